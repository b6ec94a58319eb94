import { describe, expect, it } from 'vitest'
import type { Step } from '../../src/chance/battle'
import { atLeast, type Dice } from '../../src/chance/dice'
import { exactly, inFloats, TooManyFalls } from '../../src/chance/exact'

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

  it('is refused by name where it is too large as a whole', () => {
    const start = { mine: 400, theirs: 400 }
    const battle = { start, most: start, steps: [inParts] }
    expect(() => exactly(battle)).toThrow(TooManyFalls)
    expect(() => inFloats.exactly({ ...battle, steps: [asOne] })).toThrow(TooManyFalls)
  })
})
