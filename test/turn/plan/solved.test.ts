import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { about, reported } from './playing'

/**
 * Best plans, by hand. A hirdman who charges a ceorl kills him in 5/9 and falls in 2/9; a ceorl who charges a huscarl kills him in
 * 2/9 and falls in 5/9; a hirdman who charges a gebur kills him in 1 - (5/9)^2 = 56/81 and falls in 2/9; two levies with bows kill a
 * gebur in 1/3. Each independently.
 */
const WARBANDS: PlanFile['warbands'] = {
  ours: { units: { hird: '1 hirdman', bondi: '1 bondi', bows: '2 thralls with bows' } },
  theirs: { units: { fyrd: '1 ceorl', huscarl: '1 huscarl', levy: '1 gebur', other: '1 gebur' } }
}

const solution = (solve: string, steps: readonly StepFile[], more: Partial<PlanFile> = {}) => {
  const report = reported({ warbands: WARBANDS, goals: GOALS, steps, ...more }, { solve })
  if (!report.solution) throw new Error('it was not solved')
  return { ...report.solution, report }
}

const GOALS = {
  broken: 'fyrd gone',
  safe: 'hird.models = 1',
  bold: '(levy gone or other gone) and hird.models = 1',
  both: 'fyrd gone and huscarl gone',
  either: 'fyrd gone or huscarl gone',
  ahead: 'points > 0'
}
const wait: StepFile = { name: 'wait' }
const fight: StepFile = { name: 'fight', charge: 'hird', target: 'fyrd' }
const second: StepFile = { name: 'second', charge: 'bondi', target: 'huscarl' }

