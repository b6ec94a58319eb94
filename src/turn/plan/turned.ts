import type { Aftermath } from '../../battle/carried'
import type { Conduct } from '../../model/plan'
import type { Bout } from './bout'
import { at, type Change, changed, DONE, fieldOf, type Values } from './field'
import { type Play, replyUses } from './options'
import type { Use } from './purse'
import { rallied } from './rally'
import { mayBeStopped } from './reach'
import { boutFor, type Entrant, type Sortie } from './sortie'
import { holdsIn, type World } from './world'

/** What an activity does to what is known: the rules between the fights (R4.0 to R4.4, R6.2). */

/** What became of an activity. */
export const EVENTS = {
  moved: 'moved',
  rested: 'rested',
  used: 'used',
  shot: 'shot',
  won: 'won',
  tied: 'tie',
  lost: 'lost',
  destroys: 'they are destroyed',
  falls: 'destroyed',
  both: 'both are destroyed',
  held: 'held back',
  gone: 'gone by then',
  'no-target': 'target gone',
  exhausted: 'exhausted',
  unpaid: 'no die left to pay',
  late: 'active before, cannot rest',
  not: 'not called for',
  stopped: 'plan stopped'
} as const
export type Event = keyof typeof EVENTS

/** It did not come to pass. */
export const IDLE: ReadonlySet<Event> = new Set(['gone', 'no-target', 'exhausted', 'unpaid', 'late', 'not', 'stopped'])

export interface Turned {
  readonly event: Event
  readonly values: Values
}

/** How a fight may end, for those who go on. */
export interface Result {
  readonly end: Aftermath
  readonly event: Event
  readonly changes: readonly Change[]
}

/** An activity that comes to a fight. */
export interface Meeting {
  readonly play: Play
  readonly bout: Bout
  /** Units by their places in the plan. */
  readonly attackers: readonly number[]
  readonly defender: number
  /** What stands before the fight's own changes: dice paid and the like. */
  readonly before: Values
  readonly resultOf: (end: Aftermath) => Result
}

export type Turn = Turned | Meeting

export const isMeeting = (turn: Turn): turn is Meeting => 'bout' in turn

const models = (values: Values, unit: number): number => at(values, fieldOf(unit, 'models'))
const fatigue = (values: Values, unit: number): number => at(values, fieldOf(unit, 'fatigue'))

const isExhausted = ({ forces }: World, values: Values, unit: number): boolean =>
  fatigue(values, unit) >= (forces[unit]?.limit ?? Number.POSITIVE_INFINITY)

const isOwnTurn = ({ plan }: World, unit: number): boolean => plan.units[unit]?.warband === plan.turn

/** Fatigue that a move or shot costs: 1 from the second on, in one's own turn (R4.1). */
const toll = (world: World, { step }: Play, values: Values, unit: number): number =>
  !step.tireless && isOwnTurn(world, unit) && at(values, fieldOf(unit, 'done')) === DONE.moved ? 1 : 0

/** Reading horses-uneven: a mounted unit that ends its move in uneven ground. */
const stumbling = ({ forces, readings }: World, { step }: Play, unit: number): number =>
  readings['horses-uneven'] === 'yes' && forces[unit]?.battle.mounted === true && step.own.ground === 'uneven' ? 1 : 0

/** Fatigue that comes outside a fight; what is ignored does not come (R6.4). */
const tiring = (world: World, values: Values, unit: number, more: number): readonly Change[] => {
  const force = world.forces[unit]
  if (!force || force.isImmune || more === 0) return []
  const spared = Math.min(more, isOwnTurn(world, unit) ? Math.max(0, force.spares - at(values, fieldOf(unit, 'spared'))) : 0)
  return [
    [fieldOf(unit, 'fatigue'), fatigue(values, unit) + more - spared],
    ...(spared > 0 ? [[fieldOf(unit, 'spared'), at(values, fieldOf(unit, 'spared')) + spared] as const] : [])
  ]
}

/** Enough dice lie on each box. */
const canPay = (world: World, values: Values, uses: readonly Use[]): boolean =>
  uses.every(use => {
    const field = world.boxField(use)
    return field === undefined || at(values, field) >= use.times
  })

const paid = (world: World, values: Values, uses: readonly Use[]): Values =>
  uses.reduce((now, use) => {
    const field = world.boxField(use)
    return field === undefined ? now : changed(now, [[field, Math.max(0, at(now, field) - use.times)]])
  }, values)

/** The abilities that can be paid for, one after another; the others are left out. */
const affordable = (world: World, conduct: Conduct, unit: number, values: Values): { conduct: Conduct; values: Values } => {
  const { plan, book } = world
  let now = values
  const kept = conduct.abilities.filter(use => {
    const uses = replyUses({ abilities: [use], spend: [] }, unit, plan, book)
    if (!canPay(world, now, uses)) return false
    now = paid(world, now, uses)
    return true
  })
  return { conduct: kept.length === conduct.abilities.length ? conduct : trimmed(conduct, kept), values: now }
}

