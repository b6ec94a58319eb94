import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Roster } from '../../src/model/warband'
import { rulebook } from '../../src/rules/rulebook'
import { checkRoster } from '../../src/warband/legality'
import { isLegalMuster, type RefereeUnit } from '../oracle/muster'
import { faultsOf, units } from './mustering'

describe('a legal warband', () => {
  it("is Ragnar's forty (R8.1)", async () =>
    expect(
      await faultsOf(...units('vikings', 6, '4 berserkers', '2x4 hirdmen', '12 bondi', '4 bondi', '2x6 thralls bows'))
    ).toEqual([]))

  it.each([
    ['4 points', units('welsh', 4, '4 teulu', '2x8 priodaur', '12 bonnedig slings')],
    ['8 points', units('anglo-danes', 8, '2x8 huscarls axe', '3x8 ceorls', '12 geburs')],
    ['10 points with a second warlord (R8.3)', units('normans', 10, '3x12 mounted knights', 'warlord mounted')],
    ['12 points with two more (R8.3)', units('normans', 12, '3x12 knights', '8 sergeants', '2x1 warlord')],
    ['horses and crossbows in two units', units('normans', 4, '8 crossbows', '8 mounted sergeants', '2x4 mounted knights')],
    ['warriors with crossbows, who are crossbowmen', units('normans', 4, '8 warriors crossbows', '12 knights')],
    ['sizes that no point makes, pooled', units('vikings', 4, '5 hirdmen', '7 hirdmen', '8 bondi')]
  ])('may have %s', async (_, lines) => expect(await faultsOf(...lines)).toEqual([]))

  it.each([
    ['a hero for a point', ['faction: vikings', 'hero: ragnar', 'units: [4 berserkers, 2x8 hirdmen]']],
    ['Varangians under Harald', ['hero: harald', 'units: [12 varangians axe, 8 bondi, 8 bondi]']],
    [
      'archers under William, on foot and mounted',
      ['hero: william', 'units: [8 knights bows, 8 mounted sergeants bows, 2x8 sergeants]']
    ],
    [
      'spears instead of javelins under Gruffydd',
      ['hero: gruffydd', 'points: 4', 'units: [8 teulu, { troop: priodaur, models: 8, weapon: none }]']
    ],
    ['Harold and his brothers, who are one unit', ['hero: harold', 'faction: anglo-danes', 'units: [2x10 huscarls]']],
    ['Jomsvikings under a warlord', ['faction: vikings', 'warlord: true', 'units: [jomsvikings, 2x8 hirdmen]']],
    ['Egil with seven men for three points', ['faction: normans', 'warlord: true', 'units: [8 egil, 12 knights]']],
    ['Flemish for a point', ['faction: normans', 'warlord: true', 'units: [8 flemish, 2x10 knights]']],
    ['Sven as an Anglo-Dane', ['faction: anglo-danes', 'hero: sven', 'units: [2x10 huscarls axe]']],
    ['Cnut on a horse', ['faction: anglo-danes', 'hero: { troop: cnut, mounted: true }', 'units: [2x10 huscarls]']]
  ])('may have %s', async (_, lines) => expect(await faultsOf(...lines)).toEqual([]))

  it('has mercenaries once and a bard for nothing in the second edition (T9.2)', async () => {
    const with2 = (...all: readonly string[]) => faultsOf('edition: 2', ...units('normans', 4, ...all))
    expect(await with2('8 knights', '8 flemish mercenaries', '8 sergeants', 'bard')).toEqual([])
    expect(await with2('gunnar', 'njall', '8 knights')).toEqual([])
    expect((await with2('2x8 flemish mercenaries', '8 knights')).join()).toContain('a warband has at most one')
  })

  it('has a wagon in place of half a point of models, beside one swap, in the second edition (T9.2)', async () => {
    const with2 = (...all: readonly string[]) => faultsOf('edition: 2', ...units('vikings', 4, ...all))
    expect(await with2('wagon', '6 hirdmen', '2x8 bondi')).toEqual([])
    expect(await with2('wagon', 'wagon', '8 hirdmen', '8 bondi')).toEqual([])
    expect(await with2('wagon', 'wagon', '6 hirdmen', '12 bondi')).toEqual([])
    // half a point of three classes: one for the wagon, two swapped
    expect(await with2('wagon', '6 hirdmen', '4 bondi', '6 thralls', '8 bondi')).toEqual([])
    expect((await with2('wagon', '8 hirdmen', '2x8 bondi')).join()).toContain('4.5 points of 4')
    // a quarter is no half
    expect((await with2('wagon', '7 hirdmen', '14 bondi')).join()).toContain('7 hearthguard')
  })

  it('may spend half a point once on another class in the second edition (V9.11)', async () => {
    expect(await faultsOf('edition: 2', ...units('vikings', 4, '10 hirdmen', '12 bondi'))).toEqual([])
    expect(await faultsOf('edition: 2', ...units('vikings', 4, '10 hirdmen', '6 thralls', '8 bondi'))).toEqual([])
    expect(await faultsOf(...units('vikings', 4, '10 hirdmen', '12 bondi'))).toEqual([
      '4:9 R8.1 10 hearthguard are 2.5 points: a point buys 4, so take 8 or 12',
      '4:23 R8.1 12 warriors are 1.5 points: a point buys 8, so take 8 or 16'
    ])
    expect((await faultsOf('edition: 2', ...units('vikings', 4, '9 hirdmen', '6 thralls', '4 bondi'))).length).toBeGreaterThan(0)
  })
})

