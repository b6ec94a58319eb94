import { type Cost, costText, type SagaDie, type SagaSymbol } from '../rules/cost'
import { type Hands, handOfRoll, NONE } from './hands'
import { memoize } from './memoize'

/** What one use of a box is paid with, as hands (R7.3): several symbols of a die are any of them, several dice all of them. */
export interface Price {
  /** Equal prices of equal hands have equal ids, whole numbers from 0. */
  readonly id: number
  /** SAGA dice it takes. */
  readonly dice: number
  /** Every hand that pays it to the die, commons first; none where no hand does. */
  readonly payments: readonly number[]
}

export const SYMBOLS: readonly SagaSymbol[] = ['C', 'U', 'R']

const single = (symbol: SagaSymbol, board: number, hands: Hands): number =>
  handOfRoll({ C: 0, U: 0, R: 0, [symbol]: 1 }, board, hands)

/** An unknown symbol is settled before a price is made. */
const symbolsOf = (die: SagaDie): readonly SagaSymbol[] => (die === 'unknown' ? [] : die)

const withDie = (paid: readonly number[], die: SagaDie, board: number, hands: Hands): readonly number[] => [
  ...new Set(
    symbolsOf(die).flatMap(symbol => {
      const more = hands.plus(single(symbol, board, hands))
      return paid.map(hand => more[hand] ?? NONE).filter(hand => hand !== NONE)
    })
  )
]

const alike = ({ dice }: Cost): readonly Cost[] =>
  SYMBOLS.filter(symbol => dice.every(die => symbolsOf(die).includes(symbol))).map(symbol => ({
    dice: dice.map(() => [symbol]),
    same: false
  }))

const paymentsOf = (cost: Cost, board: number, hands: Hands): readonly number[] =>
  cost.same
    ? alike(cost).flatMap(each => paymentsOf(each, board, hands))
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
