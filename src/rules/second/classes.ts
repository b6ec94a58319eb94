import type { TroopClass } from '../../model/effect'
import { classes as first } from '../classes'
import type { ClassRow, DiceRate } from '../types'

const per = (dice: number, models: number): DiceRate => ({ dice, models })

const cited = { rule: 'V9', source: 'public', certainty: 'public' } as const

/** The profiles of the second edition. Levies are those without missiles: what missiles change stands with their troop. */
export const classes = {
  levies: {
    ...cited,
    name: 'levies',
    spanish: first.levies.spanish,
    names: first.levies.names,
    armour: 4,
    armourShot: 4,
    dice: per(1, 2),
    diceShot: per(1, 2),
    fatigueLimit: 3,
    points: 1 / 3,
    sagaDice: 1,
    sagaDiceFrom: 6
  },
  warriors: {
    ...cited,
    name: 'warriors',
    spanish: first.warriors.spanish,
    names: first.warriors.names,
    armour: 4,
    armourShot: 4,
    dice: per(1, 1),
    diceShot: per(1, 2),
    fatigueLimit: 3,
    points: 1 / 2,
    sagaDice: 1,
    sagaDiceFrom: 4
  },
  hearthguard: {
    ...cited,
    name: 'hearthguard',
    spanish: first.hearthguard.spanish,
    names: first.hearthguard.names,
    armour: 5,
    armourShot: 5,
    dice: per(2, 1),
    diceShot: per(1, 1),
    fatigueLimit: 3,
    points: 1,
    sagaDice: 1
  },
  warlord: {
    ...cited,
    name: 'warlord',
    spanish: first.warlord.spanish,
    names: first.warlord.names,
    armour: 5,
    armourShot: 5,
    dice: per(8, 1),
    diceShot: per(4, 1),
    fatigueLimit: 3,
    points: 4,
    sagaDice: 1,
    presence: true,
    resilience: 1,
    bearing: { dice: per(5, 1), diceShot: per(1, 1) }
  }
} as const satisfies Record<TroopClass, ClassRow>
