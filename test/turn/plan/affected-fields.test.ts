import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { rulebook } from '../../../src/rules/rulebook'
import { fieldsAffectedBy, fieldsNeededFrom, fieldsOfGoals, isAboutPoints } from '../../../src/turn/plan/affected-fields'
import { planModel } from '../../../src/turn/plan/plan-model'
import { subproblemsOf } from '../../../src/turn/plan/solve'
import { fieldOf, UNIT_FIELDS } from '../../../src/turn/plan/state'
import { planned } from './playing'

/** The numbers that each step looks at or changes, by their names: what else there is, it leaves alone. */

const UNITS = ['hird', 'other', 'jarl', 'harold', 'fyrd', 'men'] as const
const FILE: PlanFile = {
  warbands: {
    ours: {
      units: {
        hird: { is: '4 hirdmen', near: ['jarl'] },
        other: '4 hirdmen',
        jarl: 'warlord guarded by 2 hearthguard',
        harold: 'harold'
      }
    },
    theirs: { units: { fyrd: '8 ceorls', men: '8 ceorls' } }
  },
  steps: []
}

const worldFor = (steps: readonly StepFile[], more: Partial<PlanFile> = {}) =>
  planModel(planned({ ...FILE, ...more, steps }), rulebook(1), true)

const nameOf = (field: number): string =>
  `${UNITS[Math.floor(field / UNIT_FIELDS.length)] ?? 'after'}.${UNIT_FIELDS[field % UNIT_FIELDS.length]}`
const named = (fields: Iterable<number>) => [...new Set(fields)].sort((one, other) => one - other).map(nameOf)

const touched = (step: StepFile, more: Partial<PlanFile> = {}) => {
  const world = worldFor([step], more)
  const [first] = world.plan.steps
  return first ? named(fieldsAffectedBy(world, first)) : []
}

describe('a step touches', () => {
  it.each<readonly [string, StepFile, readonly string[]]>([
    ['who moves', { move: 'other' }, ['other.models', 'other.fatigue', 'other.activity']],
    [
      'who shoots, and his target',
      { move: 'hird', throw: 'fyrd' },
      ['hird.models', 'hird.fatigue', 'hird.activity', 'fyrd.models', 'fyrd.fatigue']
    ],
    [
      'in a charge the friends of both, told of the step or of the unit',
      { charge: 'hird', target: 'fyrd', near: ['men'] },
      [
        'hird.models',
        'hird.fatigue',
        'hird.activity',
        'jarl.models',
        'jarl.fatigue',
        'jarl.guards',
        'fyrd.models',
        'fyrd.fatigue',
        'men.models',
        'men.fatigue'
      ]
    ],
    ['the guards of a warlord', { move: 'jarl' }, ['jarl.models', 'jarl.fatigue', 'jarl.activity', 'jarl.guards']],
    [
      'what Harold was spared',
      { move: 'harold' },
      ['harold.models', 'harold.fatigue', 'harold.activity', 'harold.ignoredFatigue']
    ],
    [
      'what its condition asks',
      { move: 'other', when: 'fyrd.fatigue > 0 and men.models > 0' },
      ['other.models', 'other.fatigue', 'other.activity', 'fyrd.fatigue', 'men.models']
    ],
    [
      'what a reply asks',
      { charge: 'other', target: 'fyrd', enemy: [{ when: 'men exhausted', stops: true }] },
      ['other.models', 'other.fatigue', 'other.activity', 'fyrd.models', 'fyrd.fatigue', 'men.models', 'men.fatigue']
    ],
    [
      'who acts otherwise',
      { when: 'fyrd gone', move: 'other', else: { move: 'men' } },
      ['other.models', 'other.fatigue', 'other.activity', 'fyrd.models', 'men.models', 'men.fatigue', 'men.activity']
    ],
    [
      'who won, where it is asked',
      { move: 'other', when: 'other won' },
      ['other.models', 'other.fatigue', 'other.activity', 'other.won']
    ],
    [
      'all that may be chosen',
      { choose: [{ move: 'other' }, { rest: 'men' }] },
      ['other.models', 'other.fatigue', 'other.activity', 'men.models', 'men.fatigue', 'men.activity']
    ]
  ])('%s', (_, step, fields) => expect(touched(step)).toEqual(fields))

  // T6.2, T6.3, T6.12: a leader orders while he lives and is not exhausted, and lends Determination while he lives
  it('in the second edition the leader whose order or Determination moves it', () => {
    const file: Partial<PlanFile> = {
      edition: 2,
      warbands: {
        ours: { faction: 'vikings', units: { hird: '4 hearthguard', other: '4 warriors', jarl: 'ragnar', harold: 'warlord' } },
        theirs: { faction: 'normans', units: { fyrd: 'warlord', men: '8 warriors' } }
      }
    }
    const moved = (free: StepFile['free']) => {
      const plan = planned({ ...FILE, ...file, steps: [{ move: 'other', free }] } as PlanFile)
      const world = planModel(plan, rulebook(2), true)
      const [first] = plan.steps
      return first ? named(fieldsAffectedBy(world, first)).filter(name => !name.startsWith('other.')) : []
    }
    expect(moved('we-obey')).toEqual(expect.arrayContaining(['harold.models', 'harold.fatigue']))
    expect(moved('we-obey').filter(name => name.startsWith('fyrd.'))).toEqual([])
    expect(moved('determination')).toContain('jarl.models')
    expect(moved(undefined).filter(name => /^(?:jarl|harold)\./u.test(name))).toEqual([])
  })

  it('what may stop the plan, and whether it has', () => {
    const stop = ['other.models', 'other.fatigue', 'other.activity', 'men.models', 'after.models']
    expect(touched({ move: 'other' }, { 'stop when': 'men gone' })).toEqual(stop)
    expect(touched({ 'stop when': 'men.models < 3' })).toEqual(['men.models', 'after.models'])
  })

  it('the dice of a box that may run dry, and of no other', () => {
    const ours = (dice: Readonly<Record<string, number>>): Partial<PlanFile> => ({
      warbands: { ...FILE.warbands, ours: { faction: 'vikings', dice, units: { hird: '4 hirdmen', other: '4 hirdmen' } } }
    })
    const fieldsWith = (dice: number) => {
      const world = worldFor([{ move: 'other' }, { move: 'hird', when: 'fyrd gone' }], ours({ hirdmen: dice }))
      const [first] = world.plan.steps
      return [world.furtherFields.filter(({ is }) => is === 'dice on'), first ? [...fieldsAffectedBy(world, first)] : []]
    }
    const other = (['models', 'fatigue', 'activity'] as const).map(part => fieldOf(1, part))
    expect(fieldsWith(2)).toEqual([[], other])
    // four units stand before it
    expect(fieldsWith(1)).toEqual([
      [{ is: 'dice on', use: { warband: 0, box: 'vikings/hirdmen', times: 1 } }],
      [...other, fieldOf(4, 'models')]
    ])
  })
})

