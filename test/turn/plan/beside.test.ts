import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { oddsOf, reported, reportedOf, unit } from './playing'

const UNITS: PlanFile['warbands'] = {
  ours: { units: { jarl: 'warlord', hird: '1 hirdman', tired: '4 hirdmen fatigue 1' } },
  theirs: { units: { pair: '2 ceorls' } }
}

const played = (steps: readonly StepFile[], more: Partial<PlanFile> = {}) => reported({ warbands: UNITS, steps, ...more })

describe('two who charge Side by Side (R6.3)', () => {
  const side = (name: string, more: Partial<StepFile> = {}): StepFile => ({ charge: ['jarl', name], target: 'pair', ...more })

  it('die together or not, and only then the charge is destroyed', () => {
    const goals = { both: 'jarl gone and hird gone', theirs: 'pair gone' }
    const { steps, goals: ends } = played([side('hird')], { goals })
    const chance = (event: string) => steps[0]?.events.find(each => each.event === event)?.chance ?? 0
    expect(chance('unit destroyed') + chance('both destroyed')).toBeCloseTo(ends[0]?.chance ?? -1, 12)
    expect(chance('target destroyed') + chance('both destroyed')).toBeCloseTo(ends[1]?.chance ?? -1, 12)
    expect(chance('won') + chance('target destroyed')).toBeCloseTo(steps[0]?.result?.attackerWins ?? -1, 12)
    expect(chance('lost') + chance('unit destroyed')).toBeCloseTo(steps[0]?.result?.defenderWins ?? -1, 12)
  })

  it('play the abilities of the first alone', () => {
    const words = 'warlord +heimdall and 4 hirdmen charge 8 ceorls'
    const warbands = {
      ours: { faction: 'vikings', units: { jarl: 'warlord', men: '4 hirdmen' } },
      theirs: { units: { pair: '8 ceorls' } }
    }
    const { losses } = oddsOf(words).defender
    const { models } = unit(reported({ warbands, steps: [side('men', { abilities: ['heimdall'] })] }), 'pair')
    losses.p.forEach((chance, lost) => expect(models.p[8 - lost] ?? 0).toBeCloseTo(chance, 12))
  })

  it('fight as in a fight by itself, what is played for the first alone', () => {
    const words = 'warlord and 4 hirdmen charge 8 ceorls gives up dice'
    const [plan, melee] = [reportedOf(words), oddsOf(words)]
    melee.defender.losses.p.forEach((chance, lost) =>
      expect(unit(plan, 'ceorls').models.p[8 - lost] ?? 0).toBeCloseTo(chance, 12)
    )
    const steps = (more: Partial<StepFile>): StepFile[] => [{ charge: ['jarl', 'tired'], target: 'pair', ...more }]
    const one = played(steps({ ground: 'uneven' }), { readings: { 'horses-uneven': 'yes' } })
    expect(unit(one, 'tired').fatigue.p[2]).toBeCloseTo(1, 12)
    expect(unit(one, 'jarl').fatigue.p[1]).toBeCloseTo(1 - unit(one, 'jarl').gone, 12)
  })
})
