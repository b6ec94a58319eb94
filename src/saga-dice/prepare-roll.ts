import { FACES, type Hands } from './hands'
import { SYMBOLS } from './price'
import { meanOf, type RollOutcomes, rollOutcomes } from './roll-outcomes'
import type { Setting } from './setting'
import type { Play } from './solver'

/** Dice of each board to roll, and what they can show. */
export interface PreparedRoll {
  readonly dice: readonly number[]
  readonly rolls: readonly RollOutcomes[]
}

/** The hand that a text tells: "CCUR", or "CCU/CR" of two boards. */
export const handOf = (text: string, hands: Hands): number =>
  hands.of(
    Array.from({ length: FACES * hands.boards }, (_, face) => {
      const symbol = SYMBOLS[face % FACES]
      return [...(text.split('/')[Math.floor(face / FACES)] ?? '')].filter(letter => letter === symbol).length
    })
  )

const shown = (text: string, hands: Hands): PreparedRoll => ({
  dice: text.split('/').map(each => each.length),
  rolls: [{ hand: handOf(text, hands), chance: 1 }]
})

/** The ways to roll so many dice: of one board, or divided between two. */
export const preparedRolls = (dice: number, hands: Hands): readonly PreparedRoll[] => {
  const parts = hands.boards === 1 ? [[dice]] : Array.from({ length: dice + 1 }, (_, second) => [dice - second, second])
  return parts.map(each => ({ dice: each, rolls: rollOutcomes(each, hands) }))
}

/** What may be rolled, or has been. */
export const deals = ({ request, count, phase }: Setting): readonly PreparedRoll[] =>
  request.rolled === undefined ? preparedRolls(count.rolled, phase.hands) : [shown(request.rolled, phase.hands)]

/** Smaller differences are rounding. */
export const EVEN = 1e-12

/** As it falls counts only where best play makes the same of two deals. */
const SLIGHT = 1e-9

/** The deal that best play makes most of. */
export const bestDeal = (all: readonly PreparedRoll[], { asRolled, best }: Play): PreparedRoll => {
  const value = ({ rolls }: PreparedRoll): number => meanOf(rolls, best.worth) + SLIGHT * meanOf(rolls, asRolled)
  return all.reduce((found, deal) => (value(deal) > value(found) + EVEN ? deal : found))
}
