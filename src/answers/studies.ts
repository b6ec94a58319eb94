import type { AdviceRequest } from '../model/advice'
import type { DiceRequest, WrathRequest } from '../model/dice'
import { RequestError } from '../model/errors'
import { t } from '../model/language'
import type {
  AdviceReport,
  BeforeRollReport,
  CompareReport,
  DiceReport,
  ObservedReport,
  ReadingsReport,
  SweepReport,
  ThrowReport,
  UntilReport,
  WhatIfReport,
  WrathReport
} from '../model/report'
import type { Scenario } from '../model/scenario'
import type { ThrowRequest } from '../model/throw'
import { adviceReplay } from '../request/advice/replay'
import { diceReplay, wrathReplay } from '../request/dice/replay'
import { replay } from '../request/replay'
import { compareReplay, fightReplay, rollReplay, sweepReplay, untilReplay } from '../request/study-replay'
import { throwReplay } from '../request/throw'
import type { Rulebook } from '../rules/types'
import { dice } from '../saga-dice/dice'
import { throwOdds } from '../saga-dice/throw'
import { wrathOdds } from '../saga-dice/wrath'
import { allReadings } from '../study/all-readings'
import { type CompareRequest, compare } from '../study/compare'
import { observed, type Seen, type StagesSeen } from '../study/observed'
import { type SweepRequest, sweep } from '../study/sweep'
import { type UntilRequest, until } from '../study/until'
import { type WhatIfRequest, whatIf } from '../study/what-if'
import { advice } from '../turn/advice/advice'
import { beforeRoll, type RollRequest } from '../turn/roll/odds-before'
import { fights } from './fights'

/** What is asked of fights and of SAGA dice: all that a page in a browser needs, apart from whole turns and whole warbands. */

/** Fractions are reported of one fight; a table of many has its numbers only. */
export const inNumbers = ({ method }: Scenario): void => {
  if (method === 'fractions')
    throw new RequestError([
      {
        message: t('--method fractions is for one melee or one shot: leave it out of a question that takes many fights'),
        at: 'method'
      }
    ])
}

const swept = (request: SweepRequest, book: Rulebook): SweepReport => {
  inNumbers(request.base)
  return { ...sweep(request, book), replay: sweepReplay(request.base, request.axes, request.of.path, book) }
}

const compared = (request: CompareRequest, book: Rulebook): CompareReport => {
  inNumbers(request.at(0, 0))
  return { ...compare(request, book), replay: compareReplay(request.at(0, 0), request, book) }
}

const wondered = (request: WhatIfRequest, book: Rulebook): WhatIfReport => {
  inNumbers(request.scenario)
  const report = whatIf(request, book)
  const more = ['--what-if', ...(request.asks === 'attacker' ? [] : ['--for', request.asks])]
  return { ...report, replay: fightReplay(report.scenario, book, more) }
}

const reached = (request: UntilRequest, book: Rulebook): UntilReport => {
  const { base, condition, by, labels } = request
  inNumbers(base)
  return { ...until(request, book), replay: untilReplay(base, condition, { path: by, labels }, book) }
}

const advised = (request: AdviceRequest, book: Rulebook): AdviceReport => ({
  ...advice(request, book, { replayOf: scenario => replay(scenario, book) }),
  replay: adviceReplay(request, book)
})

/** Fights that were fought, and the file that tells of them, if it was one. */
export interface ObservedRequest {
  readonly seen: readonly Seen[]
  /** What was seen on the way of one fight. */
  readonly stages?: StagesSeen
  readonly command?: string
}

const weighed = ({ seen, stages, command }: ObservedRequest, book: Rulebook): ObservedReport => {
  for (const { scenario } of seen) inNumbers(scenario)
  if (stages) inNumbers(stages.scenario)
  const report = observed(seen, book, stages)
  const [first] = report.fights
  const { attacker = 0, defender = 0 } = first?.outcome ?? {}
  const scenario = first?.scenario ?? report.stages?.scenario
  const said = report.stages?.given ?? `${attacker}:${defender}`
  const again = command ?? (scenario ? fightReplay(scenario, book, ['--observed', said]) : '')
  return { ...report, replay: again }
}

const readAll = (scenario: Scenario, book: Rulebook): ReadingsReport => {
  inNumbers(scenario)
  return { ...allReadings(scenario, book), replay: fightReplay(scenario, book, ['--all-readings']) }
}

/** Fights, studies of them, advice and SAGA dice. */
export const studies = {
  ...fights,
  sweep: swept,
  compare: compared,
  'what-if': wondered,
  until: reached,
  observed: weighed,
  readings: readAll,
  roll: (request: RollRequest, book: Rulebook): BeforeRollReport => ({
    ...beforeRoll(request, book),
    replay: rollReplay(request, book)
  }),
  dice: (request: DiceRequest, book: Rulebook): DiceReport => ({ ...dice(request, book), replay: diceReplay(request) }),
  throw: (request: ThrowRequest, book: Rulebook): ThrowReport => ({ ...throwOdds(request, book), replay: throwReplay(request) }),
  wrath: (request: WrathRequest, book: Rulebook): WrathReport => ({ ...wrathOdds(request, book), replay: wrathReplay(request) }),
  advise: advised
} as const
