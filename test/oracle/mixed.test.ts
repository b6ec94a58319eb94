import { describe, expect, it } from 'vitest'
import { chance, losesExactly, wipedOut } from './answer'
import { check, type Unit } from './fight'
import { equal, type Fraction, fraction, toNumber } from './fraction'
import { harold } from './heroes'
import { baggage, egil, flemish, jomsvikings } from './hired'
import { suffer } from './losses'
import { prepareMelee } from './melee'
import { afterOrders } from './orders'
import { diceOf, victoryPoints } from './parts'
import { totalOf } from './rate'
import { defaults } from './readings'
import { referee } from './referee'
import { prepareShot } from './shot'
import { standingOf } from './standing'
import { charge, hearthguard, levies, shoot, warlord, warriors } from './units'

const exactly = (found: Fraction, numerator: number, sixes: number) =>
  expect(equal(found, fraction(numerator, sixes)), `${toNumber(found)}`).toBe(true)

const dice = (unit: Unit, models = unit.models, engaged = models) => diceOf(unit, { models, engaged }, 'melee')
const after = (unit: Unit, uncancelled: number, readings = {}) =>
  suffer(unit, standingOf(unit), uncancelled, { ...defaults, ...readings })

describe('a rate', () => {
  it('counts by the model or by several, sums exactly and rounds up once (R1.1)', () => {
    expect(totalOf([{ models: 5, rate: '1/3' }])).toBe(2)
    expect(
      totalOf([
        { models: 1, rate: '1/3' },
        { models: 1, rate: '1/2' }
      ])
    ).toBe(1)
    expect(totalOf([{ models: 3, rate: 2 }])).toBe(6)
    expect(() => totalOf([{ models: 3, rate: '1/0' }])).toThrow(RangeError)
    expect(() => totalOf([{ models: 3, rate: 1.5 }])).toThrow(RangeError)
  })
})

describe('a mixed unit', () => {
  it('has the dice of its models, and loses the weakest first', () => {
    expect([4, 3, 2, 1].map(left => dice(jomsvikings(), left))).toEqual([6, 5, 4, 3])
    expect([3, 2, 1].map(left => dice(harold(), left))).toEqual([11, 8, 5])
    expect([4, 1].map(left => dice(egil(3), left))).toEqual([10, 4])
    expect(dice(egil(7))).toBe(18)
  })
  it('fights with the strongest when not all are engaged', () => {
    expect([1, 2, 3].map(engaged => dice(jomsvikings(), 4, engaged))).toEqual([3, 4, 5])
    expect(dice(harold(), 3, 1)).toBe(5)
    expect(diceOf(harold(), { models: 3, engaged: 3 }, 'shooting')).toBe(4)
  })
  it('is the sum of its parts', () => {
    expect(() => check(charge({ ...jomsvikings(), models: 5 }, warriors(8)))).toThrow(RangeError)
  })
  it('fights on with its leader in a second melee', () => {
    const fight = charge(egil(3, { abilities: [{ id: 'thor' }] }), warriors(8))
    const first = prepareMelee(fight, afterOrders(fight))
    const { attacker } = first.field
    const again = prepareMelee(fight, { ...first.field, attacker: { ...attacker, models: 1, engaged: 1 } }, first)
    expect([first.attacker.attackDice, again.attacker.attackDice]).toEqual([10, 4])
  })
})

describe('a profile of its own', () => {
  it('stands for that of the class, and arms still change it', () => {
    const own = warriors(6, { armour: 5, armourShot: 6, melee: '1/3', shooting: 2, fatigueLimit: 1, fatigue: 1 })
    const fight = charge(own, warriors(8))
    expect(prepareMelee(fight, afterOrders(fight)).attacker).toMatchObject({ armour: 5, attackDice: 1 })
    const shot = shoot({ ...own, fatigue: 0 }, { ...own, weapon: 'crossbow', faction: 'welsh' })
    expect(prepareShot(shot, afterOrders(shot))).toMatchObject({ shooter: { attackDice: 12 }, target: { armour: 5 } })
  })
})

