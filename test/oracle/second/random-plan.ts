import type { Activation, Band, By, Plan, Step } from './plan'
import { has } from './profile'
import { type Random, randomReadings, randomUnit } from './random'
import type { Act, Distance, Effect, Side, Unit } from './types'

/** Random plans of the second edition: two units a side, four steps or five, now and then a choice, an effect that lasts or a new turn. */

const names = { ours: ['a', 'b'], theirs: ['x', 'y'] } as const
const enemies: Readonly<Record<Band, Band>> = { ours: 'theirs', theirs: 'ours' }

/** The boxes of a board that both sides use: abilities of fights, one that lasts a turn, one that lasts two, two outside a fight. */
export const fightBoxes: Readonly<Record<string, readonly Effect[]>> = {
  thunder: [{ verb: 'attack-dice', count: 2 }],
  storm: [{ verb: 'attack-dice', count: 3 }],
  wall: [{ verb: 'defence-dice', count: 2 }]
}
export const twilight: readonly Effect[] = [
  { verb: 'armour', of: 'own', count: -1, in: ['melee'] },
  { verb: 'armour', of: 'enemy', count: -1, in: ['melee'] }
]
export const dusk: readonly Effect[] = [{ verb: 'defence-dice', count: 1 }]

const ability = (by: Side, name: string): Act => ({
  by,
  kind: 'ability',
  name,
  clauses: [{ effects: fightBoxes[name] ?? [] }]
})

/** Of each side abilities first, then fatigue spent. */
const actsOf = (random: Random, verb: 'charge' | 'shoot'): readonly Act[] => [
  ...(random.oneIn(2) ? [ability('attacker', random.of(['thunder', 'storm']))] : []),
  ...(verb === 'charge' && random.oneIn(3) ? [{ by: 'attacker', kind: 'fatigue', buys: 'enemy-armour' } as const] : []),
  ...(random.oneIn(3) ? [ability('defender', 'wall')] : []),
  ...(random.oneIn(2) ? [{ by: 'defender', kind: 'fatigue', buys: 'armour' } as const] : [])
]

type Verb = Activation['verb']

const canShoot = (unit: Unit): boolean =>
  unit.mount === 'elephant' ||
  has(unit, 'bow', 'sling', 'crossbow', 'composite-bow', 'javelins', 'firearm', 'sarissa', 'improvised')

const verbsOf = (unit: Unit): readonly [Verb, ...Verb[]] =>
  canShoot(unit)
    ? ['move', 'charge', 'charge', 'shoot', 'shoot', 'shoot', 'rest']
    : ['move', 'charge', 'charge', 'charge', 'rest']

/** Free shots of equipment (section 5). */
const shootsFree = (unit: Unit): boolean => unit.mount === 'elephant' || has(unit, 'composite-bow', 'javelins', 'sarissa')

const waysOf = (units: Plan['units'], name: string, other: string, verb: Verb): readonly By[] => {
  const [unit, friend] = [units[name], units[other]]
  if (!unit || !friend) throw new RangeError(`there is no ${name} or ${other}`)
  return [
    ...(unit.class === 'warlord' || unit.lendsDetermination || friend.lendsDetermination ? (['determination'] as const) : []),
    ...(unit.class !== 'warlord' && friend.class === 'warlord' && friend.orders !== 0 ? (['we-obey'] as const) : []),
    ...(verb === 'shoot' && shootsFree(unit) ? (['equipment'] as const) : [])
  ]
}

const withinOf = (random: Random, unit: Unit): Distance =>
  has(unit, 'sarissa', 'improvised') ? 'S' : random.of<Distance>(['S', 'M'])

const activationOf = (random: Random, units: Plan['units'], band: Band): Activation => {
  const mine = names[band]
  const name = random.of(mine)
  const other = mine.find(each => each !== name) ?? name
  const unit = units[name]
  if (!unit) throw new RangeError(`there is no ${name}`)
  const verb = random.of(verbsOf(unit))
  const isFight = verb === 'charge' || verb === 'shoot'
  const by = random.of<By>(['die', 'die', ...waysOf(units, name, other, verb)])
  return {
    verb,
    unit: name,
    ...(isFight && {
      target: random.of(names[enemies[band]]),
      acts: actsOf(random, verb),
      near: [...names.ours, ...names.theirs]
    }),
    ...(verb === 'shoot' && random.oneIn(2) && { within: withinOf(random, unit) }),
    ...(by !== 'die' && { by }),
    ...(by === 'we-obey' && { hero: other }),
    ...((verb === 'move' || verb === 'charge') && random.oneIn(4) && { ends: random.of(['uneven', 'dangerous'] as const) }),
    ...(verb === 'charge' && random.oneIn(8) && { noFatigue: true }),
    ...(verb === 'rest' && unit.banner && random.oneIn(2) && { all: true })
  }
}

const stepOf = (random: Random, units: Plan['units'], band: Band): Step => {
  if (random.oneIn(8)) {
    const basic = { by: band, boxes: ['thunder'] }
    return { verb: 'effect', name: 'twilight', lasting: { on: band, effects: twilight, turns: 0, freeCharges: band, basic } }
  }
  if (random.oneIn(12)) return { verb: 'effect', name: 'dusk', lasting: { on: band, effects: dusk, turns: 1 } }
  if (random.oneIn(12)) return { verb: 'fatigue', name: 'solace', unit: random.of(names[band]), count: -1 }
  if (random.oneIn(12)) return { verb: 'fatigue', name: 'dread', unit: random.of(names[enemies[band]]), count: 1 }
  return activationOf(random, units, band)
}

const plainUnit = (random: Random): Unit => {
  const { effects: _effects, ...plain } = randomUnit(random)
  const lead =
    plain.class === 'warlord' && plain.mount === undefined
      ? random.of<Partial<Unit>>([{}, {}, { orders: 2 }, { orders: 0, lendsDetermination: true }])
      : {}
  return { ...plain, ...lead, models: Math.min(6, plain.models), fatigue: Math.min(2, plain.fatigue ?? 0) }
}

const diceOf = (random: Random): NonNullable<Plan['dice']> => ({
  ours: {
    hearthguard: 1 + random.below(2),
    warriors: 1 + random.below(2),
    levies: random.below(2),
    thunder: random.below(3),
    twilight: 1
  }
})

export const randomPlan = (random: Random): Plan => {
  const units = { a: plainUnit(random), b: plainUnit(random), x: plainUnit(random), y: plainUnit(random) }
  const turns = random.oneIn(3)
  const first = Array.from({ length: 3 }, () => stepOf(random, units, 'ours'))
  const second: readonly Step[] = turns
    ? [{ verb: 'end-turn' }, stepOf(random, units, 'theirs'), stepOf(random, units, 'theirs')]
    : [stepOf(random, units, 'ours')]
  const way = () => [activationOf(random, units, turns ? 'theirs' : 'ours')]
  return {
    units,
    ours: names.ours,
    ...(random.oneIn(3) && { dice: diceOf(random) }),
    readings: randomReadings(random),
    steps: [...first, ...second, ...(random.oneIn(8) ? [{ verb: 'choose' as const, ways: [way(), way()] }] : [])]
  }
}
