import { PLACES, type Place } from '../model/effect'
import { refuse } from '../model/errors'
import { t, translate } from '../model/language'
import { nearest } from '../model/nearest'
import { either, quoted } from '../model/quoted'
import type { AbilityUse } from '../model/scenario'
import { costOf } from './cost'
import { idsNamed, own, suggestion } from './named'
import { rulebook } from './rulebook'
import type { Ability, Rulebook, Timing, Troop } from './types'

/** Finds abilities, the boards they are on, and which of them a unit may use. */

const keysOf = (book: Rulebook, words: string): readonly string[] => {
  if (Object.hasOwn(book.abilities, words)) return [words]
  const same = Object.keys(book.abilities).filter(key => key.endsWith(`/${words}`))
  return same.length > 0 ? same : idsNamed(book.abilities, words)
}

/** The keys (`board/ability`) of all abilities with this id, key or name; with a board only those on it. */
export const abilityKeys = (book: Rulebook, words: string, board?: string): readonly string[] => {
  if (board === undefined) return keysOf(book, words)
  const key = `${board}/${words}`
  return Object.hasOwn(book.abilities, key) ? [key] : keysOf(book, words).filter(other => other.startsWith(`${board}/`))
}

const abilitiesNamed = (book: Rulebook, words: string, board?: string): readonly Ability[] =>
  abilityKeys(book, words, board).flatMap(key => own(book.abilities, key) ?? [])

const doesTheSame = (one: Ability, other: Ability): boolean => JSON.stringify(one.effects) === JSON.stringify(other.effects)

/** Of abilities that all do the same, the one with the most timings; undefined if they differ. */
const oneOf = (found: readonly Ability[]): Ability | undefined => {
  const [first, ...others] = found
  if (!first || !others.every(other => doesTheSame(first, other))) return undefined
  return found.reduce((widest, ability) => (ability.when.length > widest.when.length ? ability : widest), first)
}

/**
 * The ability with this id, key or name. Without a board, boxes of several boards that do the same (the Combat Pools) count as one, the
 * one with the most timings. Undefined if there is none, or if it is ambiguous.
 */
export const findAbility = (book: Rulebook, words: string, board?: string): Ability | undefined =>
  oneOf(abilitiesNamed(book, words, board))

/** "the Vikings"; a hero by name. */
export const boardName = (book: Rulebook, board: string): string => {
  const faction = own(book.factions, board)
  return faction ? t('the {name}', { name: faction.name }) : (own(book.troops, board)?.name ?? board)
}

/** The error message for an ability that only the other edition has; undefined if this edition has it, or neither. */
export const ofOtherEdition = (book: Rulebook, words: string): string | undefined => {
  if (abilityKeys(book, words).length > 0) return undefined
  const other = rulebook(book.edition === 1 ? 2 : 1)
  const [found] = abilitiesNamed(other, words)
  if (!found) return undefined
  const values = { name: translate(found.name), whose: whoseAbilities(other, found.faction) }
  return other.edition === 1
    ? t(
        '{name} is an ability of the first edition ({whose}): add --edition 1, or choose from `saga-odds rules abilities --edition 2`.',
        values
      )
    : t(
        '{name} is an ability of the second edition ({whose}): add --edition 2, or choose from `saga-odds rules abilities --edition 1`.',
        values
      )
}

/** Whether a board is that of a faction, and not a hero's own. */
export const isFaction = (book: Rulebook, board: string): boolean => Object.hasOwn(book.factions, board)

/** Who may use the abilities of a board: "Vikings", "Taillefer alone", "Sven Forkbeard and friends near him". */
export const whoseAbilities = (book: Rulebook, board: string): string => {
  const troop = own(book.troops, board)
  const faction = own(book.factions, board)
  return faction?.name ?? t(troop?.hero?.lends ? '{name} and friends near him' : '{name} alone', { name: troop?.name ?? board })
}

/** "is on the board of the Vikings", "is for Taillefer alone" */
const place = (book: Rulebook, found: readonly Ability[]): string => {
  const boards = [...new Set(found.map(({ faction }) => faction))]
  if (!boards.some(board => isFaction(book, board)))
    return t('is for {boards}', {
      boards: either(
        boards.map(board => whoseAbilities(book, board)),
        'and'
      )
    })
  const theFactions = either(
    boards.map(board => boardName(book, board)),
    'and'
  )
  return boards.length > 1
    ? t('is on the boards of {theFactions}', { theFactions })
    : t('is on the board of {theFactions}', { theFactions })
}

