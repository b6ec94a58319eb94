import { memoize } from '../model/once'
import type { Ability } from '../rules/types'
import { type BestPlay, bestPlay, type MoveCounts, type Orders, type SolvedStages } from './best-play'
import type { Price, Want } from './costs'
import { type Hands, NONE } from './hands'
import { type Move, rerollByHero, rerollOrTurn, rollTwoMore, useAtOnce } from './moves'
import type { Worth } from './roll-outcomes'

/** Which uses of boxes a hand can pay for together: an exact matching, in which every payment of every use is tried (R7.3). */

/** One use of a box. */
export interface Use {
  readonly price: Price
  /** Its worth to the player. */
  readonly weight: number
  /** It may be used at once in the Orders phase, to make room. */
  readonly early: boolean
  /** The box, where it does something to the dice themselves. */
  readonly tool?: string
}

/** A multiset of uses to be paid, as a text of one sorted letter a use. */
export type Payment = string

/** Letters for uses: equal uses have the same letter. */
export interface Letters {
  of(use: Use): number
  use(letter: number): Use | undefined
}

/** Letters from 0, in the order in which uses are first met. */
export const createLetters = (): Letters => {
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

/** The payment for so many uses of each want. `letters`: those of the wants. */
export const paymentOf = (counts: readonly number[], letters: readonly number[]): Payment => {
  const all: number[] = []
  for (let want = 0; want < counts.length; want++)
    for (let use = counts[want] as number; use > 0; use--) all.push(letters[want] as number)
  return String.fromCharCode(...all.sort((one, other) => one - other))
}

/** The worth of each hand for a payment. */
export type PaymentWorth = (payment: Payment) => Worth

type Step = (others: Worth, use: Use, hands: Hands) => Worth

/** 1 where a hand can pay for the last use and with the rest for the others, else 0. */
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

/** The most that a hand earns, with the last use paid or left out. */
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

/** Computes payments use by use, each once: a payment without its last letter is a payment too. */
const byLastUse = (step: Step, none: Worth, letters: Letters, hands: Hands): PaymentWorth => {
  const known = new Map<Payment, Worth>()
  const worthOf: PaymentWorth = payment => {
    const found = known.get(payment)
    if (found) return found
    const last = letters.use(payment.charCodeAt(payment.length - 1))
    const worth = last ? step(worthOf(payment.slice(0, -1)), last, hands) : none
    known.set(payment, worth)
    return worth
  }
  return worthOf
}

/** 1 where a hand pays for all uses, else 0. */
export const paying = (letters: Letters, hands: Hands): PaymentWorth =>
  byLastUse(paidToo, new Float64Array(hands.size).fill(1), letters, hands)

/** The greatest weight of uses that a hand can pay for together. */
export const earning = (letters: Letters, hands: Hands): PaymentWorth =>
  byLastUse(earnedToo, new Float64Array(hands.size), letters, hands)

/** The Orders phase of one player: what he may do with his dice, and best play for an aim. */

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
  /** Whether a box that rolls two dice rolls two or none (T7.3). */
  readonly exactly?: boolean
  /** A hero's re-roll. */
  readonly rerolls?: { readonly name: string; readonly most: number }
}

/** A move, and the index of the want of which each counted move is a use; -1 for none. */
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

/** The moves of those of the boxes that roll more dice. */
export const diceBringers = (
  phase: Phase,
  boxes: readonly string[]
): readonly { readonly move: Move; readonly board: number }[] =>
  phase.tools
    .filter(({ box, ability }) => ability.saga === 'roll-two-more' && boxes.includes(box))
    .map(tool => ({ move: toolMove(tool, 0, phase), board: tool.board }))

/** Pools first, for of equally good moves the first is shown. */
const inOrder = (tools: readonly Tool[]): readonly Tool[] => [
  ...tools.filter(({ ability }) => ability.saga === 'roll-two-more'),
  ...tools.filter(({ ability }) => ability.saga !== 'roll-two-more')
]

/** Whether a tool rolls more dice; only then does room matter. */
export const winsDice = ({ tools }: Phase): boolean => tools.some(({ ability }) => ability.saga === 'roll-two-more')

/** Whether a box may be worth using at once in the Orders phase, which takes its dice out of the hand. */
export const isEarly = ({ orders, kept, saga, cost }: Want, phase: Phase): boolean =>
  orders && !kept && !saga && cost.dice.length > 0 && winsDice(phase)

/** What a player is after, with all costs known. */
export interface Aim {
  readonly wants: readonly Want[]
  readonly prices: readonly Price[]
  /** By want, the letter of its uses. */
  readonly letters: readonly number[]
  /** The worth of each hand for a payment of the uses left. */
  readonly worthOf: PaymentWorth
  /** Whether uses made as moves earn their weight. */
  readonly earns: boolean
}

/** By want, the uses left when the moves have been made so often. */
const leftOf = (made: MoveCounts, moves: readonly Linked[], { wants }: Aim): readonly number[] => {
  const left = wants.map(({ times }) => times)
  for (let move = 0; move < moves.length; move++) {
    const want = (moves[move] as Linked).want
    if (want >= 0) left[want] = (left[want] as number) - (made[move] as number)
  }
  return left
}

/**
 * The decision process of an aim. The key of a stage: how often the first `fixed` moves have been made, and what is left to pay.
 */
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

/** Best play of a phase, by aim. */
export const bestPlayOf = (phase: Phase): ((aim: Aim, known: SolvedStages) => BestPlay) => {
  const moving = movesOf(phase)
  return (aim, known) => {
    const { moves, fixed } = moving(aim)
    return bestPlay(ordersOf(moves, fixed, phase, aim), known)
  }
}

/** The worth of each hand when it is placed as rolled, and by best play. */
export interface Play {
  readonly asRolled: Worth
  readonly best: BestPlay
}

/** The worth of hands for some wants at some prices. */
export interface Solver {
  /** 1 where a hand pays so many uses of each want. */
  pays(counts: readonly number[], wants: readonly Want[], prices: readonly Price[]): Worth
  /** The chance 0..1 that all is paid. */
  all(wants: readonly Want[], prices: readonly Price[]): Play
  /** The greatest weight of uses that a hand can pay for together, placed as rolled. */
  earned(wants: readonly Want[], prices: readonly Price[]): Worth
  /** The same as rolled and by best play. */
  most(wants: readonly Want[], prices: readonly Price[]): Play
}

const timesOf = (wants: readonly Want[]): readonly number[] => wants.map(({ times }) => times)

/** The solver of a phase; everything is worked out once. */
export const createSolver = (phase: Phase): Solver => {
  const letters = createLetters()
  const order = bestPlayOf(phase)
  const [pays, earns] = [paying(letters, phase.hands), earning(letters, phase.hands)]
  const letterOf = memoize((want: Want) => {
    const its = { weight: want.weight, early: isEarly(want, phase), ...(want.saga && !want.kept && { tool: want.box }) }
    return memoize((price: Price) => letters.of({ price, ...its }))
  })
  const lettersOf = (wants: readonly Want[], prices: readonly Price[]): readonly number[] =>
    prices.map((price, want) => letterOf(wants[want] as Want)(price))
  const bill = (counts: readonly number[], wants: readonly Want[], prices: readonly Price[]): Payment =>
    paymentOf(counts, lettersOf(wants, prices))
  const playing = (worthOf: PaymentWorth, isEarning: boolean): Solver['all'] => {
    const known: SolvedStages = new Map()
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
