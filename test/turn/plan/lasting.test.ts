import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { planFaults } from '../../../src/turn/plan/check'
import { book, planned } from './playing'

/** What cannot be is shown, and nothing that may come to be. */

type Dice = Readonly<Record<string, number>>

const faultsOf = (steps: readonly StepFile[], turn: string, vikings?: Dice, danes?: Dice, more: Partial<PlanFile> = {}) => {
  const warbands: PlanFile['warbands'] = {
    vikings: {
      faction: 'vikings',
      ...(vikings && { dice: vikings }),
      units: { jarl: 'warlord', hird: '6 hirdmen', thralls: '12 thralls' }
    },
    danes: { faction: 'anglo-danes', ...(danes && { dice: danes }), units: { men: '6 huscarls', fyrd: '8 ceorls' } }
  }
  return planFaults(planned({ turn, warbands, steps, ...more }), book).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('an ability against the exhausted', () => {
  const charge: StepFile = { charge: 'men', target: 'thralls', abilities: ['exhaustion'] }

  it('may be used when they are exhausted by then', () => expect(faultsOf([charge], 'danes')).toEqual([]))

  it('hides nothing that is wrong however tired they are', () =>
    expect(faultsOf([{ ...charge, enemy: { abilities: ['valhalla=1'] } }], 'danes')).toEqual([
      expect.stringMatching(/^steps\.0: Valhalla is for warriors or hearthguard/u)
    ]))
})

describe('a step of nobody of its own side', () => {
  it('reaches and fights nobody', () => {
    expect(faultsOf([{ use: 'trapped', on: ['hird', 'jarl'] }], 'danes')).toEqual([])
    expect(faultsOf([{ charge: [], target: 'fyrd' }], 'vikings')).toEqual([])
  })

  it('is paid by the side whose turn it is', () =>
    expect(faultsOf([{ use: 'trapped', on: 'hird' }], 'danes', { njord: 1 }, {})).toEqual([
      'steps.0: there is no die on Trapped: add one to the dice of danes, or leave it out'
    ]))
})

describe('dice on the board (R7.3)', () => {
  const charge: StepFile = { charge: 'hird', target: 'fyrd', free: true }
  const poolOf = (...dice: readonly string[]): StepFile => ({
    charge: 'men',
    target: 'hird',
    free: true,
    enemy: dice.map((each, i) => ({ abilities: [`combat-pool=${each}`], ...(i === 0 && { when: 'hird.models > 3' }) }))
  })

  it.each<readonly [string, string, readonly StepFile[], Dice, Dice]>([
    [
      '1 die is on Hirdmen, and 2 are spent by now',
      'vikings',
      [{ move: 'hird', pay: ['hirdmen', 'hirdmen'] }],
      { hirdmen: 1 },
      {}
    ],
    [
      'there is no die on Huscarls: add one to the dice of danes, or add free: true',
      'vikings',
      [{ move: 'men', pay: 'huscarls' }],
      { hirdmen: 1 },
      {}
    ],
    ['1 die is on Combat Pool, and 2 are spent by now', 'danes', [poolOf('2a', '1a')], { 'combat-pool': 1 }, {}],
    ['1 die is on Combat Pool, and 2 are spent by now', 'danes', [poolOf('1a', '2a')], { 'combat-pool': 1 }, {}]
  ])('are too few: %s', (message, turn, steps, vikings, danes) =>
    expect(faultsOf(steps, turn, vikings, danes)).toEqual([`steps.0: ${message}`])
  )

  it('are one for a box that gives several dice', () =>
    expect(
      faultsOf([{ charge: 'men', target: 'hird', free: true, abilities: ['lords-of-battle=2a1d'] }], 'danes', undefined, {
        'lords-of-battle': 1
      })
    ).toEqual([]))

  it('are not asked of boxes that are left free, however often', () => {
    const free: StepFile = { ...charge, abilities: 'any' }
    expect(faultsOf([free, free], 'vikings', { ullr: 1 })).toEqual([])
  })

  it('are asked of activations alone in a plan that may stop', () => {
    const steps: StepFile[] = [{ choose: [{ name: 'wait' }, charge] }, { 'stop when': 'fyrd gone' }]
    expect(faultsOf(steps, 'vikings', {}, {}, { 'stop when': 'hird gone' })).toEqual([])
  })
})
