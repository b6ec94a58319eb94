import { t } from '../../model/language'
import type { ActStep, Conduct } from '../../model/plan'
import { basicBy } from '../../rules/abilities'
import { type Contact, contactOf } from './contact'
import type { Use } from './dice-budget'
import type { Encounter, Entrant } from './encounter'
import type { Event } from './events'
import {
  acted,
  bearersOf,
  doneBefore,
  exhaustedBy,
  fatigue,
  fatigueCost,
  gainFatigue,
  isExhausted,
  isOwnTurn,
  isThrown,
  mayShoot,
  models,
  turnOf,
  upTo
} from './fatigue'
import { at, changed, DONE, fieldOf, keptFor, SHOTS, type Values } from './field'
import { type Play, usesBy } from './options'
import { forceIn, holdsIn, inForce, type PlanModel } from './plan-model'
import { bandWithin, isTooFar, mayBeStopped } from './reach'
import { asModels, useBox } from './use-box'

/** Dice spent from the boards, where they may run out (R7.3). */

/** One die less on the first of these boxes that has one; undefined where none has. */
const taken = (world: PlanModel, values: Values, { warband, box, unit, from = [box] }: Use): Values | undefined => {
  for (const each of from) {
    const field = world.boxField({ warband, box: each, ...(unit !== undefined && { unit }) })
    if (field === undefined) return values
    if (at(values, field) > 0) return changed(values, [[field, at(values, field) - 1]])
  }
  return undefined
}

/** What is left when all of it is paid for; undefined where the dice do not last. */
const paid = (world: PlanModel, values: Values, uses: readonly Use[]): Values | undefined => {
  let now: Values | undefined = values
  for (const use of uses) for (let time = 0; now !== undefined && time < use.times; time++) now = taken(world, now, use)
  return now
}

/** What lasts until the turn ends is in force from now on. */
const begun = (world: PlanModel, values: Values, { warband, box }: Use, turn: number): Values => {
  const fields = [world.lastingField({ warband, box }, turn), world.onceField({ warband, box }, turn)]
  return changed(
    values,
    fields.flatMap(field => (field === undefined ? [] : [[field, 1] as const]))
  )
}

const isInForce = (world: PlanModel, values: Values, use: Use, turn: number): boolean => {
  const field = world.lastingField(use, turn)
  return field !== undefined && at(values, field) === 1
}

/** It was used in this turn, and nothing makes it basic (T7.4, N13). */
const isSpent = (world: PlanModel, values: Values, { warband, box }: Use, turn: number): boolean => {
  const field = world.onceField({ warband, box }, turn)
  if (field === undefined || at(values, field) === 0) return false
  const { abilities } = world.book
  return !inForce(world, warband, turn, values).some(each => {
    const ability = abilities[each.box]
    return ability !== undefined && basicBy(ability).includes(box)
  })
}

/** Uses of boxes paid for, one after another, those that last from now on; undefined where the dice do not last. */
const used = (world: PlanModel, values: Values, uses: readonly Use[], turn: number): Values | undefined =>
  uses.reduce<Values | undefined>((now, use) => {
    if (now === undefined || isInForce(world, now, use, turn)) return now
    if (isSpent(world, now, use, turn)) return undefined
    const after = paid(world, now, [use])
    return after && begun(world, after, use, turn)
  }, values)

/** What activates units takes no die where an ability lets its side do so for none (N13). */
const dueFees = (world: PlanModel, { step, fees }: Play, values: Values): readonly Use[] => {
  const turn = turnOf(step)
  const isFree = (warband: 0 | 1): boolean =>
    inForce(world, warband, turn, values).some(({ effects }) =>
      effects.some(effect => effect.verb === 'free-activation' && effect.for === step.verb)
    )
  return fees.filter(({ warband, box }) => {
    const ability = world.book.abilities[box]
    return !(ability?.multi && ability.activates && isFree(warband))
  })
}

interface Afforded {
  readonly conduct: Conduct
  readonly values: Values
  /** What could not be paid for, a sentence each. */
  readonly without: readonly string[]
}

/** The abilities that can be paid for, one after another; the others are left out. `bought`: boxes that are paid for already. */
const affordable = (
  world: PlanModel,
  conduct: Conduct,
  unit: number,
  values: Values,
  turn: number,
  bought: readonly string[] = []
): Afforded => {
  const { plan, book } = world
  let now = values
  const without: string[] = []
  const kept = conduct.abilities.filter(use => {
    const uses = usesBy({ abilities: [use] }, unit, turn, plan, book)
    const after = used(
      world,
      now,
      uses.filter(({ box }) => !bought.includes(box)),
      turn
    )
    if (!after) {
      without.push(
        ...uses.map(({ box }) => t('{name} has no die left and is not used', { name: book.abilities[box]?.name ?? box }))
      )
      return false
    }
    now = after
    // what lasts is in force by itself
    return uses.every(each => world.lastingField(each, turn) === undefined)
  })
  return { conduct: kept.length === conduct.abilities.length ? conduct : trimmed(conduct, kept), values: now, without }
}

