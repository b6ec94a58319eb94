import { t } from '../../model/language'
import { FACES, type Hands, handOfRoll, NONE } from '../hands'
import { lettersOn, spent } from '../letters'
import { type Price, SYMBOLS } from '../price'
import { rerolled, type Worth } from '../reroll'
import type { Meet, Move, Ways } from './move'

/** Noble Lineage: its die buys a re-roll of any of the others, or turns one of them to the face that is wanted. Once a turn. */

export interface Lineage {
  readonly box: string
  readonly name: string
  readonly board: number
  readonly price: Price
  readonly room: number
  readonly hands: Hands
}

/** A turn from one face to another as a number below NONE; a number from 0 is the hand that is kept while the rest is rolled. */
const turning = (from: number, to: number): number => NONE - 1 - FACES * from - to
const turned = (rest: number): readonly [from: number, to: number] => {
  const code = NONE - 1 - rest
  return [Math.floor(code / FACES), code % FACES]
}

const dieOf = (face: number, board: number, hands: Hands): number =>
  handOfRoll({ C: 0, U: 0, R: 0, [SYMBOLS[face] ?? 'C']: 1 }, board, hands)

/** Every turn of one die: what becomes of each hand. */
const turnsOf = (board: number, hands: Hands) =>
  SYMBOLS.flatMap((_, from) =>
    SYMBOLS.flatMap((__, to) => {
      if (from === to) return []
      const [less, plus] = [hands.less(dieOf(from, board, hands)), hands.plus(dieOf(to, board, hands))]
      return [{ becomes: less.map(rest => plus[rest] ?? NONE), code: turning(from, to) }]
    })
  )

const turnWays = (board: number, hands: Hands) => {
  const turns = turnsOf(board, hands)
  return (after: Worth, hand: number, payment: number, meet: Meet): void => {
    for (const { becomes, code } of turns) {
      const next = becomes[hand] as number
      if (next !== NONE) meet(after[next] as number, payment, code)
    }
  }
}

const describe =
  ({ box, name, board, hands }: Lineage): Move['describe'] =>
  (hand, payment, rest) => {
    const spends = spent(payment, hands)

    if (rest < NONE) {
      const [from = 'C', to = 'C'] = turned(rest).map(face => SYMBOLS[face])
      return {
        do: 'turn',
        box,
        name,
        text: t('{box}: {dice} to turn {from} to {to}', { box: name, dice: spends, from, to }),
        spends,
        turns: [from, to]
      }
    }
    const others = hands.less(payment)[hand] ?? NONE
    const rerolls = lettersOn(hands.less(rest)[others] ?? NONE, board, hands)
    return {
      do: 're-roll',
      box,
      name,
      text: t('{box}: {dice} to re-roll {rerolls}', { box: name, dice: spends, rerolls }),
      spends,
      rerolls
    }
  }

export const rerollOrTurn = (lineage: Lineage): Move => {
  const { board, price, room, hands } = lineage
  const meetTurns = turnWays(board, hands)
  const buys = price.payments.map(payment => ({ payment, rests: hands.less(payment) }))
  const ways = (after: Worth): Ways => {
    const again = rerolled(after, room, board, room, hands)
    return (hand, meet) => {
      for (const { payment, rests } of buys) {
        const rest = rests[hand] as number
        if (rest === NONE) continue
        meetTurns(after, rest, payment, meet)
        if (again.kept[rest] !== NONE) meet(again.worth[rest] as number, payment, again.kept[rest] as number)
      }
    }
  }
  return { counted: 1, endless: false, ways, describe: describe(lineage) }
}
