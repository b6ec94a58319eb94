import type { Unit, UnitClass } from './fight'
import type { Rate } from './rate'

interface Profile {
  readonly armour: number
  readonly armourShot: number
  readonly melee: Rate
  readonly shooting: Rate
  readonly fatigueLimit: number
  /** Victory points of a model that falls (R8.2). */
  readonly points: Rate
}

/** R1.0, column by column. */
const profiles: Record<UnitClass, Profile> = {
  levies: { armour: 3, armourShot: 3, melee: '1/3', shooting: '1/2', fatigueLimit: 2, points: '1/3' },
  warriors: { armour: 4, armourShot: 4, melee: 1, shooting: '1/2', fatigueLimit: 3, points: '1/2' },
  hearthguard: { armour: 5, armourShot: 5, melee: 2, shooting: 1, fatigueLimit: 4, points: 1 },
  warlord: { armour: 5, armourShot: 6, melee: 5, shooting: 2, fatigueLimit: 4, points: 3 }
}

/** R5.3; what it does not name is that of hearthguard. */
const berserkers: Profile = { ...profiles.hearthguard, armour: 3, armourShot: 3, melee: 4 }

/** The class, and whatever the unit has instead of it (sections 6 and 8). */
export function profileOf(unit: Unit): Profile {
  const base = unit.berserkers ? berserkers : profiles[unit.class]
  return {
    armour: unit.armour ?? base.armour,
    armourShot: unit.armourShot ?? base.armourShot,
    melee: unit.melee ?? base.melee,
    shooting: unit.shooting ?? base.shooting,
    fatigueLimit: unit.fatigueLimit ?? base.fatigueLimit,
    points: unit.points ?? base.points
  }
}
