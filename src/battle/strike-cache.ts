import { type Effect, rowOf } from '../model/effect'
import type { FightKind, Scenario, SideRequest, UnitRequest } from '../model/scenario'
import type { Readings } from '../rules/readings-in-force'
import type { Combatant, Engagement } from './combatant'
import { isTested } from './test-results'
import { type Bound, reachesOthers, type Unit } from './unit'

/**
 * Remembers how units stand at their dice. A unit that neither affects nor depends on its enemy comes to its dice in the same
 * state whomever it fights, and its request fits there as well as before. Batches ask for the same units again and again; they
 * are remembered if their requests can no longer change.
 */

/** Whether a number of the effect follows another one: that of dice that were chosen, or of the enemy. */
export const isFollowing = (effect: Effect): boolean => {
  for (const key in effect) {
    const value: unknown = effect[key as keyof Effect]
    if (typeof value === 'object' && value !== null && 'follows' in value) return true
  }
  return false
}

/** Whether an effect depends only on its own unit and changes no other. */
const isOfItself = (bound: Bound): boolean => {
  const { effect } = bound
  return !reachesOthers(bound) && effect.if === undefined && !isFollowing(effect) && !rowOf(effect).isFacing?.(effect as never)
}

const areOfThemselves = (bounds: readonly Bound[]): boolean => {
  for (const bound of bounds) if (!isOfItself(bound)) return false
  return true
}

/** Whether a unit neither affects nor depends on its enemy before the dice. */
export const isApart = ({ abilities, acts, wrath, spend, equipment, effects, asked }: Unit): boolean =>
  abilities.length + acts.length + wrath.length + spend.length === 0 &&
  // both units decide whether there is a second melee
  asked.givesUpDiceAgain === undefined &&
  asked.spendAgain === undefined &&
  areOfThemselves(equipment) &&
  areOfThemselves(effects)

/**
 * How a unit stood at its dice, and under which rules. Each rulebook has its own object of default interpretations and a request
 * for others makes a new one, so that `readings` identifies the rulebook too.
 */
interface KnownCombatant {
  readonly readings: Readings
  readonly kind: FightKind
  readonly standing: Combatant
}

const remembered = {
  attacker: new WeakMap<UnitRequest, KnownCombatant>(),
  defender: new WeakMap<UnitRequest, KnownCombatant>()
} as const

/** The request of a side if it is for a single unit and can no longer change, else undefined. */
const fixedRequest = (side: SideRequest): UnitRequest | undefined =>
  'together' in side || !Object.isFrozen(side) ? undefined : side

/** Whether a fight is between two single units, with neither the turn nor results of tests given. */
const isPlainFight = (scenario: Scenario): boolean =>
  scenario.turn === undefined && !('together' in scenario.attacker || 'together' in scenario.defender || isTested(scenario))

/** How each side stands at its dice whomever it meets; undefined if that is not known. */
export interface KnownCombatants {
  readonly attacker: Combatant | undefined
  readonly defender: Combatant | undefined
}

export const UNKNOWN: KnownCombatants = { attacker: undefined, defender: undefined }

const recalledCombatant = (side: 'attacker' | 'defender', { [side]: request, kind }: Scenario, readings: Readings) => {
  const unit = fixedRequest(request)
  const stood = unit && remembered[side].get(unit)
  return stood && stood.readings === readings && stood.kind === kind ? stood.standing : undefined
}

/** The units of a fight that are remembered from other fights. */
export const recalled = (scenario: Scenario, readings: Readings): KnownCombatants =>
  isPlainFight(scenario)
    ? { attacker: recalledCombatant('attacker', scenario, readings), defender: recalledCombatant('defender', scenario, readings) }
    : UNKNOWN

/** Whether both units have models left; a unit that is gone before the dice would end the fight for both. */
export const areBothPresent = ({ attacker, defender }: Engagement): boolean => attacker.models > 0 && defender.models > 0

/**
 * Remembers the units of an engagement without faults at its dice, if both are apart; `known`: those that are remembered already.
 */
export const remember = (engagement: Engagement, scenario: Scenario, known: KnownCombatants): void => {
  const attacker = fixedRequest(scenario.attacker)
  const defender = fixedRequest(scenario.defender)
  if (!attacker || !defender || !isPlainFight(scenario) || !areBothPresent(engagement)) return
  // a remembered unit is known to be apart
  if (!known.attacker && !isApart(engagement.attacker.unit)) return
  if (!known.defender && !isApart(engagement.defender.unit)) return
  const { kind } = scenario
  const { readings } = engagement
  if (!known.attacker) remembered.attacker.set(attacker, { readings, kind, standing: engagement.attacker })
  if (!known.defender) remembered.defender.set(defender, { readings, kind, standing: engagement.defender })
}
