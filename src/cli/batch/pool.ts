import { Worker } from 'node:worker_threads'
import { t } from '../../model/language'
import type { Answer, Chunk, Settings } from './settings'
import type { Thread } from './worker'

/** This thread and others that answer chunks, each as soon as it is free. One of the others that dies is reported, and its chunk is done again. */

export interface Pool {
  /** Whoever is free. */
  readonly answer: (chunk: Chunk) => Promise<Answer>
  /** This thread, as long as it takes but a moment. */
  readonly answerHere: (chunk: Chunk) => Promise<Answer>
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
  /** The first is at hand, the others are with the thread already. */
  jobs: readonly Job[]
}

/** Chunks that a thread has at most: with a second one it goes on by itself while this thread is busy. */
const DEPTH = 2

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

/** Until V8 is told how soon to sweep, a heap that may grow to 2 GB and more is let grow to four times what is in use; a smaller one to twice. */
const HEAP = { maxOldGenerationSizeMb: 2047 } as const

interface Threads {
  /** What each of them runs. */
  readonly file: string
  readonly settings: Settings
  /** How many answer at once, this one among them. */
  readonly jobs: number
  /** This thread's answer; a promise of nothing where it would take more than a moment. */
  readonly answerNow: (chunk: Chunk) => Promise<Answer | undefined>
  /** Hears of each death. */
  readonly died: (death: Death) => void
}

export const pool = ({ file, settings, jobs: size, answerNow, died }: Threads): Pool => {
  /** For whoever is free, and for this thread alone. */
  const waiting: Job[] = []
  const own: Job[] = []
  const hands = new Set<Hand>()
  let isClosed = false
  let isBusy = false
  /** One thing took long here: this thread leaves the rest to others. */
  let isSlow = false

  const give = (hand: Hand, job: Job): void => {
    hand.jobs = [...hand.jobs, job]
    const bytes = new Uint8Array(job.chunk.bytes)
    hand.worker.postMessage({ ...job.chunk, bytes }, [bytes.buffer])
  }
  const freeHand = (): Hand | undefined => {
    const [idlest] = [...hands].sort((one, other) => one.jobs.length - other.jobs.length)
    if (idlest?.jobs.length === 0) return idlest
    if (hands.size < (isSlow ? size : size - 1)) return hired()
    return idlest && idlest.jobs.length < DEPTH ? idlest : undefined
  }
  const handOut = (): void => {
    while (waiting.length > 0) {
      const hand = freeHand()
      if (!hand) break
      give(hand, waiting.shift() as Job)
    }
    if (!isBusy && !isSlow && !isClosed && own.length + waiting.length > 0) void work()
  }
  /** What waits is answered here, one after another; between them others are heard. */
  const work = async (): Promise<void> => {
    isBusy = true
    await new Promise(resolve => setImmediate(resolve))
    const job = own.shift() ?? waiting.shift()
    if (job) await here(job)
    isBusy = false
    handOut()
  }
  const here = async (job: Job): Promise<void> => {
    try {
      const answer = await answerNow(job.chunk)
      if (answer) return job.resolve(answer)
      isSlow = true
      waiting.unshift(job, ...own.splice(0))
    } catch (error) {
      job.reject(error)
    }
  }
  const bury = (hand: Hand, cause: unknown): void => {
    if (isClosed || !hands.delete(hand)) return
    const { jobs, place } = hand
    const [line = 0, first] = place
    const job = jobs.find(({ chunk }) => chunk.first === first) ?? jobs[0]
    if (!job) return
    if (line === 0) {
      // it never began: another would fare no better
      const error = cause instanceof Error ? cause : new Error(`a thread could not begin: ${reasonOf(cause)}`)
      for (const { reject } of jobs) reject(error)
      return
    }
    died({ line, chunk: job.chunk, reason: reasonOf(cause) })
    waiting.unshift(...jobs.map(each => (each === job ? again(job, line) : each)))
    handOut()
  }
  const hired = (): Hand => {
    const place = new Int32Array(new SharedArrayBuffer(8))
    const thread: Thread = { settings, place }
    const worker = new Worker(file, { workerData: thread, resourceLimits: HEAP })
    const hand: Hand = { worker, place, jobs: [] }
    hands.add(hand)
    worker.on('message', (answer: Answer) => {
      const [job, ...others] = hand.jobs
      hand.jobs = others
      job?.resolve(answer)
      handOut()
    })
    worker.on('error', error => bury(hand, error))
    worker.on('exit', code => bury(hand, code))
    return hand
  }
  const taken = (jobs: Job[], chunk: Chunk): Promise<Answer> =>
    new Promise((resolve, reject) => {
      jobs.push({ chunk, resolve, reject })
      handOut()
    })
  return {
    answer: chunk => taken(waiting, chunk),
    answerHere: chunk => taken(isSlow ? waiting : own, chunk),
    close: async () => {
      isClosed = true
      await Promise.all([...hands].map(({ worker }) => worker.terminate()))
    }
  }
}
