import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { reported, unit } from './playing'

const UNITS: PlanFile['warbands'] = {
  ours: {
    units: {
      riders: '4 knights mounted',
      tired: '4 hirdmen fatigue 1',
      weary: '4 hirdmen fatigue 2',
      bows: '8 thralls with bows'
    }
  },
  theirs: { units: { levy: '1 gebur' } }
}

const played = (steps: readonly StepFile[]) => reported({ warbands: UNITS, steps })

const eventsOf = (steps: readonly StepFile[]) =>
  Object.fromEntries(
    played(steps)
      .steps.at(-1)
      ?.events.map(({ event, chance }) => [event, chance]) ?? []
  )

describe('a charge that the enemy may shorten (R4.4)', () => {
  const stops = { enemy: { stops: true } }

  it.each<readonly [string, string, number, StepFile[], string, number]>([
    ['is held back, and costs the fatigue spent', 'tired', 5, [], 'held back', 0],
    ['is held back, and tires as a move', 'tired', 5, [{ move: 'tired' }], 'held back', 1],
    ['is not from within the shorter move', 'tired', 4, [], 'target destroyed', 2],
    ['is not without fatigue to spend', 'riders', 12, [], 'target destroyed', 1]
  ])('%s', (_, charge, distance, before, event, fatigue) => {
    const report = played([...before, { charge, target: 'levy', distance, ...stops }])
    expect(report.steps.at(-1)?.events[0]?.event).toBe(event)
    expect(unit(report, charge).fatigue.p[fatigue]).toBeGreaterThan(0.9)
  })

  it('has been the activation of the unit', () => {
    const steps: StepFile[] = [{ charge: 'tired', target: 'levy', distance: 5, ...stops }, { move: 'tired' }]
    expect(unit(played(steps), 'tired').fatigue.p[1]).toBeCloseTo(1, 12)
  })

  it('is held back by the first of the stated rules that holds', () => {
    const charge = (unitName: string): StepFile => ({
      charge: unitName,
      target: 'levy',
      distance: 5,
      enemy: [{ when: 'weary.fatigue >= 3' }, { when: 'weary.fatigue >= 2 and tired.fatigue >= 1', stops: true }, {}]
    })
    expect(eventsOf([charge('weary')])).toEqual({ 'held back': 1 })
    expect(eventsOf([{ rest: 'tired' }, charge('weary')])['held back']).toBeUndefined()
    expect(eventsOf([{ move: 'weary' }, { move: 'weary' }, charge('weary')])['held back']).toBeUndefined()
  })

  it('could have happened, and that is reported', () => {
    const { notes, steps } = played([{ charge: 'tired', target: 'levy', distance: 6 }])
    expect(steps[0]?.stoppable).toBe(1)
    expect(notes[0]).toBe(
      'the enemy could stop step 1, tired charge levy, by spending its fatigue: always; enemy: { stops: true } plays it that way'
    )
    const fresh = played([{ charge: 'riders', target: 'levy', distance: 12 }])
    expect(fresh.steps[0]).not.toHaveProperty('stoppable')
    expect(fresh.notes).toHaveLength(1)
  })

  it('is none where a unit shoots from afar', () => {
    const shot = (distance: number): StepFile => ({ shoot: 'bows', target: 'levy', distance })
    expect(played([{ move: 'bows' }, { move: 'bows' }, shot(12)]).steps[2]).not.toHaveProperty('stoppable')
  })
})
