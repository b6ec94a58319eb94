import type { Mistake } from '../../model/errors'
import { t } from '../../model/language'
import { notA } from '../../model/mistakes'
import { howManyAt, sameKeyTwice, whichTroopAt } from '../../model/roster-mistakes'
import { UNARMED } from '../../model/scenario'
import { type MusterUnit, type Outfit, outfitOf } from '../../model/warband'
import { usualModels } from '../../rules/board'
import { withWeapon } from '../../rules/kit'
import { plain, troopIdFor } from '../../rules/lookup'
import { own } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import type { Tree } from '../boards/syntax'
import { type Check, checking } from '../check'
import { parted } from '../dice/roster'
import { type NameKind, namesOf, unknownRow } from '../names'
import { type Draft, ownKey } from '../validators'
import { meaningAs } from '../words/phrase-pass'
import { phrasesOf } from '../words/phrases'
import { unitWords } from '../words/unit-words'
import type { LeaderRow, RosterFile, UnitRow } from './schema'

/** Parses units in words, as in a sentence: "8 bondi", "2x6 thralls with slings", "4 mounted knights". */

/** Equal units as the words describe them, with ids of the rulebook. */
interface SpokenUnit extends Outfit {
  readonly troop?: string
  readonly models?: number
  /** The number of equal units. */
  readonly units: number
  /** The id of the faction that the words name. */
  readonly faction?: string
}

interface ParsedUnits {
  readonly units: readonly SpokenUnit[]
  readonly mistakes: readonly Mistake[]
  /** One line for each correction or assumption that was made. */
  readonly assumed: readonly string[]
}

const ROSTER_KEYS: ReadonlySet<string> = new Set(['unit', 'models', 'weapon', 'mounted', 'mount', 'banner', 'faction'])

const MOST_MODELS = 999
const MOST_UNITS = 30

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most

/**
 * Returns the unit of a draft as a list of one. If one of its numbers is not a valid count, notes that and returns an empty list.
 */
const spokenUnit = (draft: Draft, units: number, { book, note }: Check): readonly SpokenUnit[] => {
  const text = (key: string): string | undefined => {
    const value = ownKey(draft, key)
    return typeof value === 'string' ? value : undefined
  }
  const [troop, weapon, mount, faction] = ['unit', 'weapon', 'mount', 'faction'].map(text)
  const models = ownKey(draft, 'models')
  const name = own(book.troops, troop)?.name ?? t('a unit')
  const isNone = models === undefined
  if (!isNone && !isCount(models, MOST_MODELS))
    note(notA(name, models, t('a number of models from 1 to {most}', { most: MOST_MODELS }), 'units'))
  else if (!isCount(units, MOST_UNITS))
    note(notA(name, units, t('a number of units: 1 to {mostUnits}', { mostUnits: MOST_UNITS }), 'units'))
  else
    return [
      {
        ...(troop !== undefined && { troop }),
        ...(!isNone && { models }),
        units,
        ...(faction !== undefined && { faction }),
        ...(weapon !== undefined && { weapon }),
        ...(ownKey(draft, 'mounted') === true && { mounted: true }),
        ...(mount !== undefined && { mount }),
        ...(ownKey(draft, 'banner') === true && { banner: true })
      }
    ]
  return []
}

/** Mistakes for keys that only apply to a single fight. */
const fightOnlyKeys = (draft: Draft): readonly Mistake[] =>
  Object.keys(draft)
    .filter(key => !ROSTER_KEYS.has(key))
    .map(key => (key === 'maybe' ? 'chance' : key))
    .map(key => ({ message: t('{key} is for a fight: leave it out (a roster has troop, models, weapon and mounted)', { key }) }))

/** Parses all units in a text. If `mends` is set, typing errors are corrected and reported in `assumed`. */
export const unitsIn = (text: string, book: Rulebook, mends = false): ParsedUnits => {
  const check = checking(book, undefined, { mends })
  const units = parted(phrasesOf(text, check), book).flatMap(run => {
    const { draft, units: count } = unitWords(run, 'units', check)
    fightOnlyKeys(draft).forEach(check.note)
    return spokenUnit(draft, count, check)
  })
  return { units, mistakes: check.mistakes, assumed: check.assumed }
}

/** Converts one entry of a roster from words to ids of the rulebook. */

/** A unit as a roster file gives it: names are still words. */
export interface Entry extends Partial<SpokenUnit> {
  /** The position of the entry: "york.yaml:7:5". */
  readonly at: string
  /** The entry in messages: "units[2]". */
  readonly called: string
  /** The player's own name for the unit. */
  readonly name?: string
  readonly resilience?: number
}

