/** The two-sided 95 % point of the normal distribution. */
const Z95 = 1.959963984540054

/** The lower and upper bound of an interval. */
export type Interval = readonly [number, number]

/** Wilson's 95 % interval for a probability, where `p` is the share 0..1 of `trials` in which it came true. */
export const wilson = (p: number, trials: number): Interval => {
  const z2 = (Z95 * Z95) / trials
  const centre = (p + z2 / 2) / (1 + z2)
  const half = (Z95 / (1 + z2)) * Math.sqrt((p * (1 - p)) / trials + z2 / (4 * trials))
  return [p === 0 ? 0 : Math.max(0, centre - half), p === 1 ? 1 : Math.min(1, centre + half)]
}

/** The 95 % interval of a mean over `trials`. `variance`: that of a single trial. */
export const ofMean = (mean: number, variance: number, trials: number): Interval => {
  const half = Z95 * Math.sqrt(variance / trials)
  return [mean - half, mean + half]
}
