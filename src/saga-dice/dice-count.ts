import type { DiceCount, DiceOfUnits, RosterUnit } from '../model/dice'
import { t } from '../model/language'
import type { Rulebook, Troop } from '../rules/types'
import { SAGA_DICE } from './roll'

/** How many SAGA dice a player rolls: a die for each unit as its class says, and the most of the edition (R7.2, T7.2). */

/** Whose dice are counted, and what limits them. */
export interface Muster {
  readonly units: readonly RosterUnit[]
  readonly left: number
  /** The enemy rolls one of so many dice (Maredudd, R6.4); 1 by default. */
  readonly oneOf: number
  /** At the start of a turn at most, where a hero does not say more; the edition's by default (R8.3: 8 in large battles). */
  readonly most?: number
  /** It is the first turn of the player who goes first. */
  readonly firstTurn?: boolean
}

const troopOf = (book: Rulebook, { unit }: RosterUnit): Troop | undefined => book.troops[unit]

/** The hero who leads them. */
const heroOf = (book: Rulebook, units: readonly RosterUnit[]): Troop | undefined =>
  units.map(unit => troopOf(book, unit)).find(troop => troop?.hero)

/** Dice for a board of its own, which count apart from the six (Egil, R6.5). */
const isBeside = ({ hire, boards = [] }: Troop): boolean => hire !== undefined && boards.length > 0

/** SAGA dice of one unit. */
const diceOf = (book: Rulebook, troop: Troop, models: number, hero?: Troop): number => {
  if (troop.hero) return troop.hero.sagaDice
  // Egil's men: half their models
  if (isBeside(troop)) return Math.ceil(models / 2)
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

interface Counted {
  readonly troop: Troop
  readonly row: DiceOfUnits
}

/** `hero`: who mustered them, though he may have fallen. */
const counted = (book: Rulebook, units: readonly RosterUnit[], hero = heroOf(book, units)): readonly Counted[] => {
  return units.flatMap(each => {
    const troop = troopOf(book, each)
    return troop ? [{ troop, row: { ...each, name: troop.name, each: diceOf(book, troop, each.models, hero) } }] : []
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** T7.2: dice on the board are no dice less where the edition says so, but there are never more than eight. */
const allowed = ({ muster: { rolling } }: Rulebook, generated: number, most: number, left: number, oneOf: number): number => {
  const free = rolling.lessLeft ? Math.min(generated, most) - left : Math.min(generated, most, SAGA_DICE - left)
  return Math.ceil(Math.max(0, free) / oneOf)
}

/** Dice of units that bring one or more, one number a unit, fewest first. */
const perUnit = (all: readonly Counted[]): readonly number[] =>
  all
    .flatMap(({ troop, row }) => (isBeside(troop) ? [] : Array.from({ length: row.units }, () => row.each)))
    .filter(dice => dice > 0)
    .toSorted((one, other) => one - other)

const falls = (
  book: Rulebook,
  { units, oneOf, most: usual = book.muster.rolling.most }: Muster,
  most: number
): NonNullable<DiceCount['falls']> => {
  const others = units.filter(unit => !isLeaderOf(book, unit))
  const led = perUnit(counted(book, units).filter(({ troop }) => !isLeader(troop)))
  // what he made of his levies outlives him (R6.4)
  const alone = perUnit(counted(book, others, heroOf(book, units)))
  const leader = sum(counted(book, units).flatMap(({ troop, row }) => (isLeader(troop) ? [row.each * row.units] : [])))
  return Array.from({ length: led.length + 1 }, (_, lost) => ({
    lost,
    dice: allowed(book, leader + sum(led.slice(lost)), most, 0, oneOf),
    withoutWarlord: allowed(book, sum(alone.slice(lost)), usual, 0, oneOf)
  }))
}

const isLeaderOf = (book: Rulebook, unit: RosterUnit): boolean => {
  const troop = troopOf(book, unit)
  return troop !== undefined && isLeader(troop)
}

const steps = (
  { muster: { rolling } }: Rulebook,
  generated: number,
  most: number,
  { left, oneOf, firstTurn }: Muster
): readonly string[] => [
  t('{n} by units ({rule})', { n: generated, rule: rolling.rule }),
  ...(generated > most
    ? [firstTurn ? t('at most {most} in the first turn of the player who goes first', { most }) : t('at most {n}', { n: most })]
    : []),
  ...(left > 0 && rolling.lessLeft ? [t('less {left} left on the board', { left })] : []),
  ...(left > 0 && !rolling.lessLeft && Math.min(generated, most) > SAGA_DICE - left
    ? [t('at most {most} beside {left} left on the board', { most: SAGA_DICE - left, left })]
    : []),
  ...(oneOf > 1 ? [t('one of {n} of them, rounded up (R6.4)', { n: oneOf })] : [])
]

/** The dice of these units, what is left on the board considered. */
export const diceOfUnits = (book: Rulebook, muster: Muster): DiceCount => {
  const { units, left, oneOf } = muster
  const all = counted(book, units)
  const generated = sum(all.filter(({ troop }) => !isBeside(troop)).map(({ row }) => row.each * row.units))
  const beside = sum(all.filter(({ troop }) => isBeside(troop)).map(({ row }) => row.each * row.units))
  const { rolling } = book.muster
  const usual = Math.max(muster.most ?? rolling.most, heroOf(book, units)?.hero?.dice?.most ?? 0)
  const most = muster.firstTurn && rolling.firstTurn !== undefined ? Math.min(usual, rolling.firstTurn) : usual
  return {
    rolled: allowed(book, generated, most, left, oneOf),
    left,
    units: all.map(({ row }) => row),
    generated,
    most,
    ...(left > 0 && { pickedUp: allowed(book, generated, most, 0, oneOf) }),
    ...(beside > 0 && { beside }),
    falls: falls(book, muster, usual),
    steps: steps(book, generated, most, muster)
  }
}

/** A number that was said: the enemy's hero may still spoil it. */
export const givenDice = (dice: number, left: number, oneOf: number): DiceCount => ({
  rolled: Math.ceil(dice / oneOf),
  left,
  steps: oneOf > 1 ? [t('{dice} as given', { dice }), t('one of {n} of them, rounded up (R6.4)', { n: oneOf })] : []
})
