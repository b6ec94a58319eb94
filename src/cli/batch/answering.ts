import { allow, type Budget, OverBudget } from '../../model/work'
import { linesOfRow } from '../../request/batch/row'
import { heapRoom } from '../heap'
import { boardsRead } from './books'
import { type Reply, type Replying, replying } from './reply'
import type { Answer, Chunk, Fault, Settings } from './settings'

/** The lines of a chunk, each answered by itself: what every thread of a batch does. */

/** `at` hears of each line before it is answered. */
export type Answering = (chunk: Chunk, at?: (line: number) => void) => Promise<Answer>

const decoder = new TextDecoder('utf-8', { fatal: true })

const decoded = (bytes: Uint8Array): string | undefined => {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

const NEWLINE = 10

/** The lines of bytes that are not all text; those that are none are undefined. */
const oneByOne = (bytes: Uint8Array): readonly (string | undefined)[] => {
  const lines: (string | undefined)[] = []
  for (let at = 0; at < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, at)
    const end = newline < 0 ? bytes.length : newline
    lines.push(decoded(bytes.subarray(at, end)))
    at = end + 1
  }
  return lines
}

/** Without the ends of lines; after the end of the last line there is none. */
const linesOf = ({ bytes, isTooLong }: Chunk): readonly (string | undefined)[] => {
  if (isTooLong) return ['']
  const lines = decoded(bytes)?.split('\n') ?? oneByOne(bytes)
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

/** Lines that are one row of a CSV, as one. */
const rowsOf = (
  lines: readonly (string | undefined)[]
): readonly { readonly text: string | undefined; readonly at: number }[] => {
  const rows: { readonly text: string | undefined; readonly at: number }[] = []
  for (let at = 0; at < lines.length; ) {
    const count = linesOfRow(index => lines[index], at) ?? 1
    rows.push({ text: count === 1 ? lines[at] : lines.slice(at, at + count).join('\n'), at })
    at += count
  }
  return rows
}

/** `\r\n` ends a line as well. */
const ended = (line: string | undefined): string | undefined => (line?.endsWith('\r') ? line.slice(0, -1) : line)

const answered = async (
  chunk: Chunk,
  reply: Replying,
  { strict, reads }: Settings,
  at: (line: number) => void
): Promise<Answer> => {
  const { first, isTooLong, deadly = [] } = chunk
  const lines = linesOf(chunk)
  const records: string[] = []
  const faults: Fault[] = []
  let bug: string | undefined
  const rows = reads === 'csv' ? rowsOf(lines) : lines.map((text, index) => ({ text, at: index }))
  for (const row of rows) {
    const line = first + row.at
    at(line)
    const found: Reply = await reply(ended(row.text), line, isTooLong ? 'too long' : deadly.includes(line) ? 'deadly' : undefined)
    bug ??= found.bug
    if (found.fault) faults.push(found.fault)
    if (found.fault && strict) break
    if (found.record !== '') records.push(found.record)
  }
  const [firstFault] = faults
  const inputs = boardsRead()
  return {
    bytes: Buffer.from(records.join('')),
    lines: lines.length,
    records: records.length,
    faults: faults.length,
    ...(firstFault && { firstFault }),
    ...(inputs.length > 0 && { inputs }),
    ...(bug !== undefined && { bug })
  }
}

/** Makes ready to answer chunks. Throws a RequestError where a board file that is for all lines is wrong. */
export const answering = async (settings: Settings): Promise<Answering> => {
  const reply = await replying(settings)
  return (chunk, at = () => {}) =>
    answered(chunk, reply, settings, line => {
      allow(settings.budget, undefined, heapRoom)
      at(line)
    })
}

/** A moment for the lines of a chunk together: nothing else is heard meanwhile. */
const MOMENT: Budget = { seconds: 0.03, bytes: 5e7 }

/** The same of chunks that take a moment: of any other a promise of nothing. */
export const answeringAtOnce = async (settings: Settings): Promise<(chunk: Chunk) => Promise<Answer | undefined>> => {
  const reply = await replying(settings, false)
  return async chunk => {
    allow(MOMENT)
    try {
      return await answered(chunk, reply, settings, () => {})
    } catch (error) {
      if (error instanceof OverBudget) return undefined
      throw error
    }
  }
}