describe('a choice', () => {
  it('is made for the goal, and reported with its value', () => {
    const { report, ...shown } = solution('broken', [{ choose: [wait, fight] }])
    expect(shown).toEqual({
      goal: 'broken',
      value: about(5 / 9),
      blind: about(5 / 9),
      blindPlan: [{ step: '1', option: 'fight' }],
      information: 0,
      written: 0,
      choices: [
        {
          step: '1',
          text: 'wait or fight',
          rules: [{ when: 'always', then: 'fight', chance: 1 }],
          options: [
            { option: 'wait', chance: 0, regret: about(5 / 9) },
            { option: 'fight', chance: 1, regret: 0 }
          ],
          indifferent: false
        }
      ],
      decisions: expect.any(Number)
    })
    // the plan is played as it was solved
    expect(report.goals[0]?.chance).toBeCloseTo(5 / 9, 12)
    expect([report.notes.length, report.method]).toEqual([1, { name: 'exact' }])
    expect(report.steps.map(({ label }) => label)).toEqual(['1b'])
  })

  it('is not to fight where that is better', () => {
    const { value, written, choices } = solution('safe', [{ choose: [fight, wait] }])
    expect([value, written]).toEqual([1, about(7 / 9)])
    expect(choices[0]?.rules).toEqual([{ when: 'always', then: 'wait', chance: 1 }])
  })

  it('that makes no difference needs no rule', () => {
    const { choices, value } = solution('broken', [{ choose: [wait, { name: 'stand' }] }, fight])
    expect(value).toBeCloseTo(5 / 9, 12)
    expect(choices[0]).toMatchObject({ indifferent: true, rules: [] })
  })

  it('of one alternative is none', () =>
    expect(solution('broken', [{ choose: [fight] }])).toMatchObject({ choices: [], value: about(5 / 9) }))

  it('is made in view of what has happened, and that is worth something', () => {
    // wait where the levy is gone; else the other must go and the hirdman live
    const steps: StepFile[] = [
      { shoot: 'bows', target: 'levy' },
      { choose: [wait, { name: 'charge', charge: 'hird', target: 'other' }] }
    ]
    const { value, blind, blindPlan, information, written, choices } = solution('bold', steps)
    const charge = (56 / 81) * (7 / 9)
    expect(value).toBeCloseTo(1 / 3 + (2 / 3) * charge, 12)
    expect(blind).toBeCloseTo((1 / 3) * (7 / 9) + (2 / 3) * charge, 12)
    expect(blindPlan).toEqual([{ step: '2', option: 'charge' }])
    expect(information).toBeCloseTo((1 / 3) * (2 / 9), 12)
    expect(written).toBeCloseTo(1 / 3, 12)
    expect(choices[0]?.rules).toEqual([
      { when: 'levy 1 or more left (0 dead)', then: 'charge', chance: about(2 / 3) },
      { when: 'levy gone', then: 'wait', chance: about(1 / 3) }
    ])
    expect(choices[0]?.options).toEqual([
      { option: 'wait', chance: about(1 / 3), regret: about((2 / 3) * charge) },
      { option: 'charge', chance: about(2 / 3), regret: about((1 / 3) * (2 / 9)) }
    ])
  })

  it('of whom to charge is one too', () => {
    const { value, choices, written } = solution('safe', [
      { charge: 'bondi', target: ['fyrd', 'huscarl'] },
      { charge: 'hird', target: ['levy', 'huscarl'] }
    ])
    // who charges a man that is gone is safe; else a huscarl has two dice, a gebur one
    expect([value, written]).toEqual([about(2 / 9 + (7 / 9) * (7 / 9)), about(7 / 9)])
    expect(choices.map(({ options }) => options.map(({ option }) => option))).toEqual([
      ['fyrd', 'huscarl'],
      ['levy', 'huscarl']
    ])
  })

  it('is worked out for a side that may stop, and for a unit that is lost', () => {
    const stop: StepFile = { 'stop when': 'levy gone' }
    const shot: StepFile = { shoot: 'bows', target: 'levy' }
    expect(solution('broken', [shot, stop, { choose: [wait, fight] }]).value).toBeCloseTo((2 / 3) * (5 / 9), 12)
    expect(solution('broken', [shot, { choose: [wait, fight] }], { 'stop when': 'levy gone' }).value).toBeCloseTo(
      (2 / 3) * (5 / 9),
      12
    )
    const after: StepFile = { when: 'levy gone', choose: [wait, fight], else: { choose: [{ rest: 'hird' }, fight] } }
    const { value, choices } = solution('broken', [shot, after])
    expect(value).toBeCloseTo(5 / 9, 12)
    expect(choices.map(({ step, rules }) => [step, rules[0]?.chance])).toEqual([
      ['2', about(1 / 3)],
      ['2e', about(2 / 3)]
    ])
    // only as far as it comes to that
    expect(choices.map(({ options }) => options.map(({ regret }) => regret))).toEqual([
      [about((1 / 3) * (5 / 9)), 0],
      [about((2 / 3) * (5 / 9)), 0]
    ])
    const again = solution('broken', [fight, { choose: [{ rest: 'bows' }, fight] }])
    expect(again.value).toBeCloseTo(5 / 9 + (28 / 81) * (5 / 9), 12)
  })

  it('is worked out where it is never reached, without rules', () => {
    const { choices } = solution('broken', [{ when: 'levy gone', choose: [wait, fight] }])
    expect(choices[0]).toMatchObject({
      rules: [],
      options: [
        { option: 'wait', chance: 0, regret: 0 },
        { option: 'fight', chance: 0, regret: 0 }
      ],
      indifferent: true
    })
  })
})

