import { describe, expect, it } from 'vitest'
import type { Ability } from './ability'
import { fatigueAfter } from './answer'
import type { Fight, Unit } from './fight'
import { suffer } from './losses'
import { furtherMelees, prepareMelee } from './melee'
import { afterOrders } from './orders'
import { pushDice } from './push'
import { defaults } from './readings'
import { referee } from './referee'
import { prepareShot } from './shot'
import { standingOf } from './standing'
import { charge, hearthguard, levies, shoot, warlord, warriors } from './units'

const melee = (fight: Fight) => prepareMelee(fight, afterOrders(fight))
const shot = (fight: Fight) => prepareShot(fight, afterOrders(fight))
const plain = { attackDice: 8, armour: 4, bonusDefence: 0, rerollsAttack: false, rerollsDefence: false, crushes: false }

describe('what eight warriors with an ability bring to a melee', () => {
  const rows: [string, Ability, Partial<Unit>, Partial<typeof plain>][] = [
    [
      'combat pool',
      { id: 'combat-pool', attack: 1, rareAttack: 1, defence: 2, rareDefence: 1 },
      {},
      { attackDice: 11, bonusDefence: 4 }
    ],
    ['attack pool', { id: 'attack-pool', attack: 1, rareAttack: 1 }, {}, { attackDice: 11 }],
    ['frigg', { id: 'frigg' }, {}, { attackDice: 9 }],
    ['heimdall', { id: 'heimdall' }, {}, { attackDice: 11, armour: 3 }],
    ['heimdall with a rare die', { id: 'heimdall', rare: true }, {}, { attackDice: 12, armour: 3 }],
    ['ullr', { id: 'ullr' }, {}, { rerollsAttack: true }],
    ['valhalla', { id: 'valhalla', models: 2 }, {}, { attackDice: 14 }],
    ['valhalla with a rare die, capped', { id: 'valhalla', models: 3, rare: true }, {}, { attackDice: 16 }],
    ['shieldwall', { id: 'shieldwall' }, {}, { armour: 5 }],
    ['hard as iron', { id: 'hard-as-iron' }, {}, { rerollsDefence: true }],
    ['stubbornness', { id: 'stubbornness' }, {}, { attackDice: 11 }],
    ['lords of battle', { id: 'lords-of-battle', attack: 1, defence: 2 }, {}, { attackDice: 9, bonusDefence: 2 }],
    ['charge', { id: 'charge' }, { mounted: true }, { attackDice: 11 }],
    ['charge with a rare die', { id: 'charge', rare: true }, { mounted: true }, { attackDice: 12 }],
    ['charge on foot', { id: 'charge' }, {}, {}],
    ['crush', { id: 'crush' }, {}, { crushes: true }],
    ['ambush', { id: 'ambush' }, { ground: 'uneven' }, { attackDice: 11, bonusDefence: 3 }],
    ['ambush in the open', { id: 'ambush' }, {}, {}],
    ['ambush on horses', { id: 'ambush' }, { ground: 'uneven', mounted: true }, {}],
    ['strength in numbers', { id: 'strength-in-numbers' }, {}, { attackDice: 12 }],
    ['war dance', { id: 'war-dance', fatigue: 3 }, {}, { attackDice: 11, bonusDefence: 3 }],
    ['dex aie without a warlord', { id: 'dex-aie' }, {}, {}],
    ['a shooting box', { id: 'aimed-volley' }, {}, {}],
    ['pursuit', { id: 'pursuit' }, {}, {}]
  ]
  it.each(rows)('%s', (_name, ability, extras, expected) => {
    const enemy = hearthguard(4, { fatigue: 2 })
    expect(melee(charge(warriors(8, { ...extras, abilities: [ability] }), enemy)).attacker).toMatchObject({
      ...plain,
      ...expected
    })
    expect(melee(charge(enemy, warriors(8, { ...extras, abilities: [ability] }))).defender).toMatchObject({
      ...plain,
      ...expected
    })
  })

  it('dex aie', () => {
    expect(melee(charge(warlord({ abilities: [{ id: 'dex-aie' }] }), warriors(8))).attacker).toMatchObject({
      attackDice: 10,
      rerollsAttack: true
    })
  })
})

