import type { Conduct } from '../../model/plan'
import type { Event } from './events'
import { at, changed, DONE, fieldOf, type Values } from './field'
import { done, type Meeting, meeting } from './meeting'
import type { Play } from './options'
import { affordable, canPay, paid } from './paying'
import { rallied } from './rally'
import { mayBeStopped } from './reach'
import type { Entrant, Sortie } from './sortie'
import { fatigue, isExhausted, isOwnTurn, models, stumbling, tiring, toll } from './weary'
import { forceIn, holdsIn, type World } from './world'

/** What an activity does to what is known: the rules between the fights (R4.0 to R4.4, R6.2). */

export interface Turned {
  readonly event: Event
  readonly values: Values
}

export type Turn = Turned | Meeting

export const isMeeting = (turn: Turn): turn is Meeting => 'bout' in turn

const NOTHING: Conduct = { abilities: [], spend: [] }

const replyOf = (world: World, { step, reply }: Play, values: Values): Conduct =>
  reply ?? (step.enemy === 'best' ? NOTHING : (step.enemy.find(({ when }) => !when || holdsIn(world, when, values)) ?? NOTHING))

/** Why a unit does not act at all. */
const hindrance = (world: World, { step, target }: Play, values: Values, unit: number): Event | undefined => {
  if (models(values, unit) === 0) return 'gone'
  if (step.verb === 'rest') return at(values, fieldOf(unit, 'done')) === DONE.nothing ? undefined : 'late'
  if (isExhausted(world, values, unit)) return 'exhausted'
  return target !== undefined && step.verb !== 'move' && models(values, target) === 0 ? 'no-target' : undefined
}

/** Own abilities, then the enemy's, as far as their dice last. */
const conducted = (world: World, play: Play, values: Values, unit: number, target: number) => {
  const own = affordable(world, play.own, unit, values)
  const enemy = affordable(world, replyOf(world, play, values), target, own.values)
  return { own: own.conduct, enemy: enemy.conduct, values: enemy.values, without: [...own.without, ...enemy.without] }
}

const charging = (world: World, play: Play, units: readonly number[], target: number, values: Values): Turn => {
  const [unit = 0] = units
  const reply = replyOf(world, play, values)
  if (reply.stops && fatigue(values, unit) > 0 && mayBeStopped(forceIn(world, unit), play.step)) {
    const less = changed(values, [[fieldOf(unit, 'fatigue'), fatigue(values, unit) - 1]])
    return {
      event: 'held',
      values: changed(changed(less, tiring(world, less, unit, toll(world, play, values, unit))), [done(unit)])
    }
  }
  const { own, enemy, values: now, without } = conducted(world, play, values, unit, target)
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
  return meeting(world, play, sortie, now, without)
}

const shooting = (world: World, play: Play, unit: number, target: number, values: Values, isAfterMove: boolean): Turn => {
  const { isTireless, throws } = forceIn(world, unit)
  const tires = !isAfterMove && !isTireless && toll(world, play, values, unit) > 0
  const { own, enemy, values: now, without } = conducted(world, play, values, unit, target)
  // javelins are free after a move alone: a throw that is an activation of its own tires as any other (R2.9)
  const late = tires && throws ? 1 : 0
  const sortie: Sortie = {
    kind: 'shoot',
    attackers: [{ unit, conduct: own, fatigue: fatigue(now, unit), moved: isAfterMove || (tires && late === 0) }],
    defender: { unit: target, conduct: enemy, fatigue: fatigue(now, target), moved: false },
    isOwnTurn: isOwnTurn(world, unit),
    late
  }
  return meeting(world, play, sortie, now, without)
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
  const fees = play.uses.filter(({ box, warband }) => step.pays.includes(box) && warband === forceIn(world, unit).unit.warband)
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
