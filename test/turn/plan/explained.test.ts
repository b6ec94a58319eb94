import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { reported } from './playing'

/** One step of a plan told by the states it is come to from. */

const WARBANDS: PlanFile['warbands'] = {
  ours: {
    units: {
      hird: '1 hirdman',
      jarl: 'warlord',
      men: '4 hirdmen fatigue 1',
      riders: { is: '4 knights mounted', faction: 'normans' }
    }
  },
  theirs: { units: { fyrd: '1 ceorl', huscarls: '4 huscarls axe' } }
}
const DUEL: StepFile = { charge: 'hird', target: 'fyrd' }
const played = (steps: readonly StepFile[], more: Partial<PlanFile> = {}, asked: Parameters<typeof reported>[1] = {}) =>
  reported({ warbands: WARBANDS, steps, ...more }, asked)

describe('a step explained', () => {
  const explained = (steps: readonly StepFile[], explain: string) => played(steps, {}, { explain }).explained

  it('is described by the states it is reached from, and its likeliest fight', () => {
    const found = explained([DUEL, DUEL], '2')
    expect(found).toMatchObject({
      step: '2',
      entered: [{ text: '1 hirdman, fatigue 1 against 1 ceorl, fatigue 1', chance: expect.closeTo(28 / 81, 12) }],
      others: 0
    })
    expect(found?.fight.kind).toBe('melee')
    expect(found?.fight.replay).toContain('saga-odds melee')
    expect(found?.fight.attacker.losses.mean).toBeCloseTo(2 / 9, 12)
  })

  it('lists the eight likeliest states, and how many more there are', () => {
    const charge: StepFile = { charge: 'men', target: 'huscarls' }
    const found = explained([charge, charge], '2')
    const chances = found?.entered.map(({ chance }) => chance) ?? []
    expect(chances).toHaveLength(8)
    expect(chances).toEqual([...chances].sort((one, other) => other - one))
    // both sides keep one to four men
    expect(found?.others).toBe(16 - 8)
  })

  it('names weapons, horses and companions', () => {
    expect(explained([{ charge: 'riders', target: 'huscarls' }], '1')?.entered[0]?.text).toMatch(
      /^4 knights.*mounted against 4 huscarls.*axe/u
    )
    expect(explained([{ charge: ['jarl', 'hird'], target: 'huscarls' }], '1')?.entered[0]?.text).toMatch(
      /^warlord and 1 hirdman against 4 huscarls/u
    )
    const wounded = {
      warbands: { ours: { units: { jarl: 'warlord wounds 7' } }, theirs: { units: { eorl: 'warlord wounds 12 fatigue 2' } } }
    }
    const { explained: duel } = played([{ charge: 'jarl', target: 'eorl' }], wounded, { explain: '1' })
    expect(duel?.entered[0]?.text).toMatch(/7 wounds.* against .*fatigue 2.*12 wounds/u)
  })

  it('has to be a fight', () => {
    expect(() => explained([{ move: 'jarl' }, DUEL, DUEL], '1')).toThrow(
      '--explain 1: there is no fight at that step: there is one at 2, 3'
    )
    expect(() => explained([{ move: 'jarl' }], '7')).toThrow(
      '--explain 7: there is no fight at that step: no step of this plan leads to one'
    )
    expect(() => explained([{ choose: [DUEL, { rest: 'hird' }] }], '1')).toThrow('there is one at 1a')
    expect(() => explained([{ choose: [DUEL, { ...DUEL }] }], '1b')).toThrow(
      '--explain 1b: there is no fight at that step: there is one at 1a'
    )
  })
})
