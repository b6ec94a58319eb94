import type { Cover, Unit } from './fight'
import { profileOf } from './profile'
import type { Readings } from './readings'
import { wrathOf } from './wrath'

/** A profile's armour and every modifier of it, in the order they come. */
export type ArmourSteps = readonly number[]

/** Armour is 2 to 6 (R1.2). */
const clamp = (armour: number): number => Math.min(6, Math.max(2, armour))

/** R1.2 with reading armour-clamp. */
export function armourOf(steps: ArmourSteps, readings: Readings): number {
  let armour = 0
  for (const step of steps) {
    armour += step
    if (readings['armour-clamp'] === 'each') armour = clamp(armour)
  }
  return clamp(armour)
}

// R1.2, armour-clamp=each: the unit's own arms come first, then Wrath, cover, Orders boxes and the enemy's weapon, then step 3 as it is
// played.

/**
 * R6.4: bows are for William's hearthguard and warriors, armour 1 lower on foot, and for Gruffydd's warriors, armour 3. A unit of theirs
 * that has bows is counted as those, whether he is there or not.
 */
const isArcher = ({ faction, weapon, class: name, armour, armourShot }: Unit, people: 'normans' | 'welsh'): boolean =>
  faction === people &&
  weapon === 'bow' &&
  armour === undefined &&
  armourShot === undefined &&
  (name === 'warriors' || (people === 'normans' && name === 'hearthguard'))

const isWilliams = (unit: Unit): boolean => isArcher(unit, 'normans') && !unit.mounted

/** A unit's armour before anything that it carries is counted. */
export const bornArmour = (unit: Unit): number => profileOf(unit).armour - (isWilliams(unit) || isArcher(unit, 'welsh') ? 1 : 0)

/** Own armour in melee before anybody does anything: danish axe R5.1, crossbow R2.8. */
export function ownMeleeArmour(unit: Unit): ArmourSteps {
  const steps = [bornArmour(unit)]
  if (unit.weapon === 'danish-axe') steps.push(-1)
  if (unit.weapon === 'crossbow') steps.push(-1)
  return [...steps, ...wrathArmour(unit)]
}

/** R6.6: it holds until their next turn, in melee and when shot at. */
const wrathArmour = (unit: Unit): ArmourSteps => Array<number>(wrathOf(unit).armour).fill(+1)

/** An armour of its own is given as it is, without that of R5.6: Gruffydd's spearmen keep theirs (R6.4). */
const welshArmour = ({ faction, armourShot, class: name }: Unit): boolean =>
  faction === 'welsh' && armourShot === undefined && (name === 'hearthguard' || name === 'warriors')

/** Own armour when shot at: Welsh R5.6, crossbow R2.8, mounted R2.10, heavy cover R2.6. */
export function ownShotArmour(unit: Unit, cover: Cover): ArmourSteps {
  const steps = [profileOf(unit).armourShot - (isWilliams(unit) ? 1 : 0)]
  if (welshArmour(unit)) steps.push(-1)
  if (unit.weapon === 'crossbow') steps.push(-1)
  if (unit.mounted) steps.push(-1)
  steps.push(...wrathArmour(unit))
  if (cover === 'heavy') steps.push(+1)
  return steps
}
