import { describe, expect, it } from 'vitest'
import type { PlanFile } from '../../../src/model/plan'
import { about, reported } from './playing'

/**
 * One hirdman charges one ceorl, by hand: each of his two dice kills with 1/2 * 2/3, the ceorl's one with 1/3 * 2/3 (R3.6, R3.7).
 * So the ceorl falls in 5/9, the hirdman in 2/9, and as they strike together (R3.8) these are independent.
 */
const FILE: PlanFile = {
  warbands: { vikings: { units: { hird: '1 hirdman' } }, saxons: { units: { fyrd: '1 ceorl' } } },
  goals: { won: 'fyrd gone', ahead: 'points > 0', both: 'hird.models >= 1 and fyrd.models >= 1' },
  steps: [{ charge: 'hird', target: 'fyrd' }]
}

describe('a plan of one duel', () => {
  const report = () => reported(FILE)

  it('shows how its step ended, the likeliest first', () =>
    expect(report().steps).toEqual([
      {
        label: '1',
        text: 'hird charges fyrd',
        played: about(1),
        events: [
          { event: 'target destroyed', chance: about(35 / 81) },
          { event: 'tie', chance: about(28 / 81) },
          { event: 'both destroyed', chance: about(10 / 81) },
          { event: 'unit destroyed', chance: about(8 / 81) }
        ],
        losses: [
          { unit: 'hird', mean: about(2 / 9), p: [about(7 / 9), about(2 / 9)] },
          { unit: 'fyrd', mean: about(5 / 9), p: [about(4 / 9), about(5 / 9)] }
        ],
        result: { attackerWins: about(35 / 81), tie: about(38 / 81), defenderWins: about(8 / 81) },
        // a tie makes the attacker disengage, and nobody does where a side is gone (R3.10)
        disengages: { attacker: about(28 / 81), defender: 0, nobody: about(53 / 81) }
      }
    ]))

  it('shows what is left of its units, and the fatigue of the survivors (R3.9)', () =>
    expect(report().units).toEqual([
      {
        unit: 'hird',
        warband: 'vikings',
        text: '1 hirdman',
        start: 1,
        models: { mean: about(7 / 9), p: [about(2 / 9), about(7 / 9)] },
        fatigue: { mean: about(7 / 9), p: [about(2 / 9), about(7 / 9)] },
        fatigueLimit: 4,
        gone: about(2 / 9),
        exhausted: 0
      },
      {
        unit: 'fyrd',
        warband: 'saxons',
        text: '1 ceorl',
        start: 1,
        models: { mean: about(4 / 9), p: [about(5 / 9), about(4 / 9)] },
        fatigue: { mean: about(4 / 9), p: [about(5 / 9), about(4 / 9)] },
        fatigueLimit: 3,
        gone: about(5 / 9),
        exhausted: 0
      }
    ]))

  it('shows its goals and its points: a hirdman is worth 1, a ceorl 1/2 (R8.2)', () => {
    expect(report().goals).toEqual([
      { goal: 'won', condition: expect.stringContaining('fyrd'), chance: about(5 / 9) },
      { goal: 'ahead', condition: 'points > 0', chance: about(35 / 81) },
      { goal: 'both', condition: expect.stringContaining('hird'), chance: about(28 / 81) }
    ])
    expect(report().points).toEqual({
      killed: about(5 / 18),
      lost: about(2 / 9),
      swing: about(1 / 18),
      sd: about(Math.sqrt((8 + 35 / 4 + 10 / 4) / 81 - 1 / 18 ** 2)),
      p: [
        { points: -1, chance: about(8 / 81) },
        { points: -0.5, chance: about(10 / 81) },
        { points: 0, chance: about(28 / 81) },
        { points: 0.5, chance: about(35 / 81) }
      ]
    })
  })

  it('counts points for the side whose turn it is', () => {
    const { killed, lost, swing } = reported({ ...FILE, turn: 'saxons' }).points
    expect([killed, lost, swing]).toEqual([about(2 / 9), about(5 / 18), about(-1 / 18)])
  })

  it('shows what the goals look at together, in order', () => {
    expect(report().joint).toEqual([
      {
        of: ['hird.models', 'fyrd.models'],
        rows: [
          { values: [0, 0], chance: about(10 / 81) },
          { values: [0, 1], chance: about(8 / 81) },
          { values: [1, 0], chance: about(35 / 81) },
          { values: [1, 1], chance: about(28 / 81) }
        ]
      }
    ])
    expect(report().states).toEqual([{ step: '1', states: 4, units: ['hird', 'fyrd'] }])
  })

  it('shows what happened as a tree, and what to expect in three lines', () => {
    const branch = (event: string, chance: number) => ({
      step: '1',
      text: 'hird charges fyrd',
      event,
      chance: about(chance),
      then: []
    })
    expect(report().trees).toEqual([
      [
        branch('target destroyed', 35 / 81),
        branch('tie', 28 / 81),
        branch('both destroyed', 10 / 81),
        branch('unit destroyed', 8 / 81)
      ]
    ])
    expect(report().expect).toEqual([
      'likeliest, 43.2 %: hird charges fyrd: target destroyed',
      'left on average: hird 0.8 of 1 (gone 22.2 %), fyrd 0.4 of 1 (gone 55.6 %)',
      'won 55.6 %; ahead 43.2 %; both 34.6 %; points killed less lost +0.06, ahead 43.2 %'
    ])
  })

  it('says whose plan it is and how it was found', () => {
    expect(report()).toMatchObject({
      kind: 'plan',
      headline: 'hird charges fyrd',
      edition: 1,
      plan: FILE,
      method: { name: 'exact' }
    })
    expect(report().notes).toEqual(['no SAGA dice are given for either board, so every activation and ability counts as paid'])
    for (const key of ['solution', 'explained', 'intervals']) expect(report()).not.toHaveProperty(key)
    expect(reported({ ...FILE, title: 'A duel' }).headline).toBe('A duel: 2 units, 1 step')
    expect(reported({ ...FILE, title: 'A duel', steps: [{ rest: 'hird' }, ...FILE.steps] }).headline).toBe(
      'A duel: 2 units, 2 steps'
    )
  })

  it('is another two duels later: both survive in 28/81, and a survivor is charged again', () => {
    const charge = { charge: 'hird', target: 'fyrd' }
    const { steps, units, trees } = reported({ ...FILE, steps: [charge, charge] })
    expect(steps[1]?.played).toBeCloseTo(28 / 81, 12)
    expect(steps[1]?.events.map(({ event, chance }) => [event, chance])).toEqual([
      ['target gone', about(35 / 81)],
      ['unit gone', about(18 / 81)],
      ['target destroyed', about((28 * 35) / 81 ** 2)],
      ['tie', about((28 * 28) / 81 ** 2)],
      ['both destroyed', about((28 * 10) / 81 ** 2)],
      ['unit destroyed', about((28 * 8) / 81 ** 2)]
    ])
    expect(steps[1]?.losses[1]).toEqual({ unit: 'fyrd', mean: about(5 / 9), p: [about(4 / 9), about(5 / 9)] })
    // the second move into contact costs one, the second melee one more (R4.1)
    expect(units[0]?.fatigue.p[3]).toBeCloseTo((28 * 63) / 81 ** 2, 12)
    expect(trees[0]?.[1]?.then.map(({ event }) => event)).toEqual(['target destroyed', 'tie', 'both destroyed', 'unit destroyed'])
    expect(trees[0]?.[0]?.then).toEqual([
      { step: '2', text: 'hird charges fyrd', event: 'target gone', chance: about(35 / 81), then: [] }
    ])
  })
})
