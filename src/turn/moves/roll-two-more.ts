import { type Hands, handOfRoll, NONE } from '../hands'
import { spent } from '../letters'
import type { Price } from '../price'
import { afterRoll, type Worth } from '../rolling'
import { sagaRoll } from '../saga-dice'
import type { Move, Ways } from './move'

/** Activation Pool: its die buys two more, as far as there is room for them within the eight (R7.5). */

export interface Pool {
  readonly box: string
  readonly name: string
  readonly board: number
  readonly price: Price
  /** Uses that are wanted for themselves. */
  readonly wanted: number
  /** Dice that may be in hand at once: eight, less those left on the board. */
  readonly room: number
  readonly hands: Hands
}

const TWO = 2

/** The chance that so many dice of a board fall exactly like those of `payment`. */
const chanceOf = (payment: number, board: number, hands: Hands): number => {
  const { states, weights } = sagaRoll(hands.total[payment] ?? 0)
  return weights[states.findIndex(roll => handOfRoll(roll, board, hands) === payment)] ?? 0
}

/**
 * Where the dice bought can fall exactly like those spent, the hand is the same as before and the move is made again: the worth is
 * that of the falls that differ.
 */
const unless = (mean: number, same: number, chance: number): number => (mean - chance * same) / (1 - chance)

export const rollTwoMore = ({ box, name, board, price, wanted, room, hands }: Pool): Move => {
  const buys = price.payments.map(payment => ({
    payment,
    rests: hands.less(payment),
    again: chanceOf(payment, board, hands)
  }))
  const ways = (after: Worth, isSame: boolean): Ways => {
    const means = Array.from({ length: TWO + 1 }, (_, dice) => afterRoll(after, dice, board, hands))
    return (hand, meet) => {
      for (const { payment, rests, again } of buys) {
        const rest = rests[hand] as number
        if (rest === NONE) continue
        const bought = Math.min(TWO, room - (hands.total[rest] as number))
        const mean = (means[bought] as (hand: number) => number)(rest)
        const circles = isSame && bought === price.dice
        meet(circles ? unless(mean, after[hand] as number, again) : mean, payment, bought)
      }
    }
  }
  return {
    counted: wanted,
    endless: true,
    circles: dice => dice === room || price.dice > 1,
    ways,
    told: (_hand, payment, bought) => ({
      do: 'roll-two-more',
      box,
      text: `${name}: ${spent(payment, hands)} for ${bought} more`,
      spends: spent(payment, hands),
      rolls: bought
    })
  }
}
