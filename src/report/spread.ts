/** What a distribution `p`, over 0, 1, 2 ..., says at a glance. */

const SLACK = 1e-12

const least = (p: readonly number[], share: number): number => {
  let sum = 0
  for (const [value, chance] of p.entries()) {
    sum += chance
    if (sum >= share - SLACK) return value
  }
  return p.length - 1
}

/** From the 5 % to the 95 % quantile: holds at least 90 % of the distribution. */
export const nineInTen = (p: readonly number[]): readonly [number, number] => [least(p, 0.05), least(p, 0.95)]

/** "0-3"; "4" where nothing else is likely. */
export const range = (p: readonly number[]): string => {
  const [low, high] = nineInTen(p)
  return low === high ? String(low) : `${low}-${high}`
}

/** The chance of k or more, for every k: of 0 or more certain, the others summed from the far end, where the small ones are. */
export const atLeast = (p: readonly number[]): readonly number[] => {
  const sums: number[] = []
  for (const chance of p.slice(1).reverse()) sums.push(chance + (sums.at(-1) ?? 0))
  return [1, ...sums.reverse()]
}
