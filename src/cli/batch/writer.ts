import { targetOf } from '../files'
import { fileOf } from '../output'
import { print, type Streams } from '../streams'

/** Where the records go: stdout, or a file. */
export interface BatchWriter {
  /** Waits until it is taken: false where the reader has gone. Throws a RequestError where it cannot be written. */
  readonly write: (bytes: Uint8Array) => Promise<boolean>
  /** All is there that will be. */
  readonly commit: () => Promise<void>
  /** Not all is there: the name of the file that holds the records so far, if it is one. */
  readonly keep: () => string | undefined
  /** Nothing of it is wanted. */
  readonly abandon: () => void
}

/** Throws a RequestError where the file cannot be written, or is one that is read. */
export const batchWriter = async (output: string | undefined, streams: Streams): Promise<BatchWriter> => {
  const file = fileOf(output === undefined ? {} : { output })
  if (file !== undefined) return targetOf(file, streams)
  return { write: bytes => print(streams, bytes), commit: async () => {}, keep: () => undefined, abandon: () => {} }
}
