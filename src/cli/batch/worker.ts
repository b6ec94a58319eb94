import { parentPort, workerData } from 'node:worker_threads'
import { answerLine } from './answer-line'
import type { Chunk, Settings } from './settings'

/** A thread of a batch: chunks in, answers out. It says which line it is at where it is seen even if it dies. */

export interface Thread {
  readonly settings: Settings
  /** One number: the line at hand. */
  readonly place: Int32Array
}

const { settings, place } = workerData as Thread

const ready = answerLine(settings)

parentPort?.on('message', async (chunk: Chunk) => {
  const answer = await (await ready)(chunk, line => {
    place[0] = line
  })
  const bytes = new Uint8Array(answer.bytes)
  parentPort?.postMessage({ ...answer, bytes }, [bytes.buffer])
})
