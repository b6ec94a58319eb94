import { describe, expect, it } from 'vitest'
import { type Counted, counting, type State, type Step } from '../../src/chance/battle'
import { atLeast, type Dice } from '../../src/chance/dice'
import { exactEvaluator, exactly, inFloats, TooManyOutcomes } from '../../src/chance/exact'
import { callOf } from '../../src/chance/game-odds'
import { floating } from '../../src/chance/sums'
import { scripted } from './scripted'

/** Two who roll for what they have left, at once, until one of them has nothing. */

interface Left {
  readonly [field: string]: number
  readonly mine: number
  readonly theirs: number
}

const most: Left = { mine: 6, theirs: 5 }
const isOver = ({ mine, theirs }: Left): boolean => mine === 0 || theirs === 0

const mineFall = (state: Left, dice: Dice): Left =>
  isOver(state) ? state : { ...state, mine: Math.max(0, state.mine - dice.roll(state.theirs, atLeast(5))) }

const theirsFall = (state: Left, dice: Dice): Left =>
  isOver(state) ? state : { ...state, theirs: Math.max(0, state.theirs - dice.roll(state.mine, atLeast(4))) }

const asOne: Step<Left> = (state, dice) => ({
  mine: mineFall(state, dice).mine,
  theirs: theirsFall(state, dice).theirs
})

const inParts: Step<Left> = Object.assign((state: Left, dice: Dice) => asOne(state, dice), {
  parts: () => [mineFall, theirsFall]
})

const chances = (step: Step<Left>, rounds: number): ReadonlyMap<string, number> => {
  const { states, weights } = exactly({ start: most, most, steps: Array.from({ length: rounds }, () => step) })
  return new Map(states.map((state, i) => [JSON.stringify(state), weights[i] ?? 0]))
}

describe('a step in parts', () => {
  it.each([1, 2, 7])('comes to the same states with the same chances, %d times', rounds => {
    const [whole, parts] = [chances(asOne, rounds), chances(inParts, rounds)]
    expect([...parts.keys()].sort()).toEqual([...whole.keys()].sort())
    for (const [state, chance] of whole) expect(parts.get(state)).toBeCloseTo(chance, 13)
  })

  it('is not played as a whole, and a part that comes again from the same state is not played again', () => {
    const room = { mine: 3, theirs: 3 }
    let played = 0
    const part = (field: 'mine' | 'theirs'): Step<Left> => {
      const roll: Step<Left> = (state, dice) => {
        played++
        return { ...state, [field]: state[field] + dice.roll(1, atLeast(4)) }
      }
      return roll
    }
    const parts = [part('mine'), part('theirs')]
    const never: Step<Left> = () => {
      throw new Error('played as a whole')
    }
    const step = Object.assign(never, { parts: () => parts })
    const steps = [step, step]
    const battle = { start: { mine: 0, theirs: 0 }, most: room, steps }
    const { weights } = exactly(battle)
    expect(weights).toHaveLength(9)
    // two parts of two ways each from the start, then from the three states that are new
    expect(played).toBe(16)
    expect(exactly(battle).weights).toEqual(weights)
    expect(played).toBe(16)
    // with other room the states have other keys
    expect(exactly({ ...battle, most: { ...room } }).weights).toEqual(weights)
    expect(played).toBe(32)
  })

  it('may have but one part, or none', () => {
    const only: Step<Left> = (state, dice) => ({ ...state, mine: dice.roll(1, atLeast(4)) })
    const from = (parts: readonly Step<Left>[]) => {
      const step = Object.assign((state: Left) => state, { parts: () => parts })
      const { states, weights } = exactEvaluator(floating).exactly({ start: { mine: 0, theirs: 3 }, most, steps: [step] })
      return states.map((state, i) => [state, weights[i]])
    }
    expect(from([only])).toEqual([
      [{ mine: 0, theirs: 3 }, 0.5],
      [{ mine: 1, theirs: 3 }, 0.5]
    ])
    expect(from([])).toEqual([[{ mine: 0, theirs: 3 }, 1]])
  })

  it('is refused where three parts together are too large', () => {
    const fifty = Array.from({ length: 50 }, (_, face) => face)
    const start = { a: 0, b: 0, c: 0 }
    const parts = (['a', 'b', 'c'] as const).map(
      (field): Step<typeof start> =>
        (state, dice) => ({ ...state, [field]: dice.roll(1, fifty) })
    )
    const step = Object.assign((state: typeof start) => state, { parts: () => parts })
    expect(() => exactly({ start, most: { a: 49, b: 49, c: 49 }, steps: [step] })).toThrow(TooManyOutcomes)
  })

  it('is refused by name where it is too large as a whole', () => {
    const start = { mine: 400, theirs: 400 }
    const battle = { start, most: start, steps: [inParts] }
    expect(() => exactly(battle)).toThrow(TooManyOutcomes)
    expect(() => inFloats.exactly({ ...battle, steps: [asOne] })).toThrow(TooManyOutcomes)
  })
})

