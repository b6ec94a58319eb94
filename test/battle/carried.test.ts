import { expect, test } from 'vitest'
import { aftermathOf } from '../../src/battle/aftermath'
import { inspected } from '../../src/battle/faults'
import { fightOf } from '../../src/battle/fight'
import { exactly } from '../../src/chance/exact'
import type { Effect } from '../../src/model/effect'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** What carries on from a fight into the rest of a turn. */

/** A plan goes on where a fight by itself would be refused: with a unit that is gone. */
const ends = (scenario: Scenario) => {
  const ready = fightOf(inspected(scenario, rulebook(scenario.edition ?? 1)).engagement, scenario)
  return exactly(ready.battle).states.map(state => aftermathOf(ready, state))
}
const gone: readonly Effect[] = [{ verb: 'remove', count: 4, when: 'before' }]
const bondi: UnitRequest = { unit: 'bondi', models: 4, fatigue: 1 }
const taker: UnitRequest = { unit: 'bondi', models: 6, fatigue: 2, effects: gone }
const hirdmen: UnitRequest = { unit: 'hirdmen', models: 3 }

test.each<readonly [string, UnitRequest, UnitRequest, lost: readonly [number, number], fatigue: readonly [number, number]]>([
  ['against a unit that is gone before step 1', taker, bondi, [0, 4], [2, 1]],
  ['of a charger that is gone before it', bondi, taker, [4, 0], [1, 2]]
])('a melee %s does not come about: nobody wins, falls or tires', (_, attacker, defender, lost, fatigue) =>
  expect(ends({ kind: 'melee', attacker, defender })).toEqual([
    {
      units: [
        { role: 'attacker', lost: lost[0], guards: 0, fatigue: fatigue[0], vanished: 0 },
        { role: 'defender', lost: lost[1], guards: 0, fatigue: fatigue[1], vanished: 0 }
      ]
    }
  ])
)

test('a melee that comes about tires both by one, and has a winner (R3.9, R3.10)', () => {
  for (const { units, winner, disengages } of ends({ kind: 'melee', attacker: bondi, defender: { unit: 'levies', models: 6 } })) {
    expect(units.map(({ fatigue }) => fatigue)).toEqual([2, 1])
    const [own = 0, enemies = 0] = units.map(({ lost }) => lost)
    expect(winner).toBe(own === enemies ? 'tie' : own < enemies ? 'attacker' : 'defender')
    expect(disengages).toBe(own >= 4 || enemies >= 6 ? 'nobody' : own < enemies ? 'defender' : 'attacker')
  }
})

test('a shot has no winner, and comes about where nobody is left to be hit', () => {
  const archers: UnitRequest = { unit: 'thralls', models: 8, weapon: 'bow' }
  for (const { winner, disengages } of ends({ kind: 'shoot', attacker: archers, defender: bondi }))
    expect([winner, disengages]).toEqual([undefined, undefined])
})

test('friends who die for him are told; those of two who charge are losses of their own (R6.1, R6.3)', () => {
  const guarded = ends({
    kind: 'melee',
    attacker: { unit: 'warlord', guards: { models: 2, unit: 'hirdmen' } },
    defender: { unit: 'bondi', models: 8 }
  })
  expect(Math.max(...guarded.map(({ units }) => units[0]?.guards ?? 0))).toBe(2)
  const pair = ends({ kind: 'melee', attacker: { together: [{ unit: 'warlord' }, hirdmen] }, defender: bondi, split: 1 })
  expect(pair.map(({ units }) => units.map(({ role }) => role))[0]).toEqual(['attacker', 'companion', 'defender'])
  expect(Math.max(...pair.map(({ units }) => units[1]?.guards ?? 0))).toBe(0)
  expect(Math.max(...pair.map(({ units }) => units[1]?.lost ?? 0))).toBe(3)
})

test('of two who charge one is enough for the melee to come about', () => {
  const few: UnitRequest = { unit: 'bondi', models: 6, effects: [{ verb: 'remove', count: 1, when: 'before' }] }
  const after = (together: readonly [UnitRequest, UnitRequest]) =>
    ends({ kind: 'melee', attacker: { together }, defender: few, split: 0 })
  expect(after([{ unit: 'warlord' }, { unit: 'hirdmen', models: 1 }]).every(({ winner }) => winner !== undefined)).toBe(true)
})

test('fatigue of Resilience that vanished is told, and is not carried on (T6.12)', () => {
  const lord: UnitRequest = {
    unit: 'warlord',
    resilience: 1,
    fatigueLimit: 3,
    effects: [{ verb: 'vanishing-fatigue', count: 2 }]
  }
  const ended = ends({ kind: 'melee', attacker: { unit: 'warriors', models: 8 }, defender: lord, edition: 2 })
  const seen = ended.map(({ units: [, own] }) => `${own?.vanished} of them, ${own?.fatigue} carried`)
  // the first two vanish; one comes of the melee (R3.9), and all that is carried is no more than the limit (T4.3)
  expect([...new Set(seen)].sort()).toEqual([
    '0 of them, 1 carried',
    '1 of them, 1 carried',
    '2 of them, 1 carried',
    '2 of them, 2 carried',
    '2 of them, 3 carried'
  ])
})

test('fatigue taken for Resilience is carried on (V9.8)', () => {
  const lord: UnitRequest = { unit: 'warlord', resilience: 1, fatigueLimit: 3 }
  const ended = ends({ kind: 'melee', attacker: { unit: 'warriors', models: 8 }, defender: lord, edition: 2 })
  const fatigue = ended.map(({ units }) => units[1]?.fatigue)
  // one for the melee (R3.9), and up to three to cancel losses, but no more than the limit (T4.3)
  expect([...new Set(fatigue)].sort()).toEqual([1, 2, 3])
})
