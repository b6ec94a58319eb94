import type { DiceRequest, WrathRequest } from '../model/dice'
import type { DiceReport, ThrowReport, WrathReport } from '../model/report'
import type { ThrowRequest } from '../model/throw'
import { diceReplay, wrathReplay } from '../request/dice/replay'
import { throwReplay } from '../request/throw'
import type { Rulebook } from '../rules/types'
import { dice } from '../saga-dice/dice'
import { throwOdds } from '../saga-dice/throw'
import { wrathOdds } from '../saga-dice/wrath'

/** What is asked of dice alone. */

export const sagaDice = {
  dice: (request: DiceRequest, book: Rulebook): DiceReport => ({ ...dice(request, book), replay: diceReplay(request) }),
  throw: (request: ThrowRequest, book: Rulebook): ThrowReport => ({ ...throwOdds(request, book), replay: throwReplay(request) }),
  wrath: (request: WrathRequest, book: Rulebook): WrathReport => ({
    ...wrathOdds(request, book),
    replay: wrathReplay(request),
    request
  })
} as const
