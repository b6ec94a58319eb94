import { allow } from '../../../src/model/work'
import { isPolluted, unkind } from './fate'
import { luckOf } from './luck'
import type { Target } from './target'
import { type TargetName, targets } from './targets'
import { watchdog } from './watchdog'

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
  allow({ seconds: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY })
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
