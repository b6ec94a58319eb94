import type { Side } from '../model/scenario'
import { unitGoneAt } from '../rules/board'
import { type Combatant, type Engagement, type UnitRole, withinLimit } from './combatant'
import {
  type Count,
  countOf,
  FIELDS,
  type FightersAtDice,
  type FightState,
  fighterAt,
  growing,
  isStanding,
  leftOf,
  type ReadyFight,
  type Sides,
  summed,
  type Tallies,
  type Tally
} from './fight-state'
import type { Fighter } from './fighter'
import { fatigueKept } from './losses'

/** The lives a unit has lost in a state, models lost to The Push and a companion's models that died for the warlord included. */
export const lossesOf = ({ tallies }: Sides, state: FightState, role: UnitRole): number => summed(state, tallies[role].losses)

/** The lives that all units of a side have lost in a state. */
export const lossesOfSide = (sides: Sides, state: FightState, side: Side): number =>
  side === 'attacker' && sides.companion
    ? lossesOf(sides, state, 'attacker') + lossesOf(sides, state, 'companion')
    : lossesOf(sides, state, side)

const lostByAttacker = (state: FightState): number => state.attackerLost ?? 0
const lostByDefender = (state: FightState): number => state.defenderLost ?? 0

/** Reads the losses of a side off a state; in most fights they are a single field, which is then read without the general sum. */
export const lossesIn = (sides: Sides, side: Side): ((state: FightState) => number) => {
  const { losses } = sides.tallies[side]
  const [field] = losses
  const isOne = losses.length <= 1 && (side === 'defender' || !sides.companion)
  if (isOne && field === 'attackerLost') return lostByAttacker
  if (isOne && field === 'defenderLost') return lostByDefender
  return state => lossesOfSide(sides, state, side)
}

const LOSSES: readonly Count[] = ['Lost', 'Pushed']
const COMPANION_LOSSES: readonly Count[] = ['Lost', 'Pushed', 'Guards']

/** The counts that decide the winner; hits beyond the last model and cancelled losses grow only under some interpretations. */
const DECIDING: readonly Count[] = ['Lost', 'Overkill', 'Cancelled']

/** Whether all losses of a unit decide the winner, and nothing else of it does. */
const isByLossesOnly = ({ losses, counts, deducted }: Tally): boolean =>
  deducted.length === 0 && counts.length === losses.length && counts.every((field, i) => field === losses[i])

const talliesFor = (most: FightState, counts: readonly Count[]): Tallies => {
  const named = (role: UnitRole, names: readonly Count[]) =>
    names.map(name => FIELDS[role][name]).filter(field => (most[field] ?? 0) > 0)
  const of = (role: UnitRole): Tally => ({
    losses: named(role, role === 'companion' ? COMPANION_LOSSES : LOSSES),
    counts: named(role, counts),
    deducted: named(role, ['Uncounted'])
  })
  const units = { attacker: of('attacker'), companion: of('companion'), defender: of('defender') }
  return { ...units, areByLosses: Object.values(units).every(isByLossesOnly) }
}

/** The tallies by which fields can grow in a fight, with and without friends who count for the winner. */
const known = new Map<number, { readonly withFriends: Tallies; readonly without: Tallies }>()

const bothWays = (most: FightState) => {
  const withFriends = talliesFor(most, [...DECIDING, 'Guards'])
  const hasFriends = Object.values(FIELDS).some(({ Guards }) => (most[Guards] ?? 0) > 0)
  return { withFriends, without: hasFriends ? talliesFor(most, DECIDING) : withFriends }
}

/** Which fields of a fight are losses, and which decide the winner (R3.10, V9.8; interpretation sacrifice-counts for friends). */
export const tallied = (engagement: Engagement, most: FightState): Tallies => {
  const fields = growing(most)
  const tallies = known.get(fields) ?? bothWays(most)
  known.set(fields, tallies)
  const { withFriends, without } = tallies
  return withFriends === without || engagement.readings['sacrifice-counts'] !== 'no' ? withFriends : without
}

/** The losses of a unit that decide the winner (R3.10). */
const unitScore = ({ tallies }: Sides, state: FightState, role: UnitRole): number =>
  summed(state, tallies[role].counts) - summed(state, tallies[role].deducted)

const score = (sides: Sides, state: FightState, side: Side): number =>
  side === 'attacker' && sides.companion
    ? unitScore(sides, state, 'attacker') + unitScore(sides, state, 'companion')
    : unitScore(sides, state, side)

/** Who wins a melee (R3.10). */
export type Winner = Side | 'tie'

/** The winner if the defender's side has `lead` more losses than the attackers' (R3.10). */
export const aheadBy = (lead: number): Winner => (lead > 0 ? 'attacker' : lead < 0 ? 'defender' : 'tie')

