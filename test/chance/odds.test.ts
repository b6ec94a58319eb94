import { describe, expect, test, vi } from 'vitest'
import { atLeast, type Dice, type Die } from '../../src/chance/dice'
import { oddsOfGame } from '../../src/chance/exact'
import { type Call, Odometer } from '../../src/chance/game-odds'
import { type Odds, oddsOf, rolling } from '../../src/chance/odds'
import { floating } from '../../src/chance/sums'

const roll = (count: number, die: Die): Odds<number> => rolling(floating)(count, die)

const coins = (dice: Dice, count: number): number => dice.roll(count, atLeast(4))

describe('the odds of dice', () => {
  test('are those of the dice together, by hand', () => {
    expect(roll(2, atLeast(4))).toEqual({ worth: [0, 1, 2], weight: [0.25, 0.5, 0.25] })
    expect(roll(3, atLeast(4))).toEqual({ worth: [0, 1, 2, 3], weight: [0.125, 0.375, 0.375, 0.125] })
  })

  test('of no dice are nothing for sure', () => expect(roll(0, atLeast(4))).toEqual({ worth: [0], weight: [1] }))

  test('of dice worth 0 or 2 pass over what cannot come up', () => {
    const two: Die = [0, 2]
    expect(roll(1, two)).toEqual({ worth: [0, 2], weight: [0.5, 0.5] })
    expect(roll(3, two)).toEqual({ worth: [0, 2, 4, 6], weight: [0.125, 0.375, 0.375, 0.125] })
  })

  test('of a die that always hits are one total alone', () => {
    expect(roll(4, atLeast(1))).toEqual({ worth: [4], weight: [1] })
    expect(roll(4, atLeast(7))).toEqual({ worth: [0], weight: [1] })
  })

  test('of dice without a gap share one list of their worths, those of games too', () => {
    const { worth } = roll(2, atLeast(4))
    expect(roll(2, atLeast(5)).worth).toBe(worth)
    expect(oddsOfGame(coins, 2).worth).toBe(worth)
    expect(roll(2, [0, 2]).worth).not.toBe(worth)
  })

  test('are worked out once', () => {
    const once = rolling(floating)
    const die = atLeast(5)
    const four = once(4, die)
    expect(once(4, die)).toBe(four)
    expect(once(3, die)).toBe(once(3, die))
    expect(once(4, [...die])).toEqual(four)
  })

  test('are listed in ascending order', () => {
    expect(oddsOf([0, 0.25, 0, 0.75], floating)).toEqual({ worth: [1, 3], weight: [0.25, 0.75] })
    expect(oddsOf([0.25, 0.75], floating)).toEqual({ worth: [0, 1], weight: [0.25, 0.75] })
  })
})

type Fall = readonly [result: number, weight: number]

const one = (dice: Dice, least: number): number => dice.roll(1, atLeast(least))
const other = (dice: Dice, least: number): number => 5 * dice.roll(1, atLeast(least))
const coin = atLeast(4)
const three: Die = [0, 1, 2]

/** A dealer whose games are all even, worth 0 or what they are named for. */
const even = (worth: number): Odds<number> => ({ worth: [0, worth], weight: [0.5, 0.5] })

const played = (run: (dice: Dice) => number) => {
  const asked = vi.fn(([game, stake]: Call) => even((game === other ? 5 : 1) * Number(stake)))
  const falls: Fall[] = []
  new Odometer(floating, { roll, play: asked }).every(run, (result, weight) => void falls.push([result, weight]), run)
  return { falls, asked: asked.mock.calls }
}

describe('the odometer', () => {
  test('plays every outcome once, the last roll changing first', () => {
    const { falls } = played(dice => 10 * dice.roll(1, coin) + dice.roll(2, coin))
    expect(falls).toEqual([
      [0, 0.125],
      [1, 0.25],
      [2, 0.125],
      [10, 0.125],
      [11, 0.25],
      [12, 0.125]
    ])
  })

  test('asks for the odds of a game once while the same game comes again', () => {
    const { falls, asked } = played(dice => 10 * dice.roll(1, three) + dice.play(one, 3))
    expect(asked).toEqual([[[one, 3]]])
    expect(falls.map(([result]) => result)).toEqual([0, 3, 10, 13, 20, 23])
  })

  test('asks again where the arguments or the game are others', () => {
    const stakes = played(dice => {
      const first = dice.roll(1, three)
      return 10 * first + dice.play(one, first + 1)
    })
    expect(stakes.asked).toEqual([[[one, 1]], [[one, 2]], [[one, 3]]])
    expect(stakes.falls.map(([result]) => result)).toEqual([0, 1, 10, 12, 20, 23])
    const games = played(dice => (dice.roll(1, coin) > 0 ? dice.play(other, 2) : dice.play(one, 3)))
    expect(games.asked).toEqual([[[one, 3]], [[other, 2]]])
    expect(games.falls.map(([result]) => result)).toEqual([0, 3, 0, 10])
  })

  test('never takes the wheel of a roll for that of a game', () => {
    const { falls } = played(dice => {
      const first = dice.roll(1, three)
      return 10 * first + (first === 1 ? dice.roll(1, atLeast(1)) : dice.play(one, 4))
    })
    expect(falls.map(([result]) => result)).toEqual([0, 4, 11, 20, 24])
    const rolledFirst = played(dice => (dice.roll(1, coin) > 0 ? dice.play(one, 4) : dice.roll(1, atLeast(1))))
    expect(rolledFirst.falls).toEqual([
      [1, 0.5],
      [0, 0.25],
      [4, 0.25]
    ])
  })
})
