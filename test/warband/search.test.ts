import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { search } from '../../src/warband/search'
import { bestMusters, type PlainChoice } from '../oracle/best-muster'

const asItem = ({ name, models, dice, value, most, kind }: PlainChoice) => ({
  of: name,
  models,
  dice,
  value,
  ...(most !== undefined && { group: { id: kind, most } })
})

const found = (choices: readonly PlainChoice[], points: number, forAPoint: readonly number[], dice: number, top: number) =>
  search({
    classes: forAPoint.map((step, pool) => ({
      items: choices.filter(choice => choice.pool === pool).map(asItem),
      step,
      kept: 0
    })),
    steps: points,
    perPoint: 1,
    replaced: 0,
    dice,
    top
  })

const choice = fc.record({
  pool: fc.integer({ min: 0, max: 1 }),
  models: fc.integer({ min: 2, max: 7 }),
  value: fc.integer({ min: -40, max: 40 }).map(n => n / 8),
  dice: fc.integer({ min: 0, max: 1 }),
  most: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined })
})

describe('the search of musters', () => {
  it('finds and counts what making every list one by one does', () =>
    fc.assert(
      fc.property(
        fc.array(choice, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        (drawn, points, dice) => {
          const choices = drawn.map(
            ({ most, ...each }, i): PlainChoice => ({ ...each, name: `${i}`, kind: `${i}`, ...(most && { most }) })
          )
          const plain = bestMusters(choices, points, [4, 6], dice, 4)
          const { count, best } = found(choices, points, [4, 6], dice, 4)
          expect(Number(count)).toBe(plain.count)
          expect(best.map(({ value }) => value)).toEqual(plain.values)
          for (const { value, items } of best) {
            expect(items.reduce((sum, item) => sum + item.value, 0)).toBeCloseTo(value, 12)
            expect(items.reduce((sum, item) => sum + item.dice, 0)).toBeGreaterThanOrEqual(dice)
          }
        }
      ),
      { seed: 8, numRuns: 300 }
    ))

  it('counts several sizes of one troop together where there may be one unit of it', () => {
    const sizes = [4, 5, 6].map(
      (models): PlainChoice => ({ name: `${models}`, kind: 'crossbows', most: 1, pool: 0, models, dice: 1, value: models })
    )
    const usual = [4, 5, 6].map(
      (models): PlainChoice => ({ name: `w${models}`, kind: `w${models}`, pool: 0, models, dice: 1, value: 1 })
    )
    const all = [...sizes, ...usual]
    const { count, best } = search({
      classes: [{ items: all.map(asItem), step: 8, kept: 0 }],
      steps: 2,
      perPoint: 1,
      replaced: 0,
      dice: 0,
      top: 3
    })
    const plain = bestMusters(all, 2, [8], 0, 3)
    expect(Number(count)).toBe(plain.count)
    expect(best.map(({ value }) => value)).toEqual(plain.values)
  })

  it('may leave half a point to two classes where half points are swapped, and never to one', () => {
    const item = (models: number) => ({ of: `${models}`, models, dice: 0, value: 0 })
    const two = { items: [item(2)], step: 2, kept: 0 }
    // two steps: both here, both there, or half a point each
    expect(search({ classes: [two, two], steps: 2, perPoint: 2, replaced: 0, dice: 0, top: 1 }).count).toBe(3n)
    // three classes: three whole points, three pairs
    expect(search({ classes: [two, two, two], steps: 2, perPoint: 2, replaced: 0, dice: 0, top: 1 }).count).toBe(6n)
    expect(search({ classes: [two], steps: 1, perPoint: 2, replaced: 0, dice: 0, top: 1 }).count).toBe(0n)
  })

  it('leaves half a point to one class, or to three by a swap, where a unit takes the place of half a point', () => {
    const two = { items: [{ of: '2', models: 2, dice: 0, value: 0 }], step: 2, kept: 0 }
    const asked = { perPoint: 2, replaced: 1, dice: 0, top: 1 } as const
    expect(search({ ...asked, classes: [two], steps: 1 }).count).toBe(1n)
    // three steps of two classes: 3 + 0, 2 + 1, 1 + 2, 0 + 3
    expect(search({ ...asked, classes: [two, two], steps: 3 }).count).toBe(4n)
    // the same of three: ten divisions, of which 1 + 1 + 1 has three halves
    expect(search({ ...asked, classes: [two, two, two], steps: 3 }).count).toBe(10n)
  })

  it('takes units that are there already off what the points buy', () => {
    const items = [{ of: '4', models: 4, dice: 0, value: 1 }]
    expect(search({ classes: [{ items, step: 4, kept: 4 }], steps: 2, perPoint: 1, replaced: 0, dice: 0, top: 1 })).toMatchObject(
      {
        count: 1n,
        best: [{ value: 1 }]
      }
    )
    expect(search({ classes: [{ items, step: 4, kept: 12 }], steps: 2, perPoint: 1, replaced: 0, dice: 0, top: 1 }).count).toBe(
      0n
    )
  })
})
