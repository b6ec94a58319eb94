import { change, percent, points, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import type { AdviceReport } from '../../model/report'

import { tableText } from '../../model/tournament'
import { called } from './sides'

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
