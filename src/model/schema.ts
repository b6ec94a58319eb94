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

/** The request as the report holds it. */
export const withEdition = <R extends object>(request: R, { edition, boards = [] }: Asked<object>): Asked<R> => ({
  ...request,
  edition,
  ...(boards.length > 0 && { boards })
})

/** What every report begins and ends with. */
export interface ReportHead<K extends string, E extends 1 | 2 = 1 | 2> {
  readonly schema: typeof SCHEMA
  readonly kind: K
  readonly headline: string
  readonly edition: E
  readonly rules: string
  readonly notes: readonly string[]
  readonly replay: string
}

export interface Interpreted {
  /** What was corrected in the words of the request, or assumed of them though it changes the odds. */
  readonly interpreted?: readonly string[]
}
