import { describe, expect, test } from 'vitest'
import { readyFight } from '../../src/battle/fight'
import type { Scenario } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { scripted } from '../chance/scripted'

/** Each step of a fight with its dice laid down beforehand, in the order in which they fall; a total left over fails. */

const book = rulebook(1)

const play = (scenario: Scenario, totals: readonly number[]) => {
  const { battle } = readyFight(scenario, book)
  const dice = scripted(totals)
  const end = battle.steps.reduce((state, step) => step(state, dice), battle.start)
  expect(dice.left(), 'dice left over').toBe(0)
  return end
}

const melee = (attacker: Scenario['attacker'], defender: Scenario['defender'], more: Partial<Scenario> = {}): Scenario => ({
  kind: 'melee',
  attacker,
  defender,
  ...more
})

describe('a melee', () => {
  const warriors = { unit: 'warriors', models: 8 }
  test('strikes the defender first: hits, saves; then the attacker', () =>
    expect(play(melee(warriors, warriors), [5, 2, 3, 1])).toEqual({ attackerLost: 2, defenderLost: 3 }))
  test('takes no more models than there are', () =>
    expect(play(melee({ unit: 'hearthguard', models: 6 }, { unit: 'warriors', models: 4 }), [12, 0, 0, 0])).toEqual({
      attackerLost: 0,
      defenderLost: 4
    }))
  test('lets saves cancel no more than the hits', () =>
    expect(play(melee(warriors, { ...warriors, givesUpDice: true }), [2, 4, 0, 0])).toEqual({ attackerLost: 0, defenderLost: 0 }))
  test('refuses defence dice beyond twice the hits', () =>
    expect(() => play(melee(warriors, { ...warriors, givesUpDice: true }), [1, 3, 0, 0])).toThrow('2 dice cannot total 3'))
  test('lets a warlord ignore his first uncancelled hit', () => {
    expect(play(melee({ unit: 'warlord' }, warriors), [0, 0, 1, 0])).toEqual({ attackerLost: 0, defenderLost: 0 })
    expect(play(melee({ unit: 'warlord' }, warriors), [0, 0, 2, 0])).toEqual({ attackerLost: 1, defenderLost: 0 })
  })
  test('lets friends die for him where there are enough of them', () => {
    const guarded = { unit: 'warlord', guards: { models: 2, unit: 'hearthguard' } }
    expect(play(melee(guarded, warriors), [0, 0, 3, 0])).toEqual({ attackerLost: 0, attackerGuards: 2, defenderLost: 0 })
    expect(play(melee(guarded, warriors), [0, 0, 4, 0])).toEqual({ attackerLost: 1, attackerGuards: 0, defenderLost: 0 })
  })
})

describe('Thor', () => {
  const hirdmen = { unit: 'hirdmen', models: 4, abilities: ['thor'] }
  test('fights once more with the survivors', () =>
    expect(play(melee(hirdmen, { unit: 'ceorls', models: 6 }), [3, 1, 2, 1, 4, 0, 2, 2])).toEqual({
      attackerLost: 1,
      defenderLost: 6
    }))
  test('does not where one side is gone', () =>
    expect(play(melee(hirdmen, { unit: 'ceorls', models: 3 }), [5, 0, 0, 0])).toEqual({ attackerLost: 0, defenderLost: 3 }))
})

describe('Crush', () => {
  const knights = { unit: 'knights', models: 4, mounted: true, abilities: ['crush'] }
  test('doubles hits that are at least twice those taken, before the defence roll', () =>
    expect(play(melee(knights, { unit: 'ceorls', models: 9 }), [4, 2, 3, 1])).toMatchObject({ attackerLost: 1, defenderLost: 5 }))
  test('leaves fewer alone', () =>
    expect(play(melee(knights, { unit: 'ceorls', models: 9 }), [3, 2, 1, 0])).toMatchObject({ attackerLost: 2, defenderLost: 2 }))
})

describe('The Push', () => {
  test('takes disengaging models above their armour', () =>
    expect(
      play(melee({ unit: 'huscarls', models: 4, abilities: ['the-push'] }, { unit: 'bondi', models: 6 }), [2, 0, 0, 0, 3])
    ).toEqual({
      attackerLost: 0,
      attackerPushed: 0,
      defenderLost: 2,
      defenderPushed: 3
    }))
})

describe('Side by Side', () => {
  test('the enemy defends once against both, then his dice fall on each', () => {
    const together = { together: [{ unit: 'warlord' }, { unit: 'hirdmen', models: 4 }] } as const
    const end = play(melee(together, { unit: 'huscarls', models: 4 }, { split: 2 }), [2, 3, 4, 3, 1, 2, 0])
    expect(end).toMatchObject({ attackerLost: 0, companionLost: 2, companionGuards: 1, defenderLost: 1 })
  })
})

test('a shot: hits, saves, losses', () =>
  expect(
    play({ kind: 'shoot', attacker: { unit: 'crossbowmen', models: 8 }, defender: { unit: 'ceorls', models: 6 } }, [4, 1])
  ).toMatchObject({
    defenderLost: 3
  }))
