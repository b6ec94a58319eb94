import { parentPort, workerData } from 'node:worker_threads'
import { type Answer, answerOrRefuse, type BookOf, type Question } from '../../../answers/edit/questions'
import { type Language, useCatalogue } from '../../../model/language'
import type { Budget } from '../../../model/over-budget'
import { startBudget } from '../../../model/work'
import { rulebook } from '../../../rules/rulebook'
import { bookWithBoards } from '../../boards'
import { heapRoom } from '../../heap'

/** The thread of the live view: answers questions one after another, and skips those that are no longer the newest. */

export interface Thread {
  /** Shared memory for one number: the id of the newest question. */
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
  /** Absent for a question that was skipped. */
  readonly answer?: Answer
}

const { newest, budget, language } = workerData as Thread

const NOBODY = { stdin: (async function* () {})() }

let last: { readonly boards: string; readonly bookOf: BookOf } | undefined

/** The rulebooks with the board files of the fight. */
const bookFor = async ({ fight: { boards = [] } }: Question): Promise<BookOf> => {
  const key = JSON.stringify(boards)
  if (last?.boards !== key) last = { boards: key, bookOf: await bookWithBoards(boards, NOBODY, rulebook) }
  return last.bookOf
}

const answerOf = async ({ id, question }: WorkerQuestion): Promise<WorkerAnswer> => {
  if (Atomics.load(newest, 0) !== id) return { id }
  const bookOf = await bookFor(question)
  startBudget(budget, undefined, heapRoom)
  return { id, answer: answerOrRefuse(question, bookOf) }
}

/** Sets the view's language: the view compares changes by their texts. */
const speak = async (): Promise<void> => {
  if (language === 'es') useCatalogue((await import('../../../model/spanish')).spanish)
}

let before: Promise<void> = speak()

parentPort?.on('message', (asked: WorkerQuestion) => {
  before = before.then(async () => parentPort?.postMessage(await answerOf(asked)))
})
