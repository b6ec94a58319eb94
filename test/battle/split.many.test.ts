import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { Scenario } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

const book = rulebook(1)

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

describe('a charge Side by Side under Crush with very many dice', () => {
  const pool = (dice: number) => [{ id: 'attack-pool', attack: dice, rare: dice }]
  const many = (more: Partial<Scenario>, dicePerModel?: number): Scenario => {
    const dice = dicePerModel === undefined ? {} : { dicePerModel }
    const knights = { unit: 'knights', models: 12, mounted: true, ...dice, abilities: ['crush', ...pool(8)] }
    const huscarls = { unit: 'huscarls', models: 12, ...dice, abilities: [{ id: 'combat-pool', attack: 8, rare: 8 }] }
    const together = [{ unit: 'warlord', faction: 'normans', abilities: ['dex-aie'] }, knights] as const
    return { kind: 'melee', attacker: { together }, defender: huscarls, ...more }
  }
  test('asks for the split where the best is too large to work out', () => {
    // twelve dice a model are refused in the first fight that is looked at; 144 and 16 of Combat Pool: half are 80
    expect(() => odds(many({}, 12), book)).toThrow(/best split .* too large .* Choose one: --split 0 to 80\./)
  })
  test('is sampled at a split that is said', () => {
    const report = odds(many({ split: 3, method: 'monte-carlo', trials: 1000 }), book, { asides: false })
    expect(report.method).toMatchObject({ name: 'monte-carlo', trials: 1000 })
  })
  test('has its expected numbers however many dice they are', () => {
    const knights = { unit: 'knights', models: 12, dicePerModel: 12, mounted: true }
    const attacker = { together: [{ unit: 'normans-warlord', dicePerModel: 12 }, knights] } as const
    const scenario: Scenario = { kind: 'melee', attacker, defender: { unit: 'huscarls', models: 12 }, split: 0 }
    const { attacker: shown } = odds({ ...scenario, method: 'monte-carlo', trials: 10 }, book, { asides: false })
    // 12 and 144 dice on 5 or more, each hit saved on 5 or more
    const [lord, mates] = shown.units.map(({ strike }) => strike.uncancelled)
    expect(lord).toBeCloseTo((12 / 3) * (2 / 3), 9)
    expect(mates).toBeCloseTo((144 / 3) * (2 / 3), 9)
  })
})

test('a reading that alone makes a fight too large is left out, the fight itself is told', () => {
  const many = { dicePerModel: 12, models: 12 }
  const together = [
    { unit: 'normans-warlord', dicePerModel: 12 },
    { unit: 'knights', ...many }
  ] as const
  const huge: Scenario = { kind: 'melee', attacker: { together }, defender: { unit: 'huscarls', ...many } }
  const { readings, otherwise, split } = odds(huge, book)
  expect(split?.isBest).toBe(true)
  expect(otherwise).toBeDefined()
  for (const other of [{ 'overkill-counts': 'yes' }, { 'side-by-side-defence': 'each' }])
    expect(() => odds({ ...huge, readings: other }, book)).toThrow('too large to work out')
  // what a sampled fight would still have to work out is not cured by sampling it
  const sampled: Scenario = {
    ...huge,
    split: 30,
    method: 'monte-carlo',
    trials: 10,
    readings: { 'side-by-side-defence': 'each' }
  }
  expect(() => odds(sampled, book)).toThrow(/too large to work out exactly: .* Make it smaller\.$/)
  expect(readings?.map(({ name }) => name)).not.toContain('overkill-counts')
})