const trims = new WeakMap<Conduct, Map<string, Conduct>>()

/** The conduct with some abilities left out: one object for each set, so that its fights are met again. */
const trimmed = (conduct: Conduct, abilities: Conduct['abilities']): Conduct => {
  const known = trims.get(conduct) ?? new Map<string, Conduct>()
  trims.set(conduct, known)
  const name = abilities.map(({ id }) => id).join()
  const found = known.get(name) ?? { ...conduct, abilities }
  known.set(name, found)
  return found
}

const NOTHING: Conduct = { abilities: [], spend: [] }

const replyOf = (world: World, { step, reply }: Play, values: Values): Conduct =>
  reply ?? (step.enemy === 'best' ? NOTHING : (step.enemy.find(({ when }) => !when || holdsIn(world, when, values)) ?? NOTHING))

/** Why a unit does not act at all. */
const hindrance = (world: World, { step, target }: Play, values: Values, unit: number): Event | undefined => {
  if (models(values, unit) === 0) return 'gone'
  if (step.verb === 'rest') return at(values, fieldOf(unit, 'done')) === DONE.nothing ? undefined : 'late'
  if (step.verb !== 'use' && isExhausted(world, values, unit)) return 'exhausted'
  return target !== undefined && step.verb !== 'move' && models(values, target) === 0 ? 'no-target' : undefined
}

const done = (unit: number): Change => [fieldOf(unit, 'done'), DONE.moved]

/** A unit wiped out in a melee tires the friends near it (R4.1). */
const frightened = (world: World, { step }: Play, before: Values, values: Values, fighters: readonly number[]): Values => {
  const fallen = fighters.filter(unit => models(before, unit) > 0 && models(values, unit) === 0)
  const near = (unit: number): readonly number[] => [
    ...(world.plan.units[unit]?.near ?? []),
    ...step.near.filter(friend => world.plan.units[friend]?.warband === world.plan.units[unit]?.warband)
  ]
  return fallen.reduce(
    (now, unit) =>
      [...new Set(near(unit))]
        .filter(friend => friend !== unit && models(now, friend) > 0)
        .reduce((here, friend) => changed(here, tiring(world, here, friend, 1)), now),
    values
  )
}

const eventOf = (end: Aftermath, isGone: (unit: number) => boolean, attackers: readonly number[], defender: number): Event => {
  const isOver = attackers.every(isGone)
  if (isGone(defender)) return isOver ? 'both' : 'destroys'
  if (isOver) return 'falls'
  if (end.winner === undefined) return 'shot'
  return end.winner === 'tie' ? 'tied' : end.winner === 'attacker' ? 'won' : 'lost'
}

/** The numbers of those who fought, when it is over. */
const carriedOn = (world: World, sortie: Sortie, values: Values, end: Aftermath): readonly Change[] => {
  const fighters = [...sortie.attackers, sortie.defender]
  return end.units.flatMap(({ lost, guards, fatigue: tired }, i): readonly Change[] => {
    const { unit } = fighters[i] as Entrant
    const force = world.forces[unit]
    const isAttacker = i < sortie.attackers.length
    const isCharging = isAttacker && sortie.kind === 'melee'
    const hasWon = end.winner === (isAttacker ? 'attacker' : 'defender') ? 1 : 0
    const left = Math.max(0, models(values, unit) - lost)
    return [
      [fieldOf(unit, 'models'), left],
      // who is gone has no fatigue to speak of
      [fieldOf(unit, 'fatigue'), left === 0 ? 0 : tired + (isAttacker && !force?.isImmune ? sortie.late : 0)],
      ...(guards > 0 ? [[fieldOf(unit, 'guards'), at(values, fieldOf(unit, 'guards')) - guards] as const] : []),
      ...(isAttacker ? [done(unit)] : []),
      ...(isCharging && sortie.isOwnTurn && force && force.spares > 0 ? [[fieldOf(unit, 'spared'), force.spares] as const] : []),
      ...(sortie.kind === 'melee' && world.watched.has(unit) ? [[fieldOf(unit, 'won'), hasWon] as const] : [])
    ]
  })
}

const meeting = (world: World, play: Play, sortie: Sortie, before: Values): Meeting => {
  const attackers = sortie.attackers.map(({ unit }) => unit)
  const defender = sortie.defender.unit
  return {
    play,
    bout: boutFor(world, sortie, before),
    attackers,
    defender,
    before,
    resultOf: end => {
      const changes = carriedOn(world, sortie, before, end)
      const values = changed(before, changes)
      return { end, changes, event: eventOf(end, unit => models(values, unit) === 0, attackers, defender) }
    }
  }
}

const known = new WeakMap<Bout, readonly (Result & { readonly chance: number })[]>()

/** Every way a fight may end, worked out once for the same state of its units. */
export const resultsOf = ({ bout, resultOf }: Meeting): readonly (Result & { readonly chance: number })[] => {
  const found = known.get(bout) ?? bout.ends().map(({ end, chance }) => ({ ...resultOf(end), chance }))
  known.set(bout, found)
  return found
}

