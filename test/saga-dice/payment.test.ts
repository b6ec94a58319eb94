import { describe, expect, it } from 'vitest'
import { priceOf } from '../../src/saga-dice/costs'
import { handsOf } from '../../src/saga-dice/hands'
import { createUseIds, dueUsesOf, type PricedUse } from '../../src/saga-dice/orders'
import { cost } from './table'

const use = (text: string, over: Partial<PricedUse> = {}): PricedUse => ({
  price: priceOf(cost(text), 0, handsOf(1)),
  weight: 1,
  isUsedAtOnce: false,
  ...over
})

describe('a bill', () => {
  it('says each use by its letter, whatever order they are wanted in', () => {
    expect(dueUsesOf([1, 0, 2], [0, 1, 2])).toHaveLength(3)
    expect(dueUsesOf([2, 1, 1], [3, 1, 2])).toBe(dueUsesOf([1, 1, 2], [1, 2, 3]))
    expect(dueUsesOf([1, 1], [1, 1])).toBe(dueUsesOf([2], [1]))
    expect(dueUsesOf([1], [1])).not.toBe(dueUsesOf([1], [2]))
    expect(dueUsesOf([0], [1])).toBe('')
  })

  it('has one letter for uses that are worth the same to everybody, and another for others', () => {
    const letters = createUseIds()
    const [first, again] = [letters.idOf(use('C or R')), letters.idOf(use('C or R'))]
    expect(again).toBe(first)
    const others = [
      use('C'),
      use('C or R', { weight: 2 }),
      use('C or R', { isUsedAtOnce: true }),
      use('C or R', { diceBox: 'box' })
    ]
    expect(new Set([first, ...others.map(letters.idOf)]).size).toBe(5)
    expect(letters.use(first)).toEqual(use('C or R'))
  })
})
