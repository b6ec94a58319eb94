import { answering } from '../answers/kinds'
import { RequestError } from '../model/errors'
import { t } from '../model/language'
import { strayFlag } from '../model/roster-mistakes'
import type { SideRequest } from '../model/scenario'
import { type Comparison, comparisonAgain, comparisonOf } from '../request/compare'
import { wordsOfSide } from '../request/replay'
import type { SideKey } from '../request/scenario-fields'
import type { Rulebook } from '../rules/types'
import type { Emitted } from './emit'
import { answer } from './output'
import { type FightCall, type FightOptions, parseFightArgs, refuseUnknown, scenarioFile, unusedWords } from './parse-fight-args'
import { playedAgain } from './replay-report'
import { isRosterFile } from './roster-names'
import type { Streams } from './streams'
import type { WarbandOptions } from './unit-names'

/** What `compare` does: every subject against every opponent. */

interface CompareOptions extends FightOptions {
  readonly charged?: true
  readonly emit?: true
  readonly goal?: string
}

const said = (side: SideRequest, at: SideKey, book: Rulebook): string => wordsOfSide(side, at, book).words.join(' ')

/** Each pair by its words: "4 hearthguard vs 12 levies". */
function* emitted({ subjects, opponents, at, book, charged }: Comparison): Generator<Emitted> {
  const [one, other]: readonly SideKey[] = charged ? ['defender', 'attacker'] : ['attacker', 'defender']
  for (const [i, subject] of subjects.entries())
    for (const [j, opponent] of opponents.entries())
      yield {
        id: `${said(subject.side, one ?? 'attacker', book)} vs ${said(opponent.side, other ?? 'defender', book)}`,
        scenario: at(i, j)
      }
}

/** The scenarios of a report's cells, a row for each subject. */
const isRows = (scenario: unknown): scenario is readonly (readonly unknown[])[] => Array.isArray(scenario)

/** A report of rosters that were compared. */
const isRosters = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && (data.kind === 'warbands' || data.kind === 'field')

export const compare = async (call: FightCall, streams: Streams): Promise<void> => {
  refuseUnknown(call)
  const { against, warband }: WarbandOptions = call.command.opts()
  if (call.words.some(isRosterFile) || (against !== undefined && warband === undefined))
    return (await import('./compare-warbands')).compareWarbands(call, streams)
  const data = await scenarioFile(call, streams)
  if (isRosters(data)) {
    const { askedAgain } = await import('./replay-request')
    const { scenario: [file = '-'] = [], ...look }: CompareOptions = call.command.opts()
    return answer(await askedAgain(data, file, call, streams), look, streams)
  }
  const { goal }: CompareOptions = call.command.opts()
  if (goal !== undefined) throw new RequestError([strayFlag('--goal', t('comparing rosters, not units'))])
  const { scenario: rows, asked } = playedAgain(data, call, streams)
  const options: CompareOptions = { ...asked, ...call.command.opts() }
  const charged = options.charged === true
  const { request, patches, bookOf } = await parseFightArgs(call, isRows(rows) ? rows[0]?.[0] : undefined, streams)
  const comparison = isRows(rows) ? comparisonAgain(rows, request, charged, bookOf) : comparisonOf(request, charged, bookOf)
  unusedWords(patches, comparison.at(0, 0).method)
  if (options.emit) return (await import('./emit')).emit(emitted(comparison), options, streams)
  await answer(
    (await answering('compare'))(comparison, comparison.book),
    { ...options, interpreted: comparison.interpreted },
    streams
  )
}
