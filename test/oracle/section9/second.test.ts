import { describe, expect, it } from 'vitest'
import { attackerWins, chance, disengages, fatigueAfter, losesExactly, meanLosses, tie, wipedOut } from '../answer'
import { equal, type Fraction, fraction, toNumber } from '../fraction'
import type { Fight, Unit } from './fight'
import { suffer } from './losses'
import { prepareMelee, prepareShot } from './prepare'
import { slaughterPoints } from './profile'
import { defaults, type Readings } from './readings'
import { secondEdition, shotByNobody } from './referee'
import { charge, type Extras, hearthguard, levies, shoot, warlord, warriors } from './units'

const exactly = (found: Fraction, numerator: number, sixes: number) =>
  expect(equal(found, fraction(numerator, sixes)), `${toNumber(found)}`).toBe(true)
const digits = (exact: Fraction): string => toNumber(exact).toFixed(6)

const dice = (attacker: Unit, defender: Unit, readings: Partial<Readings> = {}) => {
  const prepared = prepareMelee(charge(attacker, defender, readings))
  return [prepared.attacker.attackDice, prepared.defender.attackDice]
}
const closed = { closesRanks: true }
const more = (count: number) => ({ effects: [{ verb: 'attack-dice', count }] }) as const

it('the worked example: 8 warriors charge 8 who close ranks (section 12)', () => {
  const answer = secondEdition(charge(warriors(8), warriors(8, closed)))
  expect([
    digits(meanLosses(answer, 'defender')),
    digits(meanLosses(answer, 'attacker')),
    digits(attackerWins(answer)),
    digits(tie(answer))
  ]).toEqual(['2.000000', '1.333333', '0.534622', '0.239105'])
})

describe('the profiles of section 9', () => {
  const rows: [Unit, [number, number], [number, number]][] = [
    [levies(12), [6, 4], [0, 4]],
    [levies(12, { equipment: 'bow' }), [4, 3], [6, 3]],
    [levies(12, { equipment: 'sling' }), [4, 3], [6, 3]],
    [levies(12, { equipment: 'javelins' }), [4, 3], [6, 4]],
    [warriors(8), [8, 4], [4, 4]],
    [hearthguard(4), [8, 5], [4, 5]],
    [warlord(), [8, 5], [4, 5]],
    [warriors(8, { equipment: 'crossbow' }), [8, 3], [4, 3]],
    [warriors(8, { equipment: 'composite-bow' }), [8, 3], [4, 4]],
    [warriors(8, { equipment: 'heavy-weapon' }), [8, 3], [4, 4]],
    [hearthguard(4, { mounted: true }), [8, 5], [4, 4]],
    [hearthguard(4, { mounted: true, equipment: 'javelins' }), [8, 4], [4, 4]],
    [warriors(5, { armour: 6, armourShot: 3, melee: 2, shooting: '1/3' }), [10, 6], [2, 3]]
  ]
  it.each(rows)('%j', (unit, [melee, armour], [shooting, armourShot]) => {
    const fight = prepareMelee(charge(unit, warriors(8)))
    expect([fight.attacker.attackDice, fight.attacker.armour]).toEqual([melee, armour])
    expect(prepareShot(shoot(unit, warriors(8))).attacker.attackDice).toBe(shooting)
    expect(prepareShot(shoot(warriors(8), unit)).defender.armour).toBe(armourShot)
  })
  it('has neither natural 6 nor natural 1', () => {
    const sure = prepareMelee(charge(warriors(1, { equipment: 'heavy-weapon' }), levies(1, { equipment: 'bow', armour: 3 })))
    expect(sure.attacker).toMatchObject({ natural: false, rollBonus: 1 })
    // Armour 2 is hit by 1 and all: one die, a save on 5 or 6.
    exactly(
      wipedOut(secondEdition(charge(warriors(1, { equipment: 'heavy-weapon' }), warriors(1, { armour: 2 }))), 'defender'),
      24,
      2
    )
    const never = charge(warriors(1, { fatigue: 3 }), warriors(1, { armour: 6 }), { 'exhausted-melee': 'minus-one' })
    exactly(wipedOut(secondEdition(never), 'defender'), 0, 0)
  })
  it('lets a heroic unit fight with the dice of each and the armour of the companions (V9.9)', () => {
    const heroic = hearthguard(4, {
      parts: [
        { name: 'companions', models: 3 },
        { name: 'hero', models: 1, class: 'warlord' }
      ]
    })
    const { attacker } = prepareMelee(charge(heroic, warriors(8)))
    expect(attacker).toMatchObject({ attackDice: 14, armour: 5 })
    expect([slaughterPoints(heroic, 3), slaughterPoints(heroic, 4)]).toEqual([3, 8])
    expect([slaughterPoints(warlord(), 1), slaughterPoints(warriors(8), 3), slaughterPoints(warriors(8), 8)]).toEqual([5, 2, 5])
  })
})

