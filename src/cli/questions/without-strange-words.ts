import type { Command } from 'commander'
import { mistake, RequestError } from '../../model/errors'
import { t } from '../../model/language'
import { either, quoted } from '../../model/quoted'
import { type Edition, isFightKind } from '../../model/scenario'
import { shellLine } from '../../model/shell'
import { replay } from '../../request/replay'
import { strangeWordsIn } from '../../request/words/phrases'
import { rulebook } from '../../rules/rulebook'
import { isOption, wordsAndOptions } from '../arguments'
import { editionOf } from '../edition-option'
import { UnknownCommand } from '../failure'
import { fightRead } from './fight-read'
import { withCommandNamed } from './no-command'

/** A fight that is refused for words that nobody knows: where the rest of it can be answered, the refusal names the command for that. */

/** With more of them the rest is hardly what was meant. */
const MOST_STRANGE = 3
/** Without them the rest says the opposite, or another thing. */
const TURNS = /^(?:unless|except|excluding|instead|nor|never|salvo|excepto|leaves?|leaving|left)$/i
/** Letters of a sentence that is read once more. */
const MOST_LETTERS = 300

const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu, '').toLowerCase()

interface Rest {
  readonly strange: readonly string[]
  readonly command: string
}

const fightLeft = (
  [command = '', ...given]: readonly string[],
  commands: readonly string[],
  furnished: () => Command,
  usual: Edition
): Rest | undefined => {
  const [words, options] = wordsAndOptions(given)
  const text = words.join(' ')
  if (!isFightKind(command) || text.length > MOST_LETTERS) return undefined
  const strange = strangeWordsIn(text, rulebook(editionOf(options, usual)))
  // an option in quotes with the sentence is no word of it
  if (strange.length === 0 || strange.length > MOST_STRANGE || strange.some(word => isOption(word) || TURNS.test(bare(word))))
    return undefined
  const dropped = new Set(strange.map(bare))
  const left = text.split(/\s+/).filter(word => !dropped.has(bare(word)))
  const [kind = '', ...said] = withCommandNamed([left.join(' ')], commands, furnished, usual)
  if (!isFightKind(kind) || said.some(isOption)) return undefined
  const { scenario, book } = fightRead(kind, said, editionOf(options, usual))
  const others = options.filter((word, at) => word !== '--edition' && options[at - 1] !== '--edition')
  return { strange, command: [replay(scenario, book), ...(others.length > 0 ? [shellLine(others)] : [])].join(' ') }
}

/** The refusal, and what to type for the rest. `argv`: the command that was refused; `furnished` makes the program with all commands. */
export const withRestNamed = (
  refusal: RequestError,
  argv: readonly string[],
  commands: readonly string[],
  furnished: () => Command,
  usual: Edition
): RequestError => {
  try {
    const rest = fightLeft(argv, commands, furnished, usual)
    if (!rest) return refusal
    const answered = t('without {words} this can be answered:', { words: either(rest.strange.map(quoted), 'and') })
    return new RequestError([...refusal.mistakes, mistake(`${answered}\n  ${rest.command}`, 'fight')])
  } catch (error) {
    if (error instanceof RequestError || error instanceof UnknownCommand) return refusal
    throw error
  }
}
