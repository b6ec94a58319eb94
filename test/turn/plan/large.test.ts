import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { PlanFile } from '../../../src/model/plan'
import { reported, reportedFrom } from './playing'

describe('sampled dice', () => {
  it.each(['full-turn', 'shoot-or-charge', 'three-fronts'])('play %s as it is worked out, within 5 sigma', name => {
    const text = readFileSync(`examples/${name}.yaml`, 'utf8')
    const trials = 4000
    const [exact, thrown] = [reportedFrom(text), reportedFrom(text, { method: 'monte-carlo', trials, seed: 'york' })]
    const near = (p: number, found: number) =>
      expect(Math.abs(found - p)).toBeLessThanOrEqual(5 * Math.sqrt((p * (1 - p)) / trials) + 1e-9)
    exact.goals.forEach(({ chance }, i) => near(chance, thrown.goals[i]?.chance ?? -1))
    exact.units.forEach(({ models }, i) => models.p.forEach((chance, left) => near(chance, thrown.units[i]?.models.p[left] ?? 0)))
    exact.steps.forEach(({ played }, i) => near(played, thrown.steps[i]?.played ?? -1))
  })
})

describe('groups that never meet', () => {
  const text = readFileSync('examples/three-fronts.yaml', 'utf8')

  it('are kept apart', () => {
    const { states, trees } = reportedFrom(text)
    expect(Math.max(...states.map(each => each.states))).toBeLessThanOrEqual(169 * 4)
    expect(trees.length).toBe(3)
  })

  it('give the same numbers as when they are joined by a condition that always holds', () => {
    const small = (when: string | undefined): PlanFile => ({
      warbands: { a: { units: { x: '3 hirdmen', y: '3 bondi' } }, b: { units: { p: '3 ceorls', q: '3 huscarls' } } },
      goals: { won: 'p.models = 0 and q.models < 3' },
      steps: [
        { charge: 'x', target: 'p' },
        { charge: 'y', target: 'q' },
        { charge: 'x', target: 'p', ...(when !== undefined && { when }) }
      ]
    })
    const [apart, together] = [
      reported(small(undefined)),
      reported(small('x.models + 0'.replace(' + 0', ' >= 0 and q.fatigue >= 0')))
    ]
    expect(together.goals[0]?.chance).toBeCloseTo(apart.goals[0]?.chance ?? -1, 12)
    expect(Math.max(...together.states.map(each => each.states))).toBeGreaterThan(
      Math.max(...apart.states.map(each => each.states))
    )
    together.points.p.forEach(({ points, chance }) =>
      expect(apart.points.p.find(each => each.points === points)?.chance ?? -1).toBeCloseTo(chance, 12)
    )
  })

  it('that grow too large are referred to sampling', () => {
    const units = (names: string) => Object.fromEntries([...names].map(name => [`u${name}`, '12 bondi']))
    const file: PlanFile = {
      warbands: { a: { units: units('abcdef') }, b: { units: units('ghijkl') } },
      goals: { all: 'ua.models + 0'.replace(' + 0', ' > 0 or ub.models > 0 or uc.models > 0') },
      steps: [...'abcdef'].map((name, i) => ({
        charge: `u${name}`,
        target: `u${'ghijkl'[i] ?? ''}`,
        ...(i > 2 && { when: [...'abcdef'].map(each => `u${each}.models >= 0`).join(' and ') })
      }))
    }
    expect(() => reported(file)).toThrow(/joint states .*--method monte-carlo/u)
    expect(reported(file, { method: 'monte-carlo', trials: 50 }).method.name).toBe('monte-carlo')
  })
})

describe('charges without end', () => {
  const FILE: PlanFile = {
    warbands: {
      vikings: { faction: 'vikings', units: { hird: '6 hirdmen' } },
      danes: { units: { fyrd: '12 geburs with slings' } }
    },
    steps: Array.from({ length: 4 }, () => ({ charge: 'hird', target: 'fyrd' }))
  }

  it('end in exhaustion, and that is reported with its chance (R4.3)', () => {
    // 1 after the first melee; 2 before and 3 after the second; 4 before and 5 after the third
    const { steps: shown, notes } = reported(FILE)
    const tired = shown[3]?.events.find(({ event }) => event === 'exhausted')?.chance ?? 0
    const whole = shown[2]?.played ?? 0
    expect(tired).toBeGreaterThan(0.5)
    expect(tired).toBeLessThanOrEqual(whole)
    expect(notes.join('\n')).toContain('step 4, hird charge fyrd, never happens: exhausted')
  })
})

describe('the best plan', () => {
  const text = readFileSync('examples/three-fronts.yaml', 'utf8')

  it('is never worse than the plan as written, nor than one that does not look', () => {
    for (const goal of ['points', 'the left is held', 'the middle is broken']) {
      const { solution } = reportedFrom(text, { solve: goal })
      expect(solution?.value ?? 0).toBeGreaterThanOrEqual((solution?.blind ?? 1) - 1e-12)
      expect(solution?.blind ?? 0).toBeGreaterThanOrEqual((solution?.written ?? 1) - 1e-12)
    }
  })

  it('played again is worth what it was reported to be', () => {
    const { solution, points, goals } = reportedFrom(text, { solve: 'points' })
    expect(points.swing).toBeCloseTo(solution?.value ?? 99, 10)
    const other = reportedFrom(text, { solve: 'the middle is broken' })
    expect(other.goals[1]?.chance).toBeCloseTo(other.solution?.value ?? 99, 10)
    expect(goals.length).toBe(2)
  })

  it('uses the dice on the board where they help, against the best reply', () => {
    const file: PlanFile = {
      warbands: {
        vikings: { faction: 'vikings', dice: { hirdmen: 2, ullr: 1, heimdall: 1 }, units: { hird: '4 hirdmen' } },
        danes: { faction: 'anglo-danes', dice: { shieldwall: 1 }, units: { fyrd: '6 ceorls', men: '4 huscarls' } }
      },
      enemy: 'best',
      goals: { broken: 'men.models <= 1' },
      steps: [
        { charge: 'hird', target: 'fyrd', abilities: 'any' },
        { charge: 'hird', target: 'men', abilities: 'any', spend: 'any' }
      ]
    }
    const { solution } = reported(file, { solve: 'broken' })
    const rules = solution?.choices[1]?.rules ?? []
    expect(rules.every(({ then }) => then.includes('Ullr'))).toBe(true)
    const weaker = reported({ ...file, enemy: 'nothing' }, { solve: 'broken' })
    expect(weaker.solution?.value ?? 0).toBeGreaterThan(solution?.value ?? 1)
  })
})
