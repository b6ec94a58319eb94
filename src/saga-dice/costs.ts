import { combinations } from '../model/combinations'
import { tooManyCostCases } from '../model/dice-mistakes'
import { RequestError } from '../model/errors'
import { thousands } from '../model/figures'
import { t } from '../model/language'
import { memoize } from '../model/once'
import type { WorkPart } from '../model/over-budget'
import { type Cost, costOf, costText, isUnknown, type SagaDie, type SagaSymbol } from '../rules/cost'
import type { Certainty, SagaVerb } from '../rules/types'
import { type Hands, handOfDie, NO_HAND } from './hands'
import { SYMBOLS } from './roll'

/** A box to pay for, and how many times. */
export interface Want {
  /** Its key, `normans/charge`; for a bare cost the text of the cost. */
  readonly box: string
  readonly name: string
  /** Uses that dice must pay. */
  readonly times: number
  /** Further uses that take no die. */
  readonly free?: number
  /** Which board's dice pay: 0, or 1 for the second. */
  readonly board: number
  readonly cost: Cost
  readonly certainty: Certainty | 'given'
  readonly weight: number
  /** Its dice stay for the enemy's turn. */
  readonly kept: boolean
  /** It is a box of the Orders phase: used at once, its dice leave the hand. */
  readonly orders: boolean
  readonly saga?: SagaVerb
  /** Whether a die that shows the rare symbol does more. */
  readonly rareMatters: boolean
}

/** A cost that cannot be read is unknown. */
const UNKNOWN: Cost = { dice: ['unknown'], same: false }

/** Parses a cost, "C or U"; one that cannot be read is unknown. */
export const parseCost = (text: string): Cost => costOf(text) ?? UNKNOWN

/** A want that is nothing but a cost. */
export const bareWant = (text: string, times: number, weight: number): Want => ({
  box: text,
  name: text,
  times,
  board: 0,
  cost: parseCost(text),
  certainty: 'given',
  weight,
  kept: false,
  orders: false,
  rareMatters: false
})

/** Every way to take 0 to `times` uses of each want. */
export const useSets = (times: readonly number[]): readonly (readonly number[])[] =>
  combinations(times.map(most => [...Array(most + 1).keys()]))

/** What pays for one use of a box, as hands (R7.3): of a die with several symbols any of them, of several dice all. */
export interface Price {
  /** Equal prices have equal ids, whole numbers from 0. */
  readonly id: number
  /** SAGA dice it takes. */
  readonly dice: number
  /** Every hand that pays it to the die, commons first; none where no hand does. */
  readonly payments: readonly number[]
}

/** The symbols that a die may show. Unknown ones are settled before a price is made. */
const symbolsOf = (die: SagaDie): readonly SagaSymbol[] => (die === 'unknown' ? [] : die)

const withDie = (paid: readonly number[], die: SagaDie, board: number, hands: Hands): readonly number[] => [
  ...new Set(
    symbolsOf(die).flatMap(symbol => {
      const more = hands.plus(handOfDie(symbol, board, hands))
      return paid.map(hand => more[hand] ?? NO_HAND).filter(hand => hand !== NO_HAND)
    })
  )
]

/** A cost whose dice must show the same symbol: the costs of each symbol that all of them may show. */
const sameSymbolCosts = ({ dice }: Cost): readonly Cost[] =>
  SYMBOLS.filter(symbol => dice.every(die => die === 'unknown' || die.includes(symbol))).map(symbol => ({
    dice: dice.map(() => [symbol]),
    same: false
  }))

const paymentsOf = (cost: Cost, board: number, hands: Hands): readonly number[] =>
  cost.same
    ? sameSymbolCosts(cost).flatMap(each => paymentsOf(each, board, hands))
    : cost.dice.reduce<readonly number[]>((paid, die) => withDie(paid, die, board, hands), [0])

type Pricing = (cost: Cost, board: number) => Price

/** Prices in some hands, each worked out once. */
const pricing = memoize((hands: Hands): Pricing => {
  let next = 0
  const idOf = memoize((_payments: string) => next++)
  const known = new Map<string, Price>()
  return (cost, board) => {
    const key = `${board} ${costText(cost)}`
    const made = (): Price => {
      const payments = paymentsOf(cost, board, hands).toSorted((one, other) => one - other)
      return { id: idOf(payments.join()), dice: cost.dice.length, payments }
    }
    const price = known.get(key) ?? made()
    known.set(key, price)
    return price
  }
})

/** The price of a known cost in the dice of a board. */
export const priceOf = (cost: Cost, board: number, hands: Hands): Price => pricing(hands)(cost, board)

/** Unknown costs: each unknown die has one symbol, and the order of the dice does not matter. */

const isKnown = (die: SagaDie): boolean => die !== 'unknown'

