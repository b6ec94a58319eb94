import type { BestPlay, Known } from './best-play'
import { memoize } from './memoize'
import { isEarly, ordering, type Phase } from './orders'
import { earning, lettering, type Payment, type PaymentState, paying, paymentOf } from './payment'
import type { Price } from './price'
import type { Worth } from './reroll'
import type { Want } from './want'

/** Wants at their prices: what each hand is worth when it is placed as it fell, and under best play. */
export interface Play {
  readonly asRolled: Worth
  readonly best: BestPlay
}

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
