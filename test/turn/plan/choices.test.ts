import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { about, reported } from './playing'

/**
 * Choices, by hand. A hirdman who charges a ceorl kills him in 5/9 and falls in 2/9; two levies with bows kill a gebur in 1/3; each
 * independently. A ceorl's die kills a hirdman in 2/9.
 */
const FILE: Omit<PlanFile, 'steps'> = {
  warbands: {
    ours: { units: { hird: '1 hirdman', bondi: '1 bondi', bows: '2 thralls with bows', jarl: 'warlord' } },
    theirs: { units: { fyrd: '1 ceorl', huscarl: '1 huscarl', levy: '1 gebur', other: '1 gebur', pair: '2 ceorls' } }
  },
  goals: {
    broken: 'fyrd gone',
    hit: 'levy gone or other gone',
    all: 'levy gone and fyrd gone',
    ahead: 'points > 0',
    apart: 'fyrd gone and huscarl gone'
  }
}

const solved = (solve: string, steps: readonly StepFile[]) => {
  const report = reported({ ...FILE, steps }, { solve })
  if (!report.solution) throw new Error('it was not solved')
  return { ...report.solution, report }
}

const wait: StepFile = { name: 'wait' }
const fight: StepFile = { name: 'fight', charge: 'hird', target: 'fyrd' }
const shot: StepFile = { shoot: 'bows', target: 'levy' }

describe('a choice', () => {
  it('of a step that is not always done is one', () => {
    const { choices } = solved('broken', [shot, { when: 'levy gone', charge: 'hird', target: ['huscarl', 'fyrd'] }])
    expect(choices.map(({ step, rules }) => [step, rules])).toEqual([
      ['2', [{ when: 'always', then: 'fyrd', chance: about(1 / 3) }]]
    ])
  })

  it('between equals is the first, made beforehand or not', () => {
    const { choices, blindPlan } = solved('broken', [{ choose: [fight, { ...fight, name: 'fight on' }] }])
    expect(choices[0]).toMatchObject({ indifferent: true, rules: [{ then: 'fight' }] })
    expect(blindPlan).toEqual([{ step: '1', option: 'fight' }])
  })

  it('is listed once for states that differ in nothing that matters', () => {
    // two ceorls: he falls in 1 - (7/9)^2, whatever becomes of them
    const { choices } = solved('broken', [{ charge: 'hird', target: 'pair' }, { choose: [wait, fight] }])
    expect(choices[0]?.options).toEqual([
      { option: 'wait', chance: about(32 / 81), regret: about((49 / 81) * (5 / 9)) },
      { option: 'fight', chance: about(49 / 81), regret: 0 }
    ])
  })

  it('that the goal does not hang on is made as written', () => {
    const { report, value, choices } = solved('broken', [
      { charge: 'bondi', target: ['levy', 'other'] },
      { choose: [{ move: 'jarl' }, { rest: 'jarl' }] },
      fight
    ])
    expect([value, choices.map(({ rules }) => rules)]).toEqual([about(5 / 9), [[], []]])
    expect(report.steps.map(({ played }) => played)).toEqual([about(1), about(1), 0, about(1)])
    expect(report.units.find(({ unit }) => unit === 'other')?.gone).toBe(0)
  })

  it('that no points hang on is none for them', () => {
    const { choices } = solved('points', [fight, { when: 'huscarl.fatigue = 0', choose: [{ name: 'stand' }, wait] }])
    expect(choices.map(({ rules }) => rules)).toEqual([[]])
  })

  it('has the label of its step, within others too, and so does the plan made beforehand', () => {
    const nested: StepFile = {
      choose: [[{ when: 'levy gone', choose: [wait, fight], else: { choose: [fight, wait] } }, { choose: [wait, fight] }], wait]
    }
    const many = Array.from({ length: 8 }, () => ({ choose: [wait, { move: 'jarl' }] }))
    const second: StepFile = { choose: [wait, { name: 'second', charge: 'bondi', target: 'huscarl' }] }
    const { choices, blindPlan } = solved('apart', [nested, ...many, second, { choose: [wait, fight] }])
    const labels = ['1', '1a.1', '1a.1e', '1a.2', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']
    expect(choices.map(({ step }) => step)).toEqual(labels)
    // the goal depends on these
    expect(blindPlan?.map(({ step }) => step)).toEqual(['1', '1a.1', '1a.1e', '1a.2', '10', '11'])
  })

  it('for points is made beforehand part by part, and listed in the order of the steps', () => {
    // the bondi would lose more than he gains
    const second: StepFile = { name: 'second', charge: 'bondi', target: 'huscarl' }
    const { blindPlan } = solved('points', [{ choose: [wait, fight] }, { choose: [wait, second] }, { choose: [wait, fight] }])
    expect(blindPlan?.map(({ step }) => step)).toEqual(['1', '2', '3'])
    expect(blindPlan?.[1]?.option).toBe('wait')
  })

  it('may be for a goal on points', () => {
    const { value, written, report } = solved('ahead', [{ choose: [wait, fight] }])
    // he lives and the ceorl falls
    expect([value, written]).toEqual([about(35 / 81), 0])
    expect(report.goals[3]?.chance).toBeCloseTo(value, 12)
  })

  it('is made in view of all that happened before, at each of several steps', () => {
    const again: StepFile = { choose: [wait, { name: 'shoot', shoot: 'bows', target: 'other' }] }
    const { value, choices, report } = solved('hit', [shot, again, again])
    expect(value).toBeCloseTo(1 - (2 / 3) ** 3, 12)
    expect(report.goals[1]?.chance).toBeCloseTo(value, 12)
    expect(choices.map(({ options }) => options.map(({ chance }) => chance))).toEqual([
      [about(1 / 3), about(2 / 3)],
      [about(5 / 9), about(4 / 9)]
    ])
  })
})

describe('plans fixed beforehand', () => {
  it('are none where one part of the plan has too many', () => {
    const waits = Array.from({ length: 15 }, (_, i): StepFile => ({ name: `wait ${i}` }))
    const second: StepFile = { choose: [wait, { charge: 'bondi', target: 'huscarl' }] }
    const large: StepFile = { when: 'fyrd.models = 1', choose: waits }
    const { solution } = solved('apart', [large, large, large, fight, second]).report
    expect(solution?.value).toBeCloseTo((5 / 9) * (2 / 9), 12)
    for (const key of ['blind', 'blindPlan', 'information']) expect(solution).not.toHaveProperty(key)
  })
})

describe('what is played where', () => {
  it('is kept apart as in a plan without choices, but for the steps that have one', () => {
    const steps: readonly StepFile[] = [shot, fight, { shoot: 'bows', target: 'other' }]
    const states = (solve?: string, more: readonly StepFile[] = []) =>
      reported({ ...FILE, steps: [...steps, ...more] }, solve === undefined ? {} : { solve }).states
    expect(states('all')).toEqual(states())
    const choice: StepFile = { choose: [wait, { shoot: 'bows', target: 'huscarl' }] }
    expect(states('all', [choice]).slice(0, 3)).toEqual(states().slice(0, 3))
  })
})
