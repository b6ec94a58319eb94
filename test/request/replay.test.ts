import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Scenario } from '../../src/model/scenario'
import { shellLine } from '../../src/model/shell'
import { replay, replayed } from '../../src/request/replay'
import { requested } from '../../src/request/request'
import { fightField } from '../../src/request/scenario-fields'
import { flagged, readingSet, setting, sorted } from '../../src/request/set'
import { rulebook } from '../../src/rules/rulebook'
import { scenarioOf } from './asking'

const book = rulebook(1)

/** Arguments as the command line takes them: words up to the first option, then options with their values. */
const again = ([kind, ...args]: readonly string[]): Scenario => {
  const first = args.findIndex(arg => arg.startsWith('--'))
  const words = first < 0 ? args : args.slice(0, first)
  const options = first < 0 ? [] : args.slice(first)
  const patches = options.flatMap((name, index) => {
    const value = options[index + 1] ?? ''
    const trait = fightField(name.slice(2))
    if (index % 2 === 1) return []
    if (name === '--set') return [setting(value)]
    if (name === '--reading') return [readingSet(value)]
    if (!trait?.flag) throw new Error(`${name} is no option`)
    return [flagged(name, [name.slice(2)], trait, value)]
  })
  return requested({ kind: kind === 'shoot' ? 'shoot' : 'melee', words, ...sorted(patches) }).scenario
}

describe('a scenario as a command', () => {
  it.each([
    ['12 bondi charge 4 huscarls axe gives up dice', 'saga-odds melee 12 bondi charge 4 huscarls danish-axe gives up dice'],
    ['8 crossbowmen no missiles charge 4 huscarls', 'saga-odds melee 8 crossbowmen without missiles charge 4 huscarls'],
    ['a jarl charges 4 huscarls', 'saga-odds melee 1 vikings-warlord charges 4 huscarls'],
    [
      '8 warriors axe in woods fatigue 1 moved vs wl guarded 2 bondi',
      'saga-odds melee 8 warriors danish-axe fatigue 1 moved light cover uneven charge 1 warlord guarded 2 bondi'
    ],
    [
      '8 crossbows +aimed-volley shoot 6 bondi in a building +asgard',
      'saga-odds shoot 8 crossbowmen +aimed-volley shoot 6 bondi building +asgard'
    ],
    [
      '8 ceorls +combat-pool=1ar1d vs 8w keeps dice spends nothing +2a',
      'saga-odds melee 8 ceorls +combat-pool=1ar +combat-pool=1d charge 8 warriors spends nothing keeps dice +2a'
    ]
  ])('%s', (words, command) => expect(replay(scenarioOf({ words: [words] }), book)).toBe(command))

  it('has an option for horses of those whom "mounted" puts on something else', () => {
    const asked = { edition: 2, attacker: { unit: 'gallic-chariots', models: 3, mount: 'horse' } }
    const scenario = scenarioOf({ scenario: { kind: 'melee', ...asked, defender: { unit: 'warriors', models: 6 } } })
    expect(replay(scenario, rulebook(2))).toBe(
      'saga-odds melee 3 gallic-chariots charge 6 warriors --set attacker.mount=horse --edition 2'
    )
  })

  it('keeps the fatigue that a unit may have apart from what is spent', () => {
    const asked = {
      attacker: { unit: 'bondi', models: 8, fatigue: 2 },
      defender: { unit: 'huscarls', models: 4, spend: ['armour', 'enemy-armour'], maybe: [{ chance: 0.6, fatigue: 2 }] }
    }
    const scenario = scenarioOf({ scenario: { kind: 'melee', ...asked } })
    expect(again(replayed(scenario, book))).toEqual(scenario)
  })

  it('has options for what has no words', () => {
    const scenario = scenarioOf({
      scenario: {
        fight: '8w charge 4hg',
        attacker: { armourShot: 5, effects: [{ verb: 'push' }] },
        readings: { 'crush-timing': 'unsaved' },
        method: 'both',
        trials: 1000,
        seed: "it's York",
        id: 'a b'
      }
    })
    expect(replay(scenario, book)).toBe(
      `saga-odds melee 8 warriors charge 4 hearthguard --set 'attacker.effects=[{"verb":"push"}]' --set attacker.armourShot=5 ` +
        `--reading crush-timing=unsaved --method both --trials 1000 --seed 'it'\\''s York' --set 'id=a b'`
    )
    expect(again(replayed(scenario, book))).toEqual(scenario)
  })
})

