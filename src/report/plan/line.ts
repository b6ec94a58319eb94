import { mean, percent, points, thousands } from '../../model/figures'
import { t } from '../../model/language'
import type { PlanReport } from '../../model/plan-report'
import { goalText, worth as worthIn } from './worth'

/** A plan in a sentence. */
export const planLine = ({ headline, goals, units, points: swing, solution, method }: PlanReport): string => {
  const reached = goals.map(({ goal, chance }) => `${goal} ${percent(chance)}`)
  const left = units
    .filter(({ models, start }) => models.mean < start - 1e-9)
    .map(({ unit, models, start }) => t('{unit} {mean} of {of} left', { unit, mean: mean(models.mean), of: start }))
  const best =
    solution === undefined
      ? []
      : [
          t('best plan for {goal} {value}', {
            goal: goalText(solution),
            value: worthIn(solution, solution.value)
          })
        ]
  const thrown = method.name === 'exact' ? [] : [t('sampled {trials} times', { trials: thousands(method.trials) })]
  const worth = t('victory points {swing}', { swing: points(swing.swing) })
  return `${headline}: ${[...best, ...reached, ...left, worth, ...thrown].join('; ')}`
}
