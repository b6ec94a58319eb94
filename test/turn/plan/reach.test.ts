import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { planFaults } from '../../../src/turn/plan/check'
import { bandWithin } from '../../../src/turn/plan/reach'
import { book, planned, reported } from './playing'

/** How far units come, and shoot. */

const UNITS: PlanFile['warbands'] = {
  vikings: {
    faction: 'vikings',
    units: {
      hird: '6 hirdmen',
      bows: '8 thralls with bows',
      slow: { is: '4 bondi', move: 'VS' },
      swift: { is: '4 bondi', move: 'L' }
    }
  },
  danes: {
    faction: 'anglo-danes',
    units: { fyrd: '12 geburs fatigue 1', men: '4 huscarls', javelins: { is: '4 priodaur', faction: 'welsh' } }
  }
}

const faultsOf = (steps: readonly StepFile[], more: Partial<PlanFile> = {}) =>
  planFaults(planned({ warbands: UNITS, steps, ...more }), book).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('how far a unit reaches (R4.5)', () => {
  const riders: PlanFile['warbands'] = {
    normans: { units: { knights: '6 knights mounted', crossbows: '8 crossbowmen' } },
    danes: { units: { fyrd: '12 geburs' } }
  }

  it.each<readonly [string, number, string, Partial<StepFile>]>([
    ['hird', 6, 'M', {}],
    ['hird', 4, 'S', { ground: 'uneven' }],
    ['slow', 2, 'VS', {}],
    ['slow', 2, 'VS', { ground: 'uneven' }],
    ['swift', 12, 'L', {}],
    ['swift', 4, 'S', { ground: 'uneven' }]
  ])('%s: %i", %s', (charge, reach, band, more) => {
    const step = { charge, target: 'men', ...more }
    expect(faultsOf([{ ...step, distance: reach }])).toEqual([])
    expect(faultsOf([{ ...step, distance: reach + 1 }])).toEqual([
      `steps.0.distance: ${charge} reaches ${reach}" (${band}, R4.5) and its target is ${reach + 1}" away: it cannot charge that far`
    ])
  })

  it.each([
    [0, 'vs'],
    [2, 'vs'],
    [3, 's'],
    [4, 's'],
    [5, 'm'],
    [6, 'm'],
    [7, 'l'],
    [12, 'l'],
    [13, 'l']
  ])('%i" are within %s (R4.5)', (inches, band) => expect(bandWithin(inches)).toBe(band))

  it('is L on horses, S for them too in uneven ground', () => {
    const charge = { charge: 'knights', target: 'fyrd' }
    expect(faultsOf([{ ...charge, distance: 12 }], { warbands: riders })).toEqual([])
    expect(faultsOf([{ ...charge, distance: 13 }], { warbands: riders })).toHaveLength(1)
    expect(faultsOf([{ ...charge, distance: 5, ground: 'uneven' }], { warbands: riders })[0]).toContain('knights reaches 4" (S')
  })

  it('is the range of what it shoots with (R2.7)', () => {
    const shoot = { shoot: 'bows', target: 'men' }
    expect(faultsOf([{ ...shoot, distance: 12 }])).toEqual([])
    expect(faultsOf([{ ...shoot, distance: 13 }])).toEqual([
      'steps.0.distance: bows shoots 12" far (R2.7) and its target is 13" away'
    ])
    const throwing = { shoot: 'javelins', target: 'hird' }
    expect(faultsOf([{ ...throwing, distance: 6 }])).toEqual([])
    expect(faultsOf([{ ...throwing, distance: 7 }])).toHaveLength(1)
  })

  it.each<readonly [string, number, Partial<StepFile>, PlanFile['warbands']]>([
    ['bows', 4, {}, UNITS],
    ['bows', 2, { ground: 'uneven' }, UNITS],
    ['slow', 2, {}, UNITS],
    ['swift', 6, {}, UNITS],
    ['knights', 6, {}, riders]
  ])('is a band less where the enemy spends fatigue of it (R4.4): %s %i"', (charge, shortened, more, warbands) => {
    const tired = (distance: number) => {
      const move = { move: charge }
      const step = { charge, target: 'fyrd', distance, ...more }
      const report = reported({ warbands, steps: [move, move, step] })
      return report.steps[2]?.stoppable ?? 0
    }
    expect(tired(shortened)).toBe(0)
    if (charge !== 'slow') expect(tired(shortened + 1)).toBe(1)
  })
})
