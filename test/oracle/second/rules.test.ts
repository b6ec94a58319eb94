import { describe, expect, it } from 'vitest'
import { equal, type Fraction, multiply, sum } from '../fraction'
import { suffer } from './losses'
import { armourSteps, generatedDice, mayCloseRanks, resilienceOf } from './profile'
import { randomFight, randomFrom } from './random'
import { attackDiceOf, attackThrow, defenceThrow, heldField, secondReferee } from './referee'
import { chanceWithPool, diceRolled, williamKeeps } from './saga'
import { inTurn, scenarioOf } from './scenario'
import { entering, tableOf } from './standing'
import type { Effect, Fight, Mount, Result, Side, Unit } from './types'
import { ability, box, charge, type Extras, hearthguard, levies, shoot, spend, warlord, warriors } from './words'

/** Single rules of the second edition, by hand. */

const total = (steps: readonly number[]): number => steps.reduce((sum, step) => sum + step, 0)
const facts = (unit: Unit): readonly number[] => [
  total(armourSteps(unit, 'melee')),
  total(armourSteps(unit, 'shoot')),
  generatedDice(unit, unit.models, 'melee', false),
  generatedDice(unit, unit.models, 'shoot', false)
]
const is = (found: Fraction, numerator: number, denominator: number): void =>
  expect(equal(multiply(found, { numerator: BigInt(denominator), sixes: 0 }), { numerator: BigInt(numerator), sixes: 0 })).toBe(
    true
  )
const chance = (fight: Fight, happens: (result: Result) => boolean): Fraction =>
  sum(
    secondReferee(fight)
      .filter(({ value }) => happens(value))
      .map(fall => fall.chance)
  )

describe('profiles (T1.1, section 5)', () => {
  const rows: readonly (readonly [Unit, readonly number[]])[] = [
    [levies(12), [4, 4, 6, 0]],
    [levies(7, { weapons: ['bow'] }), [3, 3, 3, 4]],
    [levies(12, { weapons: ['javelins'] }), [3, 4, 4, 6]],
    [warriors(8), [4, 4, 8, 0]],
    [warriors(8, { weapons: ['crossbow'] }), [3, 3, 8, 4]],
    [warriors(8, { weapons: ['javelins'], mount: 'horse' }), [3, 3, 8, 4]],
    [hearthguard(4, { weapons: ['javelins'], mount: 'horse' }), [4, 4, 8, 4]],
    [hearthguard(4, { weapons: ['heavy-weapon'] }), [4, 5, 8, 0]],
    [hearthguard(4, { mount: 'cataphract' }), [5, 5, 8, 0]],
    [hearthguard(2, { mount: 'chariot', weapons: ['javelins'] }), [4, 5, 8, 4]],
    [warlord(), [5, 5, 8, 0]],
    [warlord({ weapons: ['javelins'] }), [4, 5, 8, 4]],
    [warlord({ banner: true, weapons: ['javelins'] }), [4, 5, 5, 1]],
    [hearthguard(4, { banner: true }), [5, 5, 6, 0]]
  ]
  it.each(rows)('%j', (unit, found) => expect(facts(unit)).toEqual(found))
  it('counts all kinds of a heroic unit, the companions lost first', () => {
    const heroic = hearthguard(4, { parts: [{ models: 3 }, { models: 1, class: 'warlord' }] })
    expect([4, 2, 1].map(models => generatedDice(heroic, models, 'melee', true))).toEqual([14, 10, 8])
  })
  it('knows who resists and who closes ranks', () => {
    expect([warlord(), hearthguard(4), hearthguard(1, { mount: 'elephant' })].map(resilienceOf)).toEqual([1, 0, 2])
    const may = (extras: Extras, enemy: Unit = warriors(8)) => mayCloseRanks(warriors(8, extras), enemy)
    const mounts: readonly Mount[] = ['horse', 'camel', 'cataphract', 'chariot', 'elephant']
    expect(mounts.some(mount => may({ mount }))).toBe(false)
    expect([may({}), may({ weapons: ['improvised'] }), may({ weapons: ['unarmed'] }), may({ weapons: ['firearm'] })]).toEqual([
      true,
      true,
      false,
      false
    ])
    expect([may({ weapons: ['sarissa'] }), may({ weapons: ['sarissa'], ground: 'uneven' })]).toEqual([true, false])
    expect([may({ weapons: ['bow'], closeRanks: ['may'] }), may({ closeRanks: ['may', 'may-not'] })]).toEqual([true, false])
    expect(may({}, hearthguard(1, { mount: 'scythed-chariot' }))).toBe(false)
  })
  it('refuses a shot without missiles and weapons nobody carries so', () => {
    expect(() => secondReferee(shoot(warlord(), warriors(8)))).toThrow(RangeError)
    expect(() => secondReferee(charge(warriors(8, { mount: 'horse', weapons: ['heavy-weapon'] }), warriors(8)))).toThrow(
      RangeError
    )
    expect(() => secondReferee(charge(warriors(8, { weapons: ['composite-bow'] }), warriors(8)))).toThrow(RangeError)
  })
})

