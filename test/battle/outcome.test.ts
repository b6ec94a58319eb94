import { describe, expect, test } from 'vitest'
import { readied } from '../../src/battle/fight'
import { isGone } from '../../src/battle/outcome'
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
  ])('%s: %s', (_, areByLosses, scenario) => expect(readied(scenario, book).tallies.areByLosses).toBe(areByLosses))
})

test.each([
  [1, 3, true],
  [1, 2, false],
  [0, 3, false]
])('two who charge are gone where both are: %i of the warlord, %i of three thralls lost', (attackerLost, companionLost, gone) =>
  expect(isGone(readied(melee({ together: pair }), book), { attackerLost, companionLost, defenderLost: 0 }, 'attacker')).toBe(
    gone
  )
)
