/** An exact number: `numerator` over six to the power of `sixes`. Every chance of six-sided dice is one. */
export interface Fraction {
  readonly numerator: bigint
  readonly sixes: number
}

const powers: bigint[] = [1n]

function powerOfSix(exponent: number): bigint {
  while (powers.length <= exponent) powers.push(6n * (powers.at(-1) ?? 1n))
  return powers[exponent] ?? 1n
}

export const fraction = (numerator: bigint | number, sixes = 0): Fraction => ({ numerator: BigInt(numerator), sixes })
export const zero = fraction(0)
export const one = fraction(1)

/** The numerator the same number has over a higher power of six. */
const numeratorOver = (a: Fraction, sixes: number): bigint => a.numerator * powerOfSix(sixes - a.sixes)

export function add(a: Fraction, b: Fraction): Fraction {
  const sixes = Math.max(a.sixes, b.sixes)
  return { numerator: numeratorOver(a, sixes) + numeratorOver(b, sixes), sixes }
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { numerator: -b.numerator, sixes: b.sixes })
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, sixes: a.sixes + b.sixes }
}

/** Below zero, zero or above zero as a is less than, equal to or more than b. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = subtract(a, b).numerator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const equal = (a: Fraction, b: Fraction): boolean => compare(a, b) === 0

export const sum = (fractions: Iterable<Fraction>): Fraction => {
  let total = zero
  for (const each of fractions) total = add(total, each)
  return total
}

const bits = (n: bigint): number => n.toString(2).length

/** The double nearest to the fraction: a quotient of 65 bits or more, its last bit set if anything is left over, rounded once. */
export function toNumber({ numerator, sixes }: Fraction): number {
  if (numerator === 0n) return 0
  if (numerator < 0n) return -toNumber({ numerator: -numerator, sixes })
  const denominator = powerOfSix(sixes)
  const shift = BigInt(Math.max(0, 66 - bits(numerator) + bits(denominator)))
  const quotient = (numerator << shift) / denominator
  const exact = quotient * denominator === numerator << shift
  const rounded = Number(exact ? quotient : quotient | 1n)
  // Two steps, so that no power of two leaves the range of a double.
  const half = Math.floor(Number(shift) / 2)
  return rounded / 2 ** half / 2 ** (Number(shift) - half)
}
