import { describe, expect, test } from 'vitest'
import { aftermathOf } from '../../src/battle/aftermath'
import { inspected } from '../../src/battle/faults'
import { readyFight } from '../../src/battle/fight'
import { firstStrikeAt, firstStrikeKey, hasIndependentStrikes, laterStrikeKey } from '../../src/battle/strike-key'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** What a fight depends on, by which thousands of fights are distinguished. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
const ready = (scenario: Scenario) => readyFight(scenario, books[scenario.edition ?? 1])
const bondi: UnitRequest = { unit: 'bondi', models: 6 }
const hirdmen: UnitRequest = { unit: 'hirdmen', models: 4 }
const thor: UnitRequest = { ...hirdmen, abilities: ['thor'] }
const melee = (
  attacker: Scenario['attacker'] = hirdmen,
  defender: UnitRequest = bondi,
  more: Partial<Scenario> = {}
): Scenario => ({
  kind: 'melee',
  attacker,
  defender,
  ...more
})
const shot: Scenario = {
  kind: 'shoot',
  attacker: { unit: 'thralls', models: 8, weapon: 'bow' },
  defender: { ...bondi, cover: 'heavy' }
}
const effects = (...list: NonNullable<UnitRequest['effects']>): UnitRequest => ({ ...hirdmen, effects: list })

describe('the two strikes of a fight know nothing of each other', () => {
  test.each<readonly [string, boolean, Scenario]>([
    ['of an ordinary charge', true, melee()],
    ['of a shot', true, shot],
    ['of a charge at a warlord', true, melee(hirdmen, { unit: 'warlord' })],
    ['of a duel', false, melee(hirdmen, bondi, { rounds: 2 })],
    ['of a charge Side by Side', false, melee({ together: [{ unit: 'warlord' }, hirdmen] }, bondi, { split: 1 })],
    ['where hits beyond the last model count', false, melee(hirdmen, bondi, { readings: { 'overkill-counts': 'yes' } })],
    ['where friends may die', false, melee(hirdmen, { unit: 'warlord', guards: { models: 1, unit: 'warriors' } })],
    ['where the last model resists', false, melee({ unit: 'harold-godwinson' })],
    ['where hits count double', false, melee(effects({ verb: 'double-hits' }))],
    ['where one pushes', false, melee(effects({ verb: 'push' }))],
    ['where they fight again', false, melee(thor)],
    ['where the defender fights again', false, melee(hirdmen, { ...bondi, abilities: ['thor'] })],
    [
      'where fatigue cancels losses, by its own fatigue alone',
      true,
      { ...melee({ unit: 'warlord', resilience: 1 }, { unit: 'warriors', models: 6 }), edition: 2 }
    ]
  ])('%s: %s', (_, apart, scenario) => expect(hasIndependentStrikes(ready(scenario).engagement, scenario.rounds)).toBe(apart))

  test.each<readonly [string, Scenario]>([
    ['charges', melee(hirdmen, { ...bondi, effects: [{ verb: 'remove', count: 4, when: 'before' }] })],
    ['is charged', melee(effects({ verb: 'remove', count: 6, when: 'before' }))]
  ])('but not where the unit that %s is gone before the dice: a plan plays that too', (_, scenario) =>
    expect(hasIndependentStrikes(inspected(scenario, books[1]).engagement)).toBe(false)
  )

  test.each<readonly [string, Scenario]>([
    ['a charge', melee({ ...hirdmen, abilities: ['ullr'] }, { ...bondi, givesUpDice: true, armour: 5 })],
    ['a charge at a warlord', melee({ ...hirdmen, abilities: [{ id: 'valhalla', count: 1 }] }, { unit: 'warlord' })],
    ['a shot', shot]
  ])('and are those of the fighters: %s', (_, scenario) => {
    const { engagement, attacker, defender } = ready(scenario)
    const onDefender = firstStrikeAt(engagement, 'defender')
    expect(onDefender).toEqual({
      dice: attacker.dice,
      die: attacker.rounds[0]?.die.defender,
      guard: defender.rounds[0]?.guard[defender.left],
      lives: defender.left,
      lossRules: defender.lossRules
    })
    const onAttacker = firstStrikeAt(engagement, 'attacker')
    expect(onAttacker).toMatchObject({
      dice: defender.dice,
      lives: attacker.left,
      lossRules: attacker.lossRules,
      guard: attacker.rounds[0]?.guard[attacker.left]
    })
    expect(onAttacker.die).toBe(defender.rounds[0]?.die.attacker)
    expect(onDefender.die).toBe(attacker.rounds[0]?.die.defender)
  })
})

