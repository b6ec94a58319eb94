import { MOST_MODELS } from '../model/limits'
import type { Edition } from '../model/scenario'
import { angloDanes } from './anglo-danes'
import { abilityTable } from './board'
import { classes } from './classes'
import { heroAbilities, heroes } from './heroes'
import { muster } from './muster'
import { normans } from './normans'
import { readings } from './readings'
import { second } from './second'
import { terrain } from './terrain'
import { type ArmedTroop, mount, plainTroops, resistance, swords } from './troops'
import type { FactionTables, Numbers, Rulebook, Troop } from './types'
import { vikings } from './vikings'
import { weapons } from './weapons'
import { welsh } from './welsh'
import { wrath } from './wrath'

/** The rulebook of each edition, put together from its tables. The built command line reads them from JSON instead (.ci/bundle/ready-texts.ts). */

/** A piece of baggage in the Escort is a unit of its own and fights like a weak warlord (R8.3). It is worth no victory points. */
const baggage = {
  baggage: {
    name: 'baggage',
    spanish: 'bagaje',
    names: ['baggage', 'baggage train', 'baggage cart', 'bagaje', 'bagajes'],
    class: 'hearthguard',
    profile: { armour: 5, armourShot: 6, dice: { dice: 3, models: 1 }, diceShot: { dice: 0, models: 1 }, points: 0 },
    weapons: [],
    mounted: 'never',
    models: { least: 1, most: 1 },
    // it comes with the scenario and cannot be mustered
    mostUnits: 0,
    effects: resistance,
    boards: [],
    untouched: true,
    rule: 'R8.3',
    source: 'S1 p.56',
    certainty: 'stated'
  }
} as const satisfies Record<string, ArmedTroop>

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

const first: Omit<Rulebook, 'version' | 'defaults'> = {
  edition: 1,
  numbers,
  mounts: { horse: mount },
  classes,
  factions: Object.fromEntries(Object.entries(factions).map(([id, { faction }]) => [id, faction])),
  troops,
  weapons,
  terrain,
  abilities: abilityTable(boards),
  readings,
  wrath,
  muster
}

const rulebookFrom =
  (tables: Omit<Rulebook, 'version' | 'defaults'>) =>
  (version: string): Rulebook => ({
    ...tables,
    defaults: Object.fromEntries(Object.entries(tables.readings).map(([name, reading]) => [name, reading.default])),
    version
  })

export const editions: Readonly<Record<Edition, (version: string) => Rulebook>> = {
  1: rulebookFrom(first),
  2: rulebookFrom(second)
}
