import { type PlanRequest, POINTS } from '../model/plan'
import type { PlanReport } from '../model/report'
import { isTournament } from '../model/tournament'
import { goalIn } from '../request/plan/conditions'
import { replay } from '../request/replay'
import { tournamentOf } from '../request/tournament'
import type { Rulebook } from '../rules/types'
import { plan } from '../turn/plan/plan'

/** The goal to solve for, as the plan has it: one of its own goes first; else it is a table of tournament points in words, or a condition. */
const withGoal = ({ plan: made, solve }: PlanRequest): Partial<Pick<PlanRequest, 'plan' | 'tournament'>> => {
  if (solve === undefined || solve === POINTS || made.goals.some(({ name }) => name === solve)) return {}
  if (isTournament(solve)) return { tournament: tournamentOf(solve, '--solve') }
  return { plan: { ...made, goals: [...made.goals, goalIn(made, solve, '--solve')] } }
}

/** What is asked of whole turns. */
export const turns = {
  plan: (request: PlanRequest, book: Rulebook): PlanReport =>
    plan({ ...request, ...withGoal(request) }, book, scenario => replay(scenario, book))
} as const
