import { describe, expect, it } from 'vitest'
import { planOf } from '../../../src/request/plan/read'
import { rulebook } from '../../../src/rules/rulebook'
import type { Ability } from '../../../src/rules/types'
import { planModel } from '../../../src/turn/plan/plan-model'
import { fieldOf, withChanges } from '../../../src/turn/plan/state'
import { useBox } from '../../../src/turn/plan/use-box'

/** A box of a board of one's own that removes models outside a fight: one warrior, two levies. */

const book = rulebook(1)
const njord = book.abilities['vikings/njord']
const trampling: Ability | undefined = njord && {
  ...njord,
  effects: [{ verb: 'remove', count: { warriors: 1, levies: 2 }, when: 'before' }]
}
const board = { ...book, abilities: { ...book.abilities, ...(trampling && { 'vikings/njord': trampling }) } }

describe('a box that removes models', () => {
  const file = {
    warbands: {
      vikings: { faction: 'vikings', units: { hird: '4 hirdmen', bondi: '8 bondi' } },
      saxons: { units: { fyrd: '8 ceorls fatigue 1', levy: '12 geburs', last: '1 gebur' } }
    },
    steps: [{ use: 'njord', on: ['fyrd', 'levy', 'last', 'hird'] }]
  }

  it('takes them off each enemy unit, and nobody of its own', () => {
    const plan = planOf({ file }, board)
    const world = planModel(plan, board, false)
    const [step] = plan.steps
    if (step?.is !== 'act') throw new Error('there is no step')
    const after = useBox(world, step, [...step.units, ...step.targets], world.start)
    expect(world.preparedUnits.map((_, unit) => after[fieldOf(unit, 'models')])).toEqual([4, 8, 7, 10, 0])
    expect(after[fieldOf(2, 'fatigue')]).toBe(1)
  })

  it('removes those who are left, in models and in wounds', () => {
    const duel = {
      ...file,
      warbands: {
        vikings: { faction: 'vikings', units: { jarl: 'warlord wounds 7 fatigue 2', hird: '4 hirdmen fatigue 1' } },
        saxons: file.warbands.saxons
      },
      steps: [{ use: 'njord', on: ['jarl', 'hird', 'fyrd'] }]
    }
    const plan = planOf({ file: duel }, board)
    const world = planModel(plan, board, false)
    const [step] = plan.steps
    if (step?.is !== 'act') throw new Error('there is no step')
    const hurt = withChanges(world.start, [
      [fieldOf(0, 'models'), 5],
      [fieldOf(1, 'models'), 3],
      [fieldOf(2, 'models'), 6]
    ])
    const after = useBox(world, step, [...step.units, ...step.targets], hurt)
    expect(world.preparedUnits.map((_, unit) => after[fieldOf(unit, 'models')])).toEqual([5, 3, 5, 12, 1])
  })
})