describe('the pool', () => {
  it('takes bonus dice up to what the unit generated, and is cut to 16 or 8 (V9.1)', () => {
    expect(dice(warriors(6, { poolDice: 4 }), warriors(6, { poolDice: 9 }))).toEqual([10, 12])
    expect(dice(hearthguard(12), warriors(10, { poolDice: 10 }))).toEqual([16, 16])
    const shots = (unit: Unit) => prepareShot(shoot(unit, warriors(8))).attacker.attackDice
    expect([shots(warriors(6, { poolDice: 9 })), shots(hearthguard(12)), shots(levies(10, { poolDice: 3 }))]).toEqual([6, 8, 0])
  })
  it('is at most doubled by abilities (V9.2)', () => {
    expect(dice(warriors(12, more(30)), warriors(12, { ...closed, ...more(30) }))).toEqual([24, 12])
    expect(prepareShot(shoot(hearthguard(12, more(30)), warriors(8))).attacker.attackDice).toBe(16)
  })
  it('gains no more dice from abilities than there are models, by the reading', () => {
    const cap = { 'bonus-model-cap': 'yes' } as const
    expect([dice(hearthguard(4, more(6)), warriors(8)), dice(hearthguard(4, more(6)), warriors(8), cap)]).toEqual([
      [14, 8],
      [12, 8]
    ])
  })
  it('of a shot by no unit is what its effect gives (V9.3)', () => {
    // Two dice on armour 4, saves on 4+: each kills 1 in 4.
    exactly(losesExactly(shotByNobody(2, warriors(8)), 'defender', 2), 81, 4)
    expect(Math.max(...shotByNobody(12, warriors(12)).map(({ value }) => value.defender.losses))).toBe(8)
  })
})

describe('closing ranks (V9.4)', () => {
  it('halves the dice of the charged and saves on 4', () => {
    const fight = prepareMelee(charge(warriors(8, closed), warriors(7, closed)))
    expect(fight.attacker).toMatchObject({ attackDice: 8, savesOn: 5 })
    expect(fight.defender).toMatchObject({ attackDice: 4, savesOn: 4, bonusDefence: 0 })
    const both = warriors(8, closed)
    expect(dice(both, both)).toEqual([8, 4])
  })
  it('cuts first or halves first, by the reading', () => {
    const first = { 'close-ranks-order': 'halve-first' } as const
    const ranks = (unit: Unit, readings: Partial<Readings> = {}) => dice(warriors(8), { ...unit, closesRanks: true }, readings)[1]
    expect([ranks(hearthguard(12)), ranks(hearthguard(12), first)]).toEqual([8, 12])
    expect([ranks(warriors(8, { poolDice: 8 })), ranks(warriors(8, { poolDice: 8 }), first)]).toEqual([8, 12])
    expect([ranks(warriors(8, { poolDice: 20 })), ranks(hearthguard(12, { poolDice: 20 }), first)]).toEqual([8, 16])
  })
  it('keeps half rounded up or down, by the reading', () => {
    expect(dice(warriors(8), warriors(7, closed), { 'close-ranks-rounding': 'down' })).toEqual([8, 3])
  })
  it('is barred by equipment, horses and special rules', () => {
    for (const extras of [
      { equipment: 'bow' },
      { equipment: 'javelins' },
      { equipment: 'heavy-weapon' },
      { equipment: 'unarmed' },
      { mounted: true },
      { neverClosesRanks: true }
    ] as const) {
      expect(() => secondEdition(charge(warriors(8), warriors(8, { ...extras, ...closed })))).toThrow(RangeError)
      expect(() => secondEdition(charge(warriors(8, { ...extras, ...closed }), warriors(8)))).not.toThrow()
    }
  })
  it('takes from javelins the +1 of their charge (V9.5)', () => {
    const thrown = warriors(8, { equipment: 'javelins' })
    expect(prepareMelee(charge(thrown, warriors(8))).attacker.rollBonus).toBe(1)
    expect(prepareMelee(charge(thrown, warriors(8, closed))).attacker.rollBonus).toBe(0)
    expect(prepareMelee(charge(warriors(8), thrown)).defender.rollBonus).toBe(0)
    expect(prepareShot(shoot(thrown, warriors(8))).attacker.rollBonus).toBe(0)
    expect(prepareShot(shoot(warriors(8, { equipment: 'crossbow' }), warriors(8))).attacker.rollBonus).toBe(1)
    expect(prepareMelee(charge(warriors(8, { equipment: 'crossbow' }), warriors(8))).attacker.rollBonus).toBe(0)
  })
})

