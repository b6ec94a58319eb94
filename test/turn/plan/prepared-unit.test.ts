import { beforeAll, describe, expect, it } from 'vitest'
import type { Plan } from '../../../src/model/plan'
import type { Edition } from '../../../src/model/scenario'
import { planOf } from '../../../src/request/plan/read'
import { readingsInForce } from '../../../src/rules/readings-in-force'
import { rulebook } from '../../../src/rules/rulebook'
import { allSteps, amountOf, type PlanModel, parseQuantity, planModel } from '../../../src/turn/plan/plan-model'
import { prepareUnit, withoutIgnoredFatigue } from '../../../src/turn/plan/prepared-unit'
import { fieldOf, fieldsOfUnits } from '../../../src/turn/plan/state'
import { planned, reported } from './playing'

/** What the rulebook says of a unit of a plan, and what conditions may ask of it. */

const force = (is: string, more: object = {}, edition: Edition = 1) => {
  const book = rulebook(edition)
  const file = {
    edition,
    warbands: { ours: { units: { it: { is, ...more } } }, theirs: { units: { fyrd: '8 warriors' } } },
    steps: []
  }
  const [unit] = planOf({ file }, book).units
  if (!unit) throw new Error('there is no unit')
  return prepareUnit(unit, book, readingsInForce(undefined, book))
}

describe('a unit', () => {
  it.each<readonly [string, readonly number[]]>([
    ['4 hearthguard', [4, 3, 2, 1, 0]],
    ['4 warriors', [2, 1.5, 1, 0.5, 0]],
    ['3 levies', [1, 2 / 3, 1 / 3, 0]],
    ['warlord', [3, 0]],
    // the brothers fall first (R6.4): 1 each, Harold 4
    ['harold', [6, 2, 1, 0]]
  ])('of %s is worth what it has lost (R8.2)', (is, worths) => {
    const { pointsForEnemy, lives } = force(is)
    expect(lives).toBe(worths.length - 1)
    worths.forEach((points, left) => expect(pointsForEnemy(left)).toBeCloseTo(points, 12))
  })

  it('of one man with twelve wounds is worth nothing until he dies (R8.3)', () => {
    const { pointsForEnemy, lives } = force('warlord wounds 12')
    expect([lives, pointsForEnemy(12), pointsForEnemy(5), pointsForEnemy(1), pointsForEnemy(0)]).toEqual([12, 0, 0, 0, 3])
  })

  it('that is wiped out is worth one more in the second edition (V9.9)', () => {
    const { pointsForEnemy } = force('4 warriors', {}, 2)
    expect([pointsForEnemy(4), pointsForEnemy(1), pointsForEnemy(0)]).toEqual([0, 1.5, 3])
  })

  it.each<readonly [string, number]>([
    ['4 levies', 2],
    ['4 warriors', 3],
    ['4 hearthguard', 4],
    ['warlord', 4]
  ])('%s may carry so much fatigue before exhaustion: %i', (is, limit) => expect(force(is).fatigueLimit).toBe(limit))

  it('throws after a move with javelins alone (R2.9), and is never tired by a composite bow (V9.6)', () => {
    expect(force('8 warriors', { weapon: 'javelins' })).toMatchObject({ throwsJavelins: true, isTireless: false })
    expect(force('8 warriors', { weapon: 'bow' })).toMatchObject({ throwsJavelins: false, isTireless: false })
    expect(force('8 warriors')).toMatchObject({
      throwsJavelins: false,
      isTireless: false,
      guards: 0,
      isImmuneToFatigue: false,
      ignoresFatigue: 0
    })
    expect(force('8 warriors', { weapon: 'composite-bow' }, 2)).toMatchObject({ throwsJavelins: false, isTireless: true })
  })

  it('is spared fatigue as heroes are (R6.4)', () => {
    expect(force('harold')).toMatchObject({ isImmuneToFatigue: false, ignoresFatigue: 1 })
    expect(force('taillefer')).toMatchObject({ isImmuneToFatigue: true, ignoresFatigue: 0 })
    expect(force('warlord guarded by 2 hearthguard').guards).toBe(2)
  })

  it('that was spared fatigue already has everything else it would have', () => {
    const book = rulebook(1)
    const harold = force('harold')
    expect(withoutIgnoredFatigue(book, harold).troops[harold.planUnit.request.unit]?.effects).toEqual([
      { verb: 'ignore-hits', count: 1, of: 'last' }
    ])
    expect(withoutIgnoredFatigue(book, force('4 bondi')).troops['bondi']).toMatchObject({ ...book.troops['bondi'], effects: [] })
  })
})

