import { describe, expect, it } from 'vitest'
import { type Counted, counting, eachState, keyOf, type State, type Step } from '../../src/chance/battle'
import { atLeast, type Dice, type Die } from '../../src/chance/dice'
import { exactly, exactlyAfterEach, inFloats, MAX_OUTCOMES, TooManyOutcomes } from '../../src/chance/exact'
import { type Fraction, inFractions, overOne } from '../../src/chance/fractions'
import { type Call, callOf } from '../../src/chance/game-odds'

const toNumber = ({ ways, all }: Fraction): number => Number(ways) / Number(all)

/**
 * Random battles of every kind of step, against a plain replay of every fall of the dice, face by face, which remembers and merges nothing.
 * Their steps are written twice here: as the reader is given them, and as what they do.
 */

interface Open {
  readonly faces: number
}

/** Every fall of the dice of a run, each die face by face, and how likely it is. */
const everyFall = <T>(run: (dice: Dice) => T): readonly (readonly [T, number])[] => {
  const met: [T, number][] = []
  const go = (faces: readonly number[]): void => {
    let at = 0
    let chance = 1
    let open: Open | undefined
    const dice: Dice = {
      roll(count, die) {
        let total = 0
        for (let i = 0; i < count; i++) {
          const face = faces[at++]
          if (face === undefined) {
            open = { faces: die.length }
            throw open
          }
          chance /= die.length
          total += die[face] ?? 0
        }
        return total
      },
      play: (game, ...stakes) => game(dice, ...stakes)
    }
    try {
      met.push([run(dice), chance])
    } catch (error) {
      if (error !== open || open === undefined) throw error
      for (let face = 0; face < open.faces; face++) go([...faces, face])
    }
  }
  go([])
  return met
}

type Three = { readonly a: number; readonly b: number; readonly c: number }

/** A step as the reader has it, and what it does. */
interface Written {
  readonly step: Step<Three>
  readonly does: (state: Three, dice: Dice) => Three
}

const named = (state: object): string => JSON.stringify(Object.entries(state).sort())

/** The chance of each state in the end, by replay. */
const replayed = (start: Three, steps: readonly Written[]): ReadonlyMap<string, number> => {
  let reached: ReadonlyMap<string, readonly [Three, number]> = new Map([[named(start), [start, 1]]])
  for (const { does } of steps) {
    const next = new Map<string, readonly [Three, number]>()
    for (const [state, mass] of reached.values())
      for (const [after, chance] of everyFall(dice => does(state, dice)))
        next.set(named(after), [after, (next.get(named(after))?.[1] ?? 0) + mass * chance])
    reached = next
  }
  return new Map([...reached].map(([name, [, chance]]) => [name, chance]))
}