describe('fatigue', () => {
  it('may buy the same effect more than once, within armour 2 and 6 (V9.7)', () => {
    const spends = warriors(8, { spend: ['armour', 'enemy-armour', 'armour', 'enemy-armour'] })
    const { attacker, defender, field } = prepareMelee(charge(spends, warriors(8, { fatigue: 3 })))
    expect([attacker.armour, defender.armour, field.defender.fatigue]).toEqual([6, 3, 0])
    const low = prepareMelee(
      charge(warriors(8, { spend: ['enemy-armour', 'enemy-armour', 'enemy-armour'] }), warriors(8, { fatigue: 9 }))
    )
    expect([low.defender.armour, low.field.defender.fatigue]).toEqual([2, 6])
  })
  it('buys the target of a shot its own armour only', () => {
    const { defender, field } = prepareShot(
      shoot(
        levies(12, { equipment: 'bow', fatigue: 2 }),
        warriors(8, { fatigue: 1, spend: ['enemy-armour', 'armour', 'armour'] })
      )
    )
    expect([defender.armour, field.attacker.fatigue, field.defender.fatigue]).toEqual([6, 0, 1])
  })
  it('exhausts at 3, to what the readings say', () => {
    const tired = warriors(7, { fatigue: 3 })
    const melee = (reading: Readings['exhausted-melee']) => prepareMelee(charge(tired, tired, { 'exhausted-melee': reading }))
    expect(melee('none').attacker).toMatchObject({ attackDice: 7, rollBonus: 0 })
    expect(melee('halved').defender).toMatchObject({ attackDice: 4, rollBonus: 0 })
    expect(melee('minus-one').defender).toMatchObject({ attackDice: 7, rollBonus: -1 })
    expect(dice(warriors(7, { fatigue: 2 }), { ...tired, ...closed }, { 'exhausted-melee': 'halved' })).toEqual([7, 2])
  })
  it('comes to both after a melee (R3.9)', () => {
    const answer = secondEdition(charge(warriors(4), warriors(4, { fatigue: 1 })))
    expect([fatigueAfter(answer, 'attacker'), fatigueAfter(answer, 'defender')]).toEqual([1, 2])
  })
})