const keys = (table: object): fc.Arbitrary<string> => fc.constantFrom(...Object.keys(table))
const optional = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] })

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  pool: ['', '=2a', '=1a1ar', '=3ar', '=r'],
  split: ['', '=3d', '=2a1d'],
  models: ['', '=3', '=2r'],
  fatigue: ['', '=2']
}

const ability = (faction: string): fc.Arbitrary<string> =>
  fc
    .constantFrom(...Object.entries(book.abilities).filter(([, row]) => row.faction === faction))
    .chain(([key, { choice, rareMatters }]) =>
      fc
        .constantFrom(...(CHOICES[choice?.take ?? ''] ?? (rareMatters ? ['', '=r'] : [''])))
        .map(choice => `${key.slice(key.indexOf('/') + 1)}${choice}`)
    )

const effect = fc.constantFrom(
  { verb: 'attack-dice', count: 2 },
  { verb: 'defence-dice', count: 1 },
  { verb: 'reroll', of: 'attack' },
  { verb: 'reroll', of: 'defence' },
  { verb: 'armour', of: 'own', count: 1 }
)

const unit = fc.constantFrom(...Object.keys(book.factions)).chain(faction =>
  fc
    .tuple(
      fc.record({
        unit: fc.constantFrom('levies', 'warriors', 'hearthguard', 'warlord'),
        models: fc.integer({ min: 1, max: 12 })
      }),
      optional({
        faction: fc.constant(faction),
        weapon: keys(book.weapons),
        mounted: fc.boolean(),
        fatigue: fc.nat(9),
        moved: fc.boolean(),
        engaged: fc.constant(1),
        cover: fc.constantFrom('none', 'light', 'heavy'),
        ground: fc.constantFrom('open', 'uneven'),
        abilities: fc.uniqueArray(ability(faction), { maxLength: 3, selector: text => text.split('=')[0] }),
        spend: fc.uniqueArray(fc.constantFrom('armour', 'enemy-armour')),
        givesUpDice: fc.boolean(),
        guards: fc.record({ models: fc.nat(9), unit: keys(book.troops) }),
        wounds: fc.integer({ min: 1, max: 20 }),
        resilience: fc.integer({ min: 1, max: 3 }),
        wrath: fc.constantFrom(12, '3d6'),
        effects: fc.array(effect, { maxLength: 3 }),
        armour: fc.integer({ min: 2, max: 6 }),
        armourShot: fc.integer({ min: 2, max: 6 }),
        dicePerModel: fc.constantFrom(1, '1/3'),
        fatigueLimit: fc.integer({ min: 1, max: 5 })
      })
    )
    .map(([must, may]) => ({
      ...must,
      ...(must.unit === 'warlord' && { models: 1 }),
      ...may,
      ...(may['abilities'] ? { faction } : {})
    }))
)

const scenario = fc.tuple(
  fc.record({
    kind: fc.constantFrom('melee', 'shoot'),
    attacker: fc.oneof(
      unit,
      fc.tuple(unit, unit).map(together => ({ together }))
    ),
    defender: unit
  }),
  optional({
    readings: fc.dictionary(fc.constantFrom('thor-fatigue'), fc.constantFrom('one', 'each')),
    method: fc.constantFrom('exact', 'monte-carlo', 'both'),
    trials: fc.integer({ min: 1, max: 1e8 }),
    split: fc.nat(9),
    rounds: fc.integer({ min: 1, max: 7 }),
    precision: fc.constantFrom(0.001, 0.25, 1e-7),
    seed: fc.stringMatching(/^[ -~]{1,20}$/),
    id: fc.stringMatching(/^[ -~é]{1,20}$/)
  })
)

describe('any scenario', () => {
  it('is the same when its command is read again', () =>
    fc.assert(
      fc.property(scenario, ([must, may]) => {
        const made = scenarioOf({ scenario: { ...must, ...may } })
        expect(again(replayed(made, book))).toEqual(made)
      }),
      { seed: 7, numRuns: 1000 }
    ))
})

it('a shell takes every argument as it is', () => {
  const args = ['plain', 'a b', "it's", '$HOME', '`x`', '"', '\\', '*', '~', 'é', '!', '#', '<>|&;()', "''", '+2a', 'a=b']
  const shown = execFileSync('sh', ['-c', `printf '%s\\n' ${shellLine(args)}`], { encoding: 'utf8' })
  expect(shown.trimEnd().split('\n')).toEqual(args)
})
