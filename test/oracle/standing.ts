import { resistanceOf, type Side, type Unit } from './fight'

/** What is left of a unit, and what it cost so far. */
export interface Standing {
  readonly models: number
  readonly engaged: number
  readonly fatigue: number
  /** Models that may die for the warlord. */
  readonly guards: number
  /** Models of the unit lost to uncancelled hits. */
  readonly fallen: number
  /** Models of the unit removed by Exhaustion, Stamping or Valhalla. */
  readonly removed: number
  readonly guardsLost: number
  /** Losses that decide the winner, by the readings (R3.10). */
  readonly counted: number
  /** Wounds left, if it has any (R8.3). */
  readonly wounds?: number
  readonly immune: boolean
}

export type Field = { readonly [side in Side]: Standing } & {
  /** Melees or shots fought so far. */
  readonly fought: number
}

/** Levies die for nobody (R6.1); a cart resists, but nobody dies for it (R8.3 names the first hit only). */
const guardsOf = (unit: Unit): number =>
  resistanceOf(unit) > 0 && !unit.boardless && unit.guards && unit.guards.class !== 'levies' ? unit.guards.models : 0

export const standingOf = (unit: Unit): Standing => ({
  models: unit.models,
  engaged: unit.engaged ?? unit.models,
  fatigue: unit.immuneToFatigue ? 0 : (unit.fatigue ?? 0),
  guards: guardsOf(unit),
  fallen: 0,
  removed: 0,
  guardsLost: 0,
  counted: 0,
  ...(unit.wounds !== undefined && { wounds: unit.wounds }),
  immune: unit.immuneToFatigue ?? false
})

export const tire = <S extends Standing>(standing: S, by: number): S => ({
  ...standing,
  fatigue: standing.immune ? 0 : Math.max(0, standing.fatigue + by)
})

/** Models leave the unit; those not engaged are taken first (R3.8), by Exhaustion too. */
export function withoutModels<S extends Standing>(standing: S, count: number): S {
  const models = standing.models - Math.min(count, standing.models)
  return { ...standing, models, engaged: Math.min(standing.engaged, models) }
}

export const wipedOut = (standing: Standing): boolean => standing.models === 0
export const bothStand = ({ attacker, defender }: Field): boolean => !wipedOut(attacker) && !wipedOut(defender)
