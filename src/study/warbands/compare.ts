import type { Rulebook } from '../../battle/odds'
import { t } from '../../model/language'
import { SCHEMA } from '../../model/schema'
import { type MusterUnit, WAYS } from '../../model/warband'
import type {
  FieldBuild,
  Fielded,
  FieldReport,
  MatchUp,
  Meeting,
  SheetReport,
  SheetSide,
  WarbandReport,
  WarbandSide,
  WarbandsReport
} from '../../model/warband-report'
import { canShoot, leftOut, requestOf, rosterUnitName, unitsOf } from '../../warband/fighting'
import {
  type EncounterOptions,
  type EncounterTable,
  encounterTable,
  type Fights,
  mirrorMeeting,
  optionsShown,
  readingNotes
} from './meeting'
import { type Rostered, show } from './show'

/** Warbands compared. First, builds against a field of opponents, each counted by its weight. */

type Against = FieldBuild['against'][number]

const against = (build: Band, opponent: Band, arena: EncounterTable): Against => {
  const rows = meetingsOf(build, opponent, arena)
  return together(build.kinds.map((kind, i) => fieldedOf(kind, rows[i] ?? [], opponent.kinds)))
}

const weightedMean = (all: readonly Against[], opponents: readonly Band[], of: (each: Against) => number): number => {
  const weights = opponents.reduce((sum, { weight }) => sum + weight, 0)
  return weights === 0 ? 0 : all.reduce((sum, each, i) => sum + of(each) * (opponents[i]?.weight ?? 0), 0) / weights
}

type Placed = Pick<FieldBuild, 'killed' | 'lost'>

/** Smaller differences are rounding. */
const SAME = 1e-9

/** Whether one is at least as good in points killed and lost, and better in one of them. */
const beats = (one: Placed, other: Placed): boolean =>
  one.killed >= other.killed - SAME &&
  one.lost <= other.lost + SAME &&
  (one.killed > other.killed + SAME || one.lost < other.lost - SAME)

/** Which builds are on the Pareto front: beaten by no other in both points killed and lost. */
export const frontOf = (all: readonly Placed[]): readonly boolean[] => all.map(each => !all.some(other => beats(other, each)))

/** The report of every build against every opponent. */
export const field = (
  builds: readonly Rostered[],
  opponents: readonly Rostered[],
  customs: EncounterOptions = {}
): Omit<FieldReport, 'replay' | 'request'> => {
  const book = builds[0]?.book ?? opponents[0]?.book
  if (!book) throw new RangeError('there is nobody to compare')
  const arena = encounterTable(book, customs)
  const [ours, theirs] = [builds.map(bandOf), opponents.map(bandOf)]
  const all = ours.map(build => {
    const each = theirs.map(opponent => against(build, opponent, arena))
    const total = (of: (one: Against) => number) => weightedMean(each, theirs, of)
    const swing = total(one => one.swing)
    const isScored = each.some(({ tournament }) => tournament !== undefined)
    return {
      build,
      against: each,
      killed: total(one => one.killed),
      lost: total(one => one.lost),
      swing,
      win: total(one => one.win),
      ...(isScored && { tournament: total(({ tournament = 0 }) => tournament) })
    }
  })
  const front = frontOf(all)
  return {
    schema: SCHEMA,
    kind: 'field',
    headline: t('{own} against a field of {n}', { own: ours.map(({ name }) => name).join(', '), n: theirs.length }),
    edition: book.edition,
    rules: book.version,
    builds: all.map(({ build, ...numbers }, i) => ({
      name: build.name,
      ...(build.file !== undefined && { file: build.file }),
      faction: build.faction,
      isLegal: build.isLegal,
      cost: build.cost,
      sagaDice: build.sagaDice.rolled,
      ...numbers,
      perPoint: build.cost > 0 ? numbers.swing / build.cost : 0,
      isOnFront: front[i] ?? false
    })),
    opponents: theirs.map(({ name, file, weight, isLegal }) => ({ name, ...(file !== undefined && { file }), weight, isLegal })),
    ...optionsShown(customs),
    notes: [...notesOf([...ours, ...theirs], arena, book), ...readingNotes(customs)]
  }
}

/** Units of a warband that are alike. */
interface Kind {
  readonly entry: MusterUnit
  readonly name: string
  /** Points of each unit; null: free. */
  readonly cost: number | null
  /** It leads the warband. In battle it has guards, which these fights leave out. */
  readonly leads: boolean
  readonly fights: Fights
}

