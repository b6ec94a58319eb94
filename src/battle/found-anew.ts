import { NO_STRIKE_RULES, NO_TERMS } from '../model/fight-state'
import { type Combatant, changed, type Engagement, put, sidesOf, type UnitRole, unitAt } from './combatant'
import { exchange, isPast, type Meeting, partsIn } from './exchange'
import { isSpecialIn, specialAtOnce, specialBlows } from './exchange-second'
import { countOf, type FightState, type FightStep, leftOf, type Sides, type StepFighter, type StepSides } from './fight-state'
import { fighterOf, isStaying, savesAt, throwOf, wrathDice } from './fighter'
import type { MeleeSeries } from './further-melees'
import { lossRulesOf } from './loss-rules'
import { tiredBy } from './losses'
import { fatigueOf } from './outcome'
import { drawnUpAgain, type Survivors } from './prepare'
import { isFollowing } from './strike-cache'
import { strikesForward } from './strike-key'
import { type Bound, isBeforehand } from './unit'

/**
 * Further melees whose dice depend on more than how many of its own models a unit has left: rules that count the enemy's, or fatigue (R6.4),
 * and in the second edition all that counts in every melee beside attack dice and saves (T3.6, T4.4). For each state in which such a melee
 * begins its units come to their dice anew.
 */

/** What it does may differ from melee to melee; cover is counted anew for who charges in turn (R3.7). */
const isChanging = ({ effect }: Bound): boolean => isFollowing(effect) || (effect.if !== undefined && effect.verb !== 'cover')

const isFoundAnew = (engagement: Engagement): boolean =>
  // dice of units that have become exhausted are worse, not fewer
  engagement.readings['exhausted-melee'] === 'minus-one' ||
  sidesOf(engagement).some(side => {
    const { lasting, unit } = unitAt(engagement, side)
    return (
      unit.equipment.some(isChanging) ||
      unit.abilities.some(({ ability, effects }) => isBeforehand(ability) && effects.some(isChanging)) ||
      (lasting !== null && (lasting.resilience > 0 || lasting.feats !== NO_STRIKE_RULES || lasting.terms !== NO_TERMS))
    )
  })

/** How a unit stands at the dice of a further melee: as it came to it, with the fatigue that is spent there and what stays by reading. */
const standingAnew = (first: Combatant, there: Combatant, found: Combatant, engagement: Engagement): Combatant => {
  const stays = isStaying(engagement)
  const { ignores, ignoresLast, vanishing, pushes, attackRoll, savesOn, rerollsAttack, rerollsDefence } = first
  const { bonusAttack, discarded, bonusDefence } = first
  return changed(found, {
    ...{ ignores, ignoresLast, vanishing, pushes },
    doublesHits: false,
    armour: stays ? there.armour : found.armour + there.armour - (first.lasting ?? first).armour,
    armourAgainst: there.armourAgainst,
    ...(stays
      ? { bonusAttack, discarded, bonusDefence, attackRoll, savesOn, rerollsAttack, rerollsDefence }
      : { bonusAttack: found.bonusAttack + wrathDice(found, found.engaged, engagement, true) })
  })
}

/** Who meets in a further melee that begins in such a state. */
type Finding = (state: FightState, round: number) => StepSides

