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

/** A board file to start from: one faction with its troops, in a few words. */

interface NewBoard {
  readonly name: string
  readonly edition: Edition
  /** "Reed Guard=hearthguard, heavy weapon, mounted"; the four classes where there is none. */
  readonly troops: readonly string[]
}

const CLASSES = ['warlord', 'hearthguard', 'warriors', 'levies'] as const satisfies readonly TroopClass[]

const AS = '"Reed Guard=hearthguard, javelins, mounted"'

interface Read {
  readonly row?: readonly [id: string, row: TroopRow]
  readonly mistakes: readonly Mistake[]
}

const classOf = (word: string, book: Rulebook): TroopClass | undefined =>
  CLASSES.find(each => each === plain(word) || book.classes[each].names.some(name => plain(name) === plain(word)))

const troopOf = (given: string, faction: string, book: Rulebook): Read => {
  const [called = '', rest = ''] = given.split(/=(.*)/s).map(part => part.trim())
  const [classWord = '', ...equipment] = rest.split(',').map(part => part.trim())
  const troopClass = classOf(classWord, book)
  const fault = (message: string): Read => ({ mistakes: [outOfPlace(`--troop ${quoted(given)}: ${message}`, '--troop')] })
  if (called === '' || rest === '') return fault(t('give a name, a class and what it carries, as in {as}', { as: AS }))
  if (!/^[a-z]/.test(plain(called))) return fault(t('a name begins with a letter from a to z'))
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
  const name = tidyName(called)
  const row: TroopRow = {
    name,
    ...(CLASSES.some(each => plain(each) === plain(called)) ? {} : { names: [plain(called)] }),
    class: troopClass,
    faction,
    ...(weapons.length > 0 && { weapons }),
    ...(mounted !== 'never' && { mounted }),
    ...(troopClass === 'warlord' && { models: 1 })
  }
  return { row: [slug(name), row], mistakes: [] }
}

/** Without troops of its own a faction has the four classes, called by its name. */
const usual = (name: string): readonly string[] => CLASSES.map(each => `${name} ${each}=${each}`)

export const newBoard = (
  { name, edition, troops }: NewBoard,
  book: Rulebook
): { readonly file: BoardFile; readonly mistakes: readonly Mistake[] } => {
  const id = slug(name)
  if (!/^[a-z]/.test(plain(name))) {
    const message = t('--name {name}: a name begins with a letter from a to z', { name: quoted(name) })
    return { file: {}, mistakes: [outOfPlace(message, '--name')] }
  }
  const read = (troops.length > 0 ? troops : usual(tidyName(name))).map(each => troopOf(each, id, book))
  const rows = read.flatMap(({ row }) => (row ? [row] : []))
  // whatever else it has, somebody leads it
  const led = rows.some(([, { class: troopClass }]) => troopClass === 'warlord')
  const leader = led ? [] : [troopOf(`${tidyName(name)} warlord=warlord`, id, book)].flatMap(({ row }) => (row ? [row] : []))
  return {
    file: {
      edition,
      factions: { [id]: { name: tidyName(name), names: [plain(name)] } },
      troops: Object.fromEntries([...leader, ...rows])
    },
    mistakes: read.flatMap(({ mistakes }) => mistakes)
  }
}

/** What a board file has, table by table: `["troops", ["Reed Guard", ...]]`. */
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
