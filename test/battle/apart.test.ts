import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inspected } from '../../src/battle/faults'
import type { Effect } from '../../src/model/effect'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { fewer } from '../fewer'

/** How units stood is remembered of requests that cannot change: it may never tell another thing than a look at them would. */

const effects: readonly Effect[] = [
  { verb: 'attack-dice', count: 2 },
  { verb: 'attack-dice', count: { follows: 'enemy-fatigue' } },
  { verb: 'defence-dice', count: { follows: 'enemy-engaged' } },
  { verb: 'armour', of: 'own', count: 1 },
  { verb: 'armour', of: 'enemy', count: -1 },
  { verb: 'fatigue', of: 'enemy', count: 1, when: 'before' },
  { verb: 'remove', count: 1, when: 'now' },
  { verb: 'attack-roll', count: 1, if: { enemyMounted: true } },
  { verb: 'save', on: 3 }
]

const unit: fc.Arbitrary<UnitRequest> = fc
  .record(
    {
      unit: fc.constantFrom('levies', 'warriors', 'hearthguard'),
      models: fc.integer({ min: 1, max: 6 }),
      fatigue: fc.integer({ min: 0, max: 3 }),
      mounted: fc.boolean(),
      cover: fc.constantFrom('none', 'light', 'heavy'),
      weapon: fc.constantFrom('heavy-weapon', 'javelins', 'unarmed'),
      spend: fc.constantFrom<UnitRequest['spend']>([], ['armour'], ['enemy-armour']),
      effects: fc.subarray([...effects], { maxLength: 2 })
    },
    { requiredKeys: ['unit', 'models'] }
  )
  .map(request => request as UnitRequest)

test('units that were met before stand as they would if nobody remembered them', () => {
  fc.assert(
    fc.property(fc.array(unit, { minLength: 3, maxLength: 5 }), fc.constantFrom<1 | 2>(1, 2), (requests, edition) => {
      const book = rulebook(edition)
      const known = requests.map(request => Object.freeze({ ...request }))
      for (const kind of ['melee', 'shoot', 'melee'] as const)
        for (const attacker of known)
          for (const defender of known) {
            const scenario: Scenario = { kind, attacker, defender }
            const anew: Scenario = { kind, attacker: { ...attacker }, defender: { ...defender } }
            expect(inspected(scenario, book)).toEqual(inspected(anew, book))
          }
    }),
    { seed: 918, numRuns: fewer(60, 8) }
  )
})

test('the book, the readings and the kind of the fight are part of what is remembered', () => {
  const attacker = Object.freeze<UnitRequest>({ unit: 'warriors', models: 6, fatigue: 3 })
  const defender = Object.freeze<UnitRequest>({ unit: 'hearthguard', models: 4, givesUpDice: true })
  const dice = (edition: 1 | 2, readings?: Scenario['readings']) =>
    inspected({ kind: 'melee', attacker, defender, ...(readings && { readings }) }, rulebook(edition)).fray.attacker.held
  // exhausted: six dice are halved (R3.2), or kept where the last activation does not count (reading charge-exhausts=no)
  expect([dice(1), dice(1), dice(1, { 'charge-exhausts': 'no' }), dice(1)]).toEqual([3, 3, 6, 3])
})

test('a request that may still change is looked at every time', () => {
  const attacker = { unit: 'warriors', models: 6 }
  const defender = { unit: 'warriors', models: 6 }
  const held = () => inspected({ kind: 'melee', attacker, defender }, rulebook(1)).fray.attacker.held
  expect(held()).toBe(6)
  attacker.models = 4
  expect(held()).toBe(4)
})
