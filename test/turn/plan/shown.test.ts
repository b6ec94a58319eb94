import { describe, expect, it } from 'vitest'
import type { PlanFile, PlanRequest, StepFile } from '../../../src/model/plan'
import type { PlanReport } from '../../../src/model/plan-report'
import { rulebook } from '../../../src/rules/rulebook'
import { type Branch, branchReport, type History, type StepResult, treeOf } from '../../../src/turn/plan/events'
import { expectations, notesOf } from '../../../src/turn/plan/notes'
import { planModel } from '../../../src/turn/plan/plan-model'
import { type Tallies, tallyOf } from '../../../src/turn/plan/tally'
import { historyOf, stepCalled } from './histories'
import { planned, reported } from './playing'

/** How a plan is shown: what to expect, its tree, its notes. */

const WARBANDS: PlanFile['warbands'] = {
  ours: { units: { hird: '1 hirdman', jarl: 'warlord' } },
  theirs: { units: { fyrd: '1 ceorl', huscarls: '4 huscarls' } }
}
const DUEL: StepFile = { charge: 'hird', target: 'fyrd' }
const played = (steps: readonly StepFile[], more: Partial<PlanFile> = {}, asked: Parameters<typeof reported>[1] = {}) =>
  reported({ warbands: WARBANDS, steps, ...more }, asked)

describe('what to expect', () => {
  const branch = (text: string, result: StepResult, chance: number, ...then: readonly Branch[]): Branch => ({
    happening: { index: 0, step: stepCalled('1', text), result },
    chance,
    then
  })
  const shown = (more: Partial<Pick<PlanReport, 'units' | 'goals' | 'points'>>, trees: readonly (readonly Branch[])[] = []) =>
    expectations({ units: [], goals: [], points: { killed: 0, lost: 0, swing: 0, sd: 0, p: [] }, ...more }, trees)
  const unit = (name: string, start: number, mean: number, gone = 0): PlanReport['units'][number] => ({
    unit: name,
    warband: '',
    text: '',
    start,
    models: { mean, p: [] },
    fatigue: { mean: 0, p: [] },
    fatigueLimit: 3,
    gone,
    exhausted: 0
  })

  it('is the likeliest history, each group by itself, as far as it is left to the dice', () => {
    const one = branch('hird charges fyrd', 'won', 0.8, branch('hird moves', 'moved', 0.8), branch('hird moves', 'exhausted', 0))
    const other = branch(
      'bows shoot men',
      'shot',
      1,
      branch('', { chosen: 'fight' }, 1, branch('men charge', 'lost', 0.5), branch('men charge', 'won', 0.5))
    )
    expect(shown({}, [[one, branch('hird charges fyrd', 'lost', 0.2)], [other]])[0]).toBe(
      'likeliest, 40.0 %: hird charges fyrd: won; men charge: lost'
    )
    expect(shown({}, [[branch('men rest', 'rested', 1)], [branch('Njord on men', 'used', 1)]])[0]).toBe(
      'nothing here depends on the order of events'
    )
    expect(shown({}, [[branch('a', 'won', 0.997)], []])[0]).toBe('likeliest, 99.7 %: a: won')
    expect(shown({}, [[branch('a: moved men charge b', 'won', 1)]])[0]).toBe('likeliest, 100.0 %: a: moved men charge b: won')
    expect(shown({}, [[branch('a', 'won', 0)]])[0]).toBe('nothing here depends on the order of events')
  })

  it('is the units that are lost', () => {
    expect(shown({ units: [unit('hird', 4, 4)] })[1]).toBe('nobody falls')
    expect(shown({ units: [unit('hird', 4, 3.25, 0.005), unit('fyrd', 8, 8), unit('men', 8, 0.5, 0.75)] })[1]).toBe(
      'left on average: hird 3.3 of 4, men 0.5 of 8 (gone 75.0 %)'
    )
  })

  it('is what the goals come to, and the points', () => {
    const points = (swing: number, p: PlanReport['points']['p']) => ({ killed: 0, lost: 0, swing, sd: 0, p })
    const goals = [
      { goal: 'won', condition: '', chance: 0.996 },
      { goal: 'safe', condition: '', chance: 1 },
      { goal: 'lost', condition: '', chance: 0.995 }
    ]
    expect(
      shown({
        goals,
        points: points(0.5, [
          { points: -1, chance: 0.25 },
          { points: 0, chance: 0.25 },
          { points: 1, chance: 0.5 }
        ])
      })[2]
    ).toBe('won 99.6 %; safe 100.0 %; lost 99.5 %; points killed less lost +0.50, ahead 50.0 %')
    expect(shown({ points: points(-0.5, []) })[2]).toBe('points killed less lost -0.50, ahead 0.0 %')
    expect(shown({ points: points(0, [{ points: 1e-10, chance: 1 }]) })[2]).toBe('points killed less lost 0.00, ahead 0.0 %')
  })
})

