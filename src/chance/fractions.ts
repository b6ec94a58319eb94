import { type ExactEvaluator, exactEvaluator } from './exact'
import type { Weights } from './sums'

/** Exact fractions as the arithmetic of probabilities: the steps of a battle weighed with bigints, so that nothing is rounded. */

/** `ways` of `all` equally likely cases; not always in lowest terms. */
export interface Fraction {
  readonly ways: bigint
  readonly all: bigint
}

/** The sum of two fractions. With six-sided dice one denominator is a multiple of the other, which keeps the sum short. */
const plus = (a: Fraction, b: Fraction): Fraction => {
  if (a.all < b.all) return plus(b, a)
  if (a.all % b.all === 0n) return { ways: a.ways + b.ways * (a.all / b.all), all: a.all }
  return { ways: a.ways * b.all + b.ways * a.all, all: a.all * b.all }
}

/** The arithmetic of exact fractions. */
export const fractional: Weights<Fraction> = {
  one: { ways: 1n, all: 1n },
  zero: { ways: 0n, all: 1n },
  times: (a, b) => ({ ways: a.ways * b.ways, all: a.all * b.all }),
  plus,
  zeros: length => new Array<Fraction>(length).fill({ ways: 0n, all: 1n }),
  accumulate(sums, _, place, more) {
    sums[place] = plus(sums[place] as Fraction, more)
  },
  of: (ways, all) => ({ ways: BigInt(ways), all: BigInt(all) })
}

const divisor = (a: bigint, b: bigint): bigint => {
  let [large, small] = [a < 0n ? -a : a, b]
  while (small > 0n) [large, small] = [small, large % small]
  return large
}

/** A fraction as text in lowest terms: "7/12"; whole numbers alone: "0", "1", "-2". */
export const fractionText = ({ ways, all }: Fraction): string => {
  const common = divisor(ways, all)
  const [above, below] = [ways / common, all / common]
  return below === 1n ? String(above) : `${above}/${below}`
}

/** The numerators `ways` of fractions over their lowest common denominator `of`. */
export const overOne = (all: readonly Fraction[]): { readonly of: bigint; readonly ways: readonly bigint[] } => {
  const whole = all.reduce((most, each) => plus({ ways: 0n, all: most }, each).all, 1n)
  const ways = all.map(each => (each.ways * whole) / each.all)
  const common = ways.reduce((sum, each) => divisor(sum, each), whole)
  return { of: whole / common, ways: ways.map(each => each / common) }
}

/** Parses a fraction that `fractionText` returned. Throws a SyntaxError if the text is not a fraction. */
export const fractionFrom = (text: string): Fraction => {
  const [ways = '', all = '1'] = text.split('/')
  return { ways: BigInt(ways), all: BigInt(all) }
}

/** Digits behind the point that are kept when a quotient of 1 or more becomes a number: more than a number can hold. */
const DIGITS = 25

/** The n of "1 in n" for a probability: 3 for a third, correct to its last digit; null if it is 0. */
export const oneIn = ({ ways, all }: Fraction): number | null =>
  ways === 0n ? null : Number(`${(all * 10n ** BigInt(DIGITS)) / ways}e-${DIGITS}`)

/** The largest denominator tried: points are halves, thirds, quarters ... of models. */
const MOST_PARTS = 5040
/** The relative rounding error allowed in sums of such fractions; two different ones are ten thousand times further apart. */
const ROUNDED = 1e-12

/** The fraction that a number stands for: a third for 0.333... A number that is no small fraction is taken as it is. */
export const fractionOf = (value: number): Fraction => {
  for (let all = 1; all <= MOST_PARTS; all++) {
    const ways = Math.round(value * all)
    if (Math.abs(ways / all - value) <= ROUNDED * Math.max(1, Math.abs(value))) return fractional.of(ways, all)
  }
  const bits = 2 ** 52
  return fractional.of(Math.round(value * bits), bits)
}

let first: ExactEvaluator<Fraction> | undefined

/** The evaluator in exact fractions, created when it is first needed. */
export const inFractions = (): ExactEvaluator<Fraction> => {
  first ??= exactEvaluator(fractional)
  return first
}
