import { Worker } from 'node:worker_threads'
import { startBudget } from '../../../src/model/work'
import { isPolluted, unkind } from './fate'
import { luckOf } from './luck'
import type { Target } from './target'
import { type TargetName, targets } from './targets'

/** So many inputs, each tried once; an input can be made again from the seed, its target and its number. */

export interface Bad {
  readonly target: TargetName
  readonly number: number
  readonly input: string
  readonly wrong: string
}

export interface Tally {
  readonly target: TargetName
  tried: number
  answered: number
  refused: number
  slowest: number
}

/** Longer than this is a hang to whoever waits, milliseconds. */
export const PATIENCE = 5_000

/** Longer than this, and it is taken to be without end. */
const NO_END = 60_000

export const inputOf = (seed: string, target: TargetName, number: number): string =>
  (targets[target] as Target).make(luckOf(`${seed}/${target}/${number}`))

const tried = async (target: Target, input: string, tally: Tally): Promise<string | undefined> => {
  // a batch, or a command, leaves its own budget behind
  startBudget({ seconds: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY })
  const start = performance.now()
  let wrong: string | undefined
  try {
    wrong = await target.try(input)
    tally.answered++
  } catch (error) {
    wrong = unkind(error)
    tally.refused++
  }
  const took = performance.now() - start
  tally.tried++
  tally.slowest = Math.max(tally.slowest, took)
  if (wrong !== undefined) return wrong
  if (isPolluted()) return 'every object has a new property'
  return took > PATIENCE ? `it took ${Math.round(took)} ms` : undefined
}

export const campaign = async (
  wanted: number,
  seed: string,
  only: (target: TargetName) => boolean = () => true
): Promise<{ readonly tallies: readonly Tally[]; readonly bad: readonly Bad[] }> => {
  const names = (Object.keys(targets) as TargetName[]).filter(only)
  const whole = names.reduce((sum, name) => sum + targets[name].share, 0)
  const dog = watchdog(NO_END)
  const bad: Bad[] = []
  const tallies: Tally[] = []
  for (const name of names) {
    const tally: Tally = { target: name, tried: 0, answered: 0, refused: 0, slowest: 0 }
    tallies.push(tally)
    const count = Math.ceil((wanted * targets[name].share) / whole)
    for (let number = 0; number < count; number++) {
      dog.at(`${name} ${number}, seed ${seed}`)
      const input = inputOf(seed, name, number)
      const wrong = await tried(targets[name], input, tally)
      if (wrong !== undefined) bad.push({ target: name, number, input, wrong })
    }
  }
  dog.over()
  return { tallies, bad }
}

/** An input that never ends hangs its thread; another one names it, and ends the run. */

interface Watchdog {
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
const watchdog = (patience: number): Watchdog => {
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
