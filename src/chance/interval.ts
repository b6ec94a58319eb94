import type { Interval } from '../model/schema'

/** The two-sided 95 % point of the normal distribution. */
const Z95 = 1.959963984540054

/** Wilson's 95 % interval for a probability, where `p` is the share 0..1 of `trials` in which it came true. */
export const wilson = (p: number, trials: number): Interval => {
  const z2 = (Z95 * Z95) / trials
  const centre = (p + z2 / 2) / (1 + z2)
  const half = (Z95 / (1 + z2)) * Math.sqrt((p * (1 - p)) / trials + z2 / (4 * trials))
  return [p === 0 ? 0 : Math.max(0, centre - half), p === 1 ? 1 : Math.min(1, centre + half)]
}

/** How a number came out in trials: its mean, its variance and its third central moment, and the least and the most that were met. */
export interface Sample {
  readonly mean: number
  readonly variance: number
  readonly third: number
  readonly met: Interval
}

/** `weights`: the share of the trials that had each of the values. */
export const sampleOf = (values: readonly number[], weights: readonly number[]): Sample => {
  const sum = (of: (value: number) => number): number => values.reduce((all, value, i) => all + (weights[i] ?? 0) * of(value), 0)
  const edge = (which: (one: number, other: number) => number, none: number): number =>
    values.reduce((one, value, i) => ((weights[i] ?? 0) > 0 ? which(one, value) : one), none)
  const mean = sum(value => value)
  return {
    mean,
    variance: sum(value => (value - mean) ** 2),
    third: sum(value => (value - mean) ** 3),
    met: [edge(Math.min, Number.POSITIVE_INFINITY), edge(Math.max, Number.NEGATIVE_INFINITY)]
  }
}

/**
 * The 95 % interval of the mean of a number within `bounds`. The normal interval is too short where trials are few or something is
 * rare: it has no width where one value was met. Here each end is as far from the mean as two things allow that trials may hide:
 *
 * - What was met may come more or less often. This is Wilson's score interval (1927): an end is a mean that would be 1.96 standard
 *   errors off, with the variance which the number has if its mean lies there, off by d. That is variance + d third / variance - d²
 *   of a number that is 0 or 1; of others, to the first order, where values grow likelier by an exponential factor.
 * - What lies between the values met and a bound may come too, with the chance that Wilson's interval leaves an event not met.
 *
 * The distances are combined by the square root of the sum of their squares (MOVER, Donner and Zou 2012).
 */
export const ofMean = ({ mean, variance, third, met }: Sample, bounds: Interval, trials: number): Interval => {
  const z2 = (Z95 * Z95) / trials
  const distance = (end: 0 | 1): number => {
    const skewed = variance > 0 ? ((end === 0 ? -z2 : z2) * third) / variance : 0
    const score = (skewed + Math.sqrt(skewed ** 2 + 4 * (1 + z2) * z2 * variance)) / (2 * (1 + z2))
    return Math.hypot(Math.min(score, Math.abs(met[end] - mean)), ((bounds[end] - met[end]) * z2) / (1 + z2))
  }
  return [mean - distance(0), mean + distance(1)]
}
