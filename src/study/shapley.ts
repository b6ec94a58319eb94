import type { CellNumbers } from '../model/cell'
import { NO_NUMBERS, NUMBERS } from '../model/cell-numbers'

/** What each of n parts adds, on average over all orders of adding them: exact, from the worth of every subset. */

/** `weights[s]`: the share of all orders in which a part comes after a given set of s others, of n parts in all: s! (n-s-1)! / n!. */
const weightsFor = (n: number): readonly number[] => {
  const weights: number[] = [1 / n]
  for (let s = 1; s < n; s++) weights[s] = ((weights[s - 1] ?? 0) * s) / (n - s)
  return weights
}

const sizeOf = (set: number): number => {
  let size = 0
  for (let rest = set; rest > 0; rest >>= 1) size += rest & 1
  return size
}

/** `worth[set]`: the worth of the parts whose bits are in the set; the shares add up to the worth of all less that of none. */
export const shapley = (worth: readonly CellNumbers[], parts: number): readonly CellNumbers[] => {
  const weights = weightsFor(parts)
  const weightOf = worth.map((_, set) => weights[sizeOf(set)] ?? 0)
  return Array.from({ length: parts }, (_, part) => {
    const bit = 1 << part
    const share: Record<string, number> = {}
    worth.forEach((without, set) => {
      const along = worth[set | bit]
      if ((set & bit) !== 0 || !along) return
      const weight = weightOf[set] ?? 0
      for (const key of NUMBERS) {
        const [more, less] = [along[key], without[key]]
        if (more !== undefined && less !== undefined) share[key] = (share[key] ?? 0) + weight * (more - less)
      }
    })
    return { ...NO_NUMBERS, ...share }
  })
}
