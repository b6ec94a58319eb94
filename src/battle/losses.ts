import type { Readings } from '../rules/readings-in-force'
import type { Combatant, UnitRole } from './combatant'
import {
  countOf,
  FIELDS,
  type Fighters,
  type FightState,
  leftOf,
  lostOf,
  type Ready,
  type Sides,
  type StepFighter,
  type StepSides
} from './fight-state'
import type { Fighter } from './fighter'
import type { LossRules } from './loss-rules'

/** Of its friends, who still may die for it; what a companion counts as guards are its own models, who died for the warlord. */
export const guardsLeft = (state: FightState, { role, lossRules: { guards } }: StepFighter): number =>
  guards === 0 || role === 'companion' ? 0 : guards - countOf(state, role, 'Guards')

/** Nothing but models stands between uncancelled hits and losses: as many are lost as are felt. */
export const isPlain = ({ lossRules }: StepFighter): boolean =>
  lossRules.guards === 0 && lossRules.ignoresLast === 0 && lossRules.resilience === 0

/** Nobody's hits beyond the last model count. */
export const NO_OVERKILL: Sides['overkill'] = { attacker: false, companion: false, defender: false }

/**
 * Hits beyond the last model count by reading, where so many can fall: in one melee no more than the dice thrown, twice with Crush.
 * A duel is decided by who is gone (R8.3): there they tell only of one of two attackers.
 */
export const overkillIn = (fighters: Fighters, { melees, isDuel }: Pick<Ready, 'melees' | 'isDuel'>): Sides['overkill'] => {
  const { attacker, companion, defender, engagement } = fighters
  const most = ({ dice, standing }: Fighter) => dice * (standing.doublesHits ? 2 : 1)
  // automatic hits are no dice
  const isSpecial = attacker.rounds[0]?.special !== undefined
  const canFall =
    companion !== undefined ||
    (!isDuel && (melees > 1 || isSpecial || most(attacker) > defender.left || most(defender) > attacker.left))
  if (!canFall || engagement.readings['overkill-counts'] !== 'yes') return NO_OVERKILL
  return { attacker: true, companion: companion !== undefined, defender: companion === undefined || !isDuel }
}

/** More uncancelled hits than this change nothing: every life and friend, and one that proves the friends too few. */
export const hitsThatMatter = (state: FightState, fighter: StepFighter, friends: number, overkill: boolean): number => {
  const { resilience, ignoresLast } = fighter.lossRules
  if (overkill || resilience > 0) return Number.MAX_SAFE_INTEGER
  return leftOf(state, fighter) + ignoresLast + (friends > 0 ? friends + 1 : 0)
}

interface Burden {
  readonly cancelled?: number
  readonly lost: number
  readonly guards: number
  readonly overkill: number
  readonly tired: number
}

/** Fatigue taken to cancel losses, one marker each, until exhausted (V9.8). */
const fatigueForResilience = (hits: number, fatigue: number, { resilience, fatigueLimit }: LossRules): number =>
  resilience === 0 ? 0 : Math.min(Math.max(0, fatigueLimit - fatigue), Math.ceil(hits / resilience))

/** What becomes of uncancelled hits: Resistance of the last model, Resilience, friends only where they can bear all that kills. */
const burdenOf = (uncancelled: number, left: number, friends: number, fatigue: number, rules: LossRules): Burden => {
  const { ignoresLast, resilience, guarded } = rules
  const past = Math.max(0, uncancelled - left + 1)
  const hits = uncancelled - Math.min(ignoresLast, past)
  const tired = fatigueForResilience(hits, fatigue, rules)
  const felt = Math.max(0, hits - tired * resilience)
  const isBorne = felt - friends < left
  const dying = guarded === 'wounds' ? Math.min(felt, friends) : Math.max(0, felt - left + 1)
  const guards = isBorne ? dying : 0
  return { lost: Math.min(left, felt - guards), guards, overkill: Math.max(0, felt - guards - left), tired }
}

/** Fatigue that a unit carries when it has taken so much for Resilience: the first of it may vanish (T6.12). */
export const tiredBy = (taken: number, { vanishing }: Pick<LossRules, 'vanishing'>): number => Math.max(0, taken - vanishing)

/** How often it may still take one: what vanishes leaves room for more, and an exhausted unit takes none (T4.4). */
export const roomFor = (fatigue: number, vanishing: number, fatigueLimit: number): number =>
  fatigue < fatigueLimit ? fatigueLimit - fatigue + vanishing : 0

