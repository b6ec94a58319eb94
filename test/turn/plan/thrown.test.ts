import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import type { PlanBranch, PlanReport } from '../../../src/model/plan-report'
import { rulebook } from '../../../src/rules/rulebook'
import { DEFAULT_TRIALS } from '../../../src/turn/plan/plan'
import { planModel } from '../../../src/turn/plan/plan-model'
import { sampledOutcome } from '../../../src/turn/plan/sampled'
import { planned, reported, unit } from './playing'

/** Thrown dice play the plan that is worked out. */

const WARBANDS: PlanFile['warbands'] = {
  vikings: {
    faction: 'vikings',
    dice: { hirdmen: 2, thralls: 1, njord: 1, ullr: 1 },
    units: { jarl: 'warlord', hird: '1 hirdman fatigue 1', men: '2 hirdmen fatigue 1', bows: '2 thralls with bows' }
  },
  danes: { faction: 'anglo-danes', units: { fyrd: '1 ceorl', levy: '1 gebur', huscarls: '2 huscarls fatigue 1' } }
}

/** Every kind of step, and chances that hang together. */
const MIXED: readonly StepFile[] = [
  { charge: 'hird', target: 'fyrd', distance: 5, abilities: ['ullr'], enemy: { stops: true, when: 'levy.models < 0' } },
  { when: 'hird won', move: 'hird', else: { move: 'men' } },
  { choose: [{ shoot: 'bows', target: 'levy' }, { rest: 'bows' }] },
  { 'stop when': 'levy gone and fyrd gone' },
  { charge: 'men', target: 'huscarls', distance: 5, abilities: ['ullr'], near: ['hird', 'fyrd'], enemy: { givesUpDice: true } },
  { use: 'njord', on: ['hird', 'men'] },
  { move: 'men' }
]
const GOALS = { spent: 'huscarls.models <= 1 or hird.fatigue >= 2', ahead: 'points > 0.5', together: 'levy gone and hird won' }

/** Every chance of a report by what it is the chance of. */
const chancesIn = (report: PlanReport): ReadonlyMap<string, number> => {
  const found: [string, number][] = []
  const put = (name: string, chance: number) => found.push([name, chance])
  for (const { label, played, events, result, disengages, stoppable = 0, unusable = [] } of report.steps) {
    put(`${label} played`, played)
    put(`${label} stoppable`, stoppable)
    for (const { event, chance } of events) put(`${label} ${event}`, chance)
    for (const [who, chance] of Object.entries({ ...result, ...disengages })) put(`${label} ${who}`, chance)
    for (const { what, chance } of unusable) put(`${label} ${what}`, chance)
  }
  for (const { unit: name, models, fatigue, gone, exhausted } of report.units) {
    models.p.forEach((chance, left) => put(`${name} ${left} left`, chance))
    fatigue.p.forEach((chance, tired) => put(`${name} fatigue ${tired}`, chance))
    put(`${name} gone`, gone)
    put(`${name} exhausted`, exhausted)
  }
  for (const { goal, chance } of report.goals) put(goal, chance)
  for (const { points, chance } of report.points.p) put(`points ${points}`, chance)
  const grown = (before: string, branches: readonly PlanBranch[]): void => {
    for (const { step, text, event, chance, then } of branches) {
      const name = `${before} > ${step} ${text}: ${event}`
      put(name, chance)
      grown(name, then)
    }
  }
  for (const tree of report.trees) grown('', tree)
  return new Map(found)
}