describe('a tree', () => {
  const TEXTS = { 1: 'hird charges fyrd', 2: 'hird moves' }
  const drawn = (histories: readonly (readonly [short: string, chance: number])[]) =>
    treeOf(new Map(histories.map(([short, chance]): readonly [History, number] => [historyOf(short, TEXTS), chance]))).map(
      branchReport
    )

  it('grows from histories, the likeliest first, what they have in common once', () => {
    expect(
      drawn([
        ['0 1:lost', 0.25],
        ['0 1:won|1 2:moved', 0.5],
        ['0 1:won|1 2:exhausted', 0.125],
        ['~', 0.0625],
        ['', 0.5]
      ])
    ).toEqual([
      {
        step: '1',
        text: 'hird charges fyrd',
        event: 'won',
        chance: 0.625,
        then: [
          { step: '2', text: 'hird moves', event: 'moved', chance: 0.5, then: [] },
          { step: '2', text: 'hird moves', event: 'exhausted', chance: 0.125, then: [] }
        ]
      },
      { step: '1', text: 'hird charges fyrd', event: 'lost', chance: 0.25, then: [] },
      { step: '', text: '', event: 'all other outcomes', chance: 0.0625, then: [] }
    ])
  })

  it('shows what was chosen by its name, and where the plan stopped', () =>
    expect(
      drawn([
        ['0 1:=wait: here', 0.5],
        ['0 2:stopped', 0.25]
      ])
    ).toEqual([
      { step: '1', text: '', event: 'wait: here', chance: 0.5, then: [] },
      { step: '2', text: '', event: 'plan stopped', chance: 0.25, then: [] }
    ]))

  it('shows the name of an option whatever stands in it', () => {
    const chosen = (name: string) =>
      played([{ choose: [{ name, rest: 'hird' }, { rest: 'jarl' }] }]).trees[0]?.map(({ event }) => event)
    for (const name of ['all in | now', 'won', '~', '0 1:lost']) expect(chosen(name)).toEqual([name])
  })
})

describe('notes', () => {
  const first = (steps: readonly StepFile[], asked: Parameters<typeof reported>[1] = {}) => played(steps, {}, asked).notes

  it.each<readonly [string, StepFile]>([
    ['an alternative', { choose: [DUEL, { rest: 'hird' }] }],
    ['the best reply', { ...DUEL, enemy: 'best' }],
    ['fatigue left free', { ...DUEL, spend: 'any' }],
    ['abilities left free', { ...DUEL, abilities: 'any' }],
    ['one of two targets', { charge: 'hird', target: ['fyrd', 'huscarls'] }]
  ])('say that a choice is left, of %s, unless it is solved', (_, step) => {
    const note =
      'step 2 leaves a choice open: the first option is taken, and optional abilities and fatigue are not used; --solve finds the best'
    expect(first([{ move: 'jarl' }, step])).toContain(note)
    expect(first([{ move: 'jarl' }, step], { solve: 'points' })).not.toContain(note)
  })

  it('say it of several steps at once, and not of one alternative', () => {
    const choice: StepFile = { choose: [{ move: 'jarl' }, { rest: 'jarl' }] }
    expect(first([choice, choice])[0]).toMatch(/^steps 1, 2 leave a choice/u)
    expect(first([{ choose: [{ move: 'jarl' }] }])).toHaveLength(1)
  })

  it('say what is left out, why and how often', () => {
    const { notes } = played([DUEL, DUEL])
    expect(notes[0]).toBe('step 2, hird charges fyrd, is skipped: target gone 43.2 %, unit gone 22.2 %')
    expect(played([{ move: 'hird', when: 'fyrd gone' }]).notes).toHaveLength(1)
  })

  it('say no choice of a box used on several, of either side', () => {
    expect(
      played([{ use: 'trapped', on: ['hird', 'jarl'] }], {
        enemy: 'best',
        turn: 'theirs',
        warbands: { ...WARBANDS, theirs: { faction: 'anglo-danes', units: { fyrd: '1 ceorl' } } }
      }).notes
    ).toHaveLength(1)
    expect(
      played([{ use: 'njord', on: ['hird', 'jarl'] }], {
        warbands: {
          ...WARBANDS,
          ours: { ...WARBANDS['ours'], faction: 'vikings', units: { hird: '1 hirdman', jarl: 'warlord' } }
        }
      }).notes
    ).toHaveLength(1)
  })

  it('round chances, and show the smallest as such', () => {
    const world = planModel(planned({ warbands: WARBANDS, steps: [DUEL] }), rulebook(1), false)
    const request: PlanRequest = { plan: world.plan, method: 'exact', command: '' }
    const noted = (chance: number, done: number) => {
      const tallies: Tallies = new Map()
      for (const step of world.plan.steps) tallyOf(tallies, step).events.set('no-target', chance)
      const step = { label: '1', text: 'hird charges', played: done, events: [{ event: 'target gone', chance }], losses: [] }
      return notesOf(world, request, [step], tallies)[0]
    }
    expect(noted(1, 0)).toBe('step 1, hird charges, never happens: target gone always')
    expect(noted(0.25, 0.75)).toBe('step 1, hird charges, is skipped: target gone 25.0 %')
    expect(noted(0.0005, 0.9995)).toBe('step 1, hird charges, is skipped: target gone 0.1 %')
    expect(noted(0.0004, 0.9996)).toBe('step 1, hird charges, is skipped: target gone <0.1 %')
    expect(noted(0.0006, 0.9994)).toBe('step 1, hird charges, is skipped: target gone 0.1 %')
    expect(noted(0, 1)).not.toContain('step 1')
  })

  it('say it of the board where nobody says what lies on either', () => {
    const said = (dice: boolean) =>
      played([DUEL], {
        warbands: {
          ...WARBANDS,
          theirs: { ...WARBANDS['theirs'], faction: 'anglo-danes', units: { fyrd: '1 ceorl' }, ...(dice && { dice: {} }) }
        }
      })
    expect([said(false).notes.length, said(true).notes.length]).toEqual([1, 0])
  })
})
