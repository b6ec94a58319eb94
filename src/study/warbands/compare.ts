import type { Rulebook } from '../../battle/odds'
import { t } from '../../model/language'
import { ROUNDING } from '../../model/limits'
import { reportHead } from '../../model/schema'
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
import { rosterCautions, rosterUnitName, unitsOf } from '../../warband/fighting'
import {
  type MeetingOptions,
  type MeetingTable,
  type MeetingUnit,
  meetingTable,
  meetingUnitOf,
  mirrorMeeting,
  readingNotes,
  refusalNotes,
  reportedOptions
} from './meeting'
import { describeWarband, type RosterWithBook } from './show'

/** Warbands compared: every unit of one meets every unit of the other. */

/** Units of a warband that are alike. */
interface UnitGroup {
  /** Its `units` counts all of them. */
  readonly entry: MusterUnit
  readonly name: string
  /** Points of each unit; null: free. */
  readonly cost: number | null
  /** In battle a leader has guards, which these fights leave out. */
  readonly isLeader: boolean
  readonly unit: MeetingUnit
}

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

/** Merges groups of the same troop, name and cost. */
const mergeEqualGroups = (groups: readonly UnitGroup[]): readonly UnitGroup[] => {
  const byName = new Map<string, UnitGroup>()
  for (const group of groups) {
    const name = `${group.entry.unit} ${group.name} ${group.cost}`
    const before = byName.get(name)
    const units = group.entry.units + (before?.entry.units ?? 0)
    byName.set(name, before ? { ...before, entry: { ...before.entry, units } } : group)
  }
  return [...byName.values()]
}

