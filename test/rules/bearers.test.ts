import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import { RequestError } from '../../src/model/errors'
import type { UnitRequest } from '../../src/model/scenario'
import { requested } from '../../src/request/request'
import { kitFaults } from '../../src/rules/kit'
import { rulebook } from '../../src/rules/rulebook'

/** Arms and horses that a unit may not have (R5.3 to R5.6, R6.4): told in a fight, counted as those who may where a hero allows it. */

const book = rulebook(1)
const thralls: UnitRequest = { unit: 'thralls', models: 8, weapon: 'bow' }
const shotAt = (defender: UnitRequest) => odds({ kind: 'shoot', attacker: thralls, defender }, book, { asides: false })

describe('a unit with what it may not have', () => {
  test.each<readonly [string, UnitRequest, number, string]>([
    [
      'priodaur with bows are archers of Gruffydd, armour 3 (S1 p.43)',
      { unit: 'priodaur', models: 8, weapon: 'bow' },
      3,
      'the priodaur cannot have the bow; the Welsh archers have it, under Gruffydd (R5.6): counted as the Welsh archers'
    ],
    [
      'knights with bows on foot are archers of William, armour 4 (S1 p.42)',
      { unit: 'knights', models: 4, weapon: 'bow' },
      4,
      'the knights cannot have the bow; the knight archers have it, under William (R5.5): counted as the knight archers'
    ],
    [
      'mounted their armour is 5, less 1 mounted mounted mounted mounted on horses (R2.10)',
      { unit: 'knights', models: 4, weapon: 'bow', mounted: true },
      4,
      'the knights cannot have the bow; the knight archers have it, under William (R5.5): counted as the knight archers'
    ],
    [
      'ceorls with axes',
      { unit: 'ceorls', models: 8, weapon: 'danish-axe' },
      4,
      'the ceorls cannot have the Danish axe; the huscarls or the warlord may (R5.4)'
    ],
    ['hirdmen on horses', { unit: 'hirdmen', models: 4, mounted: true }, 4, 'the hirdmen fight on foot (R5.3)'],
    [
      'Cnut with both (S1 p.42)',
      { unit: 'cnut', weapon: 'danish-axe', mounted: true },
      5,
      'Cnut may have a horse or the Danish axe, not both (R6.4)'
    ]
  ])('%s', (_, unit, armour, note) => {
    const { defender, notes } = shotAt(unit)
    expect([defender.units[0]?.armour, notes]).toEqual([armour, [note]])
  })

  test('is a mistake where that is asked for, of every unit', () => {
    const words = ['cnut mounted axe and 8 huscarls axe charge 8 hirdmen mounted']
    const shown = (strict: boolean) => {
      try {
        requested({ kind: 'melee', words, strict })
        return []
      } catch (error) {
        return error instanceof RequestError ? error.mistakes.map(({ at, message }) => `${at}: ${message}`) : [error]
      }
    }
    expect(shown(false)).toEqual([])
    expect(shown(true)).toEqual([
      'attacker: Cnut may have a horse or the Danish axe, not both (R6.4, --strict)',
      'defender: the hirdmen fight on foot: leave mounted out (R5.3, --strict)'
    ])
  })
})

describe('in the second edition', () => {
  const notes = (unit: UnitRequest) => {
    const report = odds({ kind: 'melee', edition: 2, attacker: unit, defender: { unit: 'warriors', models: 8 } }, rulebook(2), {
      asides: false
    })
    return [report.attacker.units[0]?.armour, report.attacker.units[0]?.attackDice, ...report.notes]
  }

  // a legendary warlord keeps his eight dice; 5 less 1 for the heavy weapon, and nobody else's profile (T5.5, T6.12)
  test('a hero is never counted as another', () => {
    expect(notes({ unit: 'cnut', weapon: 'heavy-weapon', mounted: true })).toEqual([
      4,
      8,
      'Cnut cannot have the heavy weapon: he has no weapon but swords and spears (V9.12)',
      'Cnut fights on foot (V9.12)'
    ])
  })

  // 4 less 1 for javelins in melee (T5.4)
  test('nor is a unit that serves anybody', () => {
    expect(notes({ unit: 'shieldmaidens', models: 8, weapon: 'javelins' })).toEqual([
      3,
      8,
      'the shieldmaidens cannot have the javelins: they have no weapon but swords and spears (V9.12)'
    ])
  })

  test('a bow is for who walks, and the unit fights with it all the same', () => {
    expect(notes({ unit: 'knights', models: 6, weapon: 'bow', mounted: true })).toEqual([
      4,
      12,
      'the knights may have a horse or the bow, not both (V9.12)'
    ])
  })
})

test('archers of one hero are told where their words begin with another troop', () => {
  const interpreted = (words: string) => requested({ kind: 'melee', words: [`${words} charge 8 bondi`] }).interpreted
  expect(interpreted('6 knights with bows')).toEqual(['knight archers, who serve William alone, for "knights bows"'])
  expect(interpreted('6 knight archers')).toEqual([])
  expect(interpreted('6 knights')).toEqual([])
})

test('what a troop usually has is never against the rules', () => {
  for (const troop of Object.values(book.troops)) {
    for (const weapon of [undefined, troop.weapon, ...troop.weapons]) expect(kitFaults({ weapon }, troop, book)).toEqual([])
    if (troop.mounted === 'may') expect(kitFaults({ mounted: true }, troop, book)).toEqual([])
  }
})
