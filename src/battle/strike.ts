import type { Dice, Die } from '../chance/dice'
import type { Readings } from '../rules/readings-in-force'

/** How one side defends: its defence die and bonus defence dice. Equal guards are one object. */
export interface Guard {
  readonly save: Die
  readonly bonus: number
  /** Its defence dice are at most twice the hits (R3.7). */
  readonly capped: boolean
}

const interned = new Map<Die, Guard[]>()

/** The guard with these values, always the same object. */
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

/** The number of defence dice: one per hit and the bonus dice, at most twice the hits (R2.4, R3.7); 0 without hits. */
export const defenceDice = (hits: number, { bonus, capped }: Guard): number =>
  hits === 0 ? 0 : capped ? Math.min(hits + bonus, 2 * hits) : hits + bonus

/** Rolls the defence dice against `hits`: the number of hits that are not cancelled (R2.4, R3.7). */
export const uncancelledHits = (dice: Dice, hits: number, guard: Guard): number =>
  Math.max(0, hits - dice.roll(defenceDice(hits, guard), guard.save))

/** The uncancelled hits of one strike: attack dice -> hits -> defence dice -> uncancelled hits (R2.3 to R2.5, R3.6 to R3.8). */
export const strike = (dice: Dice, count: number, attack: Die, guard: Guard): number =>
  uncancelledHits(dice, dice.roll(count, attack), guard)

/** The uncancelled hits that matter to their target: without the first ones, which it ignores (R6.1), and at most `most`. */
export const countedHits = (uncancelled: number, ignores: number, most: number): number =>
  Math.min(most, Math.max(0, uncancelled - ignores))

/** The uncancelled hits of a strike that matter to its target, see `countedHits`. */
export const countedStrike = (dice: Dice, most: number, ignores: number, count: number, attack: Die, guard: Guard): number =>
  countedHits(dice.play(strike, count, attack, guard), ignores, most)

/** The uncancelled hits that matter to their target, of hits already rolled; each uncancelled hit counts `times`. */
export const countedDefence = (dice: Dice, most: number, ignores: number, hits: number, times: number, guard: Guard): number =>
  countedHits(times * dice.play(uncancelledHits, hits, guard), ignores, most)

/** The hits of two units on one, as a game of its own: a single defence roll depends only on their sum. */
const hitsOfDiceTogether = (dice: Dice, count: number, attack: Die, more: number, other: Die): number =>
  dice.roll(count, attack) + dice.roll(more, other)

/**
 * The uncancelled hits of two units on one: a defence roll against both, or one for each (R6.3, interpretation
 * side-by-side-defence).
 */
export const strikeTogether = (
  dice: Dice,
  count: number,
  attack: Die,
  more: number,
  other: Die,
  guard: Guard,
  separateRolls: number
): number => {
  if (!separateRolls) return uncancelledHits(dice, dice.play(hitsOfDiceTogether, count, attack, more, other), guard)
  const first = dice.roll(count, attack)
  const second = dice.roll(more, other)
  const [bonus1, bonus2] = bonusDiceByRoll(first, second, guard, separateRolls)
  return (
    uncancelledHits(dice, first, guardOf(guard.save, bonus1, guard.capped)) +
    uncancelledHits(dice, second, guardOf(guard.save, bonus2, guard.capped))
  )
}

/**
 * How the target of two units rolls its defence dice (R6.3): 0 in one roll against both; 1 in a roll for each, bonus dice dealt
 * in turn; 2 in a roll for each, bonus dice on the roll against more hits.
 */
export const separateRollsOf = (readings: Readings): number =>
  readings['side-by-side-defence'] !== 'each' ? 0 : readings['bonus-defence-sharing'] === 'most' ? 2 : 1

/**
 * The bonus defence dice of each of two rolls, as far as the cap of each allows. The roll against more hits comes first: dice are
 * dealt one by one in turn, or with bonus-defence-sharing=most all to it.
 */
