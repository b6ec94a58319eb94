import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import type { PlanReport } from '../../../src/model/plan-report'
import { planOf } from '../../../src/request/plan/read'
import { rulebook } from '../../../src/rules/rulebook'
import { plan } from '../../../src/turn/plan/plan'
import { about, reported } from './playing'

/** Figures that hang together, whichever way they are found. */

const WARBANDS: PlanFile['warbands'] = {
  ours: {
    units: {
      hird: '1 hirdman',
      twin: '1 hirdman',
      gebur: '1 gebur',
      two: '2 bondi',
      bows: '8 thralls with bows',
      jarl: 'warlord'
    }
  },
  theirs: { units: { fyrd: '1 ceorl', men: '1 ceorl', pair: '2 ceorls', many: '8 huscarls', levy: '1 gebur' } }
}
const DUEL: StepFile = { charge: 'hird', target: 'fyrd' }
const played = (steps: readonly StepFile[], goals: PlanFile['goals'] = {}, asked: Parameters<typeof reported>[1] = {}) =>
  reported({ warbands: WARBANDS, steps, goals }, asked)

describe('a charge that the enemy could have held back', () => {
  const steps: readonly StepFile[] = [DUEL, { charge: 'hird', target: 'men', distance: 5 }]

  it('could have been whenever there is fatigue: who has fought once and lives has some', () => {
    // he falls in 2/9
    expect(played(steps).steps[1]).toMatchObject({ stoppable: about(7 / 9), played: about(7 / 9) })
    const [, second] = played(steps, {}, { method: 'monte-carlo', trials: 64, seed: 'york' }).steps
    expect(second?.stoppable).toBeCloseTo(second?.played ?? -1, 12)
    expect(second?.played).toBeLessThan(1)
  })
})

describe('a melee', () => {
  it.each([
    ['that is mostly lost', 'two', 'many'],
    ['that is mostly a tie', 'gebur', 'levy']
  ])('%s has its result', (_, charge, target) => {
    const { result } = played([{ charge, target }]).steps[0] ?? {}
    const { attackerWins = 0, tie = 0, defenderWins = 0 } = result ?? {}
    expect(attackerWins + tie + defenderWins).toBeCloseTo(1, 12)
    expect(Math.max(tie, defenderWins)).toBeGreaterThan(0.5)
  })
})

/** The chances of one number of the tables, by its value. */
it('what stands together is of something, of steps too that leave nothing open', () => {
  const of = (steps: readonly StepFile[]) => played(steps).joint.map(table => table.of.length > 0)
  expect([of([{ move: 'hird' }]), of([{ move: 'hird' }, DUEL, { charge: 'two', target: 'pair' }])]).toEqual([
    [true],
    [true, true, true]
  ])
})

const chancesOf = (joint: PlanReport['joint'], name: string): readonly number[] => {
  const table = joint.find(({ of }) => of.includes(name))
  const place = table?.of.indexOf(name) ?? -1
  const chances: number[] = []
  for (const { values, chance } of table?.rows ?? []) {
    const value = values[place] ?? -1
    chances[value] = (chances[value] ?? 0) + chance
  }
  return Array.from(chances, chance => chance ?? 0)
}

describe('what is reported together', () => {
  it('is what the goals look at', () => {
    // two dice, each kills in 1/3
    const { joint } = played([{ charge: 'two', target: 'pair' }], { hit: 'pair.models < 2' })
    expect(chancesOf(joint, 'pair.models')).toEqual([1 / 9, 4 / 9, 4 / 9].map(about))
    // each of two friends falls in 2/9
    const near = { near: ['jarl'] }
    const two = played(
      [
        { ...DUEL, ...near },
        { charge: 'twin', target: 'men', ...near }
      ],
      { fresh: 'jarl.fatigue < 2' }
    )
    expect(chancesOf(two.joint, 'jarl.fatigue')).toEqual([49, 28, 4].map(of81 => about(of81 / 81)))
  })

  it('is what is left after the last fights where they ask for points or are absent, in order', () => {
    const plain = played([DUEL])
    expect(plain.joint[0]?.rows.map(({ values }) => values)).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1]
    ])
    expect(played([DUEL], { ahead: 'points > 0' }).joint).toEqual(plain.joint)
  })
})

describe('how large a plan grows', () => {
  it('is reported with the units that take part', () =>
    expect(played([DUEL, { move: 'jarl' }]).states).toEqual([
      { step: '1', states: 4, units: ['hird', 'fyrd'] },
      { step: '2', states: 1, units: ['jarl'] }
    ]))

  it('is not what is left free and never played', () => {
    const board = { 'combat-pool': 3, heimdall: 1, frigg: 1, ullr: 1, thor: 1, valhalla: 1 }
    const file: PlanFile = {
      warbands: {
        vikings: { faction: 'vikings', dice: board, units: { hird: '1 hirdman' } },
        danes: { faction: 'anglo-danes', dice: { 'lords-of-battle': 1 }, units: { fyrd: '1 ceorl' } }
      },
      steps: [{ ...DUEL, abilities: 'any', free: true, spend: 'any', enemy: 'best' }]
    }
    expect(reported(file).units.map(({ gone }) => gone)).toEqual([about(2 / 9), about(5 / 9)])
    expect(reported(file, { method: 'monte-carlo', trials: 1 }).method.name).toBe('monte-carlo')
  })
})

describe('trees', () => {
  it('are of steps at which something may happen', () => {
    expect(played([{ 'stop when': 'hird gone' }, DUEL]).trees).toHaveLength(1)
    expect(played([{ 'stop when': 'hird gone' }]).trees).toEqual([])
  })
})

describe('points', () => {
  const book = rulebook(1)
  const njord = book.abilities['vikings/njord']
  const remove = { verb: 'remove', count: { warriors: 1 }, when: 'before' } as const
  const abilities = { ...book.abilities, ...(njord && { 'vikings/njord': { ...njord, effects: [remove] } }) }

  it.each([
    ['fyrd.models < 3', 'that a goal looks at'],
    ['hird.models = 1', 'that nobody looks at any more']
  ])('of losses that were certain once are counted once, of a unit %s', goal => {
    const file: PlanFile = {
      warbands: {
        ours: { faction: 'vikings', units: { hird: '1 hirdman', bows: '8 thralls with bows' } },
        theirs: { units: { fyrd: '4 ceorls', men: '2 ceorls' } }
      },
      goals: { goal },
      steps: [
        { use: 'njord', on: ['fyrd', 'men'] },
        { shoot: 'bows', target: 'fyrd' }
      ]
    }
    const board = { ...book, abilities }
    const report = plan({ plan: planOf({ file }, board), method: 'exact', command: '' }, board, () => '')
    const [fyrd, men] = report.units.slice(2)
    expect([men?.models.mean, fyrd?.models.p[4] ?? 0]).toEqual([1, 0])
    // a warrior is half a point (R8.2)
    const killed = (4 - (fyrd?.models.mean ?? 0) + 1) / 2
    expect([report.points.killed, report.points.lost]).toEqual([about(killed), 0])
    expect(report.points.p.reduce((sum, { points, chance }) => sum + points * chance, 0)).toBeCloseTo(killed, 12)
  })
})
