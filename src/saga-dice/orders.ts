import { t } from '../model/language'
import type { Ability } from '../rules/types'
import { type BestPlay, bestPlay, type Known, type Made, type Orders } from './best-play'
import { type Hands, NONE } from './hands'
import { lettersOn, spent } from './letters'
import { memoize } from './memoize'
import type { Move } from './moves/move'
import { rerollOrTurn } from './moves/reroll-or-turn'
import { rollTwoMore } from './moves/roll-two-more'
import { type PaymentState, paymentOf } from './payment'
import type { Price } from './price'
import { rerolled } from './reroll'
import type { Want } from './want'

/** The Orders phase of one player: what he may do with his dice, and what he plays for. */

/**
 * A box of the Orders phase that is wanted and used at once: its dice are out of use again and make room for others, as in the
 * Orders phase of S1 p.9 (R7.5). With room to spare it may as well wait, so only a full hand is asked.
 */
const use = (box: string, name: string, price: Price, times: number, room: number, hands: Hands): Move => {
  const ways = price.payments.map(payment => ({ payment, rests: hands.less(payment) }))
  return {
    counted: times,
    endless: false,
    only: room,
    ways: after => (hand, meet) => {
      for (const { payment, rests } of ways) {
        const rest = rests[hand] as number
        if (rest !== NONE) meet(after[rest] as number, payment, 0)
      }
    },
    describe: (_hand, payment) => {
      const spends = spent(payment, hands)
      return { do: 'use', box, name, text: t('{box} at once: {dice}, to make room', { box: name, dice: spends }), spends }
    }
  }
}

/** A hero's re-roll: up to so many dice together, once in the Orders phase (Gruffydd, R6.4). It spends no die. */
const reroll = (name: string, most: number, board: number, room: number, hands: Hands): Move => ({
  counted: 1,
  endless: false,
  ways: after => {
    const again = rerolled(after, most, board, room, hands)
    return (hand, meet) => {
      if (again.kept[hand] !== NONE) meet(again.worth[hand] as number, NONE, again.kept[hand] as number)
    }
  },
  describe: (hand, _spent, kept) => {
    const rerolls = lettersOn(hands.less(kept)[hand] ?? NONE, board, hands)
    return { do: 're-roll', name, text: t('{box}: re-roll {rerolls}', { box: name, rerolls }), rerolls }
  }
})

/** A box that does something to the dice themselves. */
export interface Tool {
  readonly box: string
  readonly board: number
  readonly ability: Ability
  readonly price: Price
}

export interface Phase {
  readonly hands: Hands
  /** Dice that may be in hand at once: eight, less those left on the board. */
  readonly room: number
  readonly tools: readonly Tool[]
  /** A box that rolls two dice rolls two or none (T7.3). */
  readonly exactly?: boolean
  /** A hero's re-roll. */
  readonly rerolls?: { readonly name: string; readonly most: number }
}

/** A move, and the want of which each counted use of it is one. */
interface Linked {
  readonly move: Move
  readonly want: number
}

const toolMove = ({ box, board, ability, price }: Tool, wanted: number, { room, exactly = false, hands }: Phase): Move => {
  const { name } = ability
  return ability.saga === 'roll-two-more'
    ? rollTwoMore({ box, name, board, price, wanted, room, exactly, hands })
    : rerollOrTurn({ box, name, board, price, room, hands })
}

/** The moves of these boxes, where they bring dice. */
export const diceBringers = (
  phase: Phase,
  boxes: readonly string[]
): readonly { readonly move: Move; readonly board: number }[] =>
  phase.tools
    .filter(({ box, ability }) => ability.saga === 'roll-two-more' && boxes.includes(box))
    .map(tool => ({ move: toolMove(tool, 0, phase), board: tool.board }))

/** Pools first: of moves as good as each other the first is shown. */
const inOrder = (tools: readonly Tool[]): readonly Tool[] => [
  ...tools.filter(({ ability }) => ability.saga === 'roll-two-more'),
  ...tools.filter(({ ability }) => ability.saga !== 'roll-two-more')
]

/** Room matters only where dice can be won. */
export const winsDice = ({ tools }: Phase): boolean => tools.some(({ ability }) => ability.saga === 'roll-two-more')

/** Whether a box is worth using at once in the Orders phase: its dice are then out of use. */
export const isEarly = ({ orders, kept, saga, cost }: Want, phase: Phase): boolean =>
  orders && !kept && !saga && cost.dice.length > 0 && winsDice(phase)

/** What a player is after, in a world. */
export interface Aim {
  readonly wants: readonly Want[]
  readonly prices: readonly Price[]
  /** Letters of the wants' uses. */
  readonly letters: readonly number[]
  /** The worth of each hand for the uses left. */
  readonly worthOf: PaymentState
  /** Whether uses made early earn their weight, beside what is left. */
  readonly earns: boolean
}

/** Uses of each want left when the moves have been made so often. */
const leftOf = (made: Made, moves: readonly Linked[], { wants }: Aim): readonly number[] => {
  const left = wants.map(({ times }) => times)
  for (let move = 0; move < moves.length; move++) {
    const want = (moves[move] as Linked).want
    if (want >= 0) left[want] = (left[want] as number) - (made[move] as number)
  }
  return left
}

/** The orders of an aim. A stage is identified by how often tools and hero have been used, and what is left to pay. */
const ordersOf = (moves: readonly Linked[], fixed: number, { hands, room }: Phase, aim: Aim): Orders => ({
  hands,
  room,
  moves: moves.map(({ move }) => move),
  gains: moves.map(({ want }) => (aim.earns ? (aim.wants[want]?.weight ?? 0) : 0)),
  stage: made => {
    const left = paymentOf(leftOf(made, moves, aim), aim.letters)
    return { key: String.fromCharCode(...made.slice(0, fixed)) + left, placed: () => aim.worthOf(left) }
  }
})

/** The moves of a phase, each made once for all aims. */
const movesOf = (phase: Phase) => {
  const { hands, room, rerolls } = phase
  const tools = inOrder(phase.tools)
  const byTool = memoize((tool: Tool) => memoize((wanted: number) => toolMove(tool, wanted, phase)))
  const byHero = rerolls ? [{ move: reroll(rerolls.name, rerolls.most, 0, room, hands), want: -1 }] : []
  const byUse = memoize(({ box, name, times }: Want) => memoize((price: Price) => use(box, name, price, times, room, hands)))
  const fixed = memoize((wants: readonly Want[]): readonly Linked[] => [
    ...tools.map(tool => {
      const want = wants.findIndex(({ box, kept }) => box === tool.box && !kept)
      return { move: byTool(tool)(wants[want]?.times ?? 0), want }
    }),
    ...byHero
  ])
  const early = memoize((wants: readonly Want[]) => wants.flatMap((want, index) => (isEarly(want, phase) ? [index] : [])))
  return ({ wants, prices }: Aim): { readonly moves: readonly Linked[]; readonly fixed: number } => {
    const always = fixed(wants)
    const now = early(wants).map(want => ({ move: byUse(wants[want] as Want)(prices[want] as Price), want }))
    return { moves: [...always, ...now], fixed: always.length }
  }
}

/** The best that a player can do, by what he is after. */
export const ordering = (phase: Phase): ((aim: Aim, known: Known) => BestPlay) => {
  const moving = movesOf(phase)
  return (aim, known) => {
    const { moves, fixed } = moving(aim)
    return bestPlay(ordersOf(moves, fixed, phase, aim), known)
  }
}
