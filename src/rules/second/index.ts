import type { Rulebook } from '../types'
import { abilities } from './boards'
import { classes } from './classes'
import { factions } from './factions'
import { heroes } from './heroes'
import { muster } from './muster'
import { numbers } from './numbers'
import { readings } from './readings'
import { terrain } from './terrain'
import { troops } from './troops'
import { rulesOfUnits, units } from './units'
import { mounts, weapons } from './weapons'

/** The second edition: the boards of Vikings and Normans, and of others what is certain (V9.12). */
export const second: Omit<Rulebook, 'version'> = {
  edition: 2,
  numbers,
  mounts,
  classes,
  factions,
  troops: { ...troops, ...heroes, ...units },
  weapons,
  terrain,
  abilities: { ...abilities, ...rulesOfUnits },
  readings,
  wrath: [],
  muster
}
