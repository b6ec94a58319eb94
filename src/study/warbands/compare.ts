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
import { canShoot, requestOf, rosterCautions, rosterUnitName, unitsOf } from '../../warband/fighting'
import {
  type MeetingOptions,
  type MeetingTable,
  type MeetingUnit,
  meetingTable,
  mirrorMeeting,
  readingNotes,
  reportedOptions
} from './meeting'
import { describeWarband, type RosterWithBook } from './show'

/** Warbands compared. First, builds against a field of opponents, each counted by its weight. */

type AverageResult = FieldBuild['against'][number]

const averageAgainst = (build: ComparedWarband, opponent: ComparedWarband, arena: MeetingTable): AverageResult => {
  const rows = meetingsOf(build, opponent, arena)
  return totalsOf(build.groups.map((kind, i) => averageResultOf(kind, rows[i] ?? [], opponent.groups)))
}

const weightedMean = (
  all: readonly AverageResult[],
  opponents: readonly ComparedWarband[],
  of: (each: AverageResult) => number
): number => {
  const weights = opponents.reduce((sum, { weight }) => sum + weight, 0)
  return weights === 0 ? 0 : all.reduce((sum, each, i) => sum + of(each) * (opponents[i]?.weight ?? 0), 0) / weights
}

type Points = Pick<FieldBuild, 'killed' | 'lost'>

/** Smaller differences are rounding. */
const TOLERANCE = 1e-9

/** Whether one is at least as good in points killed and lost, and better in one of them. */
const dominates = (one: Points, other: Points): boolean =>
  one.killed >= other.killed - TOLERANCE &&
  one.lost <= other.lost + TOLERANCE &&
  (one.killed > other.killed + TOLERANCE || one.lost < other.lost - TOLERANCE)

/** Which builds are on the Pareto front: beaten by no other in both points killed and lost. */
export const onParetoFront = (all: readonly Points[]): readonly boolean[] =>
  all.map(each => !all.some(other => dominates(other, each)))

