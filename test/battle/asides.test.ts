import { describe, expect, test } from 'vitest'
import { faults } from '../../src/battle/faults'
import { readyFight } from '../../src/battle/fight'
import { declinedChoice, odds } from '../../src/battle/odds'
import { changingReadings } from '../../src/battle/readings-in-play'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import type { Reading, Rulebook } from '../../src/rules/types'
import { numbersIn } from './fractions'

/** What stands beside the odds: the road not taken, and the readings that would move them. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
const shown = (scenario: Scenario) => odds(scenario, books[scenario.edition ?? 1])
const plain = (scenario: Scenario) => odds(scenario, books[scenario.edition ?? 1], { asides: false })

const bondi: UnitRequest = { unit: 'bondi', models: 6 }
const hirdmen: UnitRequest = { unit: 'hirdmen', models: 4 }
const knights: UnitRequest = { unit: 'knights', models: 4, mounted: true }
const archers: UnitRequest = { unit: 'thralls', models: 8, weapon: 'bow' }
type Answer = ReturnType<typeof odds>

const melee = (attacker: Scenario['attacker'], defender: UnitRequest = bondi): Scenario => ({ kind: 'melee', attacker, defender })

describe('the road not taken', () => {
  test.each([true, false])("is the same charge with the defender's other choice (R3.3): he gives up dice is %s", givesUpDice => {
    const { otherwise } = shown(melee(hirdmen, { ...bondi, givesUpDice }))
    const other = plain(melee(hirdmen, { ...bondi, givesUpDice: !givesUpDice }))
    expect(otherwise?.givesUpDice).toBe(!givesUpDice)
    expect(otherwise?.result).toEqual(other.result)
    expect(otherwise?.swing).toBeCloseTo(other.victoryPoints.swing, 12)
  })
  test('is there for two who charge Side by Side', () =>
    expect(shown({ ...melee({ together: [{ unit: 'warlord' }, hirdmen] }), split: 0 }).otherwise?.givesUpDice).toBe(true))
  test.each<readonly [string, Scenario]>([
    ['a shot', { kind: 'shoot', attacker: archers, defender: bondi }],
    ['one who has no dice to give up', melee(hirdmen, { ...bondi, dicePerModel: 0 })],
    [
      'javelins in the second edition (V9.4)',
      { ...melee({ unit: 'warriors', models: 6 }, { unit: 'warriors', models: 6, weapon: 'javelins' }), edition: 2 }
    ]
  ])('is not there for %s', (_, scenario) => expect(shown(scenario).otherwise).toBeUndefined())
  test('is not there where it is too large to be worked out', () => {
    const many = { models: 12, dicePerModel: 12 }
    const knights = { unit: 'knights', mounted: true, abilities: ['crush'], ...many }
    const charge = { together: [{ unit: 'normans-warlord', dicePerModel: 12 }, knights] } as const
    const scenario: Scenario = { ...melee(charge, { ...bondi, ...many }), split: 0 }
    expect(declinedChoice(scenario, readyFight(scenario, books[1]), books[1])).toBeUndefined()
  })
  test('hides no fault of the program', () => {
    const scenario = melee(hirdmen)
    expect(() => declinedChoice(scenario, readyFight(scenario, books[1]), {} as Rulebook)).toThrow(TypeError)
  })
  test('is left out where nobody wants it', () => {
    const report = plain(melee(hirdmen))
    expect(report.otherwise).toBeUndefined()
    expect(report.readings).toBeUndefined()
  })
})

/** Numbers that are printed of a fight: those of its ends, not of the dice on the way. */
const printed = (answer: Answer): ReadonlyMap<string, number> =>
  new Map([
    ...[...numbersIn(answer)].filter(([path]) => /^(result|disengages|victoryPoints)\.|\.wipedOut$|\.losses\./.test(path)),
    ...(['attacker', 'defender'] as const).map(side => [`${side}.fatigueAfter`, answer[side].fatigueAfter] as const)
  ])

const isMoved = (here: Answer, there: Answer): boolean => {
  const others = printed(there)
  return [...printed(here)].some(([path, value]) => Math.abs(value - (others.get(path) ?? 0)) > 0.0005)
}

/** The chances that an interpretation is judged by. */
const JUDGED = { melee: ['result.attackerWins', 'result.defenderWins'], shoot: ['defender.wipedOut'] } as const

const at = (answer: Answer, path: string): number => printed(answer).get(path) ?? 0

