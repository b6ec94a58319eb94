import type { Cost, SagaDie } from '../rules/cost'
import { SYMBOLS } from './price'

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
export const settlings = (cost: Cost): readonly Cost[] => {
  const known = cost.dice.filter(isKnown)
  if (known.length === cost.dice.length) return [cost]
  if (cost.same) return alike(cost)
  return choices(cost.dice.length - known.length).map(dice => ({ dice: [...dice, ...known], same: false }))
}
