import type { Command } from 'commander'
import type { Streams } from '../streams'

/** A command of the program. What it does is loaded when it is asked for. */
export interface Row {
  readonly summary: string
  /** Gives the command its options and its action. */
  readonly furnish: (command: Command, streams: Streams) => void
}
