import { Worker } from 'node:worker_threads'

/** An input that never ends hangs its thread; another one names it, and ends the run. */

export interface Watchdog {
  readonly at: (input: string) => void
  readonly over: () => void
}

const LETTERS = 500

const WATCH = `
  const { workerData: { heart, name, patience } } = require('node:worker_threads')
  const { writeSync } = require('node:fs')
  const [beats, letters] = [new Int32Array(heart), new Uint8Array(name)]
  for (let last = -1; ; ) {
    const now = Atomics.load(beats, 0)
    if (now === last) {
      writeSync(2, 'it never ends: ' + Buffer.from(letters).toString().replace(/\\0.*/s, '') + '\\n')
      process.kill(process.pid, 'SIGKILL')
    }
    last = now
    Atomics.wait(beats, 1, 0, patience)
    if (Atomics.load(beats, 1) === 1) break
  }
`

/** `patience`: milliseconds without another input. */
export const watchdog = (patience: number): Watchdog => {
  const [heart, name] = [new SharedArrayBuffer(8), new SharedArrayBuffer(LETTERS)]
  const [beats, letters] = [new Int32Array(heart), new Uint8Array(name)]
  const worker = new Worker(WATCH, { eval: true, workerData: { heart, name, patience } })
  worker.unref()
  return {
    at: input => {
      letters.fill(0)
      letters.set(Buffer.from(input).subarray(0, LETTERS))
      Atomics.add(beats, 0, 1)
    },
    over: () => {
      Atomics.store(beats, 1, 1)
      Atomics.notify(beats, 1)
    }
  }
}
