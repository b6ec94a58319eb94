import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floating, sumsFor } from '../../src/chance/sums'

/** Sums by the keys of states, held to a map of the standard library. */

const FEW = 1000
const MANY = 2 ** 50

/** Several rounds of additions, each taken before the next, as the steps of a fight do it. */
const rounds = (most: number) =>
  fc.array(fc.array(fc.tuple(fc.integer({ min: 0, max: most - 1 }), fc.integer({ min: 1, max: 8 })), { maxLength: 400 }), {
    maxLength: 5
  })

describe.each([
  ['few keys', FEW],
  ['keys of more than 32 bits', MANY]
])('sums by %s', (_, size) => {
  it('are those of a map, in the order of the first additions, and leave nothing behind', () => {
    const supply = sumsFor(floating)
    fc.assert(
      fc.property(rounds(size), all => {
        for (const additions of all) {
          const sums = supply(size)
          const expected = new Map<number, number>()
          for (const [key, eighths] of additions) {
            expect(sums.add(key, eighths / 8)).toBe(!expected.has(key))
            expected.set(key, (expected.get(key) ?? 0) + eighths / 8)
          }
          const { keys, weights } = sums.take()
          expect(keys).toEqual([...expected.keys()])
          expect(weights).toEqual([...expected.values()])
        }
      })
    )
  })

  it('hold more keys than their first table', () => {
    const sums = sumsFor(floating)(size)
    const keys = Array.from({ length: Math.min(size, 5000) }, (_, i) => (size / 5000 > 1 ? i * 7_919_000_003 : i))
    for (const key of [...keys, ...keys]) sums.add(key, 0.5)
    expect(sums.take()).toEqual({ keys, weights: keys.map(() => 1) })
  })

  it('are spread from a key', () => {
    const sums = sumsFor(floating)(size)
    sums.spread(10, [0, 3, 0], [0.5, 0.25, 0.25], 0.5)
    expect(sums.take()).toEqual({ keys: [10, 13], weights: [0.375, 0.125] })
  })
})
