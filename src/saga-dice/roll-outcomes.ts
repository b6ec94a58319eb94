import { memoize } from '../model/once'
import { FACES, type Hands, handOfRoll, isOfBoard, NO_HAND } from './hands'
import { SYMBOLS, sagaRoll } from './roll'

/** The hands that rolls of SAGA dice lead to, and their mean worth. */

/** A hand that a roll can give, with its chance 0..1. */
export interface RollOutcome {
  readonly hand: number
  readonly chance: number
}

const withBoard = (found: readonly RollOutcome[], count: number, board: number, hands: Hands): readonly RollOutcome[] => {
  const { states, weights } = sagaRoll(count)
  return states.flatMap((roll, index) => {
    const more = hands.plus(handOfRoll(roll, board, hands))
    return found.map(({ hand, chance }) => ({ hand: more[hand] ?? NO_HAND, chance: chance * (weights[index] ?? 0) }))
  })
}

const outcomesOf = memoize((hands: Hands) =>
  memoize((dice: string) =>
    dice
      .split('/')
      .map(Number)
      .reduce<readonly RollOutcome[]>((found, count, board) => withBoard(found, count, board, hands), [{ hand: 0, chance: 1 }])
      .toSorted((one, other) => one.hand - other.hand)
  )
)

/** The hands that so many dice of each board can show, in the order of hands. */
export const rollOutcomes = (dice: readonly number[], hands: Hands): readonly RollOutcome[] => outcomesOf(hands)(dice.join('/'))

/** The worth of each hand: a chance 0..1, or a weight of uses. */
export type Worth = ArrayLike<number>

/** The mean worth of a roll. */
export const meanOf = (outcomes: readonly RollOutcome[], worth: Worth): number => {
  let mean = 0
  for (const { hand, chance } of outcomes) mean += chance * (worth[hand] as number)
  return mean
}

/** The hands after a roll: for each hand the `width` entries from `hand * width` on, with their chances. */
interface NextHands {
  readonly width: number
  readonly next: readonly number[]
  readonly chance: readonly number[]
}

const nextHandsOf = (dice: number, board: number, hands: Hands): NextHands => {
  const { states, weights } = sagaRoll(dice)
  const added = states.map(roll => hands.plus(handOfRoll(roll, board, hands)))
  return {
    width: states.length,
    next: hands.total.flatMap((_, hand) => added.map(next => next[hand] ?? NO_HAND)),
    chance: weights
  }
}

const nextHands = memoize((hands: Hands) =>
  memoize((board: number) => memoize((dice: number) => nextHandsOf(dice, board, hands)))
)

/** The mean worth of each hand after `dice` more dice of a board are rolled into it; it must have room for them. */
export const afterRoll = (worth: Worth, dice: number, board: number, hands: Hands): ((hand: number) => number) => {
  const { width, next, chance } = nextHands(hands)(board)(dice)
  return hand => {
    let mean = 0
    for (let way = 0, at = hand * width; way < width; way++, at++)
      mean += (chance[way] as number) * (worth[next[at] as number] as number)
    return mean
  }
}

/** `rolled[n][hand]`: the mean worth of a hand after n more dice, n from 0 to `most`, where it has room for them. */
const afterRolls = (worth: Worth, most: number, board: number, handLimit: number, hands: Hands): readonly Worth[] => {
  const rolled: Worth[] = [worth]
  for (let dice = 1; dice <= most; dice++) {
    const after = afterRoll(rolled[dice - 1] as Worth, 1, board, hands)
    const mean = new Float64Array(hands.size)
    for (let hand = 0; hand < (hands.first[handLimit - dice + 1] ?? 0); hand++) mean[hand] = after(hand)
    rolled.push(mean)
  }
  return rolled
}

/** Every way to roll dice again: of the hand `whole[i]` the hand `kept[i]` stays, and `rolled[i]` dice of a board are rolled. */
interface RerollSplits {
  readonly whole: readonly number[]
  readonly kept: readonly number[]
  readonly rolled: readonly number[]
}

const rerollSplitsOf = (most: number, board: number, hands: Hands): RerollSplits => {
  const all = hands.total.flatMap((dice, taken) =>
    dice === 0 || dice > most || !isOfBoard(taken, board, hands)
      ? []
      : hands.less(taken).flatMap((kept, whole) => (kept === NO_HAND ? [] : [[whole, kept, dice] as const]))
  )
  return { whole: all.map(([whole]) => whole), kept: all.map(([, kept]) => kept), rolled: all.map(([, , dice]) => dice) }
}

const rerollSplits = memoize((hands: Hands) =>
  memoize((board: number) => memoize((most: number) => rerollSplitsOf(most, board, hands)))
)

/** The worth of each hand after its best re-roll, and the hand that is kept; NONE where nothing can be rolled again. */
interface Rerolled {
  readonly worth: Worth
  readonly kept: ArrayLike<number>
}

/** The best re-roll of one to `most` dice of a board, for every hand of up to `room` dice. */
export const bestReroll = (worth: Worth, most: number, board: number, handLimit: number, hands: Hands): Rerolled => {
  const means = afterRolls(worth, Math.min(most, handLimit), board, handLimit, hands)
  const best = new Float64Array(hands.size).fill(Number.NEGATIVE_INFINITY)
  const keeps = new Int16Array(hands.size).fill(NO_HAND)
  const { whole, kept, rolled } = rerollSplits(hands)(board)(Math.min(most, handLimit))
  for (let i = 0; i < whole.length; i++) {
    const hand = whole[i] as number
    if ((hands.total[hand] as number) > handLimit) continue
    const mean = (means[rolled[i] as number] as Worth)[kept[i] as number] as number
    if (mean > (best[hand] as number)) {
      best[hand] = mean
      keeps[hand] = kept[i] as number
    }
  }
  return { worth: best, kept: keeps }
}

/** Dice of each board to roll, and what they can show. */
export interface DiceRoll {
  readonly dice: readonly number[]
  readonly outcomes: readonly RollOutcome[]
}

/** The hand that a text shows: "CCUR", or "CCU/CR" of two boards. */
export const handOf = (text: string, hands: Hands): number =>
  hands.of(
    Array.from({ length: FACES * hands.boards }, (_, face) => {
      const symbol = SYMBOLS[face % FACES]
      return [...(text.split('/')[Math.floor(face / FACES)] ?? '')].filter(letter => letter === symbol).length
    })
  )

/** A roll whose result is known. */
export const knownRoll = (text: string, hands: Hands): DiceRoll => ({
  dice: text.split('/').map(each => each.length),
  outcomes: [{ hand: handOf(text, hands), chance: 1 }]
})

/** The ways to roll so many dice: of one board, or divided between two. */
export const waysToRoll = (dice: number, hands: Hands): readonly DiceRoll[] => {
  const parts = hands.boards === 1 ? [[dice]] : Array.from({ length: dice + 1 }, (_, second) => [dice - second, second])
  return parts.map(each => ({ dice: each, outcomes: rollOutcomes(each, hands) }))
}
