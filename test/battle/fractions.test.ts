import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faults } from '../../src/battle/faults'
import { readyFight } from '../../src/battle/fight'
import { endsOf } from '../../src/battle/fractions'
import { odds } from '../../src/battle/odds'
import type { Scenario } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { fewer } from '../fewer'
import {
  attackerWins,
  compare,
  defenderWins,
  duel,
  equal,
  type Fraction,
  harald,
  joint,
  jointOfThree,
  jomsvikings,
  overWrath,
  ragnar,
  referee,
  sideBySide,
  splitsOf,
  tie,
  zero
} from '../oracle'
import { fights, scenarioOf } from './fights'
import { fitting } from './fitting'
import { disagreements, overSixes } from './fractions'
import { jointOf, refereed, scenarioOfSecond, secondFights } from './second'
import { charges, scenarioOfCharge } from './together'

const first = rulebook(1)
const second = rulebook(2)
const CLOSE = 1e-12

const read = (scenario: Scenario, book = first, asides = false) => odds({ ...scenario, method: 'fractions' }, book, { asides })

type Read = ReturnType<typeof read>

/** The fraction at a path is the referee's to the last way the dice can fall. */
const same = ({ fractions = {} }: Read, path: string, chance: Fraction) => {
  const said = overSixes(fractions[path]?.fraction ?? '')
  expect(said && compare(said, chance), `${path}: ${fractions[path]?.fraction}`).toBe(0)
}

const sameResult = (report: Read, answer: Parameters<typeof tie>[0]) => {
  same(report, 'result.attackerWins', attackerWins(answer))
  same(report, 'result.tie', tie(answer))
  same(report, 'result.defenderWins', defenderWins(answer))
}

const sameLosses = (report: Read, said: ReadonlyMap<string, Fraction>) =>
  report.joint.p.forEach((row, a) => row.forEach((_, d) => same(report, `joint.p.${a}.${d}`, said.get(`${a},${d}`) ?? zero)))