describe('a part that fails', () => {
  it('leaves nothing behind for those that are played after it', () => {
    const part = (most: number): Step<Left> =>
      Object.assign((state: Left) => state, {
        parts: () => [
          (state: Left, dice: Dice): Left => {
            const mine = dice.roll(3, atLeast(4))
            if (mine > most) throw new Error('three of three')
            return { ...state, mine }
          }
        ]
      })
    const start = { mine: 0, theirs: 0 }
    const chancesOf = (step: Step<Left>) => inFloats.exactly({ start, most, steps: [step] }).weights
    expect(() => chancesOf(part(2))).toThrow('three of three')
    expect([...chancesOf(part(3))].sort()).toEqual([1, 1, 3, 3].map(ways => expect.closeTo(ways / 8, 14)))
  })
})

describe('a step that counts', () => {
  const fallen = (dice: Dice, count: number, least: number): number => dice.roll(count, atLeast(least))
  const played: Step<Left> = (state, dice) => ({
    mine: state.mine + dice.play(fallen, 3, 4),
    theirs: state.theirs + dice.play(fallen, 2, 5)
  })
  const countingDice = (mine: number): Step<Left> =>
    Object.assign((state: Left, dice: Dice) => played(state, dice), {
      counts: () => [
        { field: 'theirs', call: callOf(fallen, 2, 5) },
        { field: 'mine', call: callOf(fallen, mine, 4) }
      ]
    })
  const start: Left = { mine: 1, theirs: 2 }

  it('comes to the same states with the same chances as when it is played', () => {
    const chancesOf = (step: Step<Left>) => {
      const { states, weights } = exactly({ start, most, steps: [step] })
      return states.map((state, i) => [state.mine, state.theirs, weights[i]] as const).sort()
    }
    expect(chancesOf(countingDice(3))).toEqual(chancesOf(played))
    // 2 and 0 more: three dice in eight ways with three of them, two that fail with 2/3 each
    expect(chancesOf(countingDice(3))).toContainEqual([3, 2, expect.closeTo((3 / 8) * (4 / 9), 14)])
  })

  it('counts dice rolled in the order of its rows, under the given name', () => {
    const strike = (): readonly Counted[] => [
      { field: 'theirs', call: callOf(fallen, 3, 5) },
      { field: 'mine', more: 2 },
      { field: 'mine', call: callOf(fallen, 2, 4) }
    ]
    const step = counting<Left>(strike)
    expect([step.name, step.counts]).toEqual(['strike', strike])
    const dice = scripted([3, 1])
    expect(step(start, dice)).toEqual({ mine: 1 + 2 + 1, theirs: 2 + 3 })
    expect(dice.left()).toBe(0)
    // a field that was not there begins with nothing
    expect(counting<State>(() => [{ field: 'more', more: 1 }])({}, scripted([]))).toEqual({ more: 1 })
  })

  it('is never played where it only counts, be it from one state or from many', () => {
    const never: Step<Left> = () => {
      throw new Error('played')
    }
    const step = Object.assign(never, { counts: () => [{ field: 'mine', call: callOf(fallen, 2, 4) }] })
    const { states, weights } = exactly({ start, most, steps: [step, step] })
    // one that was there, and so many of four dice that show 4 or more
    expect(states.map(({ mine }, i) => [mine, weights[i]])).toEqual([1, 4, 6, 4, 1].map((ways, hits) => [1 + hits, ways / 16]))
  })

  it('comes to nothing new where nothing is counted', () => {
    const idle: Step<Left> = Object.assign((state: Left) => state, { counts: () => [] })
    expect(exactly({ start, most, steps: [idle] })).toMatchObject({ states: [start], weights: [1] })
  })

  it('is played where it does more than count', () => {
    const more: Step<Left> = Object.assign((state: Left, dice: Dice) => played(state, dice), { counts: () => undefined })
    expect(exactly({ start, most, steps: [more] }).states).toHaveLength(12)
  })

  it('is a bug of the step where a field grows past its most', () => {
    expect(() => exactly({ start, most, steps: [countingDice(6)] })).toThrow('mine is 7, beyond 6')
  })

  it('is refused by name where it is too large', () => {
    const many = { mine: 2000, theirs: 2000 }
    const step: Step<Left> = Object.assign((state: Left) => state, {
      counts: () => (['mine', 'theirs'] as const).map(field => ({ field, call: callOf(fallen, 600, 4) }))
    })
    expect(() => exactly({ start: { mine: 0, theirs: 0 }, most: many, steps: [step] })).toThrow(TooManyOutcomes)
  })
})