describe('what happens before the melee', () => {
  it('Ragnarok bares all the enemy', () => {
    expect(melee(charge(warriors(8, { abilities: [{ id: 'ragnarok' }] }), warriors(8))).defender.armour).toBe(3)
    expect(shot(shoot(warriors(8, { abilities: [{ id: 'ragnarok' }] }), warriors(8))).target.armour).toBe(3)
  })
  it('Trapped and Terrified exhaust before dice are counted, Njord rests', () => {
    const tired = warriors(8, { fatigue: 2 })
    expect(melee(charge(warriors(8, { abilities: [{ id: 'trapped' }] }), tired)).defender.attackDice).toBe(4)
    expect(melee(charge(warriors(8, { abilities: [{ id: 'terrified' }] }), tired)).defender.attackDice).toBe(8)
    expect(melee(charge(warriors(8, { mounted: true, abilities: [{ id: 'terrified' }] }), tired)).defender.attackDice).toBe(4)
    expect(melee(charge(warriors(8, { fatigue: 3, abilities: [{ id: 'njord' }] }), tired)).attacker.attackDice).toBe(8)
  })
  it('Exhaustion kills two of an exhausted unit and takes a fatigue away', () => {
    const { field, defender } = melee(charge(warriors(8, { abilities: [{ id: 'exhaustion' }] }), warriors(8, { fatigue: 3 })))
    expect(field.defender).toMatchObject({ models: 6, engaged: 6, removed: 2, fatigue: 2, counted: 0 })
    expect(defender.attackDice).toBe(6)
    expect(melee(charge(warriors(8, { abilities: [{ id: 'exhaustion' }] }), warlord({ fatigue: 4 }))).field.defender.models).toBe(
      1
    )
  })
})

describe('giving up dice', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('of %i follows the table of R3.3', models => {
    const keeps = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6][models - 1]
    const gains = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3][models - 1]
    const { defender } = melee(charge(warriors(8), warriors(models, { givesUpDice: true })))
    expect(defender).toMatchObject({ attackDice: keeps, bonusDefence: gains })
  })
  it('is open to the exhausted, is capped by what is kept, and is the defender’s alone', () => {
    const tired = warriors(8, { fatigue: 3, givesUpDice: true, effects: [{ verb: 'attack-dice', count: 9 }] })
    expect(melee(charge(warriors(8), tired)).defender).toMatchObject({ attackDice: 4, bonusDefence: 1 })
    expect(melee(charge(warriors(8), tired, { readings: { 'cap-base': 'generated' } })).defender.attackDice).toBe(11)
    expect(melee(charge(warriors(8, { givesUpDice: true }), warriors(8))).attacker.attackDice).toBe(8)
  })
})

describe('fatigue spent', () => {
  it('needs a marker of the enemy each', () => {
    const both = warriors(8, { spend: ['enemy-armour', 'armour'] })
    const { attacker, defender, field } = melee(charge(both, warriors(8, { fatigue: 1 })))
    expect([attacker.armour, defender.armour, field.defender.fatigue]).toEqual([4, 3, 0])
    const two = melee(charge(warriors(8), { ...both }, {}))
    expect([two.attacker.armour, two.defender.armour]).toEqual([4, 4])
  })
  it('is gone once Frigg has taken it, and there once War Dance has put it', () => {
    const spends = hearthguard(4, { spend: ['armour'] })
    expect(melee(charge(warriors(8, { fatigue: 1, abilities: [{ id: 'frigg' }] }), spends)).defender.armour).toBe(5)
    expect(melee(charge(warriors(8, { abilities: [{ id: 'war-dance', fatigue: 1 }] }), spends)).defender.armour).toBe(6)
  })
  it('buys only the target armour, in a shot', () => {
    const archers = levies(12, { weapon: 'bow', fatigue: 1, spend: ['armour', 'enemy-armour'] })
    const { field, target } = shot(shoot(archers, warriors(8, { fatigue: 2, spend: ['enemy-armour', 'armour'] })))
    expect([target.armour, field.attacker.fatigue, field.defender.fatigue]).toEqual([5, 0, 2])
  })
  it('leaves Stubbornness what there was, or by the reading what is left', () => {
    const stubborn = warriors(8, { abilities: [{ id: 'stubbornness' }], spend: ['armour'] })
    const dice = (readings: Fight['readings'] = {}) =>
      melee(charge(stubborn, warriors(8, { fatigue: 2 }), { readings })).attacker.attackDice
    expect([dice(), dice({ 'stubbornness-fatigue': 'after' })]).toEqual([11, 10])
  })
})

