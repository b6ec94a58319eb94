import type { RosterUnit } from '../model/dice'
import type { DiceCount, DiceOfUnits } from '../model/dice-report'
import type { Rulebook, Troop } from '../rules/types'

/** How many SAGA dice a player rolls (R7.2): a die for each unit as its class says, at most six, less one for each left on the board. */

/** At the start of a turn, whatever the units bring. */
export const MOST_ROLLED = 6

export interface Muster {
  readonly units: readonly RosterUnit[]
  readonly left: number
  /** The enemy rolls one of so many dice (Maredudd, R6.4); 1 unless said. */
  readonly oneOf: number
  /** At the start of a turn at most, where a hero does not say more; 6 unless said (R8.3: 8 in large battles). */
  readonly most?: number
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

const allowed = (generated: number, most: number, left: number, oneOf: number): number =>
  Math.ceil(Math.max(0, Math.min(generated, most) - left) / oneOf)

/** Dice of units that bring one or more, one number a unit, fewest first. */
const perUnit = (all: readonly Counted[]): readonly number[] =>
  all
    .flatMap(({ troop, row }) => (isBeside(troop) ? [] : Array.from({ length: row.units }, () => row.each)))
    .filter(dice => dice > 0)
    .toSorted((one, other) => one - other)

const falls = (
  book: Rulebook,
  { units, oneOf, most: usual = MOST_ROLLED }: Muster,
  most: number
): NonNullable<DiceCount['falls']> => {
  const others = units.filter(unit => !isLeaderOf(book, unit))
  const led = perUnit(counted(book, units).filter(({ troop }) => !isLeader(troop)))
  // what he made of his levies outlives him (R6.4)
  const alone = perUnit(counted(book, others, heroOf(book, units)))
  const leader = sum(counted(book, units).flatMap(({ troop, row }) => (isLeader(troop) ? [row.each * row.units] : [])))
  return Array.from({ length: led.length + 1 }, (_, lost) => ({
    lost,
    dice: allowed(leader + sum(led.slice(lost)), most, 0, oneOf),
    withoutWarlord: allowed(sum(alone.slice(lost)), usual, 0, oneOf)
  }))
}

const isLeaderOf = (book: Rulebook, unit: RosterUnit): boolean => {
  const troop = troopOf(book, unit)
  return troop !== undefined && isLeader(troop)
}

const steps = (generated: number, most: number, { left, oneOf }: Muster): readonly string[] => [
  `${generated} by units (R7.2)`,
  ...(generated > most ? [`at most ${most}`] : []),
  ...(left > 0 ? [`less ${left} left on the board`] : []),
  ...(oneOf > 1 ? [`one of ${oneOf} of them, rounded up (R6.4)`] : [])
]

/** The dice of these units, what is left on the board considered. */
export const diceOfUnits = (book: Rulebook, muster: Muster): DiceCount => {
  const { units, left, oneOf } = muster
  const all = counted(book, units)
  const generated = sum(all.filter(({ troop }) => !isBeside(troop)).map(({ row }) => row.each * row.units))
  const beside = sum(all.filter(({ troop }) => isBeside(troop)).map(({ row }) => row.each * row.units))
  const most = Math.max(muster.most ?? MOST_ROLLED, heroOf(book, units)?.hero?.dice?.most ?? 0)
  return {
    rolled: allowed(generated, most, left, oneOf),
    left,
    units: all.map(({ row }) => row),
    generated,
    most,
    ...(left > 0 && { pickedUp: allowed(generated, most, 0, oneOf) }),
    ...(beside > 0 && { beside }),
    falls: falls(book, muster, most),
    steps: steps(generated, most, muster)
  }
}

/** A number that was said: the enemy's hero may still spoil it. */
export const diceSaid = (dice: number, left: number, oneOf: number): DiceCount => ({
  rolled: Math.ceil(dice / oneOf),
  left,
  steps: oneOf > 1 ? [`${dice} said`, `one of ${oneOf} of them, rounded up (R6.4)`] : []
})
