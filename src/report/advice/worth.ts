import type { AdviceReport } from '../../model/report'
import { change, fine, percent, points } from '../figures'

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

/** "for the hirdmen, by victory points killed less lost" */
export const aim = ({ asks, names, goal }: AdviceReport): string => {
  const isPoints = goal.is === 'quantity' && goal.path === 'victoryPoints.swing' && goal.wants === 'most'
  const what = isPoints ? 'victory points killed less lost' : goal.text
  const wish = goal.is === 'quantity' && !isPoints ? `, as ${goal.wants === 'most' ? 'high' : 'low'} as can be` : ''
  return `for the ${names[asks]}, by ${what}${wish}`
}

export const prices = ({ price: { die, fatigue } }: AdviceReport): string => {
  const told = [...(die > 0 ? [`a die spent ${change(-die)}`] : []), ...(fatigue > 0 ? [`a fatigue ${change(-fatigue)}`] : [])]
  return told.length > 0 ? `; ${told.join(', ')}` : ''
}
