import { add, compare, type Fraction, fraction, multiply, one, sum, zero } from '../fraction'
import { type Needs, pays } from '../saga-dice/match'
import type { Spread } from '../spread'

/** SAGA dice of the second edition (section 7): eight dice, faces 3 C, 2 U, 1 R. */

const OWNED = 8

/** T7.2: how many are rolled, with so many left on the board. */
export const diceRolled = (generated: number, onBoard: number, firstTurn = false): number =>
  Math.max(0, Math.min(generated, OWNED - onBoard, firstTurn ? 3 : OWNED))

/** A hand of dice as letters in the order C, R, U. */
export const handsOf = (dice: number): Spread<string> => {
  let hands = new Map<string, Fraction>([['', one]])
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, Fraction>()
    for (const [hand, chance] of hands)
      for (const face of 'CCCUUR') {
        const more = [...hand, face].sort().join('')
        next.set(more, add(next.get(more) ?? zero, multiply(chance, fraction(1, 1))))
      }
    hands = next
  }
  return [...hands].map(([value, chance]) => ({ value, chance }))
}

/** A chance of one roll, with dice kept from before on the board that may pay too. */
export const chanceToPay = (dice: number, needs: Needs, kept = ''): Fraction =>
  sum(handsOf(dice).map(({ value, chance }) => (pays(kept + value, needs) ? chance : zero)))

/**
 * The same with the Activation Pool (T7.5) used as well as it can be: an R is spent and rolled again with one other die that is
 * available. `placed`: dice that lie on the board for other boxes.
 */
export const chanceWithPool = (dice: number, needs: Needs, placed = 0): Fraction => {
  const known = new Map<string, Fraction>()
  const best = (hand: string): Fraction => {
    const found = known.get(hand)
    if (found) return found
    const now = pays(hand, needs) ? one : zero
    const available = OWNED - placed - hand.length
    let worth = now
    if (hand.includes('R') && available >= 1) {
      const rest = hand.replace('R', '')
      const pooled = sum(handsOf(2).map(({ value, chance }) => multiply(chance, best([...rest, ...value].sort().join('')))))
      if (compare(pooled, worth) > 0) worth = pooled
    }
    known.set(hand, worth)
    return worth
  }
  return sum(handsOf(dice).map(({ value, chance }) => multiply(chance, best(value))))
}

/** T6.13: William keeps the die of a one-die advanced ability on 5+, one better with a die on his activation pool. */
export const williamKeeps = (dieOnPool: boolean): Fraction => fraction(dieOnPool ? 3 : 2, 1)
