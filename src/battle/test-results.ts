import type { TestResult, ThrowTest } from '../model/fight-state'
import type { Scenario } from '../model/scenario'
import type { Combatant, Engagement } from './combatant'

/**
 * Dice that are thrown while acts are made (N14): whatever comes after them knows what they showed, so a fight with such dice is several
 * fights, one for each way in which they can come up.
 */

/** The fray when a test is met, and its result; without one the fight waits for it. */
export const tested = (fray: Engagement, test: ThrowTest): { readonly fray: Engagement; readonly result?: TestResult } => {
  const { results, met, asked } = fray.tests ?? { results: [], met: 0 }
  const result = results[met]
  if (asked || !result) return { fray: { ...fray, tests: { results, met, asked: asked ?? test } } }
  return { fray: { ...fray, tests: { results, met: met + 1 } }, result }
}

/** A fight of which the results of its first tests are known. */
interface Tested extends Scenario {
  readonly tests: readonly TestResult[]
}

export const isTested = (scenario: Scenario): scenario is Tested => 'tests' in scenario

/** The same fight when one more test has this result. */
export const withResult = (scenario: Scenario, result: TestResult): Tested => ({
  ...scenario,
  tests: [...(isTested(scenario) ? scenario.tests : []), result]
})

/** What losses before the blows have done beside the models that are gone; nothing in most fights. */
export type Borne = Combatant['borne']
export const NO_LOSSES_BORNE: Borne = Object.freeze({ guards: 0, overkill: 0, cancelled: 0 })
