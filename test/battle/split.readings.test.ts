import { expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** The best split is looked for with no more than victory points need: it is the best of all whatever the readings. */

const charge = (companion: UnitRequest, enemy: UnitRequest, more: Partial<Scenario>) =>
  odds({ kind: 'melee', attacker: { together: [{ unit: 'warlord' }, companion] }, defender: enemy, ...more }, rulebook(1), {
    asides: false
  })

test('two defence rolls share bonus dice in turn, or give them to the roll against more hits (bonus-defence-sharing)', () => {
  const enemy: UnitRequest = { unit: 'bondi', models: 6, effects: [{ verb: 'defence-dice', count: 3 }] }
  const wins = (readings: Record<string, string>) =>
    charge({ unit: 'hirdmen', models: 3 }, enemy, { split: 2, readings }).result?.attackerWins
  const each = { 'side-by-side-defence': 'each' }
  expect(wins(each)).not.toBe(wins({ ...each, 'bonus-defence-sharing': 'most' }))
  expect(wins({})).toBe(wins({ 'bonus-defence-sharing': 'most' }))
})

test.each<readonly [string, UnitRequest, UnitRequest, most: number, Partial<Scenario>]>([
  [
    'hits beyond the last model decide whom The Push takes',
    { unit: 'hirdmen', models: 1, effects: [{ verb: 'push' }] },
    { unit: 'bondi', models: 6 },
    3,
    { readings: { 'overkill-counts': 'yes' } }
  ],
  [
    'so they do where only the last of two melees decides',
    { unit: 'hirdmen', models: 2, effects: [{ verb: 'fight-again' }] },
    { unit: 'huscarls', models: 4, effects: [{ verb: 'push' }] },
    4,
    { readings: { 'overkill-counts': 'yes', 'second-melee-winner': 'last' } }
  ],
  [
    'they change nothing in a duel',
    { unit: 'hirdmen', models: 2 },
    { unit: 'huscarls', models: 4 },
    4,
    { rounds: 3, readings: { 'overkill-counts': 'yes' } }
  ]
])('%s', (_what, companion, enemy, most, more) => {
  const best = charge(companion, enemy, more)
  const swings = Array.from({ length: most + 1 }, (_, split) => charge(companion, enemy, { ...more, split }).victoryPoints.swing)
  expect(best.victoryPoints.swing).toBeCloseTo(Math.min(...swings), 12)
  expect(best.split?.atFirst).toBe(swings.findIndex(swing => swing < Math.min(...swings) + 1e-12))
})
