import { createReadStream, open } from 'node:fs'
import { promisify } from 'node:util'
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

/** A pipe with a name, whose reading can be broken off while nobody writes; that of a file could not. */
const pipeAt = (file: string): AsyncIterable<Uint8Array> & { readonly destroy: () => void } => {
  let close = (): void => {}
  async function* blocks(): AsyncGenerator<Uint8Array> {
    const [{ Socket }, fd] = await Promise.all([import('node:net'), promisify(open)(file, 'r')])
    const socket = new Socket({ fd, readable: true, writable: false })
    close = () => void socket.destroy()
    yield* socket
  }
  return Object.assign(blocks(), { destroy: () => close() })
}

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
  let isPipe = false
  try {
    const stats = opened === undefined ? undefined : noteInput(opened, streams)
    // Node gives an empty stream where stdin is a folder
    if (stats?.isDirectory()) refuse('it is a folder, not a file')
    isPipe = file !== '-' && stats?.isFIFO() === true
  } catch (error) {
    told(error)
  }
  const source: AsyncIterable<string | Uint8Array> =
    file === '-' ? streams.stdin : isPipe ? pipeAt(file) : createReadStream(file, { highWaterMark: BLOCK })
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