describe('models removed by abilities', () => {
  const riders = hearthguard(4, { mounted: true, abilities: [{ id: 'stamping' }] })
  it('Stamping takes one warrior or two levies on foot, and nobody else', () => {
    const left = (enemy: Unit) => melee(charge(riders, enemy)).field.defender.models
    expect([
      left(warriors(8)),
      left(levies(8)),
      left(levies(1)),
      left(hearthguard(4)),
      left(warriors(8, { mounted: true }))
    ]).toEqual([7, 6, 0, 4, 8])
    expect(melee(charge({ ...riders, mounted: false }, warriors(8))).field.defender.models).toBe(8)
  })
  it('keep their dice, or lose them by the reading', () => {
    const dice = (fight: Fight) => {
      const { attacker, defender } = melee(fight)
      return [attacker.attackDice, defender.attackDice]
    }
    const lose = { readings: { 'removed-dice': 'lose' } } as const
    const berserk = warriors(8, { abilities: [{ id: 'valhalla', models: 2 }] })
    expect(dice(charge(berserk, warriors(8)))).toEqual([14, 8])
    expect(dice(charge(berserk, warriors(8), lose))).toEqual([12, 8])
    expect(dice(charge(riders, warriors(8), lose))).toEqual([8, 7])
    expect(dice(charge(riders, warriors(8, { engaged: 6 }), lose))).toEqual([8, 5])
    expect(dice(charge(riders, warriors(8, { givesUpDice: true }), lose))).toEqual([8, 3])
  })
  it('count for the winner only by the readings', () => {
    const fight = (readings: Fight['readings']) =>
      charge(warriors(8, { abilities: [{ id: 'valhalla', models: 2 }] }), riders, { readings: readings ?? {} })
    expect(melee(fight({})).field.attacker).toMatchObject({ models: 5, engaged: 5, removed: 3, counted: 0 })
    expect(melee(fight({ 'valhalla-counts': 'yes' })).field.attacker.counted).toBe(2)
    expect(melee(fight({ 'stamping-counts': 'yes' })).field.attacker.counted).toBe(1)
  })
  it('are seen by Strength in Numbers, and not offered by levies or warlords', () => {
    const many = warriors(8, { abilities: [{ id: 'strength-in-numbers' }] })
    expect(melee(charge(warriors(6, { abilities: [{ id: 'valhalla', models: 3 }] }), many)).defender.attackDice).toBe(13)
    expect(melee(charge(levies(9, { abilities: [{ id: 'valhalla', models: 3 }] }), many)).attacker.attackDice).toBe(3)
  })
})

