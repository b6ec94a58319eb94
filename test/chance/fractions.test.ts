import { describe, expect, test } from 'vitest'
import { atLeast, type Dice, rerolled } from '../../src/chance/dice'
import { type Fraction, fractional, fractionFrom, fractionOf, fractionText, inFractions, oneIn } from '../../src/chance/fractions'

const over = (ways: number, all: number): Fraction => fractional.of(ways, all)

describe('fractions', () => {
  test('are one and nought, added and multiplied as at school', () => {
    expect(fractionText(fractional.one)).toBe('1')
    expect(fractionText(fractional.zero)).toBe('0')
    expect(fractionText(fractional.times(over(2, 3), over(3, 4)))).toBe('1/2')
    expect(fractionText(fractional.plus(over(1, 6), over(1, 6)))).toBe('1/3')
    expect(fractionText(fractional.plus(over(1, 36), over(1, 6)))).toBe('7/36')
    expect(fractionText(fractional.plus(over(1, 6), over(1, 36)))).toBe('7/36')
    // neither denominator is a multiple of the other
    expect(fractionText(fractional.plus(over(1, 4), over(1, 6)))).toBe('5/12')
    expect(fractionText(fractional.plus(over(1, 6), over(1, 4)))).toBe('5/12')
  })

  test('keep the denominator they share, so that powers of six do not grow', () => {
    expect(fractional.plus(over(1, 36), over(1, 36)).all).toBe(36n)
    expect(fractional.plus(over(1, 36), over(1, 6)).all).toBe(36n)
    expect(fractional.plus(over(1, 6), over(1, 36)).all).toBe(36n)
  })

  test('are written in lowest terms, below nothing too, and read again', () => {
    expect(fractionText(over(12, 36))).toBe('1/3')
    expect(fractionText(over(36, 12))).toBe('3')
    expect(fractionText(over(-3, 6))).toBe('-1/2')
    expect(fractionText(over(0, 6))).toBe('0')
    expect(fractionFrom('5/12')).toEqual(over(5, 12))
    expect(fractionFrom('-7')).toEqual(over(-7, 1))
    expect(() => fractionFrom('x/2')).toThrow(SyntaxError)
  })

  test('say one in how many', () => {
    expect(oneIn(over(1, 81))).toBe(81)
    expect(oneIn(over(2, 3))).toBe(1.5)
    expect(oneIn(fractional.one)).toBe(1)
    expect(oneIn(over(3, 4))).toBe(4 / 3)
    expect((oneIn({ ways: 1n, all: 6n ** 100n }) ?? 0) / 6 ** 100).toBeCloseTo(1, 12)
    expect(oneIn({ ways: 10n ** 40n, all: 3n * 10n ** 40n })).toBe(3)
    expect(oneIn(fractional.zero)).toBeNull()
  })

  test('are found again in a number that stands for one', () => {
    expect(fractionText(fractionOf(4))).toBe('4')
    expect(fractionText(fractionOf(1 / 3 + 1 / 3 + 1 / 2))).toBe('7/6')
    expect(fractionText(fractionOf(-0.5))).toBe('-1/2')
    expect(fractionText(fractionOf(0.1 + 0.2))).toBe('3/10')
    expect(fractionText(fractionOf(1 / 5040))).toBe('1/5040')
    // rounding grows with the number: this one is 30000.000000000004
    expect(fractionText(fractionOf((0.1 + 0.2) * 100_000))).toBe('30000')
    // and what is no more than rounding is nothing
    expect(fractionText(fractionOf(1e-12))).toBe('0')
    // no small fraction: taken as it is
    expect(oneIn(fractionOf(Math.SQRT1_2))).toBeCloseTo(Math.SQRT2, 15)
  })
})

describe('the reading in fractions', () => {
  const one = (_: { readonly hits: number }, dice: Dice) => ({ hits: dice.roll(2, atLeast(5)) })

  test('weighs every outcome of the dice', () => {
    const { states, weights } = inFractions().exactly({ start: { hits: 0 }, most: { hits: 2 }, steps: [one] })
    expect(states.map(({ hits }, i) => [hits, fractionText(weights[i] ?? fractional.zero)])).toEqual([
      [0, '4/9'],
      [1, '4/9'],
      [2, '1/9']
    ])
  })

  test('adds up what leads to the same state', () => {
    const more = (state: { readonly hits: number }, dice: Dice) => ({ hits: state.hits + dice.roll(1, atLeast(6)) })
    const { states, weights } = inFractions().exactly({ start: { hits: 0 }, most: { hits: 3 }, steps: [one, more] })
    // 4/9 5/6; 4/9 1/6 + 4/9 5/6; 4/9 1/6 + 1/9 5/6; 1/9 1/6
    expect(states.map(({ hits }, i) => [hits, fractionText(weights[i] ?? fractional.zero)])).toEqual([
      [0, '10/27'],
      [1, '4/9'],
      [2, '1/6'],
      [3, '1/54']
    ])
  })

  test('knows dice that are rolled once more', () => {
    const { worth, weight } = inFractions().oddsOf((dice: Dice, count: number) => dice.roll(count, rerolled(atLeast(4))), [1])
    expect(worth.map((each, i) => [each, fractionText(weight[i] ?? fractional.zero)])).toEqual([
      [0, '1/4'],
      [1, '3/4']
    ])
  })

  test('passes over what cannot come up', () => {
    const { worth, weight } = inFractions().oddsOf((dice: Dice, count: number) => dice.roll(count, [0, 2]), [2])
    expect(worth.map((each, i) => [each, fractionText(weight[i] ?? fractional.zero)])).toEqual([
      [0, '1/4'],
      [2, '1/2'],
      [4, '1/4']
    ])
  })

  test('is made once', () => expect(inFractions()).toBe(inFractions()))
})
