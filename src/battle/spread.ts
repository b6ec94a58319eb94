import type { LossDistribution } from '../model/report'

/** The chances of each number of losses, with their mean and spread. */
export const spreadOf = (p: readonly number[]): LossDistribution => {
  let mean = 0
  let square = 0
  for (let lost = 0; lost < p.length; lost++) {
    const chance = p[lost] ?? 0
    mean += chance * lost
    square += chance * lost * lost
  }
  return { mean, sd: Math.sqrt(Math.max(0, square - mean * mean)), p }
}