const FALLS: ReadonlySet<Event> = new Set(['destroys', 'falls', 'both'])

/** What is known after a fight has ended so. */
export const settled = (
  world: World,
  { play, bout, before, attackers, defender }: Meeting,
  { event, changes }: Result
): Values => {
  const values = changed(before, changes)
  return bout.scenario.kind === 'melee' && (FALLS.has(event) || attackers.length > 1)
    ? frightened(world, play, before, values, [...attackers, defender])
    : values
}

/** Own abilities, then the enemy's, as far as their dice last. */
const conducted = (world: World, play: Play, values: Values, unit: number, target: number) => {
  const own = affordable(world, play.own, unit, values)
  const enemy = affordable(world, replyOf(world, play, values), target, own.values)
  return { own: own.conduct, enemy: enemy.conduct, values: enemy.values }
}

const charging = (world: World, play: Play, units: readonly number[], target: number, values: Values): Turn => {
  const [unit = 0] = units
  const force = world.forces[unit]
  const reply = replyOf(world, play, values)
  if (reply.stops && force && fatigue(values, unit) > 0 && mayBeStopped(force, play.step)) {
    const less = changed(values, [[fieldOf(unit, 'fatigue'), fatigue(values, unit) - 1]])
    return {
      event: 'held',
      values: changed(changed(less, tiring(world, less, unit, toll(world, play, values, unit))), [done(unit)])
    }
  }
  const { own, enemy, values: now } = conducted(world, play, values, unit, target)
  const entrant = (each: number, conduct: Conduct): Entrant => ({
    unit: each,
    conduct,
    fatigue: fatigue(now, each) + stumbling(world, play, each),
    moved: toll(world, play, now, each) > 0
  })
  const sortie: Sortie = {
    kind: 'melee',
    attackers: units.map((each, i) => entrant(each, i === 0 ? own : NOTHING)),
    defender: { unit: target, conduct: enemy, fatigue: fatigue(now, target), moved: false },
    isOwnTurn: isOwnTurn(world, unit),
    late: 0
  }
  return meeting(world, play, sortie, now)
}

const shooting = (world: World, play: Play, unit: number, target: number, values: Values, isAfterMove: boolean): Turn => {
  const force = world.forces[unit]
  const tires = !isAfterMove && !force?.isTireless && toll(world, play, values, unit) > 0
  const { own, enemy, values: now } = conducted(world, play, values, unit, target)
  // javelins are free after a move alone: a throw that is an activation of its own tires as any other (R2.9)
  const late = tires && force?.throws === true ? 1 : 0
  const sortie: Sortie = {
    kind: 'shoot',
    attackers: [{ unit, conduct: own, fatigue: fatigue(now, unit), moved: isAfterMove || (tires && late === 0) }],
    defender: { unit: target, conduct: enemy, fatigue: fatigue(now, target), moved: false },
    isOwnTurn: isOwnTurn(world, unit),
    late
  }
  return meeting(world, play, sortie, now)
}

const moving = (world: World, play: Play, unit: number, values: Values): Turn => {
  const more = toll(world, play, values, unit) + stumbling(world, play, unit)
  const moved = changed(values, [...tiring(world, values, unit, more), done(unit)])
  const { target } = play
  if (target === undefined || models(moved, target) === 0) return { event: 'moved', values: moved }
  return shooting(world, play, unit, target, moved, true)
}

const using = (world: World, { step, uses }: Play, values: Values): Turned => {
  const on = [...step.units, ...step.targets].filter(unit => models(values, unit) > 0)
  if (on.length === 0) return { event: 'gone', values }
  if (!canPay(world, values, uses)) return { event: 'unpaid', values }
  return { event: 'used', values: rallied(world, step, on, paid(world, values, uses)) }
}

/** What an activity comes to, from what is known: done with, or a fight whose end decides. */
export const turnOf = (world: World, play: Play, values: Values): Turn => {
  const { step, target } = play
  if (step.verb === 'use') return using(world, play, values)
  const hindered = step.units.map(unit => hindrance(world, play, values, unit))
  const able = step.units.filter((_, i) => hindered[i] === undefined)
  const [unit] = able
  if (unit === undefined) return { event: hindered[0] ?? 'gone', values }
  const fees = play.uses.filter(({ box, warband }) => step.pays.includes(box) && warband === world.plan.units[unit]?.warband)
  if (!canPay(world, values, fees)) return { event: 'unpaid', values }
  const now = paid(world, values, fees)
  switch (step.verb) {
    case 'rest':
      return {
        event: 'rested',
        values: changed(now, [
          [fieldOf(unit, 'fatigue'), Math.max(0, fatigue(now, unit) - 1)],
          [fieldOf(unit, 'done'), DONE.rested]
        ])
      }
    case 'move':
      return moving(world, play, unit, now)
    case 'charge':
      return charging(world, play, able, target ?? 0, now)
    case 'shoot':
      return shooting(world, play, unit, target ?? 0, now, false)
  }
}