const finding = (
  { engagement, overkill, rules }: Pick<Sides, 'engagement' | 'overkill' | 'rules'>,
  further: readonly Engagement[],
  series: MeleeSeries,
  strikesBack: boolean
): Finding => {
  const known = new Map<number, StepSides>()
  const stands = [...new Set(further)]
  const sides = sidesOf(engagement)

  const taken = (side: UnitRole, state: FightState): number => tiredBy(countOf(state, side, 'Tired'), unitAt(engagement, side))

  const survivors = (side: UnitRole, state: FightState, round: number): Survivors => {
    const own = unitAt(engagement, side)
    const tired = taken(side, state)
    // fatigue spent in this melee changes no dice any more (R3.2)
    const fatigue = series.isDuel
      ? fatigueOf(own, engagement, { isDuel: true, melees: round }, { tired, given: [] })
      : unitAt(further[round - 2] ?? engagement, side).fatigue + tired
    const alive = aliveOf(side, state)
    return { models: alive, engaged: Math.min(own.engaged, alive), fatigue }
  }

  const met = (there: Engagement, left: (side: UnitRole) => Survivors, state: FightState): StepSides => {
    const found = drawnUpAgain(there, left)
    const now = sides.reduce(
      (all, side) => put(all, side, standingAnew(unitAt(engagement, side), unitAt(there, side), unitAt(found, side), engagement)),
      engagement
    )
    const fighter = (side: UnitRole): StepFighter => {
      const { lives, rounds } = fighterOf(now, side)
      // what it has taken for Resilience is added to it again while hits are borne
      const { fatigue } = unitAt(now, side)
      const bearing = put(now, side, changed(unitAt(now, side), { fatigue: fatigue - taken(side, state) }))
      const [first] = rounds
      const special =
        first && strikesBack
          ? { thrown: throwOf(now, side), ward: savesAt(now, side), hitsBack: unitAt(now, side).feats.hitsBack }
          : first?.special
      return { side, lives, rounds: first ? [{ ...first, special }] : [], lossRules: lossRulesOf(bearing, side) }
    }
    return {
      attacker: fighter('attacker'),
      companion: engagement.companion && fighter('companion'),
      defender: fighter('defender'),
      overkill,
      rules
    }
  }

  /** Lives that are all the same to a unit's dice: a warlord's wounds. */
  const aliveOf = (side: UnitRole, state: FightState): number => {
    const { lives, models } = unitAt(engagement, side).unit
    const left = Math.max(0, leftOf(state, { side, lives }))
    return lives > models ? Math.min(left, models) : left
  }

  return (state, round) => {
    const there = further[round - 1] ?? engagement
    let key = series.isDuel ? round : stands.indexOf(there)
    for (const side of sides) key = (key * MOST + aliveOf(side, state)) * MOST + countOf(state, side, 'Tired')
    const found = known.get(key) ?? met(there, side => survivors(side, state, round), state)
    known.set(key, found)
    return found
  }
}

/** More models than a unit has, and more fatigue than it takes. */
const MOST = 128

/** Further melees that are found anew: their blows, and a key of their own, for they are laid out while the dice fall. */
export interface FoundAnew {
  readonly key: string
  readonly blows: (meeting: Meeting) => readonly FightStep[]
}

let made = 0

/** Nothing where all that changes is how many are left to throw dice. */
export const foundAnew = (
  sides: Pick<Sides, 'engagement' | 'overkill' | 'rules'>,
  further: readonly Engagement[],
  series: MeleeSeries
): FoundAnew | undefined => {
  const { engagement } = sides
  if (!isFoundAnew(engagement)) return undefined
  const strikesBack = sidesOf(engagement).some(
    side => !strikesForward(unitAt(engagement, side).lasting?.feats ?? NO_STRIKE_RULES)
  )
  const find = finding(sides, further, series, strikesBack)
  return { key: `${++made}`, blows: meeting => blowsAnew(meeting, find, strikesBack) }
}

/** Of a melee between units that were found so, its steps; the same for equal ones. */
const remembered = <T>(of: (sides: StepSides) => T): ((sides: StepSides) => T) => {
  const known = new WeakMap<StepSides, T>()
  return sides => {
    const found = known.get(sides) ?? of(sides)
    known.set(sides, found)
    return found
  }
}

const NOTHING: readonly FightStep[] = []

const blowsAnew = (meeting: Meeting, find: Finding, strikesBack: boolean): readonly FightStep[] => {
  const { round, split } = meeting
  const anew = (sides: StepSides): Meeting => ({ sides, round: 0, split })
  if (strikesBack) {
    const blows = remembered(sides => specialBlows(anew(sides)))
    const rollsHits: FightStep = (state, dice) =>
      isPast(meeting, state) ? state : (blows(find(state, round))[0]?.(state, dice) ?? state)
    const bear = (state: FightState): readonly FightStep[] =>
      isPast(meeting, state) ? NOTHING : blows(find(state, round)).slice(1)
    const bearHits: FightStep = (state, dice) => bear(state).reduce((now, step) => step(now, dice), state)
    return [rollsHits, Object.assign(bearHits, { parts: bear })]
  }
  const whole = remembered(sides => (isSpecialIn(sides) ? specialAtOnce(anew(sides)) : exchange(anew(sides))))
  const byParts = remembered(sides =>
    isSpecialIn(sides) ? (specialAtOnce(anew(sides)).parts ?? (() => NOTHING)) : partsIn(anew(sides))
  )
  const exchangeAnew: FightStep = (state, dice) => (isPast(meeting, state) ? state : whole(find(state, round))(state, dice))
  const parts = (state: FightState): readonly FightStep[] =>
    isPast(meeting, state) ? NOTHING : byParts(find(state, round))(state)
  return [Object.assign(exchangeAnew, { parts })]
}
