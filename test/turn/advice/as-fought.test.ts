import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answers } from '../../../src/answers'
import { faults } from '../../../src/battle/faults'
import { odds } from '../../../src/battle/odds'
import type { FightReport } from '../../../src/model/report'
import type { Act, Scenario, Spend, UnitRequest } from '../../../src/model/scenario'
import { rulebook } from '../../../src/rules/rulebook'
import { fights, scenarioOf } from '../../battle/fights'
import { fitting } from '../../battle/fitting'
import { scenarioOfSecond, secondFights } from '../../battle/second'
import { charges, scenarioOfCharge } from '../../battle/together'
import { fewer } from '../../fewer'
import { splitsOf } from '../../oracle'
import { asking } from './asking'

/** Where everything is settled but what the test leaves open, advice is worth what the fights are: each of them is played by itself. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
const bookOf = ({ edition = 1 }: Scenario) => books[edition]

type Answer = Omit<FightReport, 'replay'>

const fought = (scenario: Scenario): Answer => odds(scenario, bookOf(scenario), { asides: false })

/** What the attacker plays for, in a fight. */
type Aim = readonly [goal: string | undefined, of: (answer: Answer) => number]
const AIMS: readonly Aim[] = [
  [undefined, ({ victoryPoints }) => victoryPoints.swing],
  [
    'defender losses >= 1 and attacker losses < 2',
    ({ joint }) => joint.p.flatMap((row, lost) => (lost < 2 ? row.slice(1) : [])).reduce((sum, p) => sum + p, 0)
  ]
]
const WINNING: Aim = ['attacker wins', ({ result }) => result?.attackerWins ?? 0]

const isWorthTheFight = (scenario: Scenario): void => {
  const answer = fought(scenario)
  for (const [goal, of] of scenario.kind === 'melee' ? [WINNING, ...AIMS] : AIMS)
    expect(advised(scenario, goal), goal).toBeCloseTo(of(answer), 9)
}

const advised = (scenario: Scenario, goal: string | undefined): number => {
  const { request } = asking('2 warriors charge 2 warriors', goal === undefined ? {} : { goal })
  return answers.advise({ ...request, scenario, has: { attacker: [], defender: [] } }, bookOf(scenario)).worth
}

/** Fatigue is not spent where nothing is said of it. What advice may order anew, acts and second melees, is left out. */
const settledUnit = ({ acts: _, spendAgain: __, givesUpDiceAgain: ___, ...unit }: UnitRequest): UnitRequest => ({
  spend: [],
  ...unit
})
const settled = ({ attacker, defender, ...scenario }: Scenario): Scenario => ({
  ...scenario,
  attacker: 'together' in attacker ? { together: attacker.together.map(settledUnit) as never } : settledUnit(attacker),
  defender: settledUnit({ ...(scenario.kind === 'melee' && { givesUpDice: false }), ...(defender as UnitRequest) })
})

const withAct = (scenario: Scenario, act: Act): Scenario => ({
  ...scenario,
  attacker: { ...(scenario.attacker as UnitRequest), acts: [act] }
})

const ordinary = fights.map(made => {
  const fight = fitting(made)
  return fight && settled(scenarioOf(fight))
})
/** One act of one side, said beforehand, has no other to come before or after (T3.8). */
const acting = secondFights.map(scenarioOfSecond).map(made => {
  const [act] = ('together' in made.attacker ? [] : (made.attacker.acts ?? [])).filter(each => typeof each === 'object')
  return act && withAct(settled(made), act)
})
const second = secondFights.map(fight => settled(scenarioOfSecond(fight)))
const together = charges.map(fight => settled(scenarioOfCharge(fight))).map(({ split: _, ...scenario }) => scenario)

/** A melee whose defender came tired and spends nothing himself. */
const againstTired = (some: fc.Arbitrary<Scenario | undefined>) =>
  some.map(made =>
    made?.kind === 'melee' ? { ...made, defender: { ...(made.defender as UnitRequest), fatigue: 1, spend: [] } } : undefined
  )

const aimed = charges.filter(fight => splitsOf(fight).includes(fight.split)).map(fight => settled(scenarioOfCharge(fight)))