const trims = new WeakMap<Conduct, Map<string, Conduct>>()

/** The conduct with some abilities left out: one object for each set, so that its fights are met again. */
const trimmed = (conduct: Conduct, abilities: Conduct['abilities']): Conduct => {
  const known = trims.get(conduct) ?? new Map<string, Conduct>()
  trims.set(conduct, known)
  const name = JSON.stringify(abilities)
  const found = known.get(name) ?? { ...conduct, abilities }
  known.set(name, found)
  return found
}

/** What an activity does to what is known: the rules between the fights (R4.0 to R4.4, R6.2). */

export interface Transition {
  readonly event: Event
  readonly values: Values
}

export type Turn = Transition | Contact

export const isMeeting = (turn: Turn): turn is Contact => 'bout' in turn

const NOTHING: Conduct = { abilities: [], spend: [] }

const replyOf = (world: PlanModel, { step, reply }: Play, values: Values): Conduct =>
  reply ?? (step.enemy === 'best' ? NOTHING : (step.enemy.find(({ when }) => !when || holdsIn(world, when, values)) ?? NOTHING))

/** Whoever obeys moves with a leader who moves: he leads from his move to his next activation (R6.2). */
const led = (world: PlanModel, { verb }: ActStep, unit: number, values: Values, moves: 0 | 1): Values => {
  const { isLeader, unit: named } = forceIn(world, unit)
  if (world.book.numbers.inTurn) return values
  const field = isLeader ? world.ledField(named.warband) : undefined
  return field === undefined ? values : changed(values, [[field, verb === 'move' || verb === 'charge' ? moves : 0]])
}

/** In the first edition a leader has just moved (R6.2); in the second there is one who is not exhausted (T6.3). */
const isLed = (world: PlanModel, values: Values, warband: 0 | 1): boolean => {
  if (world.book.numbers.inTurn)
    return world.forces.some(
      ({ isLeader, unit: named }, unit) =>
        isLeader && named.warband === warband && models(values, unit) > 0 && !isExhausted(world, values, unit)
    )
  const field = world.ledField(warband)
  return field === undefined || at(values, field) !== 0
}

const lastsFor = (world: PlanModel, unit: number, step: ActStep, values: Values) =>
  inForce(world, forceIn(world, unit).unit.warband, turnOf(step), values)

/** A leader's own, or lent by a friend who lives (T6.12). */
const isDetermined = (world: PlanModel, values: Values, unit: number): boolean => {
  const { isLeader, unit: named } = forceIn(world, unit)
  return (
    isLeader ||
    world.forces.some(({ lends, unit: { warband } }, other) => lends && warband === named.warband && models(values, other) > 0)
  )
}

/** Why a unit does not act at all. */
const hindrance = (world: PlanModel, play: Play, values: Values, unit: number): Event | undefined => {
  const { step, target } = play
  if (models(values, unit) === 0) return 'gone'
  const { warband } = forceIn(world, unit).unit
  if (step.pays.includes('we-obey') && !isLed(world, values, warband)) return 'unled'
  if (step.pays.includes('determination') && !isDetermined(world, values, unit)) return 'unled'
  const done = doneBefore(values, unit, step)
  if (done & SHOTS.finished) return 'finished'
  if (step.verb === 'rest') return done === DONE.nothing ? undefined : 'late'
  if (isExhausted(world, values, unit)) return 'exhausted'
  const isShot = step.verb === 'shoot'
  if (isShot && !mayShoot(world, values, unit, step, isThrown(world, { ...play, step }, unit))) return 'shot-before'
  if (target !== undefined && step.verb !== 'move' && models(values, target) === 0) return 'no-target'
  // what may lengthen a reach may not be in force
  const mayReach = inForce(world, warband, turnOf(step)).length > 0
  return mayReach && isTooFar(forceIn(world, unit), step, world.book, lastsFor(world, unit, step, values)) ? 'too-far' : undefined
}

/** Own abilities, then the enemy's, as far as their dice last. */
const conducted = (world: PlanModel, play: Play, values: Values, [unit = 0, second]: readonly number[], target: number) => {
  const { companion = NOTHING, pays } = play.step
  const turn = turnOf(play.step)
  const own = affordable(world, play.own, unit, values, turn, pays)
  const other =
    second === undefined ? { ...own, conduct: NOTHING, without: [] } : affordable(world, companion, second, own.values, turn)
  const enemy = affordable(world, replyOf(world, play, values), target, other.values, turn)
  return {
    own: own.conduct,
    companion: other.conduct,
    enemy: enemy.conduct,
    values: enemy.values,
    without: [...own.without, ...other.without, ...enemy.without]
  }
}

