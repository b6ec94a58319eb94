import type {
  BeforeRollReport,
  CompareReport,
  ObservedReport,
  ReadingsReport,
  SweepReport,
  UntilReport,
  WhatIfReport
} from '../model/report'
import type { Scenario } from '../model/scenario'
import { compareReplay, fightReplay, rollReplay, sweepReplay, untilReplay } from '../request/study-replay'
import type { Rulebook } from '../rules/types'
import { allReadings } from '../study/all-readings'
import { type CompareRequest, compare } from '../study/compare'
import { observed, type Seen, type StagesSeen } from '../study/observed'
import { type SweepRequest, sweep } from '../study/sweep'
import { type UntilRequest, until } from '../study/until'
import { type WhatIfRequest, whatIf } from '../study/what-if'
import { beforeRoll, type RollRequest } from '../turn/roll/odds-before'
import { inNumbers } from './fights'

/** What is asked of many fights. */

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

/** Observed fights, and the file that lists them, if there was one. */
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

export const studies = {
  sweep: swept,
  compare: compared,
  'what-if': wondered,
  until: reached,
  observed: weighed,
  readings: readAll,
  roll: (request: RollRequest, book: Rulebook): BeforeRollReport => ({
    ...beforeRoll(request, book),
    replay: rollReplay(request, book)
  })
} as const
