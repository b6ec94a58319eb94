import { describe, expect, it } from 'vitest'
import { equal, type Fraction, multiply, sum, toNumber } from '../fraction'
import type { Spread } from '../spread'
import { massacrePoints } from './points'
import { heldField, secondReferee } from './referee'
import { chanceToPay } from './saga'
import type { Fight, Result, Side, Unit } from './types'
import { box, charge, type Extras, hearthguard, impact, levies, ragnarok, shoot, spend, warlord, warriors } from './words'

/** The worked examples of section 12, digit for digit. */

const digits = (exact: Fraction): string => toNumber(exact).toFixed(6)
const chance = (answer: Spread<Result>, is: (result: Result) => boolean): Fraction =>
  sum(answer.filter(({ value }) => is(value)).map(({ chance: of }) => of))
const mean = (answer: Spread<Result>, of: (result: Result) => number): Fraction =>
  sum(answer.map(({ value, chance: share }) => multiply(share, { numerator: BigInt(of(value)), sixes: 0 })))
const losses = (answer: Spread<Result>, side: Side): string => digits(mean(answer, result => result[side].losses))
const wins = (answer: Spread<Result>): readonly string[] =>
  (['attacker', 'tie', 'defender'] as const).map(who => digits(chance(answer, ({ winner }) => winner === who)))
const gone = (answer: Spread<Result>, side: Side): Fraction => chance(answer, result => result[side].left === 0)
/** n / d for any d: six digits are compared as fractions, without a double in between. */
const isExactly = (found: Fraction, numerator: number, denominator: number): void =>
  expect(
    equal(multiply(found, { numerator: BigInt(denominator), sixes: 0 }), { numerator: BigInt(numerator), sixes: 0 }),
    digits(found)
  ).toBe(true)
const lost = (answer: Spread<Result>, side: Side, numerator: number, denominator: number): void =>
  isExactly(
    mean(answer, result => result[side].losses),
    numerator,
    denominator
  )

it('E01: 8 warriors charge 8 warriors', () => {
  const answer = secondReferee(charge(warriors(8), warriors(8)))
  lost(answer, 'attacker', 8, 3)
  lost(answer, 'defender', 8, 3)
  expect(wins(answer)).toEqual(['0.395410', '0.209181', '0.395410'])
  isExactly(gone(answer, 'attacker'), 1, 6561)
  isExactly(gone(answer, 'defender'), 1, 6561)
})

describe('E02: dice held after step 2', () => {
  const held = (fight: Fight, side: Side): number | undefined => heldField(fight)[0]?.value[side].held
  const pool = (count: number): Extras => ({ effects: [{ verb: 'attack-dice', count, into: 'pool' }] })
  const target = warriors(8)
  const bowmen = levies(12, { weapons: ['bow'], ...pool(6) })
  const rows: readonly (readonly [string, (readings: Fight['readings']) => Fight, Side, number, number])[] = [
    ['12 hearthguard', r => charge(hearthguard(12), target, {}, r), 'attacker', 16, 16],
    ['the same closed', r => charge(target, hearthguard(12, { closed: true }), {}, r), 'defender', 12, 12],
    ['12 warriors closed', r => charge(target, warriors(12, { closed: true }), {}, r), 'defender', 6, 6],
    ['7 closed', r => charge(target, warriors(7, { closed: true }), {}, r), 'defender', 4, 4],
    ['4 hearthguard and 10 bonus dice', r => charge(hearthguard(4, pool(10)), target, {}, r), 'attacker', 12, 16],
    ['a warlord and 4', r => charge(warlord(pool(4)), target, {}, r), 'attacker', 9, 12],
    ['12 bow levies and 6', r => shoot(bowmen, target, {}, r), 'attacker', 8, 8]
  ]
  it.each(rows)('%s', (_name, fight, side, capped, uncapped) => {
    expect([held(fight({}), side), held(fight({ 'bonus-model-cap': 'no' }), side)]).toEqual([capped, uncapped])
  })
})

it('E03: 8 bondi with Thor charge 8 warriors', () => {
  const answer = secondReferee(charge(warriors(8), warriors(8), { acts: [box('attacker', 'thor')] }))
  expect([losses(answer, 'defender'), losses(answer, 'attacker')]).toEqual(['3.548001', '2.666667'])
  expect(wins(answer)).toEqual(['0.559876', '0.169803', '0.270322'])
  expect(digits(gone(answer, 'defender'))).toBe('0.020007')
})

it('E04: 6 mounted hearthguard with Impact charge 6 hearthguard', () => {
  const answer = secondReferee(charge(hearthguard(6, { mount: 'horse', effects: impact }), hearthguard(6)))
  lost(answer, 'defender', 230902, 59049)
  expect(losses(answer, 'attacker')).toBe('2.658019')
  expect(wins(answer).slice(0, 2)).toEqual(['0.649136', '0.153338'])
  expect(digits(gone(answer, 'defender'))).toBe('0.177722')
})

it('E05: 8 levy bows shoot 6 warriors with Superiority', () => {
  const answer = secondReferee(
    shoot(levies(8, { weapons: ['bow'] }), warriors(6, { fatigue: 1 }), { acts: [box('attacker', 'superiority')] })
  )
  lost(answer, 'defender', 2, 1)
  isExactly(
    chance(answer, ({ defender }) => defender.losses === 0),
    81,
    1024
  )
  isExactly(gone(answer, 'defender'), 1, 1024)
  expect(answer.every(({ value }) => value.defender.left === 0 || value.defender.fatigue === 0)).toBe(true)
})

