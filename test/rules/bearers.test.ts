import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import { RequestError } from '../../src/model/errors'
import type { UnitRequest } from '../../src/model/scenario'
import { requested } from '../../src/request/request'
import { kitFaults } from '../../src/rules/equipment-legality'
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
      'mounted their armour is 5, less 1 on horses (R2.10)',
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
    const told = (strict: boolean) => {
      try {
        requested({ kind: 'melee', words, strict })
        return []
      } catch (error) {
        return error instanceof RequestError ? error.mistakes.map(({ at, message }) => `${at}: ${message}`) : [error]
      }
    }
    expect(told(false)).toEqual([])
    expect(told(true)).toEqual([
      'attacker: Cnut may have a horse or the Danish axe, not both (R6.4, --strict)',
      'defender: the hirdmen fight on foot: leave mounted out (R5.3, --strict)'
    ])
  })
})

test('what a troop usually has is never against the rules', () => {
  for (const troop of Object.values(book.troops)) {
    for (const weapon of [undefined, troop.weapon, ...troop.weapons]) expect(kitFaults({ weapon }, troop, book)).toEqual([])
    if (troop.mounted === 'may') expect(kitFaults({ mounted: true }, troop, book)).toEqual([])
  }
})