describe('goals that come apart', () => {
  const steps: StepFile[] = [{ choose: [wait, fight] }, { choose: [wait, second] }]

  it('multiply where both must hold, and are one where either may', () => {
    expect(solution('both', steps)).toMatchObject({
      value: about((5 / 9) * (2 / 9)),
      written: 0,
      blind: about((5 / 9) * (2 / 9))
    })
    const { choices } = solution('both', steps)
    expect(choices.map(({ options }) => options[0])).toEqual([
      { option: 'wait', chance: 0, regret: about((5 / 9) * (2 / 9)) },
      { option: 'wait', chance: 0, regret: about((5 / 9) * (2 / 9)) }
    ])
    expect(solution('either', steps)).toMatchObject({
      value: about(1 - (4 / 9) * (7 / 9)),
      blind: about(1 - (4 / 9) * (7 / 9)),
      information: about(0)
    })
  })

  it('add up in points: the hirdman gains 5/18 - 2/9, the bondi would lose 5/18 for 2/9', () => {
    const { value, choices, written, information, report } = solution('points', steps)
    expect([value, written, information]).toEqual([about(1 / 18), 0, about(0)])
    expect(choices.map(({ rules }) => rules[0]?.then)).toEqual(['fight', 'wait'])
    expect(choices.map(({ options }) => options.map(({ regret }) => regret))).toEqual([
      [about(1 / 18), 0],
      [0, about(1 / 18)]
    ])
    expect(report.points.swing).toBeCloseTo(1 / 18, 12)
  })

  it('are solved as one where a step looks at both', () => {
    const joined: StepFile[] = [...steps, { move: 'bows', when: 'fyrd.models >= 0 and huscarl.models >= 0' }]
    expect(solution('both', joined).value).toBeCloseTo((5 / 9) * (2 / 9), 12)
    expect(solution('points', joined).value).toBeCloseTo(1 / 18, 12)
    expect(solution('points', joined).decisions).toBeGreaterThan(solution('points', steps).decisions)
  })

  it('are listed in the order of the steps', () => {
    const many = Array.from({ length: 10 }, (): StepFile => ({ choose: [wait, { name: 'stand' }] }))
    const { choices, blindPlan } = solution('broken', [...many, { choose: [wait, fight] }])
    const order = Array.from({ length: 11 }, (_, i) => String(i + 1))
    expect(choices.map(({ step }) => step)).toEqual(order)
    expect(blindPlan?.map(({ step }) => step)).toEqual(['11'])
  })
})

describe('plans fixed beforehand', () => {
  const waits = (count: number): StepFile[] => Array.from({ length: count }, (_, i) => ({ name: `wait ${i}` }))
  const choices = (count: number): StepFile[] => Array.from({ length: 3 }, () => ({ choose: [...waits(count - 1), fight] }))

  it('are tried up to 3000 of them, and not more', () => {
    expect(solution('broken', choices(5)).blind).toBeGreaterThan(5 / 9)
    const { blind, blindPlan, information, value } = solution('broken', choices(15))
    expect([blind, blindPlan, information]).toEqual([undefined, undefined, undefined])
    expect(value).toBeGreaterThan(5 / 9)
  })

  it('of many alternatives list the first and those that are taken', () => {
    const options = solution('broken', choices(15)).choices[0]?.options.map(({ option }) => option)
    expect(options).toEqual(['wait 0', 'fight'])
    expect(solution('broken', [{ choose: [...waits(11), fight] }]).choices[0]?.options).toHaveLength(12)
    expect(solution('broken', [{ choose: [...waits(12), fight] }]).choices[0]?.options).toHaveLength(2)
  })
})

describe('a goal', () => {
  it('an unknown one is reported, with those that exist', () =>
    expect(() => solution('won', [fight])).toThrow(
      '--solve: there is no goal "won". There are "broken", "safe", "bold", "both", "either", "ahead", "points", "tournament"'
    ))

  it('without anything left to choose is as likely as in the plan', () =>
    expect(solution('broken', [fight])).toMatchObject({ value: about(5 / 9), written: about(5 / 9), choices: [], blindPlan: [] }))

  it('is sure or out of the question without steps', () => {
    expect(solution('broken', []).value).toBe(0)
    expect(solution('safe', []).value).toBe(1)
    expect(solution('points', []).value).toBe(0)
  })
})
