import { mean, percent, points, twoDecimals } from '../../model/figures'
import { t, translate, translateUnitName } from '../../model/language'
import { POINTS } from '../../model/plan'
import type { PlanReport, PlanSolution } from '../../model/plan-report'
import { isTournament, tableIn } from '../../model/tournament'
import { withInterval } from '../page'
import type { Rows } from '../record'
import { intervalOf } from '../study/sampled'

/** The 95 % interval of a figure, where the plan was thrown: by its path, a mean, points or else a chance. */
export const planInterval = ({ intervals = {} }: PlanReport, path: string): { readonly interval?: string } =>
  intervalOf(
    { intervals },
    path,
    /\.(?:mean|killed|lost)$/u.test(path) ? 'models' : path === 'points.swing' ? 'points' : 'chance'
  )

/** A plan in a sentence. */
export const lines = (report: PlanReport): readonly string[] => {
  const { headline, goals, units, points: swing, solution } = report
  const reached = goals.map(
    ({ goal, chance }) => `${goal} ${withInterval(percent(chance), planInterval(report, `goals.${goal}`))}`
  )
  const left = units
    .filter(({ models, start }) => models.mean < start - 1e-9)
    .map(({ unit, models, start }) =>
      t('{unit} {mean} of {of} left', {
        unit: translateUnitName(unit),
        mean: withInterval(mean(models.mean), planInterval(report, `units.${unit}.models.mean`)),
        of: start
      })
    )
  const best =
    solution === undefined
      ? []
      : [t('best plan for {goal} {value}', { goal: goalText(solution), value: goalValueText(solution, solution.value) })]
  const pointsText = t('victory points {swing}', {
    swing: withInterval(points(swing.swing), planInterval(report, 'points.swing'))
  })
  return [`${headline}: ${[...best, ...reached, ...left, pointsText].join('; ')}`]
}

/** The columns of the intervals of a sampled plan, and their values in a row. */
const intervalColumns = ({ method, intervals = {} }: PlanReport, columns: readonly string[]) => ({
  heads: method.name === 'exact' ? [] : columns.flatMap(column => [`${column}_low`, `${column}_high`]),
  of: (paths: readonly string[]) =>
    method.name === 'exact' ? [] : paths.flatMap(path => [intervals[path]?.[0], intervals[path]?.[1]])
})

/** Tables of units, goals, steps, the choices of the best plan, joint numbers, and losses; `full`: of points too. */
export const tables = (report: PlanReport, full: boolean): readonly Rows[] => {
  const { units, goals, steps, points, joint, solution } = report
  const ofUnits = intervalColumns(report, ['models_mean', 'fatigue_mean', 'gone', 'exhausted'])
  const ofGoals = intervalColumns(report, ['chance'])
  const ofSteps = intervalColumns(report, ['played'])
  const ofPoints = intervalColumns(report, ['chance'])
  const ofLosses = intervalColumns(report, ['losses_mean'])
  return [
    [
      ['unit', 'warband', 'start', 'models_mean', 'fatigue_mean', 'gone', 'exhausted', ...ofUnits.heads],
      ...units.map(({ unit, warband, start, models, fatigue, gone, exhausted }) => [
        unit,
        warband,
        start,
        models.mean,
        fatigue.mean,
        gone,
        exhausted,
        ...ofUnits.of(['models.mean', 'fatigue.mean', 'gone', 'exhausted'].map(path => `units.${unit}.${path}`))
      ])
    ],
    ...(goals.length > 0
      ? [
          [
            ['goal', 'condition', 'chance', ...ofGoals.heads],
            ...goals.map(({ goal, condition, chance }) => [goal, condition, chance, ...ofGoals.of([`goals.${goal}`])])
          ]
        ]
      : []),
    [
      ['step', 'what', 'played', ...ofSteps.heads],
      ...steps.map(({ label, text, played }) => [label, text, played, ...ofSteps.of([`steps.${label}.played`])])
    ],
    ...(solution
      ? [
          [
            ['step', 'when', 'then', 'chance'],
            ...solution.choices.flatMap(({ step, rules }) => rules.map(({ when, then, chance }) => [step, when, then, chance]))
          ]
        ]
      : []),
    ...(full
      ? [
          [
            ['points', 'chance', ...ofPoints.heads],
            ...points.p.map(({ points: value, chance }, index) => [value, chance, ...ofPoints.of([`points.p.${index}`])])
          ]
        ]
      : []),
    ...joint.map(({ of, rows }) => [[...of, 'chance'], ...rows.map(({ values, chance }) => [...values, chance])]),
    ...(steps.some(({ losses }) => losses.length > 0)
      ? [
          [
            ['step', 'unit', 'losses_mean', ...ofLosses.heads],
            ...steps.flatMap(({ label, losses }) =>
              losses.map(({ unit, mean: lost }) => [label, unit, lost, ...ofLosses.of([`steps.${label}.losses.${unit}.mean`])])
            )
          ]
        ]
      : [])
  ]
}

type Goal = Pick<PlanSolution, 'goal'>

/** The worth of a plan in the unit of its goal: victory points, tournament points, or a chance. */
export const goalValueText = ({ goal }: Goal, value: number): string => {
  if (goal === POINTS) return points(value)
  return isTournament(goal) ? twoDecimals(value) : percent(value)
}

/** The goal in words: its name in quotes, "points", or the table of tournament points. */
export const goalText = ({ goal }: Goal): string => {
  if (isTournament(goal)) return t('tournament points ({table})', { table: tableIn(goal) })
  return goal === POINTS ? translate(goal) : `"${goal}"`
}
