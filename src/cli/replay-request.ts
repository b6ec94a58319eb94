import type { Answers } from '../answers'
import { type Check, checkEdition, checkText, listOf, objectOf, optional } from '../answers/argument-checks'
import { loadAnswer } from '../answers/load-answer'
import { checkRoster, requestChecks } from '../answers/request-checks'
import { type Mistake, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { alreadyAsked, noneOf, notA, unknownName } from '../model/mistakes'
import { nearest } from '../model/nearest'
import { quoted } from '../model/quoted'
import type { Report } from '../model/report'
import type { Asked } from '../model/schema'
import { parsedJson } from '../request/json'
import type { BookOf } from '../request/request'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { type BoardOptions, bookWithBoards, withReportBoardPaths } from './boards'
import { answerOptionNames } from './commands/options'
import type { CommandCall } from './flags'
import { reportToReplay } from './replay-report'
import type { Streams } from './streams'

/**
 * `--scenario REPORT` for reports that hold their request (rosters, rules): the request is answered again, with the same bytes.
 */

type RecordedKind = Extract<Report, { readonly request: Asked<object> }>['kind']

type RequestOf<K extends RecordedKind> = Extract<Report, { readonly kind: K }>['request']

interface Recorded<K extends RecordedKind> {
  readonly check: Check
  readonly again: (request: RequestOf<K>, bookOf: BookOf) => Parameters<Answers[K]>[0]
}

/** How each kind of request is checked, and made of what its report holds. */
const recorded: { readonly [K in RecordedKind]: Recorded<K> } = {
  'warband-check': {
    check: objectOf<{ readonly rosters: unknown }>({ rosters: listOf(checkRoster) }),
    again: ({ rosters }, bookOf) => rosters.map(roster => ({ roster, book: bookOf(roster.edition) }))
  },
  warband: { check: objectOf<{ readonly roster: unknown }>({ roster: checkRoster }), again: ({ roster }) => roster },
  'warband-points': { check: requestChecks['warband-points'], again: request => request },
  warbands: { check: requestChecks.warbands, again: request => request },
  sheet: { check: requestChecks.sheet, again: request => request },
  field: { check: requestChecks.field, again: request => request },
  build: { check: requestChecks.build, again: request => request },
  threats: { check: requestChecks.threats, again: request => request },
  rules: { check: requestChecks.rules, again: request => request }
}

const checkSetting = objectOf<Asked<object>>({ edition: checkEdition, boards: optional(listOf(checkText)) })

const MOST = 99

/** The table of the rulebook in which the value of a key must be. */
const tablesOf = ({ troops, weapons, factions }: Rulebook): Readonly<Record<string, object>> => ({
  unit: troops,
  weapon: { none: true, ...weapons },
  faction: factions
})

/** Unknown names and impossible sizes anywhere in a request. */
function* faultsIn(value: unknown, called: string, book: Rulebook): Generator<Mistake> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${called}[${key}]` : `${called}.${key}`
    const table = tablesOf(book)[key]
    if (table && typeof each === 'string' && each !== '' && !Object.hasOwn(table, each))
      yield unknownName(at, key, each, `saga-odds rules ${key}s`, at, nearest(each, Object.keys(table)))
    const isSize = (key === 'models' || key === 'units') && typeof each === 'number'
    if (isSize && (!Number.isInteger(each) || each < 1 || each > MOST))
      yield notA(at, each, t('a whole number from {least} to {most}', { least: 1, most: MOST }), at)
    if (key === 'points' && typeof each === 'number' && !Object.hasOwn(book.muster.battles, each))
      yield noneOf(at, each, Object.keys(book.muster.battles), at)
    yield* faultsIn(each, at, book)
  }
}

const isRecordedKind = (kind: string): kind is RecordedKind => Object.hasOwn(recorded, kind)

/** Words and options that were typed beside a report although the report already holds the question. */
const questionsBeside = ({ words, command }: CommandCall): readonly Mistake[] => {
  const allowed: ReadonlySet<string> = new Set([...answerOptionNames(), 'scenario', 'files', 'boardsFrom'])
  const typed = command.options.filter(
    option => !allowed.has(option.attributeName()) && command.getOptionValueSource(option.attributeName()) === 'cli'
  )
  return [
    ...(words.length > 0 ? [{ given: quoted(words.join(' ')), at: '--scenario' }] : []),
    ...typed.map(({ long = '' }) => ({ given: long, at: long }))
  ].map(({ given, at }) => alreadyAsked(given, at))
}

const answerAgain = async <K extends RecordedKind>(kind: K, request: RequestOf<K>, bookOf: BookOf): Promise<Report> => {
  const answer = (await loadAnswer(kind)) as (request: Parameters<Answers[K]>[0], book: Rulebook) => Report
  return answer(recorded[kind].again(request, bookOf), bookOf(request.edition))
}

/** Answers the request of a report again. Throws a RequestError where the data is no such report of this command. */
export const replayRequest = async (data: unknown, file: string, call: CommandCall, streams: Streams): Promise<Report> => {
  const { command } = call
  const called = file === '-' ? 'stdin' : file
  const report = reportToReplay(data, called, command, streams)
  const at = `${called}: request`
  const held = withReportBoardPaths(report['request'], file, command.opts<BoardOptions>())
  refuseAny(questionsBeside(call))
  checkSetting(held, at)
  const { kind } = report
  if (!isRecordedKind(kind))
    return refuse(
      t('{name} is a report of {kind}, which does not hold its question: run the command in its "replay"', {
        name: called,
        kind: quoted(kind)
      }),
      '--scenario'
    )
  const { edition, boards = [], ...request } = held as RequestOf<RecordedKind>
  recorded[kind].check(request, at)
  const bookOf = await bookWithBoards(boards, streams, rulebook, file === '-')
  refuseAny([...faultsIn(request, at, bookOf(edition))])
  return answerAgain(kind, { ...request, edition } as RequestOf<RecordedKind>, bookOf)
}

/** The same for the file that `--scenario` names. */
export const replayRequestFile = async (
  [file = '-', second]: readonly string[],
  call: CommandCall,
  streams: Streams
): Promise<Report> => {
  if (second !== undefined) refuse(t('--scenario is given twice: ask one question at a time'), '--scenario')
  const { textFrom } = await import('./source')
  const { text, called } = await textFrom(file, streams)
  const data = parsedJson(text, called)
  return replayRequest(data, file, call, streams)
}
