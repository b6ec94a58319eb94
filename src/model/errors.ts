import { translate } from './language'
import { disarmed } from './quoted'

/** Mistakes of users, and the error that carries them. The sentences are in the files `*-mistakes.ts` and where they are made. */

/**
 * The kind of mistake, for programs that read error records: in a file, a board, JSON, a row of CSV, bytes that are no text, a line that is
 * too long or nested too deeply, an unknown kind or id, or the death of a worker thread. Without a code it is about the request itself.
 */
export type MistakeCode = 'file' | 'board' | 'json' | 'csv' | 'text' | 'too-long' | 'too-deep' | 'kind' | 'id' | 'thread'

export interface Mistake {
  /** A whole sentence: what was given, what is allowed, what to do. */
  readonly message: string
  /** Where it is: a scenario path, a flag, or file:line:column. */
  readonly at?: string
  readonly code?: MistakeCode
  /** The sentence where other mistakes stand beside it: no command that cures this one alone. */
  readonly besideOthers?: string
}

/** A mistake; `at`: the path, flag or key that it is about. */
export const mistake = (message: string, at?: string, code?: MistakeCode): Mistake => ({
  message,
  ...(at !== undefined && { at }),
  ...(code !== undefined && { code })
})

/** The line and column at the end of "fenmen.yaml:7:5"; 0 if there are none. */
const placeOf = ({ at = '' }: Pick<Mistake, 'at'>): readonly [line: number, column: number] => {
  const [, line = '0', column = '0'] = /:(\d+):(\d+)$/u.exec(at) ?? []
  return [Number(line), Number(column)]
}

/** Sorts mistakes by line and column; those without a place come first. */
export const byPlace = (one: Pick<Mistake, 'at'>, other: Pick<Mistake, 'at'>): number => {
  const [[line, column], [otherLine, otherColumn]] = [placeOf(one), placeOf(other)]
  return line - otherLine || column - otherColumn
}

/** Makes a message safe to print. It may have several lines: the line of a file that it is about stands below it. */
const disarmedLines = (message: string): string => message.split('\n').map(disarmed).join('\n')

/** Thrown where requests are read, with all mistakes found together. The command line prints a sentence for each and exits with 2. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly mistakes: readonly Mistake[]
  /** Control characters in the sentences are escaped, since they may quote names from a file. */
  constructor(mistakes: readonly Mistake[]) {
    const harmless = mistakes.map(({ message, at, code, besideOthers }) =>
      mistake(disarmedLines(translate(mistakes.length > 1 ? (besideOthers ?? message) : message)), at, code)
    )
    super(harmless.map(({ message }) => message).join('\n'))
    this.mistakes = harmless
  }
}

/** Throws a RequestError with these mistakes, if there are any. */
export const refuseAny = (mistakes: readonly Mistake[]): void => {
  if (mistakes.length > 0) throw new RequestError(mistakes)
}

/** Throws a RequestError with one mistake. */
export const refuse = (message: string, at?: string, code?: MistakeCode): never => {
  throw new RequestError([mistake(message, at, code)])
}

/** A value, or the mistakes for which it was refused. */
export type OrMistakes<T extends object> = T | readonly Mistake[]

/** Whether the result is the list of its mistakes. */
export const isRefused = <T extends object>(result: OrMistakes<T>): result is readonly Mistake[] => Array.isArray(result)

/** The value of `make`, or of `refused` if it throws a RequestError. Other errors are passed on. */
export const unlessRefused = <T, R>(make: () => T, refused: (mistakes: readonly Mistake[]) => R): T | R => {
  try {
    return make()
  } catch (error) {
    if (error instanceof RequestError) return refused(error.mistakes)
    throw error
  }
}

/** The value of `make`, or the mistakes of the RequestError that it throws. */
export const attempted = <T extends object>(make: () => T): OrMistakes<T> => unlessRefused(make, mistakes => mistakes)