const both = (scenario: Scenario) => `${firstStrikeKey(ready(scenario))};${laterStrikeKey(ready(scenario))}`

describe('fights that go other ways are told apart', () => {
  test.each<readonly [string, Scenario]>([
    ['attack dice', melee(effects({ verb: 'attack-dice', count: 1 }))],
    ['the face that hits', melee(effects({ verb: 'attack-roll', count: 1 }))],
    ['the face the enemy hits on', melee(effects({ verb: 'armour', of: 'own', count: 1 }))],
    ['saves', melee(effects({ verb: 'save', on: 4 }))],
    ['defence dice', melee(effects({ verb: 'defence-dice', count: 1 }))],
    ['re-rolls', melee(effects({ verb: 'reroll', of: 'attack' }))],
    ['hits ignored', melee(effects({ verb: 'ignore-hits', count: 1 }))],
    ['hits the last model ignores', melee(effects({ verb: 'ignore-hits', count: 1, of: 'last' }))],
    ['hits that count double', melee(effects({ verb: 'double-hits' }))],
    ['who pushes', melee(effects({ verb: 'push' }))],
    ['a further melee', melee(thor)],
    ['melees', melee(hirdmen, bondi, { rounds: 2 })],
    ['friends', melee({ unit: 'warlord', guards: { models: 1, unit: 'warriors' } })],
    ['models', melee(hirdmen, { ...bondi, models: 7, engaged: 6 })],
    ['models removed before the dice', melee({ ...hirdmen, abilities: [{ id: 'valhalla', count: 1 }] })]
  ])('%s', (_, scenario) => expect(both(scenario)).not.toBe(both(melee())))
  // by what is still to come alone
  test.each<readonly [string, UnitRequest, UnitRequest]>([
    ['dice of a further melee', thor, { ...bondi, dicePerModel: 2 }],
    ['the face that hits in it', thor, { ...bondi, armour: 5 }],
    ['what they ignore in it', thor, { ...bondi, effects: [{ verb: 'ignore-hits', count: 1 }] }],
    ['whom The Push takes after it', { ...hirdmen, effects: [{ verb: 'push' }] }, { ...bondi, armour: 5 }]
  ])('%s', (_, attacker, defender) => {
    const usual = attacker === thor ? melee(thor) : melee(attacker)
    expect(laterStrikeKey(ready(melee(attacker, defender)))).not.toBe(laterStrikeKey(ready(usual)))
  })
  test('one split and another', () => {
    const pair = (split: number) => both(melee({ together: [{ unit: 'warlord' }, hirdmen] }, bondi, { split }))
    expect(pair(0)).not.toBe(pair(1))
    expect(pair(1)).toBe(pair(1))
  })
  test('a duel from Thor', () => expect(both(melee(thor))).not.toBe(both(melee(hirdmen, bondi, { rounds: 2 }))))
  test('Resilience, and the fatigue it starts from', () => {
    const resilient = (resilience: number, fatigue: number) =>
      both({ ...melee({ unit: 'warlord', resilience, fatigue }, { unit: 'warriors', models: 6 }), edition: 2 })
    expect(new Set([resilient(1, 0), resilient(2, 0), resilient(1, 1)]).size).toBe(3)
  })
})

