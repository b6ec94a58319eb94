import { CHANCE_ROUNDING } from '../model/limits'

/** Summaries of a distribution: `p[k]` is the chance of exactly k. */

const quantile = (p: readonly number[], share: number): number => {
  let sum = 0
  for (const [value, chance] of p.entries()) {
    sum += chance
    if (sum >= share - CHANCE_ROUNDING) return value
  }
  return p.length - 1
}

/** From the 5 % to the 95 % quantile: contains at least 90 % of the distribution. */
export const range90 = (p: readonly number[]): readonly [number, number] => [quantile(p, 0.05), quantile(p, 0.95)]

/** The 90 % range as text: "0-3", or "4" if both ends are equal. */
export const range90Text = (p: readonly number[]): string => {
  const [low, high] = range90(p)
  return low === high ? String(low) : `${low}-${high}`
}

/** The chance of k or more, for every k. Summed from the far end, where the small chances are, for precision; 1 for k = 0. */
export const chancesAtLeast = (p: readonly number[]): readonly number[] => {
  const sums: number[] = []
  for (const chance of p.slice(1).reverse()) sums.push(chance + (sums.at(-1) ?? 0))
  return [1, ...sums.reverse()]
}
