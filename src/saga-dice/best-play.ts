import type { Decision } from '../model/dice'
import { t } from '../model/language'
import { addWork, reserveMemory } from '../model/work'
import type { DiceAction, EachWay } from './dice-actions'
import type { Hands } from './hands'
import type { Worth } from './roll-outcomes'

/** Best play of the Orders phase: a finite decision process, solved exactly by backward induction. */

/** How often each action has been made, by index; no more than its `timesCounted`. */
export type ActionCounts = readonly number[]

/** The decision process: the actions, and the stages between them. */
export interface OrdersProcess {
  readonly hands: Hands
  /** Dice that may be in hand at once. */
  readonly handLimit: number
  readonly actions: readonly DiceAction[]
  /** What each action earns by itself while it is counted. */
  readonly gains: readonly number[]
  readonly stageAfter: (made: ActionCounts) => Stage
}

/** What is left when each action has been made so often. */
interface Stage {
  /** Stages with the same key have the same worth. */
  readonly key: string
  /** The worth of placing each hand for good. */
  readonly worthPlaced: () => Worth
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
  /** The worth of each hand before any action. */
  readonly worth: Worth
  /** What may be done with a hand: placing it, then each action in its best way. */
  options(hand: number): readonly Option[]
}

/** An action that may still be made, and its ways. */
interface OpenAction {
  readonly action: DiceAction
  readonly ways: EachWay
  /** Whether it leads back to the same stage, so that its worth depends on the worths that are being worked out. */
  readonly staysInStage: boolean
}

/** The dice are placed as they lie. */
export const placeDice = (): Decision => ({ do: 'place', text: t('place the dice') })

/** Worths that change by less have converged. */
const CONVERGED = 1e-15

/** Raises the worth of each hand of a range to that of its best way; returns the largest change. */
type Raise = (from: number, to: number, ways: readonly EachWay[]) => number

const raiseWorths = (worth: Float64Array): Raise => {
  let best = 0
  const consider = (candidate: number): void => {
    if (candidate > best) best = candidate
  }
  return (from, to, ways) => {
    let change = 0
    for (let hand = from; hand < to; hand++) {
      const before = worth[hand] as number
      best = before
      for (let way = 0; way < ways.length; way++) (ways[way] as EachWay)(hand, consider)
      worth[hand] = best
      if (best - before > change) change = best - before
    }
    return change
  }
}

const waysOf = (open: readonly OpenAction[]): readonly EachWay[] => open.map(({ ways }) => ways)

/**
 * Computes the worth of all hands, the fullest first: actions lead to fuller hands, to later stages, or in circles among hands
 * with as many dice, which are repeated until nothing changes. Of hands with as many dice those with fewer rares come first, for
 * a box that rolls more dice leads to them.
 */
const iterateWorths = (worth: Float64Array, open: readonly OpenAction[], handLimit: number, { first }: Hands): void => {
  const raise = raiseWorths(worth)
  const [full, others] = [waysOf(open), waysOf(open.filter(({ action }) => action.onlyWithDice === undefined))]
  const returning = waysOf(open.filter(({ staysInStage }) => staysInStage))
  for (let dice = handLimit; dice >= 0; dice--) {
    const [from, to] = [first[dice] as number, first[dice + 1] as number]
    const ways = dice === handLimit ? full : others
    const circles = open.some(({ action }) => action.mayCircle?.(dice))
    // actions that lead to later stages are looked at once
    for (let change = raise(from, to, ways); circles && change > CONVERGED; ) change = raise(from, to, returning)
  }
}

const plusGain = (worth: Worth, gain = 0): Worth => {
  if (gain === 0) return worth
  const sum = new Float64Array(worth.length)
  for (let hand = 0; hand < sum.length; hand++) sum[hand] = (worth[hand] as number) + gain
  return sum
}

/** The actions that may still be made. `same`: the worth of this stage, to which repeatable actions lead back. */
const openActions = (
  made: ActionCounts,
  same: Worth,
  { actions, gains }: OrdersProcess,
  after: (made: ActionCounts) => Worth
): readonly OpenAction[] =>
  actions.flatMap((action, index): readonly OpenAction[] => {
    const times = made[index] ?? 0
    if (times < action.timesCounted)
      return [{ action, ways: action.ways(plusGain(after(made.with(index, times + 1)), gains[index])), staysInStage: false }]
    return action.isRepeatable ? [{ action, ways: action.ways(same), staysInStage: true }] : []
  })

/** Units of work to look at a hand with its actions. */
const UNITS_OF_HAND = 2

const worthAt = (made: ActionCounts, orders: OrdersProcess, known: SolvedStages): Worth => {
  const { hands, handLimit, stageAfter } = orders
  const { key, worthPlaced } = stageAfter(made)
  const found = known.get(key)
  if (found) return found
  const worth = new Float64Array(worthPlaced())
  addWork(UNITS_OF_HAND * worth.length)
  reserveMemory(8 * worth.length)
  iterateWorths(
    worth,
    openActions(made, worth, orders, later => worthAt(later, orders, known)),
    handLimit,
    hands
  )
  known.set(key, worth)
  return worth
}

const bestWayOf = ({ action, ways }: OpenAction, hand: number, { total }: Hands): readonly Option[] => {
  if (action.onlyWithDice !== undefined && action.onlyWithDice !== total[hand]) return []
  let best: Option | undefined
  ways(hand, (worth, spent, rest) => {
    if (!best || worth > best.worth + CONVERGED) best = { worth, decision: action.describe(hand, spent, rest) }
  })
  return best ? [best] : []
}

/** Solves the decision process; stages in `known` are not worked out again. */
export const bestPlay = (orders: OrdersProcess, known: SolvedStages = new Map()): BestPlay => {
  const none = orders.actions.map(() => 0)
  const worth = worthAt(none, orders, known)
  let open: readonly OpenAction[] | undefined
  return {
    worth,
    options: hand => {
      open ??= openActions(none, worth, orders, made => worthAt(made, orders, known))
      const placing = { decision: placeDice(), worth: orders.stageAfter(none).worthPlaced()[hand] ?? 0 }
      return [placing, ...open.flatMap(each => bestWayOf(each, hand, orders.hands))]
    }
  }
}
