import { describe, expect, it } from 'vitest'
import { chancesAtLeast, range90, range90Text } from '../../src/report/distribution'
import { bar, stackedBar } from '../../src/report/terminal/bar'

describe('a bar', () => {
  it('grows by eighths of a column', () => {
    expect(bar(0.5, 3, true)).toBe('█▌')
    expect(bar(1, 3, true)).toBe('███')
    expect(bar(0, 3, true)).toBe('')
  })

  it('shows what is rare as the least there is', () => {
    expect(bar(0.0001, 20, true)).toBe('▏')
  })

  it('is drawn with # in ASCII', () => {
    expect(bar(0.5, 4, false)).toBe('##')
  })
})

describe('the parts of a whole', () => {
  it('fill the columns exactly', () => {
    expect(stackedBar([0.5, 0.25, 0.25], 8, true).join('')).toBe('████▒▒░░')
    expect(stackedBar([1 / 3, 1 / 3, 1 / 3], 10, false).join('')).toBe('###====...')
    for (const columns of [7, 38, 78])
      expect(stackedBar([0.68565, 0.16099, 0.15336], columns, false).join('')).toHaveLength(columns)
  })

  it('leave out what cannot be', () => {
    expect(stackedBar([0, 1, 0], 4, false)).toEqual(['', '====', ''])
  })
})

describe('nine games of ten', () => {
  it('run from the 5 % to the 95 % quantile', () => {
    expect(range90([0.09526, 0.304832, 0.365798, 0.195092, 0.039018])).toEqual([0, 3])
    expect(range90([0.047095, 0.101058, 0.177215, 0.221372, 0.45326])).toEqual([1, 4])
  })

  it('hold at least nine tenths of any distribution', () => {
    const distributions = [[0.05, 0.9, 0.05], [0.04, 0.91, 0.05], [0.5, 0.5], [1], [0.04, 0.04, 0.92]]
    for (const p of distributions) {
      const [low, high] = range90(p)
      const held = p.slice(low, high + 1).reduce((sum, chance) => sum + chance, 0)
      expect(held).toBeGreaterThanOrEqual(0.9 - 1e-12)
    }
  })

  it('count a border of exactly 5 % in, whatever the rounding', () => {
    expect(range90([0.05, 0.9, 0.05])).toEqual([0, 1])
    expect(range90([0.1 * 0.5, 0.3 * 3, 0.05])).toEqual([0, 1])
  })

  it('are given as a range, or as one number', () => {
    expect(range90Text([0.3, 0.4, 0.3])).toBe('0-2')
    expect(range90Text([0.01, 0.98, 0.01])).toBe('1')
  })
})

describe('at least', () => {
  it('adds up what is as large or larger, all of it for 0', () => {
    expect(chancesAtLeast([0.25, 0.5, 0.25])).toEqual([1, 0.75, 0.25])
  })

  it('keeps the smallest chances at the far end', () => {
    expect(chancesAtLeast([1 - 1e-20, 0, 1e-20])).toEqual([1, 1e-20, 1e-20])
  })
})
