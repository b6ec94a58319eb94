import { isSpanish } from '../model/language'
import { MOST_MODELS } from '../model/limits'
import type { Edition } from '../model/scenario'
import { angloDanes } from './anglo-danes'
import { baggage } from './baggage'
import { classes } from './classes'
import { heroAbilities, heroes } from './heroes'
import { mount } from './mount'
import { muster } from './muster'
import { plain } from './named'
import { normans } from './normans'
import { readings } from './readings'
import { second } from './second'
import { swords } from './swords'
import { terrain } from './terrain'
import { plainTroops } from './troops'
import type { Ability, FactionTables, Named, Numbers, Rulebook, Troop } from './types'
import { vikings } from './vikings'
import { weapons } from './weapons'
import { welsh } from './welsh'
import { wrath } from './wrath'

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

/** Version of the numbers, told in every report; it changes when an answer can. */
export const RULES_VERSION = '1.0.0'

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

const firstEdition: Rulebook = {
  edition: 1,
  version: RULES_VERSION,
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

const secondEdition: Rulebook = { ...second, version: RULES_VERSION }

/** Every row by its Spanish name, where it has one; its English name is a word for it. */
const inSpanish = <Row extends Named & { readonly names: readonly string[] }>(
  table: Readonly<Record<string, Row>>
): Readonly<Record<string, Row>> =>
  Object.fromEntries(
    Object.entries(table).map(([id, row]) => [
      id,
      row.spanish === undefined ? row : { ...row, name: row.spanish, names: [...row.names, plain(row.name)] }
    ])
  )

const bookInSpanish = (book: Rulebook): Rulebook => ({
  ...book,
  classes: inSpanish(book.classes) as Rulebook['classes'],
  factions: inSpanish(book.factions),
  troops: inSpanish(book.troops),
  weapons: inSpanish(book.weapons),
  mounts: {
    ...inSpanish(book.mounts),
    horse: { ...book.mounts.horse, name: book.mounts.horse.spanish ?? book.mounts.horse.name }
  },
  terrain: inSpanish(book.terrain),
  abilities: inSpanish(book.abilities)
})

/** Made where they are asked for. */
const spanishBooks = new Map<Edition, Rulebook>()

/** The rulebook of an edition: one value, always the same in one language. */
export const rulebook = (edition: Edition): Rulebook => {
  const book = edition === 1 ? firstEdition : secondEdition
  if (!isSpanish()) return book
  const made = spanishBooks.get(edition) ?? bookInSpanish(book)
  spanishBooks.set(edition, made)
  return made
}
