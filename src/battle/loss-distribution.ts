import type { LossDistribution } from '../model/report'

/** Losses with their mean and spread, from the chance of each number of them. */
export const lossDistribution = (p: readonly number[]): LossDistribution => {
  const mean = p.reduce((sum, chance, lost) => sum + chance * lost, 0)
  // the mass is 1 but for rounding, which must not make a spread where there is none
  const variance = p.reduce((sum, chance, lost) => sum + chance * (lost - mean) ** 2, 0)
  return { mean, sd: variance < ROUNDING ? 0 : Math.sqrt(variance), p }
}

/** A variance below this is none: the square of what sums of chances are right to. */
const ROUNDING = 1e-24
