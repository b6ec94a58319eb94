import type { Command } from 'commander'
import type { Text } from '../../model/language'
import type { Streams } from '../streams'

/** What the command is called with; `any` where its page is shown, or its options are listed. */
export type Arguments = readonly string[] | 'any'

/** A command of the program. What it does is loaded when it is asked for. */
export interface CommandRow {
  readonly summary: Text
  /** Gives the command its options and its action. */
  readonly furnish: (command: Command, streams: Streams, argv: Arguments) => void
}
