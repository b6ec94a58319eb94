import { fraction } from './fraction'
import type { Spread } from './spread'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** How many of the dice succeed. Every face of every die is played, one die at a time; a failed die is rolled again once if it may. */
export function everyDie(count: number, succeeds: (face: number) => boolean, rerolls = false): Spread<number> {
  let ways: bigint[] = [1n]
  for (let die = 0; die < count; die++) ways = oneMore(ways, succeeds, rerolls)
  const sixes = rerolls ? 2 * count : count
  return ways.map((numerator, successes) => ({ value: successes, chance: fraction(numerator, sixes) }))
}

/** `ways[k]`: in how many ways k dice have succeeded so far. A die that may be rolled again is a pair of faces. */
function oneMore(ways: readonly bigint[], succeeds: (face: number) => boolean, rerolls: boolean): bigint[] {
  const next = Array<bigint>(ways.length + 1).fill(0n)
  const count = (successes: number, weight: bigint) => {
    next[successes] = (next[successes] ?? 0n) + weight
  }
  for (const [successes, weight] of ways.entries()) {
    for (const face of FACES) {
      if (!rerolls) {
        count(successes + (succeeds(face) ? 1 : 0), weight)
        continue
      }
      for (const second of FACES) count(successes + (succeeds(face) || succeeds(second) ? 1 : 0), weight)
    }
  }
  return next
}
