import type { Ability } from './ability'
import { type Fight, hasTurn, plays, playsOn, type Unit } from './fight'
import { followers } from './parts'
import { profileOf } from './profile'
import { type Field, type Standing, standingOf, tire, withoutModels } from './standing'
import { wrathOf } from './wrath'

export const exhausted = (unit: Unit, standing: Standing): boolean => standing.fatigue >= profileOf(unit).fatigueLimit

/** Trapped and Exhaustion, in the order given: what a side's Orders boxes do to the enemy unit. */
export function suffersOrders(unit: Unit, standing: Standing, boxes: readonly Ability[]): Standing {
  let now = standing
  for (const { id } of unit.untouched ? [] : boxes) {
    if (id === 'trapped') now = tire(now, +1)
    if (id === 'exhaustion') now = suffersExhaustion(unit, now)
  }
  // R6.6: the Wrath is thrown at the end of the Orders phase.
  return wrathOf(unit).rests ? tire(now, -1) : now
}

/** Exhaustion: an exhausted unit, not a warlord, loses 2 models and then one of its fatigue. */
function suffersExhaustion(unit: Unit, standing: Standing): Standing {
  const removed = Math.min(2, followers(unit, standing.models))
  if (removed === 0 || !exhausted(unit, standing)) return standing
  return tire({ ...withoutModels(standing, removed), removed: standing.removed + removed }, -1)
}

/** As the units stand before anything happens. */
export const asTheyStand = ({ attacker, defender }: Pick<Fight, 'attacker' | 'defender'>): Field => ({
  attacker: standingOf(attacker),
  defender: standingOf(defender),
  fought: 0
})

/** Everything before step 1. R7.4: Orders of both sides come before any Activation; whoever lists a box has it in force. */
export function afterOrders(fight: Fight, field: Field = asTheyStand(fight)): Field {
  const { kind, attacker, defender } = fight
  let charging = suffersOrders(attacker, field.attacker, defender.abilities ?? [])
  let charged = suffersOrders(defender, field.defender, attacker.abilities ?? [])
  if (plays(attacker, 'njord')) charging = tire(charging, -1)
  if (plays(defender, 'njord')) charged = tire(charged, -1)
  if (kind === 'melee' && terrifies(attacker, defender)) charged = tire(charged, +1)
  // R4.1: moves in the enemy's turn cost none
  if (kind === 'melee' && attacker.moved && hasTurn(fight, 'attacker')) charging = tire(charging, +1)
  return { attacker: charging, defender: charged, fought: 0 }
}

/** Terrified is of the mounted unit that is activated and engages: the attacker of a melee. */
export const terrifies = (attacker: Unit, defender: Unit): boolean =>
  attacker.mounted === true && playsOn(attacker, defender, 'terrified')
