/** The arithmetic of probabilities, so that one enumeration serves floating point and exact fractions. */
export interface Weights<W> {
  readonly one: W
  readonly zero: W
  times(a: W, b: W): W
  plus(a: W, b: W): W
  /** Adds to one of many sums; what its rounding lost stands in `lost` and goes into the next. */
  gather(sums: W[], lost: W[], place: number, more: W): void
  /** `ways` of `all` equally likely. */
  of(ways: number, all: number): W
}

export const floating: Weights<number> = {
  one: 1,
  zero: 0,
  times: (a, b) => a * b,
  plus: (a, b) => a + b,
  // Kahan's sum: a hundred thousand equal weights would else all be rounded the same way
  gather(sums, lost, place, more) {
    const sum = sums[place] as number
    const due = more - (lost[place] as number)
    const next = sum + due
    lost[place] = next - sum - due
    sums[place] = next
  },
  of: (ways, all) => ways / all
}

/** The sum of many weights at once, by the same sum. */
export const totalOf = (weights: readonly number[]): number => {
  let sum = 0
  let lost = 0
  for (let i = 0; i < weights.length; i++) {
    const due = (weights[i] as number) - lost
    const next = sum + due
    lost = next - sum - due
    sum = next
  }
  return sum
}
