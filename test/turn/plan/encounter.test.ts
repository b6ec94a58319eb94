import { describe, expect, it } from 'vitest'
import type { Conduct, PlanFile } from '../../../src/model/plan'
import { rulebook } from '../../../src/rules/rulebook'
import { scenarioOf } from '../../../src/turn/plan/encounter'
import { planModel } from '../../../src/turn/plan/plan-model'
import { fieldOf } from '../../../src/turn/plan/state'
import { planned, reported } from './playing'

/** A fight as it stands when it comes to it: what of the plan the fight is shown, and nothing else. */

const FILE: PlanFile = {
  warbands: {
    ours: {
      units: {
        hird: '6 hirdmen',
        part: { is: '6 hirdmen', engaged: 4 },
        blessed: { is: '6 hirdmen', effects: [{ verb: 'attack-dice', count: 1 }] },
        jarl: 'warlord guarded by 2 hirdmen',
        hero: 'warlord wounds 7'
      }
    },
    theirs: { units: { fyrd: '8 ceorls' } }
  },
  steps: []
}
const NOTHING: Conduct = { abilities: [], spend: [] }
const PLACES = ['hird', 'part', 'blessed', 'jarl', 'hero', 'fyrd'] as const
type Name = (typeof PLACES)[number]

/** The attacker as the fight is reported of it, with so many men left. */
const shown = (name: Name, left: number, conduct: Partial<Conduct> = {}, more: Partial<PlanFile> = {}, moved = false) => {
  const world = planModel(planned({ ...FILE, ...more }), rulebook(1), false)
  const unit = PLACES.indexOf(name)
  const values = [...world.start]
  values[fieldOf(unit, 'models')] = left
  const attackers = [{ unit, conduct: { ...NOTHING, ...conduct }, fatigue: 2, isTiredByActivating: moved }]
  return scenarioOf(
    world,
    { kind: 'melee', attackers, defender: { unit: 5, conduct: NOTHING, fatigue: 1, isTiredByActivating: false } },
    values
  )
}
const attacker = (...given: Parameters<typeof shown>) => shown(...given).attacker

describe('a fight of a plan', () => {
  it('states its units, their models and their fatigue, and nothing that was not given', () =>
    expect(shown('hird', 5)).toStrictEqual({
      kind: 'melee',
      edition: 1,
      attacker: { unit: 'hirdmen', faction: 'vikings', models: 5, fatigue: 2 },
      defender: { unit: 'ceorls', faction: 'anglo-danes', models: 8, fatigue: 1 }
    }))

  it('states the interpretations where there are any', () =>
    expect(shown('hird', 5, {}, { readings: { 'horses-uneven': 'yes' } })).toMatchObject({
      readings: { 'horses-uneven': 'yes' }
    }))

  it.each<readonly [string, Partial<Conduct>, object]>([
    ['cover', { cover: 'heavy' }, { cover: 'heavy' }],
    ['ground', { ground: 'uneven' }, { ground: 'uneven' }],
    ['a building', { building: true }, { building: true }],
    ['abilities', { abilities: [{ id: 'ullr' }] }, { abilities: [{ id: 'ullr' }] }],
    ['fatigue spent', { spend: ['armour'] }, { spend: ['armour'] }],
    ['dice given up', { givesUpDice: true }, { givesUpDice: true }],
    ['dice kept', { givesUpDice: false }, { givesUpDice: false }],
    ['effects', { effects: [{ verb: 'defence-dice', count: 2 }] }, { effects: [{ verb: 'defence-dice', count: 2 }] }],
    ['models that fight', { engaged: { models: 4 } }, { engaged: 4 }],
    ['those that are left', { engaged: { models: 6 } }, { engaged: 5 }],
    ['at least one', { engaged: { models: 0 } }, { engaged: 1 }],
    ['a share of them, rounded up (R1.1)', { engaged: { share: 2 / 3 } }, { engaged: 4 }],
    ['a share that is whole men', { engaged: { share: 0.6 } }, { engaged: 3 }],
    ['all of them', { engaged: { share: 1 } }, { engaged: 5 }]
  ])('states %s', (_, conduct, said) =>
    expect(attacker('hird', 5, conduct)).toStrictEqual({ unit: 'hirdmen', faction: 'vikings', models: 5, fatigue: 2, ...said })
  )

  it('states what was given for the unit, unless the step gives it', () => {
    expect(attacker('part', 5)).toStrictEqual({ unit: 'hirdmen', faction: 'vikings', models: 5, fatigue: 2, engaged: 4 })
    expect(attacker('part', 3)).toMatchObject({ engaged: 3 })
    expect(attacker('part', 5, { engaged: { models: 2 } })).toMatchObject({ engaged: 2 })
    const effects = [{ verb: 'attack-dice', count: 1 }]
    expect(attacker('blessed', 5)).toMatchObject({ effects })
    expect(attacker('blessed', 5, { effects: [{ verb: 'defence-dice', count: 2 }] })).toMatchObject({
      effects: [...effects, { verb: 'defence-dice', count: 2 }]
    })
  })

  it('states whether it is a second move', () => expect(attacker('hird', 5, {}, {}, true)).toMatchObject({ moved: true }))

  it('states the guards that are left of a warlord, and his wounds, as he is one man', () => {
    expect(attacker('jarl', 1)).toStrictEqual({ unit: 'warlord', models: 1, fatigue: 2, guards: { unit: 'hirdmen', models: 2 } })
    expect(attacker('hero', 5, { engaged: { models: 1 } })).toStrictEqual({ unit: 'warlord', models: 1, wounds: 5, fatigue: 2 })
    const world = planModel(planned(FILE), rulebook(1), false)
    const values = [...world.start]
    values[fieldOf(3, 'guards')] = 0
    const attackers = [{ unit: 3, conduct: NOTHING, fatigue: 0, isTiredByActivating: false }]
    const { attacker: alone } = scenarioOf(
      world,
      { kind: 'melee', attackers, defender: { unit: 5, conduct: NOTHING, fatigue: 0, isTiredByActivating: false } },
      values
    )
    expect(alone).toStrictEqual({ unit: 'warlord', models: 1, fatigue: 0 })
  })

  it('needs somebody who fights', () => {
    const world = planModel(planned(FILE), rulebook(1), false)
    const defender = { unit: 5, conduct: NOTHING, fatigue: 0, isTiredByActivating: false }
    expect(() => scenarioOf(world, { kind: 'melee', attackers: [], defender }, world.start)).toThrow('nobody fights')
  })
})

describe('a plan that comes to too much', () => {
  it('is referred to sampling, with the units that depend on each other', () => {
    const names = ['a', 'b', 'c'] as const
    const units = (prefix: string, is: string) => ({ units: Object.fromEntries(names.map(name => [`${prefix}${name}`, is])) })
    const all = names.flatMap(name => [`x${name}.models >= 0`, `y${name}.models >= 0`]).join(' and ')
    const file: PlanFile = {
      warbands: { ours: { units: { ...units('x', '12 bondi').units, jarl: 'warlord' } }, theirs: units('y', '12 ceorls') },
      steps: [...names.map(name => ({ charge: `x${name}`, target: `y${name}` })), { move: 'jarl', when: all }]
    }
    expect(() => reported(file)).toThrow(
      /^this plan comes to [\d ,.\u00a0\u202f]+ joint states or more, of (?:[xy][abc], )+[xy][abc], and at most 300.000 are worked out exactly: sample it with --method monte-carlo/u
    )
  })
})
