/**
 * The one door to chance. Rules are ordinary code over `Dice`; readers of that code decide what a roll is: every fall of the
 * dice (`exact.ts`), thrown dice (`sampled.ts`), or dice laid down by a test (`scripted.ts`).
 */

/** Equally likely faces, worth whole numbers from 0: hits on 4+ are [0,0,0,1,1,1]. Equal dice are one object. */
export type Die = readonly number[]

/** What a game may depend on: numbers, strings and shared (interned) objects. */
export type GameArgument = number | string | object

/** A top-level function to a whole number from 0 that depends on nothing but its arguments. */
export type Game<S extends readonly GameArgument[]> = (dice: Dice, ...args: S) => number

/** The same, called with its arguments one by one: up to eight, and nothing for the rest. */
export type Free = (dice: Dice, ...args: (GameArgument | undefined)[]) => number

export interface Dice {
  /** The total worth of `count` dice. */
  roll(count: number, die: Die): number
  /** Thrown and scripted dice play the game; the exact reading works its odds out once per set of arguments. */
  play<S extends readonly GameArgument[]>(game: Game<S>, ...args: S): number
}

/** Uniform numbers from 0 to below 1. */
export type Random = () => number

const SIDES = 6

/** `dice[n - 1]`: worth 1 on n or more, for n from 1 (always) to 7 (never). */
const thresholds: readonly Die[] = Array.from({ length: SIDES + 1 }, (_, least) =>
  Object.freeze(Array.from({ length: SIDES }, (_, face) => (face >= least ? 1 : 0)))
)

/** A six-sided die worth 1 on `least` or more; below 1 always, above 6 never. */
export const atLeast = (least: number): Die => thresholds[Math.min(SIDES, Math.max(0, least - 1))] as Die

const rerolls = new WeakMap<Die, Die>()

/** The die whose blanks are rolled once more (R1.4: the second result stands). */
export const rerolled = (die: Die): Die => {
  const known = rerolls.get(die)
  if (known) return known
  const again = Object.freeze(die.flatMap(worth => (worth > 0 ? die.map(() => worth) : die)))
  rerolls.set(die, again)
  return again
}
