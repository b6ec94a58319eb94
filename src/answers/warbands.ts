import type {
  BuildReport,
  FieldReport,
  SheetReport,
  ThreatsReport,
  WarbandCheckReport,
  WarbandPointsReport,
  WarbandReport,
  WarbandsReport
} from '../model/report'
import { withEdition } from '../model/schema'
import type { BuildAsked, PointsRequest, Roster, ThreatsRequest, WarbandsRequest } from '../model/warband'
import { asTyped, buildReplay, pointsReplay, rostersReplay } from '../request/roster/replay'
import type { Rulebook } from '../rules/types'
import { build, targetsOf } from '../study/warbands/build'
import { compareWarbands, compareWithField, meetingSheet } from '../study/warbands/compare'
import { pointsForLosses } from '../study/warbands/points'
import { checkRosters, describeWarband, type RosterWithBook } from '../study/warbands/show'
import { threats } from '../study/warbands/threats'

const withBook = (rosters: readonly Roster[], book: Rulebook): readonly RosterWithBook[] =>
  rosters.map(roster => ({ roster, book }))

const twoRosters = (rosters: readonly Roster[], book: Rulebook): readonly [RosterWithBook, RosterWithBook] => {
  const [one, other] = withBook(rosters, book)
  if (!one || !other) throw new RangeError('two warbands are wanted')
  return [one, other]
}

/** The check of rosters, by the book of the last, which has the rows of all. */
const answerCheck = (all: readonly RosterWithBook[]): WarbandCheckReport => {
  const rosters = all.map(({ roster }) => roster)
  const { book } = all.at(-1) ?? {}
  const report = checkRosters(all)
  if (!book) throw new RangeError('there is no roster to check')
  return {
    ...report,
    replay: rostersReplay(['warband', 'check'], rosters, book),
    request: { ...withEdition({ rosters }, book), edition: report.edition }
  }
}

/** Answers about whole warbands. Throw a RequestError where a request cannot be met, a RangeError where a roster is lacking. */
export const warbandAnswers = {
  'warband-check': (rosters: readonly RosterWithBook[], _book: Rulebook): WarbandCheckReport => answerCheck(rosters),
  warband: (roster: Roster, book: Rulebook): WarbandReport => ({
    ...describeWarband(roster, book),
    replay: rostersReplay(['warband', 'show'], [roster], book),
    request: withEdition({ roster }, book)
  }),
  'warband-points': (request: PointsRequest, book: Rulebook): WarbandPointsReport => ({
    ...pointsForLosses(request, book),
    replay: pointsReplay(request, book),
    request: withEdition(request, book)
  }),
  warbands: (request: WarbandsRequest, book: Rulebook): WarbandsReport => {
    const { rosters, against: _against, asked: _asked, ...options } = request
    return {
      ...compareWarbands(...twoRosters(rosters, book), options),
      replay: rostersReplay(['compare'], rosters, book, options),
      request: withEdition(request, book)
    }
  },
  sheet: (request: WarbandsRequest, book: Rulebook): SheetReport => {
    const { rosters, asked: files = [], readings } = request
    const [one, other] = twoRosters(rosters, book)
    const options = readings ? { readings } : {}
    return {
      ...meetingSheet(one, other, options),
      replay: rostersReplay(['sheet'], [one.roster], book, { against: files, ...options }),
      request: withEdition(request, book)
    }
  },
  field: (request: WarbandsRequest, book: Rulebook): FieldReport => {
    const { rosters, against = [], asked: files = [], ...options } = request
    return {
      ...compareWithField(withBook(rosters, book), withBook(against, book), options),
      replay: rostersReplay(['compare'], rosters, book, { against: files, ...options }),
      request: withEdition(request, book)
    }
  },
  build: (request: BuildAsked, book: Rulebook): BuildReport => ({
    ...build({ ...request, targets: request.against.flatMap(roster => targetsOf(roster, book)) }, book),
    replay: buildReplay(request, book),
    request: withEdition(asTyped(request), book)
  }),
  threats: (request: ThreatsRequest, book: Rulebook): ThreatsReport => ({
    ...threats(request, book),
    request: withEdition(request, book)
  })
} as const
