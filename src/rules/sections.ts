import { describeEffect } from '../model/effect'
import type { RulesReport } from '../model/report'
import { whoseAbilities } from './abilities'
import { certaintyText, describeDice, describeEquipment, shortCost } from './describe'
import { profileOf } from './lookup'
import { textsOf } from './rule-texts'
import type { Faction, Rulebook, Troop } from './types'

/** The rows of the rulebook as tables to browse. */

export type Section = RulesReport['sections'][number]

export const columned = (title: string, columns: readonly string[], rows: readonly (readonly string[])[]): Section => ({
  title,
  columns,
  rows
})

const factionName = (book: Rulebook, faction: string | undefined): string => book.factions[faction ?? '']?.name ?? 'any faction'

/** The numbers of a troop, a cell for each column from "class" to "may have". */
const numbers = (book: Rulebook, troop: Troop): readonly string[] => {
  const { armour, armourShot } = profileOf(book, troop)
  return [
    troop.class,
    `${armour}`,
    `${armourShot}`,
    describeDice(troop, book, 'dice'),
    describeDice(troop, book, 'diceShot'),
    describeEquipment(troop, book) || '-'
  ]
}

const NUMBERS = ['class', 'armour', 'shot at', 'dice in melee', 'dice shooting', 'may have']

/** The units of a faction, or of none: the plain classes. Heroes and swords for hire have tables of their own. */
export const units = (book: Rulebook, faction: string | undefined): Section =>
  columned(
    `Units: ${factionName(book, faction)}`,
    ['unit', ...NUMBERS],
    Object.values(book.troops)
      .filter(troop => troop.faction === faction && !troop.hero && !troop.hire)
      .map(troop => [troop.weapon ? `${troop.name}, ${book.weapons[troop.weapon]?.name}` : troop.name, ...numbers(book, troop)])
  )

const always = ({ effects = [] }: Troop): string => effects.map(describeEffect).join('; ') || '-'

/** The heroes, all or a faction's. */
export const heroes = (book: Rulebook, faction?: string): Section =>
  columned(
    'Heroes',
    ['hero', 'leads', 'armour', 'shot at', 'dice in melee', 'SAGA dice', 'in a fight'],
    Object.values(book.troops).flatMap(troop => {
      const { name, hero } = troop
      if (!hero || (faction !== undefined && !hero.factions.includes(faction))) return []
      const { armour, armourShot } = profileOf(book, troop)
      const leads = hero.factions.map(each => factionName(book, each)).join(' or ')
      return [[name, leads, `${armour}`, `${armourShot}`, describeDice(troop, book, 'dice'), `${hero.sagaDice}`, always(troop)]]
    })
  )

const price = ({ musters, models, cost = 0 }: Troop): string =>
  musters?.map(each => `${each.cost} for ${each.models} models`).join(', ') ?? `${cost} for ${models?.most} models`

export const swords = (book: Rulebook): Section =>
  columned(
    'Swords for hire',
    ['unit', 'points', 'class', 'armour', 'shot at', 'dice in melee', 'in a fight'],
    Object.values(book.troops)
      .filter(({ hire }) => hire)
      .map(troop => [troop.name, price(troop), ...numbers(book, troop).slice(0, 4), always(troop)])
  )

export const wrath = (book: Rulebook): Section =>
  columned(
    'Wrath of the Jomsvikings',
    ['dice add up to', 'what it does', 'effects'],
    book.wrath.map(({ least, text, effects, deserts }) => [
      `${least} or more`,
      text,
      deserts ? '-' : effects.map(describeEffect).join('; ')
    ])
  )

export const weapons = (book: Rulebook): Section =>
  columned(
    'Weapons',
    ['weapon', 'range', 'effects', 'rule'],
    [
      ...Object.values(book.weapons).map(({ name, range, effects, rule }) => [
        name,
        range ?? '-',
        effects.map(describeEffect).join('; ') || '-',
        rule
      ]),
      ...Object.values(book.mounts).map(({ name, range, effects, rule }) => [
        name,
        range ?? '-',
        effects.map(describeEffect).join('; ') || '-',
        rule
      ])
    ]
  )

const idOf = (key: string): string => key.slice(key.indexOf('/') + 1)

export const abilities = (book: Rulebook): Section =>
  columned(
    'Abilities',
    ['ability', 'board', 'when', 'in a fight'],
    Object.entries(book.abilities).map(([key, ability]) => [
      idOf(key),
      whoseAbilities(book, ability.faction),
      ability.when.join(', '),
      ability.noFight ? '-' : 'yes'
    ])
  )

const symbolsOf = ({ symbols }: Faction): string => (symbols ? `${symbols.C} (C), ${symbols.U} (U), ${symbols.R} (R)` : 'unknown')

/** The boxes of a faction's battleboard. */
export const board = (book: Rulebook, faction: string): Section =>
  columned(
    `Board: ${factionName(book, faction)}`,
    ['ability', 'when', 'SAGA dice', 'what it does'],
    Object.entries(book.abilities)
      .filter(([, ability]) => ability.faction === faction)
      .map(([key, ability]) => [
        idOf(key),
        ability.when.join(', '),
        shortCost(ability.cost) + certaintyText(ability),
        ability.text
      ])
  )

export const readings = (book: Rulebook): Section =>
  columned(
    'Readings',
    ['reading', 'default', 'other', 'matters for'],
    Object.entries(book.readings).map(([id, reading]) => [
      id,
      reading.default,
      Object.keys(reading.values)
        .filter(value => value !== reading.default)
        .join(', ') || '-',
      reading.matters
    ])
  )

export const terrain = (book: Rulebook): Section =>
  columned(
    'Terrain',
    ['terrain', 'cover', 'ground', 'rule'],
    Object.values(book.terrain).map(({ name, cover, ground, rule }) => [name, cover, ground, rule])
  )

export const factions = (book: Rulebook): Section =>
  columned(
    'Factions',
    ['faction', 'symbols', 'units'],
    Object.entries(book.factions).map(([id, faction]) => [
      faction.name,
      symbolsOf(faction),
      Object.values(book.troops)
        .filter(troop => troop.faction === id && !troop.hero)
        .map(troop => troop.name)
        .join(', ') || '-'
    ])
  )

export const rules = (book: Rulebook): Section =>
  columned(
    'Rules',
    ['rule', 'title', 'source'],
    Object.entries(textsOf(book)).map(([id, { title, source }]) => [id, title, source])
  )
