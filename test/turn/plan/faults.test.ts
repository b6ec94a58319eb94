import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { planFaults } from '../../../src/turn/plan/check'
import { book, planned } from './playing'

/** What is illegal or impossible whatever the dice say. */

const UNITS: PlanFile['warbands'] = {
  vikings: {
    faction: 'vikings',
    units: {
      jarl: 'warlord',
      hird: '6 hirdmen',
      bows: '8 thralls with bows',
      began: { is: '4 bondi', moved: true }
    }
  },
  danes: {
    faction: 'anglo-danes',
    units: { fyrd: '12 geburs fatigue 1', men: '4 huscarls' }
  }
}

const faultsOf = (steps: readonly StepFile[], more: Partial<PlanFile> = {}) =>
  planFaults(planned({ warbands: UNITS, steps, ...more }), book).map(({ path, message }) => `${path.join('.')}: ${message}`)

const withDice = (vikings: Readonly<Record<string, number>>, danes?: Readonly<Record<string, number>>): PlanFile['warbands'] => ({
  vikings: { faction: 'vikings', units: UNITS['vikings']?.units ?? {}, dice: vikings },
  danes: { faction: 'anglo-danes', units: UNITS['danes']?.units ?? {}, ...(danes && { dice: danes }) }
})

describe('a rest', () => {
  it.each<readonly [string, readonly StepFile[]]>([
    ['hird may rest only as its first activation of the turn (R4.2): step 1 comes first', [{ move: 'hird' }, { rest: 'hird' }]],
    ['hird may rest only as its first activation of the turn (R4.2): step 1 comes first', [{ rest: 'hird' }, { rest: 'hird' }]],
    ['began may rest only as its first activation of the turn (R4.2): it has moved already', [{ rest: 'began' }]],
    ['men rests only in its own turn (R4.2)', [{ rest: 'men' }]]
  ])('%s', (message, steps) => expect(faultsOf(steps)).toEqual([`steps.${steps.length - 1}: ${message}`]))

  it.each<readonly [string, readonly StepFile[], Partial<PlanFile>]>([
    ['comes first', [{ rest: 'hird' }, { move: 'hird' }], {}],
    ['comes after what another does', [{ move: 'jarl' }, { rest: 'hird' }], {}],
    ['comes after what is not sure to be done', [{ move: 'hird', when: 'fyrd.models < 12' }, { rest: 'hird' }], {}],
    ['is not sure to be done', [{ move: 'hird' }, { rest: 'hird', when: 'fyrd.models < 12' }], {}],
    ['is in a plan that may stop', [{ move: 'hird' }, { rest: 'hird' }], { 'stop when': 'fyrd.models < 12' }],
    ['comes after a box was used', [{ use: 'njord', on: ['hird'] }, { rest: 'hird' }], {}],
    ['is that of the warband whose turn it is', [{ rest: 'men' }], { turn: 'danes' }]
  ])('is sound where it %s', (_, steps, more) => expect(faultsOf(steps, more)).toEqual([]))

  it('is wrong within a choice too', () =>
    expect(faultsOf([{ choose: [{ rest: 'hird' }, { rest: 'men' }] }])).toEqual([
      expect.stringContaining('men rests only in its own turn (R4.2)')
    ]))
})

