import { cells } from '../../model/cell-numbers'
import type {
  BeforeRollReport,
  CellNumbers,
  CompareReport,
  ObservedReport,
  ObservedStages,
  Percentile,
  ReviewReport,
  SweepReport,
  UntilReport,
  WhatIfReport
} from '../../model/report'
import { type Field, type RecordRow, snake } from '../record'

/** Studies in long form: a record for each fight, its columns in their order and its numbers in full. */

const numbers = (given: CellNumbers | undefined): RecordRow => cells().map(({ key, path }): Field => [snake(path), given?.[key]])

const USUAL: ReadonlySet<string> = new Set(numbers(undefined).map(([column]) => column))

/** Some of the fights of a sweep. */
export type SweepPiece = Pick<SweepReport, 'axes' | 'cells' | 'of'>

/** `isRefused`: there is a column for why a fight cannot be fought. */
export const sweepRows = (
  { axes, cells, of }: SweepPiece,
  isRefused = cells.some(({ refused }) => refused !== undefined)
): readonly RecordRow[] => {
  const column = snake(of.path)
  return cells.map(({ at, value, numbers: given, refused }) => [
    ...axes.map(({ path }, i): Field => [path, at[i]]),
    ...(USUAL.has(column) ? [] : [[column, value] as const]),
    ...numbers(given),
    ...(isRefused ? [['refused', refused] as const] : [])
  ])
}

export const compareRows = ({ subjects, opponents, cells, charged }: CompareReport): readonly RecordRow[] =>
  cells.flatMap((row, i) =>
    row.map(
      ({ numbers: of, perPoint, more }, j): RecordRow => [
        ['subject', subjects[i]?.name],
        ['opponent', opponents[j]?.name],
        ['charged', charged ? 'true' : 'false'],
        ['win', of.win],
        ['tie', of.tie],
        ['lose', of.lose],
        ['losses_mean', of.lost],
        ['kills_mean', of.killed],
        ['wipes_out', of.wipesOut],
        ['wiped_out', of.wipedOut],
        ['victory_points_swing', of.swing],
        ['muster_points', subjects[i]?.musterPoints ?? undefined],
        ['swing_per_muster_point', perPoint],
        ['win_more', more?.win],
        ['swing_more', more?.swing]
      ]
    )
  )

export const whatIfRows = ({ rows }: WhatIfReport): readonly RecordRow[] =>
  rows.map(({ side, unit, what, change, gain, numbers: given, difference }) => [
    ['side', side],
    ['unit', unit],
    ['what', what],
    ['change', change],
    ['gain', gain],
    ...numbers(given),
    ['attacker_wins_more', difference.attackerWins],
    ['defender_wins_more', difference.defenderWins],
    ['defender_wiped_out_more', difference.defenderWipedOut],
    ['swing_more', difference.swing]
  ])

export const untilRows = ({ by, steps, quantities }: UntilReport): readonly RecordRow[] =>
  steps.map(({ value, holds, found }) => [
    [by, value],
    ...quantities.map(({ path }, i): Field => [snake(path), found?.[i] ?? undefined]),
    ['holds', holds ? 'true' : 'false']
  ])

const percentile = (name: string, { observed, mean, below, same, above, twoSided }: Percentile): RecordRow => [
  [name, observed],
  [`${name}_mean`, mean],
  [`${name}_below`, below],
  [`${name}_same`, same],
  [`${name}_above`, above],
  [`${name}_two_sided`, twoSided]
]

const stageRows = ({ headline, seen }: ObservedStages): readonly RecordRow[] =>
  seen.map(({ name, attacker, defender }) => [
    ['headline', headline],
    ['measure', name],
    ...percentile('attacker', attacker),
    ...percentile('defender', defender)
  ])

export const observedRows = ({ fights, stages }: ObservedReport): readonly RecordRow[] =>
  stages && fights.length === 0
    ? stageRows(stages)
    : fights.map(({ headline, chance, attackerLosses, defenderLosses, swing }) => [
        ['headline', headline],
        ['chance', chance],
        ...percentile('attacker_losses', attackerLosses),
        ...percentile('defender_losses', defenderLosses),
        ...percentile('victory_points_swing', swing)
      ])

export const reviewRows = ({ fights }: ReviewReport): readonly RecordRow[] =>
  fights.map(({ headline, by, outcome, taken, costs, soFar, ...fight }, index) => [
    ['fight', index + 1],
    ['headline', headline],
    ['by', by],
    ['attacker_lost', outcome.attacker],
    ['defender_lost', outcome.defender],
    ['gained', fight.gained],
    ['expected', fight.expected],
    ['luck', fight.luck],
    ['decisions', fight.decisions],
    ['mean', fight.mean],
    ['own_luck', taken.own.luck],
    ['enemy_luck', taken.enemy.luck],
    ['own_cost', costs.own],
    ['enemy_cost', costs.enemy],
    ['chance', fight.chance],
    ['below', fight.swing.below],
    ['same', fight.swing.same],
    ['above', fight.swing.above],
    ['gained_so_far', soFar.gained],
    ['expected_so_far', soFar.expected],
    ['luck_so_far', soFar.luck],
    ['decisions_so_far', soFar.decisions]
  ])

export const rollRows = ({ rolls, none, average, all }: BeforeRollReport): readonly RecordRow[] => [
  ...rolls.map(
    ({ roll, chance, plays, numbers: given }): RecordRow => [
      ['roll', roll],
      ['chance', chance],
      ['plays', plays.join('; ')],
      ...numbers(given)
    ]
  ),
  [['roll', 'none played'], ['chance', undefined], ['plays', ''], ...numbers(none)],
  [['roll', 'average, least'], ['chance', undefined], ['plays', undefined], ...numbers(average.least)],
  [['roll', 'average, most'], ['chance', undefined], ['plays', undefined], ...numbers(average.most)],
  [['roll', 'all played'], ['chance', undefined], ['plays', all.plays.join('; ')], ...numbers(all.numbers)]
]
