import { MOST_MODELS } from '../../model/limits'
import type { Numbers } from '../types'

/** V9, V9.1, V9.4 and V9.7 to V9.10; the cover of shots by reading cover-shooting, what V9.0 carries over besides. */
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
  natural: false,
  mostDice: { melee: 16, shooting: 8 },
  saveClosedRanks: 4,
  spendsRepeat: true,
  exhaustionHalves: false,
  sideBySide: false,
  unitPoints: 1,
  bodyguards: true
} as const satisfies Numbers
