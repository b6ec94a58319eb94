import type { Dice, Die } from '../chance/dice'

/** Strikes in which dice only hit or cancel, as games over dice: attack dice -> hits -> defence dice -> uncancelled hits (R2.3 to R2.5, R3.6 to R3.8). */

/** The attack dice that one unit rolls at another: their number, and what each is worth. Equal attacks are one object. */
export interface Attack {
  readonly count: number
  readonly die: Die
}

/** How one side defends: its defence die and bonus defence dice. Equal guards are one object. */
export interface Guard {
  readonly save: Die
  readonly bonus: number
  /** Its defence dice are at most twice the hits (R3.7). */
  readonly capped: boolean
  /**
   * Against two units (R6.3, interpretations side-by-side-defence and bonus-defence-sharing): one roll against the hits of both
   * (also where there is one unit alone), or a roll against each, with bonus dice dealt in turn or all to the roll against more hits.
   */
  readonly againstTwo: 'one-roll' | 'in-turn' | 'to-most'
}

const AGAINST_TWO = ['one-roll', 'in-turn', 'to-most'] as const satisfies readonly Guard['againstTwo'][]

/** Returns the value that `make` makes for a die and a whole number from 0: always the same object. */
const interning = <T extends object>(make: (die: Die, key: number) => T) => {
  const known = new Map<Die, T[]>()
  return (die: Die, key: number): T => {
    const ofDie = known.get(die) ?? []
    if (ofDie.length === 0) known.set(die, ofDie)
    ofDie[key] ??= Object.freeze(make(die, key))
    return ofDie[key]
  }
}

const attacks = interning((die, count): Attack => ({ count, die }))

/** The attack of `count` dice, always the same object. */
export const attackOf = (count: number, die: Die): Attack => attacks(die, count)

const WAYS = 2 * AGAINST_TWO.length

const guards = interning(
  (save, key): Guard => ({
    save,
    bonus: Math.floor(key / WAYS),
    capped: key % 2 === 1,
    againstTwo: AGAINST_TWO[(key % WAYS) >> 1] ?? 'one-roll'
  })
)

/** The guard with these values, always the same object. */
export const guardOf = (save: Die, bonus: number, capped: boolean, againstTwo: Guard['againstTwo'] = 'one-roll'): Guard =>
  guards(save, WAYS * bonus + 2 * AGAINST_TWO.indexOf(againstTwo) + (capped ? 1 : 0))

/** The number of defence dice: one per hit and the bonus dice, at most twice the hits (R2.4, R3.7); 0 without hits. */
export const defenceDice = (hits: number, { bonus, capped }: Guard): number =>
  hits === 0 ? 0 : capped ? Math.min(hits + bonus, 2 * hits) : hits + bonus

/** The hits of an attack, as a game of its own. */
export const hitsOf = (dice: Dice, { count, die }: Attack): number => dice.roll(count, die)

/** Rolls the defence dice against `hits`: the number of hits that are not cancelled (R2.4, R3.7). */
export const uncancelledHits = (dice: Dice, hits: number, guard: Guard): number =>
  Math.max(0, hits - dice.roll(defenceDice(hits, guard), guard.save))

/** The uncancelled hits of one strike. */
export const strike = (dice: Dice, attack: Attack, guard: Guard): number => uncancelledHits(dice, hitsOf(dice, attack), guard)

/** The number of defence dice against one strike, as a game, so that its mean can be computed. */
export const defenceDiceOfStrike = (dice: Dice, attack: Attack, guard: Guard): number => defenceDice(hitsOf(dice, attack), guard)

/** The uncancelled hits that matter to their target: without the first ones, which it ignores (R6.1), and at most `most`. */
export const countedHits = (uncancelled: number, ignores: number, most: number): number =>
  Math.min(most, Math.max(0, uncancelled - ignores))

/** The uncancelled hits of a strike that matter to its target, see `countedHits`. */
export const countedStrike = (dice: Dice, most: number, ignores: number, attack: Attack, guard: Guard): number =>
  countedHits(dice.play(strike, attack, guard), ignores, most)

