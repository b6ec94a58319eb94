import { Worker } from 'node:worker_threads'
import { t } from '../../model/language'
import type { Answer, Chunk, Settings } from './settings'
import type { Thread } from './worker'

/**
 * Answers chunks in this thread and in worker threads, each as soon as it is free. Where a worker dies it is reported, and its
 * chunk is run again.
 */

interface Pool {
  /** In any free thread. */
  readonly answer: (chunk: Chunk) => Promise<Answer>
  /** In this thread, unless it takes too long. */
  readonly answerHere: (chunk: Chunk) => Promise<Answer>
  readonly close: () => Promise<void>
}

interface Job {
  readonly chunk: Chunk
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
  /** A thread died of it before. */
  readonly isSecond?: true
}

interface PoolThread {
  readonly worker: Worker
  readonly place: Int32Array
  /** The chunks sent to the thread; it works on the first. */
  jobs: readonly Job[]
}

/** Most chunks that a thread holds: with a second one it can go on while the main thread is busy. */
const DEPTH = 2

/** The death of a worker thread. */
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

/** The job to run again: first with all of its lines; a line that kills a thread a second time becomes a fault. */
const retried = (job: Job, line: number): Job => {
  const { chunk, isSecond } = job
  return { ...job, isSecond: true, chunk: isSecond ? { ...chunk, deadlyLines: [...(chunk.deadlyLines ?? []), line] } : chunk }
}

/** Below 2 GB V8 lets the heap grow only to twice its live size, not four times. */
const HEAP = { maxOldGenerationSizeMb: 2047 } as const

interface Threads {
  /** The script of the threads. */
  readonly file: string
  readonly settings: Settings
  /** How many threads answer at once, this one included. */
  readonly jobs: number
  /** Answers in this thread; resolves to undefined where that would take too long. */
  readonly answerNow: (chunk: Chunk) => Promise<Answer | undefined>
  /** Called when a thread dies. */
  readonly died: (death: Death) => void
}

const rejectAll = (jobs: readonly Job[], cause: unknown): void => {
  const error = cause instanceof Error ? cause : new Error(`a thread could not begin: ${reasonOf(cause)}`)
  for (const { reject } of jobs) reject(error)
}

/** Starts a thread without jobs; `answered` is called after each answer. */
const startThread = (
  { file, settings }: Pick<Threads, 'file' | 'settings'>,
  died: (thread: PoolThread, cause: unknown) => void,
  answered: () => void
): PoolThread => {
  const place = new Int32Array(new SharedArrayBuffer(8))
  const workerData: Thread = { settings, place }
  const worker = new Worker(file, { workerData, resourceLimits: HEAP })
  const thread: PoolThread = { worker, place, jobs: [] }
  worker.on('message', (answer: Answer) => {
    const [job, ...others] = thread.jobs
    thread.jobs = others
    job?.resolve(answer)
    answered()
  })
  worker.on('error', error => died(thread, error))
  worker.on('exit', code => died(thread, code))
  return thread
}

export const pool = ({ file, settings, jobs: size, answerNow, died }: Threads): Pool => {
  /** Jobs for any thread. */
  const waiting: Job[] = []
  const own: Job[] = []
  const threads = new Set<PoolThread>()
  let isClosed = false
  let isBusy = false
  /** A chunk took too long here: from now on this thread only coordinates. */
  let isSlow = false

  const send = (thread: PoolThread, job: Job): void => {
    thread.jobs = [...thread.jobs, job]
    const bytes = new Uint8Array(job.chunk.bytes)
    thread.worker.postMessage({ ...job.chunk, bytes }, [bytes.buffer])
  }
  const freeThread = (): PoolThread | undefined => {
    const [leastBusy] = [...threads].sort((one, other) => one.jobs.length - other.jobs.length)
    if (leastBusy?.jobs.length === 0) return leastBusy
    if (threads.size < (isSlow ? size : size - 1)) return startPoolThread()
    return leastBusy && leastBusy.jobs.length < DEPTH ? leastBusy : undefined
  }
  const distribute = (): void => {
    while (waiting.length > 0) {
      const thread = freeThread()
      if (!thread) break
      send(thread, waiting.shift() as Job)
    }
    if (!isBusy && !isSlow && !isClosed && own.length + waiting.length > 0) void work()
  }
  /** Answers waiting jobs in this thread, one after another; between them events are handled. */
  const work = async (): Promise<void> => {
    isBusy = true
    await new Promise(resolve => setImmediate(resolve))
    const job = own.shift() ?? waiting.shift()
    if (job) await answerJobHere(job)
    isBusy = false
    distribute()
  }
  const answerJobHere = async (job: Job): Promise<void> => {
    try {
      const answer = await answerNow(job.chunk)
      if (answer) return job.resolve(answer)
      isSlow = true
      waiting.unshift(job, ...own.splice(0))
    } catch (error) {
      job.reject(error)
    }
  }
  const onDeath = (thread: PoolThread, cause: unknown): void => {
    if (isClosed || !threads.delete(thread)) return
    const { jobs, place } = thread
    const [line = 0, first] = place
    const job = jobs.find(({ chunk }) => chunk.first === first) ?? jobs[0]
    if (!job) return
    // the thread never started working: another would not either, and nothing may wait for it
    if (line === 0) {
      rejectAll([...jobs, ...waiting.splice(0), ...own.splice(0)], cause)
      return
    }
    died({ line, chunk: job.chunk, reason: reasonOf(cause) })
    waiting.unshift(...jobs.map(each => (each === job ? retried(job, line) : each)))
    distribute()
  }
  const startPoolThread = (): PoolThread => {
    const thread = startThread({ file, settings }, onDeath, distribute)
    threads.add(thread)
    return thread
  }
  const enqueue = (jobs: Job[], chunk: Chunk): Promise<Answer> =>
    new Promise((resolve, reject) => {
      jobs.push({ chunk, resolve, reject })
      distribute()
    })
  return {
    answer: chunk => enqueue(waiting, chunk),
    answerHere: chunk => enqueue(isSlow ? waiting : own, chunk),
    close: async () => {
      isClosed = true
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    }
  }
}
