import { MOST_MODELS } from '../model/limits'
import type { Edition } from '../model/scenario'
import { angloDanes } from './anglo-danes'
import { baggage } from './baggage'
import { classes } from './classes'
import { heroAbilities, heroes } from './heroes'
import { mount } from './mount'
import { muster } from './muster'
import { normans } from './normans'
import { readings } from './readings'
import { second } from './second'
import { swords } from './swords'
import { terrain } from './terrain'
import { plainTroops } from './troops'
import type { Ability, FactionTables, Numbers, Rulebook, Troop } from './types'
import { vikings } from './vikings'
import { weapons } from './weapons'
import { welsh } from './welsh'
import { wrath } from './wrath'

/** The tables of each edition put together. The build of the command line reads them from JSON, a tenth of the time (tsup.config.ts). */

/** R1.2, R1.3, R2.4, R2.6, R3.7 and R3.11. */
const numbers = {
  saveMelee: 5,
  saveShot: 4,
  saveMeleeHeavyCover: 4,
  saveShotCover: { none: 4, light: 3, heavy: 3 },
  armourShotCover: { none: 0, light: 0, heavy: 1 },
  leastArmour: 2,
  mostArmour: 6,
  mostModels: MOST_MODELS,
  mostInBuilding: 12,
  natural: true,
  spendsRepeat: false,
  exhaustionHalves: true,
  sideBySide: true,
  unitPoints: 0
} as const satisfies Numbers

const factions = { vikings, 'anglo-danes': angloDanes, normans, welsh } as const satisfies Record<string, FactionTables>

const troops: Readonly<Record<string, Troop>> = Object.assign(
  {},
  plainTroops,
  ...Object.values(factions).map(each => each.troops),
  heroes,
  swords,
  baggage
)

const boards: Readonly<Record<string, FactionTables['board']>> = {
  ...Object.fromEntries(Object.entries(factions).map(([faction, { board }]) => [faction, board])),
  ...heroAbilities
}

const abilities: Readonly<Record<string, Ability>> = Object.fromEntries(
  Object.entries(boards).flatMap(([owner, board]) => Object.entries(board).map(([id, ability]) => [`${owner}/${id}`, ability]))
)

const first: Omit<Rulebook, 'version'> = {
  edition: 1,
  numbers,
  mounts: { horse: mount },
  classes,
  factions: Object.fromEntries(Object.entries(factions).map(([id, { faction }]) => [id, faction])),
  troops,
  weapons,
  terrain,
  abilities,
  readings,
  wrath,
  muster
}

export const editions: Readonly<Record<Edition, () => Omit<Rulebook, 'version'>>> = { 1: () => first, 2: () => second }
