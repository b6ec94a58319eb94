import type { PlanRequest } from '../model/plan'
import type {
  BuildReport,
  FieldReport,
  PlanReport,
  Report,
  ReviewReport,
  RulesReport,
  SheetReport,
  ThreatsReport,
  WarbandCheckReport,
  WarbandPointsReport,
  WarbandReport,
  WarbandsReport
} from '../model/report'
import type { ReviewRequest } from '../model/review'
import type { BuildAsked, Roster } from '../model/warband'
import { replay } from '../request/replay'
import { buildReplay, pointsReplay, rostersReplay } from '../request/roster/replay'
import { browse } from '../rules/browse'
import type { Rulebook } from '../rules/types'
import { review } from '../study/review'
import { build } from '../study/warbands/build'
import { check, type Rostered } from '../study/warbands/check'
import { compareWarbands, sheet } from '../study/warbands/compare'
import { field } from '../study/warbands/field'
import { targetsOf } from '../study/warbands/measures'
import { type PointsRequest, points } from '../study/warbands/points'
import { show } from '../study/warbands/show'
import { type ThreatsRequest, threats } from '../study/warbands/threats'
import { plan } from '../turn/plan/plan'
import { inNumbers, studies } from './studies'

export type { FightOptions } from './fights'
export type { ObservedRequest } from './studies'

/** What `rules` is asked: the words of a name, or none for an overview. */
export interface RulesRequest {
  readonly words: readonly string[]
}

const reviewed = (request: ReviewRequest, book: Rulebook): ReviewReport => {
  for (const { scenario } of request.fights) inNumbers(scenario)
  const report = review(request, book, { replayOf: scenario => replay(scenario, book) })
  return { ...report, replay: request.command ?? 'saga-odds review --scenario report.json' }
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

const sheeted = ({ rosters, asked = [], readings }: WarbandsRequest, book: Rulebook): SheetReport => {
  const [one, other] = rostered(rosters, book)
  if (!one || !other) throw new RangeError('two warbands are wanted')
  const customs = readings ? { readings } : {}
  return { ...sheet(one, other, customs), replay: rostersReplay(['sheet'], [one.roster], book, { against: asked, ...customs }) }
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
  ...studies,
  review: reviewed,
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
  sheet: sheeted,
  field: fielded,
  build: built,
  threats: (request: ThreatsRequest, book: Rulebook): ThreatsReport => threats(request, book),
  plan: (request: PlanRequest, book: Rulebook): PlanReport => plan(request, book, scenario => replay(scenario, book)),
  rules: ({ words }: RulesRequest, book: Rulebook): RulesReport => browse(book, words)
} satisfies Record<string, (request: never, book: Rulebook) => Report>

export type Answers = typeof answers
/** What can be asked. */
export type Kind = keyof Answers