const bonusDiceByRoll = (
  first: number,
  second: number,
  { bonus, capped }: Guard,
  separateRolls: number
): readonly [number, number] => {
  const room = (hits: number) => (capped ? hits : hits > 0 ? bonus : 0)
  const shares: [number, number] = [0, 0]
  let turn: 0 | 1 = second > first ? 1 : 0
  for (let left = bonus; left > 0; left--) {
    const other = turn === 0 ? 1 : 0
    const isFull = shares[turn] >= room(turn === 0 ? first : second)
    const roll = isFull ? other : turn
    shares[roll]++
    if (separateRolls === 1) turn = roll === 0 ? 1 : 0
  }
  return shares
}

/**
 * What `left` unsaved hits of a single roll count. The target chooses which hits it saves: those that would count twice first.
 * `doubled`: whose hits count twice, 1 the first unit's, 2 the second's, 3 both.
 */
const countedTwice = (left: number, first: number, second: number, doubled: number): number => {
  if (doubled === 0) return left
  return left + (doubled === 3 ? left : Math.max(0, left - (doubled === 1 ? second : first)))
}

/** Packs two numbers into one: uncancelled hits times PACK, plus what they count. */
const PACK = 4096

/**
 * The uncancelled hits of two units whose hits are already rolled, packed with what they count if some count twice (`doubled`).
 */
export const defendAgainstBoth = (
  dice: Dice,
  first: number,
  second: number,
  doubled: number,
  guard: Guard,
  separateRolls: number
): number => {
  if (!separateRolls) {
    const left = uncancelledHits(dice, first + second, guard)
    return left * PACK + countedTwice(left, first, second, doubled)
  }
  const [bonus1, bonus2] = bonusDiceByRoll(first, second, guard, separateRolls)
  const one = uncancelledHits(dice, first, guardOf(guard.save, bonus1, guard.capped))
  const other = uncancelledHits(dice, second, guardOf(guard.save, bonus2, guard.capped))
  return (one + other) * PACK + one * (doubled & 1 ? 2 : 1) + other * (doubled & 2 ? 2 : 1)
}

/** Unpacks a result of `defendAgainstBoth`: the uncancelled hits, and what they count. */
export const unpackDefence = (both: number): readonly [left: number, counted: number] => [Math.floor(both / PACK), both % PACK]

/** What the uncancelled hits of two units count, of hits already rolled, if some count twice (Crush, crush-timing=unsaved). */
export const defenceTogether = (
  dice: Dice,
  first: number,
  second: number,
  doubled: number,
  guard: Guard,
  separateRolls: number
): number => defendAgainstBoth(dice, first, second, doubled, guard, separateRolls) % PACK

/** The number of defence dice against the hits of two units. */
export const defenceDiceTogether = (first: number, second: number, guard: Guard, separateRolls: number): number => {
  if (!separateRolls) return defenceDice(first + second, guard)
  const [bonus1, bonus2] = bonusDiceByRoll(first, second, guard, separateRolls)
  return defenceDice(first, { ...guard, bonus: bonus1 }) + defenceDice(second, { ...guard, bonus: bonus2 })
}

/** The uncancelled hits that matter to the target of two units, of hits already rolled. */
export const countedDefenceTogether = (
  dice: Dice,
  most: number,
  ignores: number,
  first: number,
  second: number,
  doubled: number,
  guard: Guard,
  separateRolls: number
): number => countedHits(dice.play(defenceTogether, first, second, doubled, guard, separateRolls), ignores, most)

/** The uncancelled hits that matter to the target of two units, from their attack dice on. */
export const countedStrikeTogether = (
  dice: Dice,
  most: number,
  ignores: number,
  count: number,
  attack: Die,
  more: number,
  other: Die,
  guard: Guard,
  separateRolls: number
): number => countedHits(dice.play(strikeTogether, count, attack, more, other, guard, separateRolls), ignores, most)

/** The hits of `count` attack dice, as a game of its own. */
export const hitsOfDice = (dice: Dice, count: number, attack: Die): number => dice.roll(count, attack)

/** The number of defence dice against one strike, as a game, so that its mean can be computed. */
export const defenceDiceOfStrike = (dice: Dice, count: number, attack: Die, guard: Guard): number =>
  defenceDice(dice.roll(count, attack), guard)
