import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { reported, unit } from './playing'

/** Fatigue and what becomes of activations, where no die decides: section 4 of the rules. */

const WARBANDS: PlanFile['warbands'] = {
  ours: {
    units: {
      hird: '4 hirdmen',
      tired: '4 hirdmen fatigue 3',
      spent: '4 hirdmen fatigue 4',
      riders: '4 knights mounted',
      taillefer: 'taillefer',
      began: { is: '4 bondi', moved: true },
      bows: '8 thralls with bows',
      javelins: '8 priodaur',
      harold: 'harold'
    }
  },
  theirs: { units: { fyrd: '12 geburs', men: '4 huscarls fatigue 2', others: '12 geburs with slings' } }
}

const played = (steps: readonly StepFile[], more: Partial<PlanFile> = {}) => reported({ warbands: WARBANDS, steps, ...more })

const move = (name: string, more: Partial<StepFile> = {}): StepFile => ({ move: name, ...more })
const shoot = (name: string, more: Partial<StepFile> = {}): StepFile => ({ shoot: name, target: 'fyrd', ...more })

describe('fatigue', () => {
  it.each<readonly [string, string, number, readonly StepFile[]]>([
    ['the first move is free', 'hird', 0, [move('hird')]],
    ['the second costs one, the third another (R4.1)', 'hird', 2, [move('hird'), move('hird'), move('hird')]],
    ['a shot counts as a move does', 'bows', 2, [move('bows'), shoot('bows'), move('bows')]],
    ['two shots cost one', 'bows', 1, [shoot('bows'), shoot('bows')]],
    ['what others do costs nothing', 'hird', 0, [move('riders'), move('hird')]],
    ['who has moved before the plan begins pays at once', 'began', 1, [move('began')]],
    [
      'an activation that tires nobody costs nothing, and the next one does',
      'hird',
      1,
      [move('hird'), move('hird', { tireless: true }), move('hird')]
    ],
    ['a rest takes one off (R4.2)', 'tired', 2, [{ rest: 'tired' }]],
    ['a rest finds nothing to take', 'hird', 0, [{ rest: 'hird' }]],
    ['a move after a rest is the first', 'tired', 2, [{ rest: 'tired' }, move('tired')]],
    ['a second rest does nothing', 'tired', 2, [{ rest: 'tired' }, { rest: 'tired' }]],
    ['a rest after a move does nothing', 'tired', 3, [move('tired'), { rest: 'tired' }]],
    ['a rest after a shot does nothing', 'bows', 1, [shoot('bows'), shoot('bows'), { rest: 'bows' }]],
    ['the exhausted may rest, and then move (R4.3)', 'spent', 3, [{ rest: 'spent' }, move('spent')]],
    ['the exhausted do not move, so that they may rest still', 'spent', 3, [move('spent'), { rest: 'spent' }]],
    ['moves tire until exhaustion and no further', 'tired', 4, [move('tired'), move('tired'), move('tired'), move('tired')]],
    ['Taillefer never tires (R6.4)', 'taillefer', 0, [move('taillefer'), move('taillefer'), move('taillefer')]],
    ['Harold is spared the first of his own turn', 'harold', 0, [move('harold'), move('harold')]],
    ['and only that', 'harold', 2, [move('harold'), move('harold'), move('harold'), move('harold')]],
    ['in the enemy turn a move costs nothing', 'men', 2, [move('men'), move('men')]],
    [
      'in the enemy turn a shot costs nothing',
      'others',
      0,
      [shoot('others', { target: 'hird' }), shoot('others', { target: 'hird' })]
    ],
    ['javelins thrown by themselves after a throw cost one', 'javelins', 1, [shoot('javelins'), shoot('javelins')]],
    ['javelins thrown after a move are free (R2.9)', 'javelins', 0, [move('javelins', { throw: 'fyrd' })]],
    ['and the throw makes the next move tire once', 'javelins', 1, [move('javelins', { throw: 'fyrd' }), move('javelins')]],
    ['horses end their move in uneven ground for nothing (S1)', 'riders', 0, [move('riders', { ground: 'uneven' })]]
  ])('%s', (_, name, fatigue, steps) => expect(unit(played(steps), name).fatigue.p[fatigue]).toBeCloseTo(1, 12))

  it.each<readonly [string, string, number, StepFile]>([
    ['horses that end their move in uneven ground', 'riders', 1, move('riders', { ground: 'uneven' })],
    ['not in the open', 'riders', 0, move('riders')],
    ['not men on foot', 'hird', 0, move('hird', { ground: 'uneven' })]
  ])('of late version 1 tires %s (reading horses-uneven)', (_, name, fatigue, step) =>
    expect(unit(played([step], { readings: { 'horses-uneven': 'yes' } }), name).fatigue.p[fatigue]).toBe(1)
  )

  it('of a charge through uneven ground comes before the melee, by that reading', () => {
    const charge = { charge: 'riders', target: 'fyrd', ground: 'uneven' as const }
    for (const [said, fatigue] of [
      ['no', 1],
      ['yes', 2]
    ] as const) {
      const riders = unit(played([charge], { readings: { 'horses-uneven': said } }), 'riders')
      expect(riders.fatigue.p[fatigue]).toBeCloseTo(1 - riders.gone, 12)
    }
  })
})

