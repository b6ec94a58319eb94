import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Answer, keyOf, type Question } from '../../../answers/edit/questions'
import { isSpanish, t } from '../../../model/language'
import type { Budget } from '../../../model/work'
import type { Thread, WorkerAnswer, WorkerQuestion } from './worker'

/** Answers that take longer than a moment, worked out in a thread. Only the newest question is worth an answer. */

interface BackgroundAnswers {
  /** The answer to the newest question; those asked before it are given up. */
  readonly ask: (question: Question, heard: (answer: Answer) => void) => void
  /** Nothing is wanted any more. */
  readonly forget: () => void
  readonly close: () => Promise<void>
}

interface Wanted {
  readonly id: number
  readonly question: Question
  readonly key: string
  readonly heard: (answer: Answer) => void
}

/** So long an answer that nobody wants may still take before its thread is given up, in ms: to begin another costs as much. */
const STALE = 100

/** Keys that come one after another are waited for, in ms. */
const PAUSE = 60

const FILE = 'explore-worker.cjs'

const failure = (error: unknown): Answer => ({
  is: 'refused',
  sentences: [t('this could not be worked out: {what}', { what: error instanceof Error ? error.message : String(error) })]
})

export const answerInBackground = (budget: Budget): BackgroundAnswers => {
  const newest = new Int32Array(new SharedArrayBuffer(4))
  let worker: Worker | undefined
  /** The question that the thread has been given last, while it is at work. */
  let running: number | undefined
  let wanted: Wanted | undefined
  let pause: NodeJS.Timeout | undefined
  let patience: NodeJS.Timeout | undefined

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
    // still at work on what is no longer asked: begin again without it
    if (running !== undefined && running !== wanted?.id) void dismiss()
    send()
  }
  return {
    ask: (question, heard) => {
      const key = keyOf(question)
      if (wanted?.key === key) return
      const id = Atomics.add(newest, 0, 1) + 1
      wanted = { id, question, key, heard }
      clearTimeout(pause)
      clearTimeout(patience)
      const isBusy = running !== undefined
      if (isBusy) patience = setTimeout(restart, STALE)
      else pause = setTimeout(send, PAUSE)
    },
    forget: () => {
      if (!wanted) return
      wanted = undefined
      Atomics.add(newest, 0, 1)
      clearTimeout(pause)
      clearTimeout(patience)
    },
    close: async () => {
      clearTimeout(pause)
      clearTimeout(patience)
      wanted = undefined
      await dismiss()
    }
  }
}
