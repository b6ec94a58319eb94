import type { Battle, State, Step } from '../chance/battle'
import type { Side } from '../model/scenario'

import type { Engagement, UnitRole } from './combatant'
import type { Fighter } from './fighter'

/** What is counted for each unit while dice are rolled. */
const COUNTS = [
  'Lost',
  'Uncounted',
  'Overkill',
  'Guards',
  'Pushed',
  'Tired',
  'Spent',
  'Ended',
  'Cancelled',
  'Hits',
  'Second',
  'Doubled',
  'Scored',
  'Through',
  'Rolled',
  'Saved'
] as const
/** What is counted of a unit in the state of a fight; `FightState` explains each. */
export type Count = (typeof COUNTS)[number]
/** A field of the state: "attackerLost". */
export type Field = `${UnitRole}${Count}`

/**
 * The state of a fight between its steps; it holds only the fields that the battle needs.
 * Lost: lives lost so far, including models removed by abilities in steps 1 to 3.
 * Uncounted: the part of Lost that does not count for deciding the winner (R3.10).
 * Overkill: uncancelled hits beyond the last model (overkill-counts).
 * Guards: guards removed in place of the unit (R6.1, V9.8); for a companion these are its own models that died for the warlord.
 * Pushed: models removed by The Push while the unit disengaged; not part of Lost.
 * Tired: fatigue taken for Resilience (V9.8). Spent: the unit's fatigue that the enemy spent in further melees.
 * Ended: the melee after which a side was gone, if each melee brings fatigue (R3.9); 0: the last one, if any. Only kept for the
 * attacker.
 * Cancelled: losses that Resilience cancelled, if these decide the winner (resilience-counts).
 * Hits: hits on the unit that wait for its defence dice. Second: the part of Hits that the second of two attackers scored.
 * Doubled: whose uncancelled hits count twice (Crush): 1 those of the first unit that hit it, 2 of the second, 3 of both.
 * Scored, Through, Rolled, Saved: only if stages are recorded: hits that the side scored, those of them not saved, its defence dice,
 * its saves.
 */
export type FightState = State & { readonly [F in Field]?: number }

/** One step of a fight, in rulebook order. */
export type FightStep = Step<FightState>

/** The units of a fight, each in some form. */
interface Units<Unit> {
  readonly attacker: Unit
  readonly companion?: Unit | undefined
  readonly defender: Unit
}

/** A fight ready to be played: its fighters, and the battle of their dice. */
export interface ReadyFight extends Units<Fighter> {
  readonly engagement: Engagement
  readonly tallies: Tallies
  /** For which units uncancelled hits beyond the last model are counted, if there can be so many (overkill-counts). */
  readonly overkill: Readonly<Record<UnitRole, boolean>>
  readonly rules: FightRules
  readonly battle: Battle<FightState>
  /** The engagement of each further melee just before its dice. */
  readonly further: readonly Engagement[]
  /** The maximum number of melees, the number of steps of the first, and the index of the last step of each. */
  readonly melees: number
  readonly stepsOfMelee: number
  readonly ends: readonly number[]
  /** The key of further melees whose units are prepared again for each state (`rebuilt-melees.ts`); empty if there are none. */
  readonly rebuiltKey: string
  /** A duel: a fight of several rounds, decided by who is left (R8.3). */
  readonly isDuel: boolean
  /** Side by Side: how many of the defender's dice are aimed at the first of two attackers (R6.3). */
  readonly split?: number
}

/** What the steps of a fight depend on besides its units. */
export interface FightRules {
  /** Crush doubles hits that were not saved, not hits (crush-timing=unsaved). */
  readonly doublesUnsaved: boolean
  readonly isShot: boolean
  /** Two units charge a warlord (R6.3). */
  readonly isOnWarlord: boolean
  /** Second edition: a unit has no models left before the dice, so that no later step takes place (T3.14). */
  readonly isOver: boolean
}

/** What the steps of a fight need of a unit; see `LossRules`. */
export type StepFighter = Pick<Fighter, 'role' | 'lives' | 'rounds' | 'lossRules'>

/** What the steps of a fight need of all its units. */
export interface StepSides extends Units<StepFighter> {
  readonly overkill: ReadyFight['overkill']
  readonly rules: FightRules
}

/** The fighters of a fight before its dice. */
export type Fighters = Pick<ReadyFight, 'engagement' | 'attacker' | 'companion' | 'defender'>

