import { describe, expect, test } from 'vitest'
import { keyOf, moments } from '../../src/chance/battle'
import { atLeast, type Dice, type Die, rerolled } from '../../src/chance/dice'
import {
  checkMass,
  exactEvaluator,
  exactly,
  exactlyAfterEach,
  MAX_OUTCOMES,
  oddsOfGame,
  TooManyOutcomes
} from '../../src/chance/exact'
import { floating } from '../../src/chance/sums'

/** The odds of dice by hand. */

type Hits = { readonly hits: number; readonly saves: number }

const start: Hits = { hits: 0, saves: 0 }
const rollHits = (state: Hits, dice: Dice): Hits => ({ ...state, hits: dice.roll(2, atLeast(4)) })
const rollSaves = (state: Hits, dice: Dice): Hits => ({ ...state, saves: dice.roll(state.hits, atLeast(5)) })

const table = ({ states, weights }: { readonly states: readonly object[]; readonly weights: readonly number[] }) =>
  Object.fromEntries(states.map((state, i) => [Object.values(state).join(), weights[i]]))

describe('a battle', () => {
  const battle = { start, most: { hits: 2, saves: 2 }, steps: [rollHits, rollSaves] }

  test('has the weight of each state by hand', () => {
    const found = table(exactly(battle))
    expect(found['0,0']).toBeCloseTo(1 / 4, 15)
    expect(found['1,0']).toBeCloseTo((1 / 2) * (2 / 3), 15)
    expect(found['1,1']).toBeCloseTo((1 / 2) * (1 / 3), 15)
    expect(found['2,1']).toBeCloseTo((1 / 4) * (4 / 9), 15)
    expect(found['2,2']).toBeCloseTo((1 / 4) * (1 / 9), 15)
    expect(Object.keys(found)).toHaveLength(6)
  })

  test('is reported after each step', () => {
    const [first, second, ...more] = exactlyAfterEach(battle).map(table)
    expect(first).toEqual({ '0,0': 0.25, '1,0': 0.5, '2,0': 0.25 })
    expect(second).toEqual(table(exactly(battle)))
    expect(more).toEqual([])
  })

  test('of many fields keeps its states apart, and merges equal ones', () => {
    // 200 x 200 keys: more than stand in an array
    const most = { a: 199, b: 199 }
    const steps = [
      (state: typeof most, dice: Dice) => ({ ...state, a: 100 * dice.roll(1, atLeast(4)) }),
      (state: typeof most, dice: Dice) => ({ ...state, b: 150 * dice.roll(1, atLeast(4)) }),
      (state: typeof most) => ({ ...state, b: 0 })
    ]
    expect(table(exactly({ start: { a: 0, b: 0 }, most, steps: steps.slice(0, 2) }))).toEqual({
      '0,0': 0.25,
      '0,150': 0.25,
      '100,0': 0.25,
      '100,150': 0.25
    })
    expect(table(exactly({ start: { a: 0, b: 0 }, most, steps }))).toEqual({ '0,0': 0.5, '100,0': 0.5 })
  })

  test('of more states than an array has places is read all the same', () => {
    const most = { a: 99_999, b: 99_999 }
    const far = (state: typeof most, dice: Dice) => ({ a: state.a + 40_000 * dice.roll(1, atLeast(4)), b: 99_999 })
    expect(table(exactly({ start: { a: 0, b: 0 }, most, steps: [far, far] }))).toEqual({
      '0,99999': 0.25,
      '40000,99999': 0.5,
      '80000,99999': 0.25
    })
  })

  test('with a mass that is not 1 is a bug, and reported as one', () => {
    // no die has a face below 0: what shows it is lost
    const crooked: Die = [-1, 1]
    const broken = { start: { n: 0 }, most: { n: 1 }, steps: [(_: { n: number }, dice: Dice) => ({ n: dice.roll(1, crooked) })] }
    expect(() => exactly(broken)).toThrow(new Error('the mass of a battle is 0.5'))
  })

  test('of a million equal weights has a mass of 1', () =>
    // added up one by one they come to 1.000000000008
    expect(() => checkMass(new Array<number>(1_000_000).fill(1e-6))).not.toThrow())

  test.each([[[Number.NaN]], [[0.5, Number.NaN, 0.5]], [[Number.POSITIVE_INFINITY]], [[]]])(
    'with a mass that is no number, or none, is a bug: %j',
    weights => expect(() => checkMass(weights)).toThrow(/^the mass of a battle is (?:NaN|Infinity|0)$/)
  )

  test('with too many outcomes is refused by its step', () => {
    const rollOften = (_: { n: number }, dice: Dice) => {
      for (let i = 0; i < 17; i++) dice.roll(1, atLeast(4))
      return { n: 0 }
    }
    const tooLarge = { start: { n: 0 }, most: { n: 1 }, steps: [rollOften] }
    expect(() => exactly(tooLarge)).toThrow(new TooManyOutcomes('rollOften'))
    expect(new TooManyOutcomes('rollOften').message).toBe(`the step "rollOften" has more than ${MAX_OUTCOMES} outcomes`)
    // after a refusal it still works out others
    expect(table(exactly(battle))['0,0']).toBeCloseTo(1 / 4, 15)
  })

  test('of nearly as many outcomes as are allowed loses nothing of its mass', () => {
    const face: Die = [0, 1, 2, 3, 4, 5]
    const rollAlike = (_: { n: number }, dice: Dice) => {
      for (let i = 0; i < 6; i++) dice.roll(1, face)
      return { n: dice.roll(1, atLeast(4)) }
    }
    // 2 x 6^6 = 93 312 falls, all of the same weight: their rounding adds up where it is not carried along
    const found = table(exactly({ start: { n: 0 }, most: { n: 1 }, steps: [rollAlike] }))
    expect(Math.abs((found['0'] ?? 0) - 0.5)).toBeLessThan(1e-14)
    expect(Math.abs((found['1'] ?? 0) - 0.5)).toBeLessThan(1e-14)
    const once = (dice: Dice): number => rollAlike({ n: 0 }, dice).n
    for (const weight of oddsOfGame(once).weight) expect(Math.abs(weight - 0.5)).toBeLessThan(1e-14)
  })

  test('may have as many outcomes as are allowed', () => {
    let falls = 0
    const rollSixes = (state: { n: number }, dice: Dice) => {
      falls++
      // 10 ^ 5 falls: five dice of ten faces
      for (let i = 0; i < 5; i++) dice.roll(1, TEN)
      return state
    }
    const { weights } = exactEvaluator(floating).exactly({ start: { n: 0 }, most: { n: 1 }, steps: [rollSixes] })
    expect(weights[0]).toBeCloseTo(1, 9)
    expect(falls).toBe(100_000)
  })
})

