import type { ArmourSteps } from './armour'
import type { Unit } from './fight'
import type { Readings } from './readings'
import type { Standing } from './standing'

/** What abilities, effects and fatigue spent give a side in step 3. */
export interface Gains {
  attack: number
  /** Attack dice taken away after the cap (reading discarded-dice=rolled). */
  discarded: number
  defence: number
  armour: number[]
  rerollsAttack: boolean
  rerollsDefence: boolean
}

/** A unit in the fight, as its players' choices change it. */
export interface Fighter {
  readonly unit: Unit
  standing: Standing
  /** Attack dice before abilities, as in a pool. */
  readonly generated: number
  readonly held: number
  /** Defence dice of giving up dice (R3.3). */
  readonly stanceDefence: number
  /** Armour before step 3. */
  readonly armourBefore: ArmourSteps
  gains: Gains
  crushes: boolean
  /** The friend at its side (R6.3). */
  beside?: Fighter
  /** Attack dice that left with models removed in step 3 (reading removed-dice). */
  lostDice: number
}

export const noGains = (): Gains => ({
  attack: 0,
  discarded: 0,
  defence: 0,
  armour: [],
  rerollsAttack: false,
  rerollsDefence: false
})

/** Dice given away count in the sum under the cap of R3.5, or come off what it leaves (reading discarded-dice). */
export function gainAttack({ gains }: Fighter, dice: number, readings: Readings): void {
  if (dice < 0 && readings['discarded-dice'] === 'rolled') gains.discarded -= dice
  else gains.attack += dice
}