/** Losses that come before the blows, of a unit with so many friends left (N14): who dies, and what it costs. */
export const lossesBefore = (
  losses: number,
  { standing, friends, readings }: { readonly standing: Combatant; readonly friends: number; readonly readings: Readings }
) =>
  burdenInSecondEdition(
    losses,
    standing.models,
    friends,
    roomFor(standing.fatigue, standing.vanishing, standing.unit.profile.fatigueLimit),
    standing.resilience,
    readings['resilience-use'] ?? 'all'
  )

/** Losses that Resilience cancels, as its owner chooses (T6.1, reading resilience-use). */
const cancelledBy = (losses: number, left: number, friends: number, room: number, resilience: number, use: string): number => {
  const able = resilience * room
  if (use === 'none' || able === 0) return 0
  const meant = Math.min(able, use === 'all' ? losses : Math.max(0, losses - (left - 1)))
  // gone all the same, the guards counted: no fatigue for nothing
  return losses - meant - friends >= left ? 0 : meant
}

/** The second edition: Resilience first, guards for the rest; what remains is limited to the models (T3.12, T6.2). */
const burdenInSecondEdition = (
  losses: number,
  left: number,
  friends: number,
  room: number,
  resilience: number,
  use: string
): Burden => {
  const cancelled = cancelledBy(losses, left, friends, room, resilience, use)
  const tired = cancelled === 0 ? 0 : Math.ceil(cancelled / resilience)
  const rest = losses - cancelled
  const guards = rest - friends < left ? Math.min(rest, friends) : 0
  const fatal = rest - guards
  return { lost: Math.min(left, fatal), guards, overkill: Math.max(0, fatal - left), tired, cancelled }
}

const withLost = (state: FightState, role: UnitRole, more: number): FightState => {
  const lost = lostOf(state, role) + more
  if (role === 'attacker') return { ...state, attackerLost: lost }
  return role === 'defender' ? { ...state, defenderLost: lost } : { ...state, companionLost: lost }
}

/** What a unit has lost, after these hits are borne (R2.5, R3.8); its guards may die for it, then `mates` of its companion. */
export const applyHits = (
  state: FightState,
  fighter: StepFighter,
  uncancelled: number,
  mates: number,
  overkill: boolean
): FightState => {
  const left = leftOf(state, fighter)
  if (uncancelled === 0 || left <= 0) return state
  const { role, lossRules } = fighter
  const friends = mates + guardsLeft(state, fighter)
  if (friends === 0 && !overkill && isPlain(fighter)) return withLost(state, role, Math.min(left, uncancelled))
  const after: Record<string, number> = { ...state }
  const { resilience, resilienceUse, vanishing, fatigueLimit } = lossRules
  const taken = resilience > 0 ? countOf(state, role, 'Tired') : 0
  const fatigue = lossRules.fatigue + tiredBy(taken, lossRules)
  const burden =
    resilienceUse === undefined
      ? burdenOf(uncancelled, left, friends, fatigue, lossRules)
      : burdenInSecondEdition(
          uncancelled,
          left,
          friends,
          roomFor(fatigue, Math.max(0, vanishing - taken), fatigueLimit),
          resilience,
          resilienceUse
        )
  const fallen = Math.max(0, burden.guards - (friends - mates))
  after[FIELDS[role].Lost] = lostOf(state, role) + burden.lost
  if (fallen > 0) after.companionGuards = countOf(state, 'companion', 'Guards') + fallen
  if (burden.guards > fallen) after[FIELDS[role].Guards] = countOf(state, role, 'Guards') + burden.guards - fallen
  if (overkill) after[FIELDS[role].Overkill] = countOf(state, role, 'Overkill') + burden.overkill
  if (burden.cancelled && state[FIELDS[role].Cancelled] !== undefined)
    after[FIELDS[role].Cancelled] = countOf(state, role, 'Cancelled') + burden.cancelled
  if (burden.tired > 0) after[FIELDS[role].Tired] = countOf(state, role, 'Tired') + burden.tired
  return after
}

/** Models of the companion who may die for the warlord at his side, after their own losses (R6.3). */
export const matesOf = (state: FightState, { companion }: StepSides, { lossRules }: StepFighter): number =>
  companion && lossRules.hasMates ? leftOf(state, companion) : 0
