import { type Hands, handOfRoll, isOfBoard, NONE } from './hands'
import { memoize } from './memoize'
import { sagaRoll } from './roll'

/** Dice rolled into a hand, and what the hand is then worth on average. */

/** What each hand is worth: a chance 0..1, or a weight of uses. */
export type Worth = ArrayLike<number>

/** What a roll makes of each hand: the `width` hands from `hand * width` on, each by its chance. */
interface Falls {
  readonly width: number
  readonly next: readonly number[]
  readonly chance: readonly number[]
}

const fallsOf = (dice: number, board: number, hands: Hands): Falls => {
  const { states, weights } = sagaRoll(dice)
  const added = states.map(roll => hands.plus(handOfRoll(roll, board, hands)))
  return {
    width: states.length,
    next: hands.total.flatMap((_, hand) => added.map(next => next[hand] ?? NONE)),
    chance: weights
  }
}

const falls = memoize((hands: Hands) => memoize((board: number) => memoize((dice: number) => fallsOf(dice, board, hands))))

/** The mean worth of each hand after `dice` more dice of a board are rolled into it; it must have room for them. */
export const afterRoll = (worth: Worth, dice: number, board: number, hands: Hands): ((hand: number) => number) => {
  const { width, next, chance } = falls(hands)(board)(dice)
  return hand => {
    let mean = 0
    for (let fall = 0, at = hand * width; fall < width; fall++, at++)
      mean += (chance[fall] as number) * (worth[next[at] as number] as number)
    return mean
  }
}

/** `rolled[n][hand]`: the same for every hand that has room for n dice more, n up to `most`. */
const afterRolls = (worth: Worth, most: number, board: number, room: number, hands: Hands): readonly Worth[] => {
  const rolled: Worth[] = [worth]
  for (let dice = 1; dice <= most; dice++) {
    const after = afterRoll(rolled[dice - 1] as Worth, 1, board, hands)
    const mean = new Float64Array(hands.size)
    for (let hand = 0; hand < (hands.first[room - dice + 1] ?? 0); hand++) mean[hand] = after(hand)
    rolled.push(mean)
  }
  return rolled
}

/** Ways to part hands: `whole[i]` is `kept[i]` and `rolled[i]` dice of a board beside, one to `most` of them. */
interface Partings {
  readonly whole: readonly number[]
  readonly kept: readonly number[]
  readonly rolled: readonly number[]
}

const partingsOf = (most: number, board: number, hands: Hands): Partings => {
  const all = hands.total.flatMap((dice, taken) =>
    dice === 0 || dice > most || !isOfBoard(taken, board, hands)
      ? []
      : hands.less(taken).flatMap((kept, whole) => (kept === NONE ? [] : [[whole, kept, dice] as const]))
  )
  return { whole: all.map(([whole]) => whole), kept: all.map(([, kept]) => kept), rolled: all.map(([, , dice]) => dice) }
}

const partings = memoize((hands: Hands) => memoize((board: number) => memoize((most: number) => partingsOf(most, board, hands))))

/** The best there is for every hand when one to `most` of its dice of a board are rolled again, and which dice to keep. */
export interface Rerolled {
  readonly worth: Worth
  readonly kept: ArrayLike<number>
}

export const rerolled = (worth: Worth, most: number, board: number, room: number, hands: Hands): Rerolled => {
  const means = afterRolls(worth, Math.min(most, room), board, room, hands)
  const best = new Float64Array(hands.size).fill(Number.NEGATIVE_INFINITY)
  const keeps = new Int16Array(hands.size).fill(NONE)
  const { whole, kept, rolled } = partings(hands)(board)(Math.min(most, room))
  for (let i = 0; i < whole.length; i++) {
    const hand = whole[i] as number
    if ((hands.total[hand] as number) > room) continue
    const mean = (means[rolled[i] as number] as Worth)[kept[i] as number] as number
    if (mean > (best[hand] as number)) {
      best[hand] = mean
      keeps[hand] = kept[i] as number
    }
  }
  return { worth: best, kept: keeps }
}
