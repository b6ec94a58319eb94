import { describe, expect, test } from 'vitest'
import { counting, type State, type Step } from '../../src/chance/battle'
import { atLeast, type Dice } from '../../src/chance/dice'
import { exactEvaluator } from '../../src/chance/exact'
import { callOf } from '../../src/chance/game-odds'
import { BLOCK, sampled, streamOf } from '../../src/chance/sampled'
import { floating } from '../../src/chance/sums'
import { USUAL_BUDGET, withBudget, workDone } from '../../src/model/work'

/** Work is counted, so that what takes too long is refused before it is done: a unit for each way in which the dice come up. */

const start = { a: 0, b: 0 }
const most = { a: 2, b: 2 }
const coins = (dice: Dice, count: number): number => dice.roll(count, atLeast(4))

const workOf = (play: () => unknown): number =>
  withBudget(USUAL_BUDGET, () => {
    const before = workDone()
    play()
    return workDone() - before
  })

const exactWork = (step: Step<typeof start>): number =>
  workOf(() => exactEvaluator(floating).exactly({ start, most, steps: [step] }))

describe('exact odds take', () => {
  test('a unit for each way in which the dice of a step come up', () =>
    expect(exactWork((state, dice) => ({ ...state, a: dice.roll(2, atLeast(4)), b: dice.roll(1, atLeast(4)) }))).toBe(3 * 2))

  test('a unit for each way to count, beside those of the game', () =>
    expect(
      exactWork(
        counting(() => [
          { field: 'a', call: callOf(coins, 2) },
          { field: 'b', call: callOf(coins, 1) }
        ])
      )
    ).toBe(3 + 2 + 3 * 2))

  test('a thirtieth of a unit for each combination of parts, in addition to those of each', () => {
    const parts: Step<typeof start>[] = [
      (state, dice) => ({ ...state, a: dice.roll(2, atLeast(4)) }),
      (state, dice) => ({ ...state, b: dice.roll(1, atLeast(4)) })
    ]
    const step = Object.assign((state: typeof start) => state, { parts: () => parts })
    expect(exactWork(step)).toBeCloseTo(3 + 2 + (3 * 2) / 30, 12)
  })
})

describe('sampling takes', () => {
  const nothing = { start: { a: 0 }, most: { a: 1 }, steps: [] }
  const stream = streamOf('a', 'x')
  const inASecond = <T>(play: () => T): T => withBudget({ seconds: 1, bytes: 1e9 }, play)

  test('half a unit for each trial, and as much for every fifteen dice of it', () => {
    const rolls = { start: { a: 0 }, most: { a: 45 }, steps: [(_: State, dice: Dice) => ({ a: dice.roll(45, atLeast(4)) })] }
    expect(workOf(() => sampled(rolls, 10, stream))).toBe((10 + 10 * 3) / 2)
    expect(workOf(() => sampled(nothing, 10, stream))).toBe(5)
  })

  test('no more than it may: six million trials in a second are refused early, by their number', () => {
    expect(inASecond(() => sampled(nothing, 1_600_000, stream)).trials).toBe(1_600_000)
    let blocks = 0
    const counted = (block: number) => {
      blocks++
      return stream(block)
    }
    expect(() => inASecond(() => sampled(nothing, 10_000_000, counted))).toThrow(
      /because of its 10 000 000 trials: throw fewer with --trials, or ask for less with --precision/
    )
    // a quarter of a second, at two trials a unit, tells what all of them will take
    expect(blocks).toBe(Math.floor((2 * 750_000) / BLOCK) + 1)
  })

  test('what it takes until it is precise enough, which nobody knows beforehand', () =>
    expect(inASecond(() => sampled(nothing, 10_000_000, stream, ({ trials }) => trials > 1_600_000)).trials).toBe(98 * BLOCK))

  test('too long where it is never precise enough, and says what would help', () =>
    expect(() => inASecond(() => sampled(nothing, 10_000_000, stream, () => false))).toThrow(
      /because of the trials that such a precision takes: ask for less with --precision/
    ))
})
