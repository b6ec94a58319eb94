import { describe, expect, it } from 'vitest'
import type { PlanFile } from '../../../src/model/plan'
import type { PlanReport } from '../../../src/model/plan-report'
import { casesOfPlan } from '../../../src/turn/plan/cases'
import { planned, reported, reportedOf } from './playing'

/** Plans in which not all is known of a unit: each number is that of every case by itself, by their chances. */

const file = (enemy: string, own = '8 bondi'): PlanFile => ({
  warbands: { vikings: { units: { ours: own, more: '6 hirdmen' } }, danes: { units: { theirs: enemy } } },
  goals: { gone: 'theirs gone', ahead: 'points >= 1', hits: 'ours hits at least 3 and theirs.models <= 2' },
  steps: [
    { charge: 'ours', target: 'theirs' },
    { charge: 'more', target: 'theirs', when: 'theirs.models <= 3' }
  ]
})

/** All that is compared, as one list of numbers. */
const numbers = ({ goals, units, points, steps }: PlanReport): readonly number[] => [
  ...goals.map(({ chance }) => chance),
  ...units.flatMap(({ models, fatigue, gone }) => [models.mean, models.p[1] ?? 0, fatigue.mean, gone]),
  points.killed,
  points.lost,
  points.swing,
  points.p.reduce((sum, { points: value, chance }) => (value > 0.9 ? sum + chance : sum), 0),
  ...steps.flatMap(({ played, result }) => [played, result?.attackerWins ?? 0, result?.tie ?? 0])
]

const mixture = (cases: readonly (readonly [chance: number, report: PlanReport])[]): readonly number[] =>
  numbers(cases[0]?.[1] as PlanReport).map((_, i) =>
    cases.reduce((sum, [chance, report]) => sum + chance * (numbers(report)[i] ?? Number.NaN), 0)
  )

const isClose = (found: readonly number[], expected: readonly number[]): void => {
  expect(found).toHaveLength(expected.length)
  found.forEach((value, i) => expect(value).toBeCloseTo(expected[i] ?? Number.NaN, 10))
}

describe('a plan in which not all is known', () => {
  const [bare, axe] = [reported(file('4 huscarls')), reported(file('4 huscarls axe'))]

  it('is the mixture of its cases', () =>
    isClose(
      numbers(reported(file('4 huscarls (axe 60 %)'))),
      mixture([
        [0.6, axe],
        [0.4, bare]
      ])
    ))

  it('is the mixture in what its numbers come to together', () => {
    const together = ({ joint }: PlanReport): ReadonlyMap<string, number> =>
      new Map(
        joint.flatMap(({ of, rows }) => rows.map(({ values, chance }) => [`${of.join()}: ${values.join()}`, chance] as const))
      )
    const [of, all] = [{ axe: together(axe), bare: together(bare) }, together(reported(file('4 huscarls (axe 60 %)')))]
    expect(all.size).toBeGreaterThan(10)
    expect(new Set(all.keys())).toEqual(new Set([...of.axe.keys(), ...of.bare.keys()]))
    for (const [row, chance] of all)
      expect(chance, row).toBeCloseTo(0.6 * (of.axe.get(row) ?? 0) + 0.4 * (of.bare.get(row) ?? 0), 10)
  })

  it('is the mixture of all cases of two units', () =>
    isClose(
      numbers(reported(file('4 huscarls (axe 60 %)', '8 bondi (fatigue 1 25 %)'))),
      mixture([
        [0.6 * 0.75, axe],
        [0.4 * 0.75, bare],
        [0.6 * 0.25, reported(file('4 huscarls axe', '8 bondi fatigue 1'))],
        [0.4 * 0.25, reported(file('4 huscarls', '8 bondi fatigue 1'))]
      ])
    ))

  it('shows what each case leads to, and all that may happen once', () => {
    const { notes, trees, points } = reported(file('4 huscarls (axe 60 %)'))
    expect(notes[0]).toMatch(
      /^averaged over what is not known; victory points by case: danish axe \(60\.0 %\) .*; without danish axe \(40\.0 %\)/
    )
    expect(trees).toHaveLength(1)
    expect(trees[0]?.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10)
    expect(points.p.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10)
  })

  it('is sampled as it is worked out', () => {
    const trials = 3000
    const thrown = reported(file('4 huscarls (axe 60 %)'), { method: 'monte-carlo', trials, seed: 'cases' })
    const chance = reported(file('4 huscarls (axe 60 %)')).goals[0]?.chance ?? -1
    expect(Math.abs((thrown.goals[0]?.chance ?? -1) - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / trials))
  })

  it('has a headline that asks the same again', () => {
    const asked = reportedOf('8 bondi charge 4 huscarls axe 60 %')
    expect(asked.headline).toBe('8 bondi charge 4 huscarls, danish axe 60 %')
    isClose(numbers(reportedOf(asked.headline)), numbers(asked))
  })

  it('is not solved: what is best would depend on it', () =>
    expect(() => reported(file('4 huscarls (axe 60 %)'), { solve: 'points' })).toThrow(
      'solve the plan with what the unit has, and without'
    ))

  it('has at most 64 cases', () => {
    const cases = (count: number) => {
      const units = Object.fromEntries(Array.from({ length: count }, (_, i) => [`men${i}`, '4 huscarls (axe 60 %)']))
      const warbands = { danes: { units }, vikings: { units: { hird: '6 hirdmen' } } }
      return casesOfPlan(planned({ warbands, steps: [{ move: 'men0' }] }))
    }
    expect(cases(6)).toHaveLength(64)
    expect(() => cases(7)).toThrow('comes to 128 cases, and a plan has at most 64')
  })

  // Exhaustion is for an exhausted enemy (R7): bondi with fatigue 3
  it('says how likely it is that an ability finds no use', () => {
    const unusable = (enemy: string) => {
      const warbands = { danes: { units: { ours: '8 ceorls' } }, vikings: { units: { theirs: enemy } } }
      const steps = [{ charge: 'ours', target: 'theirs', abilities: ['exhaustion'] }]
      return reported({ warbands, steps }).steps[0]?.unusable?.map(({ chance }) => chance) ?? []
    }
    expect(unusable('4 bondi')).toEqual([1])
    expect(unusable('4 bondi fatigue 3')).toEqual([])
    expect(unusable('4 bondi (fatigue 3 60 %)')).toEqual([expect.closeTo(0.4, 12)])
  })
})
