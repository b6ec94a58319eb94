import type { BeforeRollReport, CompareReport, ReadingsReport, SweepReport, UntilReport, WhatIfReport } from '../model/report'
import type { Scenario } from '../model/scenario'
import { compareReplay, fightReplay, rollReplay, sweepReplay, untilReplay } from '../request/study-replay'
import type { Rulebook } from '../rules/types'
import { allReadings } from '../study/all-readings'
import { type CompareRequest, compare } from '../study/compare'
import { type SweepRequest, sweep } from '../study/sweep'
import { type UntilRequest, until } from '../study/until'
import { type WhatIfRequest, whatIf } from '../study/what-if'
import { beforeRoll, type RollRequest } from '../turn/roll/odds-before'
import { refuseFractions, refuseSampling } from './fights'

/** Every fight of a table. Throws a RequestError for `--method fractions`, as `sweep` does otherwise. */
export const answerSweep = (request: SweepRequest, book: Rulebook): SweepReport => {
  refuseFractions(request.base)
  return { ...sweep(request, book), replay: sweepReplay(request.base, request.axes, request.of.path, book) }
}

/** Subjects against opponents. Throws a RequestError for `--method fractions`, as `compare` does otherwise. */
export const answerCompare = (request: CompareRequest, book: Rulebook): CompareReport => {
  refuseFractions(request.at(0, 0))
  return { ...compare(request, book), replay: compareReplay(request.at(0, 0), request, book) }
}

/** Every single change of a fight, never sampled. Throws a RequestError for any method but exact. */
export const answerWhatIf = (request: WhatIfRequest, book: Rulebook): WhatIfReport => {
  refuseFractions(request.scenario)
  refuseSampling(request.scenario)
  const report = whatIf(request, book)
  const more = ['--what-if', ...(request.asks === 'attacker' ? [] : ['--for', request.asks])]
  return { ...report, replay: fightReplay(report.scenario, book, more) }
}

const answerUntil = (request: UntilRequest, book: Rulebook): UntilReport => {
  const { base, condition, by, labels } = request
  refuseFractions(base)
  return { ...until(request, book), replay: untilReplay(base, condition, { path: by, labels }, book) }
}

/** A fight under every interpretation, never sampled. Throws a RequestError for any method but exact. */
export const answerReadings = (scenario: Scenario, book: Rulebook): ReadingsReport => {
  refuseFractions(scenario)
  refuseSampling(scenario)
  return { ...allReadings(scenario, book), replay: fightReplay(scenario, book, ['--all-readings']) }
}

/** Answers that take many fights. */
export const studyAnswers = {
  sweep: answerSweep,
  compare: answerCompare,
  'what-if': answerWhatIf,
  until: answerUntil,
  readings: answerReadings,
  roll: (request: RollRequest, book: Rulebook): BeforeRollReport => {
    refuseSampling(request.scenario)
    return { ...beforeRoll(request, book), replay: rollReplay(request, book) }
  }
} as const
