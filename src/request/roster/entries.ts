import type { Mistake } from '../../model/errors'
import { t } from '../../model/language'
import { unknownName } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import { howManyAt, sameKeyTwice, whichTroopAt } from '../../model/roster-mistakes'
import { type MusterUnit, type Outfit, outfitOf } from '../../model/warband'
import { usualModels } from '../../rules/board'
import { UNARMED, withWeapon } from '../../rules/kit'
import { plain, troopIdFor } from '../../rules/lookup'
import { own } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import type { Tree } from '../boards/syntax'
import { checking } from '../check'
import { parted } from '../dice/roster'
import { namesOf } from '../names'
import { meaningAs } from '../phrase-pass'
import { phrasesOf } from '../phrases'
import { unitWords } from '../unit-words'
import { type Draft, ownKey } from '../validators'
import type { LeaderRow, RosterFile, UnitRow } from './schema'

/** Units in words, as in a sentence: "8 bondi", "2x6 thralls with slings", "4 mounted knights". */

interface ParsedUnits {
  readonly drafts: readonly Draft[]
  readonly mistakes: readonly Mistake[]
  /** What was read as something else. */
  readonly assumed: readonly string[]
}

const OF_A_ROSTER: ReadonlySet<string> = new Set(['unit', 'models', 'weapon', 'mounted', 'mount', 'banner', 'faction'])

/** What words say a unit carries and rides. */
export const outfitIn = (draft: Draft): Outfit => {
  const [weapon, mount] = [ownKey(draft, 'weapon'), ownKey(draft, 'mount')]
  return {
    ...(typeof weapon === 'string' && { weapon }),
    ...(ownKey(draft, 'mounted') === true && { mounted: true }),
    ...(typeof mount === 'string' && { mount }),
    ...(ownKey(draft, 'banner') === true && { banner: true })
  }
}

/** What goes for one fight only. */
const passing = (draft: Draft): readonly Mistake[] =>
  Object.keys(draft)
    .filter(key => !OF_A_ROSTER.has(key))
    .map(key => (key === 'maybe' ? 'chance' : key))
    .map(key => ({ message: t('{key} is for a fight: leave it out (a roster has troop, models, weapon and mounted)', { key }) }))

/** Each unit with its traits, and `units`: how many such. `mends`: typing errors that were corrected, as they are reported. */
export const unitsIn = (text: string, book: Rulebook, mends = false): ParsedUnits => {
  const check = checking(book, undefined, { mends })
  const drafts = parted(phrasesOf(text, check), book).map(run => {
    const { draft, units } = unitWords(run, 'units', check)
    passing(draft).forEach(check.note)
    return { ...draft, units }
  })
  return { drafts, mistakes: check.mistakes, assumed: check.assumed }
}

/** One entry of a roster, its words become ids of the rulebook. */

/** As a file has it: each name still a word. */
export interface Entry extends Outfit {
  /** "york.yaml:7:5", and what the entry is called: "units[2]". */
  readonly at: string
  readonly called: string
  /** What its player calls it. */
  readonly name?: string
  readonly troop?: string
  readonly models?: number
  readonly units?: number
  readonly resilience?: number
}

/** What else is known of the roster. */
export interface Setting {
  readonly book: Rulebook
  readonly faction?: string
  /** The id of the hero who leads. */
  readonly hero?: string
  readonly assume?: Assume
}

/** Hears what was read as something else; where nobody does, no typing error is corrected. */
export type Assume = (line: string) => void

export type Read<T> = { readonly found: T } | { readonly mistakes: readonly Mistake[] }

export const isRead = <T>(read: Read<T>): read is { readonly found: T } => 'found' in read

const LISTS = {
  troop: 'saga-odds rules units',
  weapon: 'saga-odds rules weapons',
  mount: 'saga-odds rules weapons',
  faction: 'saga-odds rules factions'
} as const

/** What a sentence would read the word as, typing errors corrected. */
const corrected = (kind: keyof typeof LISTS, word: string, at: string, book: Rulebook, assume: Assume): string | undefined => {
  const check = checking(book, undefined, { mends: true })
  const [phrase, another] = phrasesOf(word, check)
  const id = another === undefined ? meaningAs(phrase, kind)?.id : undefined
  if (id !== undefined) for (const line of check.assumed) assume(`${at}: ${line}`)
  return id
}

/** The id of the row that a word names. */
export const idOf = (
  kind: keyof typeof LISTS,
  word: string,
  { at, called }: Pick<Entry, 'at' | 'called'>,
  book: Rulebook,
  assume?: Assume
): Read<string> => {
  const names = namesOf(book)[kind]
  const found = names.get(plain(word)) ?? (assume && corrected(kind, word, at, book, assume))
  if (found !== undefined) return { found }
  const near = nearest(plain(word), names.keys())
  return { mistakes: [unknownName(`${at}: ${called}`, kind, word, LISTS[kind], at, near)] }
}

/** Of a warband's own faction where it has such a troop; another faction's is shown as against the rules. */
export const troopIdOf = (entry: Entry, { book, faction, assume }: Setting): Read<string> => {
  if (entry.troop === undefined) return { mistakes: [whichTroopAt(entry.at, entry.called)] }
  const read = idOf('troop', entry.troop, entry, book, assume)
  return isRead(read) ? { found: troopIdFor(book, read.found, faction) ?? read.found } : read
}

const weaponIdOf = (entry: Entry, { book, assume }: Setting): Read<string | undefined> => {
  if (entry.weapon === undefined || plain(entry.weapon) === UNARMED) return { found: entry.weapon && UNARMED }
  return idOf('weapon', entry.weapon, { ...entry, called: `${entry.called}.weapon` }, book, assume)
}

