import { MOST_MODELS } from '../../model/limits'
import type { Ability, Numbers, Rulebook } from '../types'
import { classes } from './classes'
import { factions, terrain } from './factions'
import { heroes, heroicUnits } from './heroes'

import { muster } from './muster'
import { normans } from './normans'
import { otherBoards } from './other-boards'
import { readings } from './readings'
import { troops } from './troops'
import { rulesOfUnits, units } from './units'
import { vikings } from './vikings'
import { mounts, weapons } from './weapons'

/** T1 to T3: base saves, bounds and pools of the second edition; solid cover against shots is reading cover-solid-shot. */
const numbers = {
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

const boards: Readonly<Record<string, Readonly<Record<string, Ability>>>> = { vikings, normans, ...otherBoards }

/** Every box by its key: those of two boards whole, of the others what is certain. */
const abilities: Readonly<Record<string, Ability>> = Object.fromEntries(
  Object.entries(boards).flatMap(([faction, board]) => Object.entries(board).map(([id, box]) => [`${faction}/${id}`, box]))
)

/** The second edition: the boards of Vikings and Normans, and of others what is certain (V9.12). */
export const second: Omit<Rulebook, 'version' | 'defaults'> = {
  edition: 2,
  numbers,
  mounts,
  classes,
  factions,
  troops: { ...troops, ...heroes, ...heroicUnits, ...units },
  weapons,
  terrain,
  abilities: { ...abilities, ...rulesOfUnits },
  readings,
  wrath: [],
  muster
}
