import { describe, expect, it } from 'vitest'
import { type DuelOdds, duel } from './duel'
import { equal, type Fraction, fraction, one, sum, toNumber } from './fraction'
import { harold, ragnar } from './heroes'
import { suffer } from './losses'
import { defaults } from './readings'
import { standingOf } from './standing'
import { warlord, warriors } from './units'

const exactly = (found: Fraction | undefined, numerator: number, sixes: number) =>
  expect(found && equal(found, fraction(numerator, sixes)), `${found && toNumber(found)}`).toBe(true)
const whole = ({ rounds, attackerWins, defenderWins, draw }: DuelOdds) => {
  for (const { attackerWon, defenderWon, bothFell, goesOn } of rounds) {
    expect(equal(sum([attackerWon, defenderWon, bothFell, goesOn]), one)).toBe(true)
  }
  expect(equal(sum([attackerWins, defenderWins, draw]), one)).toBe(true)
}

describe('wounds (R8.3)', () => {
  it('are lost to hits after Resistance, count for the winner, and kill when all are gone', () => {
    const hit = (uncancelled: number, unit = warlord({ wounds: 12 })) => suffer(unit, standingOf(unit), uncancelled, defaults)
    expect(hit(1)).toMatchObject({ models: 1, wounds: 12, counted: 0 })
    expect(hit(4)).toMatchObject({ models: 1, wounds: 9, counted: 3 })
    expect(hit(4, ragnar({ wounds: 12 }))).toMatchObject({ wounds: 10, counted: 2 })
    expect(hit(15)).toMatchObject({ models: 0, wounds: 0, fallen: 1, counted: 12 })
    expect(hit(4, harold({ wounds: 12 }))).toMatchObject({ models: 1, wounds: 11, counted: 3 })
  })
})

describe('friends of a warlord with wounds (reading challenge-guards)', () => {
  const guarded = warlord({ wounds: 3, guards: { models: 2, class: 'warriors' } })
  const hit = (uncancelled: number, how: 'death' | 'wounds' | 'none') =>
    suffer(guarded, standingOf(guarded), uncancelled, { ...defaults, 'challenge-guards': how })
  // Resistance ignores the first hit: of four hits three count, and three wounds kill
  it('die in place of his death', () => {
    expect(hit(3, 'death')).toMatchObject({ wounds: 1, guardsLost: 0, counted: 2 })
    expect(hit(4, 'death')).toMatchObject({ wounds: 1, guardsLost: 1, counted: 3 })
    expect(hit(5, 'death')).toMatchObject({ wounds: 1, guardsLost: 2, counted: 4 })
    expect(hit(6, 'death')).toMatchObject({ wounds: 0, guardsLost: 0, models: 0 })
  })
  it('die in place of each wound', () => {
    expect(hit(3, 'wounds')).toMatchObject({ wounds: 3, guardsLost: 2, counted: 2 })
    expect(hit(5, 'wounds')).toMatchObject({ wounds: 1, guardsLost: 2, counted: 4 })
    expect(hit(6, 'wounds')).toMatchObject({ wounds: 0, guardsLost: 0, models: 0 })
  })
  it('do not die', () => {
    expect(hit(3, 'none')).toMatchObject({ wounds: 1, guardsLost: 0 })
    expect(hit(4, 'none')).toMatchObject({ wounds: 0, guardsLost: 0, models: 0 })
  })
})

describe('a duel', () => {
  /** One die on armour 5 that nobody ignores: it wounds 1 in 3 times 2 in 3. */
  const brawler = (extras = {}) => warlord({ melee: 1, resistance: 0, ...extras })

  it('goes on until one is dead', () => {
    const odds = duel(brawler(), brawler(), { rounds: 2, wounds: 1 })
    const [first, second] = odds.rounds
    exactly(first?.attackerWon, 14 * 16, 4)
    exactly(first?.bothFell, 4 * 16, 4)
    exactly(first?.goesOn, 49 * 16, 4)
    exactly(second?.attackerWon, 14 * (81 + 49) * 256, 8)
    exactly(second?.goesOn, 49 * 49 * 256, 8)
    expect(equal(odds.attackerWins, second?.attackerWon ?? one)).toBe(true)
    whole(odds)
  })
  it('tires both, and the exhausted lose half their dice', () => {
    const [first, second] = duel(brawler({ fatigue: 3 }), brawler({ fatigue: 3 }), { rounds: 2, wounds: 1 }).rounds
    exactly(first?.goesOn, 49 * 16, 4)
    exactly(second?.goesOn, 49 * 16, 4)
    const spared = duel(brawler({ fatigue: 3 }), brawler({ fatigue: 3 }), {
      rounds: 2,
      wounds: 1,
      readings: { 'charge-exhausts': 'no' }
    })
    exactly(spared.rounds[1]?.defenderWon, 14 * 16, 4)
    exactly(spared.rounds[1]?.goesOn, 49 * 7 * 16 * 4, 6)
  })
  it('is charged by both in turn: who charges first gives up dice in the second round (reading challenge-charger)', () => {
    const careful = brawler({ melee: 2, givesUpDice: true })
    const odds = duel(careful, brawler(), { rounds: 2, wounds: 9, readings: { 'challenge-charger': 'turns' } })
    // first 2 dice against 1, then 1 against 1 that has 2 defence dice to beat: a die wounds 2 in 9, that one 4 in 27; the other wins
    // with 1 wound less taken: 74/243 x 343/729, or with 2 inflicted and 1 taken at most: 8/243 x 637/729
    exactly(odds.defenderWins, (74 * 343 + 8 * 637) * 2 ** 11, 11)
    whole(odds)
  })
  it('is won by wounds left when time is up', () => {
    const odds = duel(brawler(), brawler(), { rounds: 1, wounds: 2 })
    exactly(odds.rounds[0]?.goesOn, 1, 0)
    exactly(odds.attackerWins, 14 * 16, 4)
    exactly(odds.draw, 53 * 16, 4)
    const ahead = duel(brawler({ wounds: 3 }), brawler(), { rounds: 1, wounds: 1 })
    exactly(ahead.defenderWins, 0, 0)
    whole(ahead)
  })
  it('of seven rounds with 12 wounds each is even', () => {
    const odds = duel(warlord(), warlord(), { rounds: 7, wounds: 12 })
    expect(equal(odds.attackerWins, odds.defenderWins)).toBe(true)
    whole(odds)
    // Once both are exhausted, 2 dice can cost 1 wound a round; before, 5 dice 4 wounds: no one dies in two rounds.
    exactly(odds.rounds[1]?.goesOn, 1, 0)
  })
  it('serves any two units, who fight with those left', () => {
    const odds = duel(warriors(1), warriors(2, { engaged: 1 }), { rounds: 2 })
    // Each dies 1 in 3; the second defender steps up, so the attacker can win in the second round only.
    exactly(odds.rounds[0]?.attackerWon, 0, 0)
    exactly(odds.rounds[0]?.defenderWon, 12, 2)
    exactly(odds.rounds[1]?.attackerWon, 2 * 2 * 16, 4)
    whole(odds)
  })
  it('has at least one round', () => {
    expect(() => duel(warlord(), warlord(), { rounds: 0 })).toThrow(RangeError)
  })
})
