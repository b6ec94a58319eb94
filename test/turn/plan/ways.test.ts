import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan-file'
import { rulebook } from '../../../src/rules/rulebook'
import { playsOf } from '../../../src/turn/plan/options'
import { planned } from './playing'

describe('the ways of a step', () => {
  const waysOf = (step: StepFile, theirs?: Readonly<Record<string, number>>, turn = 'normans') => {
    const warbands: PlanFile['warbands'] = {
      normans: {
        faction: 'normans',
        dice: { 'attack-pool': 2 },
        units: { men: '4 crossbowmen', horse: '4 knights mounted' }
      },
      vikings: { faction: 'vikings', ...(theirs && { dice: theirs }), units: { bondi: '8 bondi' } }
    }
    const said = Object.hasOwn(step, 'use') ? {} : { free: true, enemy: 'best' as const, target: 'bondi' }
    const plan = planned({ turn, warbands, steps: [{ ...said, ...step }] })
    const [first] = plan.steps
    return first?.is === 'act' ? playsOf(first, plan, rulebook(1)).flat(3) : []
  }
  const stopping = (step: StepFile) => waysOf(step).flatMap(({ reply }) => (reply?.stops ? [reply] : []))

  it('are four replies of fatigue to a charge, with dice given up and without, and one that holds it back', () => {
    expect([waysOf({ charge: 'horse' }).length, stopping({ charge: 'horse' })]).toEqual([8, []])
    expect(waysOf({ charge: 'horse', distance: 9 })).toHaveLength(9)
    expect(stopping({ charge: 'horse', distance: 9 })).toEqual([{ abilities: [], spend: [], stops: true }])
    // that comes before dice are given up (R4.4)
    expect(waysOf({ charge: 'horse', distance: 9 }).findIndex(({ reply }) => reply?.stops)).toBe(4)
  })

  it('are two in a shot, and more with what is meant for the target', () => {
    expect(waysOf({ shoot: 'men' }).map(({ reply }) => reply)).toEqual([
      { abilities: [], spend: [] },
      { abilities: [], spend: ['armour'] }
    ])
    expect(stopping({ shoot: 'men', distance: 9 })).toEqual([])
    expect(waysOf({ shoot: 'men' }, { asgard: 1, ullr: 1, hirdmen: 2 })).toHaveLength(4)
    expect(waysOf({ charge: 'horse' }, { asgard: 1 })).toHaveLength(8)
  })

  it('of a pool that gives attack dice alone are none of defence', () => {
    const names = waysOf({ shoot: 'men', abilities: 'any', enemy: 'nothing' }).map(({ name }) => name)
    expect(names).toEqual(['nothing played', 'Attack Pool 1a', 'Attack Pool 2a'])
  })

  it('of a shooter are none of fatigue (R2.2), and use no dice where none are asked for', () =>
    expect(waysOf({ shoot: 'men', spend: 'any', enemy: 'nothing' })).toMatchObject([
      { name: 'nothing played', own: { abilities: [], spend: [] }, uses: [] }
    ]))

  it('of a box are one, on however many it is used, and its side pays', () => {
    const [way, ...others] = waysOf({ use: 'njord', on: ['men', 'horse', 'bondi'] }, {}, 'vikings')
    expect([way?.fees, others]).toEqual([[{ warband: 1, box: 'vikings/njord', times: 1 }], []])
  })
})
