import { mean, percent, points, thousands, twoDecimals } from '../../model/figures'
import { t, translate, translateUnitName } from '../../model/language'
import { POINTS } from '../../model/plan'
import type { PlanReport, PlanSolution } from '../../model/plan-report'
import { isTournament, tableIn } from '../../model/tournament'
import type { Rows } from '../record'

/** A plan in a sentence. */
export const lines = ({ headline, goals, units, points: swing, solution, method }: PlanReport): readonly string[] => {
  const reached = goals.map(({ goal, chance }) => `${goal} ${percent(chance)}`)
  const left = units
    .filter(({ models, start }) => models.mean < start - 1e-9)
    .map(({ unit, models, start }) =>
      t('{unit} {mean} of {of} left', { unit: translateUnitName(unit), mean: mean(models.mean), of: start })
    )
  const best =
    solution === undefined
      ? []
      : [t('best plan for {goal} {value}', { goal: goalText(solution), value: worth(solution, solution.value) })]
  const sampled = method.name === 'exact' ? [] : [t('sampled {trials} times', { trials: thousands(method.trials) })]
  const pointsText = t('victory points {swing}', { swing: points(swing.swing) })
  return [`${headline}: ${[...best, ...reached, ...left, pointsText, ...sampled].join('; ')}`]
}

/** Tables of units, goals, steps, the choices of the best plan, and joint numbers; `full`: of points too. */
export const tables = ({ units, goals, steps, points, joint, solution }: PlanReport, full: boolean): readonly Rows[] => [
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

type Goal = Pick<PlanSolution, 'goal'>

/** The worth of a plan in the unit of its goal: victory points, tournament points, or a chance. */
export const worth = ({ goal }: Goal, value: number): string => {
  if (goal === POINTS) return points(value)
  return isTournament(goal) ? twoDecimals(value) : percent(value)
}

/** The goal in words: its name in quotes, "points", or the table of tournament points. */
export const goalText = ({ goal }: Goal): string => {
  if (isTournament(goal)) return t('tournament points ({table})', { table: tableIn(goal) })
  return goal === POINTS ? translate(goal) : `"${goal}"`
}
