import type { ObservedReport, ReviewReport } from '../model/report'
import type { ReviewRequest } from '../model/review-report'
import { replay } from '../request/replay'
import { fightReplay } from '../request/study-replay'
import type { Rulebook } from '../rules/types'
import { observed, type Seen, type StagesSeen } from '../study/observed'
import { review } from '../study/review'
import { neverSampled, refuseFractions } from './fights'

/** Answers about fights and games that have been played. */

/** Observed fights. */
export interface ObservedRequest {
  readonly seen: readonly Seen[]
  /** The stages observed in one fight: hits, saves. */
  readonly stages?: StagesSeen
  readonly command?: string
}

/** The report, whose command is that of the file of fights, or repeats what was observed in one. */
const observedFights = ({ seen, stages, command }: ObservedRequest, book: Rulebook): ObservedReport => {
  for (const { scenario } of [...seen, ...(stages ? [stages] : [])]) {
    refuseFractions(scenario)
    neverSampled(scenario)
  }
  const report = observed(seen, book, stages)
  const [first] = report.fights
  const { attacker = 0, defender = 0 } = first?.outcome ?? {}
  const scenario = first?.scenario ?? report.stages?.scenario
  const said = report.stages?.given ?? `${attacker}:${defender}`
  const again = command ?? (scenario ? fightReplay(scenario, book, ['--observed', said]) : '')
  return { ...report, replay: again }
}

const reviewed = (request: ReviewRequest, book: Rulebook): ReviewReport => {
  for (const { scenario } of request.fights) refuseFractions(scenario)
  const report = review(request, book, { replayOf: scenario => replay(scenario, book) })
  return { ...report, replay: request.command ?? 'saga-odds review --scenario report.json' }
}

export const played = { observed: observedFights, review: reviewed } as const
