import type { Readings } from '../rules/readings-in-force'
import type { Combatant, UnitRole } from './combatant'
import {
  countOf,
  FIELDS,
  type Fighters,
  type FightState,
  leftOf,
  lostOf,
  type ReadyFight,
  type Sides,
  type StepFighter,
  type StepSides
} from './fight-state'
import type { Fighter } from './fighter'
import type { LossRules } from './loss-rules'

/**
 * The number of declared friends who may still die for the unit; 0 for a companion: its `Guards` are its own models that died for
 * the warlord.
 */
export const guardsLeft = (state: FightState, { role, lossRules: { guards } }: StepFighter): number =>
  guards === 0 || role === 'companion' ? 0 : guards - countOf(state, role, 'Guards')

/** Whether each uncancelled hit that is not ignored costs one life: no guards, no Resilience, no Resistance of the last model. */
export const isPlain = ({ lossRules }: StepFighter): boolean =>
  lossRules.guards === 0 && lossRules.ignoresLast === 0 && lossRules.resilience === 0

/** No unit's hits beyond its last model are counted. */
export const NO_OVERKILL: Sides['overkill'] = { attacker: false, companion: false, defender: false }

/**
 * For each unit, whether uncancelled hits beyond its last model are counted: with overkill-counts=yes, if there can be so many.
 * One melee gives at most as many hits as attack dice, twice as many with Crush. A duel is decided by which side is destroyed
 * (R8.3), so there they matter only if one of two attackers can be destroyed alone.
 */
export const overkillIn = (fighters: Fighters, { melees, isDuel }: Pick<ReadyFight, 'melees' | 'isDuel'>): Sides['overkill'] => {
  const { attacker, companion, defender, engagement } = fighters
  const most = ({ dice, combatant }: Fighter) => dice * (combatant.doublesHits ? 2 : 1)
  // automatic hits come on top of the dice
  const isSpecial = attacker.rounds[0]?.special !== undefined
  const canOverkill =
    companion !== undefined ||
    (!isDuel && (melees > 1 || isSpecial || most(attacker) > defender.left || most(defender) > attacker.left))
  if (!canOverkill || engagement.readings['overkill-counts'] !== 'yes') return NO_OVERKILL
  return { attacker: true, companion: companion !== undefined, defender: companion === undefined || !isDuel }
}

/**
 * The number of uncancelled hits above which nothing more changes: one for each life and friend, and one more that shows the
 * friends are too few. No limit if hits beyond the last model are counted or the unit has Resilience.
 */
export const hitsThatMatter = (state: FightState, fighter: StepFighter, friends: number, overkill: boolean): number => {
  const { resilience, ignoresLast } = fighter.lossRules
  if (overkill || resilience > 0) return Number.MAX_SAFE_INTEGER
  return leftOf(state, fighter) + ignoresLast + (friends > 0 ? friends + 1 : 0)
}

/** What uncancelled hits cost: losses cancelled, lives lost, guards killed, hits beyond the last model, and fatigue taken. */
interface HitCosts {
  readonly cancelled?: number
  readonly lost: number
  readonly guards: number
  readonly overkill: number
  readonly fatigueTaken: number
}

/** Fatigue taken to cancel losses: one marker for each `resilience` hits, until the unit is exhausted (V9.8). */
const fatigueForResilience = (hits: number, fatigue: number, { resilience, fatigueLimit }: LossRules): number =>
  resilience === 0 ? 0 : Math.min(Math.max(0, fatigueLimit - fatigue), Math.ceil(hits / resilience))

/**
 * The cost of uncancelled hits in the first edition: Resistance of the last model, then Resilience, then friends, who die only if
 * there are enough to save the unit.
 */
const hitCosts = (uncancelled: number, left: number, friends: number, fatigue: number, rules: LossRules): HitCosts => {
  const { ignoresLast, resilience, guarded } = rules
  const onLastModel = Math.max(0, uncancelled - left + 1)
  const hits = uncancelled - Math.min(ignoresLast, onLastModel)
  const fatigueTaken = fatigueForResilience(hits, fatigue, rules)
  const remaining = Math.max(0, hits - fatigueTaken * resilience)
  const areEnough = remaining - friends < left
  const needed = guarded === 'wounds' ? Math.min(remaining, friends) : Math.max(0, remaining - left + 1)
  const guards = areEnough ? needed : 0
  return { lost: Math.min(left, remaining - guards), guards, overkill: Math.max(0, remaining - guards - left), fatigueTaken }
}

