import type { Ability, HeroTables, Troop } from '../types'
import { angloDanishHeroes } from './anglo-danes'
import { normanHeroes } from './normans'
import { sven } from './sven'
import { vikingHeroes } from './vikings'
import { welshHeroes } from './welsh'

const tables: readonly HeroTables[] = [vikingHeroes, angloDanishHeroes, normanHeroes, welshHeroes, sven]

/** The nine heroes and the units they bring (R6.4). */
export const heroes: Readonly<Record<string, Troop>> = Object.assign({}, ...tables.map(({ troops }) => troops))

/** Abilities that are a hero's own, by hero and id. */
export const heroAbilities: Readonly<Record<string, Readonly<Record<string, Ability>>>> = Object.assign(
  {},
  ...tables.map(({ own }) => own)
)
