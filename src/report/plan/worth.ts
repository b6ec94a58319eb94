import { percent, points, twoDecimals } from '../../model/figures'
import { t, translate } from '../../model/language'
import { POINTS } from '../../model/plan'
import type { PlanSolution } from '../../model/plan-report'
import { isTournament, tableIn } from '../../model/tournament'

type Goal = Pick<PlanSolution, 'goal'>

/** What a plan is worth, in the unit of the goal that it is solved for: points, or a chance. */
export const worth = ({ goal }: Goal, value: number): string => {
  if (goal === POINTS) return points(value)
  return isTournament(goal) ? twoDecimals(value) : percent(value)
}

/** The goal by its name: "the fyrd is gone", points. */
export const goalText = ({ goal }: Goal): string => {
  if (isTournament(goal)) return t('tournament points ({table})', { table: tableIn(goal) })
  return goal === POINTS ? translate(goal) : `"${goal}"`
}