/** A warband as it is compared with others. */
interface Band {
  readonly name: string
  readonly file?: string
  readonly faction: string
  readonly isLegal: boolean
  readonly faults: number
  readonly cost: number
  readonly models: number
  readonly kinds: readonly Kind[]
  readonly sagaDice: Pick<WarbandReport['sagaDice'], 'rolled' | 'falls'>
  readonly victoryPoints: number
  readonly weight: number
}

/** Merges kinds of the same troop, name and cost. */
const merged = (kinds: readonly Kind[]): readonly Kind[] => {
  const byName = new Map<string, Kind>()
  for (const kind of kinds) {
    const name = `${kind.entry.unit} ${kind.name} ${kind.cost}`
    const before = byName.get(name)
    const units = kind.entry.units + (before?.entry.units ?? 0)
    byName.set(name, before ? { ...before, entry: { ...before.entry, units } } : kind)
  }
  return [...byName.values()]
}

const bandOf = ({ roster, book }: Rostered): Band => {
  const { units, isLegal, faults, cost, models, sagaDice, victoryPoints } = show(roster, book)
  const kinds = unitsOf(roster).map((entry, index): Kind => {
    const known = units[index]
    const request = requestOf(entry, roster, book)
    return {
      entry,
      name: known?.name ?? entry.unit,
      cost: known?.cost ?? null,
      leads: known?.class === 'warlord',
      fights: { request, shoots: canShoot(entry, book) }
    }
  })
  return {
    name: roster.name,
    ...(roster.file !== undefined && { file: roster.file }),
    faction: roster.faction,
    isLegal,
    faults: faults.length,
    cost,
    models,
    kinds: merged(kinds),
    sagaDice: { rolled: sagaDice.rolled, falls: sagaDice.falls },
    victoryPoints,
    weight: roster.weight
  }
}

/** The mean of a number over meetings, each counted once for each unit of its enemy; undefined where none has it. */
const averaged = (
  meetings: readonly Meeting[],
  enemies: readonly Kind[],
  of: (meeting: Meeting) => number | undefined
): number | undefined => {
  let [sum, count] = [0, 0]
  for (const [index, meeting] of meetings.entries()) {
    const value = of(meeting)
    const times = enemies[index]?.entry.units ?? 0
    if (value === undefined) continue
    sum += value * times
    count += times
  }
  return count === 0 ? undefined : sum / count
}

/** How one kind of unit does on average. */
const fieldedOf = (kind: Kind, meetings: readonly Meeting[], enemies: readonly Kind[]): Fielded => {
  const of = (read: (meeting: Meeting) => number | undefined): number => averaged(meetings, enemies, read) ?? 0
  const ways = WAYS.flatMap(way => {
    const swing = averaged(meetings, enemies, meeting => meeting[way]?.swing)
    return swing === undefined ? [] : [[way, swing] as const]
  })
  const swing = of(meeting => meeting.swing)
  const tournament = averaged(meetings, enemies, meeting => meeting.tournament)
  return {
    unit: kind.entry.unit,
    name: kind.name,
    models: kind.entry.models,
    units: kind.entry.units,
    cost: kind.cost,
    win: of(meeting => meeting.win),
    killed: of(meeting => meeting.killed),
    lost: of(meeting => meeting.lost),
    swing,
    ways: Object.fromEntries(ways),
    ...(kind.cost && { perPoint: swing / kind.cost }),
    ...(tournament !== undefined && { tournament })
  }
}

/** The charges and shots of a warband, the best first. Fights of leaders are left out, for in battle these have guards. */
const matchUps = (band: Band, enemy: Band, rows: readonly (readonly Meeting[])[]): readonly MatchUp[] =>
  band.kinds
    .flatMap(({ name, leads }, i) =>
      enemy.kinds.flatMap((other, j) =>
        (['charging', 'shooting'] as const).flatMap((way): readonly MatchUp[] => {
          const bout = rows[i]?.[j]?.[way]
          if (!bout || leads || other.leads) return []
          return [{ unit: name, enemy: other.name, way, ...(bout.win !== undefined && { win: bout.win }), swing: bout.swing }]
        })
      )
    )
    .toSorted((one, other) => other.swing - one.swing)

const FEW = 3

/** All units together, each with its average meeting. */
const together = (units: readonly Fielded[]) => {
  const sum = (of: (unit: Fielded) => number) => units.reduce((total, unit) => total + unit.units * of(unit), 0)
  const count = sum(() => 1)
  const scored = sum(({ tournament }) => (tournament === undefined ? 0 : 1))
  return {
    killed: sum(({ killed }) => killed),
    lost: sum(({ lost }) => lost),
    swing: sum(({ swing }) => swing),
    win: count === 0 ? 0 : sum(({ win }) => win) / count,
    ...(scored > 0 && { tournament: sum(({ tournament = 0 }) => tournament) / scored })
  }
}

