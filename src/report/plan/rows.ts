import type { PlanReport } from '../../model/plan-report'
import type { Rows } from '../record'

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
