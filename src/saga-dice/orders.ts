import { memoize } from '../model/once'
import type { Ability } from '../rules/types'
import { type BestPlay, bestPlay, type Known, type Made, type Orders } from './best-play'
import type { Price, Want } from './costs'
import { type Hands, NONE } from './hands'
import { type Move, rerollByHero, rerollOrTurn, rollTwoMore, useAtOnce } from './moves'
import type { Worth } from './roll-outcomes'

/** Uses of boxes, and what hands can do with them: exact matching, for every payment of every use is tried (R7.3). */

/** One use of a box. */
export interface Use {
  readonly price: Price
  /** What it is worth to the player. */
  readonly weight: number
  /** It may be used at once in the Orders phase, to make room. */
  readonly early: boolean
  /** It does something to the dice themselves: its box. */
  readonly tool?: string
}

/** Uses to be paid, a letter for each, in the order of the letters: payments that say the same are the same text. */
export type Payment = string

/** The letters of uses: equal uses have the same. */
export interface Letters {
  of(use: Use): number
  use(letter: number): Use | undefined
}

/** Letters given out in the order in which uses are first met. */
export const lettering = (): Letters => {
  const known = new Map<string, number>()
  const uses: Use[] = []
  return {
    of: use => {
      const key = `${use.price.id} ${use.weight} ${use.early} ${use.tool}`
      const letter = known.get(key) ?? uses.push(use) - 1
      known.set(key, letter)
      return letter
    },
    use: letter => uses[letter]
  }
}

/** So many uses of each want, whose letters these are. */
export const paymentOf = (counts: readonly number[], letters: readonly number[]): Payment => {
  const all: number[] = []
  for (let want = 0; want < counts.length; want++)
    for (let use = counts[want] as number; use > 0; use--) all.push(letters[want] as number)
  return String.fromCharCode(...all.sort((one, other) => one - other))
}

/** What every hand makes of a payment. */
export type PaymentState = (payment: Payment) => Worth

type Step = (others: Worth, use: Use, hands: Hands) => Worth

/** 1 where some payment for the last use leaves a hand that pays the others. */
const paidToo: Step = (others, { price: { payments } }, hands) => {
  const paid = new Float64Array(hands.size)
  for (const payment of payments) {
    const left = hands.less(payment)
    for (let hand = 0; hand < paid.length; hand++) {
      const rest = left[hand] as number
      if (rest !== NONE && others[rest] === 1) paid[hand] = 1
    }
  }
  return paid
}

/** The last use is paid or left out, whichever earns more. */
const earnedToo: Step = (others, { price: { payments }, weight }, hands) => {
  const earned = new Float64Array(others)
  for (const payment of payments) {
    const left = hands.less(payment)
    for (let hand = 0; hand < earned.length; hand++) {
      const rest = left[hand] as number
      if (rest !== NONE && weight + (others[rest] as number) > (earned[hand] as number))
        earned[hand] = weight + (others[rest] as number)
    }
  }
  return earned
}

/** Payments computed use by use, each once: the beginning of a payment is a payment too. */
const workedOut = (step: Step, none: Worth, letters: Letters, hands: Hands): PaymentState => {
  const known = new Map<Payment, Worth>()
  const worthOf: PaymentState = payment => {
    const found = known.get(payment)
    if (found) return found
    const last = letters.use(payment.charCodeAt(payment.length - 1))
    const worth = last ? step(worthOf(payment.slice(0, -1)), last, hands) : none
    known.set(payment, worth)
    return worth
  }
  return worthOf
}

/** 1 where a hand pays the whole payment, dice left over or not; else 0. */
export const paying = (letters: Letters, hands: Hands): PaymentState =>
  workedOut(paidToo, new Float64Array(hands.size).fill(1), letters, hands)

/** The greatest weight of uses of the payment that a hand can pay together. */
export const earning = (letters: Letters, hands: Hands): PaymentState =>
  workedOut(earnedToo, new Float64Array(hands.size), letters, hands)

/** The Orders phase of one player: what he may do with his dice, and the best of it for what he is after. */

/** A box that does something to the dice themselves. */
export interface Tool {
  readonly box: string
  readonly board: number
  readonly ability: Ability
  readonly price: Price
}

/** The dice of the Orders phase and what may be done with them. */
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

/** What a player is after, where all costs are known. */
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
  const byHero = rerolls ? [{ move: rerollByHero(rerolls.name, rerolls.most, 0, room, hands), want: -1 }] : []
  const byUse = memoize(({ box, name, times }: Want) =>
    memoize((price: Price) => useAtOnce({ box, name, price, room, hands }, times))
  )
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

/** Wants at their prices: what each hand is worth when it is placed as it fell, and under best play. */
export interface Play {
  readonly asRolled: Worth
  readonly best: BestPlay
}

/** What hands are worth to some wants at some prices. */
export interface Solver {
  /** 1 where a hand pays so many uses of each want. */
  pays(counts: readonly number[], wants: readonly Want[], prices: readonly Price[]): Worth
  /** The chance 0..1 that all is paid. */
  all(wants: readonly Want[], prices: readonly Price[]): Play
  /** The greatest weight of uses that a hand can pay together, placed as it fell. */
  earned(wants: readonly Want[], prices: readonly Price[]): Worth
  /** The same and under best play. */
  most(wants: readonly Want[], prices: readonly Price[]): Play
}

const timesOf = (wants: readonly Want[]): readonly number[] => wants.map(({ times }) => times)

/** What is asked of a phase; what is met twice is worked out once. */
export const solver = (phase: Phase): Solver => {
  const letters = lettering()
  const order = ordering(phase)
  const [pays, earns] = [paying(letters, phase.hands), earning(letters, phase.hands)]
  const letterOf = memoize((want: Want) => {
    const its = { weight: want.weight, early: isEarly(want, phase), ...(want.saga && !want.kept && { tool: want.box }) }
    return memoize((price: Price) => letters.of({ price, ...its }))
  })
  const lettersOf = (wants: readonly Want[], prices: readonly Price[]): readonly number[] =>
    prices.map((price, want) => letterOf(wants[want] as Want)(price))
  const bill = (counts: readonly number[], wants: readonly Want[], prices: readonly Price[]): Payment =>
    paymentOf(counts, lettersOf(wants, prices))
  const playing = (worthOf: PaymentState, isEarning: boolean): Solver['all'] => {
    const known: Known = new Map()
    return (wants, prices) => {
      const aim = { wants, prices, letters: lettersOf(wants, prices), worthOf, earns: isEarning }
      return { asRolled: worthOf(paymentOf(timesOf(wants), aim.letters)), best: order(aim, known) }
    }
  }
  return {
    pays: (counts, wants, prices) => pays(bill(counts, wants, prices)),
    earned: (wants, prices) => earns(bill(timesOf(wants), wants, prices)),
    all: playing(pays, false),
    most: playing(earns, true)
  }
}
