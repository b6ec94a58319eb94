import { translate } from './language'
import { disarmed } from './quoted'

/** Every mistake a user can make: what was given, what is allowed, the nearest right word, what to do. */

/**
 * What sort of mistake it is, for programs that read error records: a file, a board, JSON, a row of CSV, bytes that are no text, a line
 * that is too long or too deep, a kind or an id that is none, a thread that died of it. Without one it is about the request itself.
 */
export type MistakeCode = 'file' | 'board' | 'json' | 'csv' | 'text' | 'too-long' | 'too-deep' | 'kind' | 'id' | 'thread'

export interface Mistake {
  /** A whole sentence. */
  readonly message: string
  /** Where: a scenario path, a flag, or file:line:column. */
  readonly at?: string
  /** It never changes, whatever the sentence. */
  readonly code?: MistakeCode
  /** The sentence where other mistakes stand beside it: no command that cures this one alone. */
  readonly besideOthers?: string
}

/** A whole sentence, and where it belongs: a scenario path, a flag, or file:line:column. */
export const mistake = (message: string, at?: string, code?: MistakeCode): Mistake => ({
  message,
  ...(at !== undefined && { at }),
  ...(code !== undefined && { code })
})

/** Line and column at the end of "fenmen.yaml:7:5"; what stands nowhere is first. */
const placeOf = ({ at = '' }: Pick<Mistake, 'at'>): readonly [line: number, column: number] => {
  const [, line = '0', column = '0'] = /:(\d+):(\d+)$/u.exec(at) ?? []
  return [Number(line), Number(column)]
}

/** In the order in which a reader of the file comes upon them. */
export const byPlace = (one: Pick<Mistake, 'at'>, other: Pick<Mistake, 'at'>): number => {
  const [[line, column], [otherLine, otherColumn]] = [placeOf(one), placeOf(other)]
  return line - otherLine || column - otherColumn
}

/** A sentence may have the line it is about below it. */
const linewise = (message: string): string => message.split('\n').map(disarmed).join('\n')

/** Thrown at the edge with all mistakes found together; the command line prints one sentence each and exits 2. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly mistakes: readonly Mistake[]
  /** No sentence moves a terminal's cursor, whatever the names in it. */
  constructor(mistakes: readonly Mistake[]) {
    const harmless = mistakes.map(({ message, at, code, besideOthers }) =>
      mistake(linewise(translate(mistakes.length > 1 ? (besideOthers ?? message) : message)), at, code)
    )
    super(harmless.map(({ message }) => message).join('\n'))
    this.mistakes = harmless
  }
}

/** Throws all of the mistakes at once, where there are any. */
export const refuseAny = (mistakes: readonly Mistake[]): void => {
  if (mistakes.length > 0) throw new RequestError(mistakes)
}

/** Throws one mistake. */
export const refuse = (message: string, at?: string, code?: MistakeCode): never => {
  throw new RequestError([mistake(message, at, code)])
}

/** What was to be made, or why it cannot be. */
export type OrMistakes<T extends object> = T | readonly Mistake[]

export const isRefused = <T extends object>(made: OrMistakes<T>): made is readonly Mistake[] => Array.isArray(made)

/** What is made; where it is refused, what its mistakes come to. A bug stays a bug. */
export const unlessRefused = <T, R>(make: () => T, refused: (mistakes: readonly Mistake[]) => R): T | R => {
  try {
    return make()
  } catch (error) {
    if (error instanceof RequestError) return refused(error.mistakes)
    throw error
  }
}

/** What is made, or the mistakes for which it is refused. */
export const attempted = <T extends object>(make: () => T): OrMistakes<T> => unlessRefused(make, mistakes => mistakes)
