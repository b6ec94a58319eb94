import { expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { Effect } from '../../src/model/effect'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** Attack dice and bonus defence dice of a unit, counted by hand. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
const foe: UnitRequest = { unit: 'warriors', models: 6 }
const more = (count: number): { readonly effects: readonly Effect[] } => ({ effects: [{ verb: 'attack-dice', count }] })
const pool = (count: number): { readonly effects: readonly Effect[] } => ({
  effects: [{ verb: 'attack-dice', count, into: 'pool' }]
})

type Doing = 'charges' | 'charged' | 'shoots'
type Row = readonly [string, UnitRequest, Doing, dice: readonly [attack: number, defence: number], readings: Scenario['readings']]

const unitOf = (unit: UnitRequest, side: Doing, edition: 1 | 2, readings: Scenario['readings'] = {}) => {
  const [attacker, defender] = side === 'charged' ? [foe, unit] : [unit, foe]
  const kind = side === 'shoots' ? 'shoot' : 'melee'
  const report = odds({ kind, edition, attacker, defender, readings }, books[edition], { asides: false })
  return report[side === 'charged' ? 'defender' : 'attacker'].units[0]
}

test.each<Row>([
  ['5 levies have 2 dice (R1.1)', { unit: 'levies', models: 5 }, 'charges', [2, 0], {}],
  ['7 levies have 4 dice to shoot with', { unit: 'levies', models: 7, weapon: 'bow' }, 'shoots', [4, 0], {}],
  ['exhausted warriors have half of 8', { unit: 'warriors', models: 8, fatigue: 3 }, 'charged', [4, 0], {}],
  ['exhausted warriors have 2 of 5', { unit: 'warriors', models: 5, fatigue: 3 }, 'charges', [2, 0], {}],
  [
    'a charger is not halved by reading',
    { unit: 'warriors', models: 5, fatigue: 3 },
    'charges',
    [5, 0],
    { 'charge-exhausts': 'no' }
  ],
  [
    'who is charged is halved by that reading',
    { unit: 'warriors', models: 5, fatigue: 3 },
    'charged',
    [2, 0],
    { 'charge-exhausts': 'no' }
  ],
  ['fatigue takes no dice of a javelin throw', { unit: 'priodaur', models: 8, fatigue: 3, moved: true }, 'shoots', [4, 0], {}],
  ['7 dice given up: 3 kept, 2 gained (R3.3)', { unit: 'warriors', models: 7, givesUpDice: true }, 'charged', [3, 2], {}],
  ['12 dice given up: 6 kept, 3 gained', { unit: 'warriors', models: 12, givesUpDice: true }, 'charged', [6, 3], {}],
  [
    'exhausted and given up: 8, 4, 2 kept, 1 gained',
    { unit: 'warriors', models: 8, fatigue: 3, givesUpDice: true },
    'charged',
    [2, 1],
    {}
  ],
  ["Egil's dice first: 4 and one man's 2", { unit: 'egil', models: 4, engaged: 2 }, 'charges', [6, 0], {}],
  [
    'half a die each, rounded up for all of them together (R1.1): 4 have 2',
    { unit: 'egil', models: 4, dicePerModel: '1/2' },
    'charges',
    [2, 0],
    {}
  ],
  ['Egil and his three: 4 and 6', { unit: 'egil', models: 4 }, 'charges', [10, 0], {}],
  ['Harold alone of three engaged: 5', { unit: 'harold-godwinson', engaged: 1 }, 'charges', [5, 0], {}],
  ['bonus dice up to twice those held (R3.5)', { unit: 'warriors', models: 4, ...more(9) }, 'charges', [8, 0], {}],
  ['of an exhausted unit to twice what is left', { unit: 'warriors', models: 8, fatigue: 3, ...more(9) }, 'charged', [8, 0], {}],
  [
    'by reading to twice what it generated',
    { unit: 'warriors', models: 8, fatigue: 3, ...more(9) },
    'charged',
    [13, 0],
    { 'cap-base': 'generated' }
  ],
  ['the Wrath: 6 and 4 generated (R6.6)', { unit: 'jomsvikings', wrath: 2 }, 'charges', [10, 0], {}],
  [
    'the Wrath of exhausted men: 5, capped at 10',
    { unit: 'jomsvikings', wrath: 2, fatigue: 4, ...more(12) },
    'charges',
    [10, 0],
    {}
  ],
  [
    'by reading at twice the 10 generated',
    { unit: 'jomsvikings', wrath: 2, fatigue: 4, ...more(12) },
    'charges',
    [17, 0],
    { 'cap-base': 'generated' }
  ]
])('%s', (_, unit, side, [attack, defence], readings) =>
  expect(unitOf(unit, side, 1, readings)).toMatchObject({ attackDice: attack, defenceDice: defence })
)

test.each<Row>([
  ['12 warriors in closed ranks have 6 (V9.2)', { unit: 'warriors', models: 12, givesUpDice: true }, 'charged', [6, 0], {}],
  ['and roll at most 12', { unit: 'warriors', models: 12, givesUpDice: true, ...more(9) }, 'charged', [12, 0], {}],
  ['12 hearthguard are cut to 16 (V9.1)', { unit: 'hearthguard', models: 12 }, 'charges', [16, 0], {}],
  ['12 hearthguard in closed ranks have 12', { unit: 'hearthguard', models: 12, givesUpDice: true }, 'charged', [12, 0], {}],
  [
    'or 8 by reading',
    { unit: 'hearthguard', models: 12, givesUpDice: true },
    'charged',
    [8, 0],
    { 'close-ranks-order': 'cut-first' }
  ],
  ['7 dice closed are 4', { unit: 'warriors', models: 7, givesUpDice: true }, 'charged', [4, 0], {}],
  ['or 3 by reading', { unit: 'warriors', models: 7, givesUpDice: true }, 'charged', [3, 0], { 'close-ranks-rounding': 'down' }],
  ['12 hearthguard with bows shoot with 8', { unit: 'hearthguard', models: 12, weapon: 'bow' }, 'shoots', [8, 0], {}],
  ['dice of special rules are at most those generated', { unit: 'warriors', models: 4, ...pool(6) }, 'charges', [8, 0], {}],
  ['and come after the ranks close', { unit: 'warriors', models: 4, givesUpDice: true, ...pool(2) }, 'charged', [4, 0], {}],
  [
    'or before, by reading',
    { unit: 'warriors', models: 4, givesUpDice: true, ...pool(2) },
    'charged',
    [3, 0],
    { 'close-ranks-order': 'cut-first' }
  ],
  ['4 Gall-Gaedhil charge with 2 each (T6.11)', { unit: 'gall-gaedhil', models: 4 }, 'charges', [8, 0], {}],
  ['and are charged with 1', { unit: 'gall-gaedhil', models: 4 }, 'charged', [4, 0], {}],
  [
    '4 mercenary hoplites charge with 1 each, are charged with 2',
    { unit: 'mercenary-hoplites', models: 4 },
    'charges',
    [4, 0],
    {}
  ],
  [
    'dice said for every melee are those of a charge too',
    { unit: 'gall-gaedhil', models: 4, dicePerModel: 1 },
    'charges',
    [4, 0],
    {}
  ],
  [
    'dice said for a charge are those of no other melee',
    { unit: 'gall-gaedhil', models: 4, dicePerModelCharging: 3 },
    'charges',
    [12, 0],
    {}
  ],
  [
    'who comes exhausted shoots with none (T4.4)',
    { unit: 'warriors', models: 8, weapon: 'bow', fatigue: 3 },
    'shoots',
    [0, 0],
    {}
  ],
  [
    'whom the shot itself exhausts shoots all the same',
    {
      unit: 'warriors',
      models: 8,
      weapon: 'bow',
      fatigue: 2,
      effects: [{ verb: 'fatigue', of: 'own', count: 1, when: 'before' }]
    },
    'shoots',
    [4, 0],
    {}
  ],
  ['exhaustion takes none', { unit: 'warriors', models: 7, fatigue: 3 }, 'charges', [7, 0], {}],
  [
    'or half by reading, rounded up as in R3.2',
    { unit: 'warriors', models: 7, fatigue: 3 },
    'charges',
    [3, 0],
    { 'exhausted-melee': 'halved' }
  ],
  ['bonus dice are as many as wanted', { unit: 'warriors', models: 8, engaged: 8, ...more(8) }, 'charges', [16, 0], {}],
  ['dice of special rules are at most the models too', { unit: 'hearthguard', models: 4, ...pool(10) }, 'charges', [12, 0], {}],
  ['or not, by reading', { unit: 'hearthguard', models: 4, ...pool(10) }, 'charges', [16, 0], { 'bonus-model-cap': 'no' }]
])('in the second edition %s', (_, unit, side, [attack], readings) =>
  expect(unitOf(unit, side, 2, readings)?.attackDice).toBe(attack)
)

test('who is shot at throws no attack dice, and nothing of him hits', () => {
  const target: UnitRequest = { unit: 'warriors', models: 4, givesUpDice: false }
  const report = odds({ kind: 'shoot', attacker: { unit: 'levies', models: 6, weapon: 'bow' }, defender: target }, books[1])
  const none = { attackDice: 0, hits: 0, defenceDice: 0, saves: 0, uncancelled: 0, losses: 0, hitsP: [1], uncancelledP: [1] }
  expect(report.defender.units[0]).toMatchObject({ attackDice: 0, hitsOn: null, strike: none })
  expect(report.attacker.losses).toEqual({ mean: 0, sd: 0, p: [1, 0, 0, 0, 0, 0, 0] })
})

test('bonus defence dice beyond twice the hits are not rolled (R3.7), but by reading in the second edition', () => {
  const dice = (reading: string) =>
    odds(
      {
        kind: 'melee',
        edition: 2,
        attacker: { unit: 'warriors', models: 1 },
        defender: { ...foe, effects: [{ verb: 'defence-dice', count: 3 }] },
        readings: { 'defence-cap': reading }
      },
      books[2],
      { asides: false }
    ).attacker.units[0]?.strike.defenceDice
  // one die hits on 4 or more
  expect(dice('twice')).toBeCloseTo(2 / 2, 12)
  expect(dice('none')).toBeCloseTo(4 / 2, 12)
})

// T3.8, T3.10: 4 dice and the first of Combat Bonus are 5; all of those are discarded, and what is left over of the 6 is lost; the second is 1
test.each([
  [2, 1],
  [3, 2]
])('%i dice of Combat Bonus are acts of their own: the enemy acts after the first', (attack, dice) => {
  const attacker = { unit: 'warriors', faction: 'vikings', models: 4, abilities: [{ id: 'combat-bonus', attack }] }
  const effects: readonly Effect[] = [{ verb: 'discard-dice', of: 'enemy', count: 6 }]
  const scenario: Scenario = { kind: 'melee', edition: 2, attacker, defender: { ...foe, acts: [{ effects }] } }
  expect(odds(scenario, books[2], { asides: false }).attacker.units[0]?.attackDice).toBe(dice)
})
