import type { Edition } from './scenario'

/** A request as its report holds it, to be asked again: with the edition and the board files it was asked under. */
export type Asked<R> = R & {
  readonly edition: Edition
  /** Absent: the rulebook alone. */
  readonly boards?: readonly string[]
}
