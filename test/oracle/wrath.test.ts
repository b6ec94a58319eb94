import { describe, expect, it } from 'vitest'
import { attackerWins, fatigueAfter } from './answer'
import type { Fight } from './fight'
import { add, equal, type Fraction, fraction, multiply, one, sum, toNumber } from './fraction'
import { jomsvikings } from './hired'
import { prepareMelee } from './melee'
import { afterOrders } from './orders'
import { pushDice } from './push'
import { referee } from './referee'
import { prepareShot } from './shot'
import { charge, levies, shoot, warriors } from './units'
import { overWrath, wrathActivations, wrathRows, wrathThrow } from './wrath'

const exactly = (found: Fraction | undefined, numerator: number, sixes: number) =>
  expect(found && equal(found, fraction(numerator, sixes))).toBe(true)

describe('the Wrath of the Jomsvikings (R6.6)', () => {
  it('has the chances of section 6', () => {
    const reached = new Map(wrathRows(3).map(row => [row.from, toNumber(row.reached)]))
    expect(reached.get(12)).toBeCloseTo(0.375, 12)
    expect(reached.get(14)).toBeCloseTo(0.162, 4)
    expect(reached.get(16)).toBeCloseTo(0.0463, 4)
    expect(reached.get(17)).toBeCloseTo(0.0185, 4)
  })
  it('gives each sum one row, and a row that is reached holds except for traitors', () => {
    for (const dice of [1, 2, 3]) expect(equal(sum(wrathRows(dice).map(row => row.falls)), one)).toBe(true)
    const twelve = wrathRows(3).find(({ from }) => from === 12)
    exactly(twelve?.holds, 81 - 4, 3)
    exactly(twelve?.falls, 25 + 21, 3)
    const single = wrathRows(1)
    expect(single.map(row => [row.from, row.to])[0]).toEqual([1, 1])
    exactly(single[0]?.falls, 1, 1)
    exactly(single.find(({ from }) => from === 4)?.holds, 3, 1)
  })
  it('activates them by the highest die', () => {
    exactly(wrathActivations(1).get(3), 2, 1)
    exactly(wrathActivations(2).get(1), 4, 2)
    // The highest of three is 5 or 6 in 152 ways, and 4 of them are 17 or 18.
    exactly(wrathActivations(3).get(3), 148, 3)
    exactly(wrathActivations(3).get(0), 4, 3)
    expect(() => wrathThrow(4)).toThrow(RangeError)
  })

  const melee = (fight: Fight) => prepareMelee(fight, afterOrders(fight))
  const bring = (wrath: number, readings: Fight['readings'] = {}, extras = {}) =>
    melee(charge(jomsvikings({ wrath, ...extras }), warriors(8), { readings })).attacker

  it('adds row after row', () => {
    const rows: [number, number, number, number, boolean][] = [
      [1, 6, 4, 0, false],
      [2, 10, 5, 0, false],
      [4, 10, 5, 1, false],
      [7, 12, 5, 1, false],
      [10, 12, 5, 3, false],
      [12, 14, 5, 3, false],
      [14, 14, 5, 3, false],
      [16, 14, 6, 3, true],
      [17, 6, 4, 0, false]
    ]
    for (const [wrath, attackDice, armour, bonusDefence, rerolls] of rows) {
      expect(bring(wrath), `${wrath}`).toMatchObject({ attackDice, armour, bonusDefence, rerollsAttack: rerolls })
      expect(bring(wrath).rerollsDefence).toBe(rerolls)
    }
  })
  it('gives each model a die in step 1, or inside the cap', () => {
    const ability = { 'wrath-dice': 'ability' } as const
    expect([bring(12).attackDice, bring(12, ability).attackDice]).toEqual([14, 12])
    expect([bring(2, {}, { engaged: 2 }).attackDice, bring(2, ability, { engaged: 2 }).attackDice]).toEqual([6, 6])
    // Exhausted: 10 dice become 5, or 6 become 3 and at most 6.
    expect([bring(2, {}, { fatigue: 4 }).attackDice, bring(2, ability, { fatigue: 4 }).attackDice]).toEqual([5, 6])
  })
  it('rests them, and once more in their own turn', () => {
    const tired = (fight: Fight, side: 'attacker' | 'defender') => fatigueAfter(referee(fight), side)
    expect(tired(charge(jomsvikings({ wrath: 14, fatigue: 2 }), warriors(4)), 'attacker')).toBe(1)
    expect(tired(charge(warriors(4), jomsvikings({ wrath: 14, fatigue: 2 })), 'defender')).toBe(2)
    expect(tired(charge(jomsvikings({ wrath: 13, fatigue: 2 }), warriors(4)), 'attacker')).toBe(3)
  })
  it('shields them from arrows with its armour alone', () => {
    const shot = shoot(levies(12), jomsvikings({ wrath: 16 }))
    expect(prepareShot(shot, afterOrders(shot)).target).toMatchObject({ armour: 6, bonusDefence: 0, rerollsDefence: false })
    const fight = charge(jomsvikings({ wrath: 2 }), warriors(8, { abilities: [{ id: 'the-push' }] }))
    expect(pushDice(fight, { ...melee(fight).field, fought: 1 })).toEqual({ models: 4, armour: 5 })
  })
  it('brings no fight when they change sides', () => {
    const [fall, ...others] = referee(charge(jomsvikings({ wrath: 17 }), warriors(8)))
    expect(others).toEqual([])
    expect(fall?.value).toMatchObject({ winner: 'tie', disengages: 'nobody', attacker: { left: 4, fatigue: 0 } })
  })
  it('is averaged over the throw', () => {
    const fought = (wrath: number) => referee(charge(jomsvikings({ wrath }), warriors(4)))
    const averaged = attackerWins(overWrath(1, fought))
    const each = [1, 2, 3, 4, 5, 6].map(wrath => multiply(fraction(1, 1), attackerWins(fought(wrath))))
    expect(equal(averaged, each.reduce(add))).toBe(true)
  })
})
