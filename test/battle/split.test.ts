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

test('two units may fight on for several melees: hirdmen who died for the warlord do not die again', () => {
  const { attacker, result, rounds } = odds(
    {
      kind: 'melee',
      attacker: { together: [{ unit: 'warlord' }, { unit: 'hirdmen', models: 6 }] },
      defender: { unit: 'warriors', models: 8, weapon: 'danish-axe', effects: [{ verb: 'attack-dice', count: 1 }] },
      split: 5,
      rounds: 2
    },
    book
  )
  expect(attacker.losses.p).toHaveLength(8)
  expect(Object.values(result ?? {}).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(rounds).toHaveLength(2)
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
    'friends die for a warlord'
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