describe('an unlawful warband', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      '3 models',
      units('vikings', 4, '3 hirdmen', '13 hirdmen'),
      ['4:9 R1.3 3 hirdmen: such a unit has 4 to 12 models', '4:22 R1.3 13 hirdmen: such a unit has 4 to 12 models']
    ],
    [
      'five berserkers',
      units('vikings', 4, '5 berserkers', '11 hirdmen'),
      ['4:9 R5.3 5 berserkers: such a unit has exactly 4 models']
    ],
    [
      'two units of berserkers',
      units('vikings', 4, '4 berserkers', '4 berserkers', '8 hirdmen'),
      ['4:25 R5.3 2 units of berserkers: a warband has at most one']
    ],
    [
      'two units of berserkers in one line',
      units('vikings', 4, '2x4 berserkers', '8 hirdmen'),
      ['4:9 R5.3 2 units of berserkers: a warband has at most one']
    ],
    [
      'nine crossbows',
      units('normans', 4, '9 crossbows', '7 sergeants', '8 knights'),
      ['4:9 R5.5 9 crossbowmen: such a unit has 4 to 8 models']
    ],
    [
      'crossbows on horses',
      units('normans', 4, '8 mounted warriors crossbows', '12 knights'),
      ['4:9 R5.5 by the rules the crossbowmen have no horses: leave mounted out']
    ],
    [
      'bows of no archers',
      ['faction: normans', 'points: 4', 'warlord: true', 'units: [{ troop: sergeants, models: 8, weapon: bow }, 12 knights]'],
      ['4:9 R5.5 the sergeants cannot have the bow; the Norman archers have it, under William']
    ],
    [
      'bondi with axes',
      units('vikings', 4, '8 bondi axe', '12 hirdmen'),
      ['4:9 R5.3 the bondi cannot have the Danish axe: they have no weapon but swords and spears']
    ],
    [
      'javelins at home',
      ['faction: welsh', 'points: 4', 'warlord: true', 'units: [{ troop: priodaur, models: 8, weapon: none }, 12 teulu]'],
      ['4:9 R5.6 the priodaur cannot leave the javelins at home; the Welsh spearmen have none, under Gruffydd']
    ],
    [
      "another's troops",
      units('vikings', 4, '8 knights', '8 hirdmen'),
      ['4:9 R5.5 the knights belong to the Normans, not to the Vikings']
    ],
    [
      'too few points',
      units('vikings', 6, '8 hirdmen', '8 bondi'),
      ['2:9 R8.1 it comes to 3 points of 6: 3 points left to spend']
    ],
    [
      'too many points',
      units('vikings', 4, '12 hirdmen', '8 bondi', '8 bondi'),
      ['2:9 R8.1 it comes to 5 points of 4: 1 point too many']
    ],
    [
      'a battle that is none',
      units('vikings', 7, '12 hirdmen', '2x8 bondi'),
      ['2:9 R8.1 no battle is played with 7 points: choose 2, 3, 4, 5, 6, 8, 10 or 12']
    ],
    [
      'nobody to lead it',
      ['faction: vikings', 'points: 4', 'units: [12 hirdmen, 8 bondi]'],
      ['2:9 R8.1 nobody leads it: add warlord: true, who is free, or name a hero']
    ],
    ['two warlords', units('vikings', 6, '2x10 hirdmen', 'warlord'), ['4:25 R8.1 2 leaders: a battle of 6 points has one']],
    [
      'three leaders of ten points',
      units('vikings', 10, '2x12 hirdmen', '8 hirdmen', '2x1 warlord'),
      ['4:38 R8.3 3 leaders: a battle of 10 points has at most 2']
    ],
    [
      'a second hero',
      ['faction: vikings', 'points: 4', 'hero: ragnar', 'units: [8 hirdmen, harald]'],
      ['4:20 R6.4 Harald Hardrada beside Ragnar Lothbrok: a hero replaces the first warlord']
    ],
    [
      "another faction's hero",
      ['faction: vikings', 'points: 4', 'hero: william', 'units: [12 hirdmen]'],
      ['3:1 R6.4 William leads the Normans, not the Vikings']
    ],
    [
      'Varangians without Harald',
      units('vikings', 4, '12 varangians', '8 bondi'),
      ['4:9 R6.4 the Varangians serve only under Harald Hardrada']
    ],
    [
      'berserkers under Sven',
      ['faction: vikings', 'points: 4', 'hero: sven', 'units: [4 berserkers, 8 hirdmen]'],
      ['4:9 R6.4 the berserkers do not serve under Sven Forkbeard']
    ],
    [
      'Jomsvikings under a hero',
      ['faction: vikings', 'points: 4', 'hero: ragnar', 'units: [jomsvikings, 4 hirdmen]'],
      ['4:9 R6.5 the Jomsvikings do not serve under a hero, and Ragnar Lothbrok is one']
    ],
    [
      'Egil among Vikings',
      units('vikings', 4, '4 egil', '8 hirdmen'),
      ["4:9 R6.5 Egil's men do not serve a warband with the dice of the Vikings"]
    ],
    [
      'Egil under Cnut, who has Viking dice',
      ['faction: anglo-danes', 'points: 4', 'hero: cnut', 'units: [4 egil, 4 huscarls]'],
      ["4:9 R6.5 Egil's men do not serve a warband with the dice of the Vikings"]
    ],
    ['Egil with four men', units('normans', 4, '5 egil', '8 knights'), ["4:9 R6.5 5 Egil's men: such a unit has 4 or 8 models"]],
    [
      'Flemish beside others',
      units('normans', 4, '8 flemish', 'jomsvikings', '4 knights'),
      ['4:9 R6.5 the Flemish spearmen do not serve beside other swords for hire']
    ],
    [
      'baggage',
      units('normans', 4, 'baggage', '8 sergeants', '12 knights'),
      ['4:9 R8.3 baggage is for scenarios and is not mustered']
    ],
    [
      'Cnut with a horse and an axe',
      ['faction: anglo-danes', 'points: 4', 'hero: { troop: cnut, mounted: true, weapon: axe }', 'units: [12 huscarls]'],
      ['3:1 R6.4 Cnut may have a horse or the Danish axe, not both']
    ],
    [
      'a jarl on a horse',
      ['faction: vikings', 'points: 4', 'warlord: mounted', 'units: [12 hirdmen, 8 bondi]'],
      ['3:1 R5.3 by the rules the warlord has no horses: leave mounted out']
    ]
  ])('has %s', async (_, lines, faults) => {
    const found = await faultsOf(...lines)
    expect(faults.filter(fault => !found.includes(fault))).toEqual([])
  })

  it('reports everything at once, in the order of the file', async () =>
    expect(await faultsOf(...units('vikings', 6, '3 hirdmen', '13 bondi mounted', '4 berserkers', '4 berserkers'))).toEqual([
      '2:9 R8.1 it comes to 4.38 points of 6: 1.63 points left to spend',
      '4:9 R1.3 3 hirdmen: such a unit has 4 to 12 models',
      '4:9 R8.1 11 hearthguard are 2.75 points: a point buys 4, so take 8 or 12',
      '4:22 R1.3 13 bondi: such a unit has 4 to 12 models',
      '4:22 R5.3 by the rules the bondi have no horses: leave mounted out',
      '4:22 R8.1 13 warriors are 1.63 points: a point buys 8, so take 8 or 16',
      '4:58 R5.3 2 units of berserkers: a warband has at most one'
    ]))
})

