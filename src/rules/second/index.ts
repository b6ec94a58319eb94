import type { Rulebook } from '../types'
import { classes } from './classes'
import { muster } from './muster'
import { numbers } from './numbers'
import { readings } from './readings'
import { terrain } from './terrain'
import { factions, troops } from './troops'
import { mount, weapons } from './weapons'

/** The second edition as section 9 of the rules states it: no boards, no heroes, no swords for hire (V9.12). */
export const second: Omit<Rulebook, 'version'> = {
  edition: 2,
  numbers,
  mount,
  classes,
  factions,
  troops,
  weapons,
  terrain,
  abilities: {},
  readings,
  wrath: [],
  muster
}
