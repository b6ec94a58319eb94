import { describe, expect, it } from 'vitest'
import { change, count, mean, percent, percents, points, thousands } from '../../src/model/figures'

describe('a chance', () => {
  it('is written in percent with one decimal', () => {
    expect(percent(0.4532601)).toBe('45.3 %')
    expect(percent(0.0947)).toBe('9.5 %')
  })

  it('is written 0.0 % or 100.0 % only where it is certain', () => {
    expect(percent(0)).toBe('0.0 %')
    expect(percent(1)).toBe('100.0 %')
    expect(percent(0.0004)).toBe('<0.1 %')
    expect(percent(1e-9)).toBe('<0.1 %')
    expect(percent(0.9996)).toBe('>99.9 %')
    expect(percent(1 - 1e-9)).toBe('>99.9 %')
  })

  it('is certain within the rounding of a sum', () => {
    expect(percent(1 - 1e-15)).toBe('100.0 %')
    expect(percent(1 + 1e-15)).toBe('100.0 %')
    expect(percent(-1e-17)).toBe('0.0 %')
  })

  it('rounds at the border as any decimal does', () => {
    expect(percent(0.0006)).toBe('0.1 %')
    expect(percent(0.9994)).toBe('99.9 %')
  })

  it('has an interval without its unit, which stays beyond the border where both ends are', () => {
    expect(percents(0.683, 0.6888)).toBe('68.3-68.9')
    expect(percents(0, 0.00004)).toBe('<0.1')
    expect(percents(0.9999, 1)).toBe('>99.9')
  })
})

describe('other figures', () => {
  it('means have one decimal and are 0.0 only where the loss is always 0', () => {
    expect([1.777778, 0, 0.04, 12].map(mean)).toEqual(['1.8', '0.0', '<0.1', '12.0'])
  })

  it('points have two decimals and a sign, which nothing has not', () => {
    expect([2.043756, -0.5, 0, -0.001].map(points)).toEqual(['+2.04', '-0.50', '0.00', '0.00'])
  })

  it('changes have a sign', () => {
    expect([1, -4, 0.5].map(change)).toEqual(['+1', '-4', '+0.50'])
  })

  it('counts are whole where they are', () => {
    expect([3, 2.5, Number.POSITIVE_INFINITY].map(count)).toEqual(['3', '2.50', 'none'])
  })

  it('thousands stand apart', () => {
    expect([999, 1000, 100_000, 1_234_567].map(thousands)).toEqual(['999', '1 000', '100 000', '1 234 567'])
  })
})
