import { mean, percent, points, thousands } from '../../model/figures'
import { t, translateUnitName } from '../../model/language'
import type { PlanReport } from '../../model/plan-report'
import type { Rows } from '../record'
import { goalText, worth as worthIn } from './worth'

/** A plan in a sentence. */
export const planLine = ({ headline, goals, units, points: swing, solution, method }: PlanReport): string => {
  const reached = goals.map(({ goal, chance }) => `${goal} ${percent(chance)}`)
  const left = units
    .filter(({ models, start }) => models.mean < start - 1e-9)
    .map(({ unit, models, start }) =>
      t('{unit} {mean} of {of} left', { unit: translateUnitName(unit), mean: mean(models.mean), of: start })
    )
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

/** Units, goals, steps; in full the points, the joint tables and what was best where as well. */
export const planTables = ({ units, goals, steps, points, joint, solution }: PlanReport, full: boolean): readonly Rows[] => [
  [
    ['unit', 'warband', 'start', 'models_mean', 'fatigue_mean', 'gone', 'exhausted'],
    ...units.map(({ unit, warband, start, models, fatigue, gone, exhausted }) => [
      unit,
      warband,
      start,
      models.mean,
      fatigue.mean,
      gone,
      exhausted
    ])
  ],
  ...(goals.length > 0
    ? [[['goal', 'condition', 'chance'], ...goals.map(({ goal, condition, chance }) => [goal, condition, chance])]]
    : []),
  [['step', 'what', 'played'], ...steps.map(({ label, text, played }) => [label, text, played])],
  ...(solution
    ? [
        [
          ['step', 'when', 'then', 'chance'],
          ...solution.choices.flatMap(({ step, rules }) => rules.map(({ when, then, chance }) => [step, when, then, chance]))
        ]
      ]
    : []),
  ...(full ? [[['points', 'chance'], ...points.p.map(({ points: value, chance }) => [value, chance])]] : []),
  ...joint.map(({ of, rows }) => [[...of, 'chance'], ...rows.map(({ values, chance }) => [...values, chance])])
]
