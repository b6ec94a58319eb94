import type { Command, Option } from 'commander'
import { QUANTITIES } from '../../model/quantities'
import { formats } from '../../report'
import { paths, placeOf } from '../../request/set'
import type { ValueType } from '../../request/traits'
import type { Rulebook } from '../../rules/types'
import { type Flag, fightFlags } from '../flags'
import { WHEN } from '../look'
import { abilities, type Saying, sideSaid, troops } from './sentence'
import { FILES, named, type Suggested, type Suggestion } from './suggestion'

/** The values that an option may have. */

export interface Around {
  /** The words of the sentence before the cursor. */
  readonly words: readonly string[]
  readonly book: Rulebook
}

const MOST = 12

/** Of a trait: `saying` is the unit it belongs to. */
const ofType = (type: ValueType, saying: Saying, book: Rulebook): readonly Suggestion[] => {
  switch (type.is) {
    case 'choice':
      return named(type.of)
    case 'edition':
      return named(['1', '2'])
    case 'yes-no':
      return named(['true', 'false'])
    case 'troop':
      return troops(saying, book)
    case 'weapon':
      return named(Object.keys(book.weapons))
    case 'faction':
      return named(Object.keys(book.factions))
    case 'abilities':
      return abilities(saying, book)
    case 'spend':
      return named(['armour', 'enemy-armour', 'both', 'nothing'])
    case 'wrath':
      return named(['1d6', '2d6', '3d6'])
    case 'whole':
      return named(Array.from({ length: MOST + 1 }, (_, i) => `${i}`).slice(type.least === 0 ? 0 : 1))
    default:
      return []
  }
}

const sayingAt = (path: readonly string[], { words, book }: Around): Saying =>
  sideSaid(words, path[0] === 'defender' ? 'defender' : 'attacker', book)

const readings = ({ book }: Around): readonly Suggestion[] =>
  Object.entries(book.readings).flatMap(([name, { values }]) =>
    Object.entries(values).map(([value, about]) => ({ value: `${name}=${value}`, about }))
  )

/** `attacker.models=`, and after the sign its values. */
const settings = (current: string, around: Around): readonly Suggestion[] => {
  const [path = '', value] = current.split(/=(.*)/s)
  if (value === undefined) return named(paths.map(each => `${each}=`))
  const place = placeOf(path)
  if (!place) return []
  return ofType(place.trait.type, sayingAt(place.path, around), around.book).map(each => ({
    ...each,
    value: `${path}=${each.value}`
  }))
}

const heroes = ({ book }: Around): readonly Suggestion[] =>
  Object.entries(book.troops).flatMap(([id, { hero, name }]) => (hero ? [{ value: id, about: name }] : []))

const boxes = ({ words, book }: Around): readonly Suggestion[] => {
  const faction = Object.keys(book.factions).find(id =>
    words.some(word => id === word || book.factions[id]?.names.includes(word))
  )
  return Object.entries(book.abilities)
    .filter(([, ability]) => faction === undefined || ability.faction === faction)
    .map(([key, { name }]) => ({ value: key.slice(key.indexOf('/') + 1), about: name }))
}

const quantities = (): readonly Suggestion[] => QUANTITIES.map(({ path, names: [about = ''] }) => ({ value: path, about }))

type Values = (around: Around, current: string) => readonly Suggestion[]

const VALUES: Readonly<Record<string, Values>> = {
  '--format': () => named(Object.keys(formats)),
  '--color': () => named(WHEN),
  '--reading': readings,
  '--set': (around, current) => settings(current, around),
  '--vary': (around, current) => settings(current, around),
  '--by': () => named(paths.filter(path => path.includes('.'))),
  '--for': () => named(['attacker', 'defender']),
  '--show': quantities,
  '--assert': quantities,
  '--until': quantities,
  '--faction': ({ book }) => named(Object.keys(book.factions)),
  '--hero': heroes,
  '--against': heroes,
  '--want': boxes,
  '--keep': boxes,
  '--without': boxes,
  '--edition': () => named(['1', '2'])
}

const flags: ReadonlyMap<string, Flag> = new Map(fightFlags('any').map(flag => [flag.called, flag]))

const wantsFile = ({ flags: text, long }: Option): boolean => /<file>/.test(text) || long === '--observed'

/** Of an option that has a value. */
export const valuesOf = (option: Option, current: string, around: Around): Suggested => {
  if (wantsFile(option)) return FILES
  const long = option.long ?? ''
  const values = Object.hasOwn(VALUES, long) ? VALUES[long] : undefined
  if (values) return values(around, current)
  const flag = flags.get(long)
  return flag ? ofType(flag.trait.type, sayingAt(flag.path, around), around.book) : []
}

export const optionCalled = (command: Command, word: string): Option | undefined =>
  command.options.find(({ long, short }) => word === long || word === short)
