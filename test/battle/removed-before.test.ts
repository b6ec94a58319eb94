import { expect, it } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { Scenario, SideRequest, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** Models that an ability removes before the dice are not there for anything that comes after it. */

const fight = (attacker: SideRequest, defender: UnitRequest, more: Partial<Scenario> = {}) =>
  odds({ kind: 'melee', attacker, defender, ...more }, rulebook(1), { asides: false })

const EXHAUSTION = ['exhaustion']

it.each<readonly [string, UnitRequest, tired: UnitRequest, UnitRequest, left: UnitRequest]>([
  [
    'dice that the Wrath gives for each model (R6.6)',
    { unit: 'huscarls', models: 4 },
    { unit: 'jomsvikings', models: 4, fatigue: 4, wrath: 3 },
    { unit: 'huscarls', models: 4 },
    { unit: 'jomsvikings', models: 2, fatigue: 3, wrath: 3 }
  ],
  [
    'dice that Sven has for each enemy model (R6.4)',
    { unit: 'sven-forkbeard' },
    { unit: 'warriors', models: 3, fatigue: 3 },
    { unit: 'sven-forkbeard' },
    { unit: 'warriors', models: 1, fatigue: 2 }
  ]
])('Exhaustion leaves fewer models for %s', (_, attacker, tired, alone, left) => {
  const [after, plain] = [fight({ ...attacker, abilities: EXHAUSTION }, tired), fight(alone, left)]
  expect(after.result?.attackerWins).toBeCloseTo(plain.result?.attackerWins ?? Number.NaN, 12)
  expect(after.attacker.losses.mean).toBeCloseTo(plain.attacker.losses.mean, 12)
  expect(after.attacker.units[0]?.attackDice).toBe(plain.attacker.units[0]?.attackDice)
  expect(after.defender.units[0]?.attackDice).toBe(plain.defender.units[0]?.attackDice)
})

it('all dice are aimed at a warlord whose companions were sacrificed before them (R6.3)', () => {
  const pair: SideRequest = {
    together: [{ unit: 'vikings-warlord' }, { unit: 'berserkers', models: 2, abilities: [{ id: 'valhalla', count: 2 }] }]
  }
  const enemy = { unit: 'ceorls', models: 9 }
  const { split, notes, attacker } = fight(pair, enemy)
  expect(split).toEqual({ atFirst: 9, of: 9, isBest: true })
  expect(notes.join()).toContain('none of the berserkers is left')
  expect(notes.join()).not.toContain('die for the warlord')
  // each of nine dice hits a warlord on 5+, who saves on 5+: it wounds with 2/9, and the second wound kills
  const dies = 1 - (7 / 9) ** 9 - 9 * (2 / 9) * (7 / 9) ** 8
  expect(attacker.units[0]?.wipedOut).toBeCloseTo(dies, 12)
  expect(() => fight(pair, enemy, { split: 0 })).toThrow('leave the split out')
})

// under frigg-fatigue=tired she takes it off the more tired of two, and of these only one is left
it('Frigg takes no fatigue off those who are gone, however tired they were', () => {
  const berserkers: UnitRequest = {
    unit: 'berserkers',
    models: 2,
    fatigue: 2,
    abilities: [{ id: 'valhalla', count: 2 }, 'frigg']
  }
  const pair: SideRequest = { together: [{ unit: 'vikings-warlord', fatigue: 1 }, berserkers] }
  const { attacker } = fight(pair, { unit: 'ceorls', models: 4 }, { readings: { 'frigg-fatigue': 'tired' } })
  const taken = attacker.units.map(({ ledger }) => ledger.filter(({ what }) => what === 'fatigue').map(({ change }) => change))
  expect(taken).toEqual([[-1], []])
})
