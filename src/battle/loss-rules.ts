import type { Readings } from '../rules/readings-in-force'
import { type Combatant, clampedArmour, type Engagement, enemiesOf, type UnitRole, unitAt } from './combatant'

/**
 * All that a unit's losses depend on beside the strike and its lives. The steps of a fight see no more of a unit than this and what it
 * throws (`StepFighter`), so that whatever one of them reads tells fights apart. Equal rules are one object.
 */
export interface LossRules {
  /** Uncancelled hits ignored, and of those that reach the last model. */
  readonly ignores: number
  readonly ignoresLast: number
  /** Friends declared within VS who may die for it (R6.1, V9.8). */
  readonly guards: number
  /** In place of what friends die: its death alone, or each wound it has (R8.3, reading challenge-guards). */
  readonly guarded: Readings['challenge-guards']
  /** Those who charge at its side die for it too (R6.3). */
  readonly hasMates: boolean
  readonly resilience: number
  /** saga2: how its owner uses Resilience. */
  readonly resilienceUse: Readings['resilience-use']
  /** How tired it may be for Resilience, and what vanishes of that (T6.12). */
  readonly fatigue: number
  readonly vanishing: number
  readonly fatigueLimit: number
  /** The least face by which The Push takes one of its models; 0: by none. */
  readonly pushedOn: number
}

const interned = new Map<string, LossRules>()

const intern = (rules: LossRules): LossRules => {
  const key = Object.values(rules).join()
  const known = interned.get(key)
  if (known) return known
  interned.set(key, Object.freeze(rules))
  return rules
}

const NO_RULES: LossRules = {
  ignores: 0,
  ignoresLast: 0,
  guards: 0,
  guarded: 'none',
  hasMates: false,
  resilience: 0,
  resilienceUse: undefined,
  fatigue: 0,
  vanishing: 0,
  fatigueLimit: 0,
  pushedOn: 0
}

/** Of units of which nothing else is to be said, by the hits that they ignore. */
const plain: LossRules[] = []

/** The armour The Push rolls against: the melee armour without what was played in this melee; by reading without its arms too. */
const bareArmour = ({ unit, lasting, armour }: Combatant, { book, readings }: Engagement): number =>
  clampedArmour(readings['push-armour'] === 'profile' ? unit.profile.armour : (lasting?.armour ?? armour), book)

/** The Push: a die for each disengaging enemy that is not a warlord, lost above its armour. */
const isPushed = (engagement: Engagement, role: UnitRole, { class: its, untouched }: Combatant['unit']): boolean =>
  enemiesOf(engagement, role).some(enemy => unitAt(engagement, enemy).pushes) && its !== 'warlord' && !untouched

/** How a unit takes uncancelled hits. What does not matter to it is left at nothing. */
export const lossRulesOf = (engagement: Engagement, role: UnitRole): LossRules => {
  const own = unitAt(engagement, role)
  const { unit, ignores, ignoresLast, resilience } = own
  const { companion, readings } = engagement
  const hasFriends = unit.guards !== undefined || companion !== undefined
  const pushed = isPushed(engagement, role, unit)
  if (!hasFriends && !pushed && ignoresLast === 0 && resilience === 0) {
    plain[ignores] ??= intern({ ...NO_RULES, ignores })
    return plain[ignores]
  }
  const guarded = !hasFriends ? 'none' : unit.asked.wounds === undefined ? 'death' : readings['challenge-guards']
  const use = readings['resilience-use']
  return intern({
    ignores,
    ignoresLast,
    guards: guarded === 'none' ? 0 : (unit.guards?.models ?? 0),
    guarded,
    // levies never do (R6.1, R6.3)
    hasMates: guarded !== 'none' && role === 'attacker' && companion !== undefined && companion.unit.class !== 'levies',
    resilience,
    resilienceUse: resilience > 0 ? use : use && 'all',
    fatigue: resilience > 0 ? own.fatigue : 0,
    vanishing: resilience > 0 ? own.vanishing : 0,
    fatigueLimit: resilience > 0 ? unit.profile.fatigueLimit : 0,
    pushedOn: pushed ? bareArmour(own, engagement) + 1 : 0
  })
}
