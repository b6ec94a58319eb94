import { type Effect, rowOf } from '../model/effect'
import type { FightKind, Scenario, SideRequest, UnitRequest } from '../model/scenario'
import type { Readings } from '../rules/readings-in-force'
import type { Combatant, Engagement } from './combatant'
import { isTested } from './test-results'
import { type Bound, reachesOthers, type Unit } from './unit'

/**
 * Units that neither touch nor look at their enemy come to the dice as they did before, whomever they fight, and nothing in them fits
 * any less. Batches ask for the same ones again and again: how those stood is remembered, of requests that can no longer change.
 */

/** A number in it is that of something else: of dice that were chosen, or of the enemy. */
export const isFollowing = (effect: Effect): boolean => {
  for (const key in effect) {
    const value: unknown = effect[key as keyof Effect]
    if (typeof value === 'object' && value !== null && 'follows' in value) return true
  }
  return false
}

/** What it does depends on its own unit, and reaches no other. */
const isOfItself = (bound: Bound): boolean => {
  const { effect } = bound
  return !reachesOthers(bound) && effect.if === undefined && !isFollowing(effect) && !rowOf(effect).isFacing?.(effect as never)
}

const areOfThemselves = (bounds: readonly Bound[]): boolean => {
  for (const bound of bounds) if (!isOfItself(bound)) return false
  return true
}

export const isApart = ({ abilities, acts, wrath, spend, equipment, effects, asked }: Unit): boolean =>
  abilities.length + acts.length + wrath.length + spend.length === 0 &&
  // whether there is a second melee depends on both
  asked.givesUpDiceAgain === undefined &&
  asked.spendAgain === undefined &&
  areOfThemselves(equipment) &&
  areOfThemselves(effects)

/** How a unit stood at the dice, and under what: each rulebook has its own readings, and those that are asked for are made anew. */
interface KnownCombatant {
  readonly readings: Readings
  readonly kind: FightKind
  readonly standing: Combatant
}

const remembered = {
  attacker: new WeakMap<UnitRequest, KnownCombatant>(),
  defender: new WeakMap<UnitRequest, KnownCombatant>()
} as const

/** A request for one unit that cannot change. */
const fixedRequest = (side: SideRequest): UnitRequest | undefined =>
  'together' in side || !Object.isFrozen(side) ? undefined : side

/** Two units alone, whose turn it is left unsaid. */
const isPlainFight = (scenario: Scenario): boolean =>
  scenario.turn === undefined && !('together' in scenario.attacker || 'together' in scenario.defender || isTested(scenario))

/** How each side stands at the dice whomever it meets; undefined where that is not known. */
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

/** What is remembered of the units of a fight. */
export const recalled = (scenario: Scenario, readings: Readings): KnownCombatants =>
  isPlainFight(scenario)
    ? { attacker: recalledCombatant('attacker', scenario, readings), defender: recalledCombatant('defender', scenario, readings) }
    : UNKNOWN

/** Nobody is gone before the dice: that would end the fight for both. */
export const areBothPresent = ({ attacker, defender }: Engagement): boolean => attacker.models > 0 && defender.models > 0

/** Remembers the units of an engagement at the dice in which all fits, where both are apart; `known`: those that are remembered. */
export const remember = (engagement: Engagement, scenario: Scenario, known: KnownCombatants): void => {
  const attacker = fixedRequest(scenario.attacker)
  const defender = fixedRequest(scenario.defender)
  if (!attacker || !defender || !isPlainFight(scenario) || !areBothPresent(engagement)) return
  // who is remembered is apart
  if (!known.attacker && !isApart(engagement.attacker.unit)) return
  if (!known.defender && !isApart(engagement.defender.unit)) return
  const { kind } = scenario
  const { readings } = engagement
  if (!known.attacker) remembered.attacker.set(attacker, { readings, kind, standing: engagement.attacker })
  if (!known.defender) remembered.defender.set(defender, { readings, kind, standing: engagement.defender })
}
