import { MOST_LINE_BYTES } from '../../model/batch'
import { linesOfRow } from '../../request/batch/table'
import type { Chunk } from './settings'

/** Cuts a stream of bytes into chunks of whole lines. A line that is too long is skipped without being held in memory. */

const NEWLINE = 10

const QUOTE = 34

/** How many lines the CSV row at `start` takes, and where it ends; undefined where its end has not been read yet. */
const rowAt = (bytes: Uint8Array, start: number): { readonly lines: number; readonly end: number } | undefined => {
  const ends: number[] = []
  const lineAt = (index: number): string | undefined => {
    const from = index === 0 ? start : (ends[index - 1] ?? bytes.length)
    if (from >= bytes.length) return undefined
    const newline = bytes.indexOf(NEWLINE, from)
    ends[index] = newline < 0 ? bytes.length : newline + 1
    return Buffer.from(bytes.buffer, bytes.byteOffset + from, (ends[index] ?? 0) - from).toString('latin1')
  }
  const lines = linesOfRow(lineAt, 0)
  return lines === undefined ? undefined : { lines, end: ends[lines - 1] ?? bytes.length }
}

/** The end of the last CSV row that is certainly complete. */
const wholeRows = (bytes: Uint8Array): number => {
  if (!bytes.includes(QUOTE)) return bytes.length
  let at = 0
  while (at < bytes.length) {
    const row = rowAt(bytes, at)
    if (!row) break
    at = row.end
  }
  return bytes.length - at > MOST_LINE_BYTES ? bytes.length : at
}

/** Cuts whole lines (of a CSV, whole rows) into chunks of about `most` lines. */
function* cutLines(
  bytes: Uint8Array,
  first: number,
  most: number,
  isCsv: boolean
): Generator<Chunk & { readonly lines: number }> {
  const isRows = isCsv && bytes.includes(QUOTE)
  let start = 0
  let line = first
  let lines = 0
  for (let at = 0; at < bytes.length; ) {
    const row = isRows ? rowAt(bytes, at) : undefined
    const newline = bytes.indexOf(NEWLINE, at)
    at = row?.end ?? (newline < 0 ? bytes.length : newline + 1)
    lines += row?.lines ?? 1
    if (lines < most && at < bytes.length) continue
    yield { first: line, bytes: bytes.subarray(start, at), lines }
    line += lines
    lines = 0
    start = at
  }
}

const NOTHING = new Uint8Array()

/** The chunks of a stream, each as soon as its last line is complete. `first` is the number of the first line. */
export async function* chunksOf(
  blocks: AsyncIterable<Uint8Array>,
  first: number,
  most: number,
  isCsv = false
): AsyncGenerator<Chunk> {
  let line = first
  let pending: Uint8Array[] = []
  let length = 0
  /** The current line is already too long. */
  let isTooLong = false
  const takeHeld = (more: Uint8Array): Uint8Array => {
    const bytes = pending.length === 0 ? more : Buffer.concat([...pending, more])
    pending = []
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
      const whole = takeHeld(rest.subarray(0, end + 1))
      const sure = isCsv ? wholeRows(whole) : whole.length
      for (const { lines, ...chunk } of cutLines(whole.subarray(0, sure), line, most, isCsv)) {
        yield chunk
        line += lines
      }
      rest = sure < whole.length ? Buffer.concat([whole.subarray(sure), rest.subarray(end + 1)]) : rest.subarray(end + 1)
    }
    if (rest.length > 0) {
      pending.push(rest)
      length += rest.length
    }
    if (length <= MOST_LINE_BYTES) continue
    // complete lines that wait for the end of a CSV row are given up waiting for
    const held = takeHeld(NOTHING)
    const waited = held.lastIndexOf(NEWLINE) + 1
    for (const { lines, ...chunk } of cutLines(held.subarray(0, waited), line, most, isCsv)) {
      yield chunk
      line += lines
    }
    length = held.length - waited
    if (length <= MOST_LINE_BYTES) pending = [held.subarray(waited)]
    else {
      length = 0
      isTooLong = true
    }
  }
  if (isTooLong) yield { first: line, bytes: NOTHING, isTooLong }
  else if (length > 0) yield { first: line, bytes: takeHeld(NOTHING) }
}

/** The first line of a stream that is not blank, its number, and the stream with and without it. */
export interface FirstLine {
  readonly line: Uint8Array
  readonly number: number
  /** The stream from that line on. */
  readonly from: AsyncIterable<Uint8Array>
  readonly after: AsyncIterable<Uint8Array>
}

async function* joined(head: Uint8Array, blocks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  for (let next = await blocks.next(); !next.done; next = await blocks.next()) yield next.value
}

const isBlank = (bytes: Uint8Array): boolean => bytes.every(byte => byte === 32 || byte === 9 || byte === 13)

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const

const withoutByteOrderMark = (bytes: Uint8Array): Uint8Array =>
  BYTE_ORDER_MARK.every((byte, i) => bytes[i] === byte) ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes

/** Reads the first line without losing it. One that is too long is cut short. */
export const peekLine = async (blocks: AsyncIterable<Uint8Array>): Promise<FirstLine> => {
  const iterator = blocks[Symbol.asyncIterator]()
  let held: Uint8Array = NOTHING
  let number = 1
  for (;;) {
    const next = await iterator.next()
    if (!next.done) held = held.length === 0 ? next.value : Buffer.concat([held, next.value])
    held = number === 1 ? withoutByteOrderMark(held) : held
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