describe('dice as they are rolled', () => {
  const field = (fight: Fight) => {
    const value = heldField(fight)[0]?.value
    if (!value) throw new Error('no field')
    return value
  }
  const needs = (fight: Fight, side: Side): readonly number[] => {
    const thrown = attackThrow(field(fight), tableOf(fight), side)
    return [thrown.needs, thrown.modifier]
  }
  const saves = (fight: Fight, side: Side): readonly number[] => {
    const thrown = defenceThrow(field(fight), tableOf(fight), side, 2)
    return [thrown.needs - thrown.modifier, thrown.dice]
  }
  it('equipment adds to attack dice in melee', () => {
    const elephant = hearthguard(1, { mount: 'elephant' })
    const riders = hearthguard(4, { mount: 'horse' })
    const pikes = warriors(8, { weapons: ['sarissa'] })
    expect(needs(charge(pikes, riders), 'attacker')).toEqual([5, 1])
    expect(needs(charge({ ...pikes, fatigue: 1 }, riders), 'attacker')).toEqual([5, 0])
    expect(needs(charge(riders, elephant), 'attacker')).toEqual([5, -1])
    expect(needs(charge(riders, hearthguard(4, { mount: 'camel' })), 'attacker')).toEqual([5, -1])
    expect(needs(charge(warriors(8, { weapons: ['heavy-weapon'] }), warriors(8)), 'attacker')).toEqual([4, 1])
    expect(needs(charge(warriors(8), warriors(8, { weapons: ['javelins'] })), 'defender')).toEqual([4, 0])
  })
  it('automatic hits come of elephants and chariots', () => {
    const hits = (mount: Mount, models: number, enemy: Unit) =>
      field(charge(hearthguard(models, { mount, melee: 2 }), enemy)).attacker.hits
    expect([hits('elephant', 1, warriors(8)), hits('elephant', 1, warriors(8, { closed: true }))]).toEqual([2, 4])
    expect([hits('elephant', 1, warriors(8, { mount: 'horse' })), hits('heavy-chariot', 2, warriors(8))]).toEqual([4, 2])
    expect([hits('scythed-chariot', 1, warriors(7)), hits('scythed-chariot', 1, warriors(7, { mount: 'horse' }))]).toEqual([7, 4])
    expect(hits('scythed-chariot', 1, warlord())).toBe(4)
  })
  it('cover is a bonus on defence dice, one cover only', () => {
    const melee = (extras: Extras, readings: Fight['readings'] = {}) =>
      saves(charge(warriors(8), warriors(8, extras), {}, readings), 'defender')[0]
    expect([melee({}), melee({ cover: 'solid' }), melee({ closed: true, cover: 'solid' }), melee({ cover: 'light' })]).toEqual([
      5, 4, 4, 5
    ])
    expect(melee({ cover: 'light' }, { 'cover-light-melee': 'save-4' })).toBe(4)
    expect(saves(charge(warriors(8, { deniesCover: true }), warriors(8, { closed: true })), 'defender')[0]).toBe(5)
    expect(saves(charge(warriors(8, { weapons: ['unarmed'] }), warriors(8)), 'defender')[0]).toBe(4)
    const bows = warriors(8, { weapons: ['bow'] })
    const shot = (extras: Extras, reading: 'save-3' | 'save-3-armour' | 'save-2' | 'none' = 'save-3') => {
      const fight = shoot(bows, warriors(8, extras), {}, { 'cover-solid-shot': reading })
      return [needs(fight, 'attacker')[0], saves(fight, 'defender')[0]]
    }
    const solid = { cover: 'solid' } as const
    expect([shot({}), shot({ cover: 'light' }), shot(solid), shot(solid, 'save-3-armour')]).toEqual([
      [4, 4],
      [4, 3],
      [4, 3],
      [5, 3]
    ])
    expect([shot(solid, 'save-2'), shot(solid, 'none'), shot({ ...solid, mount: 'horse' })]).toEqual([
      [4, 2],
      [4, 4],
      [3, 4]
    ])
  })
  it('solid cover raises no armour that may not be raised (N8)', () => {
    const bows = warriors(8, { weapons: ['bow'], effects: [{ verb: 'armour-limit', of: 'enemy', raise: 'no' }] })
    const fight = shoot(bows, warriors(8, { cover: 'solid' }), {}, { 'cover-solid-shot': 'save-3-armour' })
    expect([needs(fight, 'attacker')[0], saves(fight, 'defender')[0]]).toEqual([4, 3])
  })
  it('defence dice are at most twice the hits, or not', () => {
    const more: Effect = { verb: 'defence-dice', count: 5 }
    const target = warriors(8, { effects: [more] })
    expect(saves(charge(warriors(8), target), 'defender')[1]).toBe(4)
    expect(saves(charge(warriors(8), target, {}, { 'defence-cap': 'none' }), 'defender')[1]).toBe(7)
    const two = warriors(8, { effects: [{ verb: 'dice-per-hit', count: 2 }] })
    expect(saves(charge(warriors(8), two), 'defender')[1]).toBe(4)
  })
  it('exhaustion by the reading acts before ranks close', () => {
    const tired = warriors(7, { fatigue: 3, closed: true })
    const held = (reading: 'none' | 'halved' | 'minus-one') =>
      field(charge(warriors(8), tired, {}, { 'exhausted-melee': reading })).defender
    expect([held('none').held, held('halved').held, held('minus-one').attackRoll]).toEqual([4, 2, -1])
  })
  it('turned dice save and strike no more', () => {
    const nomads = warriors(8, { effects: [{ verb: 'turn-dice' }, { verb: 'attack-dice', count: 3 }] })
    const { attacker } = field(charge(nomads, warriors(8)))
    expect([attackDiceOf(attacker), attacker.defence]).toEqual([0, 8])
  })
})

