import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { Effect } from '../../src/model/effect'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** Models and dice that are taken away before any die is thrown, and what a unit then does not do. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
const fought = (edition: 1 | 2, attacker: UnitRequest, defender: UnitRequest, readings: Scenario['readings'] = {}) =>
  odds({ kind: 'melee', edition, attacker, defender, readings }, books[edition], { asides: false })

const warriors = (models: number, more: Partial<UnitRequest> = {}): UnitRequest => ({ unit: 'warriors', models, ...more })
const act = (...effects: readonly Effect[]) => ({ effects })
const SACRIFICE: Effect = { verb: 'sacrifice', count: 1 }

describe('models removed in step 3 of the second edition (T3.8, reading removed-dice)', () => {
  const acting = (unit: string, before: readonly ReturnType<typeof act>[], reading: string) => {
    const attacker: UnitRequest = { unit, models: 4, acts: [...before, act(SACRIFICE)] }
    const [own] = fought(2, attacker, warriors(4), { 'removed-dice': reading }).attacker.units
    return { dice: own?.attackDice, lines: own?.ledger.filter(({ source }) => source === 'dice of removed models') ?? [] }
  }

  // a die for each of four, three more, and one less for the one that is gone
  test.each([
    ['keep', 7],
    ['lose', 6]
  ])('%s: of seven dice %i are thrown', (reading, dice) => {
    const three = act({ verb: 'attack-dice', count: 3 })
    expect(acting('warriors', [three], reading).dice).toBe(dice)
    expect(acting('warriors', [three], reading).lines.map(({ change }) => change)).toEqual(reading === 'lose' ? [-1] : [])
  })

  test('what an act brings is shown under the rule of acts', () => {
    const attacker = warriors(4, { acts: [act({ verb: 'attack-dice', count: 3 })] })
    const lines = fought(2, attacker, warriors(4)).attacker.units[0]?.ledger.filter(({ change }) => change === 3)
    expect(lines?.map(({ rule }) => rule)).toEqual(['V9.0'])
  })

  // four levies have two dice, and so have three (R1.1)
  test('that brought no die of their own take none with them', () =>
    expect(acting('levies', [], 'lose')).toEqual({ dice: 2, lines: [] }))
})

