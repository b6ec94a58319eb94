import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import { RequestError } from '../../src/model/errors'
import { UNARMED, type UnitRequest } from '../../src/model/scenario'
import { requested } from '../../src/request/request'
import { kitFaults, kitNotes } from '../../src/rules/kit'
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
      'mounted, their armour is 5, less 1 on horses (R2.10)',
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
    [
      'hirdmen on horses',
      { unit: 'hirdmen', models: 4, mounted: true },
      4,
      'by the rules the hirdmen have no horses (R5.3): played mounted as written'
    ],
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
      'defender: by the rules the hirdmen have no horses: leave mounted out (R5.3, --strict)'
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
      'Cnut cannot have the heavy weapon: he has no weapon but swords and spears (V9.17)',
      'by the rules Cnut has no horses (V9.17): played mounted as written'
    ])
  })

  // 4 less 1 for javelins in melee (T5.4)
  test('nor is a unit that serves anybody', () => {
    expect(notes({ unit: 'shieldmaidens', models: 8, weapon: 'javelins' })).toEqual([
      3,
      8,
      'the shieldmaidens cannot have the javelins: they have no weapon but swords and spears (V9.17)'
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

describe('what is said of arms and mounts', () => {
  type Kit = Parameters<typeof kitFaults>[0]
  const said = (edition: 1 | 2, id: string, kit: Kit) => {
    const rules = rulebook(edition)
    const troop = rules.troops[id]
    if (!troop) throw new Error(`no ${id}`)
    return { faults: kitFaults(kit, troop, rules), notes: kitNotes(kit, troop, rules) }
  }

  test.each<readonly [string, 1 | 2, string, Kit, string, string, string]>([
    [
      'arms that nobody but a hero or his men have (R6.4)',
      ...([1, 'bondi', { weapon: 'danish-axe' }, 'R5.3'] as const),
      'the bondi cannot have the Danish axe: they have no weapon but swords and spears',
      'the bondi cannot have the Danish axe; Harald Hardrada or the Varangians may (R5.3)'
    ],
    [
      'arms that nobody of the faction has',
      ...([1, 'thralls', { weapon: 'javelins' }, 'R5.3'] as const),
      'the thralls cannot have the javelins: they may have bow or sling',
      'the thralls cannot have the javelins: they may have bow or sling (R5.3)'
    ],
    [
      'arms left at home, by others than those who have none',
      ...([1, 'crossbowmen', { weapon: UNARMED }, 'R5.5'] as const),
      'the crossbowmen cannot leave the crossbow at home; the sergeants have none',
      'the crossbowmen cannot leave the crossbow at home; the sergeants have none (R5.5)'
    ],
    [
      'a horse that others of the faction may have',
      ...([1, 'crossbowmen', { mounted: true }, 'R5.5'] as const),
      'by the rules the crossbowmen have no horses: leave mounted out',
      'by the rules the crossbowmen have no horses; the knights, the sergeants or the warlord may (R5.5): played mounted as written'
    ],
    [
      'a horse for men who serve anybody',
      ...([1, 'flemish', { mounted: true }, 'R6.5'] as const),
      'by the rules the Flemish spearmen have no horses: leave mounted out',
      'by the rules the Flemish spearmen have no horses (R6.5): played mounted as written'
    ],
    [
      'the bow of riders, in the hands of men on foot (T5.3)',
      ...([2, 'warriors', { weapon: 'composite-bow' }, 'V9'] as const),
      'the composite bow is for mounted units, and the warriors are on foot',
      'the composite bow is for mounted units, and the warriors are on foot (V9)'
    ],
    [
      'the same of one man',
      ...([2, 'warlord', { weapon: 'composite-bow', mounted: false }, 'V9'] as const),
      'the composite bow is for mounted units, and the warlord is on foot',
      'the composite bow is for mounted units, and the warlord is on foot (V9)'
    ],
    [
      'a mount that is not theirs',
      ...([2, 'heroic-hearthguard', { mount: 'elephant' }, 'V9.17'] as const),
      'the heroic hearthguard do not ride elephants: leave the mount out',
      'the heroic hearthguard do not ride elephants (V9.17)'
    ],
    [
      'arms that nobody of the class has, of a warlord by the rule of his faction (R5.6)',
      ...([1, 'welsh-warlord', { weapon: 'crossbow' }, 'R5.6'] as const),
      'the warlord cannot have the crossbow: he has javelins',
      'the warlord cannot have the crossbow: he has javelins (R5.6)'
    ],
    [
      'the same on horses, in a faction where others have bows on foot alone (R5.6)',
      ...([1, 'teulu', { weapon: 'bow', mounted: true }, 'R5.6'] as const),
      'the teulu cannot have the bow: they have javelins',
      'the teulu cannot have the bow: they have javelins (R5.6)'
    ],
    [
      'and on foot, as those others',
      ...([1, 'teulu', { weapon: 'bow' }, 'R5.6'] as const),
      'the teulu cannot have the bow: they have javelins',
      'the teulu cannot have the bow; the bonnedig may (R5.6)'
    ],
    [
      'an axe that is left at home, by who leads any faction (S1 p.45)',
      ...([1, 'sven-forkbeard', { weapon: UNARMED }, 'R6.4'] as const),
      'Sven Forkbeard cannot leave the Danish axe at home',
      'Sven Forkbeard cannot leave the Danish axe at home (R6.4)'
    ],
    [
      'the bow of men on foot, on camels (T5.1)',
      ...([2, 'warriors', { weapon: 'bow', mount: 'camel' }, 'V9'] as const),
      'the warriors may have a horse or the bow, not both',
      'the warriors may have a horse or the bow, not both (V9)'
    ],
    [
      'a mount that is named, for men on foot (R5.3)',
      ...([1, 'hirdmen', { mount: 'horse' }, 'R5.3'] as const),
      'by the rules the hirdmen have no horses: leave mounted out',
      'by the rules the hirdmen have no horses (R5.3): played mounted as written'
    ],
    [
      'camels for women on foot',
      ...([2, 'shieldmaidens', { mount: 'camel' }, 'V9.17'] as const),
      'by the rules the shieldmaidens have no camels: leave mounted out',
      'by the rules the shieldmaidens have no camels (V9.17): played mounted as written'
    ],
    [
      'horses in the place of their chariots',
      ...([2, 'gallic-chariots', { mount: 'horse' }, 'V9.17'] as const),
      'the Gallic chariots do not ride horses: leave the mount out',
      'the Gallic chariots do not ride horses (V9.17)'
    ]
  ])('%s', (_, edition, id, kit, rule, message, note) =>
    expect(said(edition, id, kit)).toEqual({ faults: [{ rule, message }], notes: [note] })
  )

  test.each<readonly [string, 1 | 2, string, Kit]>([
    ['riders with the bow of riders', 2, 'warriors', { weapon: 'composite-bow', mounted: true }],
    ['or on camels', 2, 'warriors', { weapon: 'composite-bow', mount: 'camel' }],
    // T5.13: who rides an elephant counts as on foot
    ['a bow on an elephant', 2, 'warriors', { weapon: 'bow', mount: 'elephant' }],
    ['who always rides', 2, 'steppe-nomads', { weapon: 'composite-bow' }],
    ['horses by name, for who has no other mount', 1, 'sergeants', { mount: 'horse' }],
    ['what anybody may have', 2, 'levies', { weapon: 'unarmed' }],
    ['a bow for warriors, who are shown with it', 2, 'warriors', { weapon: 'bow' }],
    ['who is as usual', 2, 'hearthguard', {}]
  ])('nothing of %s', (_, edition, id, kit) => expect(said(edition, id, kit)).toEqual({ faults: [], notes: [] }))

  // S1 p.42: he may have a horse or the axe, not both, so riders are not told of him
  test('of an axe that riders cannot have, Cnut is no example', () => {
    const axe = { weapon: 'danish-axe' } as const
    const [weapon, mount] = said(1, 'cnut-ceorls', { ...axe, mounted: true }).notes
    expect(weapon).toBe('the ceorls of Cnut cannot have the Danish axe: they have no weapon but swords and spears (R6.4)')
    expect(mount).toMatch(/^by the rules the ceorls of Cnut have no horses; /)
  })

  test('a warlord whose faction has nobody else is under his own rule', () => {
    const { 'welsh-warlord': warlord } = book.troops
    if (!warlord) throw new Error('no warlord')
    const alone = { ...book, troops: { 'welsh-warlord': warlord, bondi: book.troops['bondi'] ?? warlord } }
    expect(kitFaults({ weapon: 'crossbow' }, warlord, alone)).toMatchObject([{ rule: warlord.rule }])
    expect(kitFaults({ weapon: 'crossbow' }, warlord, book)).toMatchObject([{ rule: 'R5.6' }])
  })

  // T5.1: a bow takes one of the armour, in melee and when shot at
  test('arms that no source shows a unit with are counted all the same', () =>
    expect(said(2, 'hearthguard', { weapon: 'bow' })).toEqual({
      faults: [],
      notes: [
        'no source shows the hearthguard with the bow; counted is what it does for others: own armour -1 in melee or when shot at'
      ]
    }))
})
