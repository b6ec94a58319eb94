import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanFile } from '../../../src/model/plan'
import { rulebook } from '../../../src/rules/rulebook'
import { OTHERS } from '../../../src/turn/plan/events'
import { DONE, fieldOf, withChanges } from '../../../src/turn/plan/field'
import type { Entry } from '../../../src/turn/plan/groups'
import { firstOptions } from '../../../src/turn/plan/outcome'
import { type PlanModel, planModel } from '../../../src/turn/plan/plan-model'
import { type Decisions, programOf, walkStep } from '../../../src/turn/plan/walk'
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

const entry = (fatigue: number, done: number, weight: number): Entry => ({
  values: withChanges(world.start, [
    [fieldOf(0, 'fatigue'), fatigue],
    [fieldOf(0, 'done'), done]
  ]),
  weight,
  history: OTHERS,
  points: 0
})
const tired = () => entry(1, DONE.nothing, 0.75)
/** As the tired ones stand when they have rested. */
const rested = () => entry(0, DONE.rested, 0.25)

describe('a step of several activities', () => {
  it.each([
    ['the longer way', [tired, rested]],
    ['the shorter way', [rested, tired]]
  ] as const)('is asked once for each of them, when all who come to it are there: %s first', (_, entries) => {
    const asked: [string, number][] = []
    const [head] = programOf(world).heads
    const fields = [fieldOf(0, 'fatigue'), fieldOf(0, 'done'), fieldOf(1, 'fatigue'), fieldOf(1, 'done')]
    const stands = entries.map(stand => stand())
    const { play, option } = firstOptions(world)
    const decisions: Decisions = {
      option,
      play: (act, values, weight) => {
        asked.push([act.step.label, weight])
        return play(act, values, weight)
      }
    }
    const after = head ? walkStep(world, head, stands, fields, decisions, new Map()) : []
    expect(after.map(({ weight, history }) => [weight, history])).toEqual([[1, OTHERS]])
    expect(asked).toEqual([
      ['1a.1', 0.75],
      ['1a.2', 1],
      ['1a.3', 1]
    ])
  })
})
