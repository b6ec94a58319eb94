import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { oddsOf, reported, reportedOf, unit } from './playing'

const straight = (steps: readonly StepFile[], more: Partial<PlanFile> = {}): PlanFile => ({
  warbands: {
    vikings: { faction: 'vikings', units: { jarl: 'warlord', hird: '6 hirdmen', archers: '8 thralls with bows' } },
    danes: { faction: 'anglo-danes', units: { fyrd: '12 geburs with slings', huscarls: '4 huscarls fatigue 1' } }
  },
  steps,
  ...more
})

describe('a plan of one step', () => {
  it.each([
    ['12 bondi charge 4 huscarls axe gives up dice', 'bondi', 'huscarls'],
    ['6 hirdmen fatigue 1 +frigg +ullr charge 4 huscarls fatigue 1 +lords-of-battle=3d', 'hirdmen', 'huscarls'],
    ['6 knights mounted +crush charge 8 ceorls', 'knights', 'ceorls']
  ])('is the melee: %s', (words, attacker, defender) => {
    const [plan, melee] = [reportedOf(words), oddsOf(words)]
    for (const [name, side] of [
      [attacker, melee.attacker],
      [defender, melee.defender]
    ] as const) {
      const { models, start, fatigue } = unit(plan, name)
      side.losses.p.forEach((chance, lost) => expect(models.p[start - lost] ?? 0).toBeCloseTo(chance, 12))
      const alive = 1 - (models.p[0] ?? 0)
      expect(fatigue.mean).toBeCloseTo(side.fatigueAfter * alive, 10)
      expect(fatigue.mean).toBeCloseTo(side.units[0]?.fatigueAfter ?? -1, 10)
    }
    expect(plan.points.swing).toBeCloseTo(melee.victoryPoints.swing, 12)
    expect(plan.steps[0]?.result?.attackerWins).toBeCloseTo(melee.result?.attackerWins ?? -1, 12)
  })

  it('is the shot', () => {
    const words = '8 crossbows +aimed-volley shoot 6 bondi in woods +asgard'
    const [plan, shot] = [reportedOf(words), oddsOf(words)]
    shot.defender.losses.p.forEach((chance, lost) => expect(unit(plan, 'bondi').models.p[6 - lost] ?? 0).toBeCloseTo(chance, 12))
  })
})