describe('an activation that does not come to pass', () => {
  it.each<readonly [string, string, readonly StepFile[]]>([
    ['is exhausted', 'exhausted', [move('spent')]],
    ['is exhausted, shooting too', 'exhausted', [shoot('bows'), shoot('bows'), shoot('bows'), shoot('bows')]],
    ['rests too late', 'active before, cannot rest', [move('tired'), { rest: 'tired' }]],
    ['rests twice', 'active before, cannot rest', [{ rest: 'tired' }, { rest: 'tired' }]],
    ['is condition not met', 'condition not met', [move('hird', { when: 'fyrd.models < 12' })]],
    ['comes after the plan has stopped', 'plan stopped', [{ 'stop when': 'fyrd.models = 12' }, move('hird')]]
  ])('%s', (_, event, steps) => {
    const report = played(steps)
    const last = report.steps.at(-1)
    if (event === 'plan stopped') {
      expect(last).toMatchObject({ played: 0, events: [] })
      expect(report.trees[0]?.[0]).toMatchObject({ step: '1', text: '', event: 'plan stopped', chance: 1, then: [] })
    } else expect(last).toMatchObject({ played: 0, events: [{ event, chance: expect.closeTo(1, 12) }] })
  })

  it.each<readonly [string, StepFile]>([
    ['moved', move('hird')],
    ['rested', { rest: 'tired' }],
    ['shot', shoot('bows')]
  ])('or does: it has %s', (event, step) =>
    expect(played([step]).steps[0]).toMatchObject({
      played: expect.closeTo(1, 12),
      events: [{ event, chance: expect.closeTo(1, 12) }]
    })
  )

  it('is listed with its reason and its chance', () => {
    const { notes } = played([move('tired'), { rest: 'tired' }, move('hird', { when: 'fyrd.models < 12' })])
    expect(notes).toEqual([
      'step 2, tired rest, never happens: active before, cannot rest always',
      'no SAGA dice are given for either board, so every activation and ability counts as paid'
    ])
  })

  it('of two who charge Side by Side is that of the warlord: nobody obeys a warlord who cannot move (R6.2)', () => {
    const warbands: PlanFile['warbands'] = {
      ours: { units: { jarl: 'warlord fatigue 4', hird: '1 hirdman' } },
      theirs: { units: { fyrd: '1 ceorl' } }
    }
    const both = reported({ warbands, steps: [{ charge: ['jarl', 'hird'], target: 'fyrd' }] })
    expect(both.steps[0]?.events).toEqual([{ event: 'exhausted', chance: 1 }])
    const spent = { ...warbands, ours: { units: { jarl: 'warlord', hird: '1 hirdman fatigue 4' } } }
    const led = reported({ warbands: spent, steps: [{ charge: ['jarl', 'hird'], target: 'fyrd' }] })
    const alone = reported({ warbands: spent, steps: [{ charge: 'jarl', target: 'fyrd' }] })
    expect(unit(led, 'fyrd').models).toEqual(unit(alone, 'fyrd').models)
    expect(unit(led, 'hird').fatigue.p[4]).toBe(1)
  })
})
