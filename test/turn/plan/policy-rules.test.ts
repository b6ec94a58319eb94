import { beforeAll, describe, expect, it } from 'vitest'
import type { StepFile } from '../../../src/model/plan'
import { rulebook } from '../../../src/rules/rulebook'
import { type PlanModel, planModel } from '../../../src/turn/plan/plan-model'
import { type DecisionRecord, rulesOf } from '../../../src/turn/plan/policy-rules'
import { fieldOf, fieldsOfUnits, packWithTurn } from '../../../src/turn/plan/state'
import { planned } from './playing'

/** What is best where, in words: hird is unit 0 of six men, fyrd unit 1 of twelve. */

const pay = { charge: 'hird', target: 'fyrd' }
let world: PlanModel
let HIRD: number
let FYRD: number
beforeAll(() => {
  const steps = [pay, pay]
  const warbands = {
    vikings: { faction: 'vikings', dice: { hirdmen: 1 }, units: { hird: '6 hirdmen' } },
    danes: { units: { fyrd: '12 geburs' } }
  }
  world = planModel(planned({ warbands, steps }), rulebook(1), true)
  HIRD = fieldOf(0, 'models')
  FYRD = fieldOf(1, 'models')
})
const WAYS = ['charge', 'wait', 'flee']

/** So often the numbers stand so, and these ways are best. */
const row = (weight: number, good: readonly number[], numbers: Readonly<Record<number, number>>): DecisionRecord => {
  const values = [...world.start]
  for (const [field, value] of Object.entries(numbers)) values[Number(field)] = value
  return { state: values, weight, good }
}

const shown = (rows: readonly DecisionRecord[], fields: readonly number[]) =>
  rulesOf(rows, fields, WAYS, world).map(({ when, then, chance }) => `${when}: ${then} ${chance}`)

