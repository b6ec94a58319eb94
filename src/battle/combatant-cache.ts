import { type Effect, rowOf } from '../model/effect'
import type { FightKind, Scenario, SideRequest, UnitRequest } from '../model/scenario'
import type { Readings } from '../rules/readings-in-force'
import type { Combatant, Engagement } from './combatant'
import { isTested } from './test-results'
import { type Bound, reachesOthers, type Unit } from './unit'

/**
 * A cache of units just before their dice. A unit that neither affects nor depends on its enemy has the same state there against
 * any enemy, and no faults that it did not have before. Batches ask for the same units again and again; they are cached if their
 * requests can no longer change.
 */

/** Whether a number of the effect depends on another one: dice that were chosen, or the enemy's numbers. */
export const isFollowing = (effect: Effect): boolean => {
  for (const key in effect) {
    const value: unknown = effect[key as keyof Effect]
    if (typeof value === 'object' && value !== null && 'follows' in value) return true
  }
  return false
}

/** Whether an effect depends only on its own unit and changes no other. */
const isSelfContained = (bound: Bound): boolean => {
  const { effect } = bound
  return !reachesOthers(bound) && effect.if === undefined && !isFollowing(effect) && !rowOf(effect).isFacing?.(effect as never)
}

const areSelfContained = (bounds: readonly Bound[]): boolean => {
  for (const bound of bounds) if (!isSelfContained(bound)) return false
  return true
}

/** Whether a unit neither affects nor depends on its enemy before the dice. */
export const isIndependent = ({ abilities, acts, wrath, spend, equipment, effects, asked }: Unit): boolean =>
  abilities.length + acts.length + wrath.length + spend.length === 0 &&
  // both units decide whether there is a second melee
  asked.givesUpDiceAgain === undefined &&
  asked.spendAgain === undefined &&
  areSelfContained(equipment) &&
  areSelfContained(effects)

/**
 * The state of a unit at its dice, and the rules it was computed by. Each rulebook has its own object of default interpretations and a request
 * for others makes a new one, so that `readings` identifies the rulebook too.
 */
interface KnownCombatant {
  readonly readings: Readings
  readonly kind: FightKind
  readonly combatant: Combatant
}

const cachedBySide = {
  attacker: new WeakMap<UnitRequest, KnownCombatant>(),
  defender: new WeakMap<UnitRequest, KnownCombatant>()
} as const

/** The request of a side if it is for a single unit and can no longer change, else undefined. */
const fixedRequest = (side: SideRequest): UnitRequest | undefined =>
  'together' in side || !Object.isFrozen(side) ? undefined : side

/** Whether a fight is between two single units, with neither the turn nor results of tests given. */
const isPlainFight = (scenario: Scenario): boolean =>
  scenario.turn === undefined && !('together' in scenario.attacker || 'together' in scenario.defender || isTested(scenario))

/** The state of each side at its dice against any enemy; undefined if that is not cached. */
export interface KnownCombatants {
  readonly attacker: Combatant | undefined
  readonly defender: Combatant | undefined
}

/** For a fight whose units are prepared anew. */
export const NONE_CACHED: KnownCombatants = { attacker: undefined, defender: undefined }

const cachedCombatant = (side: 'attacker' | 'defender', { [side]: request, kind }: Scenario, readings: Readings) => {
  const unit = fixedRequest(request)
  const known = unit && cachedBySide[side].get(unit)
  return known && known.readings === readings && known.kind === kind ? known.combatant : undefined
}

/** The units of a fight that are cached from other fights. */
export const cachedCombatants = (scenario: Scenario, readings: Readings): KnownCombatants =>
  isPlainFight(scenario)
    ? { attacker: cachedCombatant('attacker', scenario, readings), defender: cachedCombatant('defender', scenario, readings) }
    : NONE_CACHED

/** Whether both units have models left; a unit that is gone before the dice would end the fight for both. */
export const areBothPresent = ({ attacker, defender }: Engagement): boolean => attacker.models > 0 && defender.models > 0

/**
 * Caches the units of an engagement without faults at its dice, if both are independent; `known`: those that are cached already.
 */
export const cacheCombatants = (engagement: Engagement, scenario: Scenario, known: KnownCombatants): void => {
  const attacker = fixedRequest(scenario.attacker)
  const defender = fixedRequest(scenario.defender)
  if (!attacker || !defender || !isPlainFight(scenario) || !areBothPresent(engagement)) return
  // a cached unit is known to be independent
  if (!known.attacker && !isIndependent(engagement.attacker.unit)) return
  if (!known.defender && !isIndependent(engagement.defender.unit)) return
  const { kind } = scenario
  const { readings } = engagement
  if (!known.attacker) cachedBySide.attacker.set(attacker, { readings, kind, combatant: engagement.attacker })
  if (!known.defender) cachedBySide.defender.set(defender, { readings, kind, combatant: engagement.defender })
}
