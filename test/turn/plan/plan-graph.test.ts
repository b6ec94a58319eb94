import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanFile } from '../../../src/model/plan'
import { rulebook } from '../../../src/rules/rulebook'
import { OTHER_HISTORIES } from '../../../src/turn/plan/events'
import { firstOptionPolicy } from '../../../src/turn/plan/outcome'
import { distributionAfterStep, graphOf, type Policy } from '../../../src/turn/plan/plan-graph'
import { type PlanModel, planModel } from '../../../src/turn/plan/plan-model'
import { ACTIVITY, fieldOf, withChanges } from '../../../src/turn/plan/state'
import type { WeightedState } from '../../../src/turn/plan/state-distribution'
import { planned } from './playing'

/** One step from every way things may stand: ways that meet again go on as one. */

const FILE: PlanFile = {
  warbands: { ours: { units: { hird: '4 hirdmen', men: '4 hirdmen' } }, theirs: { units: { fyrd: '8 ceorls' } } },
  steps: [{ choose: [[{ rest: 'hird', when: 'hird.fatigue > 0' }, { move: 'men' }, { move: 'men' }]] }]
}
let world: PlanModel
beforeAll(() => {
  world = planModel(planned(FILE), rulebook(1), false)
})

const entry = (fatigue: number, done: number, weight: number): WeightedState => ({
  state: withChanges(world.start, [
    [fieldOf(0, 'fatigue'), fatigue],
    [fieldOf(0, 'activity'), done]
  ]),
  weight,
  history: OTHER_HISTORIES,
  points: 0
})
const tired = () => entry(1, ACTIVITY.none, 0.75)
/** As the tired ones stand when they have rested. */
const rested = () => entry(0, ACTIVITY.rested, 0.25)

describe('a step of several activities', () => {
  it.each([
    ['the longer way', [tired, rested]],
    ['the shorter way', [rested, tired]]
  ] as const)('is asked once for each of them, when all who come to it are there: %s first', (_, entries) => {
    const asked: [string, number][] = []
    const [head] = graphOf(world)
    const fields = [fieldOf(0, 'fatigue'), fieldOf(0, 'activity'), fieldOf(1, 'fatigue'), fieldOf(1, 'activity')]
    const stands = entries.map(stand => stand())
    const { action, option } = firstOptionPolicy(world)
    const policy: Policy = {
      option,
      action: (act, values, weight) => {
        asked.push([act.step.label, weight])
        return action(act, values, weight)
      }
    }
    const after = head ? distributionAfterStep({ model: world, policy, tallies: new Map() }, head, stands, fields) : []
    expect(after.map(({ weight, history }) => [weight, history])).toEqual([[1, OTHER_HISTORIES]])
    expect(asked).toEqual([
      ['1a.1', 0.75],
      ['1a.2', 1],
      ['1a.3', 1]
    ])
  })
})