describe('the rules between the fights', () => {
  const fatigueOf = (steps: readonly StepFile[], name: string) => unit(reported(straight(steps)), name).fatigue

  it('move, shoot, charge, melee: 0, 1, 2, 3 fatigue (R4.7)', () => {
    const steps: StepFile[] = [{ move: 'archers' }, { shoot: 'archers', target: 'fyrd' }]
    expect(fatigueOf([steps[0] ?? {}], 'archers').mean).toBe(0)
    expect(fatigueOf(steps, 'archers').mean).toBe(1)
  })

  it('the first activation is free of it, a rest before it too, and a rest after it is refused', () => {
    expect(fatigueOf([{ charge: 'hird', target: 'fyrd' }], 'hird').p[1]).toBeCloseTo(1, 12)
    expect(fatigueOf([{ rest: 'huscarls' }], 'huscarls').mean).toBe(0)
  })

  it('friends within S of a destroyed unit tire (R4.1)', () => {
    const near = reported(
      straight([{ charge: 'hird', target: 'fyrd', near: ['huscarls'], enemy: { engaged: 3 } }], {
        warbands: {
          vikings: { units: { hird: '12 hirdmen' } },
          danes: { units: { fyrd: '2 geburs', huscarls: '4 huscarls' } }
        }
      })
    )
    expect(unit(near, 'huscarls').fatigue.mean).toBeCloseTo(unit(near, 'fyrd').gone, 12)
    expect(unit(near, 'fyrd').gone).toBeGreaterThan(0.9)
  })

  it('javelins fly after a move without fatigue of their own (R2.9), and tire when thrown by themselves', () => {
    const welsh = (steps: readonly StepFile[]): PlanFile => ({
      warbands: { welsh: { units: { men: '8 priodaur' } }, danes: { units: { fyrd: '12 geburs' } } },
      steps
    })
    expect(unit(reported(welsh([{ move: 'men', throw: 'fyrd' }])), 'men').fatigue.mean).toBe(0)
    expect(unit(reported(welsh([{ move: 'men' }, { move: 'men', throw: 'fyrd' }])), 'men').fatigue.mean).toBe(1)
    expect(unit(reported(welsh([{ move: 'men' }, { shoot: 'men', target: 'fyrd' }])), 'men').fatigue.mean).toBe(1)
    expect(unit(reported(welsh([{ move: 'men', throw: 'fyrd' }])), 'fyrd').models.mean).toBeLessThan(12)
  })

  it('Harold ignores the first fatigue of his turn, once (R6.4)', () => {
    const file: PlanFile = {
      warbands: { danes: { units: { harold: 'harold' } }, welsh: { units: { men: '12 bonnedig' } } },
      steps: [
        { charge: 'harold', target: 'men' },
        { charge: 'harold', target: 'men', when: 'harold.models = 3 and men.models > 0' }
      ],
      goals: { whole: 'harold.models = 3' }
    }
    const once = reported({ ...file, steps: file.steps.slice(0, 1) })
    expect(unit(once, 'harold').fatigue.p[0]).toBeCloseTo(1, 12)
    expect(Math.max(...unit(reported(file), 'harold').fatigue.p.flatMap((chance, tired) => (chance > 0 ? [tired] : [])))).toBe(2)
  })

  it('Njord takes a fatigue off, Trapped puts one on', () => {
    const njord = reported(
      straight([
        { charge: 'hird', target: 'fyrd' },
        { use: 'njord', on: ['hird', 'jarl'] }
      ])
    )
    expect(unit(njord, 'hird').fatigue.mean).toBe(0)
    const trapped = reported({ ...straight([{ use: 'trapped', on: ['hird', 'jarl', 'archers'] }]), turn: 'danes' })
    expect(trapped.units.slice(0, 3).map(({ fatigue }) => fatigue.mean)).toEqual([1, 1, 1])
  })

  it('fatigue spent by the enemy may hold a charge back (R4.4)', () => {
    const charge: StepFile = { charge: 'hird', target: 'huscarls', distance: 5 }
    const steps: StepFile[] = [{ charge: 'hird', target: 'fyrd' }, charge]
    expect(reported(straight(steps)).notes.join('\n')).toContain('the enemy could stop step 2')
    const held = reported(straight([steps[0] ?? {}, { ...charge, enemy: { stops: true } }]))
    expect(held.steps[1]?.events[0]?.event).toBe('held back')
    expect(unit(held, 'huscarls').models.mean).toBe(4)
  })

  it('a box without dice is not used, and that is reported', () => {
    const file = straight([
      { charge: 'hird', target: 'fyrd', abilities: ['ullr'], when: 'hird.models = 6' },
      { charge: 'hird', target: 'huscarls', abilities: ['ullr'] }
    ])
    expect(reported(file).notes.join('\n')).toContain('step 2, always: Ullr has no die left and is not used')
  })

  it('share of the survivors rounds up', () => {
    const share = reported(straight([{ charge: 'hird', target: 'huscarls', engaged: '2/3', enemy: { engaged: '75%' } }]))
    const number = reported(straight([{ charge: 'hird', target: 'huscarls', engaged: 4, enemy: { engaged: 3 } }]))
    expect(unit(share, 'huscarls').models).toEqual(unit(number, 'huscarls').models)
  })
})

describe('a straight turn in words', () => {
  it('carries the target on', () => {
    const report = reportedOf('8 crossbows shoot 4 huscarls then 6 mounted knights charge them')
    expect(report.units.map(({ unit: name }) => name)).toEqual(['crossbowmen', 'knights', 'huscarls'])
    expect(report.plan.steps).toEqual([
      { shoot: 'crossbowmen', target: 'huscarls' },
      { charge: 'knights', target: 'huscarls' }
    ])
  })

  it('a unit without a number is the one before', () => {
    const report = reportedOf('6 hirdmen charge 12 geburs then hirdmen +ullr charge 4 huscarls')
    expect(report.units.map(({ unit: name }) => name)).toEqual(['hirdmen', 'geburs', 'huscarls'])
    expect(unit(report, 'hirdmen').fatigue.p[3] ?? 0).toBeGreaterThan(0.9)
  })
})

