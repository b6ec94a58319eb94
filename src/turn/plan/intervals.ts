import { ofMean, type Sample, sampleOf, wilson } from '../../chance/interval'
import { ROUNDING } from '../../model/limits'
import type { PlanReport, PlanSpread, PlanStepReport } from '../../model/plan-report'
import type { Interval } from '../../model/schema'
import type { Outcome } from './outcome'
import type { PlanModel } from './plan-model'
import { fieldOf, valueAt } from './state'

/** How sure the figures of a plan are that was thrown. */

/** Of a number with these chances of 0, 1, 2 ... up to `most`. */
const intervalOfSpread = ({ p }: PlanSpread, most: number, trials: number): Interval =>
  ofMean(sampleOf([...p.keys()], p), [0, Math.max(most, p.length - 1)], trials)

type PathInterval = readonly [path: string, interval: Interval]

/** Who wins a fight where it is fought, and what it costs: of so many trials the fewer. */
const intervalsOfFight = (
  { label, result, played, losses }: PlanStepReport,
  livesOf: (unit: string) => number,
  trials: number
): readonly PathInterval[] => {
  const fought = result ? result.attackerWins + result.tie + result.defenderWins : played
  if (fought <= 0) return []
  return [
    ...(result
      ? [[`steps.${label}.wins`, wilson(Math.min(1, result.attackerWins / fought), fought * trials)] satisfies PathInterval]
      : []),
    ...losses.map(
      (spread): PathInterval => [
        `steps.${label}.losses.${spread.unit}.mean`,
        intervalOfSpread(spread, livesOf(spread.unit), fought * trials)
      ]
    )
  ]
}

/** The points that a warband's losses are worth. Units of different tables are independent: then moments add up. */
const sampleOfPoints = (model: PlanModel, { joint }: Outcome, warband: number): Sample =>
  joint
    .map(({ fields, entries }) => {
      const units = model.preparedUnits.flatMap(({ planUnit, pointsForEnemy }, unit) => {
        const field = fieldOf(unit, 'models')
        return planUnit.warband === warband && fields.includes(field) ? [{ field, pointsForEnemy }] : []
      })
      const points = entries.map(({ state }) =>
        units.reduce((total, { field, pointsForEnemy }) => total + pointsForEnemy(valueAt(state, field)), 0)
      )
      return sampleOf(
        points,
        entries.map(({ weight }) => weight)
      )
    })
    .reduce((one, other) => ({
      mean: one.mean + other.mean,
      variance: one.variance + other.variance,
      third: one.third + other.third,
      met: [one.met[0] + other.met[0], one.met[1] + other.met[1]]
    }))

/** The most points that a warband's losses can be worth. */
const mostPoints = (model: PlanModel, warband: number): number =>
  model.preparedUnits.reduce(
    (sum, { planUnit, pointsForEnemy }) => sum + (planUnit.warband === warband ? pointsForEnemy(0) : 0),
    0
  )

const intervalsOfPoints = (
  { p }: PlanReport['points'],
  model: PlanModel,
  outcome: Outcome,
  trials: number
): readonly PathInterval[] => {
  const { turn } = model.plan
  const chance = (holds: (points: number) => boolean): Interval =>
    wilson(
      Math.min(
        1,
        p.reduce((sum, each) => (holds(each.points) ? sum + each.chance : sum), 0)
      ),
      trials
    )
  const [mostKilled, mostLost] = [mostPoints(model, 1 - turn), mostPoints(model, turn)]
  const swing = sampleOf(
    p.map(each => each.points),
    p.map(each => each.chance)
  )
  return [
    ['points.killed', ofMean(sampleOfPoints(model, outcome, 1 - turn), [0, mostKilled], trials)],
    ['points.lost', ofMean(sampleOfPoints(model, outcome, turn), [0, mostLost], trials)],
    ['points.swing', ofMean(swing, [-mostLost, mostKilled], trials)],
    ['points.ahead', chance(value => value > ROUNDING)],
    ['points.behind', chance(value => value < -ROUNDING)],
    ...p.map((each, index): PathInterval => [`points.p.${index}`, wilson(Math.min(1, each.chance), trials)])
  ]
}

/** 95 % intervals of the figures of a plan that was thrown; `wins` and `losses` of a step are where it is done. */
export const intervalsOf = (
  { goals, units, steps, points }: Pick<PlanReport, 'goals' | 'units' | 'steps' | 'points'>,
  model: PlanModel,
  outcome: Outcome,
  trials: number
): NonNullable<PlanReport['intervals']> => {
  const chance = (share: number): Interval => wilson(Math.min(1, share), trials)
  const livesOf = (name: string): number => units.find(({ unit }) => unit === name)?.start ?? 0
  return Object.fromEntries<Interval>([
    ...goals.map(({ goal, chance: held }) => [`goals.${goal}`, chance(held)] as const),
    ...units.flatMap(
      ({ unit, gone, exhausted, models, start, fatigue, fatigueLimit }) =>
        [
          [`units.${unit}.gone`, chance(gone)],
          [`units.${unit}.exhausted`, chance(exhausted)],
          [`units.${unit}.models.mean`, intervalOfSpread(models, start, trials)],
          [`units.${unit}.fatigue.mean`, intervalOfSpread(fatigue, fatigueLimit, trials)]
        ] as const
    ),
    ...steps.flatMap(step => [
      [`steps.${step.label}.played`, chance(step.played)] as const,
      ...intervalsOfFight(step, livesOf, trials)
    ]),
    ...intervalsOfPoints(points, model, outcome, trials)
  ])
}