describe('sampled dice', () => {
  const trials = 128

  it('reach every number that is worked out, within 5 sigma', () => {
    const file: PlanFile = { warbands: WARBANDS, steps: MIXED, goals: GOALS }
    const report = reported(file, { method: 'monte-carlo', trials, seed: 'york' })
    const [exact, thrown] = [chancesIn(reported(file)), chancesIn(report)]
    for (const [name, p] of exact) {
      const found = thrown.get(name) ?? 0
      if (Math.abs(found - p) > 5 * Math.sqrt(Math.max(0, p * (1 - p)) / trials) + 1e-9) expect([name, found]).toEqual([name, p])
    }
    // nothing happens that cannot
    for (const name of thrown.keys()) expect(exact.get(name) ?? `${name}: never`).toBeGreaterThanOrEqual(0)
    for (const { losses } of report.steps)
      for (const { p } of losses) expect(p.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  it('give just the same where nothing is left to them', () => {
    const steps: StepFile[] = [
      { move: 'hird' },
      { move: 'hird', when: 'fyrd gone', else: { rest: 'men' } },
      { choose: [{ move: 'jarl', free: true }, { rest: 'jarl' }] },
      { rest: 'hird' },
      { use: 'njord', on: 'hird' },
      { use: 'njord', on: 'hird' },
      { 'stop when': 'hird.fatigue >= 9' },
      { move: 'hird', free: true, throw: 'fyrd', when: 'levy gone' },
      { 'stop when': 'fyrd.models = 1' },
      { move: 'jarl' }
    ]
    const file: PlanFile = { warbands: WARBANDS, steps, goals: { rested: 'men.fatigue = 0', ...GOALS } }
    const [exact, thrown] = [reported(file), reported(file, { method: 'monte-carlo', trials: 8, seed: 'york' })]
    expect(thrown.steps).toEqual(exact.steps)
    expect(thrown.units).toEqual(exact.units)
    expect(thrown.goals).toEqual(exact.goals)
    expect(thrown.points).toEqual(exact.points)
    expect(thrown.trees[0]).toHaveLength(1)
    expect(chancesIn(thrown).get('rested')).toBe(1)
    const ends = (branch: PlanBranch | undefined): string[] =>
      branch ? [`${branch.step} ${branch.event}`, ...ends(branch.then[0])] : []
    expect(ends(thrown.trees[0]?.[0])).toEqual([
      '1 moved',
      '2 condition not met',
      '2e rested',
      '3 jarl moves',
      '3a moved',
      '4 active before, cannot rest',
      '5 used',
      '6 no die left to pay',
      '8 condition not met',
      '9 plan stopped'
    ])
  })

  it('show what the goals look at together, and what is left after the last fight', () => {
    const file: PlanFile = { warbands: WARBANDS, steps: [{ shoot: 'bows', target: 'levy' }], goals: { ahead: 'points > 0' } }
    const [plain] = reported(file, { method: 'monte-carlo', trials: 64, seed: 'york' }).joint
    expect(plain?.of).toEqual(expect.arrayContaining(['bows.models', 'levy.models']))
    const both = { ...file, goals: { hit: 'levy gone' } }
    const [table] = reported(both, { method: 'monte-carlo', trials, seed: 'york' }).joint
    // one levy die: 2/3 hits, 1/2 is saved
    const place = table?.of.indexOf('levy.models') ?? -1
    expect(table?.rows.map(({ values, chance }) => [values[place], chance])).toEqual([
      [0, expect.closeTo(1 / 3, 1)],
      [1, expect.closeTo(2 / 3, 1)]
    ])
  })

  it('decide tests before a fight too: Multiple Shots of the second edition', () => {
    const warbands: PlanFile['warbands'] = {
      saracens: { faction: 'saracens', units: { bows: '4 warriors with bows' } },
      others: { units: { man: '1 warrior' } }
    }
    const shot: StepFile = { shoot: 'bows', target: 'man', abilities: ['multiple-shots'] }
    const gone = (more: object) => unit(reported({ edition: 2, warbands, steps: [shot] }, more), 'man').gone
    // one die in place of arrows, above armour 4
    expect(gone({})).toBeCloseTo(1 / 3, 12)
    expect(Math.abs(gone({ method: 'monte-carlo', trials: 2000, seed: 'york' }) - 1 / 3)).toBeLessThan(
      5 * Math.sqrt(2 / 9 / 2000)
    )
  })

  it('are the same from one seed, different from another', () => {
    const file: PlanFile = { warbands: WARBANDS, steps: [{ charge: 'men', target: 'huscarls' }] }
    const of = (seed: string) => reported(file, { method: 'monte-carlo', trials: 100, seed }).points.p
    expect(of('york')).toEqual(of('york'))
    expect(of('york')).not.toEqual(of('bath'))
  })

  it('are rolled 20 000 times from the seed "saga" by default', () => {
    const warbands = { ours: { units: { hird: '1 hirdman' } }, theirs: { units: { fyrd: '1 ceorl' } } }
    const { method, intervals } = reported({ warbands, steps: [] }, { method: 'monte-carlo', trials: 4 })
    expect([DEFAULT_TRIALS, method]).toEqual([20_000, { name: 'monte-carlo', trials: 4, seed: 'saga' }])
    const ofUnit = (name: string) => ['gone', 'exhausted', 'models.mean', 'fatigue.mean'].map(figure => `units.${name}.${figure}`)
    const ofPoints = ['killed', 'lost', 'swing', 'ahead', 'behind', 'p.0'].map(figure => `points.${figure}`)
    expect(Object.keys(intervals ?? {})).toEqual([...ofUnit('hird'), ...ofUnit('fyrd'), ...ofPoints])
  })

  it('have an interval for the losses of each step and for points, and the exact figures lie in them', () => {
    const warbands = { ours: { units: { hird: '6 hirdmen', bows: '8 crossbows' } }, theirs: { units: { fyrd: '12 ceorls' } } }
    const file: PlanFile = {
      warbands,
      steps: [
        { shoot: 'bows', target: 'fyrd' },
        { charge: 'hird', target: 'fyrd' }
      ]
    }
    const exact = reported(file)
    const { intervals = {} } = reported(file, { method: 'monte-carlo', trials: 4000, seed: 'york' })
    const figures = [
      ...exact.steps.flatMap(({ label, losses }) =>
        losses.map(({ unit: name, mean }) => [`steps.${label}.losses.${name}.mean`, mean] as const)
      ),
      ['points.killed', exact.points.killed] as const,
      ['points.lost', exact.points.lost] as const
    ]
    expect(figures.length).toBeGreaterThan(4)
    for (const [path, value] of figures) {
      const [low, high] = intervals[path] ?? [Number.NaN, Number.NaN]
      // twice as wide: 4 standard errors
      const slack = (high - low) / 2 + 1e-9
      expect(value, path).toBeGreaterThan(low - slack)
      expect(value, path).toBeLessThan(high + slack)
    }
  })

  it('say of each fight how certain its winner is, where it is fought (Wilson, 95 %)', () => {
    const file: PlanFile = {
      warbands: WARBANDS,
      steps: [
        { charge: 'men', target: 'huscarls' },
        { charge: 'bows', target: 'levy', when: 'levy gone' }
      ]
    }
    const { intervals = {}, steps } = reported(file, { method: 'monte-carlo', trials: 400, seed: 'york' })
    const [low = 1, high = 0] = intervals['steps.1.wins'] ?? []
    const wins = steps[0]?.result?.attackerWins ?? 0
    // the square of 1.96 trials more, half of them won
    const more = 1.959964 ** 2
    expect((low + high) / 2).toBeCloseTo((400 * wins + more / 2) / (400 + more), 6)
    // it is never fought
    expect(intervals).not.toHaveProperty(['steps.2.wins'])
  })

  it('are as certain as their number allows: Wilson, 95 %', () => {
    const file: PlanFile = { warbands: WARBANDS, steps: [{ move: 'hird' }], goals: { fresh: 'hird.fatigue = 1' } }
    const { intervals } = reported(file, { method: 'monte-carlo', trials: 100 })
    // of n in n: from n / (n + z^2) to 1
    const whole = [expect.closeTo(100 / (100 + 1.959964 ** 2), 6), expect.closeTo(1, 9)]
    const none = [expect.closeTo(0, 9), expect.closeTo(1 - 100 / (100 + 1.959964 ** 2), 6)]
    expect(intervals).toMatchObject({ 'goals.fresh': whole, 'steps.1.played': whole, 'units.hird.gone': none })
  })
})

describe('sampled dice', () => {
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
