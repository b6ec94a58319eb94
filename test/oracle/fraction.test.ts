import { describe, expect, it } from 'vitest'
import { add, compare, equal, fraction, multiply, subtract, sum, toNumber, zero } from './fraction'

describe('a fraction', () => {
  it('adds and multiplies over any powers of six', () => {
    expect(equal(add(fraction(1, 1), fraction(12, 2)), fraction(3, 1))).toBe(true)
    expect(equal(multiply(fraction(3, 1), fraction(2, 1)), fraction(1, 1))).toBe(true)
    expect(equal(sum([fraction(1, 1), fraction(2, 1), fraction(3, 1)]), fraction(1))).toBe(true)
  })

  it('compares exactly', () => {
    expect(compare(fraction(1, 200), zero)).toBe(1)
    expect(compare(fraction(1, 2), fraction(1, 1))).toBe(-1)
    expect(compare(fraction(6, 2), fraction(1, 1))).toBe(0)
    expect(equal(subtract(fraction(1), fraction(1, 1)), fraction(5, 1))).toBe(true)
  })

  it('becomes the nearest double', () => {
    expect(toNumber(fraction(2, 1))).toBe(1 / 3)
    expect(toNumber(fraction(-5, 1))).toBe(-5 / 6)
    expect(toNumber(fraction(7, 3))).toBe(7 / 216)
    expect(toNumber(fraction(1))).toBe(1)
    expect(toNumber(zero)).toBe(0)
    expect(toNumber(fraction(2n ** 53n + 1n))).toBe(2 ** 53)
    expect(toNumber(fraction(2n ** 53n + 3n))).toBe(2 ** 53 + 4)
  })

  it('keeps the last digit of huge numerators and tiny chances', () => {
    expect(toNumber(fraction(2n * 6n ** 999n, 1000))).toBe(1 / 3)
    expect(toNumber(fraction(6n ** 1000n - 1n, 1000))).toBe(1)
    expect(toNumber(fraction(6n ** 40n - 1n, 40))).toBe(1)
    expect(toNumber(fraction(1, 300))).toBeCloseTo(6 ** -300, 240)
  })
})
