import type { Readings } from '../rules/readings-in-force'
import { type Combatant, clampedArmour, type Engagement, enemiesOf, type UnitRole, unitAt } from './combatant'

/**
 * Everything that a unit's losses depend on besides the strike and its lives. The steps of a fight see only this and the dice of
 * a unit (`StepFighter`), so that a cache key made of it holds everything a step can read. Equal rules are one object.
 */
export interface LossRules {
  /** Uncancelled hits ignored: the first ones (`ignores`), and those that reach the last model (`ignoresLast`). */
  readonly ignores: number
  readonly ignoresLast: number
  /** Friendly models within VS that were declared as guards and may die in its place (R6.1, V9.8). */
  readonly guards: number
  /** What friends die instead of: only its death, or each of its wounds (R8.3, interpretation challenge-guards). */
  readonly guarded: Readings['challenge-guards']
  /** Models of the unit that charges Side by Side with it die for it too (R6.3). */
  readonly hasMates: boolean
  readonly resilience: number
  /** How its owner uses Resilience; undefined in the first edition. */
  readonly resilienceUse: Readings['resilience-use']
  /**
   * Its fatigue, and how much of the fatigue it takes for Resilience vanishes (T6.12); all 0 without Resilience, as is its limit.
   */
  readonly fatigue: number
  readonly vanishing: number
  readonly fatigueLimit: number
  /** The lowest roll with which The Push removes one of its models; 0: The Push does not affect it. */
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

/** The rules of units that only ignore hits, by the number of hits ignored. */
const plain: LossRules[] = []

/**
 * The armour that The Push rolls against: melee armour before the abilities of this melee, or with push-armour=profile the
 * profile's.
 */
const bareArmour = ({ unit, beforeAbilities, armour }: Combatant, { book, readings }: Engagement): number =>
  clampedArmour(readings['push-armour'] === 'profile' ? unit.profile.armour : (beforeAbilities?.armour ?? armour), book)

/** Whether an enemy has The Push and it can remove models of the unit; a warlord is never affected. */
const isPushed = (engagement: Engagement, role: UnitRole, { class: its, untouched }: Combatant['unit']): boolean =>
  enemiesOf(engagement, role).some(enemy => unitAt(engagement, enemy).pushes) && its !== 'warlord' && !untouched

/**
 * How uncancelled hits on a unit become losses. Fields that cannot matter to it stay at their defaults, so that more units share one object.
 */
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
    // levies never die for a warlord (R6.1, R6.3)
    hasMates: guarded !== 'none' && role === 'attacker' && companion !== undefined && companion.unit.class !== 'levies',
    resilience,
    resilienceUse: resilience > 0 ? use : use && 'all',
    fatigue: resilience > 0 ? own.fatigue : 0,
    vanishing: resilience > 0 ? own.vanishing : 0,
    fatigueLimit: resilience > 0 ? unit.profile.fatigueLimit : 0,
    pushedOn: pushed ? bareArmour(own, engagement) + 1 : 0
  })
}
