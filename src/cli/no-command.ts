import { CommanderError } from 'commander'
import { nearest } from '../model/nearest'
import { commandFor } from '../request/sentence'
import { rulebook } from '../rules/rulebook'

/** `saga-odds 8w vs 4hg`: the fight says by itself which command answers it. */

const isOption = (word: string): boolean => /^--?[a-z]/i.test(word)

/** "melee 8w vs 4hg" in quotes: its first word is the command. */
const unquoted = ([first = '', ...rest]: readonly string[], commands: readonly string[]): readonly string[] | undefined => {
  const [, name = '', words = ''] = /^\s*(\S+)\s+(.*)$/s.exec(first) ?? []
  const command = name.toLowerCase()
  return commands.includes(command) ? [command, words, ...rest] : undefined
}

const unknown = (word: string, commands: readonly string[]): CommanderError => {
  const near = nearest(word, commands)
  const hint = near === undefined ? '' : `\n(Did you mean ${near}?)`
  return new CommanderError(2, 'commander.unknownCommand', `error: unknown command '${word}'${hint}`)
}

/** The arguments with the command they lack. Throws where the first word is neither a command nor of a sentence. */
export const commanded = (argv: readonly string[], commands: readonly string[]): readonly string[] => {
  const [first = ''] = argv
  const command = first.toLowerCase()
  if (commands.includes(command)) return [command, ...argv.slice(1)]
  const quoted = unquoted(argv, commands)
  if (quoted) return quoted
  const end = argv.findIndex(isOption)
  const words = end < 0 ? argv : argv.slice(0, end)
  const found = commandFor(words, rulebook(1))
  if (found !== undefined) return [found, ...argv]
  // a number begins a fight, and what is wrong with it is for the reader of fights to say
  if (/^\s*\d/.test(first)) return ['melee', ...argv]
  throw unknown(first, commands)
}
