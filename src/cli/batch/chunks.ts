import { MOST_LINE_BYTES } from '../../model/batch'
import type { Chunk } from './settings'

/** Bytes as they come, cut into chunks of whole lines. A line that is too long is passed over without being held. */

const NEWLINE = 10

/** Whole lines of a block as chunks of at most `most` lines each. */
function* cut(bytes: Uint8Array, first: number, most: number): Generator<Chunk & { readonly lines: number }> {
  let start = 0
  let line = first
  let lines = 0
  for (let at = 0; at < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, at)
    at = newline < 0 ? bytes.length : newline + 1
    lines++
    if (lines < most && at < bytes.length) continue
    yield { first: line, bytes: bytes.subarray(start, at), lines }
    line += lines
    lines = 0
    start = at
  }
}

const NOTHING = new Uint8Array()

/** The chunks of a stream, each as soon as its last line is whole; `first` is the number of its first line. */
export async function* chunksOf(blocks: AsyncIterable<Uint8Array>, first: number, most: number): AsyncGenerator<Chunk> {
  let line = first
  let open: Uint8Array[] = []
  let length = 0
  /** The line at hand is too long already. */
  let isTooLong = false
  const taken = (more: Uint8Array): Uint8Array => {
    const bytes = open.length === 0 ? more : Buffer.concat([...open, more])
    open = []
    length = 0
    return bytes
  }
  for await (const block of blocks) {
    let rest = block
    if (isTooLong) {
      const end = rest.indexOf(NEWLINE)
      if (end < 0) continue
      yield { first: line++, bytes: NOTHING, isTooLong }
      isTooLong = false
      rest = rest.subarray(end + 1)
    }
    const end = rest.lastIndexOf(NEWLINE)
    if (end >= 0) {
      for (const { lines, ...chunk } of cut(taken(rest.subarray(0, end + 1)), line, most)) {
        yield chunk
        line += lines
      }
      rest = rest.subarray(end + 1)
    }
    if (rest.length > 0) {
      open.push(rest)
      length += rest.length
    }
    if (length <= MOST_LINE_BYTES) continue
    taken(NOTHING)
    isTooLong = true
  }
  if (isTooLong) yield { first: line, bytes: NOTHING, isTooLong }
  else if (length > 0) yield { first: line, bytes: taken(NOTHING) }
}

/** The first line of a stream that says something, its number and the stream without it. */
export interface Opened {
  readonly line: Uint8Array
  readonly number: number
  /** The stream from that line on, and after it. */
  readonly from: AsyncIterable<Uint8Array>
  readonly after: AsyncIterable<Uint8Array>
}

async function* joined(head: Uint8Array, blocks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  for (let next = await blocks.next(); !next.done; next = await blocks.next()) yield next.value
}

const isBlank = (bytes: Uint8Array): boolean => bytes.every(byte => byte === 32 || byte === 9 || byte === 13)

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const

const unmarked = (bytes: Uint8Array): Uint8Array =>
  BYTE_ORDER_MARK.every((byte, i) => bytes[i] === byte) ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes

/** Looks at the first line, without losing it. A first line that is too long is cut short. */
export const opened = async (blocks: AsyncIterable<Uint8Array>): Promise<Opened> => {
  const iterator = blocks[Symbol.asyncIterator]()
  let held: Uint8Array = NOTHING
  let number = 1
  for (;;) {
    const next = await iterator.next()
    if (!next.done) held = held.length === 0 ? next.value : Buffer.concat([held, next.value])
    held = number === 1 ? unmarked(held) : held
    for (let end = held.indexOf(NEWLINE); ; end = held.indexOf(NEWLINE)) {
      const isWhole = end >= 0
      if (!isWhole && !next.done && held.length <= MOST_LINE_BYTES) break
      const line = isWhole ? held.subarray(0, end) : held
      const rest = isWhole ? held.subarray(end + 1) : NOTHING
      if (!isWhole || !isBlank(line)) return { line, number, from: joined(held, iterator), after: joined(rest, iterator) }
      number++
      held = rest
    }
  }
}
