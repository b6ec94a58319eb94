import { describe, expect, it } from 'vitest'
import type { PlanFile } from '../../../src/model/plan'
import { reported } from './playing'

/** Exhaustion is an Orders box: what it takes is gone before any charge, so no melee is fought (R3.1, R3.9, R4.1). */

const plan = (enemySpends: boolean, ...more: PlanFile['steps']): PlanFile => ({
  warbands: {
    ours: { faction: 'anglo-danes', units: { alf: { unit: 'warriors', models: 4, fatigue: 1 } } },
    theirs: {
      units: {
        cnut: { unit: 'levies', models: 2, fatigue: 2, near: ['dag'] },
        dag: { unit: 'levies', models: 4 }
      }
    }
  },
  goals: {},
  steps: [
    {
      charge: 'alf',
      target: 'cnut',
      abilities: ['exhaustion'],
      ...(enemySpends && { enemy: { spend: ['armour' as const] } })
    },
    ...more
  ]
})

const shown = (file: PlanFile) =>
  Object.fromEntries(reported(file).units.map(({ unit, models, fatigue }) => [unit, [models.p, fatigue.p]]))

describe('a unit that Exhaustion takes before it is charged', () => {
  it('fights no melee: nobody tires, and no friend is frightened by its end', () => {
    // alf keeps his 1 fatigue, cnut is gone, dag had none and has none
    expect(shown(plan(false))).toEqual({
      alf: [
        [0, 0, 0, 0, 1],
        [0, 1]
      ],
      cnut: [[1], [1]],
      dag: [[0, 0, 0, 0, 1], [1]]
    })
  })

  it('is lost to its side for certain: each levy is a third of a point (R8.2)', () => {
    const { points } = reported(plan(false))
    expect(points.p).toEqual([{ points: expect.closeTo(2 / 3, 12), chance: expect.closeTo(1, 12) }])
    expect([points.killed, points.lost]).toEqual([expect.closeTo(2 / 3, 12), 0])
  })

  it('spends none of the fatigue of the unit that would have charged it', () =>
    expect(shown(plan(true))).toEqual(shown(plan(false))))

  it('leaves that unit its first move behind it: the next charge costs 1 fatigue before the melee and brings 1 after it', () => {
    const { alf } = shown(plan(false, { charge: 'alf', target: 'dag', when: 'cnut.models = 0' }))
    // 1 + 1 is short of his limit of 3, and 3 when all is done; where he falls there is nothing to count
    const [models = [], fatigue = []] = alf ?? []
    expect(fatigue[3]).toBeCloseTo(1 - (models[0] ?? 0), 12)
  })
})