/** What evaluating the end of a fight needs of its units: the state of each at the dice, not what it rolls. */
export interface FightersAtDice extends Units<Pick<Fighter, 'role' | 'combatant' | 'lives'>> {
  readonly engagement: Engagement
}

/** The fighters, and which fields of the state count as what; only fields that can grow in this fight. */
export type Sides = Fighters & Pick<ReadyFight, 'tallies' | 'overkill' | 'rules'>

/**
 * For one unit: the fields that add up to its losses, and those that decide the winner, with those to be subtracted from them.
 */
export interface Tally {
  readonly losses: readonly Field[]
  readonly counts: readonly Field[]
  readonly deducted: readonly Field[]
}

/** The tally of each unit. */
export interface Tallies extends Readonly<Record<UnitRole, Tally>> {
  /** True if all losses decide the winner, and nothing else does (R3.10). */
  readonly areByLosses: boolean
}

/** Lives the unit has lost so far, models removed before the dice included. */
export const lostOf = (state: FightState, role: UnitRole): number =>
  (role === 'attacker' ? state.attackerLost : role === 'defender' ? state.defenderLost : state.companionLost) ?? 0

/** The name of each field by unit and count, built once. */
export const FIELDS: Readonly<Record<UnitRole, Readonly<Record<Count, Field>>>> = (() => {
  const of = (role: UnitRole) => Object.fromEntries(COUNTS.map(count => [count, `${role}${count}`])) as Record<Count, Field>
  return { attacker: of('attacker'), companion: of('companion'), defender: of('defender') }
})()

/** A bit for each field. */
const BITS: ReadonlyMap<string, number> = new Map(
  Object.values(FIELDS)
    .flatMap(fields => Object.values(fields))
    .map((field, i) => [field, 2 ** i])
)

const grown = new WeakMap<FightState, number>()

/** The fields that can grow, as one number with a bit for each. `most`: the maximum of each field. */
export const growing = (most: FightState): number => {
  const known = grown.get(most)
  if (known !== undefined) return known
  let bits = 0
  for (const field in most) if ((most[field] ?? 0) > 0) bits += BITS.get(field) ?? 0
  grown.set(most, bits)
  return bits
}

/** The value of a field of the state; 0 if this fight does not have it. */
export const countOf = (state: FightState, role: UnitRole, count: Count): number => state[FIELDS[role][count]] ?? 0

/** The number of lives left, before The Push; a companion's models may have died for the warlord. */
export const leftOf = (state: FightState, { role, lives }: Pick<Fighter, 'role' | 'lives'>): number =>
  role === 'companion' ? lives - lostOf(state, role) - (state.companionGuards ?? 0) : lives - lostOf(state, role)

/** True if a unit of the side has lives left, before The Push. */
export const isStanding = (
  { attacker, companion, defender }: Units<Pick<Fighter, 'role' | 'lives'>>,
  state: FightState,
  side: Side
): boolean =>
  side === 'defender'
    ? leftOf(state, defender) > 0
    : leftOf(state, attacker) > 0 || (companion !== undefined && leftOf(state, companion) > 0)

/** The units of a fight, the attackers first. */
export const fightersOf = <Unit>({ attacker, companion, defender }: Units<Unit>): readonly Unit[] =>
  companion ? [attacker, companion, defender] : [attacker, defender]

/** True if dice of any unit do more than hit or cancel in this round. */
export const isSpecialIn = (sides: Pick<StepSides, 'attacker' | 'companion' | 'defender'>, round = 0): boolean =>
  fightersOf(sides).some(({ rounds }) => rounds[round]?.special !== undefined)

/** The unit with this role. Throws a RangeError if there is none. */
export const fighterAt = <F extends object>(sides: { readonly [S in UnitRole]?: F | undefined }, role: UnitRole): F => {
  const fighter = role === 'attacker' ? sides.attacker : role === 'defender' ? sides.defender : sides.companion
  if (!fighter) throw new RangeError(`there is no ${role} in this fight`)
  return fighter
}

/**
 * The value of a field, 0 if absent. The fields of nearly every fight are read by literal names, several times faster than by a
 * variable.
 */
const countedIn = (state: FightState, field: Field): number =>
  (field === 'attackerLost' ? state.attackerLost : field === 'defenderLost' ? state.defenderLost : state[field]) ?? 0

/** The sum of some fields of a state. */
export const summed = (state: FightState, fields: readonly Field[]): number => {
  let sum = 0
  for (let i = 0; i < fields.length; i++) sum += countedIn(state, fields[i] as Field)
  return sum
}
