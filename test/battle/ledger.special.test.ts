import { expect, test } from 'vitest'
import type { Scenario } from '../../src/model/scenario'
import { linesOf, melee, type Who, warriors } from './ledgers'

/** The same where two charge, where abilities and special rules play, and in the second edition. */

/** Two charge Side by Side; the defender buys armour with the fatigue of the second. */
const aimedAtSecond: Scenario = {
  ...melee(
    {
      together: [
        { unit: 'warlord', fatigue: 1 },
        { ...warriors, fatigue: 1 }
      ]
    },
    { ...warriors, spend: ['armour-2'] }
  ),
  split: 0
}

test.each<readonly [string, Who, Scenario, readonly string[]]>([
  [
    'Side by Side, against one of them (R6.3)',
    'defender',
    aimedAtSecond,
    [
      'armour 4: warriors (R1.0)',
      'attack dice 6 +6: 6 warriors (R3.1)',
      'armour 5 +1: fatigue of warriors spent, against them (R3.4)',
      'hits on 5: armour 5 of the warlord (R3.6)'
    ]
  ],
  [
    'and the one it is against',
    'companion',
    aimedAtSecond,
    [
      'armour 4: warriors (R1.0)',
      'attack dice 6 +6: 6 warriors (R3.1)',
      'fatigue 0 -1: fatigue of warriors spent (R3.4)',
      'hits on 5: armour 5 of the warriors (R3.6)'
    ]
  ],
  [
    'Valhalla, whose dead take their dice with them',
    'attacker',
    {
      ...melee({ unit: 'hirdmen', models: 4, engaged: 3, abilities: [{ id: 'valhalla', count: 1 }] }),
      readings: { 'removed-dice': 'lose' }
    },
    [
      'armour 5: hirdmen (R1.0)',
      'attack dice 6 +6: 3 hirdmen (R3.1)',
      'models 3 -1: Valhalla (R7 vikings)',
      'attack dice 9 +3: Valhalla (R7 vikings)',
      'attack dice 7 -2: dice of removed models (R3.4)',
      'hits on 4: armour 4 of the warriors (R3.6)'
    ]
  ],
  [
    'what is ignored, re-rolled, doubled, pushed and fought again',
    'attacker',
    melee({
      unit: 'warlord',
      effects: [
        { verb: 'reroll', of: 'attack' },
        { verb: 'reroll', of: 'defence' },
        { verb: 'double-hits' },
        { verb: 'push' },
        { verb: 'fight-again' },
        { verb: 'ignore-hits', count: 2, of: 'last' },
        { verb: 'defence-dice', count: 2 },
        { verb: 'save', on: 4 },
        { verb: 'save', on: 5 },
        { verb: 'fatigue', of: 'own', count: 2, when: 'after' },
        { verb: 'attack-roll', count: -1 }
      ]
    }),
    [
      'armour 5: warlord (R1.0)',
      'hits ignored 1 +1: warlord (R6.1)',
      'attack dice 5 +5: 1 warlord (R3.1)',
      're-rolls missed attack dice 1 +1: as given (R3.4)',
      're-rolls failed defence dice 1 +1: as given (R3.4)',
      'hits count double 1 +1: as given (R3.4)',
      'pushes 1 +1: as given (R3.4)',
      'further melees 1 +1: as given (R3.4)',
      'hits on the last model ignored 2 +2: as given (R3.4)',
      'defence dice 2 +2: as given (R3.4)',
      'saves on 4 -1: as given (R3.4)',
      'fatigue after the fight 2 +2: as given (R3.4)',
      'attack roll -1 -1: as given (R3.4)',
      'hits on 5: armour 4 of the warriors, -1 on each roll (R3.6)'
    ]
  ],
  [
    'dice of special rules in the second edition (V9.1, V9.4)',
    'defender',
    {
      ...melee(
        { unit: 'warriors', models: 4 },
        { unit: 'warriors', models: 12, givesUpDice: true, effects: [{ verb: 'attack-dice', count: 6, into: 'pool' }] }
      ),
      edition: 2
    },
    [
      'armour 4: warriors (V9)',
      'attack dice 12 +12: 12 warriors (R3.1)',
      'attack dice 6 -6: closes ranks (V9.4)',
      'attack dice 12 +6: special rules (V9.1)',
      'saves on 4 -1: closed ranks (V9.4)',
      'hits on 4: armour 4 of the warriors (R3.6)'
    ]
  ],
  [
    'Resilience that is said, exhausted dice by reading',
    'attacker',
    { ...melee({ unit: 'warlord', resilience: 2, fatigue: 3 }), edition: 2, readings: { 'exhausted-melee': 'minus-one' } },
    [
      'armour 5: warlord (V9)',
      'losses one fatigue cancels 2 +2: as given (V9.8)',
      'attack roll -1 -1: exhausted (V9.0)',
      'attack dice 8 +8: 1 warlord (R3.1)',
      'hits on 5: armour 4 of the warriors, -1 on each roll (R3.6)'
    ]
  ],
  [
    'the Wrath of a sum of 5 (R6.6)',
    'attacker',
    melee({ unit: 'jomsvikings', wrath: 5 }),
    [
      'armour 4: Jomsvikings (R6.5)',
      'armour 5 +1: Wrath 2 (R6.6)',
      'defence dice 1 +1: Wrath 4 (R6.6)',
      'attack dice 6 +6: 4 Jomsvikings (R3.1)',
      'attack dice 10 +4: special rules (R3.1)',
      'hits on 4: armour 4 of the warriors (R3.6)'
    ]
  ],
  [
    'closed ranks in heavy cover save no better (V9.4)',
    'defender',
    { ...melee(warriors, { ...warriors, givesUpDice: true, cover: 'heavy' }), edition: 2 },
    [
      'armour 4: warriors (V9)',
      'saves on 4 -1: heavy cover (R3.7)',
      'attack dice 6 +6: 6 warriors (R3.1)',
      'attack dice 3 -3: closes ranks (V9.4)',
      'hits on 4: armour 4 of the warriors (R3.6)'
    ]
  ],
  [
    'dice of the Wrath that come in step 3 (R6.6)',
    'attacker',
    melee({ unit: 'jomsvikings', wrath: 8 }),
    [
      'armour 4: Jomsvikings (R6.5)',
      'armour 5 +1: Wrath 2 (R6.6)',
      'defence dice 1 +1: Wrath 4 (R6.6)',
      'attack dice 6 +6: 4 Jomsvikings (R3.1)',
      'attack dice 10 +4: special rules (R3.1)',
      'attack dice 12 +2: Wrath 7 (R6.6)',
      'hits on 4: armour 4 of the warriors (R3.6)'
    ]
  ],
  [
    'what comes to nothing is not told, and hits ignored add up',
    'attacker',
    melee({
      unit: 'warlord',
      effects: [
        { verb: 'attack-dice', count: 0 },
        { verb: 'defence-dice', count: 0 },
        { verb: 'save', on: 5 },
        { verb: 'ignore-hits', count: 1 }
      ]
    }),
    [
      'armour 5: warlord (R1.0)',
      'hits ignored 1 +1: warlord (R6.1)',
      'attack dice 5 +5: 1 warlord (R3.1)',
      'hits ignored 2 +1: as given (R3.4)',
      'hits on 4: armour 4 of the warriors (R3.6)'
    ]
  ]
])('%s', (_, who, scenario, lines) => expect(linesOf(scenario, who)).toEqual(lines))