describe('what a fight allows', () => {
  const NORMANS: PlanFile['warbands'] = {
    normans: {
      faction: 'normans',
      units: {
        duke: 'warlord',
        foot: '6 knights',
        horse: '6 knights mounted',
        bowmen: '8 crossbowmen',
        welsh: { is: '6 priodaur mounted', faction: 'welsh' }
      }
    },
    vikings: { faction: 'vikings', units: { bondi: '8 bondi', hird: '6 hirdmen', thralls: '12 thralls' } }
  }
  const unusable = (what: string) => [expect.stringMatching(new RegExp(`^steps\\.0: ${what}`, 'u'))]

  it.each<readonly [string, StepFile]>([
    ['Charge! is for a mounted unit', { charge: 'foot', target: 'bondi', abilities: ['charge'] }],
    ['Charge! is for a mounted unit', { charge: 'foot', target: ['bondi', 'hird'], abilities: ['charge'] }],
    ['Charge! is for a mounted unit', { charge: ['duke', 'foot'], target: 'bondi', abilities: ['charge'] }],
    [
      'Stamping is for a fight against levies or warriors',
      { charge: 'horse', target: ['bondi', 'hird'], abilities: ['stamping'] }
    ],
    [
      'Valhalla is for warriors or hearthguard',
      { charge: 'horse', target: 'thralls', enemy: [{ when: 'thralls.models < 3', abilities: ['valhalla=3'] }, {}] }
    ]
  ])('is reported once where it is wrong however tired its units are: %s', (what, step) =>
    expect(faultsOf([step], { warbands: NORMANS })).toEqual(unusable(what))
  )

  it.each<readonly [string, StepFile]>([
    [
      'a shot with abilities of a shot',
      { shoot: 'bowmen', target: 'bondi', abilities: ['aimed-volley'], enemy: { abilities: ['asgard'] } }
    ],
    ['a charge with those of a melee', { charge: 'horse', target: 'bondi', abilities: ['charge'], enemy: 'best' }],
    ['javelins charge further than they fly', { charge: 'welsh', target: 'bondi', distance: 12 }],
    ['a move', { move: 'horse' }]
  ])('is sound: %s', (_, step) => expect(faultsOf([step], { warbands: NORMANS })).toEqual([]))

  it('is not reported where fatigue may come to allow it', () => {
    expect(faultsOf([{ charge: 'hird', target: 'men', spend: 'armour' }])).toEqual([])
    expect(faultsOf([{ charge: 'hird', target: 'men', enemy: { spend: 'armour' } }])).toEqual([])
  })

  it('is not asked of steps that are not sound otherwise', () => {
    const plan = planned({ warbands: UNITS, steps: [{ charge: 'hird', target: 'men', distance: 7 }] })
    expect(planFaults(plan, book, () => false)).toEqual([])
    expect(planFaults(plan, book, path => path[1] !== 0)).toEqual([])
    expect(planFaults(plan, book, path => path[1] === 0)).toHaveLength(1)
  })
})

describe('a box used by itself', () => {
  it('does nothing to a unit without fatigue to lose, tired or not', () =>
    expect(faultsOf([{ use: 'trapped', on: ['hird', 'men'] }], { turn: 'danes' })).toEqual([
      'steps.0.on: it does nothing to men: leave it out'
    ]))

  it('does nothing to the baggage of the enemy (R8.3)', () => {
    const warbands: PlanFile['warbands'] = { vikings: { units: { wagon: 'baggage' } }, danes: UNITS['danes'] ?? { units: {} } }
    expect(faultsOf([{ use: 'trapped', on: ['wagon'] }], { warbands, turn: 'danes' })).toEqual([
      'steps.0.on: it does nothing to wagon: leave it out'
    ])
  })

  it('does something where there may be fatigue to lose', () =>
    expect(faultsOf([{ use: 'njord', on: ['hird', 'jarl'] }])).toEqual([]))
})

