import { describe, expect, it } from 'vitest'
import { dominant, isAgainst } from '../../src/study/dominance'
import type { Spread } from '../../src/study/outcomes'

const spread = (...pairs: readonly (readonly [worth: number, chance: number])[]): Spread => ({
  worth: pairs.map(([worth]) => worth),
  chance: pairs.map(([, chance]) => chance)
})

const coin = spread([0, 0.5], [1, 0.5])
const luckier = spread([0, 0.25], [1, 0.75])
const safe = spread([0.5, 1])

describe('which of two is larger', () => {
  it('of two coins: one in four, a tie in two, one in four', () =>
    expect(isAgainst(coin, coin)).toEqual({ better: 0.25, same: 0.5, worse: 0.25 }))
  it('of a lucky coin and a coin', () => expect(isAgainst(luckier, coin)).toEqual({ better: 0.375, same: 0.5, worse: 0.125 }))
  it('of a sure half and a coin', () => expect(isAgainst(safe, coin)).toEqual({ better: 0.5, same: 0, worse: 0.5 }))
})

describe('first-order dominance', () => {
  it('holds where every number is reached at least as likely', () => expect(dominant(luckier, coin)).toBe('subject'))
  it('is given from the other side as well', () => expect(dominant(coin, luckier)).toBe('other'))
  it('does not hold where each reaches something likelier', () => expect(dominant(safe, coin)).toBeUndefined())
  it('does not hold between equals', () => expect(dominant(coin, coin)).toBeUndefined())
})