/** The winner of a melee: the side that lost fewer models (R3.10). */
export const winnerOf = (sides: Sides, state: FightState): Winner =>
  aheadBy(score(sides, state, 'defender') - score(sides, state, 'attacker'))

/** Whether a unit has lost all its lives in a state. */
export const isUnitGone = (sides: Sides, state: FightState, role: UnitRole): boolean =>
  lossesOf(sides, state, role) >= fighterAt(sides, role).lives

/** Whether all units of a side are gone in a state. */
export const isGone = (sides: Sides, state: FightState, side: Side): boolean =>
  isUnitGone(sides, state, side) && (side === 'defender' || !sides.companion || isUnitGone(sides, state, 'companion'))

/** The winner of a duel: the side that survives, else the one with more wounds left or, without wounds, fewer losses (R8.3). */
export const duelWinnerOf = (sides: Sides, state: FightState): Winner => {
  const isFallen = isGone(sides, state, 'attacker')
  const hasWon = isGone(sides, state, 'defender')
  if (isFallen || hasWon) return isFallen && hasWon ? 'tie' : hasWon ? 'attacker' : 'defender'
  // the warlord with more wounds left (S1 p.54), however many friends died for them
  const [attacker, defender] = [sides.attacker, sides.defender]
  if (hasWounds(attacker) && hasWounds(defender)) return aheadBy(leftOf(state, attacker) - leftOf(state, defender))
  return winnerOf(sides, state)
}

const hasWounds = ({ combatant: { unit } }: Fighter): boolean => unit.asked.wounds !== undefined

/** Who disengages after a melee (R3.10). */
export type Retreat = Side | 'nobody'

/** Who disengages: the loser, or the attacker after a tie or from a building; nobody if a side is gone (R3.10, R3.11). */
export const retreatAfter = (sides: FightersAtDice, state: FightState, winner: Winner): Retreat => {
  if (!isStanding(sides, state, 'attacker') || !isStanding(sides, state, 'defender')) return 'nobody'
  if (sides.defender.combatant.unit.building) return 'attacker'
  if (winner === 'tie' && sides.engagement.readings['tie-withdraws'] === 'none') return 'nobody'
  const loser = winner === 'attacker' ? 'defender' : 'attacker'
  return fighterAt(sides, loser).combatant.terms.withdraw === 'none' ? 'nobody' : loser
}

/** Who disengages in an end state, by the winner that losses decide. */
export const retreatOf = (sides: Sides, state: FightState): Retreat => retreatAfter(sides, state, winnerOf(sides, state))

/**
 * Whether each of several melees adds fatigue (R3.9, interpretation thor-fatigue); then the states of a fight keep how many
 * melees were fought.
 */
export const addsFatigueEachMelee = (
  { readings }: Pick<Engagement, 'readings'>,
  { isDuel, melees }: Pick<ReadyFight, 'isDuel' | 'melees'>
): boolean => melees > 1 && (isDuel || readings['thor-fatigue'] === 'each')

/** The fatigue of a unit after this number of melees (R3.9, R4.1, interpretation thor-fatigue). */
export const fatigueOf = (
  own: Combatant,
  engagement: Engagement,
  { isDuel, melees }: Pick<ReadyFight, 'isDuel' | 'melees'>,
  { net, given } = NO_FATIGUE_BY_DICE
): number => {
  const { fatigue, fatigueAfter, ignoresFatigue } = own
  const coming =
    fatigueAfter +
    (addsFatigueEachMelee(engagement, { isDuel, melees }) ? melees - 1 : 0) +
    given.reduce<number>((sum, more) => sum + (more === 'to-limit' ? 0 : more), 0)
  const before = fatigue + net
  const sum = Math.max(
    0,
    before + (engagement.book.numbers.limitsFatigue && coming < 0 ? coming : Math.max(0, coming - ignoresFatigue))
  )
  const after = withinLimit(before, sum, own, engagement)
  return given.includes('to-limit') ? Math.max(after, own.unit.profile.fatigueLimit) : after
}

/**
 * Fatigue that depends on the dice: taken for Resilience less spent by the enemy in further melees (`net`), and given because
 * of casualties.
 */
interface FatigueByDice {
  readonly net: number
  readonly given: readonly (number | 'to-limit')[]
}

const NO_FATIGUE_BY_DICE: FatigueByDice = { net: 0, given: [] }

/** Whether the fatigue of a unit after the fight depends on the dice. */
export const fatigueDependsOnDice = (ready: ReadyFight, { combatant: { resilience, terms }, rounds }: Fighter): boolean =>
  addsFatigueEachMelee(ready.engagement, ready) ||
  resilience > 0 ||
  terms.after.length > 0 ||
  rounds.some(({ spent }) => spent > 0)

