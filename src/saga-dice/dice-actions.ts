import type { Decision } from '../model/dice'
import { t } from '../model/language'
import type { Price } from './costs'
import { boardText, FACES, type Hands, handOfDie, NO_HAND, paymentText } from './hands'
import { SYMBOLS } from './roll'
import { afterRoll, bestReroll, type Worth } from './roll-outcomes'

/** What a player may do with SAGA dice in the Orders phase, other than placing them for good. */

/**
 * Called for each way of an action: its worth, the hand spent on it, and a code by which `describe` knows what else was done.
 */
type OnWay = (worth: number, spent: number, rest: number) => void

/** Visits every way of an action with a hand. */
export type EachWay = (hand: number, meet: OnWay) => void

export interface DiceAction {
  /** How often it is counted: as often as the box is wanted, or may be used. */
  readonly timesCounted: number
  /** Whether it may be made again after that, without being counted. */
  readonly isRepeatable: boolean
  /** Set where it is only made with a full hand: the dice of such a hand. */
  readonly onlyWithDice?: number
  /** Whether it can lead from a hand of so many dice to another of as many, in circles. */
  readonly mayCircle?: (dice: number) => boolean
  /** Its ways, given the worth of each hand after the action. */
  readonly ways: (after: Worth) => EachWay
  readonly describe: (hand: number, spent: number, rest: number) => Decision
}

/** A box that is used in the Orders phase, and the dice that it works on. */
interface DiceBoxInHand {
  readonly box: string
  readonly name: string
  readonly board: number
  readonly price: Price
  /** Dice that may be in hand at once: eight, less those left on the board. */
  readonly handLimit: number
  readonly hands: Hands
}

/**
 * A turn from one face to another as a number below NONE. (Numbers from 0 are the hand that is kept while the rest is rolled.)
 */
const encodeTurn = (from: number, to: number): number => NO_HAND - 1 - FACES * from - to
const decodeTurn = (rest: number): readonly [from: number, to: number] => {
  const code = NO_HAND - 1 - rest
  return [Math.floor(code / FACES), code % FACES]
}

/** Every turn of one die, with what each hand becomes. */
const facesTurned = (board: number, hands: Hands) =>
  SYMBOLS.flatMap((before, from) =>
    SYMBOLS.flatMap((after, to) => {
      if (from === to) return []
      const [less, plus] = [hands.less(handOfDie(before, board, hands)), hands.plus(handOfDie(after, board, hands))]
      return [{ becomes: less.map(rest => plus[rest] ?? NO_HAND), code: encodeTurn(from, to) }]
    })
  )

const turnWays = (board: number, hands: Hands) => {
  const turns = facesTurned(board, hands)
  return (after: Worth, hand: number, payment: number, meet: OnWay): void => {
    for (const { becomes, code } of turns) {
      const next = becomes[hand] as number
      if (next !== NO_HAND) meet(after[next] as number, payment, code)
    }
  }
}

const describeLineage =
  ({ box, name, board, hands }: DiceBoxInHand): DiceAction['describe'] =>
  (hand, payment, rest) => {
    const spends = paymentText(payment, hands)
    if (rest < NO_HAND) {
      const [from = 'C', to = 'C'] = decodeTurn(rest).map(face => SYMBOLS[face])
      return {
        do: 'turn',
        box,
        name,
        text: t('{box}: {dice} to turn {from} to {to}', { box: name, dice: spends, from, to }),
        spends,
        turns: [from, to]
      }
    }
    const others = hands.less(payment)[hand] ?? NO_HAND
    const rerolls = boardText(hands.less(rest)[others] ?? NO_HAND, board, hands)
    return {
      do: 're-roll',
      box,
      name,
      text: t('{box}: {dice} to re-roll {rerolls}', { box: name, dice: spends, rerolls }),
      spends,
      rerolls
    }
  }

