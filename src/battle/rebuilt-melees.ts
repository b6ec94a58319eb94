import { NO_STRIKE_RULES, NO_TERMS } from '../model/unit-state'
import { type Combatant, changed, type Engagement, put, rolesOf, type UnitRole, unitAt } from './combatant'
import { isFollowing } from './combatant-cache'
import { exchange, isMeleeOver, type MeleeRound, NO_STEPS, stepsBySide } from './exchange'
import { specialExchange, specialSteps } from './exchange-second'
import {
  countOf,
  type FightState,
  type FightStep,
  isSpecialIn,
  leftOf,
  type Sides,
  type StepFighter,
  type StepSides
} from './fight-state'
import { abilitiesStay, attackRollOf, fighterOf, savesAt, wrathDice } from './fighter'
import type { MeleeSeries } from './further-melees'
import { lossRulesOf } from './loss-rules'
import { fatigueKept } from './losses'
import { fatigueOf } from './outcome'
import { engagementOfFurtherMelee, type Survivors } from './prepare'
import { strikesForward } from './strike-key'
import { type Bound, isBeforehand } from './unit'

/**
 * Further melees whose dice depend on more than the number of the unit's own models that are left: on rules that count the
 * enemy's models or fatigue (R6.4), and in the second edition on everything that counts in each melee besides attack dice and
 * saves (T3.6, T4.4). For each state in which such a melee begins, its units are prepared again.
 */

/**
 * True if the effect may change from melee to melee. Conditional cover is left out: if the sides charge in turn, it is applied
 * again anyway (R3.7).
 */
const isChanging = ({ effect }: Bound): boolean => isFollowing(effect) || (effect.if !== undefined && effect.verb !== 'cover')

const isRebuilt = (engagement: Engagement): boolean =>
  // exhausted units roll worse dice, not fewer
  engagement.readings['exhausted-melee'] === 'minus-one' ||
  rolesOf(engagement).some(role => {
    const { beforeAbilities, unit } = unitAt(engagement, role)
    return (
      unit.equipment.some(isChanging) ||
      unit.abilities.some(({ ability, effects }) => isBeforehand(ability) && effects.some(isChanging)) ||
      (beforeAbilities !== null &&
        (beforeAbilities.resilience > 0 || beforeAbilities.strikeRules !== NO_STRIKE_RULES || beforeAbilities.terms !== NO_TERMS))
    )
  })

/**
 * The state of a unit at the dice of a further melee: as newly `found`, with the fatigue that is spent `there`, and with what
 * stays from the `first` melee (second-melee-abilities).
 */
const rebuiltCombatant = (first: Combatant, there: Combatant, found: Combatant, engagement: Engagement): Combatant => {
  const stays = abilitiesStay(engagement)
  const { ignores, ignoresLast, vanishing, pushes, attackRoll, savesOn, rerollsAttack, rerollsDefence } = first
  const { bonusAttack, discarded, bonusDefence } = first
  return changed(found, {
    ...{ ignores, ignoresLast, vanishing, pushes },
    doublesHits: false,
    armour: stays ? there.armour : found.armour + there.armour - (first.beforeAbilities ?? first).armour,
    armourAgainst: there.armourAgainst,
    ...(stays
      ? { bonusAttack, discarded, bonusDefence, attackRoll, savesOn, rerollsAttack, rerollsDefence }
      : { bonusAttack: found.bonusAttack + wrathDice(found, found.engaged, engagement, true) })
  })
}

/** Returns the units of further melee `round` if it begins in `state`. */
type SidesAt = (state: FightState, round: number) => StepSides

