import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** What a player should know beside the numbers is said, and nothing else. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
const notesOf = (scenario: Scenario) => odds(scenario, books[scenario.edition ?? 1], { asides: false }).notes

const bondi: UnitRequest = { unit: 'bondi', models: 6 }
const knights: UnitRequest = { unit: 'knights', models: 4, mounted: true }
const warlord: UnitRequest = { unit: 'warlord' }
const thor: UnitRequest = { unit: 'hirdmen', models: 4, abilities: ['thor'] }
const melee = (attacker: Scenario['attacker'], defender: UnitRequest = bondi): Scenario => ({ kind: 'melee', attacker, defender })
const shot = (attacker: UnitRequest, defender: UnitRequest = bondi): Scenario => ({ kind: 'shoot', attacker, defender })
const more = (count: number) => ({ effects: [{ verb: 'attack-dice', count } as const] })
/** Two models with two dice in their pool, and so many more. */
const inSecond = (count: number): Scenario => ({
  ...melee(
    { unit: 'warriors', models: 2, effects: [{ verb: 'attack-dice', count, into: 'pool' }] },
    { unit: 'levies', models: 6 }
  ),
  edition: 2
})
const guarded = (guards: number): UnitRequest => ({ unit: 'warlord', guards: { models: guards, unit: 'hearthguard' } })

describe('it is said', () => {
  test.each<readonly [string, Scenario]>([
    ['bondi are exhausted and lose half of their attack dice (R3.2)', melee(bondi, { ...bondi, fatigue: 3 })],
    ['bondi: 1 of 7 bonus attack dice lost to the cap (R3.5)', melee({ ...bondi, ...more(7) })],
    [
      'a save on 6 or more (as given) is worse than the 5 or more of the bondi, and changes nothing',
      melee({ ...bondi, effects: [{ verb: 'save', on: 6 }] })
    ],
    ['warlord: 1 of 6 bonus attack dice lost to the cap (R3.5)', melee({ ...warlord, ...more(6) })],
    ['bondi: 1 of 1 bonus attack die lost to the cap (R3.5)', melee({ ...bondi, dicePerModel: 0, ...more(1) })],
    ['thralls: 2 of 6 bonus attack dice lost to the cap (R2.2)', shot({ unit: 'thralls', models: 8, weapon: 'bow', ...more(6) })],
    [
      'warriors: 3 of 5 bonus attack dice lost: at most the dice before them, and one a model (V9.1, reading bonus-model-cap)',
      inSecond(5)
    ],
    ['bonnedig shoot with bows: no weapon was named', shot({ unit: 'bonnedig', models: 6 })],
    ['the survivors fight a second melee, again from the first step', melee({ unit: 'hirdmen', models: 4, abilities: ['thor'] })],
    [
      'the survivors fight a second melee, again from the first step; the bondi give up dice in each',
      melee({ unit: 'hirdmen', models: 4, abilities: ['thor'] }, { ...bondi, givesUpDice: true })
    ],
    [
      'the survivors fight a second melee, again from the first step; the bondi give up dice in the first',
      melee(thor, { ...bondi, givesUpDice: true, givesUpDiceAgain: false })
    ],
    [
      'the survivors fight a second melee, again from the first step; the bondi give up dice after the first',
      melee(thor, { ...bondi, givesUpDiceAgain: true })
    ],
    ['the survivors fight a second melee, again from the first step', { ...melee(thor), readings: { 'thor-choices': 'first' } }],
    ...[
      melee({ ...thor, spendAgain: ['armour'] }, { ...bondi, fatigue: 1 }),
      melee(thor, { ...bondi, givesUpDiceAgain: true })
    ].map((scenario): readonly [string, Scenario] => [
      'the survivors fight a second melee, again from the first step; choices for the second are ignored (reading thor-choices=first)',
      { ...scenario, readings: { 'thor-choices': 'first' } }
    ]),
    [
      'the survivors fight 3 melees in all, again from the first step',
      melee(
        { unit: 'hirdmen', models: 3, abilities: ['thor'] },
        { unit: 'bondi', faction: 'vikings', models: 3, abilities: ['thor'] }
      )
    ],
    ['up to 3 melees with the same side charging; each gives both 1 fatigue (R3.9)', { ...melee(bondi), rounds: 3 }],
    [
      'thralls are exhausted and may only rest (R4.3): nobody shoots',
      shot({ unit: 'thralls', models: 8, weapon: 'bow', fatigue: 2 })
    ],
    ['knights are mounted and have no cover (R2.10)', melee(bondi, { ...knights, cover: 'heavy' })],
    ['cover does not help the unit that charges (R3.7)', melee({ ...bondi, cover: 'heavy' })],
    ['light cover is ignored in melee (R3.7)', melee(bondi, { ...bondi, cover: 'light' })],
    ['the bondi have no fatigue left to spend on armour: nothing is spent', melee({ ...bondi, spend: ['armour'] })],
    [
      'the last fatigue of the bondi is already spent, so for enemy armour nothing is spent',
      melee({ ...bondi, spend: ['armour', 'enemy-armour'] }, { ...bondi, fatigue: 1 })
    ]
  ])('%s', (note, scenario) => {
    const notes = notesOf(scenario)
    expect(notes).toHaveLength(1)
    expect(notes[0]?.slice(0, note.length)).toBe(note)
    if (note.endsWith('first step')) expect(notes[0]).toBe(note)
  })
})

