import type { PlanRequest } from '../model/plan'
import type { PlanReport, ReviewReport } from '../model/report'
import type { ReviewRequest } from '../model/review'
import { isTournament } from '../model/tournament'
import { replay } from '../request/replay'
import { tournamentOf } from '../request/tournament'
import type { Rulebook } from '../rules/types'
import { review } from '../study/review'
import { plan } from '../turn/plan/plan'
import { inNumbers } from './fights'

/** What is asked of whole turns and games. */

/** A table of tournament points in words, read; a goal of the plan goes first. */
const scored = ({ plan: { goals }, solve }: PlanRequest): Pick<PlanRequest, 'tournament'> =>
  solve !== undefined && isTournament(solve) && goals.every(({ name }) => name !== solve)
    ? { tournament: tournamentOf(solve, '--solve') }
    : {}

const reviewed = (request: ReviewRequest, book: Rulebook): ReviewReport => {
  for (const { scenario } of request.fights) inNumbers(scenario)
  const report = review(request, book, { replayOf: scenario => replay(scenario, book) })
  return { ...report, replay: request.command ?? 'saga-odds review --scenario report.json' }
}

export const turns = {
  plan: (request: PlanRequest, book: Rulebook): PlanReport =>
    plan({ ...request, ...scored(request) }, book, scenario => replay(scenario, book)),
  review: reviewed
} as const
