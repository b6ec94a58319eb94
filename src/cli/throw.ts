import { loadAnswer } from '../answers/load-answer'
import { refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { throwsText } from '../model/throw'
import { parsedJson } from '../request/json'
import { observedCount, throwAsked, throwOf } from '../request/throw'
import { rulebook } from '../rules/rulebook'
import type { CommandCall } from './flags'
import { answer, type OutputOptions, outputMistakes } from './output'
import { refuseForeignReport } from './replay-report'
import type { Streams } from './streams'
import { withFacesFirst } from './throw-asked'
import { unknownOptions } from './unknown-options'

/** The command `throw`: the odds of plain dice, in words or from a file. */

interface ThrowOptions extends OutputOptions {
  readonly observed?: string
  readonly scenario?: string
}

export const throwDice = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  const options: ThrowOptions = command.opts()
  const mistakes = [...(await unknownOptions({ words, command })), ...outputMistakes(options)]
  refuseAny(mistakes)
  const observed = observedCount(options.observed)
  const { scenario } = options
  if (scenario === undefined)
    return answer((await loadAnswer('throw'))(throwOf(withFacesFirst(words.join(' ')), observed), rulebook(1)), options, streams)
  if (words.length > 0) return refuse(t('--scenario already holds the throw: leave out the words, or the file'), '--scenario')
  const { textFrom } = await import('./source')
  const { text, called } = await textFrom(scenario, streams)
  const data = parsedJson(text, called)
  refuseForeignReport(data, called, command)
  const asked = throwAsked(data, called)
  const request = observed === undefined ? asked : throwOf(throwsText(asked), observed)
  await answer((await loadAnswer('throw'))(request, rulebook(1)), options, streams)
}
