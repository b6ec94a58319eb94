import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { disagreements } from './fractions'

/** Expected numbers along a strike, where they are more than dice times chances. */

const book = rulebook(1)
const shown = (scenario: Scenario) => odds(scenario, book, { asides: false })
const knight: UnitRequest = { unit: 'knights', models: 1, mounted: true, abilities: ['crush'] }
const warrior: UnitRequest = { unit: 'warriors', models: 1 }

const close = (found: readonly number[] | undefined, wanted: readonly number[]) => {
  expect(found).toHaveLength(wanted.length)
  wanted.forEach((chance, k) => expect(found?.[k], `${k}`).toBeCloseTo(chance, 12))
}

/**
 * Two dice on 4 or more: no, one or two hits 1/4, 1/2, 1/4. One die back on 5 or more: a hit 1/3. Two hits always count double, one
 * where none comes back. Saves on 5 or more.
 */
describe.each(['attacker', 'defender'] as const)('Crush of one knight against one warrior, as the %s', side => {
  const scenario = (reading: string): Scenario => ({
    kind: 'melee',
    attacker: side === 'attacker' ? knight : warrior,
    defender: side === 'attacker' ? warrior : knight,
    readings: { 'crush-timing': reading }
  })
  const strike = (reading: string) => shown(scenario(reading))[side].units[0]?.strike
  test('doubles the hits', () => {
    const none = 1 / 4 + 1 / 6 / 3 + 1 / 3 / 9 + 1 / 4 / 81
    const found = strike('hits')
    close(found?.hitsP, [1 / 4, 1 / 6, 1 / 3, 0, 1 / 4])
    close([found?.hits, found?.defenceDice, found?.uncancelled, found?.saves].map(Number), [11 / 6, 11 / 6, 11 / 9, 11 / 18])
    expect(found?.uncancelledP[0]).toBeCloseTo(none, 12)
    expect(found?.losses).toBeCloseTo(1 - none, 12)
    expect(found?.attackDice).toBe(2)
  })
  test('or those that are not cancelled', () => {
    const none = 1 / 4 + 1 / 3 / 3 + 1 / 6 / 3 + 1 / 4 / 9
    const found = strike('unsaved')
    close(found?.hitsP, [1 / 4, 1 / 2, 1 / 4])
    close(found?.uncancelledP, [none, 1 / 9, 1 / 3, 0, 1 / 9])
    close([found?.hits, found?.defenceDice, found?.uncancelled, found?.saves].map(Number), [1, 1, 11 / 9, 1 / 3])
    expect(found?.losses).toBeCloseTo(1 - none, 12)
  })
  test.each(['hits', 'unsaved'])('in fractions too: %s', reading =>
    expect(disagreements(shown({ ...scenario(reading), method: 'fractions' }), 1e-12)).toEqual([])
  )
})

describe('one against two (R6.3)', () => {
  const pair = (more: Partial<UnitRequest> = {}): Scenario => ({
    kind: 'melee',
    attacker: {
      together: [
        { unit: 'warlord', ...more },
        { unit: 'bondi', models: 6, ...more, effects: [{ verb: 'defence-dice', count: 1 }] }
      ]
    },
    defender: { unit: 'warriors', models: 4 },
    split: 1
  })
  test('one die at the warlord, three at the bondi', () => {
    const { attacker, defender } = shown(pair())
    const strike = defender.units[0]?.strike
    expect(strike?.attackDice).toBe(4)
    // 1/3 to hit armour 5, 1/2 to hit armour 4
    expect(strike?.hits).toBeCloseTo(1 / 3 + 3 / 2, 12)
    // a die each, and one more against any hit on the bondi
    expect(strike?.defenceDice).toBeCloseTo(1 / 3 + 3 / 2 + 7 / 8, 12)
    close(strike?.hitsP, [2 / 3 / 8, (2 * 3 + 1) / 24, (2 * 3 + 3) / 24, (2 + 3) / 24, 1 / 24])
    expect(strike?.saves).toBeCloseTo((strike?.hits ?? 0) - (strike?.uncancelled ?? 0), 12)
    // the warlord ignores his only hit
    expect(strike?.losses).toBeCloseTo(attacker.units[1]?.losses?.mean ?? -1, 12)
  })
  test('in fractions too', () => expect(disagreements(shown({ ...pair(), method: 'fractions' }), 1e-12)).toEqual([]))
  test('who have no dice leave nothing to share', () =>
    expect(
      shown(pair({ dicePerModel: 0 })).attacker.units.map(({ strike }) => [strike.hits, strike.uncancelled, strike.losses])
    ).toEqual([
      [0, 0, 0],
      [0, 0, 0]
    ]))
})
