import type { Report } from '../model/report'

/** How to render an answer: everything the output depends on besides the report. */
export interface RenderOptions {
  /** Columns of the terminal; 40 or more. */
  readonly width: number
  /** Colour level of the terminal: 0 none, 1 sixteen colours, 2 256 colours, 3 true colour. */
  readonly color: 0 | 1 | 2 | 3
  /** False: bars are drawn in ASCII. */
  readonly unicode: boolean
  /** Show each number with its rule, and the strikes step by step. */
  readonly explain: boolean
  /** The explanation is collapsed by default; rules are then cited only inside it. */
  readonly folded?: boolean
  /** Show whole distributions and all rows instead of a summary. */
  readonly full?: boolean
  /** Quote CSV cells that a spreadsheet would run as formulas. */
  readonly csvSafe?: boolean
  /** Leave out columns that a terminal has no room for. */
  readonly terse?: boolean
}

/** A format prints a report; the text ends with a newline. */
export type Format = (report: Report, options: RenderOptions) => string | Promise<string>
