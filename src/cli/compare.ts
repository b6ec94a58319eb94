import { answers } from '../answers'
import { comparisonOf } from '../request/compare'
import { type FightCall, type FightOptions, gathered, refuseUnknown, unheard } from './gathered'
import { answer } from './output'
import { isRosterFile } from './roster-names'
import type { Streams } from './streams'

/** What `compare` does: every subject against every opponent. */

interface CompareOptions extends FightOptions {
  readonly charged?: true
}

export const compare = async (call: FightCall, streams: Streams): Promise<void> => {
  refuseUnknown(call)
  if (call.words.some(isRosterFile) || call.command.opts()['against'] !== undefined)
    return (await import('./compare-warbands')).compareWarbands(call, streams)
  const options: CompareOptions = call.command.opts()
  const charged = options.charged === true
  const { request, patches, bookOf } = await gathered(call, undefined, streams)
  const { book, ...comparison } = comparisonOf(request, charged, bookOf)
  unheard(patches, comparison.at(0, 0).method)
  await answer(answers.compare({ ...comparison, charged }, book), options, streams)
}
