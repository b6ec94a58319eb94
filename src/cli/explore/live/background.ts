import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Answer, type Question, questionKey } from '../../../answers/edit/questions'
import { isSpanish, t } from '../../../model/language'
import type { Budget } from '../../../model/over-budget'
import type { Thread, WorkerAnswer, WorkerQuestion } from './worker'

/** Answers slow questions in a thread. Only the newest question gets an answer. */

interface BackgroundAnswers {
  /** Asks a question; earlier ones are given up. */
  readonly ask: (question: Question, heard: (answer: Answer) => void) => void
  /** Gives up the pending question. */
  readonly forget: () => void
  readonly close: () => Promise<void>
}

interface PendingQuestion {
  readonly id: number
  readonly question: Question
  readonly key: string
  readonly heard: (answer: Answer) => void
}

/** How long a stale answer may still take before its thread is ended, in ms: about what starting another costs. */
const STALE = 100

/** The pause after a key before a question is sent, in ms: further keys may follow. */
const PAUSE = 60

const FILE = 'explore-worker.cjs'

const failure = (error: unknown): Answer => ({
  is: 'refused',
  sentences: [t('this could not be worked out: {what}', { what: error instanceof Error ? error.message : String(error) })]
})

/** Starts no thread until the first question is sent. `budget` limits each answer. */
export const answerInBackground = (budget: Budget): BackgroundAnswers => {
  const newest = new Int32Array(new SharedArrayBuffer(4))
  let worker: Worker | undefined
  /** The id of the question that the thread is working on. */
  let running: number | undefined
  let wanted: PendingQuestion | undefined
  let sendTimer: NodeJS.Timeout | undefined
  let staleTimer: NodeJS.Timeout | undefined

  const settle = (id: number, answer: Answer | undefined): void => {
    if (running === id) running = undefined
    if (wanted?.id !== id || !answer) return
    const { heard } = wanted
    wanted = undefined
    heard(answer)
  }
  const startWorker = (): Worker => {
    const thread: Thread = { newest, budget, language: isSpanish() ? 'es' : 'en' }
    const made = new Worker(join(__dirname, FILE), { workerData: thread })
    made.on('message', ({ id, answer }: WorkerAnswer) => settle(id, answer))
    made.on('error', error => {
      if (worker !== made) return
      worker = undefined
      if (running !== undefined) settle(running, failure(error))
    })
    made.unref()
    return made
  }
  const dismiss = async (): Promise<void> => {
    const old = worker
    worker = undefined
    running = undefined
    await old?.terminate()
  }
  const send = (): void => {
    if (!wanted) return
    worker ??= startWorker()
    const asked: WorkerQuestion = { id: wanted.id, question: wanted.question }
    running = wanted.id
    worker.postMessage(asked)
  }
  const restart = (): void => {
    // the thread works on a stale question: start another
    if (running !== undefined && running !== wanted?.id) void dismiss()
    send()
  }
  return {
    ask: (question, heard) => {
      const key = questionKey(question)
      if (wanted?.key === key) return
      const id = Atomics.add(newest, 0, 1) + 1
      wanted = { id, question, key, heard }
      clearTimeout(sendTimer)
      clearTimeout(staleTimer)
      const isBusy = running !== undefined
      if (isBusy) staleTimer = setTimeout(restart, STALE)
      else sendTimer = setTimeout(send, PAUSE)
    },
    forget: () => {
      if (!wanted) return
      wanted = undefined
      Atomics.add(newest, 0, 1)
      clearTimeout(sendTimer)
      clearTimeout(staleTimer)
    },
    close: async () => {
      clearTimeout(sendTimer)
      clearTimeout(staleTimer)
      wanted = undefined
      await dismiss()
    }
  }
}
