import { createReadStream } from 'node:fs'
import { RequestError } from '../../model/errors'
import { reasonOf } from '../reason'
import { descriptorOf, noteInput } from '../source'
import type { Streams } from '../streams'

/** Where the lines come from. */
export interface Inlet {
  /** As it is told of. */
  readonly called: string
  /** Throws a RequestError where it cannot be read. */
  readonly blocks: AsyncIterable<Uint8Array>
  /** No more is read; who is reading is told the end. */
  readonly close: () => void
}

const BLOCK = 1 << 18

const isClosable = (source: object): source is { destroy: () => void } =>
  'destroy' in source && typeof source.destroy === 'function'

/** A file, or stdin for `-`. Throws a RequestError where it cannot be, or is a folder. */
export const inletOf = (file: string, streams: Streams): Inlet => {
  const called = file === '-' ? 'stdin' : file
  const refuse = (reason: string): never => {
    throw new RequestError([{ message: `${called}: ${reason}`, code: 'file' }])
  }
  const told = (error: unknown): never => {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return refuse(reason)
  }
  const opened = file === '-' ? descriptorOf(streams.stdin) : file
  try {
    // Node gives an empty stream where stdin is a folder
    if (opened !== undefined && noteInput(opened, streams).isDirectory()) refuse('it is a folder, not a file')
  } catch (error) {
    told(error)
  }
  const source: AsyncIterable<string | Uint8Array> =
    file === '-' ? streams.stdin : createReadStream(file, { highWaterMark: BLOCK })
  let isClosed = false
  async function* blocks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const block of source) {
        yield typeof block === 'string' ? Buffer.from(block) : block
        if (isClosed) return
      }
    } catch (error) {
      if (isClosed) return
      told(error)
    }
  }
  return {
    called,
    blocks: blocks(),
    close: () => {
      isClosed = true
      if (isClosable(source)) source.destroy()
    }
  }
}
