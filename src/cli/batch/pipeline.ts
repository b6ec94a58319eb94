import { targetOf } from '../files'
import { fileOf } from '../output'
import { print, type Streams } from '../streams'
import type { Answering } from './answer-line'
import type { Answer, Chunk, Fault } from './settings'

/** Where the records go: stdout, or a file. */
interface BatchWriter {
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

/** Chunks go in, their records come out in the same order, with no more of them under way than there is room for. */

/** Why no more came: the input ended, the reader has gone, a line failed that was not to, somebody interrupted. */
type End = 'all' | 'gone' | 'failed' | 'interrupted'

export interface Tally {
  readonly end: End
  /** Lines whose records have been written. */
  readonly lines: number
  readonly records: number
  readonly faults: number
  readonly firstFault?: Fault
  readonly bug?: string
}

interface Pipeline {
  readonly chunks: AsyncIterable<Chunk>
  readonly answer: Answering
  readonly outlet: BatchWriter
  /** Chunks under way at most. */
  readonly room: number
  readonly strict: boolean
  readonly signal: AbortSignal
  /** No more is read. */
  readonly close: () => void
  /** Told after each chunk. */
  readonly passed: (tally: Tally) => void
}

const added = (tally: Tally, { lines, records, faults, firstFault, bug }: Answer): Tally => ({
  ...tally,
  lines: tally.lines + lines,
  records: tally.records + records,
  faults: tally.faults + faults,
  ...(firstFault && { firstFault: tally.firstFault ?? firstFault }),
  ...(bug !== undefined && { bug: tally.bug ?? bug })
})

/** Places on the belt: `taken` waits for a free one. */
const places = (room: number) => {
  let free = room
  let wake: (() => void) | undefined
  return {
    taken: async (): Promise<void> => {
      if (free === 0)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      free--
    },
    left: (): void => {
      free++
      wake?.()
      wake = undefined
    }
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Answers every chunk and writes the records. Throws what reading, answering or writing throws. */
export const runPipeline = async ({ chunks, answer, outlet, room, strict, signal, close, passed }: Pipeline): Promise<Tally> => {
  let tally: Tally = { end: 'all', lines: 0, records: 0, faults: 0 }
  const isOver = () => tally.end !== 'all'
  const over = (end: End): void => {
    if (!isOver()) tally = { ...tally, end }
    close()
  }
  let putting: Promise<unknown> = Promise.resolve()
  const put = async (found: Answer): Promise<void> => {
    if (found.bytes.length > 0 && !(await outlet.write(found.bytes))) return over('gone')
    tally = added(tally, found)
    passed(tally)
    if (strict && found.firstFault) over('failed')
  }
  const belt = places(room)
  const all = async (): Promise<void> => {
    let last = Promise.resolve()
    let failure: { readonly error: unknown } | undefined
    for await (const chunk of chunks) {
      await belt.taken()
      if (isOver() || failure) break
      const [before, found] = [last, answer(chunk)]
      // its failure is shown in its turn
      found.catch(() => {})
      last = before
        .then(async () => {
          const records = await found
          if (isOver() || failure) return
          putting = put(records)
          await putting
        })
        .catch((error: unknown) => {
          failure ??= { error }
          close()
        })
        .finally(belt.left)
    }
    await last
    if (failure) throw failure.error
  }
  const interrupted = aborted(signal).then(() => over('interrupted'))
  await Promise.race([all(), interrupted])
  // what is on its way out is whole records, and goes out
  await putting.catch(() => {})
  return tally
}