/** Of these fights those that can be, each with its answer. */
const playedOf = (made: readonly Scenario[]): readonly Answer[] =>
  made.filter(scenario => faults(scenario, bookOf(scenario)).length === 0).map(fought)

/** Each law is tried until so many fights were met that the program takes. */
const met = (
  some: fc.Arbitrary<Scenario | undefined>,
  times: number,
  holds: (scenario: Scenario) => void,
  least = times / 3
): void => {
  const numRuns = fewer(times, Math.ceil(times / 3))
  let count = 0
  fc.assert(
    fc.property(some, scenario => {
      if (!scenario || faults(scenario, bookOf(scenario)).length > 0) return
      count++
      holds(scenario)
    }),
    { seed: 12, numRuns }
  )
  expect(count).toBeGreaterThan((least * numRuns) / times)
}

describe('advice where nothing is left to choose is worth what the fight is', () => {
  it('of the first edition', () => met(ordinary, 40, isWorthTheFight))
  it('of the second edition', () => met(second, 25, isWorthTheFight))
  it('of the second edition, with an act that is said', () => met(acting, 45, isWorthTheFight, 10))
  it.each<readonly [string, Partial<UnitRequest>]>([
    ['an ability', { faction: 'vikings', abilities: ['heimdall'] }],
    ['a pass', { acts: ['pass'] }],
    ['an ability named among its acts', { faction: 'vikings', abilities: ['heimdall'], acts: ['ability'] }],
    [
      'two acts of which one is named',
      { acts: [{ effects: [{ verb: 'attack-dice', count: 2 }] }, { name: 'Fury', effects: [{ verb: 'attack-roll', count: 1 }] }] }
    ]
  ])('of the second edition, where one side alone acts, with %s', (_, more) => {
    const attacker: UnitRequest = { unit: 'warriors', models: 6, spend: [], ...more }
    isWorthTheFight({
      kind: 'melee',
      edition: 2,
      attacker,
      defender: { unit: 'hearthguard', models: 4, spend: [], givesUpDice: false }
    })
  })
  it('of two who charge Side by Side, at the best split of the defender (R6.3)', () =>
    met(together, 12, scenario => expect(advised(scenario, undefined)).toBeCloseTo(fought(scenario).victoryPoints.swing, 9)))
  it('of two who charge Side by Side, at a given split, in one round or two', () =>
    met(
      fc.tuple(aimed, fc.constantFrom(1, 2)).map(([made, rounds]) => ({ ...made, rounds })),
      24,
      isWorthTheFight
    ))
})

const FREE: readonly (readonly Spend[])[] = [[], ['armour'], ['enemy-armour'], ['armour', 'enemy-armour']]

const best = (answers: readonly Answer[]): number => Math.max(...answers.map(({ victoryPoints }) => victoryPoints.swing))

describe('advice where fatigue may be spent is worth the best of the fights', () => {
  it('one against one', () =>
    met(againstTired(ordinary), 30, scenario => {
      const attacker = scenario.attacker as UnitRequest
      const all = playedOf(FREE.map(spend => ({ ...scenario, attacker: { ...attacker, spend } })))
      const { spend: _, ...open } = attacker
      expect(advised({ ...scenario, attacker: open }, undefined)).toBeCloseTo(best(all), 9)
    }))
  it('Side by Side, by either of the two, each thing once (R3.4)', () =>
    met(againstTired(together), 12, scenario => {
      const [one, other] = (scenario.attacker as { readonly together: readonly [UnitRequest, UnitRequest] }).together
      const all = playedOf(
        [...FREE.map(spend => [spend, []] as const), [[], ['armour']] as const, [['enemy-armour'], ['armour']] as const].map(
          ([mine, his]) => ({
            ...scenario,
            attacker: {
              together: [
                { ...one, spend: mine },
                { ...other, spend: his }
              ]
            }
          })
        )
      )
      const [{ spend: _, ...first }, { spend: __, ...second }] = [one, other]
      expect(advised({ ...scenario, attacker: { together: [first, second] } }, undefined)).toBeCloseTo(best(all), 9)
    }))
})