it('E06: 12 levy bows shoot a plain warlord', () => {
  const answer = secondReferee(shoot(levies(12, { weapons: ['bow'] }), warlord()))
  isExactly(gone(answer, 'defender'), 203, 23328)
  const alive = (fatigue: number): Fraction =>
    chance(answer, ({ defender }) => defender.left === 1 && defender.fatigue === fatigue)
  isExactly(alive(0), 15625, 46656)
  isExactly(alive(1), 3125, 7776)
  isExactly(alive(2), 3125, 15552)
  isExactly(alive(3), 625, 11664)
})

it('E07: 6 hirdmen with Heimdall charge 8 warriors', () => {
  const answer = secondReferee(charge(hearthguard(6), warriors(8), { acts: [box('attacker', 'heimdall')] }))
  lost(answer, 'attacker', 1942, 729)
  expect(losses(answer, 'defender')).toBe('5.553631')
  expect(wins(answer)).toEqual(['0.856872', '0.077408', '0.065721'])
})

it('E08: 12 hearthguard charge 12 hearthguard in closed ranks', () => {
  const answer = secondReferee(charge(hearthguard(12), hearthguard(12, { closed: true })))
  lost(answer, 'attacker', 8, 3)
  expect(losses(answer, 'defender')).toBe('2.666667')
  expect(wins(answer)).toEqual(['0.401229', '0.193000', '0.405770'])
})

it('E09: a wagon shoots 8 warriors', () => {
  const wagon: Unit = {
    class: 'hearthguard',
    models: 1,
    armour: 6,
    armourShot: 4,
    melee: 4,
    shooting: 4,
    resilience: 2,
    weapons: ['unarmed', 'improvised']
  }
  const answer = secondReferee(shoot(wagon, warriors(8), { within: 'S' }))
  lost(answer, 'defender', 2, 3)
  isExactly(
    chance(answer, ({ defender }) => defender.losses === 0),
    625,
    1296
  )
})

const thrown = warriors(8, { weapons: ['javelins'] })

it('E10 and E14: javelins, and Ragnarok without them, digit for digit', () => {
  const answer = secondReferee(charge(thrown, warriors(8)))
  lost(answer, 'attacker', 32, 9)
  lost(answer, 'defender', 32, 9)
  expect(wins(answer)).toEqual(['0.401157', '0.197687', '0.401157'])
  const twilight = secondReferee(charge(warriors(8, { effects: ragnarok }), warriors(8)))
  const same = (result: Result) => `${result.attacker.losses} ${result.defender.losses} ${result.winner}`
  for (const { value } of answer) {
    const of = (fights: Spread<Result>): Fraction => chance(fights, result => same(result) === same(value))
    expect(equal(of(answer), of(twilight)), same(value)).toBe(true)
  }
})

it('E11: javelins against closed ranks', () => {
  const answer = secondReferee(charge(thrown, warriors(8, { closed: true })))
  lost(answer, 'attacker', 16, 9)
  lost(answer, 'defender', 2, 1)
  expect(wins(answer)).toEqual(['0.419515', '0.248734', '0.331751'])
})

it('E12: crossbows shoot warriors who use Odin and spend two of the three fatigue', () => {
  const acts = [box('defender', 'odin'), spend('defender', 'armour'), spend('defender', 'armour')]
  const answer = secondReferee(shoot(warriors(8, { weapons: ['crossbow'] }), warriors(6), { acts }))
  lost(answer, 'defender', 2, 3)
  isExactly(
    chance(answer, ({ defender }) => defender.losses === 0),
    625,
    1296
  )
  expect(answer.every(({ value }) => value.attacker.fatigue === 1)).toBe(true)
})

it('E13: an elephant charges 8 warriors', () => {
  const elephant: Unit = { class: 'hearthguard', models: 1, armour: 5, armourShot: 4, melee: 5, shooting: 2, mount: 'elephant' }
  const answer = secondReferee(charge(elephant, warriors(8)))
  lost(answer, 'defender', 3, 1)
  expect(digits(gone(answer, 'attacker'))).toBe('0.000172')
  // Each survivor has the one fatigue of the melee besides, lost where it is at its limit: so the hits are counted instead.
  const hitFatigue = secondReferee(charge({ ...elephant, effects: [{ verb: 'ignore-fatigue', count: 1 }] }, warriors(8)))
  isExactly(
    mean(hitFatigue, ({ attacker }) => attacker.fatigue),
    603680,
    531441
  )
  expect(wins(answer).slice(0, 2)).toEqual(['0.985352', '0.014646'])
})

it('E15: SAGA dice', () => {
  expect(digits(chanceToPay(8, ['R', 'R']))).toBe('0.395323')
  isExactly(chanceToPay(5, ['U', 'C']), 1085, 1296)
  isExactly(chanceToPay(3, ['UR']), 7, 8)
  isExactly(chanceToPay(6, ['U', 'R']), 1729, 2916)
})

it('E16: points of a massacre', () => {
  const dead = [
    { unit: hearthguard(5), lost: 5 },
    { unit: warriors(8), lost: 7 },
    { unit: levies(10), lost: 10 },
    { unit: warlord(), lost: 1 }
  ]
  expect(massacrePoints(dead)).toBe(5 + 4 + 4 + 2 + 5)
  const halves = [
    { unit: warriors(8), lost: 3 },
    { unit: warriors(8), lost: 3 }
  ]
  expect([massacrePoints(halves), massacrePoints(halves, 'unit')]).toEqual([3, 4])
})
