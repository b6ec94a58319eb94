import { describe, expect, test } from 'vitest'
import { readyFight } from '../../src/battle/fight'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import type { Rulebook } from '../../src/rules/types'
import { scripted } from '../chance/scripted'

/** Resilience and bodyguards of the second edition (V9.8), with dice laid down beforehand: hits, saves, of the defender first. */

const play = (attacker: UnitRequest, totals: readonly number[], more: Partial<Scenario> = {}) => {
  const scenario: Scenario = { kind: 'melee', edition: 2, attacker, defender: { unit: 'warriors', models: 8 }, ...more }
  const { battle } = readyFight(scenario, rulebook(2))
  const dice = scripted(totals)
  const end = battle.steps.reduce((state, step) => step(state, dice), battle.start)
  expect(dice.left(), 'dice left over').toBe(0)
  return end
}

const warlord = (resilience: number, more: Partial<UnitRequest> = {}): UnitRequest => ({ unit: 'warlord', resilience, ...more })
const lost = (attackerLost: number, attackerTired: number) => ({ attackerLost, attackerTired, defenderLost: 0 })

describe('fatigue cancels losses', () => {
  test.each([
    [1, 0, 0, 0, 0],
    [1, 0, 1, 0, 1],
    [1, 0, 3, 0, 3],
    [1, 0, 4, 1, 0],
    [1, 2, 1, 0, 1],
    [1, 2, 2, 1, 0],
    [2, 0, 1, 0, 1],
    [2, 0, 2, 0, 1],
    [2, 0, 3, 0, 2],
    [2, 0, 6, 0, 3],
    [2, 0, 7, 1, 0]
  ])('Resilience(%i) with %i fatigue against %i hits: %i lost, %i fatigue taken', (resilience, fatigue, hits, fallen, tired) =>
    // he takes none where he would be gone all the same (T6.1)
    expect(play(warlord(resilience, { fatigue }), [0, 0, hits, 0])).toEqual(lost(fallen, tired))
  )
  test('not while exhausted', () =>
    expect(play(warlord(1, { fatigue: 3 }), [0, 0, 1, 0])).toEqual({ attackerLost: 1, defenderLost: 0 }))
  // two were taken in the first melee, which gave one more: he is exhausted (T3 step 7, T4.4)
  test('what the first melee took, and its own, are there in the second', () => {
    const twice = (hits: number) => play(warlord(1), [0, 0, hits, 0, 0, 0, 1, 0], { rounds: 2 })
    expect(twice(2)).toEqual({ ...lost(1, 2), attackerEnded: 0 })
    expect(twice(1)).toEqual({ ...lost(0, 2), attackerEnded: 0 })
  })
  const resilienceOf = (unit: UnitRequest): number => {
    const defender = { unit: 'warriors', models: 8 }
    return readyFight({ kind: 'melee', edition: 2, attacker: unit, defender }, rulebook(2)).attacker.combatant.resilience
  }
  test.each(['gunnar', 'njall'])('none of %s, for whom no Resilience is listed (T6.11)', unit =>
    expect(resilienceOf({ unit })).toBe(0)
  )
  test.each(['warlord', 'ragnar-lothbrok', 'harald-hardrada', 'heroic-hearthguard', 'wagon'])(
    'none of %s where that is said',
    unit => {
      expect(resilienceOf({ unit })).toBeGreaterThan(0)
      expect(resilienceOf({ unit, resilience: 0 })).toBe(0)
    }
  )
})

describe('bodyguards', () => {
  const guarded = (hits: number) => play(warlord(1, { fatigue: 3, guards: { models: 2, unit: 'hearthguard' } }), [0, 0, hits, 0])
  test('die for him where there are enough of them', () => {
    expect(guarded(1)).toMatchObject({ attackerLost: 0, attackerGuards: 1 })
    expect(guarded(2)).toMatchObject({ attackerLost: 0, attackerGuards: 2 })
    expect(guarded(3)).toMatchObject({ attackerLost: 1, attackerGuards: 0 })
  })
})

test('the target of a shot takes fatigue too', () => {
  const archers: UnitRequest = { unit: 'warriors', models: 8, weapon: 'bow' }
  const shot = (hits: number) => play(archers, [hits, 0], { kind: 'shoot', defender: warlord(1, { fatigue: 1 }) })
  expect(shot(2)).toMatchObject({ defenderLost: 0, defenderTired: 2 })
  expect(shot(3)).toMatchObject({ defenderLost: 1, defenderTired: 0 })
})

// a troop of a user's own file, whose Resilience no source gives; a hit by 1/3 is not saved by 1/2 (E06)
test.each<readonly [number | undefined, dies: number]>([
  [undefined, 1 - (5 / 6) ** 6],
  [1, 203 / 23328]
])('of an unknown Resilience none counts unless it is said, and the report says so: %s', (resilience, dies) => {
  const [known, { troops }] = [rulebook(2), rulebook(2)]
  const plain = troops['warlord'] as Rulebook['troops'][string]
  const book: Rulebook = { ...known, troops: { ...troops, warlord: { ...plain, resilience: 'unknown' } } }
  const { defender, notes } = odds(
    {
      kind: 'shoot',
      edition: 2,
      attacker: { unit: 'levies', models: 12, weapon: 'bow' },
      defender: { unit: 'warlord', ...(resilience !== undefined && { resilience }) }
    },
    book,
    { asides: false }
  )
  expect(defender.wipedOut).toBeCloseTo(dies, 12)
  expect(notes.some(note => note.startsWith('the Resilience of the warlord is not in our sources'))).toBe(
    resilience === undefined
  )
})
