import { expect, test } from 'vitest'
import type { Scenario } from '../../src/model/scenario'
import { bows, linesOf, melee, shot, type Who, warriors } from './ledgers'

/** Every number of a unit is reported with the rule it comes from, line by line. */

test.each<readonly [string, Who, Scenario, readonly string[]]>([
  [
    'an ordinary charge',
    'attacker',
    melee(warriors),
    ['armour 4: warriors (R1.0)', 'attack dice 6 +6: 6 warriors (R3.1)', 'hits on 4: armour 4 of the warriors (R3.6)']
  ],
  [
    'who shoots',
    'attacker',
    shot(bows),
    ['armour 3: levies (R1.0)', 'attack dice 3 +3: 5 levies (R2.1)', 'hits on 4: armour 4 of the warriors (R2.3)']
  ],
  [
    'who is shot at in heavy cover (R2.6)',
    'defender',
    shot(bows, { ...warriors, cover: 'heavy' }),
    ['armour 4: warriors (R1.0)', 'saves on 3 -1: heavy cover (R2.6)', 'armour 5 +1: heavy cover (R2.6)']
  ],
  [
    'light cover',
    'defender',
    shot(bows, { ...warriors, cover: 'light' }),
    ['armour 4: warriors (R1.0)', 'saves on 3 -1: light cover (R2.6)']
  ],
  [
    'a building when charged (R3.11)',
    'defender',
    melee(warriors, { ...warriors, building: true, engaged: 2 }),
    [
      'armour 4: warriors (R1.0)',
      'saves on 4 -1: building (R3.11)',
      'attack dice 6 +6: 6 warriors (R3.1)',
      'hits on 4: armour 4 of the warriors (R3.6)'
    ]
  ],
  [
    'heavy cover of who is charged (R3.7)',
    'defender',
    melee(warriors, { ...warriors, cover: 'heavy' }),
    [
      'armour 4: warriors (R1.0)',
      'saves on 4 -1: heavy cover (R3.7)',
      'attack dice 6 +6: 6 warriors (R3.1)',
      'hits on 4: armour 4 of the warriors (R3.6)'
    ]
  ],
  [
    'exhausted, giving up dice (R3.2, R3.3)',
    'defender',
    melee(warriors, { unit: 'warriors', models: 8, fatigue: 3, givesUpDice: true }),
    [
      'armour 4: warriors (R1.0)',
      'attack dice 8 +8: 8 warriors (R3.1)',
      'attack dice 4 -4: exhausted, fatigue 3 of 3 (R3.2)',
      'attack dice 2 -2: gives up dice (R3.3)',
      'defence dice 1 +1: gives up dice (R3.3)',
      'hits on 4: armour 4 of the warriors (R3.6)'
    ]
  ],
  [
    'an axe (R5.1)',
    'attacker',
    melee({ unit: 'huscarls', models: 2, weapon: 'danish-axe' }),
    [
      'armour 5: huscarls (R1.0)',
      'armour 4 -1: Danish axe (R5.1)',
      'attack roll 1 +1: Danish axe (R5.1)',
      'attack dice 4 +4: 2 huscarls (R3.1)',
      'hits on 3: armour 4 of the warriors, +1 on each roll (R3.6)'
    ]
  ],
  [
    'a charge that is not the first activation (R4.1)',
    'attacker',
    melee({ ...warriors, moved: true }),
    [
      'armour 4: warriors (R1.0)',
      'fatigue 1 +1: not its first activation (R4.1)',
      'attack dice 6 +6: 6 warriors (R3.1)',
      'hits on 4: armour 4 of the warriors (R3.6)'
    ]
  ],
  [
    'fatigue bought from (R3.4)',
    'attacker',
    melee({ ...warriors, spend: ['armour', 'enemy-armour'] }, { ...warriors, fatigue: 2 }),
    [
      'armour 4: warriors (R1.0)',
      'attack dice 6 +6: 6 warriors (R3.1)',
      'armour 5 +1: fatigue of warriors spent (R3.4)',
      'hits on 3: armour 3 of the warriors (R3.6)'
    ]
  ],
  [
    'whose fatigue is spent (R3.4)',
    'defender',
    melee({ ...warriors, spend: ['armour', 'enemy-armour'] }, { ...warriors, fatigue: 2 }),
    [
      'armour 4: warriors (R1.0)',
      'attack dice 6 +6: 6 warriors (R3.1)',
      'fatigue 1 -1: fatigue of warriors spent (R3.4)',
      'fatigue 0 -1: fatigue of warriors spent (R3.4)',
      'armour 3 -1: fatigue of warriors spent (R3.4)',
      'hits on 5: armour 5 of the warriors (R3.6)'
    ]
  ],
  [
    'fatigue spent under fire (R2.2)',
    'defender',
    shot({ ...bows, fatigue: 1 }, { ...warriors, spend: ['armour'] }),
    ['armour 4: warriors (R1.0)', 'armour 5 +1: fatigue of levies spent (R2.2)']
  ],
  [
    'a warlord in heavy cover under crossbows: the armour of others comes last (R2.8)',
    'defender',
    shot({ unit: 'crossbowmen', models: 4, cover: 'heavy' }, { unit: 'warlord', cover: 'heavy' }),
    [
      'armour 6: warlord (R1.0)',
      'hits ignored 1 +1: warlord (R6.1)',
      'saves on 3 -1: heavy cover (R2.6)',
      'armour 7 +1: heavy cover (R2.6)',
      'armour 6 -1: crossbow (R2.8)'
    ]
  ],
  [
    'where each change is held within its bounds (armour-clamp=each)',
    'defender',
    {
      ...shot({ unit: 'crossbowmen', models: 4 }, { unit: 'warlord', cover: 'heavy' }),
      readings: { 'armour-clamp': 'each' }
    },
    [
      'armour 6: warlord (R1.0)',
      'hits ignored 1 +1: warlord (R6.1)',
      'saves on 3 -1: heavy cover (R2.6)',
      'armour 6 +1: heavy cover (R2.6)',
      'armour 5 -1: crossbow (R2.8)'
    ]
  ],
  [
    'who shoots from cover has nothing of it',
    'attacker',
    shot({ ...bows, cover: 'heavy' }),
    ['armour 3: levies (R1.0)', 'attack dice 3 +3: 5 levies (R2.1)', 'hits on 4: armour 4 of the warriors (R2.3)']
  ],
  [
    'dice against shots of a pool for both, where who is shot at may use it by reading (R7.4)',
    'defender',
    {
      ...shot(bows, { unit: 'priodaur', models: 6, abilities: [{ id: 'combat-pool', attack: 1, defence: 1 }] }),
      readings: { 'combat-pool-shot-at': 'yes' }
    },
    ['armour 3: priodaur (R5.6)', 'defence dice 1 +1: Combat Pool (R7 welsh)']
  ],
  [
    'dice for shots alone, which are none in a melee whatever the reading',
    'attacker',
    {
      ...melee({ ...warriors, effects: [{ verb: 'defence-dice', count: 1, in: ['shooting'] }] }),
      readings: { 'combat-pool-shot-at': 'yes' }
    },
    ['armour 4: warriors (R1.0)', 'attack dice 6 +6: 6 warriors (R3.1)', 'hits on 4: armour 4 of the warriors (R3.6)']
  ],
  [
    'models removed where there are none of their class, and sacrificed where nobody was chosen',
    'defender',
    melee(
      { ...warriors, effects: [{ verb: 'remove', count: { levies: 2 }, when: 'now' }] },
      { ...warriors, effects: [{ verb: 'sacrifice' }] }
    ),
    ['armour 4: warriors (R1.0)', 'attack dice 6 +6: 6 warriors (R3.1)', 'hits on 4: armour 4 of the warriors (R3.6)']
  ],
  [
    'fatigue that follows the enemy',
    'attacker',
    melee(
      { ...warriors, effects: [{ verb: 'fatigue', of: 'own', count: { follows: 'enemy-fatigue' }, when: 'now' }] },
      { ...warriors, fatigue: 2 }
    ),
    [
      'armour 4: warriors (R1.0)',
      'attack dice 6 +6: 6 warriors (R3.1)',
      'fatigue 2 +2: as given (R3.4)',
      'hits on 4: armour 4 of the warriors (R3.6)'
    ]
  ],
  [
    'fatigue that is not there is not taken off',
    'attacker',
    melee({ ...warriors, effects: [{ verb: 'fatigue', of: 'own', count: -1, when: 'now' }] }),
    ['armour 4: warriors (R1.0)', 'attack dice 6 +6: 6 warriors (R3.1)', 'hits on 4: armour 4 of the warriors (R3.6)']
  ]
])('%s', (_, who, scenario, lines) => expect(linesOf(scenario, who)).toEqual(lines))

test.each([
  [6, 1, 'armour 6 -1: at most 6 (R1.2)'],
  [2, -1, 'armour 2 +1: at least 2 (R1.2)']
])('armour %i changed by %i is held within bounds by a line of its own (R1.2)', (armour, count, line) => {
  const changed = { ...warriors, armour, effects: [{ verb: 'armour', of: 'own', count } as const] }
  expect(
    linesOf(melee(changed), 'attacker')
      ?.filter(each => each.startsWith('armour'))
      .at(-1)
  ).toBe(line)
})
