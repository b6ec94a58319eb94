import { disarmed } from './quoted'

/** Every mistake a user can make: what was given, what is allowed, the nearest right word, what to do. */

export interface Mistake {
  /** A whole sentence. */
  readonly message: string
  /** Where: a scenario path, a flag, or file:line:column. */
  readonly at?: string
}

/** A sentence may have the line it is about below it. */
const linewise = (message: string): string => message.split('\n').map(disarmed).join('\n')

/** Thrown at the edge with all mistakes found together; the command line prints one sentence each and exits 2. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly mistakes: readonly Mistake[]
  /** No sentence moves a terminal's cursor, whatever the names in it. */
  constructor(mistakes: readonly Mistake[]) {
    const harmless = mistakes.map(mistake => ({ ...mistake, message: linewise(mistake.message) }))
    super(harmless.map(({ message }) => message).join('\n'))
    this.mistakes = harmless
  }
}
