import type { AdviceRequest } from '../model/advice'
import type { DiceRequest, WrathRequest } from '../model/dice'
import { RequestError } from '../model/errors'
import type { PlanRequest } from '../model/plan'
import type {
  AdviceReport,
  BeforeRollReport,
  BuildReport,
  CompareReport,
  DiceReport,
  FieldReport,
  ObservedReport,
  PlanReport,
  ReadingsReport,
  Report,
  ReviewReport,
  RulesReport,
  SweepReport,
  UntilReport,
  WarbandCheckReport,
  WarbandPointsReport,
  WarbandReport,
  WarbandsReport,
  WhatIfReport,
  WrathReport
} from '../model/report'
import type { ReviewRequest } from '../model/review'
import type { Scenario } from '../model/scenario'
import type { BuildAsked, Roster } from '../model/warband'
import { adviceReplay } from '../request/advice/replay'
import { diceReplay, wrathReplay } from '../request/dice/replay'
import { replay } from '../request/replay'
import { buildReplay, pointsReplay, rostersReplay } from '../request/roster/replay'
import { compareReplay, fightReplay, rollReplay, sweepReplay, untilReplay } from '../request/study-replay'
import { browse } from '../rules/browse'
import type { Rulebook } from '../rules/types'
import { allReadings } from '../study/all-readings'
import { type CompareRequest, compare } from '../study/compare'
import { observed, type Seen } from '../study/observed'
import { review } from '../study/review'
import { type SweepRequest, sweep } from '../study/sweep'
import { type UntilRequest, until } from '../study/until'
import { build } from '../study/warbands/build'
import { check, type Rostered } from '../study/warbands/check'
import { compareWarbands } from '../study/warbands/compare'
import { field } from '../study/warbands/field'
import { targetsOf } from '../study/warbands/measures'
import { type PointsRequest, points } from '../study/warbands/points'
import { show } from '../study/warbands/show'
import { type WhatIfRequest, whatIf } from '../study/what-if'
import { advice } from '../turn/advice/advice'
import { dice } from '../turn/dice'
import { plan } from '../turn/plan/plan'
import { beforeRoll, type RollRequest } from '../turn/roll/odds-before'
import { wrathOdds } from '../turn/wrath'
import { fights } from './fights'

export type { FightOptions } from './fights'

/** What `rules` is asked: the words of a name, or none for an overview. */
export interface RulesRequest {
  readonly words: readonly string[]
}

/** Fractions are told of one fight; a table of many has its numbers only. */
const inNumbers = ({ method }: Scenario): void => {
  if (method === 'fractions')
    throw new RequestError([
      {
        message: '--method fractions is for one melee or one shot: leave it out of a question that takes many fights',
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
  readonly command?: string
}

const weighed = ({ seen, command }: ObservedRequest, book: Rulebook): ObservedReport => {
  for (const { scenario } of seen) inNumbers(scenario)
  const report = observed(seen, book)
  const [first] = report.fights
  const { attacker = 0, defender = 0 } = first?.outcome ?? {}
  const again = command ?? (first ? fightReplay(first.scenario, book, ['--observed', `${attacker}:${defender}`]) : '')
  return { ...report, replay: again }
}

const reviewed = (request: ReviewRequest, book: Rulebook): ReviewReport => {
  for (const { scenario } of request.fights) inNumbers(scenario)
  const report = review(request, book, { replayOf: scenario => replay(scenario, book) })
  return { ...report, replay: request.command ?? 'saga-odds review --scenario report.json' }
}

const readAll = (scenario: Scenario, book: Rulebook): ReadingsReport => {
  inNumbers(scenario)
  return { ...allReadings(scenario, book), replay: fightReplay(scenario, book, ['--all-readings']) }
}

/** Two warbands, or builds against a field. */
export interface WarbandsRequest {
  readonly rosters: readonly Roster[]
  /** Of the field; none: two rosters against each other. */
  readonly against?: readonly Roster[]
  /** Folders and files as they were asked for. */
  readonly asked?: readonly string[]
  /** Who is charged gives up dice where his points are better for it (R3.3). */
  readonly givesUpDice?: boolean
  /** Over the rulebook's own. */
  readonly readings?: Readonly<Record<string, string>>
}

const rostered = (rosters: readonly Roster[], book: Rulebook): readonly Rostered[] => rosters.map(roster => ({ roster, book }))

const fielded = ({ rosters, against = [], asked = [], ...customs }: WarbandsRequest, book: Rulebook): FieldReport => ({
  ...field(rostered(rosters, book), rostered(against, book), customs),
  replay: rostersReplay(['compare'], rosters, book, { against: asked, ...customs })
})

const warbands = ({ rosters, against: _a, asked: _b, ...customs }: WarbandsRequest, book: Rulebook): WarbandsReport => {
  const [one, other] = rostered(rosters, book)
  if (!one || !other) throw new RangeError('two warbands are wanted')
  return { ...compareWarbands(one, other, customs), replay: rostersReplay(['compare'], rosters, book, customs) }
}

const built = (asked: BuildAsked, book: Rulebook): BuildReport => ({
  ...build({ ...asked, targets: asked.against.flatMap(roster => targetsOf(roster, book)) }, book),
  replay: buildReplay(asked, book)
})

/**
 * The one door for command line, library, batch and explorer: each kind of request, already checked, and the rulebook give a
 * report. They throw a RequestError where the request does not fit its fight.
 */
export const answers = {
  ...fights,
  sweep: swept,
  compare: compared,
  'what-if': wondered,
  until: reached,
  observed: weighed,
  review: reviewed,
  readings: readAll,
  roll: (request: RollRequest, book: Rulebook): BeforeRollReport => ({
    ...beforeRoll(request, book),
    replay: rollReplay(request, book)
  }),
  dice: (request: DiceRequest, book: Rulebook): DiceReport => ({ ...dice(request, book), replay: diceReplay(request) }),
  wrath: (request: WrathRequest, book: Rulebook): WrathReport => ({ ...wrathOdds(request, book), replay: wrathReplay(request) }),
  advise: advised,
  'warband-check': (rosters: readonly Rostered[], book: Rulebook): WarbandCheckReport => ({
    ...check(rosters),
    replay: rostersReplay(
      ['warband', 'check'],
      rosters.map(({ roster }) => roster),
      book
    )
  }),
  warband: (roster: Roster, book: Rulebook): WarbandReport => ({
    ...show(roster, book),
    replay: rostersReplay(['warband', 'show'], [roster], book)
  }),
  'warband-points': (request: PointsRequest, book: Rulebook): WarbandPointsReport => ({
    ...points(request, book),
    replay: pointsReplay(request, book)
  }),
  warbands,
  field: fielded,
  build: built,
  plan: (request: PlanRequest, book: Rulebook): PlanReport => plan(request, book, scenario => replay(scenario, book)),
  rules: ({ words }: RulesRequest, book: Rulebook): RulesReport => browse(book, words)
} satisfies Record<string, (request: never, book: Rulebook) => Report>

export type Answers = typeof answers
/** What can be asked. */
export type Kind = keyof Answers