/** What is known about the roster as a whole. */
export interface Setting {
  readonly book: Rulebook
  readonly faction?: string
  /** The id of the hero who leads. */
  readonly hero?: string
  readonly assume?: Assume
}

/** Is called with a line for each correction or assumption. Without it, typing errors are not corrected. */
export type Assume = (line: string) => void

export type Read<T> = { readonly found: T } | { readonly mistakes: readonly Mistake[] }

export const isRead = <T>(read: Read<T>): read is { readonly found: T } => 'found' in read

/** Finds the id that a sentence would take the word for after correcting typing errors; undefined if there is none. */
const corrected = (kind: NameKind, word: string, at: string, book: Rulebook, assume: Assume): string | undefined => {
  const check = checking(book, undefined, { mends: true })
  const [phrase, another] = phrasesOf(word, check)
  const id = another === undefined ? meaningAs(phrase, kind)?.id : undefined
  if (id !== undefined) for (const line of check.assumed) assume(`${at}: ${line}`)
  return id
}

/** Finds the id of the row that a word names. */
export const idOf = (
  kind: NameKind,
  word: string,
  { at, called }: Pick<Entry, 'at' | 'called'>,
  book: Rulebook,
  assume?: Assume
): Read<string> => {
  const found = namesOf(book)[kind].get(plain(word)) ?? (assume && corrected(kind, word, at, book, assume))
  if (found !== undefined) return { found }
  return { mistakes: [unknownRow(kind, word, `${at}: ${called}`, at, book)] }
}

/**
 * Finds the id of a troop, in the warband's own faction if it has such a troop. Another faction's troop is accepted here;
 * checking the warband reports it as against the rules.
 */
export const troopIdOf = (entry: Entry, { book, faction, assume }: Setting): Read<string> => {
  if (entry.troop === undefined) return { mistakes: [whichTroopAt(entry.at, entry.called)] }
  const read = idOf('troop', entry.troop, entry, book, assume)
  return isRead(read) ? { found: troopIdFor(book, read.found, entry.faction ?? faction) ?? read.found } : read
}

const weaponIdOf = (entry: Entry, { book, assume }: Setting): Read<string | undefined> => {
  if (entry.weapon === undefined || plain(entry.weapon) === UNARMED) return { found: entry.weapon && UNARMED }
  return idOf('weapon', entry.weapon, { ...entry, called: `${entry.called}.weapon` }, book, assume)
}

/** Horses are stored as `mounted`, any other mount as `mount`. */
const mountOf = (entry: Entry, { book, assume }: Setting): Read<Pick<Outfit, 'mount' | 'mounted'>> => {
  if (entry.mount === undefined) return { found: entry.mounted ? { mounted: true } : {} }
  const read = idOf('mount', entry.mount, { ...entry, called: `${entry.called}.mount` }, book, assume)
  return isRead(read) ? { found: read.found === 'horse' ? { mounted: true } : { mount: read.found } } : read
}

/** Converts an entry to a unit of the roster, or returns everything that is wrong with it. */
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

/** Collects the entries of a roster file, whether they are written in words or key by key. */

export interface Entries {
  /** The hero as the file gives them; absent if it names none. */
  readonly hero?: Entry
  /** The warlord as the file gives them; absent if it names none. */
  readonly warlord?: Entry
  readonly units: readonly Entry[]
  readonly mistakes: readonly Mistake[]
}

interface Place {
  readonly at: string
  readonly called: string
}

/** Mistakes for keys that are given under both of their names. */
const keysGivenTwice = (row: UnitRow | LeaderRow, { at, called }: Place): readonly Mistake[] => [
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

interface Found {
  readonly entries: readonly Entry[]
  readonly mistakes: readonly Mistake[]
}

const entriesOf = (given: string | UnitRow | LeaderRow, place: Place, book: Rulebook, assume?: Assume): Found => {
  if (typeof given !== 'string') return { entries: [ofRow(given, place)], mistakes: keysGivenTwice(given, place) }
  const { units, mistakes, assumed } = unitsIn(given, book, assume !== undefined)
  for (const line of assumed) assume?.(`${place.at}: ${line}`)
  const faults = mistakes.map(({ message }) => ({ message: `${place.at}: ${place.called}: ${message}`, at: place.at }))
  return { entries: faults.length > 0 ? [] : units.map(unit => ({ ...place, ...unit })), mistakes: faults }
}

const NO_LEADER: Found = { entries: [], mistakes: [] }

/** `warlord: true` stands for the warlord with default equipment, `warlord: false` for no warlord. */
const leaderOf = (key: 'hero' | 'warlord', file: RosterFile, { places }: Tree, book: Rulebook, assume?: Assume): Found => {
  const given = file[key]
  const place = { at: places.key([key]), called: key }
  if (given === undefined || given === false) return NO_LEADER
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