/** The error message for words that name no ability on these boards. */
const whyNot = (book: Rulebook, words: string, boards: readonly string[]): string => {
  const anywhere = abilitiesNamed(book, words)
  const here = anywhere.filter(({ faction }) => boards.includes(faction))
  const [first] = here.length > 0 ? here : anywhere
  if (first && here.length > 0)
    return t('{name} {place}: name the faction of the unit.', { name: first.name, place: place(book, here) })
  if (first) {
    const theFactions = either(boards.filter(board => isFaction(book, board)).map(board => boardName(book, board)))
    const notHere = isFaction(book, first.faction) && theFactions !== '' ? t(', not of {theFactions}', { theFactions }) : ''
    return t('{name} {place}{notHere}: leave it out or name another unit.', {
      name: first.name,
      place: place(book, anywhere),
      notHere
    })
  }
  const allowed = Object.values(book.abilities).filter(({ faction }) => boards.includes(faction))
  const near = nearest(
    words,
    allowed.flatMap(({ names }) => names)
  )
  return t('There is no ability {words}: name one of `saga-odds rules abilities`{perhaps}.', {
    words: quoted(words),
    perhaps: suggestion(near)
  })
}

type Lender = readonly [id: string, factions: readonly string[]]

const lendersOfBooks = new WeakMap<Rulebook, readonly Lender[]>()

/** Heroes whose own abilities their friends may use, remembered for each rulebook. */
const lendersIn = (book: Rulebook): readonly Lender[] => {
  const known = lendersOfBooks.get(book)
  if (known) return known
  const found = Object.entries(book.troops).flatMap(([id, { hero }]): readonly Lender[] =>
    hero?.lends ? [[id, hero.factions]] : []
  )
  lendersOfBooks.set(book, found)
  return found
}

/** The lenders who may lead one of these factions. */
const lenders = (book: Rulebook, factions: readonly string[]): readonly string[] =>
  lendersIn(book).flatMap(([id, led]) => (led.some(faction => factions.includes(faction)) ? [id] : []))

/**
 * The boards whose abilities a unit may use, in the order in which they are searched: those of its row, which may include a hero's own;
 * else its faction's and those of heroes who lend theirs; every faction's if none is known. Empty for a unit without boards (R6.5).
 */
export const boardsOf = (book: Rulebook, { boards, hero, faction: home }: Troop, faction = home): readonly string[] => {
  if (boards) return boards.filter(board => faction === undefined || board === faction || !hero?.factions.includes(board))
  const factions = faction === undefined ? Object.keys(book.factions) : [faction]
  return [...factions, ...lenders(book, factions)]
}

/** Whether the boards of a unit are settled: no faction of several is still to be chosen. */
const isSettled = ({ boards, hero, faction: home }: Troop, faction = home): boolean =>
  faction !== undefined || (boards !== undefined && (hero?.factions.length ?? 1) === 1)

const firstOf = (book: Rulebook, words: string, boards: readonly string[]): Ability | undefined => {
  for (const board of boards) {
    const [ability] = abilitiesNamed(book, words, board)
    if (ability) return ability
  }
  return undefined
}

/**
 * The ability of this id, key or name that a unit uses: that on the first of its boards that has one. Throws a RequestError if the unit
 * has no board, if none of its boards has it, or if they differ and its faction is unknown.
 */
export const abilityFor = (book: Rulebook, words: string, troop: Troop, faction?: string): Ability => {
  const boards = boardsOf(book, troop, faction)
  if (boards.length === 0)
    return refuse(
      t('no board has abilities for {the:name} ({rule}): leave {words} out', {
        name: troop.name,
        rule: troop.rule,
        words: quoted(words)
      })
    )
  const ability = isSettled(troop, faction)
    ? firstOf(book, words, boards)
    : oneOf(boards.flatMap(board => abilitiesNamed(book, words, board)))
  return ability ?? refuse(ofOtherEdition(book, words) ?? whyNot(book, words, boards))
}

/** The SAGA dice that a use takes (R7.3): one for each term of the cost, or for each die taken from a pool. */
export const diceSpent = (
  { choice, cost }: Pick<Ability, 'choice' | 'cost'>,
  use: Pick<AbilityUse, 'attack' | 'defence'>
): number => (choice?.take === 'pool' ? (use.attack ?? 0) + (use.defence ?? 0) : (costOf(cost)?.dice.length ?? 1))

const placeOf: Readonly<Partial<Record<Timing, Place>>> = { Melee: 'melee', Shooting: 'shooting', 'Shooting/Reaction': 'shot-at' }

/** Where the effects of an ability count unless they have `in`: by its timing; boxes used before a fight count everywhere (R7.4). */
export const placesOf = ({ when }: Pick<Ability, 'when'>): readonly Place[] => {
  const places = when.flatMap(timing => placeOf[timing] ?? [])
  return places.length > 0 ? places : PLACES
}

/** The keys of the boxes that an ability lets its side use any number of times (N13). */
export const basicBy = ({ effects, faction }: Pick<Ability, 'effects' | 'faction'>): readonly string[] =>
  effects.flatMap(effect => (effect.verb === 'basic' ? [`${faction}/${effect.box}`] : []))

/** Whether another box lets this one be used any number of times (N13). */
export const mayBeBasic = (book: Rulebook, key: string): boolean =>
  Object.values(book.abilities).some(ability => basicBy(ability).includes(key))