describe('goals', () => {
  const goals = { points: 'points > 0', tired: 'hird.fatigue >= 2', broken: 'fyrd gone' }
  const world = () =>
    worldFor([{ move: 'other' }, { move: 'hird' }], { goals: { ahead: goals.points, tired: goals.tired, broken: goals.broken } })

  it('look at the units they name, and their models; those on points at none by itself', () => {
    expect(named(fieldsOfGoals(world()))).toEqual(['hird.models', 'hird.fatigue', 'fyrd.models'])
    expect(world().plan.goals.map(isAboutPoints)).toEqual([true, false, false])
  })

  it('are needed to the end, and what a step touches up to it', () => {
    const here = world()
    const needed = fieldsNeededFrom(
      here.plan.steps.map(step => fieldsAffectedBy(here, step)),
      fieldsOfGoals(here)
    )
    const last = ['hird.models', 'hird.fatigue', 'fyrd.models']
    const own = ['hird.models', 'hird.fatigue', 'hird.activity']
    const others = ['other.models', 'other.fatigue', 'other.activity']
    expect(needed.map(named)).toEqual([[...own, ...others, 'fyrd.models'], [...own, 'fyrd.models'], last])
  })
})

describe('parts of a plan', () => {
  const steps: readonly StepFile[] = [
    { charge: 'other', target: 'fyrd' },
    { move: 'harold' },
    { charge: 'other', target: 'fyrd' },
    { move: 'men' }
  ]
  const parts = (goal: string, given = steps) => {
    const world = worldFor(given, goal === 'points' ? {} : { goals: { goal } })
    const condition = goal === 'points' ? undefined : world.plan.goals[0]?.condition
    return subproblemsOf(world, condition ? { is: 'condition', condition } : { is: 'points' }).map(({ aim, steps, needed }) => ({
      is: aim.is,
      steps,
      needed: needed.map(named)
    }))
  }
  const fight = ['other.models', 'other.fatigue', 'other.activity', 'fyrd.models', 'fyrd.fatigue']

  it('for points are the units that meet', () => {
    const [first, ...others] = parts('points')
    expect(first).toEqual({ is: 'points', steps: [0, 2], needed: [fight, fight, fight, [], []] })
    expect(others.map(each => each.steps)).toEqual([[1], [3]])
  })

  it('for a goal are those it asks of, each "and" by itself', () => {
    expect(parts('fyrd gone')).toEqual([
      { is: 'condition', steps: [0, 2], needed: [fight, fight, fight, ['fyrd.models'], ['fyrd.models']] }
    ])
    expect(parts('fyrd gone and men.fatigue = 0').map(each => each.steps)).toEqual([[0, 2], [3]])
    expect(parts('fyrd gone or men.fatigue = 0').map(each => each.steps)).toEqual([[0, 2, 3]])
    expect(parts('fyrd gone and other.models > 2')).toHaveLength(1)
  })

  it('are one where a step looks at both', () =>
    expect(
      parts('fyrd gone and men.fatigue = 0', [...steps, { move: 'jarl', when: 'fyrd gone and men.fatigue = 0' }]).map(
        each => each.steps
      )
    ).toEqual([[0, 2, 3, 4]]))
})
