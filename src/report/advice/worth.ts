import type { AdviceReport } from '../../model/report'
import { change, fine, percent, points } from '../figures'

import { called } from './sides'

/** Worths in the goal's own unit. */

export const worth = ({ goal: { measure } }: Pick<AdviceReport, 'goal'>, value: number): string => {
  if (measure === 'points') return points(value)
  return measure === 'chance' ? percent(value) : fine(value)
}

/** What a choice costs: "-" where it is as good as the best. */
export const cost = (report: Pick<AdviceReport, 'goal'>, value: number, equal: boolean): string => {
  if (equal) return '-'
  return report.goal.measure === 'chance' ? percent(Math.abs(value)) : fine(Math.abs(value))
}

/** "best for the hirdmen by victory points gained less lost" */
export const aim = (report: AdviceReport): string => {
  const { asks, goal } = report
  const isPoints = goal.is === 'quantity' && goal.path === 'victoryPoints.swing' && goal.wants === 'most'
  const what = isPoints ? 'victory points gained less lost' : goal.text
  const wish = goal.is === 'quantity' && !isPoints ? `, as ${goal.wants === 'most' ? 'high' : 'low'} as possible` : ''
  return `best for ${called(report, asks)} by ${what}${wish}`
}

export const prices = ({ price: { die, fatigue } }: AdviceReport): string => {
  const told = [
    ...(die > 0 ? [`each SAGA die spent ${change(-die)}`] : []),
    ...(fatigue > 0 ? [`each fatigue ${change(-fatigue)}`] : [])
  ]
  return told.length > 0 ? `; ${told.join(', ')}` : ''
}
