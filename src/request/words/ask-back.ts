import type { Mistake } from '../../model/errors'
import { isSpanish, optionWords, t } from '../../model/language'
import { outOfPlace } from '../../model/mistakes'
import { either, quoted } from '../../model/quoted'
import { shellLine } from '../../model/shell'
import type { Rulebook } from '../../rules/types'
import type { Check, TypedCommand } from '../check'

/** The message for words with several meanings: it asks which one is meant and shows a command for each. */

const SAFE = /^[\w@%+=:,./ -]+$/

/**
 * Whether the option is an ability or a decision, so that the small words around it go: "in shieldwall formation" becomes
 * "+shieldwall". Such words fit only a place or a state.
 */
const isPlayed = (option: string): boolean => /^\+|^gives /.test(option)

/**
 * The options to append to a suggested command, with a leading space: those typed, and `--edition 2` if that edition is not
 * among them. Empty if there are none.
 */
export const typedAfter = ({ options = [] }: Pick<TypedCommand, 'options'>, edition: 1 | 2): string => {
  const isSaid = edition === 1 || options.includes('--edition')
  const typed = shellLine([...options, ...(isSaid ? [] : ['--edition', '2'])])
  return typed === '' ? '' : ` ${typed}`
}

/** The command with `said` replaced by the option; undefined if the sentence lacks those words or is too long to repeat. */
const command = (
  { command: name, words, ...typed }: TypedCommand,
  said: string,
  option: string,
  book: Rulebook
): string | undefined => {
  const at = words.toLowerCase().indexOf(said.toLowerCase())
  if (at < 0 || words.length > 200) return undefined
  const [before, after] = [words.slice(0, at), words.slice(at + said.length).replace(/^\s+(?:formation|it|them)\b/iu, '')]
  const named = optionWords(option, book)
  const shown = /\b(?:I|we|they)\s+$/i.test(before) ? named.replace(/^spends/, 'spend') : named
  const place = isSpanish() ? before.replace(/\ba\s+$/iu, 'en ') : before
  const changed = isPlayed(option)
    ? `${before.replace(/\b(?:in|with|using|en|con|usando)\s+(?:an?\s+|the\s+|una?\s+|el\s+)?$/iu, '')}${shown}${after}`
    : `${place}${shown}${after}`
  return `saga-odds ${name} ${SAFE.test(changed) ? changed : `"${changed}"`}${typedAfter(typed, book.edition)}`
}

/** `given`: the ambiguous words as shown to the user. `said`: the words that an option replaces in the command. */
export const askBack = (
  given: string,
  options: readonly string[],
  at: string,
  { asked, book }: Check,
  why = '',
  said = given
): Mistake => {
  const commands = asked ? options.flatMap(option => command(asked, said, option, book) ?? []) : []
  const question = `${quoted(given)}${why === '' ? '' : `: ${why}`}`
  const asks = (how: string): string => `${question}${why === '' ? ':' : ''} ${how}`
  const besideOthers = asks(t('say {options}', { options: either(options.map(option => `\`${optionWords(option, book)}\``)) }))
  return commands.length === options.length
    ? {
        ...outOfPlace(asks(`${commands.length > 2 ? t('ask one of these') : t('ask either')}\n  ${commands.join('\n  ')}`), at),
        besideOthers
      }
    : outOfPlace(besideOthers, at)
}
