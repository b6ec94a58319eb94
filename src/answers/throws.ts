import type { ThrowReport } from '../model/report'
import type { ThrowRequest } from '../model/throw'
import { throwReplay } from '../request/throw'
import type { Rulebook } from '../rules/types'
import { throwOdds } from '../saga-dice/throw'

/** Answers about throws of plain dice. */
export const throwAnswers = {
  throw: (request: ThrowRequest, book: Rulebook): ThrowReport => ({ ...throwOdds(request, book), replay: throwReplay(request) })
} as const