/** Noble Lineage: its die buys a re-roll of any of the other dice, or turns one of them to any face. Once a turn. */
export const rerollOrTurn = (lineage: DiceBoxInHand): DiceAction => {
  const { board, price, handLimit, hands } = lineage
  const meetTurns = turnWays(board, hands)
  const buys = price.payments.map(payment => ({ payment, rests: hands.less(payment) }))
  const ways = (after: Worth): EachWay => {
    const again = bestReroll(after, handLimit, board, handLimit, hands)
    return (hand, meet) => {
      for (const { payment, rests } of buys) {
        const rest = rests[hand] as number
        if (rest === NO_HAND) continue
        meetTurns(after, rest, payment, meet)
        if (again.kept[rest] !== NO_HAND) meet(again.worth[rest] as number, payment, again.kept[rest] as number)
      }
    }
  }
  return { timesCounted: 1, isRepeatable: false, ways, describe: describeLineage(lineage) }
}

interface ExtraDiceBox extends DiceBoxInHand {
  /** How many uses are wanted for their own sake. */
  readonly wanted: number
  /** Whether two dice are rolled or none (T7.3); else as many as there is room for. */
  readonly rollsTwoOrNone?: boolean
}

const TWO = 2

/** Activation Pool: its die buys two more, as far as there is room for them (R7.5). */
export const rollTwoMore = ({
  box,
  name,
  board,
  price,
  wanted,
  handLimit,
  rollsTwoOrNone = false,
  hands
}: ExtraDiceBox): DiceAction => {
  const buys = price.payments.map(payment => ({ payment, rests: hands.less(payment) }))
  const ways = (after: Worth): EachWay => {
    const means = Array.from({ length: TWO + 1 }, (_, dice) => afterRoll(after, dice, board, hands))
    return (hand, meet) => {
      for (const { payment, rests } of buys) {
        const rest = rests[hand] as number
        if (rest === NO_HAND) continue
        const bought = Math.min(TWO, handLimit - (hands.total[rest] as number))
        if (rollsTwoOrNone && bought < TWO) continue
        meet((means[bought] as (hand: number) => number)(rest), payment, bought)
      }
    }
  }
  return {
    timesCounted: wanted,
    isRepeatable: true,
    mayCircle: dice => dice === handLimit || price.dice > 1,
    ways,
    describe: (_hand, payment, bought) => ({
      do: 'roll-two-more',
      box,
      name,
      text: t('{box}: {dice} for {n} more', { box: name, dice: paymentText(payment, hands), n: bought }),
      spends: paymentText(payment, hands),
      rolls: bought
    })
  }
}

/**
 * A wanted box of the Orders phase that is used at once: its dice leave the hand and make room for others (R7.5, the example of
 * S1 p.9). With room to spare it may as well wait, so it is only made with a full hand.
 */
export const useAtOnce = ({ box, name, price, handLimit, hands }: Omit<DiceBoxInHand, 'board'>, times: number): DiceAction => {
  const ways = price.payments.map(payment => ({ payment, rests: hands.less(payment) }))
  return {
    timesCounted: times,
    isRepeatable: false,
    onlyWithDice: handLimit,
    ways: after => (hand, meet) => {
      for (const { payment, rests } of ways) {
        const rest = rests[hand] as number
        if (rest !== NO_HAND) meet(after[rest] as number, payment, 0)
      }
    },
    describe: (_hand, payment) => {
      const spends = paymentText(payment, hands)
      return { do: 'use', box, name, text: t('{box} at once: {dice}, to make room', { box: name, dice: spends }), spends }
    }
  }
}

/** A hero's re-roll: up to so many dice together, once in the Orders phase (Gruffydd, R6.4). It spends no die. */
export const rerollByHero = (name: string, most: number, board: number, handLimit: number, hands: Hands): DiceAction => ({
  timesCounted: 1,
  isRepeatable: false,
  ways: after => {
    const again = bestReroll(after, most, board, handLimit, hands)
    return (hand, meet) => {
      if (again.kept[hand] !== NO_HAND) meet(again.worth[hand] as number, NO_HAND, again.kept[hand] as number)
    }
  },
  describe: (hand, _spent, kept) => {
    const rerolls = boardText(hands.less(kept)[hand] ?? NO_HAND, board, hands)
    return { do: 're-roll', name, text: t('{box}: re-roll {rerolls}', { box: name, rerolls }), rerolls }
  }
})
