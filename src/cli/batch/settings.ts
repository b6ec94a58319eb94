import type { BatchFormat } from '../../model/batch'
import type { MistakeCode } from '../../model/errors'
import type { Budget } from '../../model/over-budget'
import type { Patch } from '../../request/set'
import type { Costs } from '../../rules/custom-tables'
import type { BoardOptions } from '../boards'
import type { Configuration } from '../config/patches'
import type { KindName } from './kinds'

/** How the lines of a batch are read, answered and written: plain data, because it is sent to every thread. */
export interface Settings extends BoardOptions {
  readonly reads: BatchFormat
  readonly writes: BatchFormat
  /** The columns of the input, if it is CSV. */
  readonly header: readonly string[]
  /** The kind of lines that do not name one. */
  readonly kind: KindName
  /** Write CSV in which no cell is a formula to a spreadsheet. */
  readonly csvSafe: boolean
  /** Whole reports instead of summaries. */
  readonly full: boolean
  /** Paths of the selected values; none: the summary. */
  readonly select: readonly string[]
  /** The command line's values for every line. */
  readonly patches: readonly Patch[]
  /** The configuration, for lines that do not override it. */
  readonly configured?: Configuration
  /** Costs that the user saved. */
  readonly costs: Costs
  /** The time and memory for one line. */
  readonly budget: Budget
  /** Stop at the first line that fails. */
  readonly strict: boolean
  /** The batch continues another one, so its CSV is written without a header. */
  readonly isContinued: boolean
  /** The input; board files that lines name are relative to its folder. `-` is stdin. */
  readonly file: string
}

/** Some lines of the input. */
export interface Chunk {
  /** The number of its first line, from 1. */
  readonly first: number
  readonly bytes: Uint8Array
  /** It stands for a single line that was too long to be held; `bytes` is empty. */
  readonly isTooLong?: true
  /** Lines that killed two threads and are refused. */
  readonly deadlyLines?: readonly number[]
}

/** A line that could not be answered, and why. */
export interface Fault {
  readonly line: number
  readonly error: string
  /** Stays the same however the sentence is worded. */
  readonly code: FaultCode
}

/** `request`: a mistake in the question. `budget`: it exceeds the budget of a line. `bug`: a bug of the program. */
type FaultCode = MistakeCode | 'request' | 'budget' | 'bug'

/** The records of a chunk. */
export interface Answer {
  readonly bytes: Uint8Array
  /** Lines read, blank ones included. */
  readonly lines: number
  readonly records: number
  readonly faults: number
  readonly firstFault?: Fault
  /** The board files that the thread has read, as `inputsOf` identifies them. */
  readonly inputs?: readonly string[]
  /** The stack of the first bug. */
  readonly bug?: string
}
