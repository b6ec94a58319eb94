import { openTarget } from '../files'
import { outputFile } from '../output'
import { print, type Streams } from '../streams'
import type { ChunkAnswerer } from './answer-line'
import type { Answer, Chunk, Fault } from './settings'

/** Writes records to stdout or to a file. */
interface BatchWriter {
  /** Resolves when the bytes are written: false where the reader has gone. Throws a RequestError where writing fails. */
  readonly write: (bytes: Uint8Array) => Promise<boolean>
  /** The output is complete. */
  readonly commit: () => Promise<void>
  /** The output is incomplete but kept: returns the name of the file that holds it, if there is one. */
  readonly keep: () => string | undefined
  /** Drops the output. */
  readonly abandon: () => void
}

/** Throws a RequestError where the file cannot be written, or is one that this run reads. */
export const batchWriter = async (output: string | undefined, streams: Streams): Promise<BatchWriter> => {
  const file = outputFile(output === undefined ? {} : { output })
  if (file !== undefined) return openTarget(file, streams)
  return { write: bytes => print(streams, bytes), commit: async () => {}, keep: () => undefined, abandon: () => {} }
}

// --- the pipeline: chunks are answered in parallel, their records written in order ---

/**
 * Why it ended: at the end of the input, because the reader of the output has gone, at a failed line (--strict), or at a signal.
 */
type End = 'all' | 'gone' | 'failed' | 'interrupted'

/** What a batch has done so far, and why it ended. */
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
  readonly answer: ChunkAnswerer
  readonly outlet: BatchWriter
  /** Most chunks under way at once. */
  readonly room: number
  readonly strict: boolean
  readonly signal: AbortSignal
  /** Stops the input. */
  readonly close: () => void
  /** Called after each chunk. */
  readonly onProgress: (tally: Tally) => void
}

const addAnswer = (tally: Tally, { lines, records, faults, firstFault, bug }: Answer): Tally => ({
  ...tally,
  lines: tally.lines + lines,
  records: tally.records + records,
  faults: tally.faults + faults,
  ...(firstFault && { firstFault: tally.firstFault ?? firstFault }),
  ...(bug !== undefined && { bug: tally.bug ?? bug })
})

/** A counting semaphore: `take` waits for a free slot, `release` frees one. */
const slots = (room: number) => {
  let free = room
  let wake: (() => void) | undefined
  return {
    take: async (): Promise<void> => {
      if (free === 0)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      free--
    },
    release: (): void => {
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
export const runPipeline = async ({
  chunks,
  answer,
  outlet,
  room,
  strict,
  signal,
  close,
  onProgress
}: Pipeline): Promise<Tally> => {
  let tally: Tally = { end: 'all', lines: 0, records: 0, faults: 0 }
  const isOver = () => tally.end !== 'all'
  const finish = (end: End): void => {
    if (!isOver()) tally = { ...tally, end }
    close()
  }
  let putting: Promise<unknown> = Promise.resolve()
  const writeAnswer = async (found: Answer): Promise<void> => {
    if (found.bytes.length > 0 && !(await outlet.write(found.bytes))) return finish('gone')
    tally = addAnswer(tally, found)
    onProgress(tally)
    if (strict && found.firstFault) finish('failed')
  }
  const belt = slots(room)
  const answerAll = async (): Promise<void> => {
    let last = Promise.resolve()
    let failure: { readonly error: unknown } | undefined
    for await (const chunk of chunks) {
      await belt.take()
      if (isOver() || failure) break
      const [before, found] = [last, answer(chunk)]
      // its failure is handled below, in order
      found.catch(() => {})
      last = before
        .then(async () => {
          const records = await found
          if (isOver() || failure) return
          putting = writeAnswer(records)
          await putting
        })
        .catch((error: unknown) => {
          failure ??= { error }
          close()
        })
        .finally(belt.release)
    }
    await last
    if (failure) throw failure.error
  }
  const interrupted = aborted(signal).then(() => finish('interrupted'))
  await Promise.race([answerAll(), interrupted])
  // a write that has begun consists of whole records: let it finish
  await putting.catch(() => {})
  return tally
}
