import { t } from '../../model/language'
import { type Hands, NONE } from '../hands'
import { spent } from '../letters'
import type { Price } from '../price'
import type { Move } from './move'

/**
 * A box of the Orders phase that is wanted and used at once: its dice are out of use again and make room for others, as in the
 * Orders phase of S1 p.9 (R7.5). With room to spare it may as well wait, so only a full hand is asked.
 */
export const use = (box: string, name: string, price: Price, times: number, room: number, hands: Hands): Move => {
  const ways = price.payments.map(payment => ({ payment, rests: hands.less(payment) }))
  return {
    counted: times,
    endless: false,
    only: room,
    ways: after => (hand, meet) => {
      for (const { payment, rests } of ways) {
        const rest = rests[hand] as number
        if (rest !== NONE) meet(after[rest] as number, payment, 0)
      }
    },
    told: (_hand, payment) => {
      const spends = spent(payment, hands)
      return { do: 'use', box, text: t('{box} at once: {dice}, to make room', { box: name, dice: spends }), spends }
    }
  }
}