describe('cover and saves', () => {
  const saves = (fight: Fight) => {
    const { defender } = fight.kind === 'melee' ? prepareMelee(fight) : prepareShot(fight)
    return [defender.armour, defender.savesOn]
  }
  it('help against shots as in the first edition, or not at all', () => {
    const shot = (extras: Extras, readings: Partial<Readings> = {}) => saves(shoot(warriors(8), warriors(8, extras), readings))
    expect([shot({}), shot({ cover: 'light' }), shot({ cover: 'heavy' })]).toEqual([
      [4, 4],
      [4, 3],
      [5, 3]
    ])
    expect(shot({ cover: 'heavy' }, { 'cover-shooting': 'none' })).toEqual([4, 4])
    expect(shot({ cover: 'heavy', mounted: true })).toEqual([3, 4])
  })
  it('help the charged behind heavy cover to 4+, whatever shots do', () => {
    const melee = (extras: Extras, readings: Partial<Readings> = {}) => saves(charge(warriors(8), warriors(8, extras), readings))
    expect([melee({}), melee({ cover: 'light' }), melee({ cover: 'heavy' }, { 'cover-shooting': 'none' })]).toEqual([
      [4, 5],
      [4, 5],
      [4, 4]
    ])
    expect(melee({ cover: 'heavy', mounted: true })).toEqual([4, 5])
    expect(prepareMelee(charge(warriors(8, { cover: 'heavy' }), warriors(8))).attacker.savesOn).toBe(5)
  })
  it('cap bonus defence dice at twice the hits, or not', () => {
    const fight = (readings: Partial<Readings>) =>
      charge(warriors(1), warriors(1, { effects: [{ verb: 'defence-dice', count: 2 }] }), readings)
    exactly(wipedOut(secondEdition(fight({})), 'defender'), 48, 3)
    exactly(wipedOut(secondEdition(fight({ 'defence-cap': 'none' })), 'defender'), 32, 3)
  })
  it('clamp armour once, or at each step', () => {
    const own = { effects: [{ verb: 'armour', of: 'own', count: 2 }] } as const
    const fight = (readings: Partial<Readings>) =>
      charge(hearthguard(4, { ...own, fatigue: 1 }), warriors(8, { spend: ['enemy-armour'] }), readings)
    expect(prepareMelee(fight({})).attacker.armour).toBe(6)
    expect(prepareMelee(fight({ 'armour-clamp': 'each' })).attacker.armour).toBe(5)
  })
})

describe('Resilience and bodyguards (V9.8)', () => {
  const after = (unit: Unit, uncancelled: number, readings: Partial<Readings> = {}) => {
    const { guards = 0, ...standing } = prepareMelee(charge(unit, warriors(8))).field.attacker
    return suffer(unit, { ...standing, guards }, uncancelled, { ...defaults, ...readings })
  }
  it('costs a fatigue for each x losses, up to the limit', () => {
    const lord = warlord({ resilience: 1 })
    expect([0, 1, 3, 4].map(hits => after(lord, hits).models)).toEqual([1, 1, 1, 0])
    expect([0, 1, 3].map(hits => after(lord, hits).fatigue)).toEqual([0, 1, 3])
    expect(after(warlord({ resilience: 1, fatigue: 3 }), 1)).toMatchObject({ models: 0, fatigue: 3 })
    expect(after(warlord({ resilience: 2, fatigue: 2 }), 2)).toMatchObject({ models: 1, fatigue: 3, counted: 0 })
    expect(after(hearthguard(4, { resilience: 2 }), 7)).toMatchObject({ models: 3, fatigue: 3, counted: 1 })
  })
  it('comes before bodyguards, who die if they are enough and decide nothing', () => {
    const lord = warlord({ resilience: 1, fatigue: 2, bodyguards: 2 })
    expect(after(lord, 3)).toMatchObject({ models: 1, fatigue: 3, guards: 0, guardsLost: 2, counted: 0 })
    expect(after(lord, 4)).toMatchObject({ models: 0, guardsLost: 0, counted: 1 })
    expect(after(lord, 6, { 'overkill-counts': 'yes' })).toMatchObject({ models: 0, counted: 5 })
    expect(after(hearthguard(4, { bodyguards: 1 }), 3)).toMatchObject({ models: 2, guardsLost: 1, counted: 2 })
  })
  it('lets a warlord live who would be dead', () => {
    // One die on armour 5, saved on 5+.
    const answer = (extras: Extras) => secondEdition(charge(warriors(1), warlord({ melee: 0, ...extras })))
    exactly(wipedOut(answer({}), 'defender'), 8, 2)
    exactly(wipedOut(answer({ resilience: 1 }), 'defender'), 0, 0)
    exactly(
      chance(answer({ resilience: 1 }), ({ defender }) => defender.fatigue === 2),
      8,
      2
    )
    exactly(attackerWins(answer({ bodyguards: 1 })), 0, 0)
    exactly(disengages(answer({ bodyguards: 1 }), 'attacker'), 36, 2)
  })
})
