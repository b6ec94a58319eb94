import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan-file'
import type { PlanBranch } from '../../../src/model/plan-report'
import { rulebook } from '../../../src/rules/rulebook'
import { planModel } from '../../../src/turn/plan/plan-model'
import { sampledOutcome } from '../../../src/turn/plan/sampled'
import { planned, reported, unit } from './playing'

describe('thrown dice', () => {
  it('come from a stream for each block of 16 384', () => {
    const warbands = { ours: { units: { hird: '1 hirdman' } }, theirs: { units: { fyrd: '1 ceorl' } } }
    const world = planModel(planned({ warbands, steps: [] }), rulebook(1), false)
    const asked: number[] = []
    sampledOutcome(world, 16_385, block => {
      asked.push(block)
      return () => 0.5
    })
    expect(asked).toEqual([0, 1])
  })
})

describe('more histories than can be listed', () => {
  const charge: StepFile = { charge: 'men', target: 'huscarls' }
  const file: PlanFile = {
    warbands: { ours: { units: { men: '4 hirdmen' } }, theirs: { units: { huscarls: '4 huscarls' } } },
    // each unit has its own tale of three melees
    steps: Array.from({ length: 7 }, () => ({ ...charge, tireless: true }))
  }

  it.each<readonly [string, Parameters<typeof reported>[1]]>([
    ['exact', {}],
    ['thrown', { method: 'monte-carlo', trials: 1000, seed: 'york' }]
  ])('are listed as one: %s', (_, asked) => {
    const report = reported(file, asked)
    const leaves = (branches: readonly PlanBranch[]): readonly PlanBranch[] =>
      branches.flatMap(branch => (branch.then.length === 0 ? [branch] : leaves(branch.then)))
    const all = report.trees.flatMap(leaves)
    expect(all).toHaveLength(80)
    expect(all.filter(({ event }) => event === 'all other outcomes')).toEqual([
      { step: '', text: '', event: 'all other outcomes', chance: expect.any(Number), then: [] }
    ])
    expect(report.trees[0]?.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(unit(report, 'men').models.p.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  it('are the least likely ones', () => {
    const others = (asked: Parameters<typeof reported>[1]) =>
      JSON.stringify(reported(file, asked).trees).match(/"all other outcomes","chance":([\d.e-]+)/u)?.[1]
    const [exact, thrown] = [others({}), others({ method: 'monte-carlo', trials: 1000, seed: 'york' })].map(Number)
    expect(Math.abs((thrown ?? 0) - (exact ?? 1))).toBeLessThan(0.1)
  })
})
