import { describe, expect, test } from 'vitest'
import { defenceDice, guardOf, strikeTogether, sufferTogether } from '../../src/battle/strike'
import { atLeast, type Dice, type Die } from '../../src/chance/dice'

const five = atLeast(5)
const four = atLeast(4)

describe('defence dice (R2.4, R3.7)', () => {
  test.each([
    [0, 3, true, 0],
    [1, 0, true, 1],
    [1, 3, true, 2],
    [3, 2, true, 5],
    [3, 3, true, 6],
    [3, 4, true, 6],
    [0, 3, false, 0],
    [1, 3, false, 4]
  ])('against %i hits with %i bonus dice, held to twice the hits %s: %i', (hits, bonus, capped, dice) =>
    expect(defenceDice(hits, guardOf(five, bonus, capped))).toBe(dice)
  )
  test('equal guards are one object, and others are not', () => {
    const guards = [0, 1, 2].flatMap(bonus => [true, false].map(capped => guardOf(five, bonus, capped)))
    expect(new Set([...guards, guardOf(four, 0, true)]).size).toBe(7)
    expect(guardOf(five, 1, true)).toBe(guardOf(five, 1, true))
    expect(guards[1]).toEqual({ save: five, bonus: 0, capped: false })
    const never: Die = Object.freeze([0, 0, 0, 0, 0, 0])
    expect(guardOf(never, 0, false)).toEqual({ save: never, bonus: 0, capped: false })
    expect(guardOf(never, 0, false)).toBe(guardOf(never, 0, false))
  })
})

/** Dice that hit as often as is said, of which nobody is saved; how many were rolled to save is noted. */
const watched = (hits: readonly number[]) => {
  const saves: number[] = []
  const left = [...hits]
  const dice: Dice = {
    roll: (count: number, die: Die) => {
      if (die !== five) return left.shift() ?? 0
      saves.push(count)
      return 0
    },
    play: (game, ...stakes) => game(dice, ...stakes)
  }
  return { dice, saves }
}

describe('two units strike one (R6.3)', () => {
  const rolled = (first: number, second: number, bonus: number, capped: boolean, apart: number) => {
    const { dice, saves } = watched([first, second])
    expect(strikeTogether(dice, 6, four, 6, four, guardOf(five, bonus, capped), apart)).toBe(first + second)
    return saves
  }
  test('one roll against both: the cap is of all hits', () => expect(rolled(1, 2, 4, true, 0)).toEqual([6]))
  test.each([
    [1, 3, 1, true, [1, 4]],
    [3, 1, 1, true, [4, 1]],
    [2, 2, 1, true, [3, 2]],
    [1, 3, 2, true, [2, 4]],
    [1, 3, 4, true, [2, 6]],
    [3, 1, 4, true, [6, 2]],
    [1, 1, 9, true, [2, 2]],
    [0, 2, 3, true, [0, 4]],
    [2, 0, 3, true, [4, 0]],
    [1, 3, 3, false, [2, 5]],
    [0, 2, 3, false, [0, 5]],
    [2, 0, 3, false, [5, 0]],
    [0, 0, 3, false, [0, 0]]
  ])(
    'a roll each against %i and %i hits: %i bonus dice one by one, the larger first, each to twice the hits %s: %o',
    (first, second, bonus, capped, saves) => expect(rolled(first, second, bonus, capped, 1)).toEqual(saves)
  )
})

/** Hits on 5 of which as many are cancelled as is said, roll by roll. */
const saving = (...saves: readonly number[]): Dice => {
  const left = [...saves]
  const dice: Dice = { roll: () => left.shift() ?? 0, play: (game, ...stakes) => game(dice, ...stakes) }
  return dice
}

/** Three hits of the first unit and one of the second; whose count twice is the first's 1, the second's 2, both 3. */
describe('hits of two that count twice where they are not saved (crush-timing=unsaved)', () => {
  const left = (doubled: number, apart: number, ...saves: readonly number[]) =>
    sufferTogether(saving(...saves), 3, 1, doubled, guardOf(five, 0, true), apart)
  test.each([
    [0, 4, 3],
    [1, 7, 5],
    [2, 5, 3],
    [3, 8, 6]
  ])('under one roll those are saved first: %i, all or all but one left: %i, %i', (doubled, all, butOne) =>
    expect([left(doubled, 0, 0), left(doubled, 0, 1)]).toEqual([all, butOne])
  )
  test.each([
    [0, 4, 3],
    [1, 7, 5],
    [2, 5, 4],
    [3, 8, 6]
  ])('under a roll each, one of the first saved: %i, %i left or %i', (doubled, all, butOne) =>
    expect([left(doubled, 1, 0, 0), left(doubled, 1, 1, 0)]).toEqual([all, butOne])
  )
})
