import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inspected } from '../../src/battle/faults'
import { readyFight } from '../../src/battle/fight'
import { odds } from '../../src/battle/odds'
import { partsFor, summaryFor, summaryOf } from '../../src/battle/summary'
import { exactly } from '../../src/chance/exact'
import type { Effect } from '../../src/model/effect'
import { allQuantities, MEASURES, measuredFrom, partsOf } from '../../src/model/quantities'
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
  { verb: 'save', on: 3 },
  { verb: 'double-hits' }
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
    { seed: 918, numRuns: fewer(60, 3) }
  )
})

const effectsOf = (edition: 1 | 2): readonly Effect[] => {
  const { abilities, weapons, troops, mounts } = rulebook(edition)
  const rows = [abilities, weapons, troops, mounts].flatMap(table =>
    Object.values<{ readonly effects?: readonly Effect[] }>(table)
  )
  const all = new Map(rows.flatMap(row => row.effects ?? []).map(effect => [JSON.stringify(effect), effect]))
  return [...all.values()]
}

/** Each has something that an effect of its enemy may look at, or changes. */
const ENEMIES: readonly Partial<UnitRequest>[] = [
  {},
  { models: 9, fatigue: 2 },
  { cover: 'heavy', mounted: true },
  { effects: [{ verb: 'armour', of: 'own', count: 1 }], spend: ['armour'] }
]

test.each([1, 2] as const)('every effect of the rulebook does to each enemy what it would alone, edition %s', edition => {
  const book = rulebook(edition)
  const effects: readonly Effect[] = [
    ...effectsOf(edition),
    { verb: 'reroll', of: 'enemy-attack' },
    { verb: 'reroll', of: 'attack', most: { follows: 'enemy-engaged' } }
  ]
  expect(effects.length).toBeGreaterThan(50)
  const levies = (more: Partial<UnitRequest>): UnitRequest => Object.freeze({ unit: 'levies', models: 6, weapon: 'bow', ...more })
  const enemies = ENEMIES.map(levies)
  const alone = (scenario: Scenario): Scenario => structuredClone(scenario)
  for (const effect of effects) {
    const own = levies({ fatigue: 1, effects: [effect] })
    for (const kind of ['melee', 'shoot'] as const)
      for (const enemy of enemies)
        for (const [attacker, defender] of [[own, enemy] as const, [enemy, own] as const]) {
          const scenario: Scenario = { kind, attacker, defender }
          expect(inspected(scenario, book)).toEqual(inspected(alone(scenario), book))
        }
  }
})

test('the book, the readings and the kind of the fight are part of what is remembered', () => {
  const attacker = Object.freeze<UnitRequest>({ unit: 'warriors', models: 6, fatigue: 3 })
  const defender = Object.freeze<UnitRequest>({ unit: 'hearthguard', models: 4, givesUpDice: true })
  const dice = (edition: 1 | 2, readings?: Scenario['readings']) =>
    inspected({ kind: 'melee', attacker, defender, ...(readings && { readings }) }, rulebook(edition)).engagement.attacker.held
  // exhausted: six dice are halved (R3.2), or kept where the last activation does not count (reading charge-exhausts=no)
  expect([dice(1), dice(1), dice(1, { 'charge-exhausts': 'no' }), dice(1)]).toEqual([3, 3, 6, 3])
})

test('a request that may still change is looked at every time', () => {
  const attacker = { unit: 'warriors', models: 6 }
  const defender = { unit: 'warriors', models: 6 }
  const held = () => inspected({ kind: 'melee', attacker, defender }, rulebook(1)).engagement.attacker.held
  expect(held()).toBe(6)
  attacker.models = 4
  expect(held()).toBe(4)
})

const book = rulebook(1)
const charge = (attacker: UnitRequest, defender: UnitRequest) => inspected({ kind: 'melee', attacker, defender }, book).engagement

test('a unit that neither touches nor looks at its enemy is not looked at twice', () => {
  const own = Object.freeze<UnitRequest>({ unit: 'warriors', models: 6, effects: [{ verb: 'attack-dice', count: 2 }] })
  const enemy = Object.freeze<UnitRequest>({ unit: 'levies', models: 8, weapon: 'bow' })
  const { attacker, defender } = charge(own, enemy)
  expect(charge(own, enemy).attacker).toBe(attacker)
  expect(charge(own, enemy).defender).toBe(defender)
  expect(charge(enemy, own).attacker).not.toBe(defender)
  // whomever it meets, and not where the request may still change
  expect(charge(own, { ...enemy }).attacker).toBe(attacker)
  expect(charge({ ...own }, enemy).attacker).not.toBe(attacker)
})

