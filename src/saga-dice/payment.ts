import type { Price } from './costs'
import { type Hands, NONE } from './hands'
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