describe('Resistance of the last model', () => {
  it('begins when his brothers are dead: three hits leave Harold, a fourth kills', () => {
    expect(after(harold(), 1)).toMatchObject({ models: 2, counted: 1 })
    expect(after(harold(), 3)).toMatchObject({ models: 1, fallen: 2, counted: 2 })
    expect(after(harold(), 4)).toMatchObject({ models: 0, fallen: 3, counted: 3 })
    expect(after(harold(), 6, { 'overkill-counts': 'yes' })).toMatchObject({ models: 0, counted: 5 })
  })
  it('asks for his guards after his brothers', () => {
    const guarded = harold({ guards: { models: 2, class: 'warriors' } })
    expect(after(guarded, 5)).toMatchObject({ models: 1, guardsLost: 2, counted: 4 })
    expect(after(guarded, 5, { 'sacrifice-counts': 'no' })).toMatchObject({ models: 1, guardsLost: 2, counted: 2 })
    expect(after(guarded, 6)).toMatchObject({ models: 0, guardsLost: 0 })
  })
  it('is none of Sigvald’s or Egil’s', () => {
    expect(after(jomsvikings(), 4)).toMatchObject({ models: 0, counted: 4 })
    expect(after(egil(3), 4)).toMatchObject({ models: 0, counted: 4 })
  })
})

describe('baggage', () => {
  it('ignores the first hit, and nobody dies for it', () => {
    expect(after(baggage(), 1)).toMatchObject({ models: 1, counted: 0 })
    expect(after(baggage({ guards: { models: 4, class: 'warriors' } }), 2)).toMatchObject({ models: 0, counted: 1 })
  })
  it('has three dice, armour 5 and 6, and two bowmen cannot destroy it', () => {
    const fight = charge(warriors(8), baggage())
    expect(prepareMelee(fight, afterOrders(fight)).defender).toMatchObject({ attackDice: 3, armour: 5 })
    // Both dice hit on 6 and both saves fail: 1 in 36 and 1 in 4.
    exactly(wipedOut(referee(shoot(levies(4, { weapon: 'bow' }), baggage())), 'defender'), 9, 4)
    exactly(wipedOut(referee(shoot(levies(2, { weapon: 'bow' }), baggage())), 'defender'), 0, 0)
  })
  it('plays no abilities, and none work on it', () => {
    expect(() => check(charge(baggage({ abilities: [{ id: 'ullr' }] }), warriors(8)))).toThrow(RangeError)
    const ids = ['trapped', 'ragnarok', 'unforgiving', 'the-push', 'terrified'] as const
    const fight = charge(warriors(8, { mounted: true, abilities: ids.map(id => ({ id })) }), baggage())
    const { defender, field } = prepareMelee(fight, afterOrders(fight))
    expect([defender.armour, field.defender.fatigue]).toEqual([5, 0])
    exactly(
      chance(referee(fight), ({ defender: { pushed, fatigue, left } }) => pushed > 0 || (left > 0 && fatigue !== 1)),
      0,
      0
    )
  })
})

describe('Flemish', () => {
  it('stand behind heavy cover when charged or shot at, not when they charge', () => {
    const charged = charge(warriors(8), flemish())
    const charging = charge(flemish(), warriors(8))
    const shot = shoot(levies(12), flemish())
    expect(prepareMelee(charged, afterOrders(charged)).defender).toMatchObject({ armour: 5, savesOn: 4 })
    expect(prepareMelee(charging, afterOrders(charging)).attacker).toMatchObject({ armour: 5, savesOn: 5 })
    expect(prepareShot(shot, afterOrders(shot)).target).toMatchObject({ armour: 6, savesOn: 3 })
    expect(() => check(charge(flemish({ abilities: [{ id: 'shieldwall' }] }), warriors(8)))).toThrow(RangeError)
  })
})

describe('victory points', () => {
  it('are by class, rounded up once (R8.2)', () => {
    expect([warriors(9), levies(10), hearthguard(3), levies(5)].map(unit => victoryPoints(unit, unit.models))).toEqual([
      5, 4, 3, 2
    ])
    expect(victoryPoints(warlord({ guards: { models: 3, class: 'warriors' } }), 1, 3)).toBe(5)
  })
  it('are their own for heroes and swords for hire', () => {
    expect([1, 2, 3].map(lost => victoryPoints(harold(), lost))).toEqual([1, 2, 6])
    expect([3, 4].map(lost => victoryPoints(egil(3), lost))).toEqual([3, 6])
    expect([victoryPoints(flemish(), 3), victoryPoints(jomsvikings(), 4)]).toEqual([3, 4])
  })
})

it('one Jomsviking more or less dies as any model does', () => {
  // Two dice on armour 4, saves on 5+: each kills 1 in 3.
  exactly(losesExactly(referee(charge(warriors(2), jomsvikings())), 'defender', 2), 4, 2)
})
