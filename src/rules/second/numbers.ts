import { MOST_MODELS } from '../../model/limits'
import type { Numbers } from '../types'

/** T1 to T3: base saves, bounds and pools of the second edition; solid cover against shots is reading cover-solid-shot. */
export const numbers = {
  saveMelee: 5,
  saveShot: 4,
  saveMeleeHeavyCover: 4,
  saveShotCover: { none: 4, light: 3, heavy: 3 },
  armourShotCover: { none: 0, light: 0, heavy: 0 },
  leastArmour: 2,
  mostArmour: 6,
  mostModels: MOST_MODELS,
  mostInBuilding: 12,
  natural: false,
  mostDice: { melee: 16, shooting: 8 },
  saveClosedRanks: 4,
  spendsRepeat: true,
  exhaustionHalves: false,
  sideBySide: false,
  unitPoints: 1,
  bodyguards: true,
  inTurn: true,
  limitsFatigue: true
} as const satisfies Numbers
