import { describe, expect, it } from 'vitest'
import { priceOf } from '../../src/saga-dice/costs'
import { handsOf } from '../../src/saga-dice/hands'
import { createLetters, paymentOf, type Use } from '../../src/saga-dice/orders'
import { cost } from './table'

const use = (text: string, over: Partial<Use> = {}): Use => ({
  price: priceOf(cost(text), 0, handsOf(1)),
  weight: 1,
  early: false,
  ...over
})

describe('a bill', () => {
  it('says each use by its letter, whatever order they are wanted in', () => {
    expect(paymentOf([1, 0, 2], [0, 1, 2])).toHaveLength(3)
    expect(paymentOf([2, 1, 1], [3, 1, 2])).toBe(paymentOf([1, 1, 2], [1, 2, 3]))
    expect(paymentOf([1, 1], [1, 1])).toBe(paymentOf([2], [1]))
    expect(paymentOf([1], [1])).not.toBe(paymentOf([1], [2]))
    expect(paymentOf([0], [1])).toBe('')
  })

  it('has one letter for uses that are worth the same to everybody, and another for others', () => {
    const letters = createLetters()
    const [first, again] = [letters.of(use('C or R')), letters.of(use('C or R'))]
    expect(again).toBe(first)
    const others = [use('C'), use('C or R', { weight: 2 }), use('C or R', { early: true }), use('C or R', { tool: 'box' })]
    expect(new Set([first, ...others.map(letters.of)]).size).toBe(5)
    expect(letters.use(first)).toEqual(use('C or R'))
  })
})
