import { describe, expect, test } from 'vitest'
import type { Dice } from '../../src/chance/dice'
import { atLeast, rerolled } from '../../src/chance/dice'
import { exactly, meanOfGame, oddsOfGame, TooManyOutcomes } from '../../src/chance/exact'
import { randomDice } from '../../src/chance/sampled'
import { scripted } from './scripted'

describe('a die', () => {
  test('worth one on four or more has three such faces', () => expect(atLeast(4)).toEqual([0, 0, 0, 1, 1, 1]))
  test('always hits at one and below, never at seven and above', () => {
    expect(atLeast(1)).toEqual([1, 1, 1, 1, 1, 1])
    expect(atLeast(-3)).toBe(atLeast(1))
    expect(atLeast(7)).toEqual([0, 0, 0, 0, 0, 0])
    expect(atLeast(9)).toBe(atLeast(7))
  })
  test('is one object for equal dice', () => {
    expect(atLeast(5)).toBe(atLeast(5))
    expect(rerolled(atLeast(5))).toBe(rerolled(atLeast(5)))
  })
  test('with its blanks rolled again misses only when both rolls miss', () => {
    const die = rerolled(atLeast(5))
    expect(die).toHaveLength(36)
    expect(die.filter(worth => worth === 0)).toHaveLength(16)
  })
})

const rollTwo = (dice: Dice, die: readonly number[]) => dice.roll(2, die)
const best = (dice: Dice, count: number) => (dice.play(rollTwo, atLeast(4)) > 0 ? dice.roll(count, atLeast(6)) : 0)

describe('the exact reading', () => {
  test('knows two coins', () => expect(oddsOfGame(rollTwo, atLeast(4))).toEqual({ worth: [0, 1, 2], weight: [0.25, 0.5, 0.25] }))
  test('follows code whose second roll depends on the first', () => {
    const { worth, weight } = oddsOfGame(best, 1)
    expect(worth).toEqual([0, 1])
    expect(weight[1]).toBeCloseTo(0.75 / 6, 15)
  })
  test('plays no dice as nothing', () => expect(oddsOfGame(best, 0)).toEqual({ worth: [0], weight: [1] }))
  test('takes means', () => expect(meanOfGame(rollTwo, atLeast(3))).toBeCloseTo(4 / 3, 15))
  test('merges states that are equal', () => {
    const { states } = exactly({
      start: { hits: 0 },
      most: { hits: 4 },
      steps: [
        (_, dice) => ({ hits: dice.roll(2, atLeast(4)) }),
        (state, dice) => ({ hits: state.hits + dice.roll(2, atLeast(4)) })
      ]
    })
    expect(states.map(({ hits }) => hits).sort()).toEqual([0, 1, 2, 3, 4])
  })
  test('finds a field that grows beyond its stated size', () =>
    expect(() => exactly({ start: { n: 0 }, most: { n: 1 }, steps: [() => ({ n: 2 })] })).toThrow(RangeError))
})

describe('scripted dice', () => {
  test('come in the order of the script, and the rest is counted', () => {
    const dice = scripted([2, 0, 1])
    expect(dice.roll(2, atLeast(4))).toBe(2)
    expect(dice.play(rollTwo, atLeast(4))).toBe(0)
    expect(dice.left()).toBe(1)
  })
  test('refuse a total that cannot be rolled, and a roll that is not in the script', () => {
    expect(() => scripted([3]).roll(2, atLeast(4))).toThrow(/cannot total 3/)
    expect(() => scripted([]).roll(2, atLeast(4))).toThrow(/no total/)
    expect(scripted([4]).roll(2, [0, 2])).toBe(4)
    expect(() => scripted([5]).roll(2, [0, 2])).toThrow(/cannot total 5/)
  })
})

describe('thrown dice', () => {
  test('take one number from the stream for each die', () => {
    const numbers = [0.99, 0, 0.5]
    let used = 0
    const dice = randomDice(() => numbers[used++] ?? 0)
    expect(dice.roll(3, atLeast(4))).toBe(2)
    expect(used).toBe(3)
  })
})

test('a step that was refused leaves nothing behind for the next battle', () => {
  const many = (state: { readonly n: number }, dice: Dice) => {
    let n = 0
    for (let i = 0; i < 20; i++) n += dice.roll(1, atLeast(4))
    return { n: state.n + n }
  }
  expect(() => exactly({ start: { n: 0 }, most: { n: 20 }, steps: [many] })).toThrow(TooManyOutcomes)
  const { states, weights } = exactly({
    start: { n: 0 },
    most: { n: 20 },
    steps: [(_, dice) => ({ n: dice.roll(1, atLeast(4)) })]
  })
  expect(states).toEqual([{ n: 0 }, { n: 1 }])
  expect(weights).toEqual([0.5, 0.5])
})
