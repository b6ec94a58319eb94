import { FACES, type Hands } from './hands'
import { SYMBOLS } from './price'

/** Hands as they are shown: "CCUR", those of two boards "CCU/CR". */

const ofCounts = (counts: readonly number[]): string => counts.map((count, face) => (SYMBOLS[face] ?? '').repeat(count)).join('')

/** The dice of one board in a hand. */
export const lettersOn = (hand: number, board: number, { counts }: Hands): string =>
  ofCounts((counts[hand] ?? []).slice(FACES * board, FACES * (board + 1)))

export const letters = (hand: number, hands: Hands): string =>
  Array.from({ length: hands.boards }, (_, board) => lettersOn(hand, board, hands)).join('/')

/** The dice of a hand whoever's they are, for a box that says which board it is of. */
export const spent = (hand: number, hands: Hands): string => letters(hand, hands).replace('/', '')