/** The report of every build against every opponent. */
export const compareWithField = (
  builds: readonly RosterWithBook[],
  opponents: readonly RosterWithBook[],
  customs: MeetingOptions = {}
): Omit<FieldReport, 'replay' | 'request'> => {
  const book = builds[0]?.book ?? opponents[0]?.book
  if (!book) throw new RangeError('there is nobody to compare')
  const arena = meetingTable(book, customs)
  const [ours, theirs] = [builds.map(comparedWarband), opponents.map(comparedWarband)]
  const all = ours.map(build => {
    const each = theirs.map(opponent => averageAgainst(build, opponent, arena))
    const total = (of: (one: AverageResult) => number) => weightedMean(each, theirs, of)
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
  const front = onParetoFront(all)
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
    ...reportedOptions(customs),
    notes: [...notesOf([...ours, ...theirs], arena, book), ...readingNotes(customs)]
  }
}

/** Units of a warband that are alike. */
interface UnitGroup {
  readonly entry: MusterUnit
  readonly name: string
  /** Points of each unit; null: free. */
  readonly cost: number | null
  /** It leads the warband. In battle it has guards, which these fights leave out. */
  readonly isLeader: boolean
  readonly unit: MeetingUnit
}

/** A warband as it is compared with others. */
interface ComparedWarband {
  readonly name: string
  readonly file?: string
  readonly faction: string
  readonly isLegal: boolean
  readonly faults: number
  readonly cost: number
  readonly models: number
  readonly groups: readonly UnitGroup[]
  readonly sagaDice: Pick<WarbandReport['sagaDice'], 'rolled' | 'falls'>
  readonly victoryPoints: number
  readonly weight: number
}

/** Merges kinds of the same troop, name and cost. */
const mergeEqualGroups = (kinds: readonly UnitGroup[]): readonly UnitGroup[] => {
  const byName = new Map<string, UnitGroup>()
  for (const kind of kinds) {
    const name = `${kind.entry.unit} ${kind.name} ${kind.cost}`
    const before = byName.get(name)
    const units = kind.entry.units + (before?.entry.units ?? 0)
    byName.set(name, before ? { ...before, entry: { ...before.entry, units } } : kind)
  }
  return [...byName.values()]
}

const comparedWarband = ({ roster, book }: RosterWithBook): ComparedWarband => {
  const { units, isLegal, faults, cost, models, sagaDice, victoryPoints } = describeWarband(roster, book)
  const kinds = unitsOf(roster).map((entry, index): UnitGroup => {
    const known = units[index]
    const request = requestOf(entry, roster, book)
    return {
      entry,
      name: known?.name ?? entry.unit,
      cost: known?.cost ?? null,
      isLeader: known?.class === 'warlord',
      unit: { request, shoots: canShoot(entry, book) }
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
    groups: mergeEqualGroups(kinds),
    sagaDice: { rolled: sagaDice.rolled, falls: sagaDice.falls },
    victoryPoints,
    weight: roster.weight
  }
}

/** The mean of a number over meetings, each counted once for each unit of its enemy; undefined where none has it. */
const meanOverMeetings = (
  meetings: readonly Meeting[],
  enemies: readonly UnitGroup[],
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
const averageResultOf = (kind: UnitGroup, meetings: readonly Meeting[], enemies: readonly UnitGroup[]): Fielded => {
  const of = (read: (meeting: Meeting) => number | undefined): number => meanOverMeetings(meetings, enemies, read) ?? 0
  const ways = WAYS.flatMap(way => {
    const swing = meanOverMeetings(meetings, enemies, meeting => meeting[way]?.swing)
    return swing === undefined ? [] : [[way, swing] as const]
  })
  const swing = of(meeting => meeting.swing)
  const tournament = meanOverMeetings(meetings, enemies, meeting => meeting.tournament)
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
const matchUps = (band: ComparedWarband, enemy: ComparedWarband, rows: readonly (readonly Meeting[])[]): readonly MatchUp[] =>
  band.groups
    .flatMap(({ name, isLeader: leads }, i) =>
      enemy.groups.flatMap((other, j) =>
        (['charging', 'shooting'] as const).flatMap((way): readonly MatchUp[] => {
          const bout = rows[i]?.[j]?.[way]
          if (!bout || leads || other.isLeader) return []
          return [{ unit: name, enemy: other.name, way, ...(bout.win !== undefined && { win: bout.win }), swing: bout.swing }]
        })
      )
    )
    .toSorted((one, other) => other.swing - one.swing)

const MOST_MATCH_UPS = 3

/** All units together, each with its average meeting. */
const totalsOf = (units: readonly Fielded[]) => {
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

const sideOf = (band: ComparedWarband, enemy: ComparedWarband, rows: readonly (readonly Meeting[])[]): WarbandSide => {
  const units = band.groups.map((kind, i) => averageResultOf(kind, rows[i] ?? [], enemy.groups))
  const { win: _, ...sums } = totalsOf(units)
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
    best: all.slice(0, MOST_MATCH_UPS),
    worst: all.slice(MOST_MATCH_UPS).slice(-MOST_MATCH_UPS).toReversed(),
    sagaDice,
    victoryPoints
  }
}

/** Every unit of one against every unit of the other. */
const meetingsOf = (one: ComparedWarband, other: ComparedWarband, arena: MeetingTable): readonly (readonly Meeting[])[] =>
  one.groups.map(mine => other.groups.map(theirs => arena.meet(mine.unit, theirs.unit)))

/** "york.yaml is not a legal warband: ..." */
const illegalNotes = ({ name, file, isLegal, faults }: ComparedWarband): readonly string[] =>
  isLegal
    ? []
    : [
        t('{name} is not a legal warband: {n} {n|fault|faults} (saga-odds warband check {file})', {
          name,
          n: faults,
          file: file ?? name
        })
      ]

const notesOf = (bands: readonly ComparedWarband[], arena: MeetingTable, book: Rulebook): readonly string[] => [
  ...rosterCautions(
    bands.flatMap(({ groups: kinds }) => kinds.map(({ entry }) => entry)),
    book
  ),
  ...new Set(bands.flatMap(illegalNotes)),
  ...arena.refused().map(why => t('left out: {why}', { why }))
]

/**
 * A sheet for the table: every meeting of two warbands. Units that are charged give up dice where that is best for them (R3.3,
 * V9.4).
 */
export const meetingSheet = (
  one: RosterWithBook,
  other: RosterWithBook,
  { readings }: Pick<MeetingOptions, 'readings'> = {}
): Omit<SheetReport, 'replay' | 'request'> => {
  const customs = { givesUpDice: true, ...(readings && { readings }) }
  const { book } = one
  const arena = meetingTable(book, customs)
  const bands = [comparedWarband(one), comparedWarband(other)] as const
  const [mine, theirs] = bands
  const sideOfSheet = ({ name, groups: kinds }: ComparedWarband): SheetSide => ({
    name,
    units: kinds.map(kind => ({
      name: rosterUnitName(kind.unit.request, book),
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
      ...rosterCautions(
        bands.flatMap(({ groups: kinds }) => kinds.map(({ entry }) => entry)),
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
  one: RosterWithBook,
  other: RosterWithBook,
  customs: MeetingOptions = {}
): Omit<WarbandsReport, 'replay' | 'request'> => {
  const { book } = one
  const arena = meetingTable(book, customs)
  const [first, second] = [comparedWarband(one), comparedWarband(other)]
  const meetings = meetingsOf(first, second, arena)
  const backwards = second.groups.map((_, j) => meetings.flatMap(row => (row[j] ? [mirrorMeeting(row[j])] : [])))
  return {
    schema: SCHEMA,
    kind: 'warbands',
    headline: t('{own} against {enemy}', { own: first.name, enemy: second.name }),
    edition: book.edition,
    rules: book.version,
    warbands: [sideOf(first, second, meetings), sideOf(second, first, backwards)],
    meetings,
    ...reportedOptions(customs),
    notes: [...notesOf([first, second], arena, book), ...readingNotes(customs)]
  }
}
