import { fine, percent, points } from '../../model/figures'
import { said, t } from '../../model/language'
import type { PlanSolution } from '../../model/plan-report'
import { isTournament, tableIn } from '../../model/tournament'

/** What a plan is worth, and the goal that it is solved for, as both are shown. */

type Goal = Pick<PlanSolution, 'goal'>

export const worth = ({ goal }: Goal, value: number): string => {
  if (goal === 'points') return points(value)
  return isTournament(goal) ? fine(value) : percent(value)
}

export const goalText = ({ goal }: Goal): string =>
  isTournament(goal) ? t('tournament points ({table})', { table: tableIn(goal) }) : said(goal)
