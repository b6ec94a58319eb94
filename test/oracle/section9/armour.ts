import type { Cover } from '../fight'
import type { Equipment, Unit } from './fight'
import { profileOf } from './profile'
import type { Readings } from './readings'

/** Armour is 2 to 6 (R1.2). */
const clamp = (armour: number): number => Math.min(6, Math.max(2, armour))

/** R1.2 with reading armour-clamp. */
export function armourOf(steps: readonly number[], readings: Readings): number {
  let armour = 0
  for (const step of steps) {
    armour += step
    if (readings['armour-clamp'] === 'each') armour = clamp(armour)
  }
  return clamp(armour)
}

const barer: Readonly<Record<'melee' | 'shot', readonly Equipment[]>> = {
  melee: ['bow', 'sling', 'crossbow', 'javelins', 'composite-bow', 'heavy-weapon'],
  shot: ['bow', 'sling', 'crossbow']
}

const equipmentOf = ({ equipment = 'none' }: Unit): Equipment => equipment

/** V9.7 */
export const meleeArmour = (unit: Unit): readonly number[] => [
  profileOf(unit).armour,
  ...(barer.melee.includes(equipmentOf(unit)) ? [-1] : [])
]

/** V9.7, and heavy cover where reading cover-shooting has it. */
export const shotArmour = (unit: Unit, cover: Cover): readonly number[] => [
  profileOf(unit).armourShot,
  ...(barer.shot.includes(equipmentOf(unit)) ? [-1] : []),
  ...(unit.mounted ? [-1] : []),
  ...(cover === 'heavy' ? [+1] : [])
]