describe('nothing is said', () => {
  test.each<readonly [string, Scenario]>([
    ['of an ordinary charge', melee(bondi)],
    ['where the bonus dice are just as many as the cap leaves', melee({ ...bondi, ...more(6) })],
    ['where the dice of the pool are just doubled', inSecond(2)],
    ['of a weapon that was named', shot({ unit: 'bonnedig', models: 6, weapon: 'bow' })],
    [
      'of the arms of those who are shot at',
      shot({ unit: 'thralls', models: 8, weapon: 'bow' }, { unit: 'bonnedig', models: 6 })
    ],
    ['of the arms of who is charged by those who could shoot', melee({ unit: 'bonnedig', models: 6 })],
    ['of Resilience that is said', { ...melee({ ...warlord, resilience: 1 }, { unit: 'warriors', models: 6 }), edition: 2 }],
    ['of bodyguards in the first edition', { ...melee(guarded(1)), readings: { 'sacrifice-counts': 'yes' } }],
    ['of bodyguards where nobody asks', { ...melee({ ...warlord, resilience: 1 }, { unit: 'warriors', models: 6 }), edition: 2 }],
    ['of cover against shots', shot({ unit: 'thralls', models: 8, weapon: 'bow' }, { ...bondi, cover: 'light' })],
    ['of the cover of who shoots', shot({ unit: 'thralls', models: 8, weapon: 'bow', cover: 'heavy' })],
    ['of fatigue that was spent', melee({ ...bondi, spend: ['armour'] }, { ...bondi, fatigue: 1 })]
  ])('%s', (_, scenario) => expect(notesOf(scenario)).toEqual([]))
})

test('what the limit of a pool takes is no caution', () =>
  expect(odds(inSecond(5), books[2], { asides: false }).cautions).toBeUndefined())

test.each([
  ['ragnar', 'flemish', 'the Flemish spearmen do not serve under a hero, and Ragnar Lothbrok is one (R6.5)'],
  ['ragnar', 'varangians', 'the Varangians serve only under Harald Hardrada (R6.4)'],
  ['harald-hardrada', 'varangians', undefined],
  ['ragnar', 'bondi', undefined]
])('who does not serve the leader beside them is a caution: %s and %s', (leader, unit, caution) => {
  const together = [
    { unit: leader, models: 1 },
    { unit, models: 8 }
  ] as const
  const fight: Scenario = { kind: 'melee', attacker: { together }, defender: { unit: 'ceorls', models: 8 } }
  expect(odds(fight, books[1], { asides: false }).cautions).toEqual(caution === undefined ? undefined : [caution])
})

