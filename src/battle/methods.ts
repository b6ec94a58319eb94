import { type Distribution, moments } from '../chance/battle'
import { exactly } from '../chance/exact'
import { ofMean, sampleOf, wilson } from '../chance/interval'
import { sampled, streamOf, type Tally } from '../chance/sampled'
import { CHANCE_ROUNDING } from '../model/limits'
import { quantityAt } from '../model/quantities'
import type { Scenario } from '../model/scenario'
import type { Interval, Intervals } from '../model/schema'
import type { FightState, ReadyFight } from './fight-state'
import { type EndQuantity, quantitiesOf } from './measures'
import { withoutMethod } from './units'

/** The number of trials if none is asked for: probabilities then have half-widths of 0.3 % or less. */
export const DEFAULT_TRIALS = 100_000
/** The most trials that a requested `precision` may take. */
const MOST_TRIALS = 100_000_000
/** The seed of sampled fights if none is given. */
export const DEFAULT_SEED = 'saga'

/**
 * What seeds the dice besides the seed: all of a scenario but how it is measured. Scenarios that differ only by id roll other
 * dice.
 */
const subject = (scenario: Scenario): string => JSON.stringify(withoutMethod(scenario))

/** Tells whether the interval of every probability has a half-width below `precision`. */
const precise =
  (quantities: readonly EndQuantity[], precision: number) =>
  ({ trials, distribution }: Tally<FightState>) =>
    quantities
      .filter(({ kind }) => kind === 'probability')
      .every(({ of }) => {
        const [low, high] = wilson(moments(distribution, of).mean, trials)
        return (high - low) / 2 < precision
      })

/** Monte Carlo over the steps of a fight. It is seeded: the same request and seed give the same numbers. */
export const sampledAnswer = (ready: ReadyFight, scenario: Scenario): Tally<FightState> => {
  const { precision } = scenario
  const stream = streamOf(scenario.seed ?? DEFAULT_SEED, subject(scenario))
  if (precision === undefined) return sampled(ready.battle, scenario.trials ?? DEFAULT_TRIALS, stream)
  return sampled(ready.battle, scenario.trials ?? MOST_TRIALS, stream, precise(quantitiesOf(ready), precision))
}

/** The exact distribution of the end states. Throws TooManyOutcomes if a step has too many outcomes. */
export const exactAnswer = (ready: ReadyFight): Distribution<FightState> => exactly(ready.battle)

/** The 95 % interval of a probability that was estimated from `trials` trials. */
export const intervalOfChance = (chance: number, trials: number): Interval => wilson(Math.min(1, chance), trials)

/** The 95 % interval of every sampled number, by path. */
export const intervalsOf = (quantities: readonly EndQuantity[], { trials, distribution }: Tally<FightState>): Intervals =>
  Object.fromEntries(
    quantities.map(({ name, kind, of, bounds }) => {
      if (kind === 'probability') return [name, intervalOfChance(moments(distribution, of).mean, trials)]
      return [name, ofMean(sampleOf(distribution.states.map(of), distribution.weights), bounds, trials)]
    })
  )

/** The largest half-width of the intervals of probabilities. */
export const widest = (intervals: Intervals): number =>
  Object.entries(intervals).reduce(
    (most, [path, [low, high]]) => (quantityAt(path)?.measure === 'chance' ? Math.max(most, (high - low) / 2) : most),
    0
  )

/**
 * The largest distance of a sampled number from its exact value, in standard errors of the trials, and the path of that number.
 */
export const deviationOf = (
  quantities: readonly EndQuantity[],
  exact: Distribution<FightState>,
  { trials, distribution }: Tally<FightState>
) => {
  let worst = { standardErrors: 0, quantity: quantities[0]?.name ?? '' }
  for (const { name, of } of quantities) {
    const { mean, variance } = moments(exact, of)
    const error = Math.sqrt(variance / trials)
    const away = Math.abs(moments(distribution, of).mean - mean)
    const standardErrors = away < CHANCE_ROUNDING ? 0 : away / error
    if (standardErrors > worst.standardErrors) worst = { standardErrors, quantity: name }
  }
  return worst
}
