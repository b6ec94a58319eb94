import { RequestError } from '../../model/errors'
import { once } from '../../model/once'
import { type Edition, isFightKind, type Scenario } from '../../model/scenario'
import { type Requested, requested } from '../../request/request'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { HAS_SIDES, wordsAndOptions } from '../arguments'
import { editionOf } from '../edition-option'

/** The fight that the words of a command ask for, in an edition, whatever its options say. Throws a RequestError where there is none. */
export const fightRead = (command: string, words: readonly string[], edition: Edition): Requested => {
  const patches = [{ path: ['edition'], value: edition, called: '--edition' }]
  return requested({ ...(isFightKind(command) && { kind: command }), words, patches })
}

/** The same; undefined where the words are refused. */
export const fightOrNone = (words: readonly string[], edition: Edition, command = 'melee'): Scenario | undefined => {
  try {
    return fightRead(command, words, edition).scenario
  } catch (error) {
    if (error instanceof RequestError) return undefined
    throw error
  }
}

/** A command that was made of the words typed, its rulebook, and the fight that it asks for. */
export interface Made {
  /** Which one it is; of a sweep that of the fight that it varies. */
  readonly command: string
  readonly argv: readonly string[]
  readonly book: Rulebook
  /** Undefined where the command is none of a fight, or its words are refused. It is read once, when it is first asked for. */
  readonly fight: () => Scenario | undefined
}

/** `usual`: the edition where the command names none. */
export const fightMade = (argv: readonly string[], usual: Edition): Made => {
  const [command = '', ...rest] = argv[0] === 'sweep' ? argv.slice(1) : argv
  const [words, options] = wordsAndOptions(rest)
  const edition = editionOf(options, usual)
  const fight = once(() => (HAS_SIDES.has(command) ? fightOrNone(words, edition, command) : undefined))
  return { command, argv, book: rulebook(edition), fight }
}
