import type { ArmourSteps } from './armour'
import type { Unit } from './fight'
import type { Standing } from './standing'

/** What abilities, effects and fatigue spent give a side in step 3. */
export interface Gains {
  attack: number
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
  /** Attack dice that left with models removed in step 3 (reading removed-dice). */
  lostDice: number
}

export const noGains = (): Gains => ({ attack: 0, defence: 0, armour: [], rerollsAttack: false, rerollsDefence: false })