describe('a condition', () => {
  let plan: Plan
  let world: PlanModel
  beforeAll(() => {
    plan = planned({
      warbands: {
        ours: { units: { hird: '4 hirdmen fatigue 1', spent: '4 bondi fatigue 3' } },
        theirs: { units: { fyrd: '8 ceorls' } }
      },
      steps: [{ move: 'hird', when: 'hird won' }]
    })
    world = planModel(plan, rulebook(1), false)
  })

  it('names a unit and what it asks of it', () => {
    expect(parseQuantity('spent.fatigue', plan)).toEqual({ unit: 1, asks: 'fatigue' })
    expect(parseQuantity('nobody.models', plan)).toBeUndefined()
    expect(parseQuantity('hird', plan)).toBeUndefined()
  })

  it.each<readonly [string, number | undefined]>([
    ['hird.models', 4],
    ['hird.fatigue', 1],
    ['hird.lost', 0],
    ['hird.gone', 0],
    ['hird.exhausted', 0],
    ['spent.exhausted', 1],
    ['hird.won', 0],
    ['points', 0],
    ['nobody.models', undefined]
  ])('asks before the turn: %s', (quantity, value) => expect(amountOf(world, quantity, world.start)).toBe(value))

  it.each<readonly [string, number, number, number]>([
    ['hird.lost', 1, 0, 3],
    ['hird.gone', 1, 0, 0],
    ['hird.exhausted', 1, 4, 1],
    ['hird.exhausted', 1, 3, 0],
    // nobody is left to be exhausted
    ['hird.exhausted', 0, 4, 0],
    ['hird.gone', 0, 4, 1]
  ])('asks %s of %i left with fatigue %i: %i', (quantity, left, fatigue, value) => {
    const values = [...world.start]
    values[fieldOf(0, 'models')] = left
    values[fieldOf(0, 'fatigue')] = fatigue
    expect(amountOf(world, quantity, values)).toBe(value)
  })

  it.each<readonly [string, number]>([
    // a hirdman charges a ceorl: he falls in 2/9, the ceorl in 5/9
    ['hird.lost = 1', 2 / 9],
    ['fyrd gone', 5 / 9],
    ['fyrd.models = 1', 4 / 9],
    ['hird won', 35 / 81],
    ['fyrd won', 8 / 81],
    ['hird exhausted', 7 / 9],
    ['hird.fatigue = 4', 7 / 9],
    ['fyrd exhausted', 0],
    ['points > 0', 35 / 81],
    ['points < 0', 18 / 81]
  ])('asks after it: %s', (goal, chance) => {
    const file = {
      warbands: { ours: { units: { hird: '1 hirdman fatigue 3' } }, theirs: { units: { fyrd: '1 ceorl' } } },
      goals: { goal },
      steps: [{ charge: 'hird', target: 'fyrd' }]
    }
    expect(reported(file).goals[0]?.chance).toBeCloseTo(chance, 12)
  })
})

describe('the forces of a plan', () => {
  let plan: Plan
  let world: PlanModel
  beforeAll(() => {
    plan = planned({
      warbands: {
        ours: { faction: 'vikings', dice: { hirdmen: 1 }, units: { hird: '4 hirdmen', men: '4 hirdmen' } },
        theirs: { units: { eorl: 'warlord guarded by 1 hearthguard' } }
      },
      steps: [
        { choose: [[{ move: 'hird' }, { rest: 'men' }], { name: 'wait' }], when: 'hird won', else: { move: 'men' } },
        { 'stop when': 'eorl gone' },
        { move: 'men' }
      ]
    })
    world = planModel(plan, rulebook(1), false)
  })

  it('has every step, those within others behind them', () =>
    expect(allSteps(plan.steps).map(({ label }) => label)).toEqual(['1', '1e', '1a.1', '1a.2', '2', '3']))

  it('has a number for what may run dry, and one for whether it has stopped, behind those of its units', () => {
    const behind = fieldsOfUnits(3)
    expect(world.furtherFields[0]).toEqual({ is: 'dice on', use: { warband: 0, box: 'vikings/hirdmen', times: 1 } })
    expect(world.diceField({ warband: 0, box: 'vikings/hirdmen' })).toBe(behind)
    expect([world.stopField, world.start.slice(behind)]).toEqual([behind + 1, [1, 0]])
    expect([...world.endingsAsked.keys()]).toEqual([0])
  })
})