test('models that both sides remove are lost for certain, whatever the dice show', () => {
  const own = { effects: [SACRIFICE] }
  const { attacker, defender } = fought(1, warriors(4, own), warriors(4, own))
  for (const { losses } of [attacker, defender]) {
    expect(losses.p).toHaveLength(5)
    expect(losses.p[0]).toBe(0)
    expect(losses.p[1]).toBeGreaterThan(0)
    expect(losses.p.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  }
})

// T5.16, T6.8: a die for each of six but him who bears it
test.each([
  [warriors(6), 6],
  [warriors(6, { banner: true }), 5],
  [warriors(1, { banner: true }), 0]
])('who bears a war banner has no dice: %o has %i', (unit, dice) =>
  expect(fought(2, unit, warriors(4)).attacker.units[0]?.attackDice).toBe(dice)
)

test('who does not withdraw when he loses does not disengage (N16)', () => {
  const stands = (to: 'none' | 'S') => fought(2, warriors(6), warriors(4, { effects: [{ verb: 'withdraw', to }] }))
  const [stays, goes] = [stands('none').disengages, stands('S').disengages]
  expect(goes?.defender).toBeGreaterThan(0)
  expect(stays?.defender).toBe(0)
  expect(stays?.nobody).toBeCloseTo((goes?.nobody ?? 0) + (goes?.defender ?? 0), 12)
  expect(stays?.attacker).toBeCloseTo(goes?.attacker ?? -1, 12)
})

test('nobody uses Resilience by the reading that says so', () => {
  const p = (resilience: number, use: string) =>
    fought(2, warriors(6), { unit: 'hearthguard', models: 2, resilience }, { 'resilience-use': use }).defender.losses.p
  expect(p(1, 'none')).toEqual(p(0, 'all').map(chance => expect.closeTo(chance, 12)))
  expect(p(1, 'all')[0]).toBeGreaterThan((p(1, 'none')[0] ?? 1) + 0.01)
})

// T6.11: their armour is 4, and 5 in uneven ground with heavy cover: a die above it is 5 or 6, or 6
test.each<readonly [Partial<UnitRequest>, number]>([
  [{}, 1 / 3],
  [{ ground: 'uneven' }, 1 / 3],
  [{ ground: 'uneven', cover: 'heavy' }, 1 / 6]
])('a die above the armour of borderers when shot at, %o, is thrown so often: %d', (place, chance) => {
  const thrower = warriors(1, {
    dicePerModel: 0,
    acts: [act({ verb: 'test', dice: 1, above: 'enemy-armour-shot', then: 'enemy-loss' })]
  })
  expect(fought(2, thrower, { unit: 'borderers', models: 1, ...place }).defender.wipedOut).toBeCloseTo(chance, 12)
})

// T6.11: two dice for each of four, and four more where they charge on horses
test.each([undefined, 0, 1])('Resilience that is given, %s, takes nothing else from a troop', resilience => {
  const knights: UnitRequest = {
    unit: 'western-knights',
    models: 4,
    mounted: true,
    ...(resilience !== undefined && { resilience })
  }
  expect(fought(2, knights, warriors(4)).attacker.units[0]?.attackDice).toBe(12)
})

// N11: the four that it had are none
test.each<readonly [string, Partial<UnitRequest>, string]>([
  ['an effect', { effects: [{ verb: 'discard-dice', of: 'own', count: 'all' }] }, 'as given'],
  ['an act', { acts: [act({ verb: 'discard-dice', of: 'own', count: 'all' })] }, 'an act']
])('who has no attack dice by %s is shown why', (_, more, source) => {
  const [own] = fought(2, warriors(4, more), warriors(4)).attacker.units
  expect(own?.attackDice).toBe(0)
  const lines = own?.ledger.filter(line => line.what === 'attack dice').map(line => [line.value, line.change, line.source])
  expect(lines?.at(-1)).toEqual([0, -4, source])
})

describe('boxes that take all attack dice away before the fight (N11)', () => {
  const lines = (unit: { readonly ledger: readonly { what: string; value: number; source: string }[] } | undefined) =>
    unit?.ledger.filter(({ what }) => what === 'attack dice').map(({ value, source }) => [value, source])

  // a die hits armour 4 by 1/2, and neither of two dice for the hit saves by 2/3 each (T3.11)
  test('Hold the Line: none strikes, and two dice defend against each hit', () => {
    const { attacker, defender, result } = fought(2, warriors(1), warriors(4, { faction: 'poles', abilities: ['hold-the-line'] }))
    expect(attacker.losses.mean).toBe(0)
    expect(defender.losses.mean).toBeCloseTo((1 / 2) * (2 / 3) ** 2, 12)
    expect(result?.attackerWins).toBeCloseTo(2 / 9, 12)
    expect(lines(defender.units[0])).toEqual([[0, 'special rules']])
  })

  // one die shows more than armour 4 by 1/3, and no arrow is shot besides
  test('Multiple Shots: a die instead of arrows', () => {
    const archers = warriors(4, { weapon: 'bow', faction: 'saracens', abilities: ['multiple-shots'] })
    const scenario: Scenario = { kind: 'shoot', edition: 2, attacker: archers, defender: warriors(1) }
    const { attacker, defender } = odds(scenario, books[2], { asides: false })
    expect(defender.wipedOut).toBeCloseTo(1 / 3, 12)
    expect(lines(attacker.units[0])).toEqual([[0, 'special rules']])
  })
})

// T3.14: nobody acts in a melee that is over
test('a melee that one side did not live to fight has no further act', () => {
  const rests = { acts: [act({ verb: 'fatigue', of: 'own', count: 1, when: 'now' })] }
  const gone = warriors(1, { acts: [act(SACRIFICE), ...rests.acts] })
  const over = 'the melee ends when a unit has removed its last model (V9.13): leave out what comes after it'
  expect(() => fought(2, gone, warriors(4, rests))).toThrow(over)
  expect(() => fought(2, warriors(4, { acts: ['pass', ...rests.acts] }), gone)).toThrow(over)
  const alone = fought(2, warriors(1, { acts: [act(SACRIFICE)] }), warriors(4))
  expect([alone.attacker.wipedOut, alone.defender.losses.mean]).toEqual([1, 0])
})
