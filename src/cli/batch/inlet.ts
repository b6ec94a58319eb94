import { createReadStream, fstatSync } from 'node:fs'
import { RequestError } from '../../model/errors'
import { reasonOf } from '../reason'
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

/** Node gives an empty stream where stdin is a folder. */
const isFolder = (stdin: object): boolean =>
  'fd' in stdin && typeof stdin.fd === 'number' && stdin.fd >= 0 && fstatSync(stdin.fd).isDirectory()

const isClosable = (source: object): source is { destroy: () => void } =>
  'destroy' in source && typeof source.destroy === 'function'

/** A file, or stdin for `-`. Throws a RequestError where stdin is a folder. */
export const inletOf = (file: string, streams: Streams): Inlet => {
  const called = file === '-' ? 'stdin' : file
  if (file === '-' && isFolder(streams.stdin)) throw new RequestError([{ message: `${called}: it is a folder, not a file` }])
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
      const reason = reasonOf(error, 'there is no such file', 'it may not be read')
      throw reason === undefined ? error : new RequestError([{ message: `${called}: ${reason}` }])
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
