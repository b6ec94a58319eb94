import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import { numbersOfWhatFits, summaryFor } from '../../src/battle/summary'
import { isBeforehand } from '../../src/battle/unit'
import { isInTime } from '../../src/battle/usable-ability'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import type { Ability, Timing } from '../../src/rules/types'

/** What a report has, and how large its parts are. */

const book = rulebook(1)
const bondi: UnitRequest = { unit: 'bondi', models: 3 }
const hirdmen: UnitRequest = { unit: 'hirdmen', models: 2 }
const melee: Scenario = { kind: 'melee', attacker: hirdmen, defender: bondi }
const sworn: Scenario = { ...melee, attacker: { unit: 'jomsvikings', wrath: '2d6' } }
const shown = (scenario: Scenario) => odds(scenario, book, { asides: false })

// Crush looks at all hits before anybody defends: 13 x 73 x 73 falls, and twice as many with all the dice of one side
const crowd: UnitRequest = { unit: 'huscarls', models: 12, dicePerModel: 12, givesUpDice: true }
const huge: Scenario = {
  kind: 'melee',
  attacker: {
    together: [
      { unit: 'normans-warlord', dicePerModel: 12 },
      { unit: 'knights', mounted: true, models: 12, dicePerModel: 12, fatigue: 2, moved: true, abilities: ['crush'] }
    ]
  },
  defender: crowd,
  split: 0
}

describe('a report', () => {
  test('has its id where the request has one', () => {
    expect(shown({ ...melee, id: 'ford' }).id).toBe('ford')
    expect(shown(melee)).not.toHaveProperty('id')
  })
  test.each([melee, sworn])('has fractions where they are asked for, and says how it was worked out', scenario => {
    expect(shown(scenario).method).toEqual({ name: 'exact' })
    expect(shown(scenario).fractions).toBeUndefined()
    expect(shown({ ...scenario, method: 'fractions' }).method).toEqual({ name: 'fractions' })
    expect(shown({ ...scenario, method: 'fractions' }).fractions).toBeDefined()
  })
  test('has a chance for every number of losses, those that cannot be met too', () => {
    // a shot of one die cannot take more than one of three, and takes nobody of those who shoot
    const { attacker, defender, joint } = shown({
      kind: 'shoot',
      attacker: { unit: 'bondi', models: 2, weapon: 'bow' },
      defender: { unit: 'bondi', models: 3 }
    })
    expect(attacker.losses.p).toEqual([1, 0, 0])
    expect(defender.losses.p).toHaveLength(4)
    expect(joint.p.map(row => row.length)).toEqual([4, 4, 4])
    expect(joint.of).toEqual(['attacker.losses', 'defender.losses'])
  })
  test('of two who charge has one for every triple', () => {
    const { jointOfUnits, attacker } = shown({ ...melee, attacker: { together: [{ unit: 'warlord' }, hirdmen] }, split: 0 })
    expect(jointOfUnits?.of).toEqual(['attacker.units.0.losses', 'attacker.units.1.losses', 'defender.losses'])
    expect(jointOfUnits?.p.map(plane => plane.map(row => row.length))).toEqual([
      [4, 4, 4],
      [4, 4, 4]
    ])
    // no dice at the warlord: nobody but his men can fall
    expect(attacker.units[0]?.losses?.p[1]).toBe(0)
    expect(attacker.units[0]?.losses?.p).toHaveLength(2)
    expect(attacker.units[1]?.losses?.p).toHaveLength(3)
  })
  test('says what helps the dice to hit, and what hinders them', () => {
    const hits = (count: number) =>
      shown({ ...melee, attacker: { ...hirdmen, effects: [{ verb: 'attack-roll', count }] } }).attacker.units[0]?.ledger.at(-1)
    expect(hits(1)).toMatchObject({ what: 'hits on', source: 'armour 4 of the bondi, +1 on each roll' })
    expect(hits(-1)).toMatchObject({ what: 'hits on', source: 'armour 4 of the bondi, -1 on each roll' })
    expect(shown(melee).attacker.units[0]?.ledger.at(-1)).toMatchObject({ source: 'armour 4 of the bondi' })
  })
})

describe('a fight in brief', () => {
  test('has the numbers of its report whatever way it is read, and no more', () => {
    const { attacker, defender, result } = shown(melee)
    for (const method of ['exact', 'fractions'] as const) {
      const short = summaryFor({ ...melee, method }, book)
      expect(short.attacker.losses).toEqual(attacker.losses)
      expect(short.defender.losses).toEqual(defender.losses)
      expect(short.result).toEqual(result)
    }
    expect(summaryFor(melee, book)).not.toHaveProperty('headline')
    expect(summaryFor(sworn, book)).not.toHaveProperty('readings')
  })
  test('of many melees says how long it lasts, and none that is one', () => {
    expect(summaryFor({ ...melee, rounds: 2 }, book).lasts).toBeGreaterThan(1)
    expect(summaryFor(melee, book)).not.toHaveProperty('lasts')
  })
  test('that is too large is refused with its cure', () =>
    expect(() => summaryFor({ ...huge, defender: { ...crowd, givesUpDice: false } }, book)).toThrow(
      'Sample it with --method monte-carlo'
    ))
  test('of those who may not fight is nothing: a tie of a melee, and no winner of a shot (R6.6)', () => {
    const desert = (kind: Scenario['kind'], wrath: UnitRequest['wrath']) =>
      numbersOfWhatFits(
        {
          kind,
          attacker: { unit: 'jomsvikings', ...(wrath && { wrath }), ...(kind === 'shoot' && { weapon: 'bow' }) },
          defender: bondi
        },
        book
      )
    expect(desert('melee', '3d6').tie).toBeGreaterThan(desert('melee', 12).tie ?? 1)
    expect(desert('shoot', '3d6').tie).toBeUndefined()
  })
})

const boxWhen = (...when: Timing[]) => ({ when }) as unknown as Ability

test.each<readonly [readonly Timing[], own: boolean, enemys: boolean, before: boolean]>([
  [['Orders'], true, false, true],
  [['Activation'], true, false, true],
  [['Orders/Reaction'], false, true, true],
  [['Activation/Reaction'], false, true, true],
  [['Melee'], true, true, false],
  [['Shooting'], true, true, false],
  [['Shooting/Reaction'], true, true, false],
  [['Activation', 'Melee'], true, true, false],
  [['Orders', 'Activation/Reaction'], true, true, true]
])('a box of %j is for one turn or both, before the fight or in it (R7.4)', (when, own, enemys, before) => {
  expect(isInTime(boxWhen(...when), true)).toBe(own)
  expect(isInTime(boxWhen(...when), false)).toBe(enemys)
  expect(isBeforehand(boxWhen(...when))).toBe(before)
})
