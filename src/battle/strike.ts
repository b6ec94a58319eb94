import type { Dice, Die } from '../chance/dice'
import type { Readings } from '../rules/readings-in-force'

/** How one side defends: the defence die and bonus defence dice. Interned: equal guards are one object. */
export interface Guard {
  readonly save: Die
  readonly bonus: number
  /** At most twice the hits (R3.7). */
  readonly capped: boolean
}

const interned = new Map<Die, Guard[]>()

/** The one guard with these numbers. */
export const guardOf = (save: Die, bonus: number, capped: boolean): Guard => {
  const byBonus = interned.get(save) ?? []
  if (byBonus.length === 0) interned.set(save, byBonus)
  const key = 2 * bonus + (capped ? 1 : 0)
  const known = byBonus[key]
  if (known) return known
  const guard = Object.freeze({ save, bonus, capped })
  byBonus[key] = guard
  return guard
}

/** One defence die per hit and the bonus dice, at most twice the hits (R2.4, R3.7). No hits, no dice. */
export const defenceDice = (hits: number, { bonus, capped }: Guard): number =>
  hits === 0 ? 0 : capped ? Math.min(hits + bonus, 2 * hits) : hits + bonus

/** Hits that are not cancelled (R2.4, R3.7). */
export const uncancelledHits = (dice: Dice, hits: number, guard: Guard): number =>
  Math.max(0, hits - dice.roll(defenceDice(hits, guard), guard.save))

/** One way: attack dice -> hits -> defence dice -> uncancelled hits (R2.3 to R2.5, R3.6 to R3.8). */
export const strike = (dice: Dice, count: number, attack: Die, guard: Guard): number =>
  uncancelledHits(dice, dice.roll(count, attack), guard)

/** Uncancelled hits as far as they matter: the first ones ignored (R6.1), and no more than `most`. */
export const countedHits = (uncancelled: number, ignores: number, most: number): number =>
  Math.min(most, Math.max(0, uncancelled - ignores))

/** A strike as it is felt. */
export const countedStrike = (dice: Dice, most: number, ignores: number, count: number, attack: Die, guard: Guard): number =>
  countedHits(dice.play(strike, count, attack, guard), ignores, most)

/** The same from hits already rolled; each uncancelled hit counts `times`. */
export const suffered = (dice: Dice, most: number, ignores: number, hits: number, times: number, guard: Guard): number =>
  countedHits(times * dice.play(uncancelledHits, hits, guard), ignores, most)

/** Hits of two units on one, as a game of its own: only their sum matters to one defence roll. */
const hittingTogether = (dice: Dice, count: number, attack: Die, more: number, other: Die): number =>
  dice.roll(count, attack) + dice.roll(more, other)

/** Uncancelled hits of two units on one: one defence roll against both, or one for each (R6.3, reading side-by-side-defence). */
export const strikeTogether = (
  dice: Dice,
  count: number,
  attack: Die,
  more: number,
  other: Die,
  guard: Guard,
  apart: number
): number => {
  if (!apart) return uncancelledHits(dice, dice.play(hittingTogether, count, attack, more, other), guard)
  const first = dice.roll(count, attack)
  const second = dice.roll(more, other)
  const [more1, more2] = bonusDiceByRoll(first, second, guard, apart)
  return (
    uncancelledHits(dice, first, guardOf(guard.save, more1, guard.capped)) +
    uncancelledHits(dice, second, guardOf(guard.save, more2, guard.capped))
  )
}

/** How the target of two units rolls: 0 once against both, 1 apart with its bonus dice in turn, 2 apart with them where most hits are (R6.3). */
export const rollsApart = (readings: Readings): number =>
  readings['side-by-side-defence'] !== 'each' ? 0 : readings['bonus-defence-sharing'] === 'most' ? 2 : 1

/**
 * Bonus defence dice over two rolls as long as the cap of each leaves room, the roll against more hits first: one by one in turn, or by
 * reading all of them (bonus-defence-sharing).
 */
const bonusDiceByRoll = (first: number, second: number, { bonus, capped }: Guard, apart: number): readonly [number, number] => {
  const room = (hits: number) => (capped ? hits : hits > 0 ? bonus : 0)
  const shares: [number, number] = [0, 0]
  let turn: 0 | 1 = second > first ? 1 : 0
  for (let left = bonus; left > 0; left--) {
    const other = turn === 0 ? 1 : 0
    const isFull = shares[turn] >= room(turn === 0 ? first : second)
    const roll = isFull ? other : turn
    shares[roll]++
    if (apart === 1) turn = roll === 0 ? 1 : 0
  }
  return shares
}

/** Of hits that were not saved under one roll, those that would count twice were saved first: their target chooses. */
const countedTwice = (left: number, first: number, second: number, doubled: number): number => {
  if (doubled === 0) return left
  return left + (doubled === 3 ? left : Math.max(0, left - (doubled === 1 ? second : first)))
}

/** In a number that holds uncancelled hits and what they cost, each hit counts this much. */
const PACK = 4096

/** Of hits of two units that were rolled already: those not saved, and what they come to where those of one or both count twice. */
export const sufferBoth = (dice: Dice, first: number, second: number, doubled: number, guard: Guard, apart: number): number => {
  if (!apart) {
    const left = uncancelledHits(dice, first + second, guard)
    return left * PACK + countedTwice(left, first, second, doubled)
  }
  const [more1, more2] = bonusDiceByRoll(first, second, guard, apart)
  const one = uncancelledHits(dice, first, guardOf(guard.save, more1, guard.capped))
  const other = uncancelledHits(dice, second, guardOf(guard.save, more2, guard.capped))
  return (one + other) * PACK + one * (doubled & 1 ? 2 : 1) + other * (doubled & 2 ? 2 : 1)
}

export const sufferedOfBoth = (both: number): readonly [left: number, counted: number] => [Math.floor(both / PACK), both % PACK]

/** Uncancelled hits of two units that were rolled already, where those of one or both count twice (Crush, crush-timing=unsaved). */
export const sufferTogether = (dice: Dice, first: number, second: number, doubled: number, guard: Guard, apart: number): number =>
  sufferBoth(dice, first, second, doubled, guard, apart) % PACK

/** Defence dice against so many hits of two units. */
export const defenceDiceTogether = (first: number, second: number, guard: Guard, apart: number): number => {
  if (!apart) return defenceDice(first + second, guard)
  const [more1, more2] = bonusDiceByRoll(first, second, guard, apart)
  return defenceDice(first, { ...guard, bonus: more1 }) + defenceDice(second, { ...guard, bonus: more2 })
}

/** The same as it is felt. */
export const sufferedTogether = (
  dice: Dice,
  most: number,
  ignores: number,
  first: number,
  second: number,
  doubled: number,
  guard: Guard,
  apart: number
): number => countedHits(dice.play(sufferTogether, first, second, doubled, guard, apart), ignores, most)

/** A strike of two as it is felt. */
export const struckTogether = (
  dice: Dice,
  most: number,
  ignores: number,
  count: number,
  attack: Die,
  more: number,
  other: Die,
  guard: Guard,
  apart: number
): number => countedHits(dice.play(strikeTogether, count, attack, more, other, guard, apart), ignores, most)

/** Hits, as a game of its own. */
export const hitting = (dice: Dice, count: number, attack: Die): number => dice.roll(count, attack)

/** Defence dice of one strike, as a game: for its mean. */
export const defending = (dice: Dice, count: number, attack: Die, guard: Guard): number =>
  defenceDice(dice.roll(count, attack), guard)
