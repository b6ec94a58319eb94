import { describe, expect, test } from 'vitest'
import { type Battle, counting, type State } from '../../src/chance/battle'
import { atLeast, type Dice } from '../../src/chance/dice'
import { callOf } from '../../src/chance/game-odds'
import { ofMean, sampleOf, wilson } from '../../src/chance/interval'
import { BLOCK, sampled, streamOf } from '../../src/chance/sampled'

const battle = {
  start: { hits: 0 },
  most: { hits: 3 },
  steps: [(_: { readonly hits: number }, dice: Dice) => ({ hits: dice.roll(3, atLeast(5)) })]
}
const three = (dice: Dice, least: number): number => dice.roll(3, atLeast(least))
const counts = (seed: string, trials: number) => {
  const { distribution } = sampled(battle, trials, streamOf(seed, 'three dice'))
  return Object.fromEntries(distribution.states.map(({ hits }, i) => [hits, distribution.weights[i]]))
}

describe('sampling', () => {
  test('gives the same numbers for the same seed, others for another', () => {
    expect(counts('a', 5000)).toEqual(counts('a', 5000))
    expect(counts('a', 5000)).not.toEqual(counts('b', 5000))
  })
  test('seeds 1, 11 and 111 are three streams', () => {
    const first = ['1', '11', '111'].map(seed => streamOf(seed, 'x')(0)())
    expect(new Set(first).size).toBe(3)
  })
  test('has a stream for each block', () => expect(streamOf('a', 'x')(0)()).not.toBe(streamOf('a', 'x')(1)()))
  test('stops at the first block that is enough', () => {
    let asked = 0
    const { trials } = sampled(battle, 10 * BLOCK, streamOf('a', 'x'), () => ++asked === 2)
    expect(trials).toBe(2 * BLOCK)
  })
  test('plays a part of a block where fewer trials are asked for', () =>
    expect(sampled(battle, 7, streamOf('a', 'x')).trials).toBe(7))
  test('shares its trials out in blocks, the last a part of one, each played with the stream of its number', () => {
    const asked: number[] = []
    const { trials } = sampled(battle, 2 * BLOCK + 7, block => {
      asked.push(block)
      return streamOf('a', 'x')(block)
    })
    expect(trials).toBe(2 * BLOCK + 7)
    expect(asked).toEqual([0, 1, 2])
  })
  test('counts each trial once, in the states that were met and no others', () => {
    const sure = { ...battle, steps: [(_: { readonly hits: number }, dice: Dice) => ({ hits: dice.roll(3, atLeast(1)) })] }
    expect(sampled(sure, 7, streamOf('a', 'x')).distribution).toEqual({ states: [{ hits: 3 }], weights: [1] })
    const { states, weights } = sampled(battle, 4096, streamOf('a', 'x')).distribution
    expect(states.map(({ hits }) => hits).sort()).toEqual([0, 1, 2, 3])
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(1)
  })
  test('comes within five standard errors of the odds', () => {
    const p = (2 / 3) ** 3
    expect(Math.abs((counts('c', 40_000)[0] ?? 0) - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / 40_000))
  })
})

/** A number, and hits on top of those that there are. */
const counted = {
  start: { hits: 1, more: 0 },
  most: { hits: 4, more: 2 },
  steps: [
    counting(() => [
      { field: 'more', more: 2 },
      { field: 'hits', call: callOf(three, 5) }
    ])
  ]
}

describe('sampling what is only counted', () => {
  test('meets the same states, as often and in the same order, as playing the step does', () => {
    const played = { ...counted, steps: counted.steps.map(step => (state: State, dice: Dice) => step(state, dice)) }
    const of = (battle: Battle<State>) => sampled(battle, BLOCK + 9, streamOf('a', 'x')).distribution
    expect(of(counted)).toEqual(of(played))
    expect(of(counted).states.every(({ more }) => more === 2)).toBe(true)
  })
  test('refuses a field that grows past its bound', () =>
    expect(() => sampled({ ...counted, most: { hits: 3, more: 2 } }, 1000, streamOf('a', 'x'))).toThrow('hits is 4, beyond 3'))
})