test('what is said of cover is no caution', () => {
  const { notes, cautions } = odds(melee({ ...bondi, cover: 'heavy' }), books[1], { asides: false })
  expect(notes).toEqual(['cover does not help the unit that charges (R3.7)'])
  expect(cautions).toBeUndefined()
})

test('an exhausted unit that is shot at may only rest afterwards (R4.3), unless its fatigue is spent (R2.2)', () => {
  const archers: UnitRequest = { unit: 'thralls', models: 8, weapon: 'bow' }
  expect(notesOf(shot(archers, { ...bondi, fatigue: 3 }))).toEqual(['bondi are exhausted and may only rest afterwards (R4.3)'])
  const javelins: UnitRequest = { unit: 'priodaur', models: 8, weapon: 'javelins', moved: true, fatigue: 3 }
  expect(notesOf(shot(javelins))).toEqual(['priodaur are exhausted and may only rest afterwards (R4.3)'])
  expect(notesOf(shot(javelins, { ...bondi, spend: ['armour'] }))).toEqual([])
})

describe('Side by Side (R6.3)', () => {
  const together = (unit: UnitRequest, split?: number): Scenario => ({
    ...melee({ together: [warlord, unit] }),
    ...(split !== undefined && { split })
  })
  test('it is said how the enemy aims, and who dies for whom', () => {
    expect(notesOf(together({ unit: 'hirdmen', models: 2 }, 2))).toEqual([
      'the bondi aim 2 of 6 attack dice at the warlord (R6.3)',
      'the hirdmen who are left die for the warlord if there are enough of them (R6.1)'
    ])
    expect(notesOf(together({ unit: 'hirdmen', models: 1 }, 2))[1]).toBe(
      'the hirdman who is left dies for the warlord if there are enough of them (R6.1)'
    )
    expect(notesOf(together({ unit: 'levies', models: 4 }, 0))).toEqual([
      'the bondi aim 0 of 6 attack dice at the warlord (R6.3)'
    ])
  })
  test('hits that count as two are not among the expected numbers', () =>
    expect(notesOf(together({ ...knights, abilities: ['crush'] }, 1)).at(-1)).toBe(
      'hits that count as two are included in the odds, but not in the averages along each strike'
    ))
  test('two of a side buy each effect once (R3.4)', () => {
    const scenario = melee(
      {
        together: [
          { ...warlord, spend: ['armour'] },
          { unit: 'hirdmen', models: 2, spend: ['armour', 'enemy-armour'] }
        ]
      },
      { ...bondi, fatigue: 3 }
    )
    expect(notesOf({ ...scenario, split: 0 }).filter(note => note.includes('buy armour'))).toEqual([
      'both units of a side together buy armour once (R3.4)'
    ])
  })
})

// R6.3, R8.3: those at a warlord's side die for him as his guards do
test.each<readonly [string, Partial<UnitRequest>, Scenario['readings']]>([
  ['the hirdmen who are left die for the warlord if there are enough of them (R6.1)', {}, {}],
  [
    'the hirdmen who are left die instead of each wound of the warlord (reading challenge-guards)',
    { wounds: 3 },
    { 'challenge-guards': 'wounds' }
  ]
])('Side by Side %s', (note, more, readings = {}) =>
  expect(
    notesOf({
      ...melee({
        together: [
          { ...warlord, ...more },
          { unit: 'hirdmen', models: 4 }
        ]
      }),
      readings
    })
  ).toContain(note)
)

test('what comes to nothing in a second melee alone is said too', () => {
  const spending: Scenario = melee({ ...thor, spendAgain: ['armour'] })
  expect(notesOf(spending)).toContain('the bondi have no fatigue left to spend on armour: nothing is spent')
  expect(notesOf(melee(thor)).join()).not.toContain('nothing is spent')
})
