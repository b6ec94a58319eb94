import type { Distribution } from '../chance/battle'
import { atLeast, type Dice, type Die } from '../chance/dice'
import { exactly } from '../chance/exact'
import type { SagaSymbol } from '../rules/cost'

/** SAGA dice: three faces of the common symbol, two of the uncommon, one of the rare (R7.1). */

/** How many dice show each symbol. */
export type Roll = {
  readonly C: number
  readonly U: number
  readonly R: number
}

/** The symbols of a die, the commonest first. */
export const SYMBOLS: readonly SagaSymbol[] = ['C', 'U', 'R']

const RARE = atLeast(6)

/** One of the five faces that are not rare: two of them are uncommon. */
const UNCOMMON: Die = Object.freeze([0, 0, 0, 1, 1])

const rares = ({ C, U }: Roll, dice: Dice): Roll => {
  const R = dice.roll(C, RARE)
  return { C: C - R, U, R }
}

const uncommons = ({ C, R }: Roll, dice: Dice): Roll => {
  const U = dice.roll(C, UNCOMMON)
  return { C: C - U, U, R }
}

const known: (Distribution<Roll> | undefined)[] = []

/** The chance 0..1 of each result of `count` dice, 0 to 8 of them: at most 45 results. */
export const sagaRoll = (count: number): Distribution<Roll> => {
  const found =
    known[count] ??
    exactly<Roll>({ start: { C: count, U: 0, R: 0 }, most: { C: count, U: count, R: count }, steps: [rares, uncommons] })
  known[count] = found
  return found
}
