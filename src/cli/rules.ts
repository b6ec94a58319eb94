import type { Command } from 'commander'
import { answering } from '../answers/kinds'
import { type Mistake, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { notA } from '../model/mistakes'
import type { Edition } from '../model/scenario'
import { costsOver } from '../request/costs'
import { boardAdded, costSet, sorted } from '../request/set'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { boardsAsked, bookWith } from './boards'
import { configured } from './config/patches'
import { answer, type OutputOptions, outputMistakes } from './output'
import { asBoard, filled, schema } from './rules-files'
import { withSavedCosts } from './saved-costs'
import type { Streams } from './streams'
import { unknownOptions } from './unknown-options'

/** What `rules` does: looks words up and prints what the rulebook has, or the rulebook itself as a file. */

export interface RulesCall {
  readonly words: readonly string[]
  readonly command: Command
}

interface RulesOptions extends OutputOptions {
  readonly edition?: string
  readonly board?: readonly string[]
  readonly cost?: readonly string[]
  readonly schema?: true
  readonly asBoard?: true
  readonly fill?: true
  readonly scenario?: readonly string[]
}

const FILES = ['schema', 'asBoard', 'fill'] as const

const editionOf = ({ edition, configured }: RulesOptions): Edition | undefined => {
  if (edition === undefined) return configured?.edition ?? 1
  return edition === '1' ? 1 : edition === '2' ? 2 : undefined
}

/** Options that cannot be followed. A file has formats of its own. */
const mistakesIn = (options: RulesOptions): readonly Mistake[] => {
  const files = FILES.filter(name => options[name])
  return [
    ...(files.length > 0 ? [] : outputMistakes(options)),
    ...(files.length > 1 ? [{ message: t('--schema, --as-board and --fill: use one at a time') }] : []),
    ...(editionOf(options) ? [] : [notA('--edition', options.edition, '1 or 2', '--edition')])
  ]
}

/** The rulebook with the user's boards, then the costs given here, then those saved. */
const bookOf = async (options: RulesOptions, streams: Streams): Promise<Rulebook> => {
  const { patches, mistakes } = sorted((options.cost ?? []).map(costSet))
  refuseAny(mistakes)
  const named = (options.board ?? []).map(boardAdded)
  const boards = [...configured(options.configured, {}, named), ...named]
  const book = (await bookWith(boardsAsked({}, boards), streams, rulebook))(editionOf(options) ?? 1)
  return withSavedCosts(costsOver(book, patches), streams)
}

export const rules = async ({ words, command }: RulesCall, streams: Streams): Promise<void> => {
  refuseAny(unknownOptions(words, command))
  const options: RulesOptions = command.opts()
  refuseAny(mistakesIn(options))
  if (options.scenario) {
    const { askedAgainFrom } = await import('./replay-request')
    return answer(await askedAgainFrom(options.scenario, { words, command }, streams), options, streams)
  }
  const book = await bookOf(options, streams)
  if (!FILES.some(name => options[name])) return answer((await answering('rules'))({ words }, book), options, streams)
  if (options.schema) return schema(words, book, options, streams)
  return options.asBoard ? asBoard(words, book, options, streams) : filled(words, book, streams)
}