const sidesFinder = (
  { engagement, overkill, rules }: Pick<Sides, 'engagement' | 'overkill' | 'rules'>,
  further: readonly Engagement[],
  series: MeleeSeries,
  strikesBack: boolean
): SidesAt => {
  const known = new Map<number, StepSides>()
  const stands = [...new Set(further)]
  const sides = rolesOf(engagement)

  const fatigueTaken = (role: UnitRole, state: FightState): number =>
    fatigueKept(countOf(state, role, 'Tired'), unitAt(engagement, role))

  const survivors = (role: UnitRole, state: FightState, round: number): Survivors => {
    const own = unitAt(engagement, role)
    const taken = fatigueTaken(role, state)
    // fatigue spent in this melee no longer changes its dice (R3.2)
    const fatigue = series.isDuel
      ? fatigueOf(own, engagement, { isDuel: true, melees: round }, { net: taken, given: [] })
      : unitAt(further[round - 2] ?? engagement, role).fatigue + taken
    const alive = modelsLeft(role, state)
    return { models: alive, engaged: Math.min(own.engaged, alive), fatigue }
  }

  const sidesFor = (there: Engagement, left: (role: UnitRole) => Survivors, state: FightState): StepSides => {
    const found = engagementOfFurtherMelee(there, left)
    const now = sides.reduce(
      (all, role) =>
        put(all, role, rebuiltCombatant(unitAt(engagement, role), unitAt(there, role), unitAt(found, role), engagement)),
      engagement
    )
    const fighter = (role: UnitRole): StepFighter => {
      const { lives, rounds } = fighterOf(now, role)
      // without the fatigue taken for Resilience: that is added again while hits are taken
      const { fatigue } = unitAt(now, role)
      const bearing = put(now, role, changed(unitAt(now, role), { fatigue: fatigue - fatigueTaken(role, state) }))
      const [first] = rounds
      const special =
        first && strikesBack
          ? { roll: attackRollOf(now, role), saves: savesAt(now, role), hitsBack: unitAt(now, role).strikeRules.hitsBack }
          : first?.special
      return { role, lives, rounds: first ? [{ ...first, special }] : [], lossRules: lossRulesOf(bearing, role) }
    }
    return {
      attacker: fighter('attacker'),
      companion: engagement.companion && fighter('companion'),
      defender: fighter('defender'),
      overkill,
      rules
    }
  }

  /** The number of models left, as far as it matters to the unit's dice: a warlord's wounds do not. */
  const modelsLeft = (role: UnitRole, state: FightState): number => {
    const { lives, models } = unitAt(engagement, role).unit
    const left = Math.max(0, leftOf(state, { role, lives }))
    return lives > models ? Math.min(left, models) : left
  }

  return (state, round) => {
    const there = further[round - 1] ?? engagement
    let key = series.isDuel ? round : stands.indexOf(there)
    for (const role of sides) key = (key * KEY_BASE + modelsLeft(role, state)) * KEY_BASE + countOf(state, role, 'Tired')
    const found = known.get(key) ?? sidesFor(there, role => survivors(role, state, round), state)
    known.set(key, found)
    return found
  }
}

/** The base of a cache key: more than the models of any unit, and than the fatigue it takes. */
const KEY_BASE = 128

/**
 * Further melees whose units are prepared again for each state. `stepsFor` returns the steps of one; `key` is unique, because these
 * steps are only built while the fight is played.
 */
export interface RebuiltMelees {
  readonly key: string
  readonly stepsFor: (meleeRound: MeleeRound) => readonly FightStep[]
}

let keysMade = 0

/**
 * The further melees of a fight if their units must be prepared again for each state; undefined if nothing changes but the number
 * of models left.
 */
export const rebuiltMelees = (
  sides: Pick<Sides, 'engagement' | 'overkill' | 'rules'>,
  further: readonly Engagement[],
  series: MeleeSeries
): RebuiltMelees | undefined => {
  const { engagement } = sides
  if (!isRebuilt(engagement)) return undefined
  const strikesBack = rolesOf(engagement).some(
    role => !strikesForward(unitAt(engagement, role).beforeAbilities?.strikeRules ?? NO_STRIKE_RULES)
  )
  const sidesAt = sidesFinder(sides, further, series, strikesBack)
  return { key: `${++keysMade}`, stepsFor: meleeRound => rebuiltSteps(meleeRound, sidesAt, strikesBack) }
}

/** Caches what `of` returns for the units of a melee. */
const oncePerSides = <T>(of: (sides: StepSides) => T): ((sides: StepSides) => T) => {
  const known = new WeakMap<StepSides, T>()
  return sides => {
    const found = known.get(sides) ?? of(sides)
    known.set(sides, found)
    return found
  }
}

const rebuiltSteps = (meleeRound: MeleeRound, sidesAt: SidesAt, strikesBack: boolean): readonly FightStep[] => {
  const { round, split } = meleeRound
  const roundOf = (sides: StepSides): MeleeRound => ({ sides, round: 0, split })
  if (strikesBack) {
    const stepsWith = oncePerSides(sides => specialSteps(roundOf(sides)))
    const rollsHits: FightStep = (state, dice) =>
      isMeleeOver(meleeRound, state) ? state : (stepsWith(sidesAt(state, round))[0]?.(state, dice) ?? state)
    const bear = (state: FightState): readonly FightStep[] =>
      isMeleeOver(meleeRound, state) ? NO_STEPS : stepsWith(sidesAt(state, round)).slice(1)
    const bearHits: FightStep = (state, dice) => bear(state).reduce((now, step) => step(now, dice), state)
    return [rollsHits, Object.assign(bearHits, { parts: bear })]
  }
  const whole = oncePerSides(sides => (isSpecialIn(sides) ? specialExchange(roundOf(sides)) : exchange(roundOf(sides))))
  const byParts = oncePerSides(sides =>
    isSpecialIn(sides) ? (specialExchange(roundOf(sides)).parts ?? (() => NO_STEPS)) : stepsBySide(roundOf(sides))
  )
  const rebuiltExchange: FightStep = (state, dice) =>
    isMeleeOver(meleeRound, state) ? state : whole(sidesAt(state, round))(state, dice)
  const parts = (state: FightState): readonly FightStep[] =>
    isMeleeOver(meleeRound, state) ? NO_STEPS : byParts(sidesAt(state, round))(state)
  return [Object.assign(rebuiltExchange, { parts })]
}
