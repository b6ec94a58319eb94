/** The arithmetic of probabilities, so that one enumeration serves floating point and exact fractions. */
export interface Weights<W> {
  readonly one: W
  readonly zero: W
  times(a: W, b: W): W
  plus(a: W, b: W): W
  /** `ways` of `all` equally likely. */
  of(ways: number, all: number): W
}

export const floating: Weights<number> = {
  one: 1,
  zero: 0,
  times: (a, b) => a * b,
  plus: (a, b) => a + b,
  of: (ways, all) => ways / all
}
