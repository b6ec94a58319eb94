import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

const book = rulebook(1)
const charge = (companion: UnitRequest, enemy: UnitRequest, split?: number) => {
  const scenario: Scenario = {
    kind: 'melee',
    attacker: { together: [{ unit: 'warlord' }, companion] },
    defender: enemy,
    ...(split !== undefined && { split })
  }
  return odds(scenario, book, { asides: false })
}

describe('the enemy of two units divides his dice as is best for him', () => {
  test.each<readonly [UnitRequest, UnitRequest, most: number]>([
    [{ unit: 'hirdmen', models: 6 }, { unit: 'huscarls', models: 6 }, 6],
    [{ unit: 'hirdmen', models: 1 }, { unit: 'huscarls', models: 8 }, 8],
    [{ unit: 'thralls', models: 12 }, { unit: 'bondi', models: 7 }, 4],
    [{ unit: 'bondi', models: 2 }, { unit: 'warlord' }, 5]
  ])('%o against %o', (companion, enemy, most) => {
    const best = charge(companion, enemy)
    expect(best.split?.isBest).toBe(true)
    const swings = Array.from({ length: most + 1 }, (_, split) => charge(companion, enemy, split).victoryPoints.swing)
    expect(best.victoryPoints.swing).toBeCloseTo(Math.min(...swings), 12)
    expect(() => charge(companion, enemy, most + 1)).toThrow(`may aim 0 to ${most}`)
  })
})

test.each<readonly [string, Scenario, string]>([
  [
    'levies cannot guard',
    {
      kind: 'melee',
      attacker: { unit: 'warlord', guards: { models: 2, unit: 'levies' } },
      defender: { unit: 'bondi', models: 6 }
    },
    'levies do not die for a warlord (R6.1)'
  ],
  [
    'only a warlord is guarded',
    {
      kind: 'melee',
      attacker: { unit: 'bondi', models: 4, guards: { models: 2, unit: 'hearthguard' } },
      defender: { unit: 'bondi', models: 6 }
    },
    'guards die for a warlord'
  ],
  [
    'Taillefer fights alone',
    {
      kind: 'melee',
      attacker: {
        together: [
          { unit: 'taillefer', mounted: true },
          { unit: 'knights', models: 4 }
        ]
      },
      defender: { unit: 'bondi', models: 6 }
    },
    'never fights Side by Side'
  ],
  [
    'two plain units do not',
    {
      kind: 'melee',
      attacker: {
        together: [
          { unit: 'bondi', models: 4 },
          { unit: 'bondi', models: 4 }
        ]
      },
      defender: { unit: 'bondi', models: 6 }
    },
    'only a warlord charges Side by Side'
  ],
  [
    'a split needs two units',
    { kind: 'melee', attacker: { unit: 'bondi', models: 4 }, defender: { unit: 'bondi', models: 6 }, split: 1 },
    'a split is for a charge Side by Side'
  ],
  [
    'wounds are for warlords',
    { kind: 'melee', attacker: { unit: 'bondi', models: 4, wounds: 6 }, defender: { unit: 'bondi', models: 6 } },
    'wounds are for warlords'
  ],
  [
    'the Wrath is of the Jomsvikings',
    { kind: 'melee', attacker: { unit: 'bondi', models: 4, wrath: 7 }, defender: { unit: 'bondi', models: 6 } },
    'only the Jomsvikings'
  ]
])('%s', (_, scenario, said) => expect(() => odds(scenario, book)).toThrow(said))

describe('expected losses along each of two strikes', () => {
  test.each(['one', 'each'])('add up to the losses of the enemy, side-by-side-defence=%s', reading => {
    const scenario: Scenario = {
      kind: 'melee',
      attacker: { together: [{ unit: 'warlord' }, { unit: 'hirdmen', models: 6 }] },
      defender: { unit: 'thralls', models: 4, givesUpDice: true },
      readings: { 'side-by-side-defence': reading }
    }
    const { attacker, defender } = odds(scenario, book, { asides: false })
    const [first, second] = attacker.units
    expect((first?.strike.losses ?? 0) + (second?.strike.losses ?? 0)).toBeCloseTo(defender.losses.mean, 12)
  })
})

// all five dice of a warlord may be aimed at one whom he meets (R6.3)
test.each([
  ['hirdmen die for the warlord at their side', 'hirdmen', true],
  ['levies do not (R6.1)', 'thralls', false]
])('%s', (_, unit, die) => {
  const [, companion] = charge({ unit, models: 6 }, { unit: 'warlord' }, 5).attacker.units
  expect((companion?.losses?.mean ?? Number.NaN) > 1e-12).toBe(die)
})