/** The same fight under another interpretation; undefined where it is refused. */
const otherwiseOf = (scenario: Scenario, name: string, value: string): Answer | undefined => {
  const other = { ...scenario, readings: { ...scenario.readings, [name]: value } }
  return faults(other, books[scenario.edition ?? 1]).length > 0 ? undefined : plain(other)
}

describe('a reading is named where it moves a printed figure (section 10)', () => {
  const shot = (unit: UnitRequest): Scenario => ({ kind: 'shoot', attacker: archers, defender: unit })
  const danes = { unit: 'huscarls', models: 4 }
  const doubted: readonly (readonly [string, Scenario, readonly string[]])[] = [
    ['an ordinary charge hangs on none', melee(bondi), []],
    ['an ordinary shot hangs on none', shot(bondi), []],
    [
      'a heavy weapon against armour 2: natural rolls',
      melee({ ...danes, weapon: 'danish-axe' }, { ...bondi, armour: 2 }),
      ['natural-in-melee']
    ],
    [
      'many bonus dice for an exhausted unit: the cap, and that a charger is halved too',
      melee({ ...danes, fatigue: 4, effects: [{ verb: 'attack-dice', count: 9 }] }),
      ['cap-base', 'charge-exhausts']
    ],
    ['an exhausted unit that is charged: none', melee(bondi, { ...bondi, fatigue: 3 }), []],
    [
      'The Push at a heavy weapon: whose armour its dice are against',
      melee({ ...danes, weapon: 'danish-axe' }, { ...bondi, models: 8, effects: [{ verb: 'push' }] }),
      ['overkill-counts', 'push-armour']
    ],
    ['Crush: when it doubles', melee({ ...knights, abilities: ['crush'] }), ['crush-timing']],
    [
      'a guarded warlord: whether friends count',
      melee(bondi, { unit: 'warlord', guards: { models: 2, unit: 'hearthguard' } }),
      ['sacrifice-counts']
    ],
    [
      'a small unit against a large one: hits beyond the last model',
      melee(hirdmen, { ...bondi, models: 2 }),
      ['overkill-counts']
    ],
    [
      'Thor: all that is doubted of a second melee',
      melee({ ...hirdmen, abilities: ['thor'] }),
      ['second-melee-winner', 'thor-fatigue']
    ],
    [
      'Thor, if choices for its second melee are given: whether it is chosen anew',
      melee({ ...hirdmen, abilities: ['thor'], spendAgain: ['armour'] }, { ...bondi, fatigue: 1 }),
      ['second-melee-winner', 'thor-choices', 'thor-fatigue']
    ],
    [
      'Thor with Ullr: what stays of the first',
      melee({ ...hirdmen, abilities: ['thor', 'ullr'] }, { ...bondi, models: 12 }),
      ['second-melee-winner', 'second-melee-abilities', 'thor-fatigue']
    ],
    [
      'Stamping: whether its dead count and strike',
      melee({ ...knights, abilities: ['stamping'] }, { ...bondi, models: 12 }),
      ['stamping-counts', 'removed-dice']
    ],
    [
      'Valhalla: whether its dead count and strike',
      melee({ ...hirdmen, models: 8, abilities: [{ id: 'valhalla', count: 1 }] }, { ...bondi, models: 12 }),
      ['valhalla-counts', 'removed-dice']
    ],
    [
      'Stubbornness where fatigue is spent: when it is counted',
      melee({ ...danes, abilities: ['stubbornness'], spend: ['armour'] }, { ...bondi, fatigue: 1 }),
      ['stubbornness-fatigue']
    ],
    [
      'armour beyond 6 and back: each change or the sum',
      melee(
        { ...danes, armour: 6, effects: [{ verb: 'armour', of: 'own', count: 1 }] },
        { ...bondi, effects: [{ verb: 'armour', of: 'enemy', count: -1 }] }
      ),
      ['armour-clamp']
    ],
    ['the Wrath: when its dice come', melee({ unit: 'jomsvikings', wrath: 12 }, { ...bondi, models: 12 }), ['wrath-dice']]
  ]
  test.each(doubted)('%s', (_, scenario, names) => {
    const readings = shown(scenario).readings ?? []
    // hits beyond the last model are a doubt of nearly every fight
    const named = readings.map(({ name }) => name).filter(name => name !== 'overkill-counts' || names.includes(name))
    expect(named).toEqual(names)
    for (const { name, value, others, meaning } of readings) {
      const { default: usual = '', values = {} }: Partial<Reading> = books[1].readings[name] ?? {}
      expect([value, meaning]).toEqual([usual, values[usual]])
      expect(others).toEqual(Object.keys(values).filter(each => each !== usual))
    }
  })
  const forbidden: Scenario = {
    kind: 'shoot',
    attacker: archers,
    defender: { unit: 'ceorls', models: 6, abilities: [{ id: 'combat-pool', defence: 1 }] },
    readings: { 'combat-pool-shot-at': 'yes' }
  }
  const pairOf = (split?: number): Scenario => ({
    ...melee({ together: [{ unit: 'warlord' }, hirdmen] }, { ...bondi, models: 8 }),
    ...(split !== undefined && { split })
  })
  test.each<readonly [string, Scenario]>([
    ...doubted.map(([name, scenario]) => [name, scenario] as const),
    ['Side by Side at the best split', pairOf()],
    ['Side by Side at a split that is said', pairOf(2)],
    ['dice for who is shot at, which another reading forbids', forbidden]
  ])(
    '%s: the values are those that change a number when each is played, and the chance is the one that moves furthest',
    (_, scenario) => {
      const here = plain(scenario)
      const answered = shown(scenario).readings ?? []
      const expected = Object.entries(books[scenario.edition ?? 1].readings).flatMap(([name, { values }]) => {
        const value = scenario.readings?.[name] ?? books[scenario.edition ?? 1].readings[name]?.default ?? ''
        const found = Object.keys(values)
          .filter(one => one !== value)
          .map(one => [one, otherwiseOf(scenario, name, one)] as const)
        const others = found.filter(([, there]) => there === undefined || isMoved(here, there)).map(([one]) => one)
        if (others.length === 0) return []
        const moves = found.flatMap(([one, there]) =>
          there ? JUDGED[scenario.kind].map(path => [one, path, at(here, path), at(there, path)] as const) : []
        )
        return [{ name, value, others, furthest: Math.max(0, ...moves.map(([, , from, to]) => Math.abs(to - from))) }]
      })
      expect(answered.map(({ name, value, others }) => ({ name, value, others }))).toEqual(
        expected.map(({ name, value, others }) => ({ name, value, others }))
      )
      for (const { name, moves } of answered) {
        const furthest = expected.find(one => one.name === name)?.furthest ?? 0
        if (!moves) expect(furthest, name).toBe(0)
        else {
          expect(Math.abs(moves.to - moves.from), name).toBeCloseTo(furthest, 9)
          expect(moves.from).toBeCloseTo(at(here, moves.path), 9)
          expect(moves.to).toBeCloseTo(at(otherwiseOf(scenario, name, moves.value) ?? here, moves.path), 9)
        }
      }
    }
  )
  test('which value is in force is told', () =>
    expect(
      shown({ ...melee({ ...knights, abilities: ['crush'] }), readings: { 'crush-timing': 'unsaved' } }).readings
    ).toMatchObject([{ name: 'crush-timing', value: 'unsaved', others: ['hits'] }]))
  test('one that makes the fight impossible moves it', () => {
    expect(shown(forbidden).readings?.map(({ name }) => name)).toEqual(['combat-pool-shot-at'])
  })
  test('Side by Side: one roll or two', () => {
    const pair: Scenario = {
      ...melee({ together: [{ unit: 'warlord' }, hirdmen] }, { ...bondi, models: 12, givesUpDice: true }),
      split: 2
    }
    expect(shown(pair).readings?.map(({ name }) => name)).toEqual(['sacrifice-counts', 'side-by-side-defence'])
  })
  test('in the second edition (2)', () => {
    const tired: Scenario = { ...melee({ unit: 'warriors', models: 6 }, { unit: 'warriors', models: 6, fatigue: 3 }), edition: 2 }
    expect(shown(tired).readings).toMatchObject([
      { name: 'exhausted-melee', value: 'none', others: ['halved', 'minus-one'] },
      { name: 'fatigue-above-limit', value: 'lost', others: ['kept'] }
    ])
    const closed: Scenario = {
      ...melee({ unit: 'warriors', models: 12 }, { unit: 'warriors', models: 7, givesUpDice: true }),
      edition: 2
    }
    expect(shown(closed).readings?.map(({ name }) => name)).toEqual(['close-ranks-rounding'])
  })
  test('however little it moves, where that is asked', () => {
    const crowd = melee({ ...bondi, models: 5 })
    expect(shown(crowd).readings).toEqual([])
    expect(changingReadings(crowd, books[1]).map(({ name }) => name)).toEqual(['overkill-counts'])
  })
})