const sideOf = (band: Band, enemy: Band, rows: readonly (readonly Meeting[])[]): WarbandSide => {
  const units = band.kinds.map((kind, i) => fieldedOf(kind, rows[i] ?? [], enemy.kinds))
  const { win: _, ...sums } = together(units)
  const all = matchUps(band, enemy, rows)
  const { name, file, faction, isLegal, cost, models, sagaDice, victoryPoints } = band
  return {
    name,
    ...(file !== undefined && { file }),
    faction,
    isLegal,
    cost,
    models,
    units,
    ...sums,
    perPoint: cost > 0 ? sums.swing / cost : 0,
    best: all.slice(0, FEW),
    worst: all.slice(FEW).slice(-FEW).toReversed(),
    sagaDice,
    victoryPoints
  }
}

/** Every unit of one against every unit of the other. */
const meetingsOf = (one: Band, other: Band, arena: EncounterTable): readonly (readonly Meeting[])[] =>
  one.kinds.map(mine => other.kinds.map(theirs => arena.meet(mine.fights, theirs.fights)))

/** "york.yaml is not a legal warband: ..." */
const illegalNotes = ({ name, file, isLegal, faults }: Band): readonly string[] =>
  isLegal
    ? []
    : [
        t('{name} is not a legal warband: {n} {n|fault|faults} (saga-odds warband check {file})', {
          name,
          n: faults,
          file: file ?? name
        })
      ]

const notesOf = (bands: readonly Band[], arena: EncounterTable, book: Rulebook): readonly string[] => [
  ...leftOut(
    bands.flatMap(({ kinds }) => kinds.map(({ entry }) => entry)),
    book
  ),
  ...new Set(bands.flatMap(illegalNotes)),
  ...arena.refused().map(why => t('left out: {why}', { why }))
]

/**
 * A sheet for the table: every meeting of two warbands. Units that are charged give up dice where that is best for them (R3.3,
 * V9.4).
 */
export const sheet = (
  one: Rostered,
  other: Rostered,
  { readings }: Pick<EncounterOptions, 'readings'> = {}
): Omit<SheetReport, 'replay' | 'request'> => {
  const customs = { givesUpDice: true, ...(readings && { readings }) }
  const { book } = one
  const arena = encounterTable(book, customs)
  const bands = [bandOf(one), bandOf(other)] as const
  const [mine, theirs] = bands
  const sideOfSheet = ({ name, kinds }: Band): SheetSide => ({
    name,
    units: kinds.map(kind => ({
      name: rosterUnitName(kind.fights.request, book),
      models: kind.entry.models,
      units: kind.entry.units
    }))
  })
  return {
    schema: SCHEMA,
    kind: 'sheet',
    headline: t('{own} against {enemy}', { own: mine.name, enemy: theirs.name }),
    edition: book.edition,
    rules: book.version,
    warbands: [sideOfSheet(mine), sideOfSheet(theirs)],
    meetings: meetingsOf(mine, theirs, arena),
    ...(readings && Object.keys(readings).length > 0 && { readings }),
    notes: [
      ...leftOut(
        bands.flatMap(({ kinds }) => kinds.map(({ entry }) => entry)),
        book
      ),
      // an enemy without a faction is a list of units, and no warband
      ...(other.roster.faction === '' ? [mine] : bands).flatMap(illegalNotes),
      ...arena.refused().map(why => t('left out: {why}', { why })),
      ...readingNotes(customs)
    ]
  }
}

/** The report of two warbands of one edition, every unit against every unit. */
export const compareWarbands = (
  one: Rostered,
  other: Rostered,
  customs: EncounterOptions = {}
): Omit<WarbandsReport, 'replay' | 'request'> => {
  const { book } = one
  const arena = encounterTable(book, customs)
  const [first, second] = [bandOf(one), bandOf(other)]
  const meetings = meetingsOf(first, second, arena)
  const backwards = second.kinds.map((_, j) => meetings.flatMap(row => (row[j] ? [mirrorMeeting(row[j])] : [])))
  return {
    schema: SCHEMA,
    kind: 'warbands',
    headline: t('{own} against {enemy}', { own: first.name, enemy: second.name }),
    edition: book.edition,
    rules: book.version,
    warbands: [sideOf(first, second, meetings), sideOf(second, first, backwards)],
    meetings,
    ...optionsShown(customs),
    notes: [...notesOf([first, second], arena, book), ...readingNotes(customs)]
  }
}
