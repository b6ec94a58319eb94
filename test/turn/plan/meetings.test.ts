import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { about, reported, unit } from './playing'

/**
 * What carries on from a fight, by hand. One die against one man: a hirdman's kills a ceorl with 1/2 * 2/3, a ceorl's a hirdman with
 * 1/3 * 2/3 (R3.6, R3.7); a hirdman has two dice. So a hirdman who charges a ceorl kills him in 5/9 and falls in 2/9, independently.
 */
const UNITS: PlanFile['warbands'] = {
  ours: {
    units: {
      hird: '1 hirdman',
      other: '1 hirdman',
      two: '2 bondi',
      bows: '2 thralls with bows',
      javelins: '2 priodaur',
      jarl: 'warlord',
      tired: '4 hirdmen fatigue 1'
    }
  },
  theirs: { units: { fyrd: '1 ceorl', pair: '2 ceorls', men: '1 ceorl', harold: 'harold' } }
}

const played = (steps: readonly StepFile[], more: Partial<PlanFile> = {}) => reported({ warbands: UNITS, steps, ...more })

const eventsOf = (steps: readonly StepFile[], more: Partial<PlanFile> = {}) =>
  Object.fromEntries(
    played(steps, more)
      .steps.at(-1)
      ?.events.map(({ event, chance }) => [event, chance]) ?? []
  )

const DUEL: StepFile = { charge: 'hird', target: 'fyrd' }

describe('a melee', () => {
  // two dice each, unsaved 1/3: losses 0, 1, 2 in 4/9, 4/9, 1/9 on either side
  it('is won, tied, lost, or destroys', () =>
    expect(eventsOf([{ charge: 'two', target: 'pair' }])).toEqual({
      won: about(16 / 81),
      tie: about(32 / 81),
      lost: about(16 / 81),
      'target destroyed': about(8 / 81),
      'unit destroyed': about(8 / 81),
      'both destroyed': about(1 / 81)
    }))

  it.each(['two won', 'pair won'])('is remembered by who won it: %s', when =>
    expect(
      eventsOf([
        { charge: 'two', target: 'pair' },
        { move: 'jarl', when }
      ])
    ).toEqual({
      moved: about(24 / 81),
      'condition not met': about(57 / 81)
    })
  )

  it('is remembered by who asks, to stop or to reply', () => {
    const stop: StepFile[] = [DUEL, { 'stop when': 'hird won' }, { move: 'jarl' }]
    expect(eventsOf(stop)['moved']).toBeCloseTo(46 / 81, 12)
    expect(eventsOf([DUEL, { move: 'jarl' }], { 'stop when': 'hird won' })['moved']).toBeCloseTo(46 / 81, 12)
    const held: StepFile = { charge: 'hird', target: 'men', distance: 5, enemy: { when: 'hird won', stops: true } }
    expect(eventsOf([DUEL, held])['held back']).toBeCloseTo(35 / 81, 12)
  })

  it('is not forgotten over a shot, by neither', () => {
    // one levy die against armour 4, one of a ceorl against armour 3
    const charge: StepFile = { charge: 'bows', target: 'fyrd' }
    const steps = (when: string): StepFile[] => [charge, { shoot: 'bows', target: 'men' }, { move: 'jarl', when }]
    expect(eventsOf(steps('bows won'))['moved']).toBeCloseTo((1 / 3) * (5 / 9), 12)
    const shotAt: StepFile[] = [charge, { shoot: 'javelins', target: 'fyrd' }, { move: 'jarl', when: 'fyrd won' }]
    expect(eventsOf(shotAt)['moved']).toBeCloseTo((2 / 3) * (4 / 9), 12)
  })

  it('is the last one, and none before the first', () => {
    expect(eventsOf([{ move: 'jarl', when: 'hird won' }])).toEqual({ 'condition not met': 1 })
    const twice: StepFile[] = [DUEL, DUEL, { move: 'jarl', when: 'hird won' }]
    expect(eventsOf(twice)['moved']).toBeCloseTo(35 / 81 + (28 / 81) * (35 / 81), 12)
  })

  it('makes the charging unit pay for the next move, not the charged one (R4.1)', () => {
    const { p } = unit(played([{ charge: 'tired', target: 'fyrd' }, { move: 'tired' }]), 'tired').fatigue
    expect(p[3]).toBeCloseTo(1, 12)
    const charged = unit(played([{ charge: 'fyrd', target: 'tired' }, { move: 'tired' }]), 'tired').fatigue
    expect(charged.p[2]).toBeCloseTo(1, 12)
  })

  it('tires Harold in the enemy turn, and not the first time in his own (R6.4)', () => {
    const charge: StepFile = { charge: 'harold', target: 'bows' }
    const tired = (turn: string) => unit(played([charge], { turn }), 'harold').fatigue.p
    expect(tired('theirs')[0]).toBeCloseTo(1, 12)
    expect(tired('ours')[1]).toBeCloseTo(1, 12)
    const after = unit(played([charge, { move: 'harold' }], { turn: 'theirs' }), 'harold').fatigue.p
    expect(after[1]).toBeCloseTo(1, 12)
    const before = unit(played([{ move: 'harold' }, { move: 'harold' }, charge], { turn: 'theirs' }), 'harold').fatigue.p
    expect(before[2]).toBeCloseTo(1, 12)
  })

  it('tires Taillefer in neither turn (R6.4)', () => {
    const warbands = { ours: { units: { taillefer: 'taillefer' } }, theirs: { units: { fyrd: '1 ceorl' } } }
    for (const turn of ['ours', 'theirs'])
      expect(unit(reported({ warbands, turn, steps: [{ charge: 'taillefer', target: 'fyrd' }] }), 'taillefer').fatigue.p).toEqual(
        [about(1)]
      )
  })

  it('is won by hits beyond the last man, where these count (reading overkill-counts)', () => {
    // his two dice kill none, one, two in 4/9, 4/9, 1/9; the ceorl's one in 2/9
    const { result, events } = played([DUEL], { readings: { 'overkill-counts': 'yes' } }).steps[0] ?? {}
    expect(result).toEqual({ attackerWins: about(37 / 81), tie: about(36 / 81), defenderWins: about(8 / 81) })
    expect(events?.find(({ event }) => event === 'both destroyed')?.chance).toBeCloseTo(10 / 81, 12)
  })
})