const charging = (world: PlanModel, play: Play, units: readonly number[], target: number, values: Values): Turn => {
  const [unit = 0] = units
  const reply = replyOf(world, play, values)
  if (
    reply.stops &&
    fatigue(values, unit) > 0 &&
    mayBeStopped(forceIn(world, unit), play.step, world.book, lastsFor(world, unit, play.step, values))
  ) {
    const less = changed(values, [[fieldOf(unit, 'fatigue'), fatigue(values, unit) - 1]])
    return {
      event: 'held',
      values: changed(changed(less, gainFatigue(world, less, unit, play.step, fatigueCost(world, play, values, unit))), [
        acted(world, values, unit, play.step, 'charge')
      ])
    }
  }
  const { own, companion, enemy, values: now, without } = conducted(world, play, values, units, target)
  const entrant = (each: number, conduct: Conduct): Entrant => ({
    unit: each,
    conduct,
    fatigue: upTo(world, each, fatigue(now, each), exhaustedBy(world, play, each)),
    moved: fatigueCost(world, play, now, each) > 0
  })
  const sortie: Encounter = {
    kind: 'melee',
    attackers: units.map((each, i) => entrant(each, i === 0 ? own : companion)),
    defender: { unit: target, conduct: enemy, fatigue: fatigue(now, target), moved: false },
    isOwnTurn: isOwnTurn(world, unit, play.step),
    turn: turnOf(play.step),
    late: 0
  }
  return contactOf(world, play, sortie, now, without)
}

const shooting = (world: PlanModel, play: Play, unit: number, target: number, values: Values, isAfterMove: boolean): Turn => {
  const { isTireless, throws } = forceIn(world, unit)
  const isFree = isAfterMove || isThrown(world, play, unit)
  const tires = !isFree && !isTireless && fatigueCost(world, play, values, unit) > 0
  const { own, enemy, values: now, without } = conducted(world, play, values, [unit], target)
  // javelins are free after a move alone: a throw that is an activation of its own tires as any other (R2.9)
  const late = tires && throws ? 1 : 0
  const sortie: Encounter = {
    kind: 'shoot',
    ...(play.step.verb === 'shoot' && play.step.distance !== undefined && { within: bandWithin(play.step.distance) }),
    attackers: [{ unit, conduct: own, fatigue: fatigue(now, unit), moved: isAfterMove || (tires && late === 0) }],
    defender: { unit: target, conduct: enemy, fatigue: fatigue(now, target), moved: false },
    isOwnTurn: isOwnTurn(world, unit, play.step),
    turn: turnOf(play.step),
    late
  }
  return contactOf(world, play, sortie, now, without)
}

const moving = (world: PlanModel, play: Play, unit: number, values: Values): Turn => {
  const more = fatigueCost(world, play, values, unit) + exhaustedBy(world, play, unit)
  const moved = changed(values, [
    ...gainFatigue(world, values, unit, play.step, more),
    acted(world, values, unit, play.step, 'move')
  ])
  const { target } = play
  const isGone = target === undefined || models(moved, target) === 0
  if (isGone || !mayShoot(world, moved, unit, play.step, true)) return { event: 'moved', values: moved }
  return shooting(world, play, unit, target, moved, true)
}

const using = (world: PlanModel, { step, fees }: Play, values: Values): Transition => {
  const on = [...step.units, ...step.targets].filter(unit => models(values, unit) > 0)
  const ability = world.book.abilities[step.box ?? '']
  if (on.length === 0 && ability?.until === undefined) return { event: 'gone', values }
  const { removesUnitOf = Number.POSITIVE_INFINITY } = ability ?? {}
  const within = on.filter(unit => asModels(world, unit, values) <= removesUnitOf)
  if (on.length > 0 && within.length === 0) return { event: 'too-many', values }
  const now = used(world, values, fees, turnOf(step))
  return now ? { event: 'used', values: useBox(world, step, within, now) } : { event: 'unpaid', values }
}

/** What an activity comes to, from what is known: done with, or a fight whose end decides. */
export const transitionOf = (world: PlanModel, play: Play, values: Values): Turn => {
  const { step, target } = play
  if (step.verb === 'use') return using(world, play, values)
  if (step.verb === 'turn')
    return {
      event: 'turned',
      values: changed(
        values,
        bearersOf(world, step).map(unit => [fieldOf(unit, 'fatigue'), Math.max(0, fatigue(values, unit) - 1)] as const)
      )
    }
  const hindered = step.units.map(unit => hindrance(world, play, values, unit))
  const able = step.units.filter((_, i) => hindered[i] === undefined)
  const [unit = 0] = step.units
  // the second of two follows the first (R6.3)
  if (hindered[0] !== undefined || able.length === 0)
    return { event: hindered[0] ?? 'gone', values: led(world, step, unit, values, 0) }
  const before = used(world, values, dueFees(world, play, values), turnOf(step))
  if (!before) return { event: 'unpaid', values: led(world, step, unit, values, 0) }
  const now = led(world, step, unit, before, 1)
  switch (step.verb) {
    case 'rest':
      return {
        event: 'rested',
        values: changed(now, [
          [fieldOf(unit, 'fatigue'), step.restsAll ? 0 : Math.max(0, fatigue(now, unit) - 1)],
          [fieldOf(unit, 'done'), keptFor(DONE.rested + (step.restsAll ? SHOTS.finished : 0), turnOf(step))]
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
