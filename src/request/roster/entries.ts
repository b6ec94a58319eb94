import type { Mistake } from '../../model/errors'
import { sameKeyTwice } from '../../model/roster-mistakes'
import { outfitOf } from '../../model/warband'
import type { Rulebook } from '../../rules/types'
import type { Tree } from '../boards/tree'
import { type Draft, ownKey } from '../validators'
import type { Assume, Entry } from './entry'
import type { LeaderRow, RosterFile, UnitRow } from './schema'
import { outfitIn, unitsIn } from './text-units'

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