describe('a friend near a unit that is destroyed', () => {
  const tiredBy = (steps: readonly StepFile[], name: string, warbands = UNITS) =>
    unit(reported({ warbands, steps }), name).fatigue.p

  it('tires, each side by its own (R4.1)', () => {
    const near: StepFile[] = [{ ...DUEL, near: ['jarl', 'men'] }]
    expect(tiredBy(near, 'jarl')).toEqual([about(7 / 9), about(2 / 9)])
    expect(tiredBy(near, 'men')).toEqual([about(4 / 9), about(5 / 9)])
  })

  it('may be exhausted by it, or be that before', () => {
    const warbands = { ...UNITS, theirs: { units: { fyrd: '1 ceorl', men: '1 ceorl fatigue 3' } } }
    const { exhausted, fatigue } = unit(reported({ warbands, steps: [{ ...DUEL, near: ['men'] }] }), 'men')
    expect([exhausted, fatigue.p[4]]).toEqual([about(1), about(5 / 9)])
  })

  it('tires once, though it is given twice, of the step and of the unit', () => {
    const warbands = { ...UNITS, theirs: { units: { fyrd: { is: '1 ceorl', near: ['men'] }, men: '1 ceorl' } } }
    expect(tiredBy([DUEL], 'men', warbands)).toEqual([about(4 / 9), about(5 / 9)])
    expect(tiredBy([{ ...DUEL, near: ['men'] }], 'men', warbands)).toEqual([about(4 / 9), about(5 / 9)])
  })

  it('does not tire of itself, nor when it is gone', () => {
    expect(tiredBy([{ ...DUEL, near: ['fyrd', 'hird'] }], 'fyrd')).toEqual([about(5 / 9), about(4 / 9)])
    const steps: StepFile[] = [DUEL, { charge: 'other', target: 'men', near: ['fyrd'] }]
    expect(tiredBy(steps, 'fyrd')).toEqual([about(5 / 9), about(16 / 81), about(20 / 81)])
  })

  it('does not tire of a shot', () => {
    const warbands = { ...UNITS, theirs: { units: { levy: { is: '1 gebur', near: ['men'] }, men: '1 ceorl' } } }
    const report = reported({ warbands, steps: [{ shoot: 'bows', target: 'levy' }] })
    expect(unit(report, 'levy').gone).toBeCloseTo(1 / 3, 12)
    expect(unit(report, 'men').fatigue.p).toEqual([1])
    const thrown = reported({ warbands, steps: [{ shoot: 'bows', target: 'levy' }] }, { method: 'monte-carlo', trials: 50 })
    expect(unit(thrown, 'levy').gone).toBeGreaterThan(0)
    expect(unit(thrown, 'men').fatigue.p).toEqual([1])
  })

  it('does not tire where it never does', () => {
    const warbands = {
      ours: { units: { hird: { is: '1 hirdman', near: ['taillefer'] }, taillefer: 'taillefer' } },
      theirs: UNITS['theirs'] ?? { units: {} }
    }
    expect(tiredBy([DUEL], 'taillefer', warbands)).toEqual([1])
  })
})

