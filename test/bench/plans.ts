import { readFileSync } from 'node:fs'
import { answers } from '../../src/answers'
import { planIn, planOf } from '../../src/request/plan/read'
import { rulebook } from '../../src/rules/rulebook'
import { race } from './race'
import type { Bounded } from './table'

/** Plans, and the milliseconds that they may take. */

const book = rulebook(1)

const asked = (name: string, solve?: string): (() => unknown) => {
  const plan = planOf(planIn(readFileSync(`examples/${name}.yaml`, 'utf8'), name), book)
  return () => answers.plan({ plan, method: 'exact', command: '', ...(solve !== undefined && { solve }) }, book)
}

const tasks: readonly (readonly [what: string, bar: number, rounds: number, product: () => unknown])[] = [
  ['the full turn of S1 p.28-31', 50, 21, asked('full-turn')],
  ['six steps, 4 units of 12 a side, three pairs', 2000, 5, asked('three-fronts')],
  ['the same solved for points, three choices', 5000, 5, asked('three-fronts', 'points')],
  ['the same solved for a goal', 5000, 5, asked('three-fronts', 'the middle is broken')]
]

export const plans = (): readonly Bounded[] =>
  tasks.map(([what, bar, rounds, product]) => ({ what, bar, time: race({ product }, rounds, 3).product }))
