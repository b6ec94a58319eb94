import type { TroopClass } from '../model/effect'
import { words } from './named'
import type { ClassRow, DiceRate } from './types'

/** `dice` dice for every `models` models. */
export const per = (dice: number, models: number): DiceRate => ({ dice, models })

const cited = { rule: 'R1.0', source: 'S1 p.16, 21, 25, 35', certainty: 'stated' } as const

/** The profiles of section 1. */
export const classes = {
  levies: {
    ...cited,
    name: 'levies',
    spanish: 'levas',
    names: ['levies', 'levy', 'lev', 'l', 'lvy', 'levs', 'militia', 'militiamen', 'conscripts', 'levas', 'leva'],
    armour: 3,
    armourShot: 3,
    dice: per(1, 3),
    diceShot: per(1, 2),
    fatigueLimit: 2,
    points: 1 / 3,
    sagaDice: 0,
    perPoint: 12
  },
  warriors: {
    ...cited,
    name: 'warriors',
    spanish: 'guerreros',
    names: words('warriors, warrior, w, wr, guerreros, guerrero, guerreras, guerrera, fighters, fighter, war, wars'),
    armour: 4,
    armourShot: 4,
    dice: per(1, 1),
    diceShot: per(1, 2),
    fatigueLimit: 3,
    points: 1 / 2,
    sagaDice: 1,
    perPoint: 8
  },
  hearthguard: {
    ...cited,
    name: 'hearthguard',
    spanish: 'guardias',
    names: words(
      'hearthguard, hearthguards, hearth guard, hearth guards, hg, hgs, h, guardia, guardias, household, household troops, ' +
        'elite, elites, retainers'
    ),
    armour: 5,
    armourShot: 5,
    dice: per(2, 1),
    diceShot: per(1, 1),
    fatigueLimit: 4,
    points: 1,
    sagaDice: 1,
    perPoint: 4
  },
  warlord: {
    ...cited,
    name: 'warlord',
    spanish: 'señor de la guerra',
    names: words(
      'warlord, warlords, wl, war lord, lord, leader, general, chief, chieftain, commander, king, prince, principe, jefe, caudillo, senor, ' +
        'lider, senor de la guerra, senores de la guerra, sr de la guerra'
    ),
    armour: 5,
    armourShot: 6,
    dice: per(5, 1),
    diceShot: per(2, 1),
    fatigueLimit: 4,
    points: 3,
    sagaDice: 2,
    perPoint: null
  }
} as const satisfies Record<TroopClass, ClassRow>
