/**
 * The only source of randomness. Rules are ordinary code over `Dice`; its implementations decide what a roll is: every outcome of
 * the dice (`exact.ts`), random dice (`sampled.ts`), or dice scripted by a test (`test/chance/scripted.ts`).
 */

/**
 * What each of the equally likely faces is worth, a whole number from 0: hits on 4+ are [0,0,0,1,1,1]. Equal dice are the same
 * object.
 */
export type Die = readonly number[]

/** What a game may depend on: numbers, strings and shared (interned) objects. */
export type GameArgument = number | string | object

/** The arguments of a game: up to six, which dice pass on one by one, with undefined for those that it does not have. */
export type GameArguments = readonly [
  a?: GameArgument | undefined,
  b?: GameArgument | undefined,
  c?: GameArgument | undefined,
  d?: GameArgument | undefined,
  e?: GameArgument | undefined,
  f?: GameArgument | undefined
]

/**
 * A top-level function that returns a whole number from 0 and depends on nothing but its arguments, so that its odds can be
 * cached.
 */
export type Game<S extends GameArguments> = (dice: Dice, ...args: S) => number

/** The dice that rules are written over; see the implementations above. */
export interface Dice {
  /** The total worth of `count` dice. */
  roll(count: number, die: Die): number
  /**
   * The result of a game. Random and scripted dice play it; exact evaluation works out its odds once for each set of arguments.
   */
  play<S extends GameArguments>(game: Game<S>, ...args: S): number
}

/** Returns uniform random numbers from 0 to below 1. */
export type Random = () => number

const SIDES = 6

/** `thresholds[n - 1]`: worth 1 on n or more, for n from 1 (always) to 7 (never). */
const thresholds: readonly Die[] = Array.from({ length: SIDES + 1 }, (_, least) =>
  Object.freeze(Array.from({ length: SIDES }, (_, face) => (face >= least ? 1 : 0)))
)

/** A six-sided die worth 1 on `least` or more; below 1 always, above 6 never. */
export const atLeast = (least: number): Die => thresholds[Math.min(SIDES, Math.max(0, least - 1))] as Die

const rerolls = new WeakMap<Die, Die>()

/** The die with its blank faces rolled once more (R1.4: the second result stands). */
export const rerolled = (die: Die): Die => {
  const known = rerolls.get(die)
  if (known) return known
  const again = Object.freeze(die.flatMap(worth => (worth > 0 ? die.map(() => worth) : die)))
  rerolls.set(die, again)
  return again
}
