import type { ObservedReport, ReviewReport } from '../model/report'
import type { ReviewRequest } from '../model/review-report'
import { replay } from '../request/replay'
import { fightReplay } from '../request/study-replay'
import type { Rulebook } from '../rules/types'
import { type ObservedLosses, type ObservedStagesRequest, observedLuck } from '../study/observed'
import { review } from '../study/review'
import { refuseFractions, refuseSampling } from './fights'

/** Answers about fights and games that have been played. */

/** Observed fights. */
export interface ObservedRequest {
  readonly seen: readonly ObservedLosses[]
  /** The stages observed in one fight: hits, saves. */
  readonly stages?: ObservedStagesRequest
  readonly command?: string
}

/** The report, whose command is that of the file of fights, or repeats what was observed in one. */
const answerObserved = ({ seen, stages, command }: ObservedRequest, book: Rulebook): ObservedReport => {
  for (const { scenario } of [...seen, ...(stages ? [stages] : [])]) {
    refuseFractions(scenario)
    refuseSampling(scenario)
  }
  const report = observedLuck(seen, book, stages)
  const [first] = report.fights
  const { attacker = 0, defender = 0 } = first?.outcome ?? {}
  const scenario = first?.scenario ?? report.stages?.scenario
  const losses = report.stages?.given ?? `${attacker}:${defender}`
  const replay = command ?? (scenario ? fightReplay(scenario, book, ['--observed', losses]) : '')
  return { ...report, replay: replay }
}

const answerReview = (request: ReviewRequest, book: Rulebook): ReviewReport => {
  for (const { scenario } of request.fights) refuseFractions(scenario)
  const report = review(request, book, { replayOf: scenario => replay(scenario, book) })
  return { ...report, replay: request.command ?? 'saga-odds review --scenario report.json' }
}

/** The luck of fights, and of a game with its decisions. Throw a RequestError with everything that cannot have happened. */
export const playedFightAnswers = { observed: answerObserved, review: answerReview } as const
