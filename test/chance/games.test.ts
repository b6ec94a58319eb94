import { describe, expect, test } from 'vitest'
import { atLeast, type Dice, type Die } from '../../src/chance/dice'
import { exactEvaluator, meanOfGame, oddsOfGame } from '../../src/chance/exact'
import { floating } from '../../src/chance/sums'

/** Games are worked out once for their stakes: the odds of one are never those of another. */

const pair = (dice: Dice, first: number, second: number, die: Die): number => dice.roll(first, die) * 10 + dice.roll(second, die)
const single = (dice: Dice, count: number): number => dice.roll(count, atLeast(4))
const twice = (dice: Dice, count: number): number => dice.play(single, count) + dice.play(single, count)
const unequal = (dice: Dice, a: number, b: number): number => 10 * dice.play(single, a) + dice.play(single, b)

describe('a game', () => {
  test('depends on all of its arguments, each in its place', () => {
    expect(oddsOfGame(pair, 1, 0, atLeast(4))).toEqual({ worth: [0, 10], weight: [0.5, 0.5] })
    expect(oddsOfGame(pair, 0, 1, atLeast(4))).toEqual({ worth: [0, 1], weight: [0.5, 0.5] })
    expect(oddsOfGame(pair, 0, 1, atLeast(1))).toEqual({ worth: [1], weight: [1] })
    expect(oddsOfGame(pair, 1, 0, atLeast(4))).toEqual({ worth: [0, 10], weight: [0.5, 0.5] })
  })

  test('has odds of its own for each run of numbers, small, large, below nothing and between', () => {
    const own = exactEvaluator(floating)
    const numbers = [0, 1, 2, 63, 64, 65, 200, -1, 0.5, 4096]
    const numbered = (_: Dice, a: number, b: number, c: number): number =>
      [a, b, c].reduce((worth, each) => numbers.length * worth + numbers.indexOf(each), 0)
    const worths = () => numbers.flatMap(a => numbers.flatMap(b => numbers.map(c => own.oddsOf(numbered, [a, b, c]).worth[0])))
    const each = Array.from({ length: numbers.length ** 3 }, (_, i) => i)
    expect(worths()).toEqual(each)
    expect(worths()).toEqual(each)
    const again = own.oddsOf(numbered, [200, 1, 2])
    expect(own.oddsOf(numbered, [200, 1, 2])).toBe(again)
    own.forget()
    expect(own.oddsOf(numbered, [200, 1, 2])).not.toBe(again)
  })

  test('may have six arguments, each of which counts', () => {
    const own = exactEvaluator(floating)
    type Six = [number, number, number, number, number, number]
    const last = (_: Dice, ...stakes: Six): number => stakes[5]
    for (const most of [63, 64, 127, 128])
      for (const end of [0, 1, most - 1, most]) expect(own.oddsOf(last, [most, most, most, most, most, end]).worth).toEqual([end])
  })

  test('has odds of its own for each mixture of dice and numbers', () => {
    const own = exactEvaluator(floating)
    const mixed = (dice: Dice, a: number, one: Die, b: number, two: Die): number => dice.roll(a, one) + 10 * dice.roll(b, two)
    const [never, always] = [atLeast(7), atLeast(1)]
    for (const a of [0, 1, 2])
      for (const b of [0, 1, 2])
        for (const one of [never, always])
          for (const two of [never, always])
            expect(own.oddsOf(mixed, [a, one, b, two]).worth).toEqual([(one === always ? a : 0) + (two === always ? 10 * b : 0)])
  })

  test('has odds of its own for each thing that it depends on', () => {
    const own = exactEvaluator(floating)
    const shown = (_: Dice, { worth }: { readonly worth: number }, more: number): number => worth + more
    const [three, five] = [{ worth: 3 }, { worth: 5 }]
    for (const thing of [three, five])
      for (const more of [0, 100]) expect(own.oddsOf(shown, [thing, more]).worth).toEqual([thing.worth + more])
  })

  test('is worked out once for the same arguments, until it is forgotten', () => {
    let worked = 0
    const counted = (dice: Dice, count: number): number => {
      worked++
      return dice.roll(count, atLeast(4))
    }
    const own = exactEvaluator(floating)
    const first = own.oddsOf(counted, [1])
    const times = worked
    expect(own.oddsOf(counted, [1])).toBe(first)
    expect(worked).toBe(times)
    own.oddsOf(counted, [2])
    expect(worked).toBeGreaterThan(times)
    own.forget()
    expect(own.oddsOf(counted, [1])).toEqual(first)
    expect(own.oddsOf(counted, [1])).not.toBe(first)
  })

  test('remembers no more games than it has room for', () => {
    const own = exactEvaluator(floating, 3)
    const idle = (_: Dice, n: number): number => n % 2
    const first = own.oddsOf(idle, [0])
    for (const n of [1, 2]) own.oddsOf(idle, [n])
    expect(own.oddsOf(idle, [0])).toBe(first)
    // the fourth finds no room: all are forgotten, and there is room for three again
    own.oddsOf(idle, [3])
    const again = own.oddsOf(idle, [0])
    expect(again).not.toBe(first)
    for (const n of [1, 2]) own.oddsOf(idle, [n])
    expect(own.oddsOf(idle, [0])).toBe(again)
  })

  test('within a game has its own odds, whatever was asked before', () => {
    expect(oddsOfGame(twice, 1)).toEqual({ worth: [0, 1, 2], weight: [0.25, 0.5, 0.25] })
    expect(oddsOfGame(unequal, 1, 2)).toEqual({ worth: [0, 1, 2, 10, 11, 12], weight: [0.125, 0.25, 0.125, 0.125, 0.25, 0.125] })
    expect(oddsOfGame(unequal, 2, 1)).toEqual({ worth: [0, 1, 10, 11, 20, 21], weight: [0.125, 0.125, 0.25, 0.25, 0.125, 0.125] })
    expect(meanOfGame(unequal, 2, 1)).toBe(10.5)
  })

  test('lists only what is worth something: a gap is left out', () => {
    const gap = (dice: Dice): number => 5 * dice.roll(1, atLeast(4))
    expect(oddsOfGame(gap)).toEqual({ worth: [0, 5], weight: [0.5, 0.5] })
  })
})