describe('dice on the board (R7.3)', () => {
  const charge = (...abilities: readonly string[]): StepFile => ({ charge: 'hird', target: 'fyrd', abilities })

  it.each<readonly [string, Readonly<Record<string, number>>, readonly StepFile[]]>([
    ['Ullr is used once a turn (R7.3), and already was', { hirdmen: 2, ullr: 1 }, [charge('ullr'), charge('ullr')]],
    [
      'there is no die on Ullr: add one to the dice of vikings, or leave it out',
      { hirdmen: 2 },
      [{ charge: 'hird', target: 'fyrd' }, charge('ullr')]
    ],
    ['1 die is on Combat Pool, and 2 are spent by now', { hirdmen: 1, 'combat-pool': 1 }, [charge('combat-pool=2a')]],
    [
      '2 dice are on Combat Pool, and 3 are spent by now',
      { hirdmen: 2, 'combat-pool': 2 },
      [charge('combat-pool=2a'), charge('combat-pool=1d')]
    ],
    ['1 die is on Hirdmen, and 2 are spent by now', { hirdmen: 1 }, [{ move: 'jarl' }, { move: 'hird' }]],
    ['there is no die on Hirdmen: add one to the dice of vikings, or add free: true', {}, [{ move: 'hird' }]],
    [
      'Determination is used once a turn (R6.2), and already was',
      {},
      [
        { move: 'jarl', free: 'determination' },
        { move: 'jarl', free: 'determination' }
      ]
    ],
    [
      'We Obey is used once a turn (R6.2), and already was',
      {},
      [
        { move: 'jarl', free: 'determination' },
        { move: 'hird', free: 'we-obey' },
        { move: 'bows', free: 'we-obey' }
      ]
    ]
  ])('%s', (message, dice, steps) =>
    expect(faultsOf(steps, { warbands: withDice(dice) })).toEqual([`steps.${steps.length - 1}: ${message}`])
  )

  it.each<readonly [string, Readonly<Record<string, number>>, readonly StepFile[]]>([
    ['are enough', { hirdmen: 2, ullr: 1, 'combat-pool': 2 }, [charge('ullr', 'combat-pool=1a'), charge('combat-pool=1d')]],
    ['are not asked of what is free', {}, [{ move: 'hird', free: true }]],
    [
      'are enough for each step that may not be done by itself',
      { hirdmen: 1 },
      [{ move: 'hird' }, { move: 'hird', when: 'fyrd.models < 12' }]
    ],
    ['are not asked of what is left free', { hirdmen: 1 }, [{ charge: 'hird', target: 'fyrd', abilities: 'any' }]]
  ])('%s', (_, dice, steps) => expect(faultsOf(steps, { warbands: withDice(dice) })).toEqual([]))

  it('are asked of every alternative, and of those in a plan that may stop', () => {
    const steps: StepFile[] = [{ choose: [{ move: 'hird' }, { move: 'jarl' }] }, { 'stop when': 'fyrd gone' }]
    const fault = 'there is no die on Hirdmen: add one to the dice of vikings, or add free: true'
    expect(faultsOf(steps, { warbands: withDice({}) })).toEqual([0, 1].map(place => `steps.0.choose.${place}: ${fault}`))
    expect(faultsOf(steps, { warbands: withDice({ hirdmen: 1 }) })).toEqual([])
  })

  it('of a pool are those of attack and of defence together', () =>
    expect(faultsOf([charge('combat-pool=1a1d')], { warbands: withDice({ hirdmen: 1, 'combat-pool': 1 }) })).toEqual([
      'steps.0: 1 die is on Combat Pool, and 2 are spent by now'
    ]))

  it('are asked of a step that may not be done, by itself', () =>
    expect(faultsOf([{ move: 'hird', when: 'fyrd.models < 12' }], { warbands: withDice({}) })).toEqual([
      'steps.0: there is no die on Hirdmen: add one to the dice of vikings, or add free: true'
    ]))

  it('are not counted where nobody says what lies on the boards, but once a turn is once a turn', () => {
    expect(faultsOf([charge('combat-pool=4a'), charge('combat-pool=4a'), { move: 'hird' }])).toEqual([])
    expect(faultsOf([charge('ullr'), charge('ullr')])).toHaveLength(1)
  })

  it('of each side are its own', () => {
    const steps: StepFile[] = [{ charge: 'hird', target: 'men', enemy: { abilities: ['shieldwall'] } }]
    expect(faultsOf(steps, { warbands: withDice({ hirdmen: 1 }, { shieldwall: 1 }) })).toEqual([])
    expect(faultsOf(steps, { warbands: withDice({ hirdmen: 1, ullr: 1 }, {}) })).toEqual([
      'steps.0: there is no die on Shieldwall: add one to the dice of danes, or leave it out'
    ])
  })
})