// after a first enemy on foot and fresh, a second that is mounted and tired: what reaches or looks at him tells
const fresh = Object.freeze<UnitRequest>({ unit: 'warriors', models: 4 })
const tired = Object.freeze<UnitRequest>({ unit: 'hearthguard', models: 4, mounted: true, fatigue: 2 })
test.each<readonly [string, Omit<UnitRequest, 'unit'>]>([
  ['takes models away', { effects: [{ verb: 'remove', count: 1, when: 'now' }] }],
  ['lowers the armour of its enemy', { effects: [{ verb: 'armour', of: 'enemy', count: -1 }] }],
  ['tires its enemy', { effects: [{ verb: 'fatigue', of: 'enemy', count: 1, when: 'before' }] }],
  ['counts the fatigue of its enemy', { effects: [{ verb: 'attack-dice', count: { follows: 'enemy-fatigue' } }] }],
  ['hits the mounted better', { effects: [{ verb: 'attack-roll', count: 1, if: { enemyMounted: true } }] }],
  [
    'does so beside what is its own',
    {
      effects: [
        { verb: 'save', on: 3 },
        { verb: 'armour', of: 'enemy', count: -1 }
      ]
    }
  ],
  ['uses a box', { faction: 'vikings', abilities: ['loki'] }],
  ['spends fatigue', { spend: ['enemy-armour'] }],
  ['has a weapon against the mounted', { weapon: 'spear' }]
])('a unit that %s is looked at again', (_, more) => {
  const own = Object.freeze<UnitRequest>({ unit: 'warriors', models: 6, ...more })
  const wary = Object.freeze<UnitRequest>({ unit: 'warriors', models: 5, fatigue: 1 })
  charge(own, fresh)
  charge(fresh, tired)
  charge(own, wary)
  for (const [a, d] of [
    [own, tired],
    [own, wary],
    [tired, own],
    [wary, own]
  ] as const) {
    const { attacker, defender } = charge(a, d)
    const anew = charge({ ...a }, { ...d })
    expect([attacker, defender]).toEqual([anew.attacker, anew.defender])
  }
})

test('a fight whose strikes know nothing of each other is summed up as if its battle had been played', () => {
  fc.assert(
    fc.property(
      unit,
      unit,
      fc.boolean(),
      fc.constantFrom<1 | 2>(1, 2),
      fc.constantFrom('none', 'attacker'),
      fc.constantFrom('yes', 'no'),
      (attacker, one, building, edition, withdraws, overkill) => {
        const defender = building ? { ...one, mounted: false, building } : one
        const readings = { 'overkill-counts': overkill, ...(edition === 2 && { 'tie-withdraws': withdraws }) }
        const scenario: Scenario = { kind: 'melee', edition, attacker, defender, readings }
        const inEdition = rulebook(edition)
        if (inspected(scenario, inEdition).faults.length > 0) return
        const played = summaryOf(readyFight(scenario, inEdition))
        expect(summaryFor(scenario, inEdition)).toEqual(played)
        const parts = partsFor(scenario, inEdition)
        expect(MEASURES.map(parts)).toEqual(MEASURES.map(partsOf(played)))
      }
    ),
    { seed: 2711, numRuns: fewer(100, 30) }
  )
})

const bondi: UnitRequest = { unit: 'bondi', models: 6 }
const huscarls: UnitRequest = { unit: 'huscarls', models: 4 }
test.each<readonly [string, Partial<Scenario>]>([
  ['thrown', { method: 'monte-carlo', trials: 200 }],
  ['of several rounds', { rounds: 3 }],
  ['of a unit that may have what is not known', { defender: { ...huscarls, maybe: [{ weapon: 'danish-axe', chance: 0.5 }] } }],
  ['of a Wrath that is still to be thrown', { defender: { unit: 'jomsvikings', models: 4 } }]
])('a fight %s has the same numbers one by one, together and in its report', (_, more) => {
  const scenario: Scenario = { kind: 'melee', attacker: bondi, defender: huscarls, ...more }
  const together = summaryFor(scenario, book)
  const each = measuredFrom('melee', partsFor(scenario, book))
  const report = odds(scenario, book, { asides: false })
  // how long a fight lasts is told of rounds alone
  for (const { path, of } of allQuantities().filter(quantity => quantity.path !== 'lasts')) {
    expect(of(each), path).toEqual(of(together))
    expect(of(together) ?? 0, path).toBeCloseTo(of(report) ?? 0, 12)
  }
})

test('strikes that are counted come to what they come to when their dice are played', () => {
  const plays = (scenario: Scenario): boolean => inspected(scenario, rulebook(1)).faults.length === 0
  const numRuns = fewer(150, 30)
  let laidOut = 0
  fc.assert(
    fc.property(
      unit,
      unit,
      fc.constantFrom('melee', 'shoot'),
      fc.constantFrom(1, 3),
      fc.constantFrom('hits', 'unsaved'),
      (attacker, defender, kind, rounds, crush) => {
        const readings = { 'crush-timing': crush }
        const scenario: Scenario = { kind, attacker, defender, readings, ...(kind === 'melee' && rounds > 1 && { rounds }) }
        if (!plays(scenario)) return
        const { battle } = readyFight(scenario, rulebook(1))
        if (battle.steps.some(step => 'counts' in step)) laidOut++
        const steps = battle.steps.map(
          (step): typeof step =>
            (state, dice) =>
              step(state, dice)
        )
        const chances = (of: typeof battle) => {
          const { states, weights } = exactly(of)
          return new Map(
            states.map((state, i) => [
              JSON.stringify(
                Object.entries(state)
                  .filter(([, count]) => count > 0)
                  .sort()
              ),
              weights[i] ?? 0
            ])
          )
        }
        const [counted, played] = [chances(battle), chances({ ...battle, steps })]
        expect([...counted.keys()].sort()).toEqual([...played.keys()].sort())
        for (const [state, chance] of played) expect(Math.abs((counted.get(state) ?? 0) - chance), state).toBeLessThan(1e-14)
      }
    ),
    { seed: 27, numRuns }
  )
  expect(laidOut).toBeGreaterThan(numRuns / 4)
})
