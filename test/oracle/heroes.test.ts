import { describe, expect, it } from 'vitest'
import { fatigueAfter } from './answer'
import type { Fight, Unit } from './fight'
import {
  gruffyddsArchers,
  gruffyddsSpearmen,
  harald,
  harold,
  ragnar,
  sven,
  taillefer,
  varangians,
  williamsArchers
} from './heroes'
import { suffer } from './losses'
import { prepareMelee } from './melee'
import { afterOrders } from './orders'
import { pushDice } from './push'
import { defaults } from './readings'
import { referee } from './referee'
import { prepareShot } from './shot'
import { standingOf } from './standing'
import { charge, levies, shoot, warriors } from './units'

const melee = (fight: Fight) => prepareMelee(fight, afterOrders(fight))
const armours = (unit: Unit) => {
  const shot = shoot(levies(12, { weapon: 'bow' }), unit)
  return [melee(charge(unit, warriors(8))).attacker.armour, prepareShot(shot, afterOrders(shot)).target.armour]
}

describe('heroes and their men (R6.4)', () => {
  it('have the armour that the rules give them', () => {
    expect(armours(harald())).toEqual([6, 6])
    expect(armours(harald({ weapon: 'danish-axe' }))).toEqual([5, 6])
    expect(armours(varangians(12))).toEqual([6, 6])
    expect(armours(harold())).toEqual([4, 6])
    expect(armours(williamsArchers('hearthguard', 8))).toEqual([4, 4])
    expect(armours(williamsArchers('warriors', 8))).toEqual([3, 3])
    expect(armours(williamsArchers('warriors', 8, { mounted: true }))).toEqual([4, 3])
    expect(armours(gruffyddsArchers(8))).toEqual([3, 3])
    expect(armours(gruffyddsSpearmen('hearthguard', 4))).toEqual([5, 5])
    expect(armours(gruffyddsSpearmen('warriors', 8, { mounted: true }))).toEqual([4, 3])
  })

  it('Ragnar ignores the first two hits', () => {
    const hit = (uncancelled: number) => suffer(ragnar(), standingOf(ragnar()), uncancelled, defaults)
    expect([hit(2).models, hit(3).models]).toEqual([1, 0])
  })

  it('Taillefer never tires, and his activation dice fight for him within the caps', () => {
    const rider = taillefer({ fatigue: 4, abilities: [{ id: 'expert-rider', dice: 3 }, { id: 'charge' }] })
    const fight = charge(rider, warriors(8, { spend: ['armour'], abilities: [{ id: 'trapped' }, { id: 'unforgiving' }] }))
    const { attacker, defender, field } = melee(fight)
    expect(attacker).toMatchObject({ attackDice: 10, bonusDefence: 3 })
    expect([field.attacker.fatigue, defender.armour, fatigueAfter(referee(fight), 'attacker')]).toEqual([0, 4, 0])
    expect(melee(charge({ ...rider, mounted: false }, warriors(8))).attacker).toMatchObject({ attackDice: 5, bonusDefence: 0 })
  })

  it('Sven gains a die for each enemy, and gives three for armour', () => {
    expect(melee(charge(sven(), warriors(3))).attacker).toMatchObject({ attackDice: 8, armour: 4, rollBonus: 1 })
    expect(melee(charge(sven(), warriors(8))).attacker.attackDice).toBe(10)
    expect(melee(charge(sven(), warriors(8, { engaged: 2 }))).attacker.attackDice).toBe(7)
    const careful = sven({ abilities: [{ id: 'conqueror' }] })
    expect(melee(charge(careful, warriors(3))).attacker).toMatchObject({ attackDice: 5, armour: 5 })
    expect(melee(charge(careful, warriors(8))).attacker).toMatchObject({ attackDice: 10, armour: 5 })
    const friends = warriors(2, { abilities: [{ id: 'conqueror' }] })
    expect(melee(charge(friends, warriors(8))).attacker).toMatchObject({ attackDice: 2, armour: 4 })
    expect(melee(charge({ ...friends, models: 3 }, warriors(8))).attacker).toMatchObject({ attackDice: 0, armour: 5 })
  })

  it('Harold ignores the first fatigue of his own turn only', () => {
    const tired = (fight: Fight, side: 'attacker' | 'defender') => fatigueAfter(referee(fight), side)
    expect(tired(charge(harold(), warriors(4)), 'attacker')).toBe(0)
    expect(tired(charge(warriors(4), harold()), 'defender')).toBe(1)
    expect(tired(charge(harold(), warriors(4, { abilities: [{ id: 'unforgiving' }] })), 'attacker')).toBe(1)
  })

  it('Harold is spared by Exhaustion and The Push, his brothers are not', () => {
    const exhausting = warriors(4, { abilities: [{ id: 'exhaustion' }, { id: 'the-push' }] })
    const fight = charge(harold({ fatigue: 4 }), exhausting)
    expect(afterOrders(fight).attacker).toMatchObject({ models: 1, removed: 2, fatigue: 3 })
    const { field } = melee(charge(harold(), exhausting))
    expect(pushDice(charge(harold(), exhausting), { ...field, fought: 1 })).toEqual({ models: 2, armour: 4 })
  })
})
