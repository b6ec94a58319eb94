import { loadAnswer } from '../answers/load-answer'
import { RequestError, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { type ThrowRequest, throwsText } from '../model/throw'
import { parsedJson } from '../request/json'
import { observedCount, throwAsked, throwOf } from '../request/throw'
import { rulebook } from '../rules/rulebook'
import type { CommandCall } from './flags'
import { answer, type OutputOptions, outputMistakes } from './output'
import { throwAsked as askedInWords, withFacesFirst } from './questions/throw-asked'
import { refuseForeignReport } from './replay-report'
import type { Streams } from './streams'
import { unknownOptions } from './unknown-options'

/** The command `throw`: the odds of plain dice, in words or from a file. */

interface ThrowOptions extends OutputOptions {
  readonly observed?: string
  readonly scenario?: string
}

/** What begins with its dice is a throw as it is written, and each of its words must be known. */
const NAMES_DICE_FIRST = /^\W*[a-z\d]+\s*(?:attack\s+|defen[cs]e\s+)?(?:d6|dice|die)\b/i

/** A throw as it is written, or as it is asked for: "at least one 6 with 5 dice". */
const thrownInWords = (text: string, observed: number | undefined): ThrowRequest => {
  try {
    return throwOf(withFacesFirst(text), observed)
  } catch (refusal) {
    const [, ...asked] = refusal instanceof RequestError && !NAMES_DICE_FIRST.test(text) ? (askedInWords(text) ?? []) : []
    const at = asked.indexOf('--observed')
    if (asked.length === 0 || (at >= 0 && observed !== undefined)) throw refusal
    return at < 0 ? throwOf(asked.join(' '), observed) : throwOf(asked.slice(0, at).join(' '), observedCount(asked[at + 1]))
  }
}

export const throwDice = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  const options: ThrowOptions = command.opts()
  const mistakes = [...(await unknownOptions({ words, command })), ...outputMistakes(options)]
  refuseAny(mistakes)
  const observed = observedCount(options.observed)
  const { scenario } = options
  if (scenario === undefined)
    return answer((await loadAnswer('throw'))(thrownInWords(words.join(' '), observed), rulebook(1)), options, streams)
  if (words.length > 0) return refuse(t('--scenario already holds the throw: leave out the words, or the file'), '--scenario')
  const { textFrom } = await import('./source')
  const { text, called } = await textFrom(scenario, streams)
  const data = parsedJson(text, called)
  refuseForeignReport(data, called, command)
  const asked = throwAsked(data, called)
  const request = observed === undefined ? asked : throwOf(throwsText(asked), observed)
  await answer((await loadAnswer('throw'))(request, rulebook(1)), options, streams)
}