/** Horses are what `mounted` says. */
const mountOf = (entry: Entry, { book, assume }: Setting): Read<Pick<Outfit, 'mount' | 'mounted'>> => {
  if (entry.mount === undefined) return { found: entry.mounted ? { mounted: true } : {} }
  const read = idOf('mount', entry.mount, { ...entry, called: `${entry.called}.mount` }, book, assume)
  return isRead(read) ? { found: read.found === 'horse' ? { mounted: true } : { mount: read.found } } : read
}

export const musterUnitOf = (entry: Entry, setting: Setting): Read<MusterUnit> => {
  const { book, hero } = setting
  const [troop, weapon, mount] = [troopIdOf(entry, setting), weaponIdOf(entry, setting), mountOf(entry, setting)]
  if (!isRead(troop) || !isRead(weapon) || !isRead(mount))
    return { mistakes: [troop, weapon, mount].flatMap(read => ('mistakes' in read ? read.mistakes : [])) }
  const unit = withWeapon(book, troop.found, weapon.found, hero)
  const row = own(book.troops, unit)
  const models = entry.models ?? (row && usualModels(row))
  if (models === undefined) return { mistakes: [howManyAt(entry.at, entry.called, row?.name ?? unit)] }
  return {
    found: {
      unit,
      models,
      ...(entry.name !== undefined && { name: entry.name }),
      units: entry.units ?? 1,
      ...(weapon.found !== undefined && { weapon: weapon.found }),
      ...mount.found,
      ...(entry.banner && { banner: true }),
      ...(entry.resilience !== undefined && { resilience: entry.resilience }),
      at: entry.at
    }
  }
}

/** The entries of a roster file, those in words and those key by key alike. */

export interface Entries {
  /** The hero, or the warlord, as the file names them; absent where it names none. */
  readonly hero?: Entry
  readonly warlord?: Entry
  readonly units: readonly Entry[]
  readonly mistakes: readonly Mistake[]
}

interface Place {
  readonly at: string
  readonly called: string
}

/** Keys that are two names of one, said both. */
const doubled = (row: UnitRow | LeaderRow, { at, called }: Place): readonly Mistake[] => [
  ...(row.troop !== undefined && row.unit !== undefined ? [sameKeyTwice(at, called, 'troop', 'unit')] : []),
  ...(row.weapon !== undefined && row.equipment !== undefined ? [sameKeyTwice(at, called, 'weapon', 'equipment')] : [])
]

const ofRow = (row: UnitRow | LeaderRow, place: Place): Entry => {
  const { troop = row.unit, weapon = row.equipment } = row
  return {
    ...place,
    ...(troop !== undefined && { troop }),
    ...outfitOf({ ...row, ...(weapon !== undefined && { weapon }) }),
    ...('name' in row && row.name !== undefined && { name: row.name }),
    ...('models' in row && row.models !== undefined && { models: row.models }),
    ...('units' in row && row.units !== undefined && { units: row.units }),
    ...('resilience' in row && row.resilience !== undefined && { resilience: row.resilience })
  }
}

const text = (draft: Draft, key: string): string | undefined => {
  const value = ownKey(draft, key)
  return typeof value === 'string' ? value : undefined
}

const count = (draft: Draft, key: string): number | undefined => {
  const value = ownKey(draft, key)
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
}

/** What words say of a unit; ids are names of themselves. */
const ofWords = (draft: Draft, place: Place): Entry => {
  const [troop, models, units] = [text(draft, 'unit'), count(draft, 'models'), count(draft, 'units')]
  return {
    ...place,
    ...(troop !== undefined && { troop }),
    ...(models !== undefined && { models }),
    ...(units !== undefined && { units }),
    ...outfitIn(draft)
  }
}

interface Found {
  readonly entries: readonly Entry[]
  readonly mistakes: readonly Mistake[]
}

const entriesOf = (given: string | UnitRow | LeaderRow, place: Place, book: Rulebook, assume?: Assume): Found => {
  if (typeof given !== 'string') return { entries: [ofRow(given, place)], mistakes: doubled(given, place) }
  const { drafts, mistakes, assumed } = unitsIn(given, book, assume !== undefined)
  for (const line of assumed) assume?.(`${place.at}: ${line}`)
  const faults = mistakes.map(({ message }) => ({ message: `${place.at}: ${place.called}: ${message}`, at: place.at }))
  return { entries: faults.length > 0 ? [] : drafts.map(draft => ofWords(draft, place)), mistakes: faults }
}

const NOBODY: Found = { entries: [], mistakes: [] }

/** `warlord: true` is the warlord as he is; `warlord: false` nobody. */
const leaderOf = (key: 'hero' | 'warlord', file: RosterFile, { places }: Tree, book: Rulebook, assume?: Assume): Found => {
  const given = file[key]
  const place = { at: places.key([key]), called: key }
  if (given === undefined || given === false) return NOBODY
  if (given === true) return { entries: [place], mistakes: [] }
  return entriesOf(given, place, book, assume)
}

export const entriesIn = (file: RosterFile, tree: Tree, book: Rulebook, assume?: Assume): Entries => {
  const [hero, warlord] = [leaderOf('hero', file, tree, book, assume), leaderOf('warlord', file, tree, book, assume)]
  const units = file.units.map((unit, index) =>
    entriesOf(unit, { at: tree.places.value(['units', index]), called: `units[${index}]` }, book, assume)
  )
  const [first, second] = [hero.entries[0], warlord.entries[0]]
  return {
    ...(first && { hero: first }),
    ...(second && { warlord: second }),
    units: units.flatMap(({ entries }) => entries),
    mistakes: [...hero.mistakes, ...warlord.mistakes, ...units.flatMap(({ mistakes }) => mistakes)]
  }
}