it.each([
  '4 bondi charge 2 huscarls, then 2 hirdmen charge them',
  '4 bondi charge 2 huscarls, then 2 hirdmen move, then hirdmen charge them',
  '4 bondi charge 2 huscarls, then bondi rest, then 2 hirdmen charge 4 ceorls, then bondi charge them'
])('who was named before is named in short: %s', words => expect(reportedOf(words).headline).toBe(words))

describe('the headline of a plan', () => {
  const step: StepFile = { charge: 'bondi', target: 'huscarls' }
  const file = (more: Partial<StepFile>, ofPlan: Partial<PlanFile> = {}, bondi: object = {}): PlanFile => ({
    warbands: {
      vikings: { faction: 'vikings', units: { bondi: { is: '4 bondi fatigue 1', ...bondi } } },
      danes: { faction: 'anglo-danes', units: { huscarls: '2 huscarls fatigue 1' } }
    },
    steps: [{ ...step, ...more }],
    ...ofPlan
  })

  it.each<readonly [string, Partial<StepFile>]>([
    ['4 bondi, fatigue 1, charge 2 huscarls, fatigue 1', {}],
    ['4 bondi, 3 engaged, fatigue 1, charge 2 huscarls, fatigue 1', { engaged: 3 }],
    ['4 bondi, fatigue 1, spends fatigue on armour, charge 2 huscarls, fatigue 1', { spend: 'armour' }],
    ['4 bondi, fatigue 1, charge 2 huscarls, fatigue 1, gives up dice', { enemy: { givesUpDice: true } }],
    ['4 bondi, fatigue 1, charge 2 huscarls, fatigue 1, in a building, uneven ground', { enemy: { building: true } }],
    ['4 bondi, fatigue 1, uneven ground, charge 2 huscarls, fatigue 1', { ground: 'uneven' }],
    ['4 bondi, fatigue 1, charge 2 huscarls, fatigue 1, heavy cover', { enemy: { cover: 'heavy' } }]
  ])('is a sentence that asks for it again: %s', (words, more) => {
    const asked = reported(file(more))
    expect(asked.headline).toBe(words)
    expect(reportedOf(words).points.p).toEqual(asked.points.p)
  })

  it.each<readonly [string, PlanFile]>([
    ['a condition', file({ when: 'huscarls.models = 2' })],
    ['what is done instead', file({ when: 'huscarls.models = 2', else: { rest: 'bondi' } })],
    ['a distance', file({ distance: 5 })],
    ['friends near', file({ near: ['huscarls'] })],
    ['a choice of the enemy', file({ enemy: 'best' })],
    ['rules of the enemy', file({ enemy: [{ when: 'bondi.models < 3', spend: 'armour' }, {}] })],
    ['one that has a condition', file({ enemy: { when: 'bondi.models < 3', spend: 'armour' } })],
    ['a charge that fatigue stops', file({ enemy: { stops: true } })],
    ['a share of the models', file({ engaged: '1/2' } as Partial<StepFile>)],
    ['a charge without a die', file({ free: true })],
    ['one that does not tire', file({ tireless: true })],
    ['the box that pays', file({ pay: 'bondi' })],
    ['goals', file({}, { goals: { gone: 'huscarls gone' } })],
    ['an end', file({}, { 'stop when': 'huscarls gone' })],
    ['a size of battle', file({}, { points: 8 })],
    ['how far it moves', file({}, {}, { move: 'L' })]
  ])('says no more than who does what where a sentence cannot say all: %s', (_, unsaid) =>
    expect(reported(unsaid).headline).not.toContain('4 bondi')
  )
})
