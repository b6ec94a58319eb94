/** What goes into a batch and comes out of it, beside the reports themselves. */

/** A line's own name, returned with its answer. */
export type LineId = string | number

export const BATCH_FORMATS = ['ndjson', 'csv'] as const
export type BatchFormat = (typeof BATCH_FORMATS)[number]

/** More is no scenario: a line is refused by its size before it is held. */
export const MOST_LINE_BYTES = 1_000_000
