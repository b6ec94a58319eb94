import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { rulebook } from '../../../src/rules/rulebook'
import { planFaults } from '../../../src/turn/plan/check'
import { book, planned, reported } from './playing'

/** Boxes of the Orders phase: how far units reach while they last (S1 p.61, p.62), and when they are used (R7.4). */

const NORMANS: PlanFile['warbands'] = {
  normans: { faction: 'normans', units: { bows: '8 peasants with bows', bolts: '8 crossbowmen', knights: '4 knights mounted' } },
  danes: { faction: 'anglo-danes', units: { men: '4 huscarls' } }
}

const WELSH: PlanFile['warbands'] = {
  welsh: { faction: 'welsh', units: { band: '8 priodaur fatigue 1', riders: '4 teulu mounted' } },
  danes: { faction: 'anglo-danes', units: { men: '4 huscarls' } }
}

const faultsOf = (warbands: PlanFile['warbands'], steps: readonly StepFile[]) =>
  planFaults(planned({ warbands, steps }), book).map(({ message }) => message)

describe('Massed Volley', () => {
  const shot = (shoot: string, distance: number): StepFile => ({ shoot, target: 'men', distance })
  const volley: StepFile = { use: 'massed-volley' }

  it('lets bows reach twice L', () => {
    expect(faultsOf(NORMANS, [shot('bows', 20)])).toEqual(['bows shoots 12" far (R2.7) and its target is 20" away'])
    expect(faultsOf(NORMANS, [volley, shot('bows', 24)])).toEqual([])
    expect(faultsOf(NORMANS, [volley, shot('bows', 25)])).toEqual(['bows shoots 24" far (R2.7) and its target is 25" away'])
  })

  it('does nothing for crossbows', () =>
    expect(faultsOf(NORMANS, [volley, shot('bolts', 13)])).toEqual(['bolts shoots 12" far (R2.7) and its target is 13" away']))

  it('is not in force where it was not used', () => {
    const { steps } = reported({ warbands: NORMANS, steps: [{ ...volley, when: 'men.models <= 3' }, shot('bows', 20)] })
    expect(steps[1]?.events).toEqual([{ event: 'too far away', chance: 1 }])
    const there = reported({ warbands: NORMANS, steps: [volley, shot('bows', 20)] })
    expect(there.steps[1]?.events.map(({ event }) => event)).toContain('shot')
  })
})

describe('Sons of the Land', () => {
  const sons: StepFile = { use: 'sons-of-the-land' }
  const charge = (unit: string, distance: number, more: Partial<StepFile> = {}): StepFile => ({
    charge: unit,
    target: 'men',
    distance,
    ...more
  })

  it('is not slowed by uneven ground on foot', () => {
    const uneven = { ground: 'uneven' } as const
    expect(faultsOf(WELSH, [charge('band', 6, uneven)])).toEqual([
      'band reaches 4" (S, R4.5) and its target is 6" away: it cannot charge that far'
    ])
    expect(faultsOf(WELSH, [sons, charge('band', 6, uneven)])).toEqual([])
    expect(faultsOf(WELSH, [sons, charge('riders', 6, uneven)])).toHaveLength(1)
  })

  it('is not in force where it was not used: the charge does not come so far', () => {
    const { steps } = reported({
      warbands: WELSH,
      steps: [{ ...sons, when: 'men.models <= 3' }, charge('band', 6, { ground: 'uneven' })]
    })
    expect(steps[1]?.events).toEqual([{ event: 'too far away', chance: 1 }])
  })

  it('is not held back by fatigue that the enemy spends (R4.4)', () => {
    const held = charge('band', 6, { enemy: { stops: true } })
    const events = (steps: readonly StepFile[]) =>
      reported({ warbands: WELSH, steps })
        .steps.at(-1)
        ?.events.map(({ event }) => event)
    expect(events([held])).toEqual(['held back'])
    expect(events([sons, held])).not.toContain('held back')
  })
})

describe('a box of the Orders phase', () => {
  const VIKINGS: PlanFile['warbands'] = {
    vikings: { faction: 'vikings', units: { hird: '4 hirdmen', band: '8 bondi' } },
    danes: { faction: 'anglo-danes', units: { men: '4 huscarls', fyrd: '8 ceorls' } }
  }
  const late = (name: string) => [
    `${name} is used in the Orders phase, before the first activation of the turn (R7.4): put it there`
  ]

  it('is used before the first activation', () => {
    expect(faultsOf(VIKINGS, [{ use: 'ragnarok' }, { charge: 'hird', target: 'men' }])).toEqual([])
    expect(faultsOf(VIKINGS, [{ 'stop when': 'men gone' }, { use: 'ragnarok' }, { move: 'band' }])).toEqual([])
    expect(faultsOf(VIKINGS, [{ move: 'band' }, { use: 'ragnarok' }])).toEqual(late('Ragnarok'))
    expect(faultsOf(VIKINGS, [{ move: 'band' }, { use: 'loki', on: 'men' }])).toContain(late('Loki')[0])
  })

  it('is of the Orders phase in the second edition too (T7.6)', () => {
    const file: PlanFile = {
      edition: 2,
      warbands: VIKINGS,
      steps: [{ move: 'band' }, { charge: 'hird', target: 'men', abilities: ['ragnarok'] }]
    }
    expect(planFaults(planned(file), rulebook(2)).map(({ message }) => message)).toContain(late('Ragnarok')[0])
    const early = { ...file, steps: [{ use: 'ragnarok' }, { move: 'band' }, { charge: 'hird', target: 'men' }] }
    expect(planFaults(planned(early), rulebook(2)).map(({ message }) => message)).not.toContain(late('Ragnarok')[0])
  })

  it('is named with the first fight too, and with later ones while it lasts', () => {
    const charge = (unit: string, target: string): StepFile => ({ charge: unit, target, abilities: ['ragnarok'] })
    expect(faultsOf(VIKINGS, [charge('hird', 'men'), charge('band', 'fyrd')])).toEqual([])
    expect(faultsOf(VIKINGS, [{ move: 'band' }, charge('hird', 'men')])).toEqual(late('Ragnarok'))
  })

  it('is described as what it is in the fights in which it is in force', () => {
    const { explained } = reported(
      { warbands: VIKINGS, steps: [{ use: 'ragnarok' }, { charge: 'hird', target: 'men' }] },
      { explain: '2' }
    )
    expect(explained?.fight.headline).toBe('4 hirdmen, Ragnarok, charge 4 huscarls')
    expect(explained?.fight.replay).toContain('ragnarok')
    expect(explained?.fight.replay).not.toContain('effects')
  })
})
