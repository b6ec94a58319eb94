import type { BatchFormat } from '../../model/batch'
import type { MistakeCode } from '../../model/errors'
import type { Budget } from '../../model/work'
import type { Patch } from '../../request/set'
import type { Costs } from '../../rules/custom-tables'
import type { BoardOptions } from '../boards'
import type { Configuration } from '../config/patches'
import type { KindName } from './kinds'

/** How the lines of a batch are read, answered and written: plain data, for it is sent to every thread. */
export interface Settings extends BoardOptions {
  readonly reads: BatchFormat
  readonly writes: BatchFormat
  /** The columns of a CSV that is read. */
  readonly header: readonly string[]
  /** Of lines that do not say their kind. */
  readonly kind: KindName
  /** No cell of a CSV is a formula to a spreadsheet. */
  readonly csvSafe: boolean
  /** Whole reports instead of summaries. */
  readonly full: boolean
  /** Paths of what is kept of each answer; none: the summary. */
  readonly select: readonly string[]
  /** What the command line says of every line. */
  readonly patches: readonly Patch[]
  /** What is written down once, for lines that say nothing else. */
  readonly configured?: Configuration
  /** Costs that the user saved. */
  readonly costs: Costs
  /** What one line may take. */
  readonly budget: Budget
  /** The first line that cannot be answered is the last. */
  readonly strict: boolean
  /** It goes on where another batch ended: its CSV has no header. */
  readonly goesOn: boolean
  /** The file that is read, from whose folder its lines name board files; `-` for stdin. */
  readonly file: string
}

/** Lines of the input in one piece, the last one with its end or without. */
export interface Chunk {
  /** The number of its first line, from 1. */
  readonly first: number
  readonly bytes: Uint8Array
  /** A single line that was too long to be held. */
  readonly isTooLong?: true
  /** Lines that are not tried again. */
  readonly deadly?: readonly number[]
}

/** A line that could not be answered, and why. */
export interface Fault {
  readonly line: number
  readonly error: string
  /** What sort of fault it is: it never changes, whatever the sentence. */
  readonly code: FaultCode
}

/** `request`: about the question itself. `budget`: it would take more than a line may. `bug`: ours. */
export type FaultCode = MistakeCode | 'request' | 'budget' | 'bug'

/** The records of a chunk. */
export interface Answer {
  readonly bytes: Uint8Array
  /** Lines read, those that say nothing included. */
  readonly lines: number
  readonly records: number
  readonly faults: number
  readonly firstFault?: Fault
  /** It was broken off at its first fault. */
  readonly stopped?: true
  /** Board files that its thread has read, as `inputsOf` knows them. */
  readonly inputs?: readonly string[]
  /** The stack of the first bug that was met. */
  readonly bug?: string
}
