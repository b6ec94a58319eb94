import { expect, test } from 'vitest'
import { inspected } from '../../src/battle/faults'
import { readyFight } from '../../src/battle/fight'
import { meleeOf } from '../../src/battle/melee'
import type { Unit } from '../../src/battle/unit'
import type { Dice } from '../../src/chance/dice'
import type { Scenario } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** Melees of two who charge Side by Side (R6.3), step by step. */

const book = rulebook(1)
const charge: Scenario = {
  kind: 'melee',
  attacker: {
    together: [
      { unit: 'warlord', effects: [{ verb: 'attack-dice', count: 4, into: 'pool' }] },
      { unit: 'hirdmen', models: 2, abilities: ['thor'] }
    ]
  },
  defender: { unit: 'bondi', models: 3 }
}

/** How many dice are thrown, in order; none hits. */
const counting = () => {
  const counts: number[] = []
  const dice: Dice = {
    roll: count => {
      counts.push(count)
      return 0
    },
    play: (game, ...stakes) => game(dice, ...stakes)
  }
  return { counts, dice }
}

test.each<readonly [string, { attackerLost: number; companionLost: number }, readonly number[]]>([
  ['all fight on', { attackerLost: 0, companionLost: 0 }, [9, 4, 0, 1, 0, 2, 0]],
  [
    'a fallen warlord throws no dice, those of special rules neither',
    { attackerLost: 1, companionLost: 0 },
    [0, 4, 0, 3, 0, 0, 0]
  ],
  ['nor do fallen hirdmen', { attackerLost: 0, companionLost: 2 }, [9, 0, 0, 0, 0, 3, 0]]
])('in a second melee %s: warlord, hirdmen, saves; at hirdmen, saves; at the warlord, saves', (_, lost, thrown) => {
  const { battle, stepsOfMelee } = readyFight({ ...charge, split: 2 }, book)
  const { counts, dice } = counting()
  battle.steps[stepsOfMelee]?.({ ...battle.start, ...lost }, dice)
  expect(counts).toEqual(thrown)
})

test('the search of the best split hides no fault of the program', () => {
  const attacker = { together: [{ unit: 'warlord' }, { unit: 'hirdmen', models: 2 }] } as const
  const { engagement } = inspected({ ...charge, attacker }, book)
  const unit: Unit = { ...engagement.defender.unit, parts: undefined as never }
  expect(() => meleeOf({ ...engagement, defender: { ...engagement.defender, unit } })).toThrow(TypeError)
})
