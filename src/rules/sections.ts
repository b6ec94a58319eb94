import { idOf } from '../model/data'
import { describeEffect } from '../model/effect'
import { isSpanish, type Text, t, translate } from '../model/language'
import type { RulesReport } from '../model/report'
import { whoseAbilities } from './abilities'
import { certaintyText, describeDice, describeEquipment, printedArmour, shortCost } from './describe'
import { textsOf } from './rule-texts'
import type { Ability, Faction, Rulebook, Terrain, Troop } from './types'

/** The tables of the rulebook, for `rules`. */

export type Section = RulesReport['sections'][number]

/** A section with translated heads. */
export const columned = (title: string, columns: readonly Text[], rows: readonly (readonly string[])[]): Section => ({
  title,
  columns: columns.map(column => translate(column, { head: '' })),
  rows
})

const factionName = (book: Rulebook, faction: string | undefined): string =>
  book.factions[faction ?? '']?.name ?? t('any faction')

/** The cells of a troop for the columns NUMBERS. */
const numbers = (book: Rulebook, troop: Troop): readonly string[] => {
  const { armour, armourShot } = printedArmour(troop, book)
  return [
    book.classes[troop.class].name,
    `${armour}`,
    `${armourShot}`,
    describeDice(troop, book, 'dice'),
    describeDice(troop, book, 'diceShot'),
    describeEquipment(troop, book) || '-'
  ]
}

const NUMBERS = ['class', 'armour', 'shot at', 'dice in melee', 'dice shooting', 'may have'] as const

/** The units of a faction, or the plain ones of no faction; heroes and swords for hire have tables of their own. */
export const units = (book: Rulebook, faction: string | undefined): Section =>
  columned(
    t('Units: {faction}', { faction: factionName(book, faction) }),
    ['unit', ...NUMBERS],
    Object.values(book.troops)
      .filter(troop => troop.faction === faction && !troop.hero && !troop.hire)
      .map(troop => [troop.weapon ? `${troop.name}, ${book.weapons[troop.weapon]?.name}` : troop.name, ...numbers(book, troop)])
  )

const always = ({ effects = [] }: Troop): string => effects.map(describeEffect).join('; ') || '-'

/** All heroes, or those of a faction. */
export const heroes = (book: Rulebook, faction?: string): Section =>
  columned(
    t('Heroes'),
    ['hero', 'leads', 'armour', 'shot at', 'dice in melee', 'SAGA dice', 'in a fight'],
    Object.values(book.troops).flatMap(troop => {
      const { name, hero } = troop
      if (!hero || (faction !== undefined && !hero.factions.includes(faction))) return []
      const { armour, armourShot } = printedArmour(troop, book)
      const leads = hero.factions.map(each => factionName(book, each)).join(t(' or '))
      return [[name, leads, `${armour}`, `${armourShot}`, describeDice(troop, book, 'dice'), `${hero.sagaDice}`, always(troop)]]
    })
  )

const price = ({ musters, models, cost = 0 }: Troop): string =>
  musters?.map(each => t('{cost} for {models} models', each)).join(', ') ??
  t('{cost} for {models} models', { cost, models: models?.most })

export const swords = (book: Rulebook): Section =>
  columned(
    t('Swords for hire'),
    ['unit', 'points', 'class', 'armour', 'shot at', 'dice in melee', 'in a fight'],
    Object.values(book.troops)
      .filter(({ hire }) => hire)
      .map(troop => [troop.name, price(troop), ...numbers(book, troop).slice(0, 4), always(troop)])
  )

export const wrath = (book: Rulebook): Section =>
  columned(
    t('Wrath of the Jomsvikings'),
    ['dice add up to', 'what it does', 'effects'],
    book.wrath.map(({ least, text, effects, deserts }) => [
      t('{n} or more', { n: least }),
      translate(text),
      deserts ? '-' : effects.map(describeEffect).join('; ')
    ])
  )

export const weapons = (book: Rulebook): Section =>
  columned(
    t('Weapons'),
    ['weapon{head}', 'range', 'effects', 'rule'],
    [...Object.values(book.weapons), ...Object.values(book.mounts)].map(({ name, range, effects, rule }) => [
      name,
      range ?? '-',
      effects.map(describeEffect).join('; ') || '-',
      rule
    ])
  )

/** What a box is called in a table: as it is typed in English, by its name in Spanish. */
const boxName = (key: string, { name }: Ability): string => (isSpanish() ? name : idOf(key))

export const abilities = (book: Rulebook): Section =>
  columned(
    t('Abilities'),
    ['ability{head}', 'board', 'when', 'in a fight'],
    Object.entries(book.abilities).map(([key, ability]) => [
      boxName(key, ability),
      whoseAbilities(book, ability.faction),
      ability.when.map(timing => translate(timing)).join(', '),
      ability.noFight ? '-' : t('yes')
    ])
  )

/** "Fehu (C), Berkano (U), Sowilo (R)"; undefined if they are unknown. */
export const symbolsText = ({ symbols }: Faction): string | undefined =>
  symbols ? `${translate(symbols.C)} (C), ${translate(symbols.U)} (U), ${translate(symbols.R)} (R)` : undefined

/** The boxes of a faction's battleboard. */
export const board = (book: Rulebook, faction: string): Section =>
  columned(
    t('Board: {faction}', { faction: factionName(book, faction) }),
    ['ability{head}', 'when', 'SAGA dice', 'what it does'],
    Object.entries(book.abilities)
      .filter(([, ability]) => ability.faction === faction)
      .map(([key, ability]) => [
        boxName(key, ability),
        ability.when.map(timing => translate(timing)).join(', '),
        shortCost(ability.cost) + certaintyText(ability),
        translate(ability.text)
      ])
  )

export const readings = (book: Rulebook): Section =>
  columned(
    t('Interpretations'),
    ['reading{head}', 'default', 'other', 'matters for'],
    Object.entries(book.readings).map(([id, reading]) => [
      id,
      reading.default,
      Object.keys(reading.values)
        .filter(value => value !== reading.default)
        .join(', ') || '-',
      translate(reading.matters)
    ])
  )

/** In the second edition heavy cover is called solid in Spanish. */
export const coverText = (cover: Terrain['cover'], { edition }: Rulebook): string =>
  cover === 'none'
    ? t('none{head}', { head: '' })
    : cover === 'heavy' && edition === 2
      ? t('heavy{head}', { head: '' })
      : translate(cover)

export const terrain = (book: Rulebook): Section =>
  columned(
    t('Terrain'),
    ['terrain', 'cover', 'ground', 'rule'],
    Object.values(book.terrain).map(({ name, cover, ground, rule }) => [name, coverText(cover, book), translate(ground), rule])
  )

export const factions = (book: Rulebook): Section =>
  columned(
    t('Factions'),
    ['faction{head}', 'symbols', 'units'],
    Object.entries(book.factions).map(([id, faction]) => [
      faction.name,
      symbolsText(faction) ?? t('unknown'),
      Object.values(book.troops)
        .filter(troop => troop.faction === id && !troop.hero)
        .map(troop => troop.name)
        .join(', ') || '-'
    ])
  )

export const rules = (book: Rulebook): Section =>
  columned(
    t('Rules'),
    ['rule', 'title', 'source'],
    Object.entries(textsOf(book)).map(([id, { title, source }]) => [id, translate(title), source])
  )