test('nobody aims at a companion whose last model went to Valhalla: all dice fall to the warlord (R6.3)', () => {
  const hirdman: UnitRequest = { unit: 'hirdmen', models: 1, abilities: [{ id: 'valhalla', count: 1 }] }
  const scenario: Scenario = {
    kind: 'melee',
    attacker: { together: [{ unit: 'vikings-warlord' }, hirdman] },
    defender: { unit: 'warriors', models: 4 },
    split: 4
  }
  expect(odds(scenario, rulebook(1), { asides: false }).attacker.units[0]?.losses?.mean).toBeGreaterThan(0)
})

test('the fatigue of a unit whose last model went to Valhalla is off the table with it (R3.4)', () => {
  const hirdman: UnitRequest = { unit: 'hirdmen', models: 1, fatigue: 1, abilities: [{ id: 'valhalla', count: 1 }] }
  const losses = (spend: UnitRequest['spend'] = []) => {
    const together = { together: [{ unit: 'vikings-warlord' }, hirdman] } as const
    const defender = { unit: 'warriors', models: 4, spend }
    return odds({ kind: 'melee', attacker: together, defender, split: 4 }, rulebook(1), { asides: false }).defender.losses.mean
  }
  expect(losses(['armour-2'])).toBe(losses())
  const alone = (spend: UnitRequest['spend'] = []) =>
    odds({ kind: 'melee', attacker: hirdman, defender: { unit: 'warriors', models: 4, spend } }, rulebook(1), { asides: false })
  expect(alone(['armour']).defender.losses.mean).toBe(alone().defender.losses.mean)
})

test('in the second edition guards count for who wins by reading alone (section 11)', () => {
  const wins = (readings: Scenario['readings'] = {}) => {
    const warlord = { unit: 'warlord', guards: { models: 2, unit: 'hearthguard' } } as const
    return odds(
      { kind: 'melee', edition: 2, attacker: warlord, defender: { unit: 'warriors', models: 6 }, readings },
      rulebook(2)
    ).result?.attackerWins
  }
  expect(wins({ 'sacrifice-counts': 'yes' })).toBeLessThan(wins() ?? 0)
})

test('armour against one of two units is held within its bounds where each change stands in order (armour-clamp=each)', () => {
  const scenario: Scenario = {
    kind: 'melee',
    attacker: {
      together: [
        { unit: 'warlord', faction: 'vikings' },
        { unit: 'thralls', models: 12, fatigue: 1, abilities: ['heimdall'], spend: ['armour'] }
      ]
    },
    defender: { unit: 'warriors', models: 1, fatigue: 1, spend: ['enemy-armour-2'] },
    split: 0
  }
  const lost = (clamp: string) =>
    odds({ ...scenario, readings: { 'armour-clamp': clamp } }, book, { asides: false }).attacker.units[1]?.losses?.mean
  // 3, Heimdall 2, fatigue 3, fatigue 2: one die hits on 2 or more, and is saved on 5 or more; their sum is the same 2
  expect(lost('each')).toBeCloseTo((5 / 6) * (2 / 3), 12)
  expect(lost('sum')).toBeCloseTo((5 / 6) * (2 / 3), 12)
})

test('a charge of one unit is not split', () =>
  expect(
    odds({ kind: 'melee', attacker: { unit: 'bondi', models: 4 }, defender: { unit: 'bondi', models: 4 } }, book).split
  ).toBe(undefined))

test('where it is all the same to him he aims no dice at the warlord', () => {
  const safe = { armour: 6 } as const
  const { split } = odds(
    {
      kind: 'melee',
      attacker: {
        together: [
          { unit: 'warlord', ...safe },
          { unit: 'hirdmen', models: 2, ...safe }
        ]
      },
      defender: { unit: 'bondi', models: 4, effects: [{ verb: 'attack-roll', count: -1 }] },
      readings: { 'natural-in-melee': 'off' }
    },
    book,
    { asides: false }
  )
  expect(split).toEqual({ atFirst: 0, of: 4, isBest: true })
})

test('a fight too large for the best split to be found asks for it', () => {
  const many = { dicePerModel: 12, models: 12 }
  const scenario: Scenario = {
    kind: 'melee',
    attacker: {
      together: [
        { unit: 'normans-warlord', dicePerModel: 12 },
        { unit: 'knights', mounted: true, abilities: ['crush'], ...many }
      ]
    },
    defender: { unit: 'huscarls', ...many }
  }
  expect(() => odds(scenario, book)).toThrow(/best split .* too large .* Choose one: --split 0 to 72\.$/)
  expect(() => odds({ ...scenario, split: 0 }, book)).toThrow(
    /too large to work out exactly: .* Sample it with --method monte-carlo\.$/
  )
})