/** Numbers from 0 up to below n, the same for the same seed. */
const seeded = (seed: number) => {
  let state = seed
  return (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

const COIN: Die = [0, 1]
const GAPPED: Die = [0, 0, 3]
const hits = (dice: Dice, count: number, die: object): number => dice.roll(count, die as Die)
/** One game asks for another. */
const saved = (dice: Dice, count: number, die: object): number => dice.roll(dice.play(hits, count, die), COIN)

const FIELDS = ['a', 'b', 'c'] as const

/** What a step adds to one field: the reader's row, and what it does. */
const addition = (pick: (n: number) => number, field: keyof Three) => {
  const die = [COIN, GAPPED, atLeast(5)][pick(3)] ?? COIN
  const count = pick(3)
  const [row, worth]: readonly [Counted, (dice: Dice) => number] = (
    [
      [{ field, more: count }, () => count],
      [{ field, call: callOf(hits, count, die) }, (dice: Dice) => hits(dice, count, die)],
      [{ field, call: callOf(saved, count, die) }, (dice: Dice) => saved(dice, count, die)]
    ] as const
  )[pick(3)] ?? [{ field, more: 1 }, () => 1]
  return { row, does: (state: Three, dice: Dice): Three => ({ ...state, [field]: state[field] + worth(dice) }) }
}

const one = (pick: (n: number) => number): Written => {
  const additions = FIELDS.slice(pick(3)).map(field => addition(pick, field))
  const does = (state: Three, dice: Dice): Three => additions.reduce((reached, each) => each.does(reached, dice), state)
  const isEven = (state: Three): boolean => state.a % 2 === 0
  const onlyEven = (state: Three, dice: Dice): Three => (isEven(state) ? does(state, dice) : state)
  const rows = additions.map(each => each.row)
  const played: Step<Three> = (state, dice) => does(state, dice)
  switch (pick(5)) {
    case 0:
      return { step: played, does }
    case 1:
      return { step: counting<Three>(() => rows), does }
    case 2:
      return { step: counting<Three>(state => (isEven(state) ? rows : [])), does: onlyEven }
    case 3: {
      // from odd states it does more than count
      const halved = (state: Three, dice: Dice): Three => (isEven(state) ? does(state, dice) : { ...state, b: state.b >> 1 })
      return {
        step: Object.assign((s: Three, d: Dice) => halved(s, d), { counts: (s: Three) => (isEven(s) ? rows : undefined) }),
        does: halved
      }
    }
    default: {
      const parts = additions.map(each => (state: Three, dice: Dice) => (isEven(state) ? each.does(state, dice) : state))
      // a part looks at the state that all of them begin with
      return { step: Object.assign((s: Three, d: Dice) => onlyEven(s, d), { parts: () => parts }), does: onlyEven }
    }
  }
}

// no more room than is needed (some of these battles have fewer than 1024 states), 50 000 keys, and 300 000
const ROOMS = [0, 18, 48] as const

describe('a random battle', () => {
  for (const room of ROOMS)
    it(`is what a replay of every outcome gives, with room for ${room} more in each field`, () => {
      for (let seed = 1; seed <= 40; seed++) {
        const pick = seeded(seed * 7919 + room)
        const many = 1 + pick(3)
        const start: Three = { a: pick(2), b: pick(2), c: 0 }
        const steps = Array.from({ length: many }, () => one(pick))
        // a step adds six at most
        const largest = 1 + 6 * many + room
        const most: Three = { a: largest, b: largest, c: largest }
        const battle = { start, most, steps: steps.map(({ step }) => step) }
        const expected = replayed(start, steps)
        const distribution = exactly(battle)
        const seen: (readonly [string, number])[] = []
        eachState(distribution, (state, weight) => seen.push([named(state), weight]))
        const { states, weights } = distribution
        expect(states.map(named).sort(), `seed ${seed}`).toEqual([...expected.keys()].sort())
        expect(seen.map(([name]) => name).sort(), `seed ${seed}`).toEqual([...expected.keys()].sort())
        for (const [name, weight] of seen) expect(weight, `seed ${seed}`).toBeCloseTo(expected.get(name) ?? -1, 13)
        for (const [i, state] of states.entries())
          expect(weights[i], `seed ${seed}`).toBeCloseTo(expected.get(named(state)) ?? -1, 13)
        const stages = exactlyAfterEach(battle)
        expect(stages).toHaveLength(many)
        expect(new Map(stages.at(-1)?.states.map((state, i) => [named(state), stages.at(-1)?.weights[i]]))).toEqual(
          new Map(states.map((state, i) => [named(state), weights[i]]))
        )
        const whole = inFractions().exactly(battle)
        for (const [i, state] of whole.states.entries())
          expect(toNumber(whole.weights[i] ?? { ways: 0n, all: 1n })).toBeCloseTo(expected.get(named(state)) ?? -1, 13)
      }
    })

  it('that comes again finds what its steps did, and another of other limits does not', () => {
    const step: Step<Three> = Object.assign((state: Three, dice: Dice) => ({ ...state, b: state.b + dice.roll(1, COIN) }), {
      parts: () => [part]
    })
    const part: Step<Three> = (state, dice) => ({ ...state, b: state.b + dice.roll(1, COIN) })
    const chances = (most: Three) => {
      const { states, weights } = exactly({ start: { a: 0, b: 0, c: 0 }, most, steps: [step, step] })
      return states.map(({ b }, i) => [b, weights[i]])
    }
    const expected = [
      [0, 0.25],
      [1, 0.5],
      [2, 0.25]
    ]
    expect(chances({ a: 0, b: 2, c: 0 })).toEqual(expected)
    expect(chances({ a: 0, b: 2, c: 4 })).toEqual(expected)
    expect(chances({ a: 0, b: 3, c: 0 })).toEqual(expected)
  })
})

describe('a step of as many ways as are allowed', () => {
  /** 10 ^ n ways: as many games of one die with ten faces. */
  const TEN: Die = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const FIVE = ['a', 'b', 'c', 'd', 'e', 'f'] as const
  const most = Object.fromEntries(FIVE.map(field => [field, 9])) as State
  const start = Object.fromEntries(FIVE.map(field => [field, 0])) as State
  const call = (): Call => callOf(hits, 1, TEN)
  const rows = (many: number) => FIVE.slice(0, many).map(field => ({ field, call: call() }))
  const parts = (many: number): Step<State>[] =>
    FIVE.slice(0, many).map(field => (state: State, dice: Dice) => ({ ...state, [field]: dice.roll(1, TEN) }))
  const alike = (step: Step<State>) => inFloats.exactly({ start, most, steps: [step] })

  it.each([
    ['counts', (many: number) => counting<State>(() => rows(many))],
    ['has parts', (many: number) => Object.assign((state: State) => state, { parts: () => parts(many) })]
  ])('is read where it %s, and refused by its name beyond', (_, step) => {
    expect(alike(step(5)).weights).toHaveLength(MAX_OUTCOMES)
    const larger = Object.defineProperty(step(6), 'name', { value: 'too large' })
    expect(() => alike(larger)).toThrow(new TooManyOutcomes('too large'))
    // after a refusal nothing of it is left in the sums
    expect(alike(step(1)).weights).toHaveLength(10)
  })

  it('is read from many states where it counts, and refused by its name beyond', () => {
    const coin = (state: State, dice: Dice): State => ({ ...state, g: dice.roll(1, atLeast(4)) })
    const [room, first] = [
      { ...most, g: 1 },
      { ...start, g: 0 }
    ]
    // from one of the two states it counts so many fields, from the other one
    const step = (many: number): Step<State> =>
      Object.defineProperty(
        counting<State>(({ g }) => rows(g === 1 ? many : 1)),
        'name',
        { value: 'from two' }
      )
    const after = (many: number) => inFloats.exactly({ start: first, most: room, steps: [coin, step(many)] })
    expect(after(5).weights).toHaveLength(MAX_OUTCOMES + 10)
    expect(() => after(6)).toThrow(new TooManyOutcomes('from two'))
    // after a refusal nothing of it is left in the sums
    expect(after(1).weights).toEqual(Array.from({ length: 20 }, () => expect.closeTo(1 / 20, 14)))
  })
})

describe('the key of a state', () => {
  it('names each state, few or many, and moves by the unit of a field', () => {
    for (const most of [
      { a: 2, b: 0, c: 3 },
      { a: 40, b: 50, c: 60 }
    ]) {
      const key = keyOf(most)
      expect(keyOf(most)).toBe(key)
      for (const state of [
        { a: 0, b: 0, c: 0 },
        { a: 2, b: 0, c: 3 },
        { a: 1, b: 0, c: 2 }
      ]) {
        expect(key.stateOf(key.of(state))).toEqual(state)
        expect(key.of({ ...state, c: 1 }) - key.of({ ...state, c: 0 })).toBe(key.unitOf(state, 'c', 0))
        expect(key.of({ ...state, a: 2 }) - key.of({ ...state, a: 0 })).toBe(2 * key.unitOf({ ...state, a: 0 }, 'a', 2))
      }
    }
  })

  it('gives one and the same state each time where there are few, and holds none where there are more', () => {
    const [few, more] = [keyOf({ a: 31, b: 31 }), keyOf({ a: 1024 })]
    for (const key of [0, 1, 1023]) {
      expect(few.stateOf(key)).toBe(few.stateOf(key))
      expect(more.stateOf(key)).toEqual({ a: key })
      expect(more.stateOf(key)).not.toBe(more.stateOf(key))
    }
    expect(few.stateOf(1023)).toEqual({ a: 31, b: 31 })
  })

  it('moves no further than a field may grow', () => {
    const key = keyOf({ a: 2, b: 0 })
    expect(key.unitOf({ a: 1, b: 0 }, 'a', 1)).toBe(1)
    expect(() => key.unitOf({ a: 1, b: 0 }, 'a', 2)).toThrow(new RangeError('a is 3, beyond 2'))
    expect(() => key.unitOf({ a: 1, b: 0 }, 'a', -2)).toThrow(new RangeError('a is -1, beyond 2'))
    expect(() => key.unitOf({ a: 1, b: 0 }, 'b', 1)).toThrow(new RangeError('b is 1, beyond 0'))
  })
})

describe('fractions over one denominator', () => {
  it('have the lowest that is enough for all', () => {
    expect(
      overOne([
        { ways: 1n, all: 4n },
        { ways: 1n, all: 6n },
        { ways: 0n, all: 5n }
      ])
    ).toEqual({ of: 12n, ways: [3n, 2n, 0n] })
    expect(
      overOne([
        { ways: 18n, all: 36n },
        { ways: 4n, all: 8n }
      ])
    ).toEqual({ of: 2n, ways: [1n, 1n] })
    expect(overOne([])).toEqual({ of: 1n, ways: [] })
  })
})
