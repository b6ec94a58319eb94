import { t } from '../../model/language'
import { type Hands, NONE } from '../hands'
import { lettersOn } from '../letters'
import { rerolled } from '../reroll'
import type { Move } from './move'

/** A hero's re-roll: up to so many dice together, once in the Orders phase (Gruffydd, R6.4). It spends no die. */
export const reroll = (name: string, most: number, board: number, room: number, hands: Hands): Move => ({
  counted: 1,
  endless: false,
  ways: after => {
    const again = rerolled(after, most, board, room, hands)
    return (hand, meet) => {
      if (again.kept[hand] !== NONE) meet(again.worth[hand] as number, NONE, again.kept[hand] as number)
    }
  },
  told: (hand, _spent, kept) => {
    const rerolls = lettersOn(hands.less(kept)[hand] ?? NONE, board, hands)
    return { do: 're-roll', text: t('{box}: re-roll {rerolls}', { box: name, rerolls }), rerolls }
  }
})
