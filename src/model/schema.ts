import type { Edition } from './scenario'

/** The version of the shape of reports, in every report (CONTRIBUTING, Versions). */
export const SCHEMA = 'saga-odds/1'

/** Whether the data have a `schema`, and so claim to be a report of this program or of another. */
export const isReport = (data: unknown): data is Readonly<Record<string, unknown>> & { readonly schema: string } =>
  typeof data === 'object' && data !== null && 'schema' in data && typeof data.schema === 'string'

/** A request as stored in its report, so that it can be repeated: with its edition and board files. */
export type Asked<R> = R & {
  readonly edition: Edition
  /** Absent: no board files. */
  readonly boards?: readonly string[]
}

/** The request as stored in its report. */
export const withEdition = <R extends object>(request: R, { edition, boards = [] }: Asked<object>): Asked<R> => ({
  ...request,
  edition,
  ...(boards.length > 0 && { boards })
})

/** The fields that every report has. */
export interface ReportHead<K extends string, E extends 1 | 2 = 1 | 2> {
  readonly schema: typeof SCHEMA
  readonly kind: K
  readonly headline: string
  readonly edition: E
  readonly rules: string
  readonly notes: readonly string[]
  readonly replay: string
}

/** The fields with which the report of an answer begins: `rules` is the version of the rulebook. */
export const reportHead = <K extends string>(
  kind: K,
  headline: string,
  { edition, version }: { readonly edition: Edition; readonly version: string }
): Pick<ReportHead<K>, 'schema' | 'kind' | 'headline' | 'edition' | 'rules'> => ({
  schema: SCHEMA,
  kind,
  headline,
  edition,
  rules: version
})

// The tag keeps these two, and what they say here, out of the JSON Schema of reports, which has the intervals where they stand.
/** @internal The lower and the upper end of the 95 % interval of a sampled number. */
export type Interval = readonly [number, number]
/** @internal 95 % intervals of sampled numbers, by the path of the number in its report. */
export type Intervals = Readonly<Record<string, Interval>>

export interface Interpreted {
  /** How words of the request were corrected or interpreted, where that changes the odds. */
  readonly interpreted?: readonly string[]
}
