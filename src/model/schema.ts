import type { Edition } from './scenario'

/** The version of the reports' shape, in every report. */
export const SCHEMA = 'saga-odds/1'

/** Data that say themselves to be a report, of this program or of another. */
export const isReport = (data: unknown): data is Readonly<Record<string, unknown>> & { readonly schema: string } =>
  typeof data === 'object' && data !== null && 'schema' in data && typeof data.schema === 'string'

/** A request as its report holds it, to be asked again: with the edition and the board files it was asked under. */
export type Asked<R> = R & {
  readonly edition: Edition
  /** Absent: the rulebook alone. */
  readonly boards?: readonly string[]
}
