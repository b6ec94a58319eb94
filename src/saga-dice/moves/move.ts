import type { Decision } from '../../model/dice'
import type { Worth } from '../reroll'

/** One thing a player may do with his dice in the Orders phase, beside placing them for good. */

/** Hears each way of making a move: its worth, the dice spent on it, and a number that tells the rest. */
export type Meet = (worth: number, spent: number, rest: number) => void

/** Every way of making the move with a hand. */
export type Ways = (hand: number, meet: Meet) => void

export interface Move {
  /** Uses that are counted: the box is wanted so often, or may be used so often. */
  readonly counted: number
  /** Whether it may be made again when all counted uses are made. */
  readonly endless: boolean
  /** It is only made with a full hand: so many dice. */
  readonly only?: number
  /** Whether it can lead from a hand of so many dice to another hand of as many, round and round. */
  readonly circles?: (dice: number) => boolean
  /** Ways by the worth of hands after the move. */
  readonly ways: (after: Worth) => Ways
  readonly describe: (hand: number, spent: number, rest: number) => Decision
}