/** The symbols of `count` unknown dice, in order. */
const symbolChoices = (count: number, from = 0): readonly SagaDie[][] =>
  count === 0
    ? [[]]
    : SYMBOLS.slice(from).flatMap((symbol, index) => symbolChoices(count - 1, from + index).map(rest => [[symbol], ...rest]))

/** Every cost that an unknown one could be; a known one is itself. */
export const possibleCosts = (cost: Cost): readonly Cost[] => {
  const known = cost.dice.filter(isKnown)
  if (known.length === cost.dice.length) return [cost]
  if (cost.same) return sameSymbolCosts(cost)
  return symbolChoices(cost.dice.length - known.length).map(dice => ({ dice: [...dice, ...known], same: false }))
}

/** One case of the unknown costs: for each want the index of its cost among the possible ones, and its price. */
export interface CostCase {
  readonly choices: readonly number[]
  readonly prices: readonly Price[]
}

/** All ways in which the unknown costs of some wants could be. */
export interface CostCases {
  /** By want, its possible costs; one where the cost is known. */
  readonly costs: readonly (readonly Cost[])[]
  /** By want, the index of the first want that it could change places with, without any odds changing. */
  readonly kinds: readonly number[]
  /** The cases; of those that differ only by wants changing places, one. */
  readonly all: readonly CostCase[]
}

const kindOf = ({ board, times, weight, orders, kept, saga, cost }: Want): string =>
  [board, times, weight, orders, kept, saga, costText(cost)].join('|')

const choicesOf = (costs: CostCases['costs'], kinds: readonly number[]): readonly (readonly number[])[] =>
  costs.reduce<readonly (readonly number[])[]>(
    (found, each, want) => {
      const before = kinds.slice(0, want).lastIndexOf(kinds[want] ?? 0)
      return found.flatMap(choices => {
        const least = choices[before] ?? 0
        return each.slice(least).map((_, index) => [...choices, least + index])
      })
    },
    [[]]
  )

/** The most cases, times the hands of one board: more would keep a player waiting. */
const MOST = 4000 * 165

/** How many multisets of `times` there are among so many options. */
const choicesAmong = (options: number, times: number): number =>
  Array.from({ length: times }, (_, index) => (options + index) / (index + 1)).reduce((product, factor) => product * factor, 1)

const countOf = (costs: CostCases['costs'], kinds: readonly number[]): number =>
  [...new Set(kinds)].reduce(
    (product, kind) => product * choicesAmong(costs[kind]?.length ?? 1, kinds.filter(each => each === kind).length),
    1
  )

/** Throws a RequestError where there are too many cases. */
const refuseTooManyCases = (
  wants: readonly Want[],
  costs: CostCases['costs'],
  kinds: readonly number[],
  { size }: Hands
): void => {
  const count = Math.round(countOf(costs, kinds))
  if (count * size > MOST)
    throw new RequestError([
      tooManyCostCases(
        wants.filter((_, want) => (costs[want]?.length ?? 1) > 1).map(({ name }) => name),
        count
      )
    ])
}

/** Throws a RequestError where so many costs are unknown that the cases are too many to be answered for. */
export const costCases = (wants: readonly Want[], hands: Hands): CostCases => {
  const costs = wants.map(({ cost }) => possibleCosts(cost))
  const names = wants.map(kindOf)
  const kinds = names.map(name => names.indexOf(name))
  refuseTooManyCases(wants, costs, kinds, hands)
  const prices = costs.map((each, want) => each.map(cost => priceOf(cost, wants[want]?.board ?? 0, hands)))
  const all = choicesOf(costs, kinds).map(choices => ({
    choices,
    prices: choices.flatMap((choice, want) => prices[want]?.[choice] ?? [])
  }))
  return { costs, kinds, all }
}

/** The work on the cases, for a forecast. */
export const costCasesPart = (count: number): WorkPart => ({
  what: t('the {count} ways in which unknown costs could be', { count: thousands(count) }),
  cure: t('give a cost with --cost'),
  areCached: true
})

/** Whether a want has this cost in a case, or another want that could change places with it has. */
export const couldBe = (want: number, choice: number, { choices }: CostCase, { kinds }: CostCases): boolean =>
  choices.some((other, index) => other === choice && kinds[index] === kinds[want])

/** By box, what unknown costs are taken to be in a case; absent where all are known. */
export const takenCosts = (
  wants: readonly Want[],
  { costs }: CostCases,
  { choices }: CostCase
): { readonly taken?: Readonly<Record<string, string>> } => {
  const taken = wants.flatMap(({ box, cost }, want) => {
    const settled = costs[want]?.[choices[want] ?? 0]
    return isUnknown(cost) && settled ? [[box, costText(settled)] as const] : []
  })
  return taken.length === 0 ? {} : { taken: Object.fromEntries(taken) }
}
