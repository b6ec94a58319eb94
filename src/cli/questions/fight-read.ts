import { RequestError } from '../../model/errors'
import { type Edition, isFightKind, type Scenario } from '../../model/scenario'
import { type Requested, requested } from '../../request/request'

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
