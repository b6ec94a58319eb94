import { describe, expect, it } from 'vitest'
import { equal, one, sum, toNumber } from '../fraction'
import { type Activation, bestChance, endsOf, type Plan, type State, type Step } from './plan'
import { randomFrom } from './random'
import { randomPlan } from './random-plan'
import type { Unit } from './types'
import { box, hearthguard, levies, ragnarok, warlord, warriors } from './words'

/** Plans by hand: sections 4 to 6. */

const planned = (units: Readonly<Record<string, Unit>>, steps: readonly Step[], more: Partial<Plan> = {}): Plan => ({
  units,
  ours: Object.keys(units).filter(name => name !== 'foe'),
  steps,
  ...more
})
const foe = warriors(8)
const only = (plan: Plan): State => {
  const [end] = endsOf(plan)
  if (!end) throw new Error('no end')
  return end.value
}
const fatigue = (plan: Plan, name: string): ReadonlySet<number | undefined> =>
  new Set(
    endsOf(plan)
      .filter(({ value }) => value.units[name]?.models !== 0)
      .map(({ value }) => value.units[name]?.fatigue)
  )
const does = (verb: Activation['verb'], unit: string, more: Partial<Activation> = {}): Activation => ({ verb, unit, ...more })

describe('fatigue of activations (T4.2, T4.3, T4.6)', () => {
  it('comes with each move, charge or shot after the first and stops at the limit', () => {
    const moves = (count: number): Step[] => Array.from({ length: count }, () => does('move', 'a'))
    expect([1, 2, 3, 9].map(count => only(planned({ a: warriors(8) }, moves(count))).units['a']?.fatigue)).toEqual([0, 1, 2, 3])
  })
  it('goes by one rest, before anything else is done', () => {
    const a = warriors(8, { fatigue: 3 })
    expect(
      only(planned({ a }, [does('move', 'a'), does('rest', 'a'), does('rest', 'a'), does('move', 'a')])).units['a']
    ).toMatchObject({
      fatigue: 2,
      acted: 1
    })
    expect(only(planned({ a: warriors(8) }, [does('rest', 'a')])).units['a']).toMatchObject({ fatigue: 0, rested: true })
    expect(only(planned({ a: warriors(8, { fatigue: 1 }) }, [does('move', 'a'), does('rest', 'a')])).units['a']?.fatigue).toBe(1)
  })
  it('comes of uneven ground to horses and of dangerous ground to all', () => {
    const ends = (unit: Unit, ground: 'uneven' | 'dangerous') =>
      only(planned({ a: unit }, [does('move', 'a', { ends: ground })])).units['a']?.fatigue
    const riders = warriors(8, { mount: 'horse' })
    expect([
      ends(warriors(8), 'uneven'),
      ends(riders, 'uneven'),
      ends(warriors(8), 'dangerous'),
      ends(riders, 'dangerous')
    ]).toEqual([0, 1, 1, 2])
  })
  it('of a second charge comes before the melee, and that of the melee after it', () => {
    const charge = does('charge', 'a', { target: 'foe' })
    expect(fatigue(planned({ a: warriors(8), foe }, [charge]), 'a')).toEqual(new Set([1]))
    expect(fatigue(planned({ a: warriors(8), foe }, [does('move', 'a'), charge]), 'a')).toEqual(new Set([2]))
    // An enemy who spends it leaves only that of the melee.
    const spent = { ...charge, acts: [{ by: 'defender', kind: 'fatigue', buys: 'armour' } as const] }
    expect(fatigue(planned({ a: warriors(8), foe }, [does('move', 'a'), spent]), 'a')).toEqual(new Set([1]))
  })
  it('comes to friends of a unit that is eliminated', () => {
    const plan = planned(
      { a: hearthguard(8), foe: levies(1), friend: warriors(4) },
      [does('charge', 'a', { target: 'foe', near: ['friend', 'a'] })],
      {
        ours: ['a']
      }
    )
    for (const { value } of endsOf(plan)) expect(value.units['friend']?.fatigue).toBe(value.units['foe']?.models === 0 ? 1 : 0)
  })
})

