import { describe, expect, it } from 'vitest'
import { bar, parts } from '../../src/report/draw/bar'

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
    expect(parts([0.5, 0.25, 0.25], 8, true).join('')).toBe('████▒▒░░')
    expect(parts([1 / 3, 1 / 3, 1 / 3], 10, false).join('')).toBe('###====...')
    for (const columns of [7, 38, 78]) expect(parts([0.68565, 0.16099, 0.15336], columns, false).join('')).toHaveLength(columns)
  })

  it('leave out what cannot be', () => {
    expect(parts([0, 1, 0], 4, false)).toEqual(['', '====', ''])
  })
})
