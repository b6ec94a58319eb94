import { type Edition, isFightKind } from '../../model/scenario'
import { type Requested, requested } from '../../request/request'

/** The fight that the words of a command ask for, in an edition, whatever its options say. Throws a RequestError where there is none. */
export const fightRead = (command: string, words: readonly string[], edition: Edition): Requested => {
  const patches = [{ path: ['edition'], value: edition, called: '--edition' }]
  return requested({ ...(isFightKind(command) && { kind: command }), words, patches })
}