/** The uncancelled hits that matter to their target, of hits already rolled; each uncancelled hit counts `times`. */
export const countedDefence = (dice: Dice, most: number, ignores: number, hits: number, times: number, guard: Guard): number =>
  countedHits(times * dice.play(uncancelledHits, hits, guard), ignores, most)

/** A defence roll against some hits. */
interface DefenceRoll {
  readonly hits: number
  readonly guard: Guard
}

/**
 * The defence rolls against the hits of two units: one, or one against each. Of these the roll against more hits comes first when
 * bonus dice are dealt, as far as the cap of each allows.
 */
export const defenceRolls = (first: number, second: number, guard: Guard): readonly DefenceRoll[] => {
  const { save, bonus, capped, againstTwo } = guard
  if (againstTwo === 'one-roll') return [{ hits: first + second, guard }]
  const hits = [first, second] as const
  const room = (roll: 0 | 1) => (capped ? hits[roll] : hits[roll] > 0 ? bonus : 0)
  const shares: [number, number] = [0, 0]
  let turn: 0 | 1 = second > first ? 1 : 0
  for (let left = bonus; left > 0; left--) {
    const roll = shares[turn] < room(turn) ? turn : turn === 0 ? 1 : 0
    shares[roll]++
    if (againstTwo === 'in-turn') turn = roll === 0 ? 1 : 0
  }
  return [
    { hits: first, guard: guardOf(save, shares[0], capped) },
    { hits: second, guard: guardOf(save, shares[1], capped) }
  ]
}

/** Whose hits count twice if they are not cancelled: 0 nobody's, 1 the first unit's, 2 the second's, 3 those of both (Crush). */
type Doubled = number

/**
 * What the hits of two units count that each defence roll has left. The target of a single roll chooses which hits it cancels:
 * those that would count twice first.
 */
export const countedTwice = ([left = 0, other]: readonly number[], first: number, second: number, doubled: Doubled): number => {
  if (other !== undefined) return left * (doubled & 1 ? 2 : 1) + other * (doubled & 2 ? 2 : 1)
  if (doubled === 0 || doubled === 3) return left * (doubled === 0 ? 1 : 2)
  return left + Math.max(0, left - (doubled === 1 ? second : first))
}

/** The hits of two attacks, as a game of its own: a single defence roll depends only on their sum. */
const hitsOfBoth = (dice: Dice, first: Attack, second: Attack): number => hitsOf(dice, first) + hitsOf(dice, second)

/** The uncancelled hits of two units on one (R6.3). */
export const strikeTogether = (dice: Dice, first: Attack, second: Attack, guard: Guard): number =>
  guard.againstTwo === 'one-roll'
    ? uncancelledHits(dice, dice.play(hitsOfBoth, first, second), guard)
    : defenceTogether(dice, hitsOf(dice, first), hitsOf(dice, second), 0, guard)

/** What the uncancelled hits of two units count, of hits already rolled, if some count twice (Crush, crush-timing=unsaved). */
export const defenceTogether = (dice: Dice, first: number, second: number, doubled: Doubled, guard: Guard): number =>
  countedTwice(
    defenceRolls(first, second, guard).map(roll => uncancelledHits(dice, roll.hits, roll.guard)),
    first,
    second,
    doubled
  )

/** The number of defence dice against the hits of two units. */
export const defenceDiceTogether = (first: number, second: number, guard: Guard): number =>
  defenceRolls(first, second, guard).reduce((sum, roll) => sum + defenceDice(roll.hits, roll.guard), 0)

/** The uncancelled hits that matter to the target of two units, of hits already rolled. */
export const countedDefenceTogether = (
  dice: Dice,
  most: number,
  ignores: number,
  first: number,
  second: number,
  doubled: Doubled,
  guard: Guard
): number => countedHits(dice.play(defenceTogether, first, second, doubled, guard), ignores, most)

/** The uncancelled hits that matter to the target of two units, from their attack dice on. */
export const countedStrikeTogether = (
  dice: Dice,
  most: number,
  ignores: number,
  first: Attack,
  second: Attack,
  guard: Guard
): number => countedHits(dice.play(strikeTogether, first, second, guard), ignores, most)
