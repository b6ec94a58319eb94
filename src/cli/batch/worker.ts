import { parentPort, workerData } from 'node:worker_threads'
import { answerLine } from './answer-line'
import type { Chunk, Settings } from './settings'

/** A thread of a batch: chunks in, answers out, one after another. It says where it is, to be seen even if it dies. */

export interface Thread {
  readonly settings: Settings
  /** Two numbers: the line at hand, and the first one of its chunk. */
  readonly place: Int32Array
}

const { settings, place } = workerData as Thread

const ready = answerLine(settings)

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
