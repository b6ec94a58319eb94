import type { TroopClass } from '../../model/effect'
import type { Mistake } from '../../model/errors'
import { t } from '../../model/language'
import { outOfPlace } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import { either, quoted } from '../../model/quoted'
import type { Edition } from '../../model/scenario'
import { plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import { slug, tidyName } from '../import/translate'
import { namesOf } from '../names'
import type { BoardFile, TroopRow } from './schema'

/** Makes a board file to start from: one faction and its troops, described in a few words. */

interface NewBoard {
  readonly name: string
  readonly edition: Edition
  /** Each written as "Reed Guard=hearthguard, heavy weapon, mounted"; if empty, the faction gets the four classes. */
  readonly troops: readonly string[]
}

const CLASSES = ['warlord', 'hearthguard', 'warriors', 'levies'] as const satisfies readonly TroopClass[]

const EXAMPLE = '"Reed Guard=hearthguard, javelins, mounted"'

interface Read {
  readonly row?: readonly [id: string, row: TroopRow]
  readonly mistakes: readonly Mistake[]
}

/** A name as it is typed in a sentence: "kings men" for "King's Men". */
const nameIn = (name: string): string => plain(name.replace(/['\u2019]/gu, ''))

const classOf = (word: string, book: Rulebook): TroopClass | undefined =>
  CLASSES.find(each => each === plain(word) || book.classes[each].names.some(name => plain(name) === plain(word)))

const troopOf = (given: string, faction: string, book: Rulebook): Read => {
  const [givenName = '', rest = ''] = given.split(/=(.*)/s).map(part => part.trim())
  const [classWord = '', ...equipment] = rest.split(',').map(part => part.trim())
  const troopClass = classOf(classWord, book)
  const fault = (message: string): Read => ({ mistakes: [outOfPlace(`--troop ${quoted(given)}: ${message}`, '--troop')] })
  if (givenName === '' || rest === '') return fault(t('give a name, a class and what it carries, as in {as}', { as: EXAMPLE }))
  if (!/^[a-z]/.test(plain(givenName))) return fault(t('a name begins with a letter from a to z'))
  if (!troopClass) {
    const near = nearest(plain(classWord), CLASSES)
    return fault(
      t('{word} is not a class; {cure}', {
        word: quoted(classWord),
        cure: near ? t('did you mean {near}?', { near: quoted(near) }) : t('use {classes}', { classes: either(CLASSES) })
      })
    )
  }
  const weapons: string[] = []
  let mounted: TroopRow['mounted'] = 'never'
  for (const word of equipment.map(plain).filter(each => each !== '')) {
    const weapon = namesOf(book).weapon.get(word)
    const isMount = book.mounts.horse.names.some(name => plain(name) === word)
    if (weapon !== undefined) weapons.push(weapon)
    else if (word === 'always mounted') mounted = 'always'
    else if (isMount) mounted = 'may'
    else {
      const near = nearest(word, [...namesOf(book).weapon.keys(), 'mounted', t('always mounted')])
      return fault(
        t('{word} is not equipment{cure}', {
          word: quoted(word),
          cure: near ? t('; did you mean {near}?', { near: quoted(near) }) : t(' (saga-odds rules weapons)')
        })
      )
    }
  }
  const name = tidyName(givenName)
  const row: TroopRow = {
    name,
    ...(CLASSES.some(each => plain(each) === plain(givenName)) ? {} : { names: [nameIn(givenName)] }),
    class: troopClass,
    faction,
    ...(weapons.length > 0 && { weapons }),
    ...(mounted !== 'never' && { mounted }),
    ...(troopClass === 'warlord' && { models: 1 })
  }
  return { row: [slug(nameIn(name)), row], mistakes: [] }
}

/** The default troops of a faction: the four classes, each named after it, as in "Fenmen levies=levies". */
const defaultTroops = (name: string): readonly string[] => CLASSES.map(each => `${name} ${each}=${each}`)

/** Returns the new board file, and every mistake in the faction's name and troops. */
export const newBoard = (
  { name, edition, troops }: NewBoard,
  book: Rulebook
): { readonly file: BoardFile; readonly mistakes: readonly Mistake[] } => {
  const id = slug(nameIn(name))
  if (!/^[a-z]/.test(plain(name))) {
    const message = t('--name {name}: a name begins with a letter from a to z', { name: quoted(name) })
    return { file: {}, mistakes: [outOfPlace(message, '--name')] }
  }
  if (Object.hasOwn(book.factions, id)) {
    const message = t('--name {name}: the rulebook has a faction of this name: choose another', { name: quoted(name) })
    return { file: {}, mistakes: [outOfPlace(message, '--name')] }
  }
  const read = (troops.length > 0 ? troops : defaultTroops(tidyName(name))).map(each => troopOf(each, id, book))
  const rows = read.flatMap(({ row }) => (row ? [row] : []))
  const twice = rows.filter(([troop], at) => rows.findIndex(([other]) => other === troop) < at)
  // a faction gets a warlord even if none of the given troops is one
  const hasWarlord = rows.some(([, { class: troopClass }]) => troopClass === 'warlord')
  const leader = hasWarlord
    ? []
    : [troopOf(`${tidyName(name)} warlord=warlord`, id, book)].flatMap(({ row }) => (row ? [row] : []))
  return {
    file: {
      edition,
      factions: { [id]: { name: tidyName(name), names: [nameIn(name)] } },
      troops: Object.fromEntries([...leader, ...rows])
    },
    mistakes: [
      ...read.flatMap(({ mistakes }) => mistakes),
      ...twice.map(([, { name: troop }]) =>
        outOfPlace(t('--troop {name} is given twice: leave one out, or give it another name', { name: quoted(troop) }), '--troop')
      )
    ]
  }
}

/** Lists the names in a board file by table, without the empty tables: `["troops", ["Reed Guard", ...]]`. */
export const contentsOf = (file: BoardFile): readonly (readonly [table: string, names: readonly string[]])[] => {
  const { factions = {}, troops = {}, heroes = {}, weapons = {}, abilities = {} } = file
  const names = (table: Readonly<Record<string, { readonly name: string }>>) => Object.values(table).map(({ name }) => name)
  const tables = [
    [t('factions'), names(factions)],
    [t('heroes'), names(heroes)],
    [t('troops'), names(troops)],
    [t('weapons'), names(weapons)],
    [t('abilities'), Object.values(abilities).flatMap(names)]
  ] as const
  return tables.filter(([, found]) => found.length > 0)
}
