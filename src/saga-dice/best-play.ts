import type { Decision } from '../model/dice'
import { t } from '../model/language'
import { addWork, remembers } from '../model/work'
import type { Hands } from './hands'
import type { Move, Ways } from './moves'
import type { Worth } from './roll-outcomes'

/** Best play of the Orders phase: a finite decision process, solved exactly by backward induction. */

/** How often each move has been made, by index; no more than its `counted` times. */
export type MoveCounts = readonly number[]

/** The decision process: the moves, and the stages between them. */
export interface Orders {
  readonly hands: Hands
  /** Dice that may be in hand at once. */
  readonly room: number
  readonly moves: readonly Move[]
  /** What each counted move earns by itself. */
  readonly gains: readonly number[]
  readonly stage: (made: MoveCounts) => Stage
}

/** What is left when the moves have been made so often. */
export interface Stage {
  /** Stages with the same key have the same worth, for every aim. */
  readonly key: string
  /** The worth of placing each hand for good. */
  readonly placed: () => Worth
}

/** By key, the stages that have been worked out. */
export type SolvedStages = Map<string, Worth>

/** A decision and its worth by best play afterwards. */
export interface Option {
  readonly decision: Decision
  readonly worth: number
}

/** The worth of each hand by best play. */
export interface BestPlay {
  /** The worth of each hand before any move. */
  readonly worth: Worth
  /** What may be done with a hand: placing it, then each move in its best way. */
  options(hand: number): readonly Option[]
}

/** A move that may still be made, and its ways. */
interface OpenMove {
  readonly move: Move
  readonly ways: Ways
  /** Whether it leads back to the same stage, so that its worth depends on the worths that are being worked out. */
  readonly returns: boolean
}

const place = (): Decision => ({ do: 'place', text: t('place the dice') })

/** Worths that change by less have converged. */
const CONVERGED = 1e-15

/** Raises the worth of each hand of a range to that of its best way; returns the largest change. */
type Raise = (from: number, to: number, ways: readonly Ways[]) => number

const raiser = (worth: Float64Array): Raise => {
  let best = 0
  const meet = (met: number): void => {
    if (met > best) best = met
  }
  return (from, to, ways) => {
    let change = 0
    for (let hand = from; hand < to; hand++) {
      const before = worth[hand] as number
      best = before
      for (let way = 0; way < ways.length; way++) (ways[way] as Ways)(hand, meet)
      worth[hand] = best
      if (best - before > change) change = best - before
    }
    return change
  }
}

const waysOf = (open: readonly OpenMove[]): readonly Ways[] => open.map(({ ways }) => ways)

/**
 * Works out the worth of all hands, the fullest first: moves lead to fuller hands, to later stages, or in circles among hands
 * with as many dice, which are repeated until nothing changes. Of hands with as many dice those with fewer rares come first, for
 * a pool leads to them.
 */
const fill = (worth: Float64Array, open: readonly OpenMove[], room: number, { first }: Hands): void => {
  const look = raiser(worth)
  const [full, others] = [waysOf(open), waysOf(open.filter(({ move }) => move.only === undefined))]
  const returning = waysOf(open.filter(({ returns }) => returns))
  for (let dice = room; dice >= 0; dice--) {
    const [from, to] = [first[dice] as number, first[dice + 1] as number]
    const ways = dice === room ? full : others
    const circles = open.some(({ move }) => move.circles?.(dice))
    // moves to later stages need no second look
    for (let change = look(from, to, ways); circles && change > CONVERGED; ) change = look(from, to, returning)
  }
}

const plusGain = (worth: Worth, gain = 0): Worth => {
  if (gain === 0) return worth
  const sum = new Float64Array(worth.length)
  for (let hand = 0; hand < sum.length; hand++) sum[hand] = (worth[hand] as number) + gain
  return sum
}

/** The moves that may still be made. `same`: the worth of this stage, to which endless moves lead back. */
const openOf = (
  made: MoveCounts,
  same: Worth,
  { moves, gains }: Orders,
  after: (made: MoveCounts) => Worth
): readonly OpenMove[] =>
  moves.flatMap((move, index): readonly OpenMove[] => {
    const times = made[index] ?? 0
    if (times < move.counted)
      return [{ move, ways: move.ways(plusGain(after(made.with(index, times + 1)), gains[index])), returns: false }]
    return move.endless ? [{ move, ways: move.ways(same), returns: true }] : []
  })

/** Units of work to look at a hand with its moves. */
const UNITS_OF_HAND = 2

const worthAt = (made: MoveCounts, orders: Orders, known: SolvedStages): Worth => {
  const { hands, room, stage } = orders
  const { key, placed } = stage(made)
  const found = known.get(key)
  if (found) return found
  const worth = new Float64Array(placed())
  addWork(UNITS_OF_HAND * worth.length)
  remembers(8 * worth.length)
  fill(
    worth,
    openOf(made, worth, orders, later => worthAt(later, orders, known)),
    room,
    hands
  )
  known.set(key, worth)
  return worth
}

const bestOf = ({ move, ways }: OpenMove, hand: number, { total }: Hands): readonly Option[] => {
  if (move.only !== undefined && move.only !== total[hand]) return []
  let best: Option | undefined
  ways(hand, (worth, spent, rest) => {
    if (!best || worth > best.worth + CONVERGED) best = { worth, decision: move.describe(hand, spent, rest) }
  })
  return best ? [best] : []
}

/** Solves the decision process; stages in `known` are not worked out again. */
export const bestPlay = (orders: Orders, known: SolvedStages = new Map()): BestPlay => {
  const none = orders.moves.map(() => 0)
  const worth = worthAt(none, orders, known)
  let open: readonly OpenMove[] | undefined
  return {
    worth,
    options: hand => {
      open ??= openOf(none, worth, orders, made => worthAt(made, orders, known))
      const placing = { decision: place(), worth: orders.stage(none).placed()[hand] ?? 0 }
      return [placing, ...open.flatMap(each => bestOf(each, hand, orders.hands))]
    }
  }
}