describe('fights that go the same way are not', () => {
  test('whatever they are called, and whoever is tired without harm', () => {
    expect(both(melee({ unit: 'hearthguard', models: 4 }, { unit: 'warriors', models: 6 }))).toBe(both(melee()))
    expect(both(melee({ ...hirdmen, fatigue: 1 }))).toBe(both(melee()))
  })
  test('after a first step in which they differ: what is played in the first melee of Thor', () => {
    const [plain, more] = [melee(thor), melee({ ...thor, effects: [{ verb: 'attack-dice', count: 2 }] })].map(ready)
    if (!plain || !more) throw new Error('two fights')
    expect(firstStrikeKey(plain)).not.toBe(firstStrikeKey(more))
    expect(laterStrikeKey(plain)).toBe(laterStrikeKey(more))
  })
  test('but how they defend is still to come where hits come first (Crush)', () => {
    const crushed = (givesUpDice: boolean) =>
      laterStrikeKey(ready(melee({ unit: 'knights', mounted: true, models: 4, abilities: ['crush'] }, { ...bondi, givesUpDice })))
    expect(crushed(true)).not.toBe(crushed(false))
    // without Crush the first melee is one step, and how they defended in it is over
    const after = (givesUpDice: boolean) => laterStrikeKey(ready(melee(hirdmen, { ...bondi, givesUpDice })))
    expect(after(true)).toBe(after(false))
  })
  test('no split is another than none at the first unit', () => {
    const alone = firstStrikeKey({ ...ready(melee()) })
    expect(alone).not.toBe(firstStrikeKey({ ...ready(melee()), split: 0 }))
    expect(alone).not.toBe(firstStrikeKey({ ...ready(melee()), split: 1 }))
  })
})

describe('what carries on into the turn', () => {
  const fight = () => ready(melee(hirdmen, { unit: 'warlord', guards: { models: 2, unit: 'hearthguard' } }))
  test('losses, friends, fatigue, the winner and who disengages', () =>
    expect(aftermathOf(fight(), { attackerLost: 1, defenderLost: 0, defenderGuards: 2 })).toEqual({
      units: [
        { role: 'attacker', lost: 1, guards: 0, fatigue: 1, vanished: 0 },
        { role: 'defender', lost: 0, guards: 2, fatigue: 1, vanished: 0 }
      ],
      // one lost against two friends (R3.10, reading sacrifice-counts)
      winner: 'attacker',
      disengages: 'defender'
    }))
  test('of a companion who died for the warlord no friends', () => {
    const pair = ready(melee({ together: [{ unit: 'warlord' }, hirdmen] }, bondi, { split: 1 }))
    expect(aftermathOf(pair, { attackerLost: 0, companionLost: 1, companionGuards: 2, defenderLost: 0 }).units).toEqual([
      { role: 'attacker', lost: 0, guards: 0, fatigue: 1, vanished: 0 },
      { role: 'companion', lost: 3, guards: 0, fatigue: 1, vanished: 0 },
      { role: 'defender', lost: 0, guards: 0, fatigue: 1, vanished: 0 }
    ])
  })
  test('of a shot losses and fatigue alone; fatigue taken for Resilience too', () => {
    expect(aftermathOf(ready(shot), { attackerLost: 0, defenderLost: 2 })).toEqual({
      units: [
        { role: 'attacker', lost: 0, guards: 0, fatigue: 0, vanished: 0 },
        { role: 'defender', lost: 2, guards: 0, fatigue: 0, vanished: 0 }
      ]
    })
    const resilient = ready({ ...melee({ unit: 'warlord', resilience: 1 }, { unit: 'warriors', models: 6 }), edition: 2 })
    expect(aftermathOf(resilient, { attackerLost: 0, attackerTired: 2, defenderLost: 0 }).units[0]?.fatigue).toBe(3)
  })
})
