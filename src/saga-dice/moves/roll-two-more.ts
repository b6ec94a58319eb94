import { t } from '../../model/language'
import { type Hands, NONE } from '../hands'
import { spent } from '../letters'
import type { Price } from '../price'
import { afterRoll, type Worth } from '../reroll'
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
  /** Two are rolled or none (T7.3); else as far as there is room. */
  readonly exactly?: boolean
  readonly hands: Hands
}

const TWO = 2

export const rollTwoMore = ({ box, name, board, price, wanted, room, exactly = false, hands }: Pool): Move => {
  const buys = price.payments.map(payment => ({ payment, rests: hands.less(payment) }))
  const ways = (after: Worth): Ways => {
    const means = Array.from({ length: TWO + 1 }, (_, dice) => afterRoll(after, dice, board, hands))
    return (hand, meet) => {
      for (const { payment, rests } of buys) {
        const rest = rests[hand] as number
        if (rest === NONE) continue
        const bought = Math.min(TWO, room - (hands.total[rest] as number))
        if (exactly && bought < TWO) continue
        meet((means[bought] as (hand: number) => number)(rest), payment, bought)
      }
    }
  }
  return {
    counted: wanted,
    endless: true,
    circles: dice => dice === room || price.dice > 1,
    ways,
    describe: (_hand, payment, bought) => ({
      do: 'roll-two-more',
      box,
      name,
      text: t('{box}: {dice} for {n} more', { box: name, dice: spent(payment, hands), n: bought }),
      spends: spent(payment, hands),
      rolls: bought
    })
  }
}
