import { change, percent, points, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import type { AdviceReport, AfterThrow, LineReport, Side } from '../../model/report'
import type { SideRequest } from '../../model/scenario'
import { tableText } from '../../model/tournament'

/** What the sides are called. */

type Named = Pick<AdviceReport, 'names'>

/** Two sides of one name are distinguished by what they do. */
export const sideNameOf = ({ names }: Named, side: Side): string =>
  names.attacker === names.defender
    ? t(side === 'attacker' ? 'attacking {name}' : 'defending {name}', { name: names[side] })
    : names[side]

const isSingle = (side: SideRequest): boolean => !('together' in side) && side.models === 1

/** "hirdmen win", "Cnut wins" */
export const winning = (report: Pick<AdviceReport, 'names' | 'scenario'>, side: Side): string =>
  t('{name} {n|wins|win}', { name: sideNameOf(report, side), n: isSingle(report.scenario[side]) ? 1 : 2 })

/** "the hirdmen"; a hero by his name alone. */
export const called = (report: Named, side: Side): string => t('{the:name}', { name: sideNameOf(report, side) })

/** The side against the one given. */

type Steps = Pick<LineReport, 'steps' | 'after'>

/** "hirdmen: Frigg; sergeants: pass" */
export const stepsText = (steps: LineReport['steps'], report: Named): string =>
  steps.map(({ by, choice }) => `${sideNameOf(report, by)}: ${choice.text}`).join('; ')

const thenText = ({ shown, ...then }: AfterThrow, report: Named): string =>
  t('after {thrown}: {steps}', { thrown: shown, steps: lineText(then, report) || t('both pass') })

/** The same with what is done after each result of dice. */
export const lineText = ({ steps, after = [] }: Steps, report: Named): string =>
  [stepsText(steps, report), ...after.map(each => thenText(each, report))].filter(Boolean).join('; ')

/** Worths in the goal's own unit. */

export const worth = ({ goal: { measure } }: Pick<AdviceReport, 'goal'>, value: number): string => {
  if (measure === 'points') return points(value)
  return measure === 'chance' ? percent(value) : twoDecimals(value)
}

/** What a choice costs: "-" where it is as good as the best. */
export const cost = (report: Pick<AdviceReport, 'goal'>, value: number, equal: boolean): string => {
  if (equal) return '-'
  return report.goal.measure === 'chance' ? percent(Math.abs(value)) : twoDecimals(Math.abs(value))
}

/** "best for the hirdmen by victory points gained less lost" */
export const aim = (report: AdviceReport): string => {
  const { asks, goal } = report
  const isPoints = goal.is === 'quantity' && goal.path === 'victoryPoints.swing' && goal.wants === 'most'
  const named = goal.is === 'tournament' ? t('tournament points ({table})', { table: tableText(goal.table) }) : goal.text
  const what = isPoints ? t('victory points gained less lost') : named
  const wish =
    goal.is === 'quantity' && !isPoints ? t(goal.wants === 'most' ? ', as high as possible' : ', as low as possible') : ''
  return t('best for {who} by {what}{wish}', { who: called(report, asks), what, wish })
}

export const prices = ({ price: { die, fatigue } }: AdviceReport): string => {
  const priced = [
    ...(die > 0 ? [t('each SAGA die spent {price}', { price: change(-die) })] : []),
    ...(fatigue > 0 ? [t('each fatigue {price}', { price: change(-fatigue) })] : [])
  ]
  return priced.length > 0 ? `; ${priced.join(', ')}` : ''
}