describe('shots of equipment (section 5)', () => {
  const shots = (unit: Unit, steps: readonly Partial<Activation>[], more: Partial<Plan> = {}) => {
    const all = endsOf(
      planned(
        { a: unit, foe },
        steps.map(step => ({ verb: 'shoot', unit: 'a', target: 'foe', ...step }) as Step),
        more
      )
    )
    const found = all[0]?.value.units['a']
    return [found?.shots, found?.fatigue]
  }
  const javelins = warriors(8, { weapons: ['javelins'] })
  const thrown = { by: 'equipment' } as const
  it('javelins: one free shot where none was made, and no more after it', () => {
    expect(shots(javelins, [thrown, {}])).toEqual([1, 0])
    expect(shots(javelins, [{}, thrown, {}])).toEqual([2, 1])
    expect(shots(javelins, [{ verb: 'move' }, thrown])).toEqual([1, 0])
  })
  it('javelins of 2021: after a move only', () => {
    const readings = { readings: { 'javelin-shot': 'after-move' } } as const
    expect(shots(javelins, [thrown], readings)).toEqual([0, 0])
    expect(shots(javelins, [{ verb: 'move' }, thrown], readings)).toEqual([1, 0])
  })
  it('composite bows: free and without fatigue, never two in a row', () => {
    const riders = warriors(8, { weapons: ['composite-bow'], mount: 'horse' })
    const noDice = { dice: { ours: { warriors: 1 } } }
    expect(shots(riders, [{}, {}, { verb: 'move' }, {}, {}], noDice)).toEqual([2, 1])
  })
  it('crossbows: never two in a row', () => {
    const crossbows = warriors(8, { weapons: ['crossbow'] })
    expect(shots(crossbows, [{}, {}])).toEqual([1, 0])
    expect(shots(crossbows, [{}, { verb: 'move' }, {}])).toEqual([2, 2])
    expect(shots(warriors(8, { weapons: ['bow'] }), [{}, {}])).toEqual([2, 1])
  })
})

describe('the warlord (T6.3)', () => {
  const move = (unit: string, more: Partial<Activation> = {}) => does('move', unit, more)
  const noDice = { dice: { ours: {} } }
  const acted = (steps: readonly Step[], lord = warlord()) => {
    const { units } = only(planned({ lord, a: warriors(8), b: warriors(8) }, steps, noDice))
    return [units['lord']?.acted, units['a']?.acted, units['b']?.acted]
  }
  it('acts once for free, and one friend obeys, never himself', () => {
    expect(acted([move('lord'), move('a')])).toEqual([0, 0, 0])
    expect(acted([move('lord', { by: 'determination' }), move('lord', { by: 'determination' })])).toEqual([1, 0, 0])
    const obeys = { by: 'we-obey', hero: 'lord' } as const
    expect(acted([move('a', obeys), move('b', obeys)])).toEqual([0, 1, 0])
    expect(acted([move('lord', obeys), move('b', { by: 'we-obey', hero: 'a' })])).toEqual([0, 0, 0])
  })
  it('gives two orders, or none, where he is such a hero (T6.12)', () => {
    const obeys = { by: 'we-obey', hero: 'lord' } as const
    expect(acted([move('a', obeys), move('b', obeys), move('b', obeys)], warlord({ orders: 2 }))).toEqual([0, 1, 1])
    expect(acted([move('a', obeys)], warlord({ orders: 0 }))).toEqual([0, 0, 0])
  })
  it('lends Determination to each friend once, where he is such a hero (T6.12)', () => {
    const determined = { by: 'determination' } as const
    const both = [move('a', determined), move('a', determined), move('b', determined)]
    expect(acted(both)).toEqual([0, 0, 0])
    expect(acted(both, warlord({ lendsDetermination: true }))).toEqual([0, 1, 1])
  })
  it('gives no order while exhausted', () => {
    expect(acted([move('a', { by: 'we-obey', hero: 'lord' })], warlord({ fatigue: 3 }))).toEqual([0, 0, 0])
  })
})

describe('effects that last (N13) and boxes used once (T7.4)', () => {
  const charge = does('charge', 'a', { target: 'foe' })
  const losses = (steps: readonly Step[]) => {
    const ends = endsOf(planned({ a: warriors(8), foe }, steps))
    return toNumber(
      sum(
        ends.map(({ value, chance }) => ({
          ...chance,
          numerator: chance.numerator * BigInt(8 - (value.units['foe']?.models ?? 0))
        }))
      )
    )
  }
  const twilight: Step = { verb: 'effect', lasting: { on: 'all', effects: ragnarok.slice(0, 1), turns: 0, freeCharges: 'ours' } }
  it('Ragnarok lowers both in every melee of the turn, and is over with it', () => {
    expect(losses([charge])).toBeCloseTo(8 / 3, 12)
    expect(losses([twilight, charge])).toBeCloseTo(32 / 9, 12)
    expect(losses([twilight, { verb: 'end-turn' }, charge])).toBeCloseTo(8 / 3, 12)
    expect(only(planned({ a: warriors(8), foe }, [twilight, charge], { dice: { ours: {} } })).units['a']?.acted).toBe(1)
  })
  it('a box once a turn, unless it is basic', () => {
    const frigg = { ...charge, acts: [{ ...box('attacker', 'frigg'), name: 'frigg' }] }
    const basic: Step = { verb: 'effect', lasting: { on: 'foe', effects: [], turns: 0, basic: { by: 'ours', boxes: ['frigg'] } } }
    expect(only(planned({ a: warriors(8), foe }, [frigg])).used).toEqual(['ours frigg'])
    expect(losses([frigg, frigg])).toBeLessThan(losses([basic, frigg, frigg]))
  })
})

