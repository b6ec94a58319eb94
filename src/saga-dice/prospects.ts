import type { Prospect, Span } from '../model/dice'
import { CHANCE_ROUNDING } from '../model/limits'
import { type CostCase, type CostCases, costCases } from './costs'
import { createSolver, type PhaseSolution, type Solver } from './orders'
import { type DiceRoll, knownRoll, meanOf, type RollOutcome, type Worth, waysToRoll } from './roll-outcomes'
import type { Setting } from './setting'

/** The chances of what is wanted by the best way to roll; a span from the least to the most where costs are unknown. */

/** The ways to roll, or the roll that is known. */
export const rollsOf = ({ request, count, phase }: Setting): readonly DiceRoll[] =>
  request.rolled === undefined ? waysToRoll(count.rolled, phase.hands) : [knownRoll(request.rolled, phase.hands)]

/** The weight of the worth as rolled, which only decides between rolls that are equal by best play. */
const TIE_BREAK_WEIGHT = 1e-9

const worthOfRoll = ({ outcomes }: DiceRoll, { asRolled, bestPlay }: PhaseSolution): number =>
  meanOf(outcomes, bestPlay.worth) + TIE_BREAK_WEIGHT * meanOf(outcomes, asRolled)

/** The way to roll that is worth most by best play. */
export const bestRoll = (rolls: readonly DiceRoll[], play: PhaseSolution): DiceRoll =>
  rolls.reduce((found, roll) => (worthOfRoll(roll, play) > worthOfRoll(found, play) + CHANCE_ROUNDING ? roll : found))

/** The least and the most of some values. */
export const boundsOf = (values: readonly number[]): Span => ({
  low: values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
  high: values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
})

/** A chance; sums of chances may be rounded to slightly more than 1. */
const chanceOf = (outcomes: readonly RollOutcome[], worth: Worth): number => Math.min(1, meanOf(outcomes, worth))

/** The span of several prospects together. */
export const spanOf = (prospects: readonly Prospect[]): Prospect => {
  const ends = (spans: readonly Span[]): Span => ({
    low: boundsOf(spans.map(({ low }) => low)).low,
    high: boundsOf(spans.map(({ high }) => high)).high
  })
  return { asRolled: ends(prospects.map(({ asRolled }) => asRolled)), bestPlay: ends(prospects.map(({ bestPlay }) => bestPlay)) }
}

/** The chances of a roll, over the plays of all cases. */
export const prospectOf = (plays: readonly PhaseSolution[], { outcomes }: DiceRoll): Prospect => ({
  asRolled: boundsOf(plays.map(({ asRolled }) => chanceOf(outcomes, asRolled))),
  bestPlay: boundsOf(plays.map(({ bestPlay }) => chanceOf(outcomes, bestPlay.worth)))
})

/** A setting with all cases worked out, from which every part of a report is read. */
export interface SolvedSetting {
  readonly setting: Setting
  readonly solver: Solver
  readonly cases: CostCases
  /** The chance of all that is wanted, case by case. */
  readonly solutions: readonly PhaseSolution[]
  /** The case in which that chance is least; single rolls are reported in this case. */
  readonly worstCase: { readonly costs: CostCase; readonly play: PhaseSolution }
  readonly rolls: readonly DiceRoll[]
  /** The way to roll that is best in it. */
  readonly roll: DiceRoll
}

/** Works out every case of a setting. Throws a RequestError where they are too many. */
export const solveSetting = (setting: Setting): SolvedSetting => {
  const { phase, wants } = setting
  const solver = createSolver(phase)
  const cases = costCases(wants, phase.hands)
  const rolls = rollsOf(setting)
  const candidates = cases.all.map(costs => {
    const play = solver.all(wants, costs.prices)
    const roll = bestRoll(rolls, play)
    return { costs, play, roll, value: worthOfRoll(roll, play) }
  })
  // of equal ones the last, for rare symbols are worth more than common ones
  const { costs, play, roll } = candidates.reduce((found, each) => (each.value <= found.value ? each : found))
  return { setting, solver: solver, cases, solutions: candidates.map(each => each.play), worstCase: { costs, play }, rolls, roll }
}
