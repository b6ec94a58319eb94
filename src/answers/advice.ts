import type { AdviceRequest } from '../model/advice'
import type { AdviceReport } from '../model/report'
import { adviceReplay } from '../request/advice/request'
import { replay } from '../request/replay'
import type { Rulebook } from '../rules/types'
import { advice } from '../turn/advice/advice'

/** What each side of a fight should choose. Throws a RequestError where there are more lines of play than may be searched. */
export const adviceAnswers = {
  advise: (request: AdviceRequest, book: Rulebook): AdviceReport => ({
    ...advice(request, book, { replayOf: scenario => replay(scenario, book) }),
    replay: adviceReplay(request, book)
  })
} as const