/** The fatigue that stays on a unit of the markers taken for Resilience: the first ones may vanish (T6.12). */
export const fatigueKept = (taken: number, { vanishing }: Pick<LossRules, 'vanishing'>): number => Math.max(0, taken - vanishing)

/** The number of markers a unit may still take for Resilience: those that vanish make room for more; none if exhausted (T4.4). */
export const roomFor = (fatigue: number, vanishing: number, fatigueLimit: number): number =>
  fatigue < fatigueLimit ? fatigueLimit - fatigue + vanishing : 0

/** What losses before the attack dice (N14) cost a unit that has this number of friends left. */
export const lossesBefore = (
  losses: number,
  { combatant, friends, readings }: { readonly combatant: Combatant; readonly friends: number; readonly readings: Readings }
) =>
  hitCostsInSecondEdition(
    losses,
    combatant.models,
    friends,
    roomFor(combatant.fatigue, combatant.vanishing, combatant.unit.profile.fatigueLimit),
    combatant.resilience,
    readings['resilience-use'] ?? 'all'
  )

/** The number of losses that Resilience cancels, as its owner chooses (T6.1, interpretation resilience-use). */
const cancelledBy = (losses: number, left: number, friends: number, room: number, resilience: number, use: string): number => {
  const possible = resilience * room
  if (use === 'none' || possible === 0) return 0
  const wanted = Math.min(possible, use === 'all' ? losses : Math.max(0, losses - (left - 1)))
  // a unit that is destroyed anyway, guards included, takes no fatigue for nothing
  return losses - wanted - friends >= left ? 0 : wanted
}

/** Second edition: Resilience first, then guards for the rest; what remains is limited to the models (T3.12, T6.2). */
const hitCostsInSecondEdition = (
  losses: number,
  left: number,
  friends: number,
  room: number,
  resilience: number,
  use: string
): HitCosts => {
  const cancelled = cancelledBy(losses, left, friends, room, resilience, use)
  const fatigueTaken = cancelled === 0 ? 0 : Math.ceil(cancelled / resilience)
  const rest = losses - cancelled
  const guards = rest - friends < left ? Math.min(rest, friends) : 0
  const fatal = rest - guards
  return { lost: Math.min(left, fatal), guards, overkill: Math.max(0, fatal - left), fatigueTaken, cancelled }
}

const withLost = (state: FightState, role: UnitRole, more: number): FightState => {
  const lost = lostOf(state, role) + more
  if (role === 'attacker') return { ...state, attackerLost: lost }
  return role === 'defender' ? { ...state, defenderLost: lost } : { ...state, companionLost: lost }
}

/**
 * The state after uncancelled hits on a unit (R2.5, R3.8). Its guards may die for it, then up to `mates` models of its
 * companion.
 */
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
  const fatigue = lossRules.fatigue + fatigueKept(taken, lossRules)
  const costs =
    resilienceUse === undefined
      ? hitCosts(uncancelled, left, friends, fatigue, lossRules)
      : hitCostsInSecondEdition(
          uncancelled,
          left,
          friends,
          roomFor(fatigue, Math.max(0, vanishing - taken), fatigueLimit),
          resilience,
          resilienceUse
        )
  const fallenMates = Math.max(0, costs.guards - (friends - mates))
  after[FIELDS[role].Lost] = lostOf(state, role) + costs.lost
  if (fallenMates > 0) after.companionGuards = countOf(state, 'companion', 'Guards') + fallenMates
  if (costs.guards > fallenMates) after[FIELDS[role].Guards] = countOf(state, role, 'Guards') + costs.guards - fallenMates
  if (overkill) after[FIELDS[role].Overkill] = countOf(state, role, 'Overkill') + costs.overkill
  if (costs.cancelled && state[FIELDS[role].Cancelled] !== undefined)
    after[FIELDS[role].Cancelled] = countOf(state, role, 'Cancelled') + costs.cancelled
  if (costs.fatigueTaken > 0) after[FIELDS[role].Tired] = countOf(state, role, 'Tired') + costs.fatigueTaken
  return after
}

/** The number of companion models that may die for the warlord beside them, after their own losses (R6.3). */
export const matesOf = (state: FightState, { companion }: StepSides, { lossRules }: StepFighter): number =>
  companion && lossRules.hasMates ? leftOf(state, companion) : 0
