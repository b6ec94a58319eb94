import { describe, expect, it } from 'vitest'
import type { CellNumbers } from '../../src/model/cell-numbers'
import { noNumbers } from '../../src/model/cell-numbers'
import { shapley } from '../../src/study/effects'

const worth = (...swings: readonly number[]): readonly CellNumbers[] => swings.map(swing => ({ ...noNumbers(), swing }))
const shares = (parts: number, ...swings: readonly number[]) => shapley(worth(...swings), parts).map(({ swing }) => swing)

/** Worths stand by the bits of their set: none, the first, the second, both, the third ... */
describe('shares of the parts of a whole', () => {
  it('are what each is worth where none interact', () => {
    const [first, second, third] = shares(3, 0, 1, 2, 3, 4, 5, 6, 7)
    for (const [share, alone] of [
      [first, 1],
      [second, 2],
      [third, 4]
    ])
      expect(share).toBeCloseTo(alone ?? 0, 12)
  })

  it('are even where two are worth something only together', () => expect(shares(2, 0, 0, 0, 1)).toEqual([0.5, 0.5]))

  it('of a left glove and two right ones are 2/3, 1/6 and 1/6', () => {
    const found = shares(3, 0, 0, 0, 1, 0, 1, 0, 1)
    expect(found.map(share => share.toFixed(12))).toEqual([2 / 3, 1 / 6, 1 / 6].map(share => share.toFixed(12)))
  })

  it('of what never matters are nothing', () => expect(shares(2, 3, 5, 3, 5)).toEqual([2, 0]))

  it('add up to all less none', () => {
    const worths = Array.from({ length: 16 }, (_, set) => ((set * 37) % 11) / 7)
    const sum = shares(4, ...worths).reduce((total, share) => total + share, 0)
    expect(sum).toBeCloseTo((worths[15] ?? 0) - (worths[0] ?? 0), 12)
  })
})