const comparedWarband = ({ roster, book }: RosterWithBook): ComparedWarband => {
  const { units, isLegal, faults, cost, models, sagaDice, victoryPoints } = describeWarband(roster, book)
  const groups = unitsOf(roster).map((entry, index): UnitGroup => {
    const described = units[index]
    return {
      entry,
      name: described?.name ?? entry.unit,
      cost: described?.cost ?? null,
      isLeader: described?.class === 'warlord',
      unit: meetingUnitOf(entry, roster, book)
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
    groups: mergeEqualGroups(groups),
    sagaDice: { rolled: sagaDice.rolled, falls: sagaDice.falls },
    victoryPoints,
    weight: roster.weight
  }
}

/** `[i][j]`: group i of one warband against group j of the other. */
type MeetingMatrix = readonly (readonly Meeting[])[]

const meetingsOf = (one: ComparedWarband, other: ComparedWarband, meetings: MeetingTable): MeetingMatrix =>
  one.groups.map(own => other.groups.map(enemy => meetings.meet(own.unit, enemy.unit)))

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

/** How a unit of the group does on average against all enemies: chances 0..1, victory points. */
const averageResultOf = (
  { entry, name, cost }: UnitGroup,
  meetings: readonly Meeting[],
  enemies: readonly UnitGroup[]
): Fielded => {
  const mean = (of: (meeting: Meeting) => number | undefined) => meanOverMeetings(meetings, enemies, of)
  const ways = WAYS.flatMap(way => {
    const swing = mean(meeting => meeting[way]?.swing)
    return swing === undefined ? [] : [[way, swing] as const]
  })
  const swing = mean(meeting => meeting.swing) ?? 0
  const tournament = mean(meeting => meeting.tournament)
  return {
    unit: entry.unit,
    name,
    models: entry.models,
    units: entry.units,
    cost,
    win: mean(meeting => meeting.win) ?? 0,
    killed: mean(meeting => meeting.killed) ?? 0,
    lost: mean(meeting => meeting.lost) ?? 0,
    swing,
    ways: Object.fromEntries(ways),
    ...(cost && { perPoint: swing / cost }),
    ...(tournament !== undefined && { tournament })
  }
}

/** The results of each group of a warband; `meetings[i]` are those of group i. */
const averageResults = (warband: ComparedWarband, enemy: ComparedWarband, meetings: MeetingMatrix): readonly Fielded[] =>
  warband.groups.map((group, i) => averageResultOf(group, meetings[i] ?? [], enemy.groups))

/** All units together, each with its average meeting: victory points are summed, the chance to win (0..1) is averaged. */
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

/** The charges and shots of a warband, the best first. Fights of leaders are left out, for in battle these have guards. */
const matchUps = (warband: ComparedWarband, enemy: ComparedWarband, meetings: MeetingMatrix): readonly MatchUp[] =>
  warband.groups
    .flatMap(({ name, isLeader }, i) =>
      enemy.groups.flatMap((other, j) =>
        (['charging', 'shooting'] as const).flatMap((way): readonly MatchUp[] => {
          const fight = meetings[i]?.[j]?.[way]
          if (!fight || isLeader || other.isLeader) return []
          return [{ unit: name, enemy: other.name, way, ...(fight.win !== undefined && { win: fight.win }), swing: fight.swing }]
        })
      )
    )
    .toSorted((one, other) => other.swing - one.swing)

/** How many of the best, and of the worst, fights are reported. */
const MOST_MATCH_UPS = 3

const headOf = ({ name, file, faction, isLegal, cost }: ComparedWarband) => ({
  name,
  ...(file !== undefined && { file }),
  faction,
  isLegal,
  cost
})

const sideOf = (warband: ComparedWarband, enemy: ComparedWarband, meetings: MeetingMatrix): WarbandSide => {
  const units = averageResults(warband, enemy, meetings)
  const { win: _, ...sums } = totalsOf(units)
  const all = matchUps(warband, enemy, meetings)
  const { cost, models, sagaDice, victoryPoints } = warband
  return {
    ...headOf(warband),
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

const cautionsOf = (warbands: readonly ComparedWarband[], book: Rulebook): readonly string[] =>
  rosterCautions(
    warbands.flatMap(({ groups }) => groups.map(({ entry }) => entry)),
    book
  )

const notesOf = (
  warbands: readonly ComparedWarband[],
  meetings: MeetingTable,
  options: MeetingOptions,
  book: Rulebook
): readonly string[] => [
  ...cautionsOf(warbands, book),
  ...new Set(warbands.flatMap(illegalNotes)),
  ...refusalNotes(meetings),
  ...readingNotes(options)
]

/** The report of two warbands of one edition, every unit against every unit. */
export const compareWarbands = (
  one: RosterWithBook,
  other: RosterWithBook,
  options: MeetingOptions = {}
): Omit<WarbandsReport, 'replay' | 'request'> => {
  const { book } = one
  const table = meetingTable(book, options)
  const [first, second] = [comparedWarband(one), comparedWarband(other)]
  const meetings = meetingsOf(first, second, table)
  const mirrored = second.groups.map((_, j) => meetings.flatMap(row => (row[j] ? [mirrorMeeting(row[j])] : [])))
  return {
    ...reportHead('warbands', t('{own} against {enemy}', { own: first.name, enemy: second.name }), book),
    warbands: [sideOf(first, second, meetings), sideOf(second, first, mirrored)],
    meetings,
    ...reportedOptions(options),
    notes: notesOf([first, second], table, options, book)
  }
}

/**
 * A sheet for the table: every meeting of two warbands. Units that are charged give up dice where that is best for them (R3.3,
 * V9.4).
 */
export const meetingSheet = (
  one: RosterWithBook,
  other: RosterWithBook,
  { readings }: Pick<MeetingOptions, 'readings'> = {}
): Omit<SheetReport, 'replay' | 'request'> => {
  const options = { givesUpDice: true, ...(readings && { readings }) }
  const { book } = one
  const table = meetingTable(book, options)
  const warbands = [comparedWarband(one), comparedWarband(other)] as const
  const [own, enemy] = warbands
  const sheetSide = ({ name, groups }: ComparedWarband): SheetSide => ({
    name,
    units: groups.map(({ unit, entry: { models, units } }) => ({ name: rosterUnitName(unit.request, book), models, units }))
  })
  return {
    ...reportHead('sheet', t('{own} against {enemy}', { own: own.name, enemy: enemy.name }), book),
    warbands: [sheetSide(own), sheetSide(enemy)],
    meetings: meetingsOf(own, enemy, table),
    ...(readings && Object.keys(readings).length > 0 && { readings }),
    notes: [
      ...cautionsOf(warbands, book),
      // an enemy without a faction is a list of units, and no warband
      ...(other.roster.faction === '' ? [own] : warbands).flatMap(illegalNotes),
      ...refusalNotes(table),
      ...readingNotes(options)
    ]
  }
}

/** Builds against a field of opponents, each counted by its weight. */

type AverageResult = FieldBuild['against'][number]

const averageAgainst = (build: ComparedWarband, opponent: ComparedWarband, table: MeetingTable): AverageResult =>
  totalsOf(averageResults(build, opponent, meetingsOf(build, opponent, table)))

const weightedMean = (
  results: readonly AverageResult[],
  opponents: readonly ComparedWarband[],
  of: (result: AverageResult) => number
): number => {
  const weights = opponents.reduce((sum, { weight }) => sum + weight, 0)
  return weights === 0 ? 0 : results.reduce((sum, each, i) => sum + of(each) * (opponents[i]?.weight ?? 0), 0) / weights
}

type Points = Pick<FieldBuild, 'killed' | 'lost'>

/** Whether one is at least as good in points killed and lost, and better in one of them. */
const dominates = (one: Points, other: Points): boolean =>
  one.killed >= other.killed - ROUNDING &&
  one.lost <= other.lost + ROUNDING &&
  (one.killed > other.killed + ROUNDING || one.lost < other.lost - ROUNDING)

/** Which builds are on the Pareto front: dominated by no other in points killed and lost. */
export const onParetoFront = (all: readonly Points[]): readonly boolean[] =>
  all.map(each => !all.some(other => dominates(other, each)))

/** The report of every build against every opponent. Throws a RangeError where there are neither. */
export const compareWithField = (
  builds: readonly RosterWithBook[],
  opponents: readonly RosterWithBook[],
  options: MeetingOptions = {}
): Omit<FieldReport, 'replay' | 'request'> => {
  const book = builds[0]?.book ?? opponents[0]?.book
  if (!book) throw new RangeError('there is nobody to compare')
  const table = meetingTable(book, options)
  const [ours, theirs] = [builds.map(comparedWarband), opponents.map(comparedWarband)]
  const results = ours.map(build => {
    const against = theirs.map(opponent => averageAgainst(build, opponent, table))
    const mean = (of: (result: AverageResult) => number) => weightedMean(against, theirs, of)
    return {
      against,
      killed: mean(({ killed }) => killed),
      lost: mean(({ lost }) => lost),
      swing: mean(({ swing }) => swing),
      win: mean(({ win }) => win),
      ...(against.some(({ tournament }) => tournament !== undefined) && {
        tournament: mean(({ tournament = 0 }) => tournament)
      })
    }
  })
  const front = onParetoFront(results)
  return {
    ...reportHead(
      'field',
      t('{own} against a field of {n}', { own: ours.map(({ name }) => name).join(', '), n: theirs.length }),
      book
    ),
    builds: ours.flatMap((warband, i) => {
      const result = results[i]
      if (!result) return []
      return {
        ...headOf(warband),
        sagaDice: warband.sagaDice.rolled,
        ...result,
        perPoint: warband.cost > 0 ? result.swing / warband.cost : 0,
        isOnFront: front[i] ?? false
      }
    }),
    opponents: theirs.map(({ name, file, weight, isLegal }) => ({ name, ...(file !== undefined && { file }), weight, isLegal })),
    ...reportedOptions(options),
    notes: notesOf([...ours, ...theirs], table, options, book)
  }
}
