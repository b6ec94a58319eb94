import { describe, expect, test } from 'vitest'
import { type Battle, counting, type State } from '../../src/chance/battle'
import { atLeast, type Dice } from '../../src/chance/dice'
import { callOf } from '../../src/chance/game-odds'
import { ofMean, wilson } from '../../src/chance/interval'
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
  test('of a mean', () => {
    const [low, high] = ofMean(2, 4, 400)
    expect(high - low).toBeCloseTo(2 * 1.959964 * 0.1, 6)
  })
})
