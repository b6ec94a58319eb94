import { describe, expect, test } from 'vitest'
import { readyFight } from '../../src/battle/fight'
import { duelWinnerOf, isGone, lossesIn, retreatOf, winnerOf } from '../../src/battle/outcome'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** Which losses decide the winner (R3.10), and when a side is gone. */

const book = rulebook(1)
const bondi: UnitRequest = { unit: 'bondi', models: 2 }
const hirdmen: UnitRequest = { unit: 'hirdmen', models: 4 }
const guarded: UnitRequest = { unit: 'warlord', guards: { models: 1, unit: 'hearthguard' } }
const pair = [{ unit: 'warlord' }, { unit: 'thralls', models: 3 }] as const
const melee = (attacker: Scenario['attacker'], defender = bondi, readings?: Scenario['readings']): Scenario => ({
  kind: 'melee',
  attacker,
  defender,
  ...('together' in attacker && { split: 0 }),
  ...(readings && { readings })
})
const playing = (...abilities: NonNullable<UnitRequest['abilities']>): UnitRequest => ({ ...hirdmen, abilities })
const valhalla = playing({ id: 'valhalla', count: 1 })

describe('all losses decide the winner, and nothing else does', () => {
  test.each<readonly [string, boolean, Scenario]>([
    ['in an ordinary charge', true, melee(hirdmen)],
    ['Side by Side', true, melee({ together: pair })],
    [
      'but for those who died for a warlord at their side, by reading',
      false,
      melee({ together: pair }, bondi, { 'sacrifice-counts': 'no' })
    ],
    ['but for friends, who are no losses of his', false, melee(guarded)],
    ['where friends do not count by reading', true, melee(guarded, bondi, { 'sacrifice-counts': 'no' })],
    ['but for those who went to Valhalla', false, melee(valhalla)],
    ['where those count by reading', true, melee(valhalla, bondi, { 'valhalla-counts': 'yes' })],
    ['but for hits beyond the last model, by reading', false, melee(hirdmen, bondi, { 'overkill-counts': 'yes' })],
    ['where no hit can fall beyond the last model', true, melee(bondi, bondi, { 'overkill-counts': 'yes' })],
    ['but for those whom The Push takes', false, melee({ unit: 'huscarls', models: 4, abilities: ['the-push'] })],
    ['of both melees of Thor', true, melee(playing('thor'))],
    ['but for those of the first, by reading', false, melee(playing('thor'), bondi, { 'second-melee-winner': 'last' })]
  ])('%s: %s', (_, areByLosses, scenario) => expect(readyFight(scenario, book).tallies.areByLosses).toBe(areByLosses))
})

test.each([
  [1, 3, true],
  [1, 2, false],
  [0, 3, false]
])('two who charge are gone where both are: %i of the warlord, %i of three thralls lost', (attackerLost, companionLost, gone) =>
  expect(isGone(readyFight(melee({ together: pair }), book), { attackerLost, companionLost, defenderLost: 0 }, 'attacker')).toBe(
    gone
  )
)

describe('who wins, and who leaves (R3.10, R3.11)', () => {
  const house: UnitRequest = { ...bondi, models: 8, building: true }
  test.each<readonly [string, Scenario, Readonly<Record<string, number>>, winner: string, leaves: string]>([
    ['who lost more loses and leaves', melee(hirdmen), { attackerLost: 1, defenderLost: 0 }, 'defender', 'attacker'],
    ['whoever it is', melee(hirdmen, hirdmen), { attackerLost: 1, defenderLost: 2 }, 'attacker', 'defender'],
    ['after a tie the attacker leaves', melee(hirdmen), { attackerLost: 1, defenderLost: 1 }, 'tie', 'attacker'],
    ['nobody where the one is gone', melee(hirdmen), { attackerLost: 0, defenderLost: 2 }, 'attacker', 'nobody'],
    ['nobody where the other is', melee(hirdmen), { attackerLost: 4, defenderLost: 0 }, 'defender', 'nobody'],
    ['nobody leaves a building', melee(hirdmen, house), { attackerLost: 0, defenderLost: 3 }, 'attacker', 'attacker'],
    [
      'losses of both of two',
      melee({ together: pair }),
      { attackerLost: 0, companionLost: 1, defenderLost: 1 },
      'tie',
      'attacker'
    ],
    ['more of both', melee({ together: pair }), { attackerLost: 1, companionLost: 1, defenderLost: 1 }, 'defender', 'attacker'],
    [
      'two are there while one is',
      melee({ together: pair }),
      { attackerLost: 1, companionLost: 2, defenderLost: 1 },
      'defender',
      'attacker'
    ],
    ['friends are losses', melee(guarded), { attackerLost: 0, attackerGuards: 1, defenderLost: 0 }, 'defender', 'attacker'],
    [
      'or none, by reading',
      melee(guarded, bondi, { 'sacrifice-counts': 'no' }),
      { attackerLost: 0, attackerGuards: 1, defenderLost: 0 },
      'tie',
      'attacker'
    ]
  ])('%s', (_, scenario, state, winner, leaves) => {
    const ready = readyFight(scenario, book)
    expect([winnerOf(ready, state), retreatOf(ready, state)]).toEqual([winner, leaves])
  })

  test.each<readonly [readonly [number, number, number], own: number, enemy: number]>([
    [[1, 2, 0], 3, 0],
    [[0, 1, 2], 1, 2],
    [[1, 0, 1], 1, 1]
  ])('of two who charge the losses are those of both: %j', ([attackerLost, companionLost, defenderLost], own, enemy) => {
    const ready = readyFight(melee({ together: pair }), book)
    const state = { attackerLost, companionLost, defenderLost }
    expect([lossesIn(ready, 'attacker')(state), lossesIn(ready, 'defender')(state)]).toEqual([own, enemy])
  })
})

describe('who wins a fight to the end (R8.3)', () => {
  const lord = (wounds?: number): UnitRequest => ({ unit: 'warlord', ...(wounds !== undefined && { wounds }) })
  test.each<readonly [string, UnitRequest, UnitRequest, lost: readonly [number, number], winner: string]>([
    ['who lives', hirdmen, { ...bondi, models: 3 }, [3, 3], 'attacker'],
    ['though the other lost less', { ...bondi, models: 3 }, hirdmen, [3, 3], 'defender'],
    ['nobody where both are gone', hirdmen, { ...bondi, models: 3 }, [4, 3], 'tie'],
    ['who lost less where both live', hirdmen, { ...bondi, models: 3 }, [1, 2], 'attacker'],
    ['nobody where both lost as many', hirdmen, { ...bondi, models: 3 }, [1, 1], 'tie'],
    ['who keeps more wounds', lord(12), lord(10), [3, 2], 'attacker'],
    ['nobody who keeps as many', lord(12), lord(10), [4, 2], 'tie'],
    ['who lost less where one alone has wounds', lord(12), { ...bondi, models: 4 }, [3, 2], 'defender']
  ])('%s', (_, attacker, defender, [attackerLost, defenderLost], winner) => {
    const ready = readyFight({ ...melee(attacker, defender), rounds: 2 }, book)
    expect(ready.isDuel).toBe(true)
    expect(duelWinnerOf(ready, { attackerLost, defenderLost })).toBe(winner)
  })
})
