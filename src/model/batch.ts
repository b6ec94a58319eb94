/** What goes into a batch and comes out of it, beside the reports themselves. */

/** A line's own name, told back with its answer. */
export type LineId = string | number

export const BATCH_FORMATS = ['ndjson', 'csv'] as const
export type BatchFormat = (typeof BATCH_FORMATS)[number]

/** The record of a line that could not be answered, in the place of its answer. */
export interface FaultRecord {
  readonly id?: LineId
  /** The scenario as it was given, where it could be read. */
  readonly scenario?: unknown
  /** Of the input, from 1. */
  readonly line: number
  /** Every cause, a sentence each. */
  readonly error: string
}

/** More is no scenario: a line is refused by its size before it is held. */
export const MOST_LINE_BYTES = 1_000_000
