import type { UnitClass } from '../fight'
import { diceOfParts, type Part, pointsOfParts } from '../parts'
import type { Rate } from '../rate'
import type { Standing } from '../standing'
import type { Equipment, Unit } from './fight'

interface Profile {
  readonly armour: number
  readonly armourShot: number
  readonly melee: Rate
  readonly shooting: Rate
  readonly fatigueLimit: number
  readonly points: Rate
}

/** Section 9, before equipment: bows and javelins make of the levies' 4 the 3 and 3 (4) of the table (V9.7). */
const profiles: Record<UnitClass, Profile> = {
  levies: { armour: 4, armourShot: 4, melee: '1/2', shooting: 0, fatigueLimit: 3, points: '1/3' },
  warriors: { armour: 4, armourShot: 4, melee: 1, shooting: '1/2', fatigueLimit: 3, points: '1/2' },
  hearthguard: { armour: 5, armourShot: 5, melee: 2, shooting: 1, fatigueLimit: 3, points: 1 },
  warlord: { armour: 5, armourShot: 5, melee: 8, shooting: 4, fatigueLimit: 3, points: 4 }
}

const missiles: readonly Equipment[] = ['bow', 'sling', 'crossbow', 'composite-bow', 'javelins']

/** Levies with missiles fight worse than those without. */
const missileLevies: Profile = { ...profiles.levies, melee: '1/3', shooting: '1/2' }

const ofClass = (name: UnitClass, equipment: Equipment = 'none'): Profile =>
  name === 'levies' && missiles.includes(equipment) ? missileLevies : profiles[name]

export function profileOf(unit: Unit): Profile {
  const base = ofClass(unit.class, unit.equipment)
  return {
    armour: unit.armour ?? base.armour,
    armourShot: unit.armourShot ?? base.armourShot,
    melee: unit.melee ?? base.melee,
    shooting: unit.shooting ?? base.shooting,
    fatigueLimit: unit.fatigueLimit ?? base.fatigueLimit,
    points: base.points
  }
}

/** Each model of a heroic unit has the dice and the points of its own class (V9.9). */
const rateOf = (unit: Unit, part: Part, kind: 'melee' | 'shooting' | 'points'): Rate =>
  part[kind] ?? (part.class && part.class !== unit.class ? ofClass(part.class, unit.equipment) : profileOf(unit))[kind]

const partsOf = (unit: Unit): readonly Part[] => unit.parts ?? [{ name: unit.class, models: unit.models }]

/** Attack dice that the unit generates (R2.1, R3.1). */
export const diceOf = (unit: Unit, standing: Standing, kind: 'melee' | 'shooting'): number =>
  diceOfParts(partsOf(unit), standing, part => rateOf(unit, part, kind))

/** V9.9: a unit wiped out is worth one more. */
export const slaughterPoints = (unit: Unit, lost: number): number =>
  pointsOfParts(partsOf(unit), lost, part => rateOf(unit, part, 'points')) + (lost >= unit.models ? 1 : 0)

export const exhausted = (unit: Unit, { fatigue }: Pick<Standing, 'fatigue'>): boolean => fatigue >= profileOf(unit).fatigueLimit
