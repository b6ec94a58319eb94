import { Worker } from 'node:worker_threads'
import { t } from '../../model/language'
import type { Answer, Chunk, Settings } from './settings'
import type { Thread } from './worker'

/** Threads that answer chunks. One that dies is reported, and its chunk is done again. */

export interface Pool {
  readonly answer: (chunk: Chunk) => Promise<Answer>
  readonly close: () => Promise<void>
}

interface Job {
  readonly chunk: Chunk
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
  /** A thread died of it, and it is done again. */
  readonly isSecond?: true
}

interface Hand {
  readonly worker: Worker
  readonly place: Int32Array
  job?: Job
}

/** The death of a thread, reported as it happens. */
export interface Death {
  readonly line: number
  readonly chunk: Chunk
  readonly reason: string
}

const reasonOf = (cause: unknown): string =>
  typeof cause === 'number'
    ? t('it ended with {cause}', { cause })
    : cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? t('it ran out of memory')
      : String(cause)

/** The job to be done again, the first time with all of its lines; a line that is deadly then is shown as a fault. */
const again = (job: Job, line: number): Job => {
  const { chunk, isSecond } = job
  return { ...job, isSecond: true, chunk: isSecond ? { ...chunk, deadly: [...(chunk.deadly ?? []), line] } : chunk }
}

/** A heap that may grow to 2 GB and more is let grow to four times what lives in it before anybody sweeps; a smaller one to twice. */
const HEAP = { maxOldGenerationSizeMb: 2047 } as const

/** `file`: what a thread runs. `died` hears of each death. */
export const pool = (file: string, size: number, settings: Settings, died: (death: Death) => void): Pool => {
  const waiting: Job[] = []
  const idle: Hand[] = []
  const hands = new Set<Hand>()
  let isClosed = false

  const give = (hand: Hand, job: Job): void => {
    hand.job = job
    hand.place[0] = 0
    const bytes = new Uint8Array(job.chunk.bytes)
    hand.worker.postMessage({ ...job.chunk, bytes }, [bytes.buffer])
  }
  const rest = (hand: Hand): void => {
    const next = waiting.shift()
    if (next) give(hand, next)
    else idle.push(hand)
  }
  const bury = (hand: Hand, cause: unknown): void => {
    if (isClosed || !hands.delete(hand)) return
    const { job, place } = hand
    const line = place[0] ?? 0
    if (!job) {
      idle.splice(idle.indexOf(hand), 1)
      return
    }
    if (line === 0) {
      // it never began: another would fare no better
      job.reject(cause instanceof Error ? cause : new Error(`a thread could not begin: ${reasonOf(cause)}`))
      return
    }
    died({ line, chunk: job.chunk, reason: reasonOf(cause) })
    waiting.unshift(again(job, line))
    rest(hired())
  }
  const hired = (): Hand => {
    const place = new Int32Array(new SharedArrayBuffer(4))
    const thread: Thread = { settings, place }
    const worker = new Worker(file, { workerData: thread, resourceLimits: HEAP })
    const hand: Hand = { worker, place }
    hands.add(hand)
    worker.on('message', (answer: Answer) => {
      const { job } = hand
      delete hand.job
      job?.resolve(answer)
      rest(hand)
    })
    worker.on('error', error => bury(hand, error))
    worker.on('exit', code => bury(hand, code))
    return hand
  }
  return {
    answer: chunk =>
      new Promise((resolve, reject) => {
        const job: Job = { chunk, resolve, reject }
        const hand = idle.pop() ?? (hands.size < size ? hired() : undefined)
        if (hand) give(hand, job)
        else waiting.push(job)
      }),
    close: async () => {
      isClosed = true
      await Promise.all([...hands].map(({ worker }) => worker.terminate()))
    }
  }
}
