import type { FightKind, Scenario, SideRequest, UnitRequest } from '../model/scenario'
import type { Readings } from '../rules/readings-in-force'
import type { Rulebook } from '../rules/types'
import type { Combatant, Engagement } from './combatant'
import { type Bound, reachesOthers, type Unit } from './unit'

/**
 * Units that neither touch nor look at their enemy come to the dice as they did before, whomever they fight, and nothing in them fits
 * any less. Batches ask for the same ones again and again: how those stood is remembered, of requests that can no longer change.
 */

/** What it does depends on its own unit, and reaches no other. */
const isOfItself = (bound: Bound): boolean =>
  !reachesOthers(bound) && bound.effect.if === undefined && !('count' in bound.effect && typeof bound.effect.count === 'object')

const isApart = ({ abilities, acts, wrath, spend, equipment, effects }: Unit): boolean =>
  abilities.length + acts.length + wrath.length + spend.length === 0 && equipment.every(isOfItself) && effects.every(isOfItself)

/** How a unit stood at the dice, and under what: each rulebook has its own readings, and those that are asked for are made anew. */
interface Stood {
  readonly readings: Readings
  readonly kind: FightKind
  readonly standing: Combatant
}

const remembered = { attacker: new WeakMap<UnitRequest, Stood>(), defender: new WeakMap<UnitRequest, Stood>() } as const

/** A request for one unit that cannot change. */
const settled = (side: SideRequest): UnitRequest | undefined => ('together' in side || !Object.isFrozen(side) ? undefined : side)

const stoodAs = (side: 'attacker' | 'defender', { [side]: request, kind, turn }: Scenario, readings: Readings) => {
  const unit = turn === undefined ? settled(request) : undefined
  const stood = unit && remembered[side].get(unit)
  return stood && stood.readings === readings && stood.kind === kind ? stood.standing : undefined
}

/** The engagement at the dice, where both units are remembered. */
export const cached = (scenario: Scenario, book: Rulebook, readings: Readings): Engagement | undefined => {
  const attacker = stoodAs('attacker', scenario, readings)
  const defender = attacker && stoodAs('defender', scenario, readings)
  return defender && { book, readings, attacker, companion: undefined, defender, tests: undefined }
}

/** Remembers the units of an engagement at the dice in which all fits, where both are apart. */
export const remember = (engagement: Engagement, scenario: Scenario): void => {
  const attacker = settled(scenario.attacker)
  const defender = settled(scenario.defender)
  const isOfBoth = [engagement.attacker, engagement.defender].some(({ terms, models }) => terms.deniesCover || models === 0)
  if (
    attacker &&
    defender &&
    scenario.turn === undefined &&
    !isOfBoth &&
    isApart(engagement.attacker.unit) &&
    isApart(engagement.defender.unit)
  ) {
    const { kind } = scenario
    const { readings } = engagement
    remembered.attacker.set(attacker, { readings, kind, standing: engagement.attacker })
    remembered.defender.set(defender, { readings, kind, standing: engagement.defender })
  }
}
