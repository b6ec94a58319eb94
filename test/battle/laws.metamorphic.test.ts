import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faults } from '../../src/battle/faults'
import { odds } from '../../src/battle/odds'
import { changingReadings } from '../../src/battle/readings-in-play'
import type { Effect } from '../../src/model/effect'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { fights, scenarioOf } from './fights'

/** How a fight must change when what is asked of it changes: laws of readings and of abilities. */

const book = rulebook(1)
const CLOSE = 1e-12
const plain = { seed: 1016, numRuns: 80, maxSkipsPerRun: 1000 } as const

const fought = (scenario: Scenario) => odds(scenario, book, { asides: false })

/** Everything dice decide, number by number. */
const figures = (scenario: Scenario): readonly number[] => {
  const { attacker, defender, result, disengages, joint, victoryPoints } = fought(scenario)
  return [
    ...joint.p.flat(),
    ...Object.values(result ?? {}),
    ...Object.values(disengages ?? {}),
    ...Object.values(victoryPoints),
    ...[attacker.wipedOut, defender.wipedOut, attacker.fatigueAfter, defender.fatigueAfter]
  ]
}

const apart = (a: readonly number[], b: readonly number[]): number =>
  a.length === b.length
    ? a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? 0))), 0)
    : Number.POSITIVE_INFINITY

const same = (a: Scenario, b: Scenario): void => {
  expect(apart(figures(a), figures(b))).toBeLessThan(CLOSE)
}

const unit: fc.Arbitrary<UnitRequest> = fc.record({
  unit: fc.constantFrom('levies', 'warriors', 'hearthguard'),
  models: fc.integer({ min: 1, max: 9 }),
  fatigue: fc.nat(3),
  weapon: fc.constantFrom('none', 'danish-axe')
})

const sane = unit.filter(({ unit: troop, weapon }) => !(troop === 'levies' && weapon === 'danish-axe'))

const melee = (attacker: UnitRequest, defender: UnitRequest, more: Partial<Scenario> = {}): Scenario => ({
  kind: 'melee',
  attacker,
  defender,
  ...more
})

const having = (one: UnitRequest, ...effects: readonly Effect[]): UnitRequest => ({ ...one, effects })

describe('laws of readings', () => {
  test('a reading that is told to change a fight changes it, and no other does', { timeout: 120_000 }, () =>
    fc.assert(
      fc.property(fights, fight => {
        const scenario = scenarioOf(fight)
        fc.pre(faults(scenario, book).length === 0)
        const here = figures(scenario)
        const shown = new Map(changingReadings(scenario, book).map(({ name, others }) => [name, others]))
        for (const [name, { values, default: usual }] of Object.entries(book.readings)) {
          const value = scenario.readings?.[name] ?? usual
          for (const other of Object.keys(values).filter(each => each !== value)) {
            const there: Scenario = { ...scenario, readings: { ...scenario.readings, [name]: other } }
            // what is refused under another reading is shown as a change, and has no figures
            if (faults(there, book).length > 0) continue
            const moved = apart(here, figures(there)) > 1e-9
            expect(shown.get(name)?.includes(other) ?? false, `${name}=${other}`).toBe(moved)
          }
        }
      }),
      { ...plain, numRuns: 40 }
    )
  )

  test('saying a default aloud changes nothing', () =>
    fc.assert(
      fc.property(sane, sane, fc.constantFrom(...Object.entries(book.readings)), (one, other, [name, { default: usual }]) =>
        same(melee(one, other), melee(one, other, { readings: { [name]: usual } }))
      ),
      plain
    ))

  test('armour that stays within 2 and 6 on the way is the same summed up or step by step (R1.2)', () =>
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 5 }), fc.constantFrom(-1, 1), sane, (armour, count, other) => {
        const one = having({ unit: 'warriors', models: 6, armour }, { verb: 'armour', of: 'own', count })
        same(
          melee(one, other, { readings: { 'armour-clamp': 'sum' } }),
          melee(one, other, { readings: { 'armour-clamp': 'each' } })
        )
      }),
      plain
    ))

  test('hits beyond the last model can decide who wins, never who falls', () =>
    fc.assert(
      fc.property(sane, sane, (one, other) => {
        const [no, yes] = ['no', 'yes'].map(value => fought(melee(one, other, { readings: { 'overkill-counts': value } })))
        expect(apart(no?.joint.p.flat() ?? [], yes?.joint.p.flat() ?? [])).toBeLessThan(CLOSE)
      }),
      plain
    ))
})

describe('laws of abilities', () => {
  test('a bonus and its opposite are none', () =>
    fc.assert(
      fc.property(sane, sane, fc.integer({ min: 1, max: 2 }), (one, other, count) => {
        same(
          melee(having(one, { verb: 'armour', of: 'own', count }, { verb: 'armour', of: 'own', count: -count }), other),
          melee(one, other)
        )
        same(melee(having(one, { verb: 'attack-dice', count }, { verb: 'attack-dice', count: -count }), other), melee(one, other))
      }),
      plain
    ))

  test('dice given at once are dice given one by one', () =>
    fc.assert(
      fc.property(
        sane,
        sane,
        fc.integer({ min: 2, max: 5 }),
        fc.constantFrom('attack-dice', 'defence-dice'),
        (one, other, count, verb) => {
          const singly = Array.from({ length: count }, (): Effect => ({ verb: verb as 'attack-dice', count: 1 }))
          same(melee(having(one, { verb: verb as 'attack-dice', count }), other), melee(having(one, ...singly), other))
        }
      ),
      plain
    ))

  test('in what order bonuses are won is nothing to the dice', () =>
    fc.assert(
      fc.property(sane, sane, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (one, other, order) => {
        const bonuses: readonly Effect[] = [
          { verb: 'attack-dice', count: 2 },
          { verb: 'armour', of: 'own', count: 1 },
          { verb: 'reroll', of: 'defence' },
          { verb: 'defence-dice', count: 1 }
        ]
        const shuffled = order.flatMap(i => bonuses[i] ?? [])
        same(melee(having(one, ...bonuses), other), melee(having(one, ...shuffled), other))
      }),
      plain
    ))

  test("one's own armour +1 is the enemy's attack roll -1 where no natural roll comes between", () =>
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 4 }), sane, (armour, other) => {
        const base: UnitRequest = { unit: 'warriors', models: 6, armour }
        const foe = { ...other, weapon: 'none' }
        same(
          melee(having(base, { verb: 'armour', of: 'own', count: 1 }), foe),
          melee(base, having(foe, { verb: 'attack-roll', count: -1 }))
        )
      }),
      plain
    ))

  test('an ability is the verbs it is made of: Shieldwall, Ullr and Hard as Iron (section 7)', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        sane,
        fc.constantFrom<readonly [string, string, Effect]>(
          ['huscarls', 'shieldwall', { verb: 'armour', of: 'own', count: 1 }],
          ['hirdmen', 'ullr', { verb: 'reroll', of: 'attack' }],
          ['huscarls', 'hard-as-iron', { verb: 'reroll', of: 'defence' }]
        ),
        (models, other, [troop, ability, effect]) =>
          same(melee({ unit: troop, models, abilities: [ability] }, other), melee(having({ unit: troop, models }, effect), other))
      ),
      plain
    ))

  test('more attack dice than the cap allows are lost, so that twice as many bonuses change nothing (R3.5)', () =>
    fc.assert(
      fc.property(sane, sane, (one, other) =>
        same(
          melee(having(one, { verb: 'attack-dice', count: 40 }), other),
          melee(having(one, { verb: 'attack-dice', count: 80 }), other)
        )
      ),
      plain
    ))
})
