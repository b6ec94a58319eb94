import { parentPort, workerData } from 'node:worker_threads'
import { prepareAnswers } from './answer-line'
import type { Chunk, Settings } from './settings'

/**
 * A thread of a batch: answers chunks one after another. It notes the current line in shared memory, to be found even if it dies.
 */

export interface Thread {
  readonly settings: Settings
  /** Shared memory for two numbers: the current line, and the first line of its chunk. */
  readonly place: Int32Array
}

const { settings, place } = workerData as Thread

const ready = prepareAnswers(settings)

const answered = async (chunk: Chunk): Promise<void> => {
  const answer = await (await ready)(chunk, line => {
    place[0] = line
    place[1] = chunk.first
  })
  const bytes = new Uint8Array(answer.bytes)
  parentPort?.postMessage({ ...answer, bytes }, [bytes.buffer])
}

let last: Promise<void> = Promise.resolve()

parentPort?.on('message', (chunk: Chunk) => {
  last = last.then(() => answered(chunk))
})