describe('acts (T3.8 to T3.10, N8 to N12)', () => {
  const gone = (fight: Fight): Fraction => chance(fight, ({ defender }) => defender.left === 0)
  it('each reads what stands when it is made', () => {
    // Two dice more for an enemy armour above 4: a marker raised it before, or will only after.
    const heavy = ability('attacker', [{ verb: 'attack-dice', count: 1, if: { enemyArmourAtLeast: 5 } }])
    const raise = spend('defender', 'armour')
    const [one, two] = [warriors(1, { fatigue: 1 }), warriors(1)]
    // One die or two on armour 5, saved on 5+.
    is(gone(charge(one, two, { acts: [heavy, raise] })), 2, 9)
    // Two dice: no hit 4/9, one 4/9 saved once, two 1/9 saved twice.
    is(gone(charge(one, two, { acts: [raise, heavy] })), 4 * 6 + 8, 81)
  })
  it('silence stops abilities and not the spending of fatigue, unless it says so', () => {
    const one = warriors(1, { fatigue: 1 })
    const quiet = (fatigue: boolean) => ability('attacker', [{ verb: 'silence', ...(fatigue && { fatigue: 'no' as const }) }])
    const saves = ability('defender', [{ verb: 'defence-dice', count: 1 }])
    is(gone(charge(one, warriors(1), { acts: [quiet(false), saves] })), 1, 3)
    is(gone(charge(one, warriors(1), { acts: [quiet(false), spend('defender', 'armour')] })), 2, 9)
    is(gone(charge(one, warriors(1), { acts: [quiet(true), spend('defender', 'armour')] })), 1, 3)
  })
  it('a price that cannot be paid leaves the rest undone', () => {
    const bowmen = levies(2, { weapons: ['bow'] })
    const shot = (fatigue: number) => shoot(bowmen, warriors(2, { fatigue }), { acts: [box('attacker', 'superiority')] })
    is(gone(shot(0)), 0, 1)
    // Two automatic hits and one die of 1/2, all saved on 4+: 1/4 of two hits are both left, 1/2 of three at least two.
    is(gone(shot(1)), 3, 8)
  })
})