describe('read in fractions', () => {
  test("60 random fights are the referee's, and floating point is within 1e-12 of every chance", { timeout: 120_000 }, () =>
    fc.assert(
      fc.property(fights, made => {
        const fight = fitting(made)
        fc.pre(fight !== undefined)
        if (!fight) return
        const report = read(scenarioOf(fight))
        expect(disagreements(report, CLOSE)).toEqual([])
        const answer = referee(fight)
        sameLosses(report, joint(answer))
        if (report.result) sameResult(report, answer)
      }),
      { numRuns: fewer(60, 3), seed: 1_0_6_6 }
    )
  )

  test("30 random fights of the second edition are the referee's", { timeout: 120_000 }, () =>
    fc.assert(
      fc.property(secondFights, fight => {
        const scenario = scenarioOfSecond(fight)
        fc.pre(faults(scenario, second).length === 0)
        const report = read(scenario, second)
        expect(disagreements(report, CLOSE)).toEqual([])
        sameLosses(report, jointOf(refereed(fight)))
      }),
      { numRuns: fewer(30, 4), seed: 2_018, maxSkipsPerRun: 1000 }
    )
  )

  test("20 random charges Side by Side are the referee's, unit by unit", { timeout: 120_000 }, () =>
    fc.assert(
      fc.property(charges, fight => {
        fc.pre(splitsOf(fight).includes(fight.split))
        const scenario = scenarioOfCharge(fight)
        fc.pre(faults(scenario, first).length === 0)
        const report = read(scenario)
        expect(disagreements(report, CLOSE)).toEqual([])
        const answer = sideBySide(fight)
        const said = jointOfThree(answer)
        report.jointOfUnits?.p.forEach((plane, a) =>
          plane.forEach((row, c) =>
            row.forEach((_, d) => same(report, `jointOfUnits.p.${a}.${c}.${d}`, said.get(`${a},${c},${d}`) ?? zero))
          )
        )
        sameResult(report, answer as never)
      }),
      { numRuns: fewer(20, 1), seed: 6_3, maxSkipsPerRun: 1000 }
    )
  )

  test("a duel of five melees is the referee's, melee by melee", () => {
    const wounds = fewer(12, 4)
    const { rounds, attackerWins: wins, draw } = duel(harald(), ragnar(), { rounds: 5, wounds })
    const report = read({
      kind: 'melee',
      attacker: { unit: 'harald-hardrada', wounds },
      defender: { unit: 'ragnar-lothbrok', wounds },
      rounds: 5
    })
    expect(disagreements(report, CLOSE)).toEqual([])
    same(report, 'result.attackerWins', wins)
    same(report, 'result.tie', draw)
    rounds.forEach((round, i) => same(report, `rounds.${i}.goesOn`, round.goesOn))
  })

  test('a throw of the Wrath is averaged without rounding', () => {
    const answer = overWrath(2, sum =>
      referee({ kind: 'melee', attacker: jomsvikings({ wrath: sum }), defender: { class: 'warriors', models: 8 } })
    )
    const report = read({
      kind: 'melee',
      attacker: { unit: 'jomsvikings', wrath: '2d6' },
      defender: { unit: 'warriors', models: 8 }
    })
    expect(disagreements(report, CLOSE)).toEqual([])
    sameResult(report, answer)
  })

  test('a throw after which they may change sides has fractions of everything too (R6.6)', () => {
    const sworn = { unit: 'jomsvikings', wrath: '3d6' }
    const foe = { unit: 'warlord', guards: { models: 2, unit: 'hearthguard' } }
    for (const rounds of [1, 2]) {
      const report = read({
        kind: 'melee',
        attacker: sworn,
        defender: rounds === 1 ? foe : { unit: 'warriors', models: 5 },
        rounds
      })
      expect(disagreements(report, CLOSE)).toEqual([])
    }
  })

  test.each<Scenario>([
    {
      kind: 'melee',
      attacker: { unit: 'warriors', models: 12 },
      defender: { unit: 'huscarls', models: 4, weapon: 'danish-axe' }
    },
    {
      kind: 'melee',
      attacker: { unit: 'hirdmen', models: 6, abilities: ['thor', 'ullr'] },
      defender: { unit: 'huscarls', models: 6, givesUpDice: true }
    },
    {
      kind: 'melee',
      attacker: { unit: 'knights', models: 5, mounted: true, abilities: ['crush'] },
      defender: { unit: 'ceorls', models: 9 }
    },
    {
      kind: 'melee',
      attacker: { together: [{ unit: 'warlord' }, { unit: 'hirdmen', models: 4 }] },
      defender: { unit: 'huscarls', models: 6 }
    },
    {
      kind: 'shoot',
      attacker: { unit: 'crossbowmen', models: 8 },
      defender: { unit: 'warlord', guards: { models: 2, unit: 'hearthguard' } }
    }
  ])('the road not taken, friends and all the rest have their fractions too (%#)', scenario =>
    expect(disagreements(read(scenario, first, true), CLOSE)).toEqual([])
  )

  // a test takes one of two by 1/3 (N14), a die another by 1/2 * 2/3 (T3.11)
  test('a fight of which a test decides first is averaged without rounding', () => {
    const report = read(
      {
        kind: 'melee',
        edition: 2,
        attacker: {
          unit: 'warriors',
          models: 1,
          acts: [{ effects: [{ verb: 'test', dice: 1, atLeast: 5, then: 'enemy-loss' }] }]
        },
        defender: { unit: 'warriors', models: 2, dicePerModel: 0 }
      },
      second
    )
    expect(disagreements(report, CLOSE)).toEqual([])
    const lost = [0, 1, 2].map(count => report.fractions?.[`defender.losses.p.${count}`]?.fraction)
    expect(lost).toEqual(['4/9', '4/9', '1/9'])
    expect(report.fractions?.['defender.losses.mean']).toEqual({ fraction: '2/3' })
  })

  test('4 warriors against 4 are drawn in 1921 of 6561 (R3.10)', () => {
    const { fractions } = read({
      kind: 'melee',
      attacker: { unit: 'warriors', models: 4 },
      defender: { unit: 'warriors', models: 4 }
    })
    expect(fractions?.['result.tie']?.fraction).toBe('1921/6561')
    // 8/9 of a hit each: 1/2 to hit, 2/3 not saved, four dice (R3.6, R3.7)
    expect(fractions?.['attacker.losses.mean']).toEqual({ fraction: '4/3' })
    expect(fractions?.['attacker.wipedOut']).toEqual({ fraction: '1/81', oneIn: 81 })
    // a warrior is half a point (R8.2)
    expect(fractions?.['victoryPoints.killed']).toEqual({ fraction: '2/3' })
    expect(Object.keys(fractions ?? {}).filter(path => path.startsWith('jointOfUnits'))).toEqual([])
  })

  test('what never happens is one in nothing', () => {
    const { fractions } = read({
      kind: 'shoot',
      attacker: { unit: 'warriors', models: 4, weapon: 'bow' },
      defender: { unit: 'warriors', models: 8 }
    })
    expect(fractions?.['defender.wipedOut']).toEqual({ fraction: '0', oneIn: null })
    expect(fractions?.['attacker.losses.p.0']).toEqual({ fraction: '1', oneIn: 1 })
  })

  test("the referee's own comparison tells equal fractions apart from others", () => {
    expect(equal(overSixes('1/2') as Fraction, { numerator: 3n, sixes: 1 })).toBe(true)
    expect(overSixes('1/5')).toBeUndefined()
  })
})

// a die hits armour 4 by 1/2 and is not saved by 2/3 (T1.1, T2.6): a loss by 1/3, and of two who strike each by itself
test.each([
  [
    { unit: 'warriors', models: 1 },
    { unit: 'warriors', models: 1, dicePerModel: 0 },
    '3',
    ['1', '2', '0'],
    [
      ['3', '0'],
      ['2', '1']
    ]
  ],
  [
    { unit: 'warriors', models: 1 },
    { unit: 'warriors', models: 1 },
    '9',
    ['2', '5', '2'],
    [
      ['6', '3'],
      ['6', '3']
    ]
  ]
])('how a fight of %o and %o ends, over one denominator', (attacker, defender, of, result, losses) =>
  expect(endsOf(readyFight({ kind: 'melee', edition: 2, attacker, defender }, rulebook(2)))).toEqual({ of, result, losses })
)
