import type { DiceCount, DiceOfUnits, RosterUnit } from '../model/dice'
import { t } from '../model/language'
import { SAGA_DICE } from '../model/limits'
import type { Rulebook, Troop } from '../rules/types'

/** How many SAGA dice a player rolls: those of the units by their classes, up to the most of the edition (R7.2, T7.2). */

/** The units whose dice are counted, and what limits them. */
interface MusteredUnits {
  readonly units: readonly RosterUnit[]
  /** Dice left on the board from the turn before. */
  readonly left: number
  /** Only one of so many dice is rolled, under an enemy hero (Maredudd, R6.4); 1 without one. */
  readonly oneOf: number
  /** The most dice at the start of a turn, unless a hero allows more; by default the edition's (R8.3: 8 in large battles). */
  readonly most?: number
  /** It is the first turn of the player who goes first. */
  readonly firstTurn?: boolean
}

const troopOf = (book: Rulebook, { unit }: RosterUnit): Troop | undefined => book.troops[unit]

/** The hero among these units. */
const heroOf = (book: Rulebook, units: readonly RosterUnit[]): Troop | undefined =>
  units.map(unit => troopOf(book, unit)).find(troop => troop?.hero)

/** Whether its dice are for a board of its own, and do not count towards the most (Egil, R6.5). */
const hasOwnBoard = ({ hire, boards = [] }: Troop): boolean => hire !== undefined && boards.length > 0

/** SAGA dice of one unit. */
const diceOf = (book: Rulebook, troop: Troop, models: number, hero?: Troop): number => {
  if (troop.hero) return troop.hero.sagaDice
  // Egil's men: half their models
  if (hasOwnBoard(troop)) return Math.ceil(models / 2)
  const { sagaDice, sagaDiceFrom = 0 } = book.classes[troop.class]
  if (models < sagaDiceFrom) return 0
  if (troop.class === 'levies') return hero?.hero?.dice?.levies ?? sagaDice
  return troop.sagaDice ?? sagaDice
}

/** SAGA dice of one unit of a troop of the rulebook, under a hero or none; 0 where there is no such troop. */
export const diceOfUnit = (book: Rulebook, unit: string, models: number, hero?: string): number => {
  const troop = book.troops[unit]
  return troop ? diceOf(book, troop, models, hero === undefined ? undefined : book.troops[hero]) : 0
}

const isLeader = ({ class: troopClass }: Troop): boolean => troopClass === 'warlord'

interface CountedUnit {
  readonly troop: Troop
  readonly row: DiceOfUnits
}

/** The units that the rulebook has, with their dice. `hero`: the hero of the whole warband, who may have fallen since. */
const countUnits = (book: Rulebook, units: readonly RosterUnit[], hero = heroOf(book, units)): readonly CountedUnit[] => {
  return units.flatMap(each => {
    const troop = troopOf(book, each)
    return troop ? [{ troop, row: { ...each, name: troop.name, each: diceOf(book, troop, each.models, hero) } }] : []
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/**
 * The dice rolled, of those generated. Dice left on the board are rolled less, or in the second edition only limit all to eight
 * (T7.2).
 */
const limitDice = ({ muster: { rolling } }: Rulebook, generated: number, most: number, left: number, oneOf: number): number => {
  const free = rolling.lessLeft ? Math.min(generated, most) - left : Math.min(generated, most, SAGA_DICE - left)
  return Math.ceil(Math.max(0, free) / oneOf)
}

/** The dice of each unit that generates any, fewest first. */
const perUnit = (all: readonly CountedUnit[]): readonly number[] =>
  all
    .flatMap(({ troop, row }) => (hasOwnBoard(troop) ? [] : Array.from({ length: row.units }, () => row.each)))
    .filter(dice => dice > 0)
    .toSorted((one, other) => one - other)

/** The dice rolled after 0, 1, 2 ... units are lost, those that generate the fewest first; with the warlord and without. */
const diceAfterLosses = (
  book: Rulebook,
  { units, oneOf, most: usual = book.muster.rolling.most }: MusteredUnits,
  most: number
): NonNullable<DiceCount['falls']> => {
  const others = units.filter(unit => !isLeaderOf(book, unit))
  const led = perUnit(countUnits(book, units).filter(({ troop }) => !isLeader(troop)))
  // the dice that a hero gives the levies stay when the hero is gone (R6.4)
  const alone = perUnit(countUnits(book, others, heroOf(book, units)))
  const leader = sum(countUnits(book, units).flatMap(({ troop, row }) => (isLeader(troop) ? [row.each * row.units] : [])))
  return Array.from({ length: led.length + 1 }, (_, lost) => ({
    lost,
    dice: limitDice(book, leader + sum(led.slice(lost)), most, 0, oneOf),
    withoutWarlord: limitDice(book, sum(alone.slice(lost)), usual, 0, oneOf)
  }))
}

const isLeaderOf = (book: Rulebook, unit: RosterUnit): boolean => {
  const troop = troopOf(book, unit)
  return troop !== undefined && isLeader(troop)
}

/** How the number of dice comes about, a phrase each. */
const steps = (
  { muster: { rolling } }: Rulebook,
  generated: number,
  most: number,
  { left, oneOf, firstTurn }: MusteredUnits
): readonly string[] => [
  t('{n} by units ({rule})', { n: generated, rule: rolling.rule }),
  ...(generated > most
    ? [firstTurn ? t('at most {most} in the first turn of the player who goes first', { most }) : t('at most {n}', { n: most })]
    : []),
  ...(left > 0 && rolling.lessLeft ? [t('less {left} left on the board', { left })] : []),
  ...(left > 0 && !rolling.lessLeft && Math.min(generated, most) > SAGA_DICE - left
    ? [t('at most {most} beside {left} left on the board', { most: SAGA_DICE - left, left })]
    : []),
  ...(oneOf > 1 ? [t('one in {n} of them, rounded up (R6.4)', { n: oneOf })] : [])
]

/** How many SAGA dice these units roll, and how that comes about. */
export const diceOfUnits = (book: Rulebook, muster: MusteredUnits): DiceCount => {
  const { units, left, oneOf } = muster
  const all = countUnits(book, units)
  const generated = sum(all.filter(({ troop }) => !hasOwnBoard(troop)).map(({ row }) => row.each * row.units))
  const beside = sum(all.filter(({ troop }) => hasOwnBoard(troop)).map(({ row }) => row.each * row.units))
  const { rolling } = book.muster
  const usual = Math.max(muster.most ?? rolling.most, heroOf(book, units)?.hero?.dice?.most ?? 0)
  const most = muster.firstTurn && rolling.firstTurn !== undefined ? Math.min(usual, rolling.firstTurn) : usual
  return {
    rolled: limitDice(book, generated, most, left, oneOf),
    left,
    units: all.map(({ row }) => row),
    generated,
    most,
    ...(left > 0 && { pickedUp: limitDice(book, generated, most, 0, oneOf) }),
    ...(beside > 0 && { beside }),
    falls: diceAfterLosses(book, muster, usual),
    steps: steps(book, generated, most, muster)
  }
}

/** A number of dice that was given, which an enemy hero may still reduce (R6.4). */
export const givenDice = (dice: number, left: number, oneOf: number): DiceCount => ({
  rolled: Math.ceil(dice / oneOf),
  left,
  steps: oneOf > 1 ? [t('{dice} as given', { dice }), t('one in {n} of them, rounded up (R6.4)', { n: oneOf })] : []
})
