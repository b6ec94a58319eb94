import { expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { AbilityUse, Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** A fight is shown as a player would say it, and nothing is said of what is as usual. */

const bondi: UnitRequest = { unit: 'bondi', models: 6 }
const melee = (attacker: Scenario['attacker'], defender: Scenario['defender'] = bondi): Scenario => ({
  kind: 'melee',
  attacker,
  defender
})
const huscarls = (more: Partial<UnitRequest>): Scenario => melee(bondi, { unit: 'huscarls', models: 4, ...more })
const second = (attacker: UnitRequest): Scenario => ({ ...melee(attacker, { unit: 'levies', models: 6 }), edition: 2 })
const pool = (choice: Omit<AbilityUse, 'id'>): Scenario => huscarls({ abilities: [{ id: 'combat-pool', ...choice }] })

test.each<readonly [string, Scenario]>([
  ['6 bondi charge 6 bondi', melee(bondi)],
  ['1 bondi charges 6 bondi', melee({ ...bondi, models: 1 })],
  ['warlord charges 6 bondi', melee({ unit: 'warlord' })],
  ['2 warlord charge 6 bondi', melee({ unit: 'warlord', models: 2 })],
  ['warlord and 4 hirdmen charge 6 bondi', melee({ together: [{ unit: 'warlord' }, { unit: 'hirdmen', models: 4 }] })],
  ['8 thralls, bow, shoot 6 bondi', { ...melee({ unit: 'thralls', models: 8, weapon: 'bow' }), kind: 'shoot' }],
  ['1 thrall, bow, shoots 6 bondi', { ...melee({ unit: 'thralls', models: 1, weapon: 'bow' }), kind: 'shoot' }],
  // a warlord is called the same in every faction; a sword for hire is of none, and hirdmen are of one alone
  ['warlord of the Vikings charges 6 bondi', melee({ unit: 'warlord', faction: 'vikings' })],
  ['4 Jomsvikings of the Vikings charge 6 bondi', melee({ unit: 'jomsvikings', models: 4, faction: 'vikings' })],
  ['4 hirdmen charge 6 bondi', melee({ unit: 'hirdmen', models: 4, faction: 'vikings' })],
  ['6 bondi, fatigue 2, charge 6 bondi', melee({ ...bondi, fatigue: 2 })],
  ['4 knights, mounted, charge 6 bondi', melee({ unit: 'knights', models: 4, mounted: true })],
  ['6 bondi, moved, charge 6 bondi', melee({ ...bondi, moved: true })],
  ['6 bondi charge 4 huscarls, danish axe', huscarls({ weapon: 'danish-axe' })],
  ['6 bondi charge 4 huscarls, danish axe 60 %', huscarls({ maybe: [{ weapon: 'danish-axe', chance: 0.6 }] })],
  ['6 bondi charge 4 huscarls, danish axe', huscarls({ weapon: 'danish-axe', maybe: [{ weapon: 'danish-axe', chance: 0.6 }] })],
  ['6 bondi charge 4 huscarls, woods 60 %', huscarls({ maybe: [{ cover: 'light', ground: 'uneven', chance: 0.6 }] })],
  [
    '6 bondi charge 4 huscarls, light cover, uneven ground',
    huscarls({ cover: 'light', ground: 'uneven', maybe: [{ cover: 'light', ground: 'uneven', chance: 0.6 }] })
  ],
  ['6 bondi charge 4 huscarls, 3 engaged', huscarls({ engaged: 3 })],
  ['6 bondi charge 4 huscarls, armour 3', huscarls({ armour: 3 })],
  ['6 bondi charge 4 huscarls, armour when shot at 3', huscarls({ armourShot: 3 })],
  ['6 bondi charge 4 huscarls, fatigue limit 2', huscarls({ fatigueLimit: 2 })],
  ['6 warriors, resilience 1, charge 6 levies', second({ unit: 'warriors', models: 6, resilience: 1 })],
  ['6 bondi charge 4 huscarls, heavy cover', huscarls({ cover: 'heavy' })],
  ['6 bondi charge 4 huscarls, in a building', huscarls({ building: true, cover: 'light' })],
  ['6 bondi charge 4 huscarls, uneven ground', huscarls({ ground: 'uneven' })],
  ['6 bondi charge 4 huscarls, gives up dice', huscarls({ givesUpDice: true })],
  [
    '6 bondi charge warlord, guarded by 2 hearthguard',
    melee(bondi, { unit: 'warlord', guards: { models: 2, unit: 'hearthguard' } })
  ],
  ['6 bondi charge warlord, 12 wounds', melee(bondi, { unit: 'warlord', wounds: 12 })],
  ['6 bondi charge 4 Jomsvikings, Wrath 7', melee(bondi, { unit: 'jomsvikings', wrath: 7 })],
  ['6 bondi charge 4 huscarls, Shieldwall', huscarls({ abilities: ['shieldwall'] })],
  ['6 bondi charge 4 huscarls, Combat Pool 1 attack', pool({ attack: 1 })],
  ['6 bondi charge 4 huscarls, Combat Pool 2 defence rare', pool({ defence: 2, rare: 1 })],
  ['6 bondi charge 4 huscarls, Combat Pool 1 attack 2 defence 2 rare', pool({ attack: 1, defence: 2, rare: 2 })],
  ['4 hirdmen, Valhalla 2, charge 6 bondi', melee({ unit: 'hirdmen', models: 4, abilities: [{ id: 'valhalla', count: 2 }] })],
  ['6 bondi charge 4 huscarls, +2 attack dice', huscarls({ effects: [{ verb: 'attack-dice', count: 2 }] })],
  ['6 bondi charge 4 huscarls, -1 attack die', huscarls({ effects: [{ verb: 'attack-dice', count: -1 }] })],
  ['6 bondi charge 4 huscarls, +0 attack dice', huscarls({ effects: [{ verb: 'attack-dice', count: 0 }] })],
  [
    '6 bondi charge 4 huscarls, effect {"verb":"attack-dice","count":{"follows":"enemy-engaged"}}',
    huscarls({ effects: [{ verb: 'attack-dice', count: { follows: 'enemy-engaged' } }] })
  ],
  ['6 bondi charge 4 huscarls, 2 dice per model', huscarls({ dicePerModel: 2 })],
  ['6 bondi charge 4 huscarls, 1 die per model', huscarls({ dicePerModel: 1 })],
  ['6 bondi charge 4 huscarls, 1/2 dice per model', huscarls({ dicePerModel: '1/2' })],
  ['6 bondi, 2 charging dice per model, charge 6 bondi', melee({ ...bondi, dicePerModelCharging: 2 })],
  ['6 bondi charge 4 huscarls, 2 shooting dice per model', huscarls({ dicePerModelShot: 2 })],
  ['6 bondi charge 4 huscarls, light cover', huscarls({ cover: 'light' })],
  ['6 bondi charge 4 huscarls, at most 2 rounds', { ...huscarls({}), rounds: 2 }],
  ['6 bondi charge 4 huscarls', { ...huscarls({}), rounds: 1 }],
  ['6 bondi charge 4 huscarls, out of turn', { ...huscarls({}), turn: 'defender' }],
  ['6 bondi charge 4 huscarls', { ...huscarls({}), turn: 'attacker' }],
  [
    'warlord and 4 hirdmen charge 6 bondi, aiming 2 dice at the first',
    { ...melee({ together: [{ unit: 'warlord' }, { unit: 'hirdmen', models: 4 }] }), split: 2 }
  ],
  [
    'warlord and 4 hirdmen, fatigue 1, charge 6 bondi, spends fatigue on armour of the second, aiming 2 dice at the first',
    {
      ...melee(
        { together: [{ unit: 'warlord' }, { unit: 'hirdmen', models: 4, fatigue: 1 }] },
        { ...bondi, spend: ['armour-2'] }
      ),
      split: 2
    }
  ],
  [
    'warlord, fatigue 1 and 4 hirdmen, fatigue 1, charge 6 bondi, spends fatigue on armour of the first, spends fatigue on enemy armour of the second, aiming 2 dice at the first',
    {
      ...melee(
        {
          together: [
            { unit: 'warlord', fatigue: 1 },
            { unit: 'hirdmen', models: 4, fatigue: 1 }
          ]
        },
        { ...bondi, spend: ['armour-1', 'enemy-armour-2'] }
      ),
      split: 2
    }
  ],
  ...(
    [
      [['armour'], ', spends armour in the second melee'],
      [['enemy-armour'], ', spends enemy armour in the second melee'],
      [['armour', 'enemy-armour'], ', spends both in the second melee'],
      [['enemy-armour', 'armour'], ', spends enemy armour before armour in the second melee']
    ] as const
  ).map(([spendAgain, said]): readonly [string, Scenario] => [
    `4 hirdmen, Thor${said}, charge 6 bondi, fatigue 2`,
    melee({ unit: 'hirdmen', models: 4, abilities: ['thor'], spendAgain }, { ...bondi, fatigue: 2 })
  ]),
  [
    '4 hirdmen, Thor, charge 6 bondi, gives up dice in the second melee',
    melee({ unit: 'hirdmen', models: 4, abilities: ['thor'] }, { ...bondi, givesUpDiceAgain: true })
  ],
  [
    '4 hirdmen, Thor, charge 6 bondi, gives up dice, keeps dice in the second melee',
    melee({ unit: 'hirdmen', models: 4, abilities: ['thor'] }, { ...bondi, givesUpDice: true, givesUpDiceAgain: false })
  ],
  ['6 bondi charge 4 huscarls, rerolls attack', huscarls({ effects: [{ verb: 'reroll', of: 'attack' }] })],
  [
    '6 bondi, fatigue 2, charge 4 huscarls, spends fatigue on armour and enemy armour',
    melee({ ...bondi, fatigue: 2 }, { unit: 'huscarls', models: 4, spend: ['armour', 'enemy-armour'] })
  ]
])('%s', (headline, scenario) => expect(odds(scenario, rulebook(1), { asides: false }).headline).toBe(headline))

test('in the second edition who is charged closes ranks (V9.4)', () => {
  const { headline } = odds(
    { ...melee({ unit: 'warriors', models: 8 }, { unit: 'warriors', models: 8, givesUpDice: true }), edition: 2 },
    rulebook(2),
    { asides: false }
  )
  expect(headline).toBe('8 warriors charge 8 warriors, closes ranks')
})

test.each<readonly [string, Partial<UnitRequest>]>([
  ['6 warriors, acts for armour, acts for enemy armour, charge 6 levies, fatigue 2', { acts: ['armour', 'enemy-armour'] }],
  ['6 warriors, passes its turn, charge 6 levies', { acts: ['pass'] }],
  ['6 warriors, war banner, charge 6 levies', { banner: true }],
  ['6 warriors, dangerous ground, charge 6 levies', { ground: 'dangerous' }],
  ['6 warriors, friends near 2, charge 6 levies', { friendsNear: 2 }],
  ['6 warriors, mounted, charge 6 levies', { mount: 'horse' }],
  ['6 warriors, camels, charge 6 levies', { mount: 'camel' }]
])('%s', (headline, more) => {
  const levies: UnitRequest = { unit: 'levies', models: 6, ...(headline.endsWith('fatigue 2') && { fatigue: 2 }) }
  const scenario: Scenario = { ...melee({ unit: 'warriors', models: 6, ...more }, levies), edition: 2 }
  expect(odds(scenario, rulebook(2), { asides: false }).headline).toBe(headline)
})

// what a troop always rides is in its name
test.each<readonly [string, UnitRequest]>([
  ['3 Gallic chariots charge 6 levies', { unit: 'gallic-chariots', models: 3 }],
  ['3 Gallic chariots, riding horses, charge 6 levies', { unit: 'gallic-chariots', models: 3, mount: 'horse' }],
  ['3 Gallic chariots, camels, charge 6 levies', { unit: 'gallic-chariots', models: 3, mount: 'camel' }]
])('%s', (headline, attacker) => expect(odds(second(attacker), rulebook(2), { asides: false }).headline).toBe(headline))

test.each([1, 2] as const)('a troop says whose it is where another faction calls one the same, edition %i', edition => {
  const book = rulebook(edition)
  for (const [unit, { name, faction }] of Object.entries(book.troops)) {
    if (faction === undefined) continue
    const isShared = Object.values(book.troops).some(other => other.name === name && other.faction !== faction)
    const { headline } = odds(melee({ unit, faction }, { unit: 'warriors' }), book, { asides: false })
    expect([unit, headline.includes(' of the ')]).toEqual([unit, isShared])
  }
})

test('what is spent in a second melee against one of two names which, and names it once', () => {
  const tired = (unit: string, more: Partial<UnitRequest>): UnitRequest => ({ unit, fatigue: 2, ...more })
  const { headline } = odds(
    melee(
      { together: [tired('warlord', { faction: 'vikings', abilities: ['thor'] }), tired('hirdmen', { models: 4 })] },
      { ...bondi, spendAgain: ['armour-1', 'enemy-armour-2'] }
    ),
    rulebook(1),
    { asides: false }
  )
  expect(headline.split(', ').slice(-2)).toEqual([
    'spends armour of the first in the second melee',
    'spends enemy armour of the second in the second melee'
  ])
  expect(headline.match(/second melee/gu)).toHaveLength(2)
})
