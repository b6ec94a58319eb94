import type { Activation, By, Plan, Step } from './plan'
import { has } from './profile'
import { type Random, randomReadings, randomUnit } from './random'
import type { Act, Side, Unit } from './types'

/** Random plans of the second edition: two units a side, four steps, now and then a choice, an effect that lasts or a new turn. */

const names = { ours: ['a', 'b'], theirs: ['x', 'y'] } as const

const ability = (by: Side, name: string, dice: number): Act => ({
  by,
  kind: 'ability',
  name,
  clauses: [{ effects: [{ verb: by === 'attacker' ? 'attack-dice' : 'defence-dice', count: dice }] }]
})

const actsOf = (random: Random, verb: 'charge' | 'shoot'): readonly Act[] => [
  ...(random.oneIn(2) ? [ability('attacker', random.of(['thunder', 'storm']), 2)] : []),
  ...(random.oneIn(2) ? [{ by: 'defender', kind: 'fatigue', buys: 'armour' } as const] : []),
  ...(verb === 'charge' && random.oneIn(3) ? [{ by: 'attacker', kind: 'fatigue', buys: 'enemy-armour' } as const] : []),
  ...(random.oneIn(3) ? [ability('defender', 'wall', 2)] : [])
]

const verbsOf = (unit: Unit): readonly ['move' | 'charge' | 'shoot' | 'rest', ...('move' | 'charge' | 'shoot' | 'rest')[]] =>
  has(unit, 'bow', 'sling', 'crossbow', 'composite-bow', 'javelins', 'firearm')
    ? ['move', 'charge', 'charge', 'shoot', 'shoot', 'shoot', 'rest']
    : ['move', 'charge', 'charge', 'charge', 'rest']

const activationOf = (random: Random, units: Plan['units'], ours: boolean): Activation => {
  const mine = ours ? names.ours : names.theirs
  const foes = ours ? names.theirs : names.ours
  const name = random.of(mine)
  const unit = units[name]
  if (!unit) throw new RangeError(`there is no ${name}`)
  const verb = random.of(verbsOf(unit))
  const isFight = verb === 'charge' || verb === 'shoot'
  const other = random.of(mine)
  const ways: readonly By[] = [
    ...(unit.class === 'warlord' ? (['determination'] as const) : []),
    ...(other !== name && units[other]?.class === 'warlord' ? (['we-obey'] as const) : []),
    ...(verb === 'shoot' ? (['equipment'] as const) : [])
  ]
  const by = random.of<By>(['die', 'die', ...ways])
  return {
    verb,
    unit: name,
    ...(isFight && { target: random.of(foes), acts: actsOf(random, verb), near: [...names.ours, ...names.theirs] }),
    ...(by !== 'die' && { by }),
    ...(by === 'we-obey' && { hero: other }),
    ...((verb === 'move' || verb === 'charge') && random.oneIn(4) && { ends: random.of(['uneven', 'dangerous'] as const) }),
    ...(verb === 'charge' && random.oneIn(8) && { noFatigue: true })
  }
}

const stepOf = (random: Random, units: Plan['units'], ours: boolean): Step => {
  if (random.oneIn(8)) {
    const effects = [{ verb: 'armour', of: 'own', count: -1, in: ['melee'] }] as const
    return { verb: 'effect', name: 'twilight', lasting: { on: 'all', effects, turns: 0, freeCharges: true, basic: ['thunder'] } }
  }
  if (random.oneIn(8))
    return { verb: 'fatigue', name: 'news', unit: random.of([...names.ours, ...names.theirs]), count: random.of([1, -1]) }
  if (random.oneIn(8)) {
    const way = () => [activationOf(random, units, ours)]
    return { verb: 'choose', ways: [way(), way()] }
  }
  return activationOf(random, units, ours)
}

export const randomPlan = (random: Random): Plan => {
  const unit = (): Unit => {
    const { effects: _effects, ...plain } = randomUnit(random)
    return { ...plain, models: Math.min(6, plain.models), fatigue: Math.min(2, plain.fatigue ?? 0) }
  }
  const units = { a: unit(), b: unit(), x: unit(), y: unit() }
  const turns = random.oneIn(3)
  const first = Array.from({ length: 3 }, () => stepOf(random, units, true))
  const second: readonly Step[] = turns ? [{ verb: 'end-turn' }, stepOf(random, units, false)] : [stepOf(random, units, true)]
  return {
    units,
    ours: names.ours,
    ...(random.oneIn(3) && { dice: { levies: random.below(3), warriors: random.below(3), hearthguard: random.below(3) } }),
    readings: randomReadings(random),
    steps: [...first, ...second]
  }
}
