import { expect, it } from 'vitest'
import { odds } from '../../src/index'
import type { Act } from '../../src/model/scenario'
import { fewer } from '../fewer'
import { differences, meetingFights, scenarioOfSecond, someSecondFights } from './second'

/** The second edition against the referee that knows it from the rules alone; SECOND_FIGHTS asks for more. */
const COUNT = Number(process.env['SECOND_FIGHTS'] ?? fewer(60, 40))
const SEED = Number(process.env['SECOND_SEED'] ?? 20)

it.each([
  ['random fights', someSecondFights(COUNT, SEED)],
  ['fights in which each verb meets each other', meetingFights(40 * COUNT, SEED)]
])('%s of the second edition agree with the referee', { timeout: 600_000 }, (_, fights) => {
  const wrong = fights.flatMap((fight, index) => {
    const scenario = scenarioOfSecond(fight)
    const found = differences(fight, odds(scenario))
    return found.length > 0 ? [`${index}: ${JSON.stringify(scenario)}\n  ${found.slice(0, 4).join('\n  ')}`] : []
  })
  expect(wrong.join('\n'), `${wrong.length} of ${fights.length}`).toBe('')
})

// N4: dice are added to after rolling, where they are best placed, and all that one die is given adds up.
const losses = (models: number, unit: string, effects: readonly object[]): number =>
  odds({
    kind: 'melee',
    edition: 2,
    attacker: { unit: 'warriors', models, acts: [{ effects }] },
    defender: { unit, models: 8 }
  } as never).defender.losses.mean

it('two raises go to the dice that hit most with them, in whatever order they were made', () => {
  const raises = [
    { verb: 'attack-roll', count: 2, dice: 1 },
    { verb: 'attack-roll', count: 1, dice: 1 }
  ]
  // Of 36 throws of two dice at armour 5, 19 can be made two hits, 16 one, and only two ones none: 54/36 hits, 2/3 of them not saved.
  expect(losses(2, 'hearthguard', raises)).toBeCloseTo(1, 12)
  expect(losses(2, 'hearthguard', raises.toReversed())).toBeCloseTo(1, 12)
})

it('a hit is raised where its new result strikes again', () => {
  const thor = { verb: 'hits-on', of: 'own', on: 6, count: 1 }
  // One die at armour 4: 6 and 5 (made 6) hit twice, 4 and 3 (made 4) once: 6/6 hits.
  expect(losses(1, 'warriors', [thor, { verb: 'attack-roll', count: 1, dice: 1 }])).toBeCloseTo(2 / 3, 12)
})

it('a die is rolled again where either of two re-rolls asks for it', () => {
  const again = { verb: 'reroll', of: 'attack' }
  // One die at armour 4: 1/2, and as much again of what misses: 3/4, 2/3 of them not saved. Who rolls ones again asks for nothing more.
  expect(losses(1, 'warriors', [again, { ...again, results: 1 }])).toBeCloseTo(1 / 2, 12)
})

it('hits beyond the last model count by interpretation where nobody throws a die', () => {
  const rules = (count: number) => [
    { verb: 'discard-dice', of: 'own', count: 'all' },
    { verb: 'hits', count }
  ]
  const { result } = odds({
    kind: 'melee',
    edition: 2,
    readings: { 'overkill-counts': 'yes' },
    attacker: { unit: 'warriors', models: 1, effects: rules(1) },
    defender: { unit: 'warriors', models: 1, effects: rules(2) }
  } as never)
  // two hits against one, each a loss by 2/3: even where both lose none (1/9 x 1/3) or one (4/9 x 2/3)
  expect(result?.tie).toBeCloseTo(1 / 3, 12)
  expect(result?.attackerWins).toBeCloseTo(2 / 27, 12)
})

// Two dice of four levies with bows on 4 or more, saved on 4 or more (T1.1, T2.6): nobody 9/16, one 6/16, two 1/16.
it.each([
  ['own', 1, 7 / 16, 0],
  ['own', 2, 1 / 16, 0],
  ['enemy', 1, 0, 7 / 16],
  ['enemy', 2, 0, 1 / 16]
])('fatigue of the %s side after a shot that costs its target %i or more (N9)', (of, casualtiesAtLeast, own, enemy) => {
  const { attacker, defender } = odds({
    kind: 'shoot',
    edition: 2,
    attacker: {
      unit: 'levies',
      models: 4,
      weapon: 'bow',
      acts: [{ effects: [{ verb: 'fatigue', of, count: 1, when: 'after', if: { casualtiesAtLeast } }] }]
    },
    defender: { unit: 'warriors', models: 4 }
  } as never)
  expect(attacker.fatigueAfter).toBeCloseTo(own, 12)
  expect(defender.fatigueAfter).toBeCloseTo(enemy, 12)
})

// T3.8: two passes in a row end the step. A die of warriors at armour 5 hits by 1/3 and is not saved by 2/3: 2/9 of a model.
const DIE: Act = { effects: [{ verb: 'attack-dice', count: 1 }] }
const acting = (acts: readonly Act[], foe: readonly Act[], passFinal: string) =>
  odds({
    kind: 'melee',
    edition: 2,
    readings: { 'pass-final': passFinal },
    attacker: { unit: 'warriors', models: 2, acts },
    defender: { unit: 'hearthguard', models: 8, acts: foe }
  })

it.each<readonly [string, readonly Act[], readonly Act[], number]>([
  ['no', ['pass', DIE], [DIE], 3],
  // who passes acts no more
  ['yes', ['pass', DIE], [DIE], 2],
  ['yes', [DIE, DIE], ['pass', DIE], 4],
  ['no', ['pass', 'pass', 'pass'], [], 2]
])('pass-final=%s: acts of %j and %j', (passFinal, acts, foe, dice) => {
  expect(acting(acts, foe, passFinal).defender.losses.mean).toBeCloseTo((dice * 2) / 9, 12)
})

it('what comes after two passes in a row is a mistake', () =>
  expect(() => acting(['pass', DIE], [], 'no')).toThrow(
    'two passes in a row end step 3 (V9.13): leave out what comes after them'
  ))