describe('a new turn', () => {
  const end: Step = { verb: 'end-turn' }
  const two = (steps: readonly Step[], more: Partial<Plan> = {}) =>
    only(planned({ a: warriors(8), x: warriors(8, { fatigue: 2, banner: true }) }, steps, { ours: ['a'], ...more }))
  it('begins with nothing done, and a banner takes a fatigue off in its own (T6.8)', () => {
    const { units, turn } = two([does('move', 'a'), does('move', 'a'), end, does('move', 'x')])
    expect([turn, units['a']?.fatigue, units['a']?.acted, units['x']?.fatigue, units['x']?.acted]).toEqual(['theirs', 1, 0, 1, 1])
  })
  it('gives boxes back that are used once, and no dice', () => {
    const box = (name: string): Step => ({ verb: 'fatigue', name, unit: 'x', count: 1 })
    const limit = { a: warriors(8), x: warriors(8) }
    const after = (steps: readonly Step[], more: Partial<Plan> = {}) =>
      only(planned(limit, steps, { ours: ['a'], ...more })).units['x']?.fatigue
    expect(after([box('dread'), box('dread')])).toBe(1)
    expect(after([box('dread'), end, end, box('dread')])).toBe(2)
    expect(after([box('dread'), end, end, box('dread')], { dice: { ours: { dread: 1 } } })).toBe(1)
  })
  it('ends what lasts a turn, and not what lasts two', () => {
    const lasts = (turns: number): Step => ({ verb: 'effect', lasting: { on: 'ours', effects: [], turns } })
    const left = (steps: readonly Step[]) => two(steps).lasting.length
    expect([left([lasts(0), end]), left([lasts(1), end]), left([lasts(1), end, end])]).toEqual([0, 1, 0])
  })
})

it('a banner rests all its fatigue away, and acts no more (T6.8)', () => {
  const a = warriors(8, { fatigue: 3, banner: true })
  const all = does('rest', 'a', { all: true })
  expect(only(planned({ a }, [all, does('move', 'a')])).units['a']).toMatchObject({ fatigue: 0, acted: 0 })
  expect(only(planned({ a: warriors(8, { fatigue: 3 }) }, [all])).units['a']?.fatigue).toBe(3)
})

it('bodyguards who died in one fight are gone in the next', () => {
  const units = { lord: warlord({ fatigue: 3, bodyguards: 1 }), foe: levies(6, { weapons: ['bow'] }) }
  const shot: Step = { verb: 'shoot', unit: 'foe', target: 'lord' }
  const gone = (steps: readonly Step[]): number =>
    toNumber(
      sum(
        endsOf({ units, ours: ['foe'], steps })
          .filter(({ value }) => value.units['lord']?.models === 0)
          .map(({ chance }) => chance)
      )
    )
  // Three bows hit armour 5 on 5 or more, and half of the hits are saved: 1/6 a die; two or three casualties kill him at once.
  const [none, one, more] = [125 / 216, 75 / 216, 16 / 216]
  expect(gone([shot])).toBeCloseTo(more, 12)
  expect(gone([shot, shot])).toBeCloseTo(more + none * more + one * (1 - none), 12)
})

it('a choice is made in view of what has happened', () => {
  const charge = (unit: string): Step => does('charge', unit, { target: 'foe' })
  const units = { a: warriors(4), b: warriors(4), foe: warriors(4) }
  const gone = (state: State): boolean => state.units['foe']?.models === 0
  const chance = (steps: readonly Step[]): number => toNumber(bestChance(planned(units, steps), gone))
  const seen = chance([charge('a'), { verb: 'choose', ways: [[charge('a')], [charge('b')]] }])
  expect(seen).toBeGreaterThanOrEqual(Math.max(chance([charge('a'), charge('a')]), chance([charge('a'), charge('b')])))
})

it('the chances of 30 random plans add up to one, and no unit is above its limit', { timeout: 60_000 }, () => {
  let fought = 0
  for (let seed = 1; seed <= 30; seed++) {
    const plan = randomPlan(randomFrom(seed))
    const ends = endsOf(plan)
    expect(equal(sum(ends.map(({ chance }) => chance)), one), `seed ${seed}`).toBe(true)
    if (ends.length > 1) fought++
    if (plan.readings?.['fatigue-above-limit'] === 'kept') continue
    expect(
      ends.every(({ value }) => Object.values(value.units).every(unit => unit.fatigue <= 3)),
      `seed ${seed}`
    ).toBe(true)
  }
  expect(fought).toBeGreaterThan(15)
})

it('bodyguards die of the unit they belong to, and the warlord lives', () => {
  const units = { lord: warlord({ fatigue: 3 }), guards: hearthguard(1), foe: levies(6, { weapons: ['bow'] }) }
  const shot: Step = { verb: 'shoot', unit: 'foe', target: 'lord', guards: { of: 'lord', from: 'guards' } }
  const ends = endsOf({ units, ours: ['foe'], steps: [shot] })
  for (const { value } of ends) {
    // One casualty is the guard's; two or three are the lord's, and no guard dies for nothing.
    if (value.units['guards']?.models === 0) expect(value.units['lord']?.models).toBe(1)
    if (value.units['lord']?.models === 0) expect(value.units['guards']?.models).toBe(1)
  }
  expect(ends.length).toBe(3)
})
