import { type PlanRequest, POINTS } from '../model/plan'
import type { PlanReport } from '../model/report'
import { isTournament } from '../model/tournament'
import { goalIn } from '../request/plan/conditions'
import { replay } from '../request/replay'
import { tournamentOf } from '../request/tournament'
import type { Rulebook } from '../rules/types'
import { plan } from '../turn/plan/plan'

/**
 * The plan with the goal to solve for: a goal of its own, a table of tournament points, or a condition, which is added to its
 * goals.
 */
const withSolvedGoal = ({ plan: made, solve }: PlanRequest): Partial<Pick<PlanRequest, 'plan' | 'tournament'>> => {
  if (solve === undefined || solve === POINTS || made.goals.some(({ name }) => name === solve)) return {}
  if (isTournament(solve)) return { tournament: tournamentOf(solve, '--solve') }
  return { plan: { ...made, goals: [...made.goals, goalIn(made, solve, '--solve')] } }
}

/** Answers about whole turns. */
export const planAnswers = {
  plan: (request: PlanRequest, book: Rulebook): PlanReport =>
    plan({ ...request, ...withSolvedGoal(request) }, book, scenario => replay(scenario, book))
} as const