describe('intervals', () => {
  // Wilson by hand for 3 of 10: (0.3 + z²/20 ± z √(0.021 + z²/400)) / (1 + z²/10), z² = 3.841459
  test('Wilson for 3 of 10', () => {
    const [low, high] = wilson(0.3, 10)
    expect(low).toBeCloseTo(0.10779, 5)
    expect(high).toBeCloseTo(0.60322, 5)
  })
  test('Wilson stays within 0 and 1 and has width where nothing was met', () => {
    const [low, high] = wilson(0, 100)
    expect(low).toBe(0)
    expect(high).toBeCloseTo(3.841459 / 103.841459, 6) // z² / (n + z²)
  })
  test('Wilson ends at 0 or 1 where nothing or all was met, whatever the trials', () => {
    for (let trials = 1; trials <= 500; trials++)
      expect([wilson(0, trials)[0], wilson(1, trials)[1]], `${trials}`).toEqual([0, 1])
  })
  test('of the mean of a number that is 0 or 1 is that of Wilson', () => {
    const [low, high] = ofMean(sampleOf([0, 1], [0.7, 0.3]), [0, 1], 10)
    expect(low).toBeCloseTo(0.10779, 5)
    expect(high).toBeCloseTo(0.60322, 5)
  })
  test('of the mean of a number that is 0 or 6 is six times as wide', () => {
    const [low, high] = ofMean(sampleOf([0, 6], [0.7, 0.3]), [0, 6], 10)
    expect(low).toBeCloseTo(6 * 0.107789, 4)
    expect(high).toBeCloseTo(6 * 0.603221, 4)
  })
  // variance 4, third moment 0: √(z² 4 / (1 + z²)), z² = 3.841459 / 400: 0.1950620, and for what was not met up to the bounds nothing
  test('of a mean whose values lie evenly is nearly the normal one', () => {
    const [low, high] = ofMean(sampleOf([2, 6], [0.5, 0.5]), [2, 6], 400)
    expect(high).toBeCloseTo(4.195062, 6)
    expect(low).toBeCloseTo(3.804938, 6)
  })
  // a single trial leaves other values the chance z² / (1 + z²) = 0.7934507: down to 3 - 3 * 0.7934507, up to 3 + 5 * 0.7934507
  test('of a single trial is wide', () => {
    const [low, high] = ofMean(sampleOf([3], [1]), [0, 8], 1)
    expect(low).toBeCloseTo(0.619648, 5)
    expect(high).toBeCloseTo(6.967253, 5)
  })
  test('of what is never met has the width of its chance, and of what cannot be none', () => {
    const [low, high] = ofMean(sampleOf([0], [1]), [0, 4], 100)
    expect(low).toBe(0)
    expect(high).toBeCloseTo((4 * 3.841459) / 103.841459, 6)
    expect(ofMean(sampleOf([0], [1]), [0, 0], 100)).toEqual([0, 0])
  })
  test('of values that were not met knows which were', () => {
    expect(sampleOf([0, 1, 2, 3], [0, 0.5, 0.5, 0])).toEqual({ mean: 1.5, variance: 0.25, third: 0, met: [1, 2] })
    // as far as if they were not listed
    const listed = ofMean(sampleOf([0, 1, 2, 3], [0, 0.5, 0.5, 0]), [0, 3], 20)
    expect(listed).toEqual(ofMean(sampleOf([1, 2], [0.5, 0.5]), [0, 3], 20))
  })
  test('of a mean stays within the bounds', () => {
    for (let trials = 1; trials <= 100; trials++)
      for (const p of [0.01, 0.5, 0.99]) {
        const [low, high] = ofMean(sampleOf([0, 2, 6], [1 - p, p / 2, p / 2]), [0, 8], trials)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(8)
      }
  })
})
