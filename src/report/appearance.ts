import type { Report } from '../model/report'

/** How an answer is to look; everything an output depends on beside the report itself. */
export interface Look {
  /** Columns of the terminal; 40 or more. */
  readonly width: number
  /** Colour levels of terminals: 0 none, 1 sixteen, 2 two hundred and fifty-six, 3 all. */
  readonly color: 0 | 1 | 2 | 3
  /** False: bars are drawn in ASCII. */
  readonly unicode: boolean
  /** Each number with its rule, and the strikes step by step. */
  readonly explain: boolean
  /** What explains is folded away: rules are cited there alone. */
  readonly folded?: boolean
  /** Whole distributions where the summary would do. */
  readonly full?: boolean
  /** No cell of a csv is a formula to a spreadsheet. */
  readonly csvSafe?: boolean
  /** No more columns than a terminal has room for. */
  readonly terse?: boolean
}

/** A format prints a report; the text ends with a newline. */
export type Format = (report: Report, look: Look) => string | Promise<string>
