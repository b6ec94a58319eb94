import { mean, percent, points, twoDecimals } from '../../model/figures'
import { t, translate, translateUnitName } from '../../model/language'
import { ROUNDING } from '../../model/limits'
import { POINTS } from '../../model/plan'
import type { PlanReport, PlanSolution } from '../../model/plan-report'
import { isTournament, tableIn } from '../../model/tournament'
import { withInterval } from '../page'
import type { Rows, Value } from '../record'
import { intervalOf } from '../study/sampled'

/** The 95 % interval of a figure, where the plan was sampled: by its path a mean, points or else a chance. */
export const planInterval = ({ intervals = {} }: PlanReport, path: string): { readonly interval?: string } =>
  intervalOf(
    { intervals },
    path,
    /\.(?:mean|killed|lost)$/u.test(path) ? 'models' : path === 'points.swing' ? 'points' : 'chance'
  )

/** ": charge, then rest", where the best plan is the same whatever the dice show. */
const inAllCases = ({ choices }: PlanSolution): string => {
  const open = choices.filter(({ indifferent }) => !indifferent)
  const always = open.flatMap(({ rules: [only, another] }) => (only && another === undefined ? [only.then] : []))
  return open.length > 0 && always.length === open.length ? `: ${always.join(t(', then '))}` : ''
}

/** A plan in a sentence. */
export const lines = (report: PlanReport): readonly string[] => {
  const { headline, goals, units, points: swing, solution } = report
  const reached = goals.map(
    ({ goal, chance }) => `${goal} ${withInterval(percent(chance), planInterval(report, `goals.${goal}`))}`
  )
  const left = units
    .filter(({ models, start }) => models.mean < start - ROUNDING)
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
      : [
          t('best plan for {goal} {value}', { goal: goalText(solution), value: goalValueText(solution, solution.value) }) +
            inAllCases(solution)
        ]
  const pointsText = t('victory points {swing}', {
    swing: withInterval(points(swing.swing), planInterval(report, 'points.swing'))
  })
  return [`${headline}: ${[...best, ...reached, ...left, pointsText].join('; ')}`]
}

/** A row of a table: its cells, and the paths of the numbers whose intervals follow them where the plan was sampled. */
interface SampledRow {
  readonly cells: readonly Value[]
  readonly paths: readonly string[]
}

/** A table with the intervals of its columns `sampled` behind the others, where the plan was sampled; none without rows. */
const sampledTable = (
  { method, intervals = {} }: PlanReport,
  columns: readonly string[],
  sampled: readonly string[],
  rows: readonly SampledRow[]
): readonly Rows[] => {
  if (rows.length === 0) return []
  const isExact = method.name === 'exact'
  const heads = isExact ? [] : sampled.flatMap(column => [`${column}_low`, `${column}_high`])
  const ends = (paths: readonly string[]) => (isExact ? [] : paths.flatMap(path => [intervals[path]?.[0], intervals[path]?.[1]]))
  return [[[...columns, ...heads], ...rows.map(({ cells, paths }) => [...cells, ...ends(paths)])]]
}

const unitRow = ({ unit, warband, start, models, fatigue, gone, exhausted }: PlanReport['units'][number]): SampledRow => ({
  cells: [unit, warband, start, models.mean, fatigue.mean, gone, exhausted],
  paths: ['models.mean', 'fatigue.mean', 'gone', 'exhausted'].map(path => `units.${unit}.${path}`)
})

const lossRows = ({ label, losses }: PlanReport['steps'][number]): readonly SampledRow[] =>
  losses.map(({ unit, mean: lost }) => ({ cells: [label, unit, lost], paths: [`steps.${label}.losses.${unit}.mean`] }))

const choiceTable = ({ choices }: PlanSolution): Rows => [
  ['step', 'when', 'then', 'chance'],
  ...choices.flatMap(({ step, rules }) => rules.map(({ when, then, chance }) => [step, when, then, chance]))
]

/** Tables of units, goals, steps, the choices of the best plan, joint numbers, and losses; `full`: of points too. */
export const tables = (report: PlanReport, full: boolean): readonly Rows[] => {
  const { units, goals, steps, points, joint, solution } = report
  const table = (columns: readonly string[], sampled: readonly string[], rows: readonly SampledRow[]) =>
    sampledTable(report, columns, sampled, rows)
  const numbers = ['models_mean', 'fatigue_mean', 'gone', 'exhausted']
  return [
    ...table(['unit', 'warband', 'start', ...numbers], numbers, units.map(unitRow)),
    ...table(
      ['goal', 'condition', 'chance'],
      ['chance'],
      goals.map(({ goal, condition, chance }) => ({ cells: [goal, condition, chance], paths: [`goals.${goal}`] }))
    ),
    ...table(
      ['step', 'what', 'played'],
      ['played'],
      steps.map(({ label, text, played }) => ({ cells: [label, text, played], paths: [`steps.${label}.played`] }))
    ),
    ...(solution ? [choiceTable(solution)] : []),
    ...(full
      ? table(
          ['points', 'chance'],
          ['chance'],
          points.p.map(({ points: value, chance }, index) => ({ cells: [value, chance], paths: [`points.p.${index}`] }))
        )
      : []),
    ...joint.map(({ of, rows }): Rows => [[...of, 'chance'], ...rows.map(({ values, chance }) => [...values, chance])]),
    ...table(['step', 'unit', 'losses_mean'], ['losses_mean'], steps.flatMap(lossRows))
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
