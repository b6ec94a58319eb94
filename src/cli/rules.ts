import type { Command } from 'commander'
import { answers } from '../answers'
import { RequestError } from '../model/errors'
import { notA } from '../model/mistakes'
import { rulebook } from '../rules/rulebook'
import { answer, type OutputOptions, outputMistakes } from './output'
import type { Streams } from './streams'
import { unknownOptions } from './unknown-options'

/** What `rules` does: looks words up and prints what the rulebook has. */

export interface RulesCall {
  readonly words: readonly string[]
  readonly command: Command
}

interface RulesOptions extends OutputOptions {
  readonly edition?: string
}

export const rules = async ({ words, command }: RulesCall, streams: Streams): Promise<void> => {
  const unknown = unknownOptions(words, command)
  if (unknown.length > 0) throw new RequestError(unknown)
  const options: RulesOptions = command.opts()
  const { edition = '1' } = options
  const isEdition = edition === '1' || edition === '2'
  const mistakes = [...outputMistakes(options), ...(isEdition ? [] : [notA('--edition', edition, '1 or 2', '--edition')])]
  if (mistakes.length > 0) throw new RequestError(mistakes)
  await answer(answers.rules({ words }, rulebook(edition === '2' ? 2 : 1)), options, streams)
}