describe('a shot', () => {
  it('has its dice by class and models in range', () => {
    const dice = (unit: Unit) => shot(shoot(unit, warriors(8))).shooter.attackDice
    expect([dice(levies(5)), dice(warriors(8, { engaged: 3 })), dice(hearthguard(4)), dice(warlord())]).toEqual([3, 2, 4, 2])
  })
  it('meets armour by class, people, weapon, horse and cover', () => {
    const target = (unit: Unit, weapon: Unit['weapon'] = 'bow') => {
      const { armour, savesOn } = shot(shoot(levies(12, { weapon }), unit)).target
      return [armour, savesOn]
    }
    expect(target(warriors(8))).toEqual([4, 4])
    expect(target(warriors(8), 'crossbow')).toEqual([3, 4])
    expect(target(warriors(8, { weapon: 'crossbow' }))).toEqual([3, 4])
    expect(target(warriors(8, { cover: 'light' }))).toEqual([4, 3])
    expect(target(warriors(8, { cover: 'heavy' }))).toEqual([5, 3])
    expect(target(warriors(8, { cover: 'heavy', mounted: true }))).toEqual([3, 4])
    expect(target(hearthguard(4, { faction: 'welsh' }))).toEqual([4, 4])
    expect(target(warriors(8, { faction: 'welsh', mounted: true }))).toEqual([2, 4])
    expect(target(warlord({ faction: 'welsh' }))).toEqual([6, 4])
    expect(target(hearthguard(4, { berserkers: true }))).toEqual([3, 4])
  })
  it('has its armour clamped once, or at each step by the reading', () => {
    const fight = shoot(levies(12, { weapon: 'crossbow' }), warlord({ cover: 'heavy' }))
    expect(shot(fight).target.armour).toBe(6)
    expect(shot({ ...fight, readings: { 'armour-clamp': 'each' } }).target.armour).toBe(5)
  })
  it('takes the abilities of shooting only', () => {
    const throwing = warriors(8, { weapon: 'javelins', abilities: [{ id: 'deadly-strike' }, { id: 'ullr' }, { id: 'heimdall' }] })
    expect(shot(shoot(throwing, warriors(8)))).toMatchObject({
      shooter: { attackDice: 4, rerollsAttack: true },
      target: { armour: 3 }
    })
    expect(shot(shoot({ ...throwing, weapon: 'bow' }, warriors(8)))).toMatchObject({
      shooter: { rerollsAttack: false },
      target: { armour: 4 }
    })
    const pooled = (faction: NonNullable<Unit['faction']>) =>
      warriors(8, { faction, abilities: [{ id: 'combat-pool', attack: 9, defence: 1 }] })
    expect(shot(shoot(pooled('welsh'), warriors(8))).shooter.attackDice).toBe(8)
    expect(shot(shoot(pooled('vikings'), warriors(8))).shooter.attackDice).toBe(4)
    expect(shot(shoot(warriors(8), pooled('anglo-danes'))).target.bonusDefence).toBe(0)
    expect(
      shot(shoot(warriors(8), pooled('anglo-danes'), { readings: { 'combat-pool-shot-at': 'yes' } })).target.bonusDefence
    ).toBe(1)
  })
})

describe('cover in melee', () => {
  it('is heavy cover, for the defender on foot', () => {
    const saves = (fight: Fight) => [melee(fight).attacker.savesOn, melee(fight).defender.savesOn]
    expect(saves(charge(warriors(8, { cover: 'heavy' }), warriors(8, { cover: 'heavy' })))).toEqual([5, 4])
    expect(saves(charge(warriors(8), warriors(8, { cover: 'light' })))).toEqual([5, 5])
    expect(saves(charge(warriors(8), warriors(8, { cover: 'heavy', mounted: true })))).toEqual([5, 5])
    expect(saves(charge(warriors(8), warriors(8), { building: true }))).toEqual([5, 4])
  })
})

describe('Resistance', () => {
  const after = (guards: number, uncancelled: number, readings = {}) => {
    const unit = warlord({ guards: { models: guards, class: 'hearthguard' } })
    return suffer(unit, standingOf(unit), uncancelled, { ...defaults, ...readings })
  }
  it('ignores one hit, then asks for enough guards', () => {
    expect(after(2, 1)).toMatchObject({ models: 1, guardsLost: 0, counted: 0 })
    expect(after(2, 3)).toMatchObject({ models: 1, guardsLost: 2, counted: 2 })
    expect(after(1, 3)).toMatchObject({ models: 0, guardsLost: 0, counted: 1 })
    expect(after(2, 3, { 'sacrifice-counts': 'no' })).toMatchObject({ guardsLost: 2, counted: 0 })
    expect(after(0, 4, { 'overkill-counts': 'yes' })).toMatchObject({ fallen: 1, counted: 3 })
  })
})

describe('Thor', () => {
  const thor = hearthguard(4, {
    fatigue: 3,
    abilities: [{ id: 'thor' }, { id: 'war-dance', fatigue: 1 }, { id: 'heimdall' }, { id: 'ullr' }]
  })
  const fight = charge(thor, warriors(8, { engaged: 6, givesUpDice: true }))
  const again = (readings: Fight['readings']) => {
    const first = melee({ ...fight, readings: readings ?? {} })
    const field = { ...first.field, defender: { ...first.field.defender, models: 4, engaged: 4 } }
    return prepareMelee({ ...fight, readings: readings ?? {} }, field, first)
  }
  it('begins anew from the dice of the survivors', () => {
    expect(melee(fight).attacker).toMatchObject({ attackDice: 12, armour: 4, rerollsAttack: true, bonusDefence: 1 })
    expect(again({}).attacker).toMatchObject({ attackDice: 4, armour: 5, rerollsAttack: false, bonusDefence: 0 })
    expect(again({}).defender).toMatchObject({ attackDice: 2, bonusDefence: 1 })
  })
  it('by the reading keeps re-rolls, armour and bonus dice', () => {
    expect(again({ 'second-melee-abilities': 'last' }).attacker).toMatchObject({
      attackDice: 8,
      armour: 4,
      rerollsAttack: true,
      bonusDefence: 1
    })
  })
  it('played by both brings two further melees', () => {
    expect(furtherMelees(fight)).toBe(1)
    expect(furtherMelees({ ...fight, defender: thor })).toBe(2)
  })
})

