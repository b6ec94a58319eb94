import type { PlanReport } from '../../model/plan-report'
import { mean, percent, points, thousands } from '../figures'

/** A plan in a sentence. */
export const planLine = ({ headline, goals, units, points: swing, solution, method }: PlanReport): string => {
  const told = goals.map(({ goal, chance }) => `${goal} ${percent(chance)}`)
  const left = units
    .filter(({ models, start }) => models.mean < start - 1e-9)
    .map(({ unit, models, start }) => `${unit} ${mean(models.mean)} of ${start} left`)
  const best =
    solution === undefined
      ? []
      : [`best plan for ${solution.goal} ${solution.goal === 'points' ? points(solution.value) : percent(solution.value)}`]
  const thrown = method.name === 'exact' ? [] : [`sampled ${thousands(method.trials)} times`]
  return `${headline}: ${[...best, ...told, ...left, `victory points ${points(swing.swing)}`, ...thrown].join('; ')}`
}
