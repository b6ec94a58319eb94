import type { TestResult, ThrowTest } from '../model/fight-state'
import type { Scenario } from '../model/scenario'
import type { Combatant, Engagement } from './combatant'

/**
 * Dice that are thrown while acts are made (N14): whatever comes after them knows what they showed, so a fight with such dice is several
 * fights, one for each way in which they can come up.
 */

/** The engagement when a test is met, and its result; without one the fight waits for it. */
export const tested = (
  engagement: Engagement,
  test: ThrowTest
): { readonly engagement: Engagement; readonly result?: TestResult } => {
  const { results, met, asked } = engagement.tests ?? { results: [], met: 0 }
  const result = results[met]
  if (asked || !result) return { engagement: { ...engagement, tests: { results, met, asked: asked ?? test } } }
  return { engagement: { ...engagement, tests: { results, met: met + 1 } }, result }
}

/** A fight of which the results of its first tests are known. */
interface Tested extends Scenario {
  readonly tests: readonly TestResult[]
}

export const isTested = (scenario: Scenario): scenario is Tested => 'tests' in scenario

/** The same fight when its next tests have these results. */
export const withResults = (scenario: Scenario, results: readonly TestResult[]): Tested => ({
  ...scenario,
  tests: [...(isTested(scenario) ? scenario.tests : []), ...results]
})

/** What losses before the blows have done beside the models that are gone; nothing in most fights. */
export type Borne = Combatant['borne']
export const NO_LOSSES_BORNE: Borne = Object.freeze({ guards: 0, overkill: 0, cancelled: 0 })
