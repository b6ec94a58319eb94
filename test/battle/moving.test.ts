import { expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

const book = rulebook(1)
const target: UnitRequest = { unit: 'bondi', models: 6 }
const shot = (attacker: UnitRequest) => odds({ kind: 'shoot', attacker, defender: target }, book, { asides: false })

test('a shot that is not the first activation tires the shooters afterwards (R4.1)', () => {
  expect(shot({ unit: 'crossbowmen', models: 8 }).attacker.fatigueAfter).toBe(0)
  expect(shot({ unit: 'crossbowmen', models: 8, moved: true }).attacker.fatigueAfter).toBe(1)
})

test("moves and shots in the enemy's turn cost no fatigue, and the report says so (R4.1)", () => {
  const asked = { attacker: { unit: 'crossbowmen', models: 8, moved: true }, defender: target, turn: 'defender' } as const
  const report = odds({ kind: 'shoot', ...asked }, book, { asides: false })
  expect(report.attacker.fatigueAfter).toBe(0)
  expect(report.notes).toContainEqual("in the enemy's turn moves and shots cost the crossbowmen no fatigue (R4.1)")
})

test('javelins are thrown after a move without fatigue of their own (R2.9)', () =>
  expect(shot({ unit: 'priodaur', models: 8, moved: true }).attacker.fatigueAfter).toBe(0))

test('an exhausted unit shoots no more (R4.3), but javelins may be thrown after the move that exhausted it (R2.9)', () => {
  const dice = (unit: UnitRequest) => shot(unit).attacker.units[0]?.attackDice
  expect(dice({ unit: 'crossbowmen', models: 8, fatigue: 3 })).toBe(0)
  expect(dice({ unit: 'priodaur', models: 8, fatigue: 3 })).toBe(0)
  expect(dice({ unit: 'priodaur', models: 8, fatigue: 3, moved: true })).toBe(4)
})

test('a charge that is not the first activation tires before the melee, and may exhaust (R4.1, R3.2)', () => {
  const charge = (attacker: UnitRequest) => odds({ kind: 'melee', attacker, defender: target }, book, { asides: false }).attacker
  expect(charge({ unit: 'ceorls', models: 8, fatigue: 2 }).units[0]?.attackDice).toBe(8)
  expect(charge({ unit: 'ceorls', models: 8, fatigue: 2, moved: true }).units[0]?.attackDice).toBe(4)
  expect(charge({ unit: 'ceorls', models: 8, fatigue: 2, moved: true }).fatigueAfter).toBe(4)
})

// R4.3: the move that exhausted it stops no throw; under horses-uneven=yes (R4.1) two of its four are of that move, else one
test.each<readonly [string, Partial<UnitRequest>, 'yes' | 'no', dice: number]>([
  ['on horses in uneven ground', { mounted: true, ground: 'uneven' }, 'yes', 4],
  ['where horses do not tire of it', { mounted: true, ground: 'uneven' }, 'no', 0],
  ['on horses in the open', { mounted: true }, 'yes', 0],
  ['on foot', { ground: 'uneven' }, 'yes', 0]
])('javelins at fatigue 4 of 3 after a move, %s (%o, horses-uneven=%s): %i dice', (_, where, reading, dice) => {
  const attacker: UnitRequest = { unit: 'priodaur', models: 8, fatigue: 4, moved: true, ...where }
  const report = odds({ kind: 'shoot', attacker, defender: target, readings: { 'horses-uneven': reading } }, book, {
    asides: false
  })
  expect(report.attacker.units[0]?.attackDice).toBe(dice)
})
