import { parentPort, workerData } from 'node:worker_threads'
import { type Answer, answered, type BookOf, type Question } from '../../../answers/edit/questions'
import { type Language, useCatalogue } from '../../../model/language'
import { allow, type Budget } from '../../../model/work'
import { rulebook } from '../../../rules/rulebook'
import { bookWith } from '../../boards'
import { heapRoom } from '../../heap'

/** The thread of the live view: questions in, answers out. What has gone stale while it waited is skipped. */

export interface Thread {
  /** One number: the newest question. */
  readonly newest: Int32Array
  readonly budget: Budget
  readonly language: Language
}

export interface WorkerQuestion {
  readonly id: number
  readonly question: Question
}

export interface WorkerAnswer {
  readonly id: number
  /** None to a question that was skipped. */
  readonly answer?: Answer
}

const { newest, budget, language } = workerData as Thread

const NOBODY = { stdin: (async function* () {})() }

let last: { readonly boards: string; readonly bookOf: BookOf } | undefined

/** The rulebook with the board files of the fight. */
const bookFor = async ({ fight: { boards = [] } }: Question): Promise<BookOf> => {
  const key = JSON.stringify(boards)
  if (last?.boards !== key) last = { boards: key, bookOf: await bookWith(boards, NOBODY, rulebook) }
  return last.bookOf
}

const answerOf = async ({ id, question }: WorkerQuestion): Promise<WorkerAnswer> => {
  if (Atomics.load(newest, 0) !== id) return { id }
  const bookOf = await bookFor(question)
  allow(budget, undefined, heapRoom)
  return { id, answer: answered(question, bookOf) }
}

/** The same language as in the view, whose changes are known again by their texts. */
const speak = async (): Promise<void> => {
  if (language === 'es') useCatalogue((await import('../../../model/spanish')).spanish)
}

let before: Promise<void> = speak()

parentPort?.on('message', (asked: WorkerQuestion) => {
  before = before.then(async () => parentPort?.postMessage(await answerOf(asked)))
})
