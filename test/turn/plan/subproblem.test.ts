import { describe, expect, it } from 'vitest'
import type { PlanFile } from '../../../src/model/plan'
import { rulebook } from '../../../src/rules/rulebook'
import { type Action, type Actions, actionsOf } from '../../../src/turn/plan/actions'
import { type ActNode, graphOf } from '../../../src/turn/plan/plan-graph'
import { planModel } from '../../../src/turn/plan/plan-model'
import { subproblemsOf } from '../../../src/turn/plan/solve'
import { estimateSize, solveSubproblem } from '../../../src/turn/plan/subproblem'
import { planned } from './playing'

/** The enemy gives up dice before we choose (R3.3): what our ways are worth is shown for what he does there. */

const FILE: PlanFile = {
  warbands: {
    ours: { units: { hird: '4 hirdmen fatigue 2' } },
    theirs: { units: { geburs: '6 geburs fatigue 2' } }
  },
  steps: [{ charge: 'hird', target: 'geburs', enemy: 'best', spend: 'any' }]
}

it('a way is as good as it is against the dice given up before it is chosen', () => {
  const world = planModel(planned(FILE), rulebook(1), true)
  const [step] = world.actionsByStep.keys()
  if (!step) throw new Error('a plan of one charge has one activity')
  /** Solved as if the charge could be played in these ways only. */
  const solved = (actions: Actions) => {
    const small = { ...world, actionsByStep: new Map([[step, actions]]) }
    const [act] = graphOf(small).filter((node): node is ActNode => node.is === 'act')
    const [apart] = subproblemsOf(small, { is: 'points' })
    if (!act || !apart) throw new Error('a plan of one charge has one part')
    const { value, optionValues, bestAction: played } = solveSubproblem(small, apart)
    return { value, worths: optionValues(act, small.start), play: played(act, small.start) }
  }
  const ways = actionsOf(step, world.plan, world.book).flat(3)
  const worth = new Map<Action, number>(ways.map(play => [play, solved([[[[play]]]]).value]))
  const ordered = [...worth].sort(([, one], [, other]) => one - other)
  const nth = (index: number) => ordered[index] ?? expect.fail('there are too few ways to play')
  const [[worst, low], [middle, mid], [best, high]] = [nth(0), nth(ordered.length >> 1), nth(ordered.length - 1)]
  expect([mid - low > 1e-6, high - mid > 1e-6]).toEqual([true, true])
  // he gives them up, since there our best is less: the second way, though it is the worst where he keeps them
  expect(
    solved([
      [
        [[best], [worst]],
        [[worst], [middle]]
      ]
    ])
  ).toEqual({ value: mid, worths: [low, mid], play: middle })
  // where it is the same to him he keeps them
  expect(
    solved([
      [
        [[best], [worst]],
        [[worst], [best]]
      ]
    ])
  ).toEqual({ value: high, worths: [high, low], play: best })
})

describe('how large a plan is', () => {
  const units = { ours: { units: { hird: '4 hirdmen fatigue 1', bondi: '6 bondi' } }, theirs: { units: { fyrd: '6 ceorls' } } }
  const fight = (spend?: 'any') => (unit: string) => ({ charge: unit, target: 'fyrd', free: true, ...(spend && { spend }) })
  const file = (steps: number, spend?: 'any'): PlanFile =>
    planOf(Array.from({ length: steps }, () => ({ choose: ['hird', 'bondi'].map(fight(spend)) })))
  const planOf = (steps: PlanFile['steps']): PlanFile => ({
    warbands: units,
    goals: { gone: 'fyrd.models = 0' },
    enemy: 'best',
    steps
  })
  const extents = (plan: PlanFile) => {
    const world = planModel(planned(plan), rulebook(1), true)
    const [goal] = world.plan.goals
    return subproblemsOf(world, goal ? { is: 'condition', condition: goal.condition } : { is: 'points' }).map(subproblem => ({
      estimate: estimateSize(world, subproblem).states,
      met: solveSubproblem(world, subproblem).states()
    }))
  }

  it('is counted where all of it is looked at', () => {
    // what a short way and a long one lead to is looked at once, when both have come there
    const [hird, bondi] = [fight()('hird'), fight()('bondi')]
    const few = { ours: { units: { hird: '1 hirdmen', bondi: '2 bondi' } }, theirs: { units: { fyrd: '2 ceorls' } } }
    const uneven = { ...planOf([{ choose: [bondi, [hird, bondi]] }, bondi]), warbands: few }
    for (const plan of [file(1), uneven]) for (const { estimate, met } of extents(plan)) expect(estimate).toBe(met)
  })

  it('is estimated where some of it is looked at', () => {
    for (const { estimate, met } of extents(file(2, 'any'))) {
      expect(met).toBeGreaterThan(200)
      expect(estimate / met).toBeGreaterThan(0.6)
      expect(estimate / met).toBeLessThan(1.6)
    }
  })
})
