import { answers } from '../answers'
import { comparisonAgain, comparisonOf } from '../request/compare'
import { type FightCall, type FightOptions, gathered, refuseUnknown, scenarioFile, unheard } from './gathered'
import { answer } from './output'
import { playedAgain } from './played-again'
import { isRosterFile } from './roster-names'
import type { Streams } from './streams'

/** What `compare` does: every subject against every opponent. */

interface CompareOptions extends FightOptions {
  readonly charged?: true
}

/** The scenarios of a report's cells, a row for each subject. */
const isRows = (scenario: unknown): scenario is readonly (readonly unknown[])[] => Array.isArray(scenario)

export const compare = async (call: FightCall, streams: Streams): Promise<void> => {
  refuseUnknown(call)
  if (call.words.some(isRosterFile) || call.command.opts()['against'] !== undefined)
    return (await import('./compare-warbands')).compareWarbands(call, streams)
  const { scenario: rows, asked } = playedAgain(await scenarioFile(call, streams), call, streams)
  const options: CompareOptions = { ...asked, ...call.command.opts() }
  const charged = options.charged === true
  const { request, patches, bookOf } = await gathered(call, isRows(rows) ? rows[0]?.[0] : undefined, streams)
  const { book, ...comparison } = isRows(rows)
    ? comparisonAgain(rows, request, charged, bookOf)
    : comparisonOf(request, charged, bookOf)
  unheard(patches, comparison.at(0, 0).method)
  await answer(answers.compare({ ...comparison, charged }, book), options, streams)
}