/** The fatigue of a unit in an end state, whether it is gone or not. */
export const fatigueInState = (ready: ReadyFight, state: FightState, role: UnitRole): number => {
  const own = fighterAt(ready, role).combatant
  const net = fatigueKept(countOf(state, role, 'Tired'), own) - countOf(state, role, 'Spent')
  const isEach = addsFatigueEachMelee(ready.engagement, ready)
  if (net === 0 && own.terms.after.length === 0 && !isEach) return fatigueWithoutDice(ready, role)
  const other = fighterAt(ready, role === 'defender' ? 'attacker' : 'defender')
  const casualtiesOf = (unit: UnitRole, before: number) => lossesOf(ready, state, unit) - before
  const given = own.terms.after
    .filter(
      ({ casualties, isOwn }) =>
        casualties <= (isOwn ? casualtiesOf(other.role, other.combatant.removed) : casualtiesOf(role, own.removed))
    )
    .map(({ count }) => count)
  const melees = isEach ? countOf(state, 'attacker', 'Ended') || ready.melees : ready.melees
  return fatigueOf(own, ready.engagement, { isDuel: ready.isDuel, melees }, { net, given })
}

/** A cache key for a unit's fatigue apart from the dice: its fatigue after each possible number of melees. */
export const unitFatigueKey = (
  own: Combatant,
  engagement: Engagement,
  { isDuel, melees }: Pick<ReadyFight, 'isDuel' | 'melees'>
): string => {
  const each = addsFatigueEachMelee(engagement, { isDuel, melees }) ? Array.from({ length: melees }, (_, i) => i + 1) : [melees]
  return each.map(fought => fatigueOf(own, engagement, { isDuel, melees: fought })).join('-')
}

/**
 * The fatigue of a unit after the fight if every melee is fought, with what the melees add but without fatigue that depends on
 * the dice.
 */
export const fatigueWithoutDice = (ready: Pick<ReadyFight, 'isDuel' | 'melees'> & FightersAtDice, role: UnitRole): number =>
  fatigueOf(fighterAt(ready, role).combatant, ready.engagement, ready)

/** The fatigue of a unit in an end state as plans count it: 0 if the unit is gone. */
export const remainingFatigue = (ready: ReadyFight, state: FightState, role: UnitRole): number =>
  isUnitGone(ready, state, role) ? 0 : fatigueInState(ready, state, role)

/** Victory points for the first `lost` lives of a unit, unrounded (R8.2); a warlord with wounds is worth 0 until the last one. */
const unitPoints = ({ combatant: { unit } }: Pick<Fighter, 'combatant'>, lost: number): number => {
  if (unit.lives > unit.models) return lost >= unit.lives ? (unit.parts.at(-1)?.points ?? 0) : 0
  let points = 0
  let more = lost
  for (const part of unit.parts) {
    const lostOfPart = Math.min(more, part.models)
    points += lostOfPart * part.points
    more -= lostOfPart
  }
  return points
}

/** The number of losses at which a unit counts as gone. */
const goneAt = ({ combatant: { unit }, lives }: Pick<Fighter, 'combatant' | 'lives'>): number =>
  unit.parts.length === 1 ? lives : unitGoneAt(unit.parts, lives)

/** Victory points for the losses of a unit, and for the unit itself once it is gone (V9.9). */
const unitAndWhole = (sides: Pick<Sides, 'engagement'>, fighter: Pick<Fighter, 'combatant' | 'lives'>, lost: number): number =>
  unitPoints(fighter, lost) + (lost >= goneAt(fighter) ? sides.engagement.book.numbers.unitPoints : 0)

/** Whether the points for a side depend on its number of losses alone. */
export const isByLosses = (sides: FightersAtDice, side: Side): boolean =>
  !sides[side].combatant.unit.guards && (side === 'defender' || !sides.companion)

/** Victory points for `lost` losses of a side that is a single unit without guards. */
export const pointsFor = (sides: FightersAtDice, side: Side, lost: number): number =>
  unitAndWhole(sides, fighterAt(sides, side), lost)

/**
 * Victory points for what a unit has lost, friends who died for it included; a companion's models already count as its losses.
 */
const pointsOf = (sides: Sides, state: FightState, fighter: Fighter): number => {
  const { role, combatant } = fighter
  const { guards: friends, guardPoints } = combatant.unit
  const guards = role === 'companion' || !friends ? 0 : countOf(state, role, 'Guards') * guardPoints
  return unitAndWhole(sides, fighter, lossesOf(sides, state, role)) + guards
}

/** Victory points that the enemy gets for the losses of a side. */
export const lostPoints = (sides: Sides, state: FightState, side: Side): number =>
  pointsOf(sides, state, sides[side]) + (side === 'attacker' && sides.companion ? pointsOf(sides, state, sides.companion) : 0)

/** Victory points for kills less those for losses, from the attackers' point of view. */
export const swingOf = (sides: Sides, state: FightState): number =>
  lostPoints(sides, state, 'defender') - lostPoints(sides, state, 'attacker')
