import { SAGA_DICE } from '../model/limits'
import { memoize } from '../model/once'
import type { SagaSymbol } from '../rules/cost'
import { type Roll, SYMBOLS } from './roll'

/**
 * A hand: the SAGA dice that are not placed yet, by what they show. Hands are numbered, so that what depends on a hand is an
 * array. Faces: C, U, R of the first board's dice are 0, 1, 2, those of the second board's are 3, 4, 5 (Cnut has two, R6.4).
 */

/** How many faces the dice of one board have. */
export const FACES = 3

/** In place of a hand: there is none. */
export const NO_HAND = -1

/** All hands of up to eight dice, ordered by their number of dice, then of rares, then of uncommons. */
export interface Hands {
  readonly boards: number
  readonly size: number
  /** Dice in the hand. */
  readonly total: readonly number[]
  /** Dice of each face. */
  readonly counts: readonly (readonly number[])[]
  /** `first[n]`: the first hand of n dice; `first[9]`: the number of hands. */
  readonly first: readonly number[]
  /** The hand with these dice of each face; NONE where there is none. */
  of(counts: readonly number[]): number
  /** Each hand with the dice of another one; NONE beyond eight. */
  plus(added: number): readonly number[]
  /** Each hand without the dice of another one; NONE where it does not hold them. */
  less(taken: number): readonly number[]
}

const countVectors = (faces: number, most: number): readonly (readonly number[])[] =>
  faces === 0
    ? [[]]
    : countVectors(faces - 1, most).flatMap(start => {
        const left = most - sum(start)
        return Array.from({ length: left + 1 }, (_, dice) => [...start, dice])
      })

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const rares = (counts: readonly number[]): number => sum(counts.filter((_, face) => face % FACES === FACES - 1))

const keyOf = (counts: readonly number[]): number => counts.reduce((key, count) => key * (SAGA_DICE + 1) + count, 0)

const createHands = (boards: number): Hands => {
  const counts = countVectors(FACES * boards, SAGA_DICE)
    .toReversed()
    .toSorted((a, b) => sum(a) - sum(b) || rares(a) - rares(b))
  const index = new Map(counts.map((each, hand) => [keyOf(each), hand]))
  const of = (wanted: readonly number[]): number =>
    wanted.every(count => count >= 0) && sum(wanted) <= SAGA_DICE ? (index.get(keyOf(wanted)) ?? NO_HAND) : NO_HAND
  const shifted = (by: number, sign: 1 | -1): readonly number[] =>
    counts.map(each => of(each.map((count, face) => count + sign * (counts[by]?.[face] ?? 0))))
  const total = counts.map(sum)
  return {
    boards,
    size: counts.length,
    total,
    counts,
    first: Array.from({ length: SAGA_DICE + 2 }, (_, dice) => (dice > SAGA_DICE ? counts.length : total.indexOf(dice))),
    of,
    plus: memoize(added => shifted(added, 1)),
    less: memoize(taken => shifted(taken, -1))
  }
}

/** The hands of one board's dice (165), or of two boards' (3003). */
export const handsOf: (boards: number) => Hands = memoize(createHands)

/** The hand that holds a roll of a board's dice and nothing else. */
export const handOfRoll = ({ C, U, R }: Roll, board: number, { boards, of }: Hands): number =>
  of(Array.from({ length: boards }, (_, each) => (each === board ? [C, U, R] : [0, 0, 0])).flat())

/** The hand of one die. */
export const handOfDie = (symbol: SagaSymbol, board: number, hands: Hands): number =>
  handOfRoll({ C: 0, U: 0, R: 0, [symbol]: 1 }, board, hands)

/** Whether all its dice are of one board. */
export const isOfBoard = (hand: number, board: number, { counts }: Hands): boolean =>
  (counts[hand] ?? []).every((count, face) => count === 0 || Math.floor(face / FACES) === board)

/** Hands as they are shown: "CCUR", those of two boards "CCU/CR". */

const ofCounts = (counts: readonly number[]): string => counts.map((count, face) => (SYMBOLS[face] ?? '').repeat(count)).join('')

/** The dice of one board in a hand. */
export const boardText = (hand: number, board: number, { counts }: Hands): string =>
  ofCounts((counts[hand] ?? []).slice(FACES * board, FACES * (board + 1)))

/** A hand in letters. */
export const handText = (hand: number, hands: Hands): string =>
  Array.from({ length: hands.boards }, (_, board) => boardText(hand, board, hands)).join('/')

/** A hand in letters without its boards, for the payment of a box, whose board is known. */
export const paymentText = (hand: number, hands: Hands): string => handText(hand, hands).replace('/', '')
