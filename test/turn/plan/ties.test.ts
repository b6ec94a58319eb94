import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { reported } from './playing'

/** What gains nothing is not done, by neither side; and more is not always better. */

const WARBANDS: PlanFile['warbands'] = {
  ours: { units: { hird: '2 hirdmen fatigue 2', javelins: { is: '4 priodaur fatigue 1', faction: 'welsh' } } },
  theirs: { faction: 'anglo-danes', dice: {}, units: { fyrd: '2 ceorls fatigue 2', huscarls: '2 huscarls fatigue 2' } }
}

const played = (step: StepFile, goal: string, solve?: string) =>
  reported({ warbands: WARBANDS, steps: [step], goals: { goal } }, solve === undefined ? {} : { solve })

const chanceOf = (step: StepFile, goal: string): number => played(step, goal).goals[0]?.chance ?? -1
const bestOf = (step: StepFile, goal: string): number => played(step, goal, 'goal').solution?.value ?? -1

const SPENDS = [[], ['armour'], ['enemy-armour'], ['armour', 'enemy-armour']] as const

describe('a choice that makes no difference', () => {
  const step: StepFile = { charge: 'hird', target: ['fyrd', 'huscarls'], distance: 5, spend: 'any', enemy: 'best' }

  it('is the first target, and neither side spends, gives up dice or holds the charge back', () => {
    const [best, written] = [played(step, 'hird.models >= 0', 'goal'), played(step, 'hird.models >= 0')]
    expect(best.units).toEqual(written.units)
    expect(best.solution?.choices[0]).toMatchObject({
      rules: [{ when: 'always', then: 'fyrd, nothing played', chance: 1 }],
      indifferent: true
    })
  })
})

describe('the best reply', () => {
  const charge: StepFile = { charge: 'hird', target: 'fyrd' }
  const worst = (goal: string): number =>
    Math.min(
      ...[false, true].flatMap(givesUpDice =>
        SPENDS.map(spend => chanceOf({ ...charge, enemy: { givesUpDice, spend: [...spend] } }, goal))
      )
    )

  it('spends no fatigue that tires us more', () => {
    const goal = 'hird.fatigue <= 2 and hird.models >= 1'
    expect(bestOf({ ...charge, enemy: 'best' }, goal)).toBeCloseTo(worst(goal), 12)
    // who lives has the fatigue of the melee beside his own
    expect(worst(goal)).toBe(0)
    expect(chanceOf({ ...charge, enemy: { spend: 'armour' } }, goal)).toBeGreaterThan(0)
  })

  it('does not hold back a charge that costs us men', () => {
    const goal = 'hird.models = 2'
    const found = bestOf({ ...charge, distance: 5, enemy: 'best' }, goal)
    expect(found).toBeCloseTo(worst(goal), 12)
    expect(found).toBeLessThan(1)
  })

  it('is one to javelins after a move too (R2.2, R2.9)', () => {
    const goal = 'fyrd.models < 2'
    const thrown: StepFile = { move: 'javelins', throw: 'fyrd' }
    const [bare, armoured] = [chanceOf(thrown, goal), chanceOf({ ...thrown, enemy: { spend: 'armour' } }, goal)]
    expect(armoured).toBeLessThan(bare)
    expect(bestOf({ ...thrown, enemy: 'best' }, goal)).toBeCloseTo(armoured, 12)
  })
})
