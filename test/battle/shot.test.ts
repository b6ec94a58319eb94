import { expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** The chance of k of n where each comes about with p. */
const binomial = (n: number, k: number, p: number): number => {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways * p ** k * (1 - p) ** (n - k)
}

test('friends die for a warlord who is shot at (R6.1): 12 levies with bows, two hearthguard', () => {
  const { defender, victoryPoints } = odds(
    {
      kind: 'shoot',
      attacker: { unit: 'levies', models: 12, weapon: 'bow' },
      defender: { unit: 'warlord', guards: { models: 2, unit: 'hearthguard' } }
    },
    rulebook(1)
  )
  // six dice, each uncancelled one time in twelve: 1/6 to hit armour 6, 1/2 not saved; the first is ignored
  const [two, three] = [binomial(6, 2, 1 / 12), binomial(6, 3, 1 / 12)]
  expect(defender.guards?.p[1]).toBeCloseTo(two, 12)
  expect(defender.guards?.p[2]).toBeCloseTo(three, 12)
  const dead = [4, 5, 6].reduce((sum, k) => sum + binomial(6, k, 1 / 12), 0)
  expect(defender.wipedOut).toBeCloseTo(dead, 12)
  expect(victoryPoints.killed).toBeCloseTo(two + 2 * three + 3 * dead, 12)
})

test('the baggage is no target of abilities, but crossbows lower its armour of 6 by 1 (R2.8, S1 p.56)', () => {
  const answer = odds({ kind: 'shoot', attacker: { unit: 'crossbowmen', models: 8 }, defender: { unit: 'baggage' } }, rulebook(1))
  expect(answer.defender.units[0]?.armour).toBe(5)
})

test('losses by a shot cost fatigue in the second edition (V9.8): Resilience(1) at four bows', () => {
  const { defender } = odds(
    {
      kind: 'shoot',
      edition: 2,
      attacker: { unit: 'warriors', models: 8, weapon: 'bow' },
      defender: { unit: 'warlord', resilience: 1, fatigue: 1 }
    },
    rulebook(2)
  )
  // 1/3 to hit armour 5, 1/2 not saved; two markers to the limit of 3, none where he dies all the same
  const chance = (k: number) => binomial(4, k, 1 / 6)
  expect(defender.fatigueAfter).toBeCloseTo(1 + chance(1) + 2 * chance(2), 12)
  expect(defender.units[0]?.fatigueAfter, 'none where he is gone').toBeCloseTo(chance(0) + 2 * chance(1) + 3 * chance(2), 12)
  expect(defender.wipedOut).toBeCloseTo(chance(3) + chance(4), 12)
})

test('models lost before a shot are losses: Exhaustion takes two of six (section 7)', () => {
  const { defender } = odds(
    {
      kind: 'shoot',
      attacker: { unit: 'geburs', models: 4, weapon: 'bow', abilities: ['exhaustion'] },
      defender: { unit: 'warriors', models: 6, fatigue: 3 }
    },
    rulebook(1)
  )
  // two dice: 1/2 to hit armour 4, 1/2 not saved
  expect(defender.losses.p.map(p => p.toFixed(6))).toEqual(
    ['0', '0', 9 / 16, 6 / 16, 1 / 16, 0, 0].map(p => Number(p).toFixed(6))
  )
})

test('who is immune to fatigue never tires in a duel (R6.4)', () => {
  const duel = (fatigueLimit?: number, unit = 'taillefer') =>
    odds(
      {
        kind: 'melee',
        attacker: { unit, mounted: unit === 'taillefer', wounds: 3, ...(fatigueLimit !== undefined && { fatigueLimit }) },
        defender: { unit: 'warlord', wounds: 3, fatigueLimit: 9 },
        rounds: 6
      },
      rulebook(1),
      { asides: false }
    )
  expect(duel(2).result).toEqual(duel(9).result)
  // as a warlord whom six melees do not exhaust
  expect(duel(2).result).toEqual(duel(9, 'warlord').result)
  expect(duel(2).result).not.toEqual(duel(2, 'warlord').result)
  expect(duel().attacker.fatigueAfter).toBe(0)
  // one for each melee that is fought
  expect(duel().lasts).toBeGreaterThan(4)
  expect(duel().defender.fatigueAfter).toBeCloseTo(duel().lasts ?? 0, 12)
})

test.each([
  ['raises armour by 1', [], 5],
  ['does not against who denies cover', [{ verb: 'deny-cover' } as const], 4]
])('by interpretation solid cover %s (cover-solid-shot, V9.7)', (_, effects, armour) => {
  const answer = odds(
    {
      kind: 'shoot',
      edition: 2,
      readings: { 'cover-solid-shot': 'save-3-armour' },
      attacker: { unit: 'warriors', models: 8, weapon: 'bow', effects },
      defender: { unit: 'warriors', models: 6, cover: 'heavy' }
    },
    rulebook(2)
  )
  expect(answer.defender.units[0]?.armour).toBe(armour)
})

const shotBy = (attacker: UnitRequest, defender: UnitRequest = { unit: 'warriors', models: 6 }, edition: 1 | 2 = 1) =>
  odds({ kind: 'shoot', edition, attacker, defender }, rulebook(edition), { asides: false })

test('rounds are melees: a shot of several is refused (R8.3)', () =>
  expect(() =>
    odds(
      {
        kind: 'shoot',
        attacker: { unit: 'thralls', models: 8, weapon: 'bow' },
        defender: { unit: 'bondi', models: 6 },
        rounds: 3
      },
      rulebook(1)
    )
  ).toThrow('rounds are of melees (R8.3): leave them out of a shot'))

test.each([2, 3])('javelins are thrown after the move that exhausted the unit: fatigue %i of 3 (R2.9)', fatigue =>
  expect(shotBy({ unit: 'priodaur', models: 8, fatigue, moved: true }).defender.losses.mean).toBeGreaterThan(0)
)

test.each([4, 9])('but not by a unit that was exhausted before it moved: fatigue %i of 3 (R4.3)', fatigue => {
  const { defender, notes } = shotBy({ unit: 'priodaur', models: 8, fatigue, moved: true })
  expect(defender.losses.mean).toBe(0)
  expect(notes.join()).toContain('nobody shoots')
})

test.each<readonly [string, UnitRequest, UnitRequest]>(
  [
    ['by an effect of the enemy', { fatigue: 2 }, { effects: [{ verb: 'fatigue', of: 'enemy', count: 1, when: 'before' }] }],
    ['by an effect of its own', { effects: [{ verb: 'fatigue', of: 'own', count: 3, when: 'before' }] }, {}],
    ['by the move itself', { fatigue: 3, moved: true, weapon: 'javelins' }, {}],
    ['and hits that need no dice are none', { fatigue: 3, effects: [{ verb: 'hits', count: 2 }] }, {}]
  ].map(([name, mine, his]) => [
    name as string,
    { unit: 'warriors', models: 8, weapon: 'bow', ...(mine as object) },
    { unit: 'warriors', models: 6, ...(his as object) }
  ])
)('in the second edition nobody shoots who was exhausted before the shot: %s (T4.4)', (_, shooter, target) => {
  const { attacker, defender } = shotBy(shooter, target, 2)
  expect(attacker.units[0]?.attackDice).toBe(0)
  expect(defender.losses.mean).toBe(0)
})

test('who becomes exhausted while it shoots does (T8.2): Odin', () =>
  expect(
    shotBy(
      { unit: 'warriors', models: 8, weapon: 'bow' },
      { unit: 'warriors', models: 6, faction: 'vikings', abilities: ['odin'] },
      2
    ).defender.losses.mean
  ).toBeGreaterThan(0))

test('shieldmaidens defend better against whose armour is better, shot at too (T6.11, N9)', () => {
  const shot = (weapon: string, unit: string) =>
    shotBy({ unit: 'hearthguard', models: 4, weapon }, { unit, models: 6, cover: 'light' }, 2)
  // four dice at armour 4: 1/2 hit, saved on 3 or more by the cover, and again where they fail
  expect(shot('javelins', 'shieldmaidens').defender.losses.mean).toBeCloseTo(4 * (1 / 2) * (1 / 3) ** 2, 12)
  expect(shot('javelins', 'warriors').defender.losses.mean).toBeCloseTo(4 * (1 / 2) * (1 / 3), 12)
})

test('Discord is for an enemy without fatigue (T8.4)', () => {
  const tired = (fatigue: number) =>
    odds(
      {
        kind: 'melee',
        edition: 2,
        attacker: { unit: 'warriors', models: 8, faction: 'moors', abilities: ['discord'] },
        defender: { unit: 'warriors', models: 8, fatigue }
      },
      rulebook(2)
    )
  expect(tired(0).defender.units[0]?.fatigueAfter).toBeGreaterThan(1)
  expect(() => tired(1)).toThrow('without fatigue')
})

test('armour that a sum above the most holds up is not lost, and buys nothing (T6.6): Heimdall', () => {
  const dice = (armour: number, fatigue: number) =>
    odds(
      {
        kind: 'melee',
        edition: 2,
        attacker: { unit: 'hirdmen', models: 4, armour, abilities: ['heimdall'], acts: ['armour', 'ability'] },
        defender: { unit: 'warriors', models: 8, fatigue }
      },
      rulebook(2)
    ).attacker.units[0]?.attackDice
  // 6 and 1 bought is 7, held at 6: one less is 6 all the same
  expect(dice(6, 1)).toBe(8)
  expect(dice(5, 1)).toBe(13)
})
