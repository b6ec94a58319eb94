import { describe, expect, test } from 'vitest'
import { likeliestOf } from '../../src/battle/averaged'
import { odds } from '../../src/battle/odds'
import { numbersOfWhatFits, summaryFor } from '../../src/battle/summary'
import { wrathSums } from '../../src/battle/wrath'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { attackerWins, type Fight, jomsvikings, referee, toNumber, wipedOut } from '../oracle'
import { disagreements } from './fractions'

/** A throw of the Wrath (R6.6) is the mean of the fights it may lead to, and of none where they change sides. */

const book = rulebook(1)
const sworn = (wrath: number | string): UnitRequest => ({ unit: 'jomsvikings', wrath, fatigue: 1 })
const melee = (
  wrath: number | string,
  defender: UnitRequest = { unit: 'warriors', models: 5 },
  more: Partial<Scenario> = {}
): Scenario => ({
  kind: 'melee',
  attacker: sworn(wrath),
  defender,
  ...more
})
const shown = (scenario: Scenario) => odds(scenario, book, { asides: false })

/** Of 36 and of 216. */
const WAYS = {
  1: [1, 1, 1, 1, 1, 1],
  2: [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
  3: [0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]
} as const

test.each([1, 2, 3] as const)('%i dice fall as they do', count => {
  const sums = wrathSums(count)
  expect(sums.map(({ sum }) => sum)).toEqual(Array.from({ length: 5 * count + 1 }, (_, i) => count + i))
  for (const { sum, chance } of sums) expect(chance).toBeCloseTo((WAYS[count][sum - 1] ?? 0) / 6 ** count, 14)
})

/** The fights of a throw with their chances; the sums at which there is none add up to `none`. */
const apart = (count: 1 | 2 | 3, of: (sum: number) => Scenario) => {
  const parts = WAYS[count].flatMap((ways, i) =>
    ways === 0 || i + 1 >= 17 ? [] : [{ chance: ways / 6 ** count, answer: shown(of(i + 1)) }]
  )
  const mean = (number: (answer: (typeof parts)[number]['answer']) => number) =>
    parts.reduce((sum, { chance, answer }) => sum + chance * number(answer), 0)
  return { mean, none: count === 3 ? 4 / 216 : 0 }
}

const foes: readonly (readonly [string, 1 | 2 | 3, UnitRequest, Partial<Scenario>])[] = [
  ['two dice, warriors', 2, { unit: 'warriors', models: 4 }, {}],
  ['three dice, a guarded warlord', 3, { unit: 'warlord', guards: { models: 2, unit: 'hearthguard' } }, {}],
  ['one die, warriors in two melees', 1, { unit: 'warriors', models: 3 }, { rounds: 2 }],
  ['three dice, warriors in two melees', 3, { unit: 'warriors', models: 2 }, { rounds: 2 }]
]

test.each(foes)('every number is the mean of those of the fights: %s', (_, count, foe, more) => {
  const whole = shown(melee(`${count}d6`, foe, more))
  const { mean, none } = apart(count, sum => melee(sum, foe, more))
  for (const side of ['attacker', 'defender'] as const) {
    expect(whole[side].wipedOut).toBeCloseTo(
      mean(answer => answer[side].wipedOut),
      12
    )
    expect(whole[side].losses.mean).toBeCloseTo(
      mean(answer => answer[side].losses.mean),
      12
    )
    expect(whole[side].fatigueAfter).toBeCloseTo(
      mean(answer => answer[side].fatigueAfter) + none * (side === 'attacker' ? 1 : 0),
      12
    )
    whole[side].losses.p.forEach((p, k) =>
      expect(p).toBeCloseTo(mean(answer => answer[side].losses.p[k] ?? 0) + (k === 0 ? none : 0), 12)
    )
    whole[side].guards?.p.forEach((p, k) =>
      expect(p).toBeCloseTo(mean(answer => answer[side].guards?.p[k] ?? 0) + (k === 0 ? none : 0), 12)
    )
  }
  for (const key of ['attackerWins', 'tie', 'defenderWins'] as const)
    expect(whole.result?.[key]).toBeCloseTo(mean(answer => answer.result?.[key] ?? 0) + (key === 'tie' ? none : 0), 12)
  for (const key of ['attacker', 'defender', 'nobody'] as const)
    expect(whole.disengages?.[key]).toBeCloseTo(mean(answer => answer.disengages?.[key] ?? 0) + (key === 'nobody' ? none : 0), 12)
  for (const key of ['killed', 'lost', 'swing'] as const)
    expect(whole.victoryPoints[key]).toBeCloseTo(
      mean(answer => answer.victoryPoints[key]),
      12
    )
  whole.joint.p.forEach((row, a) =>
    row.forEach((p, d) => expect(p).toBeCloseTo(mean(answer => answer.joint.p[a]?.[d] ?? 0) + (a + d === 0 ? none : 0), 12))
  )
  expect(whole.rounds?.length).toBe(more.rounds)
  for (const key of ['attackerFallen', 'defenderFallen', 'bothFallen', 'goesOn'] as const)
    whole.rounds?.forEach((round, i) =>
      expect(round[key]).toBeCloseTo(mean(answer => answer.rounds?.[i]?.[key] ?? 0) + (key === 'goesOn' ? none : 0), 12)
    )
  if (more.rounds)
    expect(whole.lasts).toBeCloseTo(
      mean(answer => answer.lasts ?? 0),
      12
    )
  else expect(whole.lasts).toBeUndefined()
})

test('a shot is averaged too, on either side', () => {
  const shot = (wrath: number | string): Scenario => ({
    kind: 'shoot',
    attacker: { unit: 'levies', models: 8, weapon: 'bow' },
    defender: sworn(wrath)
  })
  const whole = shown(shot('2d6'))
  const { mean } = apart(2, shot)
  expect(whole.defender.losses.mean).toBeCloseTo(
    mean(answer => answer.defender.losses.mean),
    12
  )
  expect(whole.result).toBeUndefined()
  expect(whole.disengages).toBeUndefined()
})

test('units stand as in the likeliest fight, and it is said of how much there is none', () => {
  const whole = shown(melee('3d6'))
  // 10 is as likely as 11, and comes first: +1 attack die each, +2 attack dice, +1 and +2 defence dice, armour +1
  // all that is expected of them is averaged too
  const asTheyStand = ({ attacker }: ReturnType<typeof shown>) => attacker.units.map(({ fatigueAfter: _, ...unit }) => unit)
  expect(asTheyStand(whole)).toEqual(asTheyStand(shown(melee(10))))
  expect(whole.notes.slice(-2)).toEqual([
    'averaged over the throw of the Wrath (R6.6); dice and armour above are for the likeliest sum',
    'if they change sides (1.85 %), there is no fight, which counts as a tie without losses'
  ])
  expect(shown(melee('2d6')).notes.at(-1)).toMatch(/^averaged over the throw/)
  expect(whole.headline).toBe('4 Jomsvikings, fatigue 1, Wrath 3d6, charge 5 warriors')
  expect(whole.scenario.attacker).toEqual(sworn('3d6'))
  expect(() => likeliestOf([])).toThrow('there is nothing to average')
  const [one, other] = [shown(melee(2)), shown(melee(12))]
  const parts = [0.2, 0.4, 0.4].map((chance, i) => ({ chance, answer: i === 1 ? one : other }))
  expect(likeliestOf(parts)).toBe(one)
})

test('in fractions every number is the same', () =>
  expect(
    disagreements(odds({ ...melee('3d6', { unit: 'warriors', models: 1 }), rounds: 2, method: 'fractions' }, book), 1e-12)
  ).toEqual([]))

test.each(['monte-carlo', 'both'] as const)('a throw is not thrown again by %s', method =>
  expect(() => shown(melee('2d6', { unit: 'warriors', models: 5 }, { method }))).toThrow('averaged exactly')
)

describe('in brief', () => {
  test('a throw has the numbers of the whole report', () => {
    const whole = shown(melee('2d6'))
    expect(summaryFor(melee('2d6'), book).result).toEqual(whole.result)
  })
  test.each(['3d6', 7])('of what fits: Wrath %s', wrath => {
    const { result, attacker, defender, victoryPoints } = shown(melee(wrath))
    expect(numbersOfWhatFits(melee(wrath), book)).toMatchObject({
      attackerWins: expect.closeTo(result?.attackerWins ?? -1, 12),
      tie: expect.closeTo(result?.tie ?? -1, 12),
      defenderWins: expect.closeTo(result?.defenderWins ?? -1, 12),
      attackerLosses: expect.closeTo(attacker.losses.mean, 12),
      defenderLosses: expect.closeTo(defender.losses.mean, 12),
      swing: expect.closeTo(victoryPoints.swing, 12)
    })
  })
  test('what cannot be used here does nothing', () => {
    const plain: Scenario = { kind: 'melee', attacker: { unit: 'knights', models: 4 }, defender: { unit: 'bondi', models: 6 } }
    const wrong: Scenario = { ...plain, attacker: { unit: 'knights', models: 4, abilities: ['charge'] } }
    expect(numbersOfWhatFits(wrong, book)).toEqual(numbersOfWhatFits(plain, book))
    expect(() => summaryFor(wrong, book)).toThrow('Charge! is for a mounted unit')
  })
})

test.each(['generated', 'ability'] as const)(
  'the Wrath lasts through the second melee of Thor, for the models that are left (wrath-dice %s)',
  reading => {
    // "in each melee until your next turn", and the die of each model for the models that fight (R6.6, S1 p.44)
    for (const wrath of [2, 9, 13]) {
      const readings = { 'wrath-dice': reading }
      const fight: Fight = {
        kind: 'melee',
        attacker: jomsvikings({ wrath }),
        defender: { class: 'warriors', faction: 'vikings', models: 3, abilities: [{ id: 'thor' }] },
        readings
      }
      const shown = odds(
        {
          kind: 'melee',
          attacker: { unit: 'jomsvikings', wrath },
          defender: { unit: 'bondi', models: 3, abilities: ['thor'] },
          readings
        },
        book,
        { asides: false }
      )
      const answer = referee(fight)
      expect(shown.result?.attackerWins).toBeCloseTo(toNumber(attackerWins(answer)), 12)
      expect(shown.defender.wipedOut).toBeCloseTo(toNumber(wipedOut(answer, 'defender')), 12)
    }
  }
)
