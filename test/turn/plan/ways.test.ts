import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan-file'
import { rulebook } from '../../../src/rules/rulebook'
import { playsOf } from '../../../src/turn/plan/options'
import { planned } from './playing'

describe('the ways of a step', () => {
  const waysOf = (step: StepFile, theirs?: Readonly<Record<string, number>>) => {
    const warbands: PlanFile['warbands'] = {
      normans: { faction: 'normans', dice: { 'attack-pool': 2 }, units: { men: '4 crossbowmen', horse: '4 knights mounted' } },
      vikings: { faction: 'vikings', ...(theirs && { dice: theirs }), units: { bondi: '8 bondi' } }
    }
    const plan = planned({ warbands, steps: [{ free: true, enemy: 'best', target: 'bondi', ...step }] })
    const [first] = plan.steps
    return first?.is === 'act' ? playsOf(first, plan, rulebook(1)).flat(3) : []
  }
  const stopping = (step: StepFile) => waysOf(step).filter(({ reply }) => reply?.stops).length

  it('are four replies of fatigue to a charge, with dice given up and without, and one that holds it back', () => {
    expect([waysOf({ charge: 'horse' }).length, stopping({ charge: 'horse' })]).toEqual([8, 0])
    expect([waysOf({ charge: 'horse', distance: 9 }).length, stopping({ charge: 'horse', distance: 9 })]).toEqual([9, 1])
  })

  it('are two to a shot, and more with what is for one who is shot at', () => {
    expect([waysOf({ shoot: 'men' }).length, stopping({ shoot: 'men', distance: 9 })]).toEqual([2, 0])
    expect(waysOf({ shoot: 'men' }, { asgard: 1, ullr: 1, hirdmen: 2 })).toHaveLength(4)
    expect(waysOf({ charge: 'horse' }, { asgard: 1 })).toHaveLength(8)
  })

  it('of a pool that gives attack dice alone are none of defence', () => {
    const names = waysOf({ shoot: 'men', abilities: 'any', enemy: 'nothing' }).map(({ name }) => name)
    expect(names).toEqual(['nothing played', 'Attack Pool 1a', 'Attack Pool 2a'])
  })
})