const TEN: Die = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

describe('the key of a state', () => {
  test('is a whole number of its own, and counts the fields that can grow', () => {
    const key = keyOf({ a: 2, still: 0, b: 3 })
    expect(key.size).toBe(12)
    const all = [0, 1, 2].flatMap(a => [0, 1, 2, 3].map(b => key.of({ a, still: 0, b })))
    expect([...all].sort((x, y) => x - y)).toEqual(Array.from({ length: 12 }, (_, i) => i))
    // a field that cannot grow is not looked at
    expect(key.of({ a: 1, still: 7, b: 1 })).toBe(key.of({ a: 1, still: 0, b: 1 }))
  })

  test.each([
    [{ a: 3 }, 'a is 3, beyond 2'],
    [{ a: -1 }, 'a is -1, beyond 2'],
    [{ a: Number.NaN }, 'a is NaN, beyond 2']
  ])('%j is a bug of its step', (state, said) => expect(() => keyOf({ a: 2 }).of(state)).toThrow(new RangeError(said)))
})

describe('mean and variance', () => {
  test('by hand', () => {
    const die = { states: [{ n: 1 }, { n: 2 }, { n: 6 }], weights: [0.5, 0.25, 0.25] }
    const found = moments(die, ({ n }) => n)
    expect(found.mean).toBe(2.5)
    // 0.5 * 1.5² + 0.25 * 0.5² + 0.25 * 3.5²
    expect(found.variance).toBe(4.25)
  })

  test('nothing is spread where everything is certain', () => {
    const certain = { states: [{ n: 3 }, { n: 3 }], weights: [1 / 3, 2 / 3] }
    expect(moments(certain, ({ n }) => n).variance).toBe(0)
  })
})

describe('a die that is rolled once more', () => {
  test('has the odds of two tries where it failed', () => {
    expect(rerolled(atLeast(4)).filter(worth => worth === 1)).toHaveLength(27)
    expect(rerolled(atLeast(4))).toHaveLength(36)
    expect(oddsOfGame((dice: Dice, die: Die) => dice.roll(1, die), rerolled(atLeast(5)))).toEqual({
      worth: [0, 1],
      weight: [16 / 36, 20 / 36]
    })
  })

  test('is one and the same die each time', () => expect(rerolled(atLeast(3))).toBe(rerolled(atLeast(3))))

  test('keeps its worth where it is more than one', () => {
    const two: Die = [0, 2]
    expect([...rerolled(two)].sort()).toEqual([0, 2, 2, 2])
  })
})

describe('dice without faces that score', () => {
  test.each([
    [-3, 6],
    [1, 6],
    [2, 5],
    [6, 1],
    [7, 0],
    [99, 0]
  ])('on %i or more, %i of six faces count', (least, faces) =>
    expect(atLeast(least).filter(worth => worth === 1)).toHaveLength(faces)
  )
})