describe('The Push', () => {
  const push = { abilities: [{ id: 'the-push' }] } as const
  const dice = (fight: Fight) => pushDice(fight, { ...melee(fight).field, fought: 1 })
  it('meets arms but no step 3, and spares warlords', () => {
    const axes = hearthguard(4, { weapon: 'danish-axe', abilities: [{ id: 'shieldwall' }, { id: 'heimdall' }] })
    expect(dice(charge(axes, warriors(8, push)))).toEqual({ models: 4, armour: 4 })
    expect(dice(charge(axes, warriors(8, push), { readings: { 'push-armour': 'profile' } }))).toEqual({ models: 4, armour: 5 })
    expect(dice(charge(warlord(), warriors(8, push))).models).toBe(0)
    expect(dice(charge(warriors(8, push), warriors(8))).models).toBe(0)
  })
  it('always meets the attacker of a building', () => {
    const fight = charge(warriors(8), warriors(8, push), { building: true })
    const { field } = melee(fight)
    expect(pushDice(fight, { ...field, fought: 1, defender: { ...field.defender, counted: 1 } })).toEqual({
      models: 8,
      armour: 4
    })
  })
})

describe('fatigue after the fight', () => {
  const after = (fight: Fight) => {
    const answer = referee(fight)
    return [fatigueAfter(answer, 'attacker'), fatigueAfter(answer, 'defender')]
  }
  it('is one for the melee, and what the abilities say', () => {
    expect(after(charge(warriors(8), warriors(8, { fatigue: 2 })))).toEqual([1, 3])
    expect(
      after(
        charge(warriors(8, { abilities: [{ id: 'unforgiving' }, { id: 'lords-of-battle', attack: 3, defence: 0 }] }), warriors(8))
      )
    ).toEqual([1, 4])
    expect(after(charge(warriors(8, { mounted: true, abilities: [{ id: 'charge' }] }), warriors(8)))).toEqual([2, 1])
    expect(after(charge(warlord({ abilities: [{ id: 'dex-aie' }] }), warriors(8)))).toEqual([4, 1])
    expect(after(charge(warriors(8, { fatigue: 1, abilities: [{ id: 'frigg' }] }), warriors(8)))).toEqual([1, 1])
    expect(
      after(charge(warriors(8, { abilities: [{ id: 'war-dance', fatigue: 2 }] }), warriors(8, { spend: ['armour'] })))
    ).toEqual([2, 1])
  })
  it('is one for Thor’s melees together, or one for each', () => {
    const thor = charge(warriors(12, { abilities: [{ id: 'thor' }] }), warriors(12, { fatigue: 3 }))
    expect(after(thor)).toEqual([1, 4])
    const each = referee({ ...thor, readings: { 'thor-fatigue': 'each' } })
    // where any are left, both were fought; who is gone after the first has fought one
    const left = each.filter(({ value }) => value.defender.left > 0)
    expect(new Set(left.map(({ value }) => value.defender.fatigue))).toEqual(new Set([5]))
    expect(fatigueAfter(each, 'defender')).toBeUndefined()
  })
  it('of a shot is that of Deadly Strike and of the marker the target spends', () => {
    expect(after(shoot(warriors(8, { weapon: 'javelins', abilities: [{ id: 'deadly-strike' }] }), warriors(8)))).toEqual([1, 0])
    expect(after(shoot(levies(12, { fatigue: 1 }), warriors(8, { spend: ['armour'] })))).toEqual([0, 0])
  })
})
