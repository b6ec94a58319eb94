import type { Scenario } from '../model/scenario'
import type { TestResult, ThrowTest } from '../model/unit-state'
import type { Combatant, Engagement } from './combatant'

/**
 * Tests: dice that are rolled while acts are made (N14). Everything after a test depends on its result, so a fight with tests is
 * several fights, one for each series of results.
 */

/** The engagement after it meets a test, and the result; if none is given, the engagement records the test as `asked`. */
export const tested = (
  engagement: Engagement,
  test: ThrowTest
): { readonly engagement: Engagement; readonly result?: TestResult } => {
  const { results, met, asked } = engagement.tests ?? { results: [], met: 0 }
  const result = results[met]
  if (asked || !result) return { engagement: { ...engagement, tests: { results, met, asked: asked ?? test } } }
  return { engagement: { ...engagement, tests: { results, met: met + 1 } }, result }
}

/** A fight for which the results of its first tests are given. */
interface Tested extends Scenario {
  readonly tests: readonly TestResult[]
}

/** Whether results of tests are given for a fight. */
export const isTested = (scenario: Scenario): scenario is Tested => 'tests' in scenario

/** The fight in which its next tests have these results. */
export const withResults = (scenario: Scenario, results: readonly TestResult[]): Tested => ({
  ...scenario,
  tests: [...(isTested(scenario) ? scenario.tests : []), ...results]
})

/** Shared by all units without losses before the dice, so that they compare as equal. */
export const NO_LOSSES_BEFORE_DICE: Combatant['lossesBeforeDice'] = Object.freeze({ guards: 0, overkill: 0, cancelled: 0 })
