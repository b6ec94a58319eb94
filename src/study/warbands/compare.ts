import type { Rulebook } from '../../battle/odds'
import { t } from '../../model/language'
import { SCHEMA } from '../../model/schema'
import type { Way } from '../../model/warband'
import type { Fielded, MatchUp, Meeting, SheetReport, SheetSide, WarbandSide, WarbandsReport } from '../../model/warband-report'
import { leftOut, rosterUnitName } from '../../warband/fighting'
import { type Band, bandOf, type Kind } from './band'
import { customary, type EncounterOptions, type EncounterTable, encounterTable, mirroredMeeting, readingNotes } from './meeting'
import type { Rostered } from './show'

/** Two warbands, every unit against every unit. */

/** The average of some meetings, each counted as often as its enemy is there. */
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

const WAYS = ['charging', 'charged', 'shooting', 'shotAt'] as const satisfies readonly Way[]

/** How one kind of unit does on average. */
export const fieldedOf = (kind: Kind, meetings: readonly Meeting[], enemies: readonly Kind[]): Fielded => {
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

/** Its own charges and shots, best first; a leader who is alone is no fight to seek or to shun, for he goes with guards. */
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

/** All units together, each having one average meeting. */
export const together = (units: readonly Fielded[]) => {
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
export const meetingsOf = (one: Band, other: Band, arena: EncounterTable): readonly (readonly Meeting[])[] =>
  one.kinds.map(mine => other.kinds.map(theirs => arena.meet(mine.fights, theirs.fights)))

/** "york.yaml is not a legal warband: ..." */
export const unlawful = ({ name, file, isLegal, faults }: Band): readonly string[] =>
  isLegal
    ? []
    : [
        t('{name} is not a legal warband: {n} {n|fault|faults} (saga-odds warband check {file})', {
          name,
          n: faults,
          file: file ?? name
        })
      ]

export const notesOf = (bands: readonly Band[], arena: EncounterTable, book: Rulebook): readonly string[] => [
  ...leftOut(
    bands.flatMap(({ kinds }) => kinds.map(({ entry }) => entry)),
    book
  ),
  ...new Set(bands.flatMap(unlawful)),
  ...arena.refused().map(why => t('left out: {why}', { why }))
]

/** All that a player lays beside the board: whoever is charged gives up dice where that is best for it (R3.3, V9.4). */
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
      ...(other.roster.faction === '' ? [mine] : bands).flatMap(unlawful),
      ...arena.refused().map(why => t('left out: {why}', { why })),
      ...readingNotes(customs)
    ]
  }
}

/** Two warbands of one edition. */
export const compareWarbands = (
  one: Rostered,
  other: Rostered,
  customs: EncounterOptions = {}
): Omit<WarbandsReport, 'replay' | 'request'> => {
  const { book } = one
  const arena = encounterTable(book, customs)
  const [first, second] = [bandOf(one), bandOf(other)]
  const meetings = meetingsOf(first, second, arena)
  const backwards = second.kinds.map((_, j) => meetings.flatMap(row => (row[j] ? [mirroredMeeting(row[j])] : [])))
  return {
    schema: SCHEMA,
    kind: 'warbands',
    headline: t('{own} against {enemy}', { own: first.name, enemy: second.name }),
    edition: book.edition,
    rules: book.version,
    warbands: [sideOf(first, second, meetings), sideOf(second, first, backwards)],
    meetings,
    ...customary(customs),
    notes: [...notesOf([first, second], arena, book), ...readingNotes(customs)]
  }
}
