import { MOST_MODELS } from '../model/limits'
import type { Numbers } from './types'

/** R1.2, R1.3, R2.4, R2.6, R3.7 and R3.11. */
export const numbers = {
  saveMelee: 5,
  saveShot: 4,
  saveMeleeHeavyCover: 4,
  saveShotCover: { none: 4, light: 3, heavy: 3 },
  armourShotCover: { none: 0, light: 0, heavy: 1 },
  leastArmour: 2,
  mostArmour: 6,
  mostModels: MOST_MODELS,
  mostInBuilding: 12,
  natural: true,
  spendsRepeat: false,
  exhaustionHalves: true,
  sideBySide: true,
  unitPoints: 0
} as const satisfies Numbers