describe('a target', () => {
  // one die of two: 1/2 hits, 1/2 is saved
  it('that is gone is not shot at after a move', () => {
    const once: StepFile = { move: 'javelins', throw: 'fyrd' }
    const hit = { shot: about(9 / 16), 'target destroyed': about(3 / 16) }
    expect(eventsOf([once, once])).toEqual({ ...hit, moved: about(1 / 4) })
    expect(eventsOf([once, { shoot: 'bows', target: 'fyrd' }])).toEqual({ ...hit, 'target gone': about(1 / 4) })
  })

  it('dies to a shot without a winner', () => {
    const { steps } = played([{ shoot: 'javelins', target: 'fyrd' }])
    expect(steps[0]).toEqual({
      label: '1',
      text: 'javelins shoot fyrd',
      played: about(1),
      events: [
        { event: 'shot', chance: about(3 / 4) },
        { event: 'target destroyed', chance: about(1 / 4) }
      ],
      losses: [
        { unit: 'javelins', mean: 0, p: [about(1)] },
        { unit: 'fyrd', mean: about(1 / 4), p: [about(3 / 4), about(1 / 4)] }
      ]
    })
  })
})

describe('javelins thrown by themselves', () => {
  it('tire the unit that throws them again, not the target', () => {
    const shot: StepFile = { shoot: 'javelins', target: 'pair' }
    const report = played([shot, shot])
    expect(unit(report, 'javelins').fatigue.p[1]).toBeCloseTo(1, 12)
    expect(unit(report, 'pair').fatigue.p).toEqual([about(1)])
  })
})

describe('guards of a warlord (R6.1)', () => {
  it('die for him once', () => {
    // twelve levies with bows: six dice on armour 6, half of the hits saved; the first unsaved hit is ignored, the next takes the guard
    const unsaved = (k: number, of = [1, 6, 15][k] ?? 0) => of * (1 / 12) ** k * (11 / 12) ** (6 - k)
    const [none, one, two] = [unsaved(0), unsaved(1), unsaved(2)]
    const shot: StepFile = { shoot: 'bows', target: 'eorl' }
    const file: PlanFile = {
      warbands: {
        ours: { units: { bows: '12 thralls with bows' } },
        theirs: { units: { eorl: { is: 'warlord', guards: { unit: 'hearthguard', models: 1 } } } }
      },
      steps: [shot, shot]
    }
    const alive = (none + one) * (none + one + two) + two * (none + one)
    expect(unit(reported(file), 'eorl').models.p[1]).toBeCloseTo(alive, 12)
  })
})