describe('the rules of a policy', () => {
  it('are one where one way is good always', () => {
    expect(shown([row(0.5, [1], { [FYRD]: 3 }), row(0.25, [0, 1], { [FYRD]: 2 })], [FYRD])).toEqual(['always: wait 0.75'])
    expect(shown([row(0.5, [0, 1], { [FYRD]: 3 }), row(0.25, [0, 1], { [FYRD]: 2 })], [FYRD])).toEqual(['always: charge 0.75'])
  })

  it('ask for the number that separates them, the likelier rule first', () =>
    expect(
      shown(
        [
          row(0.25, [0], { [HIRD]: 6, [FYRD]: 3 }),
          row(0.125, [0], { [HIRD]: 5, [FYRD]: 4 }),
          row(0.5, [1], { [HIRD]: 6, [FYRD]: 5 })
        ],
        [HIRD, FYRD]
      )
    ).toEqual(['fyrd 5 or more left (7 or fewer dead): wait 0.5', 'fyrd 4 or fewer left (8 or more dead): charge 0.375']))

  it('ask again where one number is not enough', () =>
    expect(
      shown(
        [2, 3, 4, 6].map((left, i) => row(2 ** -i, [i % 3], { [FYRD]: left })),
        [FYRD]
      )
    ).toEqual([
      'fyrd 2 or fewer left (10 or more dead): charge 1',
      'fyrd 3 left (9 dead): wait 0.5',
      'fyrd 4 left (8 dead): flee 0.25',
      'fyrd 5 or more left (7 or fewer dead): charge 0.125'
    ]))

  it('ask of two numbers where both decide', () =>
    expect(
      shown(
        [
          row(0.5, [0], { [HIRD]: 3, [FYRD]: 0 }),
          row(0.25, [1], { [HIRD]: 3, [FYRD]: 4 }),
          row(0.125, [2], { [HIRD]: 5, [FYRD]: 4 })
        ],
        [FYRD, HIRD]
      )
    ).toEqual([
      'fyrd gone: charge 0.5',
      'fyrd 1 or more left (11 or fewer dead), hird 3 or fewer left (3 or more dead): wait 0.25',
      'fyrd 1 or more left (11 or fewer dead), hird 4 or more left (2 or fewer dead): flee 0.125'
    ]))

  it('ask for the first number where another separates them as well', () =>
    expect(shown([row(0.5, [0], { [HIRD]: 3, [FYRD]: 2 }), row(0.25, [1], { [HIRD]: 4, [FYRD]: 5 })], [FYRD, HIRD])).toEqual([
      'fyrd 2 or fewer left (10 or more dead): charge 0.5',
      'fyrd 3 or more left (9 or fewer dead): wait 0.25'
    ]))

  it('take the choice that is good most often where nothing separates them', () =>
    expect(shown([row(0.25, [0], {}), row(0.5, [1], {}), row(0.125, [0], {})], [FYRD])).toEqual(['always: wait 0.875']))

  it('of equal ways take the first', () => expect(shown([row(0.5, [2], {}), row(0.5, [1], {})], [])).toEqual(['always: wait 1']))

  const bounds = (field: number, low: number, high: number) =>
    shown([row(0.5, [0], { [field]: low }), row(0.25, [1], { [field]: high })], [field]).map(rule => rule.split(': ')[0])

  it('speak of fatigue, of earlier steps and of dice', () => {
    expect(bounds(fieldOf(0, 'fatigue'), 1, 3)).toEqual(['hird with fatigue 1 or fewer', 'hird with fatigue 2 or more'])
    expect(bounds(fieldOf(0, 'fatigue'), 0, 3)).toEqual(['hird with fatigue 0', 'hird with fatigue 1 or more'])
    expect(bounds(fieldOf(1, 'activity'), 0, 2)).toEqual(['fyrd not activated yet', 'fyrd activated before'])
    const dice = world.diceField({ warband: 0, box: 'vikings/hirdmen' }) ?? -1
    expect(bounds(dice, 0, 1)).toEqual(['hirdmen 0 left', 'hirdmen 1 or more left'])
  })

  it('speak of how the last melee of a unit ended, and of its guards', () => {
    const warbands = { vikings: { units: { hird: '6 hirdmen' } }, danes: { units: { fyrd: '12 geburs' } } }
    const steps = [pay, { ...pay, when: 'fyrd won' }, { ...pay, when: 'hird tied' }, { ...pay, when: 'hird disengaged' }]
    const asking = planModel(planned({ warbands, steps }), rulebook(1), true)
    const told = (field: number, low: number, high: number) => {
      const at = (value: number) => asking.start.map((each, index) => (index === field ? value : each))
      const rows = [low, high].map((value, way) => ({ state: at(value), weight: 1, good: [way] }))
      return rulesOf(rows, [field], WAYS, asking).map(({ when }) => when)
    }
    expect(told(fieldOf(1, 'won'), 0, 1)).toEqual(['fyrd did not win its melee', 'fyrd won its melee'])
    expect(told(fieldOf(0, 'won'), 0, 4)).toEqual([
      'hird did not tie its melee, did not disengage',
      'hird tied its melee or disengaged or tied its melee, disengaged'
    ])
    expect(told(fieldOf(0, 'guards'), 0, 2)).toEqual(['hird with 0 guards', 'hird with 1 or more guards'])
  })

  it('speak of boxes in force, leaders, stages of a fight and what holds for one turn', () => {
    const warbands = {
      vikings: { faction: 'vikings', dice: { hirdmen: 2, ragnarok: 1 }, units: { jarl: 'warlord', hird: '6 hirdmen' } },
      danes: { units: { fyrd: '12 geburs' } }
    }
    const steps: StepFile[] = [
      { use: 'ragnarok' },
      { move: 'jarl', free: 'determination' },
      { move: 'hird', free: 'we-obey' },
      pay,
      { 'stop when': 'fyrd hits at least 3' }
    ]
    const asking = planModel(planned({ warbands, steps }), rulebook(1), true)
    const told = (field: number, low: number, high: number) => {
      const at = (value: number) => asking.start.map((each, index) => (index === field ? value : each))
      const rows = [low, high].map((value, way) => ({ state: at(value), weight: 1, good: [way] }))
      return rulesOf(rows, [field], WAYS, asking).map(({ when }) => when)
    }
    const further = (is: string) => fieldsOfUnits(3) + asking.furtherFields.findIndex(each => each.is === is)
    expect(told(further('in force'), 0, 1)).toEqual(['ragnarok not in force', 'ragnarok in force'])
    expect(told(further('leader moved'), 0, 1)).toEqual(['the leader has not moved', 'the leader has moved'])
    expect(told(further('stopped'), 0, 1)).toEqual(['the plan goes on', 'the plan has stopped'])
    expect(told(further('stage'), 2, 5)).toEqual(['fyrd.hits 2 or fewer', 'fyrd.hits 3 or more'])
    expect(told(fieldOf(1, 'ignoredFatigue'), 0, 1)).toEqual([
      'hird has ignored no fatigue',
      'hird has ignored fatigue this turn'
    ])
    expect(told(fieldOf(1, 'vanishedFatigue'), 0, 1)).toEqual([
      'hird has shaken off no fatigue',
      'hird has shaken off fatigue this turn'
    ])
  })

  it('name the turn, of several, in which a unit was activated last', () => {
    const warbands = { vikings: { units: { hird: '6 hirdmen' } }, danes: { units: { fyrd: '12 geburs' } } }
    const steps = [pay, { turn: 'danes' }, { rest: 'fyrd' }, { turn: 'vikings' }, pay]
    const long = planModel(planned({ warbands, steps }), rulebook(1), true)
    const done = fieldOf(0, 'activity')
    const rules = (...met: readonly number[]) => {
      const rows = met.map((value, i): DecisionRecord => {
        const values = [...long.start]
        values[done] = value
        return { state: values, weight: 0.5 ** i, good: [i] }
      })
      return rulesOf(rows, [done], WAYS, long).map(({ when }) => when)
    }
    // once in the first turn, once in the third
    const [first, third] = [packWithTurn(1, 0), packWithTurn(1, 2)]
    expect(rules(0, third)).toEqual(['hird not activated yet', 'hird activated before'])
    expect(rules(first, third)).toEqual(['hird not activated after turn 1', 'hird activated again in turn 1 or later'])
    expect(rules(0, first, third)).toEqual([
      'hird not activated yet',
      'hird activated in turn 1',
      'hird activated again in turn 1 or later'
    ])
  })

  it('speak of numbers between two others', () => {
    expect(
      shown(
        [1, 2, 4, 6].map((fatigue, i) => row(0.5 ** i, [[0, 1, 1, 2][i] ?? 0], { [fieldOf(0, 'fatigue')]: fatigue })),
        [fieldOf(0, 'fatigue')]
      )
    ).toEqual([
      'hird with fatigue 1 or fewer: charge 1',
      'hird with fatigue 2 to 4: wait 0.75',
      'hird with fatigue 5 or more: flee 0.125'
    ])
    expect(
      shown(
        [1, 2, 3].map((fatigue, i) => row(0.5 ** i, [i], { [fieldOf(0, 'fatigue')]: fatigue })),
        [fieldOf(0, 'fatigue')]
      )
    ).toEqual([
      'hird with fatigue 1 or fewer: charge 1',
      'hird with fatigue 2: wait 0.5',
      'hird with fatigue 3 or more: flee 0.25'
    ])
  })
})