const TROOPS = {
  vikings: ['hirdmen', 'hirdmen', 'berserkers', 'bondi', 'bondi', 'thralls', 'knights'],
  normans: ['knights', 'knights', 'sergeants', 'sergeants', 'crossbowmen', 'peasants', 'bondi']
} as const

const LEADERS = { vikings: 'vikings-warlord', normans: 'normans-warlord' } as const

const muster = fc.constantFrom('vikings' as const, 'normans' as const).chain(faction =>
  fc.record({
    faction: fc.constant(faction),
    points: fc.constantFrom(4, 4, 4, 4, 4, 5, 6),
    units: fc.array(
      fc.record({
        troop: fc.constantFrom(...TROOPS[faction]),
        models: fc.constantFrom(3, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 6, 13),
        mounted: fc.constantFrom(false, false, false, false, false, false, true)
      }),
      { minLength: 1, maxLength: 5 }
    )
  })
)

describe('against a plain referee', () => {
  it('says yes and no to the same musters', () => {
    let legal = 0
    fc.assert(
      fc.property(muster, ({ faction, points, units: all }) => {
        const expected = isLegalMuster(faction, points, all as readonly RefereeUnit[])
        const roster: Roster = {
          name: 'drawn',
          edition: 1,
          faction,
          points,
          weight: 1,
          leader: { unit: LEADERS[faction], models: 1, units: 1 },
          units: all.map(({ troop, models, mounted }) => ({ unit: troop, models, units: 1, ...(mounted && { mounted }) }))
        }
        if (expected) legal++
        expect(checkRoster(roster, rulebook(1)).isLegal).toBe(expected)
      }),
      { seed: 36, numRuns: 20_000 }
    )
    expect(legal).toBeGreaterThan(100)
  })
})
