import { type Distribution, moments } from '../chance/battle'
import { exactly } from '../chance/exact'
import { type Interval, ofMean, wilson } from '../chance/interval'
import { sampled, streamOf, type Tally } from '../chance/sampled'
import { quantityAt } from '../model/quantities'
import type { Scenario } from '../model/scenario'
import type { FightState, Ready } from './fight-state'
import { type EndQuantity, quantitiesOf } from './measures'

/** Trials where none are asked for: half-widths of 0.3 % and less. */
export const DEFAULT_TRIALS = 100_000
/** The most trials `precision` may take. */
export const MOST_TRIALS = 100_000_000
export const DEFAULT_SEED = 'saga'

/** What the dice are thrown for: everything of the request that is not how it is measured. By its id alone a fight throws other dice. */
const subject = ({ method: _m, trials: _t, precision: _p, seed: _s, ...scenario }: Scenario): string => JSON.stringify(scenario)

/** The half-width of every probability's interval is under the precision asked for. */
const precise =
  (quantities: readonly EndQuantity[], precision: number) =>
  ({ trials, distribution }: Tally<FightState>) =>
    quantities
      .filter(({ kind }) => kind === 'probability')
      .every(({ of }) => {
        const [low, high] = wilson(moments(distribution, of).mean, trials)
        return (high - low) / 2 < precision
      })

/** Monte Carlo over the same steps, seeded: same request and seed, same numbers. */
export const sampledAnswer = (ready: Ready, scenario: Scenario): Tally<FightState> => {
  const { precision } = scenario
  const stream = streamOf(scenario.seed ?? DEFAULT_SEED, subject(scenario))
  if (precision === undefined) return sampled(ready.battle, scenario.trials ?? DEFAULT_TRIALS, stream)
  return sampled(ready.battle, scenario.trials ?? MOST_TRIALS, stream, precise(quantitiesOf(ready), precision))
}

export const exactAnswer = (ready: Ready): Distribution<FightState> => exactly(ready.battle)

/** The 95 % interval of a chance that so many trials have met. */
export const intervalOfChance = (chance: number, trials: number): Interval => wilson(Math.min(1, chance), trials)

/** 95 % intervals of every sampled number, by path (Wilson for probabilities). */
export const intervalsOf = (
  quantities: readonly EndQuantity[],
  { trials, distribution }: Tally<FightState>
): Record<string, Interval> =>
  Object.fromEntries(
    quantities.map(({ name, kind, of }) => {
      const { mean, variance } = moments(distribution, of)
      return [name, kind === 'probability' ? intervalOfChance(mean, trials) : ofMean(mean, variance, trials)]
    })
  )

/** The largest half-width of the interval of a chance. */
export const widest = (intervals: Readonly<Record<string, Interval>>): number =>
  Object.entries(intervals).reduce(
    (most, [path, [low, high]]) => (quantityAt(path)?.measure === 'chance' ? Math.max(most, (high - low) / 2) : most),
    0
  )

/** The largest distance of a sampled number from its exact one, in standard errors of so many trials. */
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
    const standardErrors = away < 1e-12 ? 0 : away / error
    if (standardErrors > worst.standardErrors) worst = { standardErrors, quantity: name }
  }
  return worst
}
