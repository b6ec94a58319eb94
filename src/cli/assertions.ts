import { type Condition, conditionText, found, holds } from '../model/condition'
import { refuseAny } from '../model/errors'
import { decimal, t } from '../model/language'
import type { Measured } from '../model/quantities'
import type { Scenario } from '../model/scenario'
import { misfits } from '../request/condition-fits'
import { AnswerIsNo } from './exit-code'

/**
 * Checks --assert against a fight. Returns a function that throws AnswerIsNo where a condition is false: to be called once the
 * report is printed. Throws a RequestError where a condition is about a quantity that the fight does not have.
 */
export const checkAssertions = (conditions: readonly Condition[], fight: Measured, scenario: Scenario): (() => void) => {
  const mistakes = conditions.flatMap(condition => misfits(condition, scenario, '--assert'))
  refuseAny(mistakes)
  const failed = conditions.filter(condition => !holds(condition, fight))
  return () => {
    if (failed.length > 0)
      throw new AnswerIsNo(
        failed.map(condition =>
          t('false: {condition}; {found}', {
            condition: conditionText(condition),
            found: found(condition, fight).split(', ').map(decimal).join(', ')
          })
        )
      )
  }
}