describe('casualties (T3.12, T6.1, T6.2)', () => {
  const after = (unit: Unit, hits: number, readings: Fight['readings'] = {}) =>
    suffer(entering(unit, 'melee'), hits, tableOf(charge(unit, warriors(8), {}, readings)), 'attacker')
  it('Resilience takes the fewest markers, and none for nothing', () => {
    expect([0, 1, 3, 4].map(hits => after(warlord(), hits).fatigue)).toEqual([0, 1, 3, 0])
    expect(after(warlord({ resilience: 2 }), 3)).toMatchObject({ models: 1, fatigue: 2 })
    expect(after(warlord({ fatigue: 3 }), 1)).toMatchObject({ models: 0, losses: 1 })
    expect(after(hearthguard(4, { resilience: 1 }), 6)).toMatchObject({ models: 1, fatigue: 3 })
    expect(after(hearthguard(4, { resilience: 1 }), 7)).toMatchObject({ models: 0, fatigue: 0 })
  })
  it('is the choice of the owner', () => {
    const four = hearthguard(4, { resilience: 1 })
    expect(after(four, 2, { 'resilience-use': 'save-life' })).toMatchObject({ models: 2, fatigue: 0 })
    expect(after(four, 5, { 'resilience-use': 'save-life' })).toMatchObject({ models: 1, fatigue: 2 })
    expect(after(warlord(), 1, { 'resilience-use': 'none' })).toMatchObject({ models: 0, fatigue: 0 })
  })
  it('guards die for what is left and decide nothing', () => {
    const guarded = warlord({ fatigue: 2, bodyguards: 2 })
    expect(after(guarded, 3)).toMatchObject({ models: 1, fatigue: 3, guards: 0, guardsLost: 2, counted: 0 })
    expect(after(guarded, 4)).toMatchObject({ models: 0, fatigue: 2, guardsLost: 0, counted: 1 })
    const counts = { 'sacrifice-counts': 'yes', 'resilience-counts': 'yes' } as const
    expect(after(guarded, 3, counts).counted).toBe(3)
    expect(after(guarded, 6, { 'overkill-counts': 'yes' }).counted).toBe(6)
  })
})

it('SAGA dice: what is rolled, the Activation Pool, William (T7.2, T7.5, T6.13)', () => {
  expect([diceRolled(7, 3), diceRolled(7, 0, true), diceRolled(9, 0), diceRolled(4, 8)]).toEqual([5, 3, 8, 0])
  // One die for a C: 3/6; on an R both dice of the pool for it, 3/4, and where neither is C an R among them pools again.
  const again = chanceWithPool(1, ['C'])
  expect(again.numerator * 8n > 5n * 6n ** BigInt(again.sixes)).toBe(true)
  // With seven dice on the board there is no other die to roll.
  is(chanceWithPool(1, ['C'], 7), 1, 2)
  // With six there is one more, once: 1/2 + 1/6 x 3/4.
  is(chanceWithPool(1, ['C'], 6), 5, 8)
  is(williamKeeps(true), 1, 2)
})

it('random fights are the same for the same seed, in turn, and plain JSON', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const fight = randomFight(randomFrom(seed))
    expect(randomFight(randomFrom(seed))).toEqual(fight)
    const { acts = [], readings } = fight
    const of = (side: Side) => acts.filter(({ by }) => by === side)
    expect(inTurn(of('attacker'), of('defender'), readings?.['first-act'])).toEqual(acts)
    const scenario = scenarioOf(fight)
    expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario)
  }
})

it('random fights know every verb', () => {
  const verbs: Readonly<Record<Effect['verb'], true>> = {
    'attack-dice': true,
    'defence-dice': true,
    armour: true,
    'attack-roll': true,
    'defence-roll': true,
    reroll: true,
    hits: true,
    'hits-back': true,
    'hits-on': true,
    'cancel-hits': true,
    'ignore-hits': true,
    'cancels-on': true,
    'armour-limit': true,
    'turn-dice': true,
    'discard-dice': true,
    'dice-per-hit': true,
    silence: true,
    test: true,
    fatigue: true,
    'ignore-fatigue': true,
    resilience: true,
    sacrifice: true,
    cover: true
  }
  const text = JSON.stringify(Array.from({ length: 400 }, (_, seed) => randomFight(randomFrom(seed))))
  expect(Object.keys(verbs).filter(verb => !text.includes(`"verb":"${verb}"`))).toEqual([])
})
