import type { Battle, State, Step } from '../chance/battle'
import type { Side } from '../model/scenario'

import type { Engagement, UnitRole } from './combatant'
import type { Fighter } from './fighter'

/** What is counted of each unit while the dice fall. */
export const COUNTS = [
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
export type Count = (typeof COUNTS)[number]
export type Field = `${UnitRole}${Count}`

/**
 * What is known of a fight between its steps; a battle's states hold only the fields it needs.
 * Lost: lives lost so far, models removed by abilities in steps 1 to 3 included.
 * Uncounted: of those, what does not count for deciding the winner (R3.10).
 * Overkill: uncancelled hits beyond the last model (reading overkill-counts).
 * Guards: friends removed for it (R6.1, V9.8); of a companion those are its own models.
 * Pushed: models The Push took while they disengaged; not among the lost.
 * Tired: fatigue taken for Resilience (V9.8). Spent: its fatigue that the enemy spent in further melees.
 * Ended: the melee after which a side was gone, where each brings fatigue (R3.9); 0: the last one, if any. Noted once, of the attacker.
 * Cancelled: losses that Resilience cancelled, where they decide the winner (reading resilience-counts).
 * Hits: on it, waiting for its defence dice. Second: of those, the hits of the second of two attackers.
 * Doubled: whose uncancelled hits count twice (Crush): 1 the first unit's that hit it, 2 the second's, 3 both.
 * Scored, Through, Rolled, Saved: of a side where stages are noted: hits it scored, those of them not saved, its defence dice, its saves.
 */
export type FightState = State & { readonly [F in Field]?: number }

export type FightStep = Step<FightState>

/** The units of a fight, seen in some way. */
interface Units<Unit> {
  readonly attacker: Unit
  readonly companion?: Unit | undefined
  readonly defender: Unit
}

/** A fight ready to be played: its fighters, and the battle of their dice. */
export interface Ready extends Units<Fighter> {
  readonly engagement: Engagement
  readonly tallies: Tallies
  /** Whose uncancelled hits beyond the last model are counted, where so many can fall (reading overkill-counts). */
  readonly overkill: Readonly<Record<UnitRole, boolean>>
  readonly rules: FightRules
  readonly battle: Battle<FightState>
  /** How all stand in each further melee when its dice are next. */
  readonly further: readonly Engagement[]
  /** The most melees there may be, the steps that the first takes, and the step after which each is over. */
  readonly melees: number
  readonly stepsOfMelee: number
  readonly ends: readonly number[]
  /** What further melees depend on that are found anew by who is left (`found-anew.ts`); empty where none is. */
  readonly anew: string
  /** A fight of several rounds, decided by who is left (R8.3). */
  readonly isDuel: boolean
}

/** What the steps of a fight depend on beside its units. */
export interface FightRules {
  /** How the target of two units rolls (R6.3): 0 where it is one's. */
  readonly apart: number
  /** Crush counts hits double that were not saved (reading crush-timing). */
  readonly doublesUnsaved: boolean
  readonly isShot: boolean
  /** Two charge a warlord (R6.3). */
  readonly isOnWarlord: boolean
  /** saga2: a unit did not live to fight, and there is no later step (T3.14). */
  readonly isOver: boolean
}

/** A unit as the steps of a fight see it: see `LossRules`. */
export type StepFighter = Pick<Fighter, 'role' | 'lives' | 'rounds' | 'lossRules'>

/** The same of a fight. */
export interface StepSides extends Units<StepFighter> {
  readonly overkill: Ready['overkill']
  readonly rules: FightRules
}

/** The fighters of a fight before its dice. */
export type Fighters = Pick<Ready, 'engagement' | 'attacker' | 'companion' | 'defender'>

/** The units of a fight as its end is looked at: how each stood at the dice, not what it threw. */
export interface Standings extends Units<Pick<Fighter, 'role' | 'standing' | 'lives'>> {
  readonly engagement: Engagement
}

/** The fighters, and which of the fields count for what; only those that can grow in this fight. */
export type Sides = Fighters & Pick<Ready, 'tallies' | 'overkill' | 'rules'>

/** Of one unit: the fields that are its losses when all is done, and those that decide the winner, some of them taken off. */
export interface Tally {
  readonly losses: readonly Field[]
  readonly counts: readonly Field[]
  readonly deducted: readonly Field[]
}

/** The tally of each unit. */
export interface Tallies extends Readonly<Record<UnitRole, Tally>> {
  /** All losses decide the winner, and nothing else does (R3.10). */
  readonly areByLosses: boolean
}

export const lostOf = (state: FightState, role: UnitRole): number =>
  (role === 'attacker' ? state.attackerLost : role === 'defender' ? state.defenderLost : state.companionLost) ?? 0

/** The name of each field, put together once. */
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

/** Which fields can grow, as one number. */
export const growing = (most: FightState): number => {
  const known = grown.get(most)
  if (known !== undefined) return known
  let bits = 0
  for (const field in most) if ((most[field] ?? 0) > 0) bits += BITS.get(field) ?? 0
  grown.set(most, bits)
  return bits
}

export const countOf = (state: FightState, role: UnitRole, count: Count): number => state[FIELDS[role][count]] ?? 0

/** Lives left, before any model is pushed; a companion's models may have died for the warlord. */
export const leftOf = (state: FightState, { role, lives }: Pick<Fighter, 'role' | 'lives'>): number =>
  role === 'companion' ? lives - lostOf(state, role) - (state.companionGuards ?? 0) : lives - lostOf(state, role)

/** Is a unit of the side left, before anybody is pushed? */
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

export const fighterAt = <F extends object>(sides: { readonly [S in UnitRole]?: F | undefined }, role: UnitRole): F => {
  const fighter = role === 'attacker' ? sides.attacker : role === 'defender' ? sides.defender : sides.companion
  if (!fighter) throw new RangeError(`there is no ${role} in this fight`)
  return fighter
}

/** The value of a field; those that nearly every fight counts are read by their own names, several times faster than by a looked-up one. */
const countedIn = (state: FightState, field: Field): number =>
  (field === 'attackerLost' ? state.attackerLost : field === 'defenderLost' ? state.defenderLost : state[field]) ?? 0

/** The sum of some fields of a state. */
export const summed = (state: FightState, fields: readonly Field[]): number => {
  let sum = 0
  for (let i = 0; i < fields.length; i++) sum += countedIn(state, fields[i] as Field)
  return sum
}
