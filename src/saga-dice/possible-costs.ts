import { tooManyWorlds } from '../model/dice-mistakes'
import { RequestError } from '../model/errors'
import { thousands } from '../model/figures'
import { t } from '../model/language'
import type { WorkPart } from '../model/work'
import { type Cost, costText, type SagaDie } from '../rules/cost'
import type { Hands } from './hands'
import { type Price, priceOf, SYMBOLS } from './price'
import type { Want } from './want'

/** An unknown cost could be any of these: each unknown die of one symbol, the order of the dice aside. */

const isKnown = (die: SagaDie): boolean => die !== 'unknown'

/** The symbols of `count` unknown dice, in order. */
const choices = (count: number, from = 0): readonly SagaDie[][] =>
  count === 0
    ? [[]]
    : SYMBOLS.slice(from).flatMap((symbol, index) => choices(count - 1, from + index).map(rest => [[symbol], ...rest]))

/** All unknown dice alike, and fit for the known ones. */
const alike = ({ dice }: Cost): readonly Cost[] =>
  SYMBOLS.filter(symbol => dice.every(die => die === 'unknown' || die.includes(symbol))).map(symbol => ({
    dice: dice.map(() => [symbol]),
    same: false
  }))

/** Every cost it may turn out to be, itself where nothing of it is unknown. */
export const possibleCosts = (cost: Cost): readonly Cost[] => {
  const known = cost.dice.filter(isKnown)
  if (known.length === cost.dice.length) return [cost]
  if (cost.same) return alike(cost)
  return choices(cost.dice.length - known.length).map(dice => ({ dice: [...dice, ...known], same: false }))
}

/** One way in which the unknown costs could be: for each want a choice among what its cost could be, and its price then. */
export interface CostCase {
  readonly choices: readonly number[]
  readonly prices: readonly Price[]
}

export interface CostCases {
  /** What each want's cost could be; one cost where it is known. */
  readonly costs: readonly (readonly Cost[])[]
  /** Wants of the same kind can change places without any odds changing. */
  readonly kinds: readonly number[]
  /** Every world, but of those that differ only by changing places, one. */
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

/** More worlds than these, by the hands of one board, would keep a player waiting. */
const MOST = 4000 * 165

/** How many ways there are to choose so many times among so many, the order aside. */
const choicesAmong = (options: number, times: number): number =>
  Array.from({ length: times }, (_, index) => (options + index) / (index + 1)).reduce((product, factor) => product * factor, 1)

const countOf = (costs: CostCases['costs'], kinds: readonly number[]): number =>
  [...new Set(kinds)].reduce(
    (product, kind) => product * choicesAmong(costs[kind]?.length ?? 1, kinds.filter(each => each === kind).length),
    1
  )

/** Throws a RequestError where there are too many worlds. */
const bearable = (wants: readonly Want[], costs: CostCases['costs'], kinds: readonly number[], { size }: Hands): void => {
  const count = Math.round(countOf(costs, kinds))
  if (count * size > MOST)
    throw new RequestError([
      tooManyWorlds(
        wants.filter((_, want) => (costs[want]?.length ?? 1) > 1).map(({ name }) => name),
        count
      )
    ])
}

/** Throws a RequestError where so many costs are unknown that the worlds are too many to be answered for. */
export const costCases = (wants: readonly Want[], hands: Hands): CostCases => {
  const costs = wants.map(({ cost }) => possibleCosts(cost))
  const names = wants.map(kindOf)
  const kinds = names.map(name => names.indexOf(name))
  bearable(wants, costs, kinds, hands)
  const prices = costs.map((each, want) => each.map(cost => priceOf(cost, wants[want]?.board ?? 0, hands)))
  const all = choicesOf(costs, kinds).map(choices => ({
    choices,
    prices: choices.flatMap((choice, want) => prices[want]?.[choice] ?? [])
  }))
  return { costs, kinds, all }
}

/** They are answered for one by one. */
export const worldsPart = (count: number): WorkPart => ({
  what: t('the {count} ways in which unknown costs could be', { count: thousands(count) }),
  cure: t('give a cost with --cost'),
  areRemembered: true
})

/** Whether a want could have this cost in the world: itself, or another that could change places with it. */
export const couldBe = (want: number, choice: number, { choices }: CostCase, { kinds }: CostCases): boolean =>
  choices.some((other, index) => other === choice && kinds[index] === kinds[want])
