import { describe, expect, it } from 'vitest'
import { handText } from '../../src/saga-dice/hands'
import { bestSpending, type Spent } from '../../src/saga-dice/placement'
import { rollOutcomes } from '../../src/saga-dice/roll-outcomes'
import { mean, pays } from '../oracle/saga-dice'
import { phase, pricesOf, want } from './table'

/** A charge is worth 3 dice, 4 by a rare one; two uses of a pool 1 each, 2 by a rare one; a pair of commons 2.5. */
const wants = [want('any', { rareMatters: true }), want('any', { times: 2, rareMatters: true }), want('C + C')]

const worthOf = ({ uses: [charge = 0, pool = 0, pair = 0], rares: [r = 0, s = 0] }: Spent): number =>
  charge * 3 + r + pool + s + pair * 2.5

const brute = (fall: string): number => {
  const take = (dice: string, index: number): number => {
    if (index === 4) return 0
    const skip = take(dice, index + 1)
    if (index === 3) return pays(dice, ['C', 'C']) ? Math.max(skip, 2.5) : skip
    const plain = index === 0 ? 3 : 1
    const uses = [...new Set(dice)].map(die => plain + (die === 'R' ? 1 : 0) + take(dice.replace(die, ''), index + 1))
    return Math.max(skip, ...uses)
  }
  return take(fall, 0)
}

describe('the best spending of a hand', () => {
  const hands = () => phase().hands
  const best = (hand: number, worth = worthOf) => bestSpending(hand, wants, pricesOf(wants, phase()), hands(), worth)
  const worthAt = (hand: number): number => worthOf(best(hand))

  it('is worth on average what the referee finds over every face of every die', () =>
    expect(rollOutcomes([4], hands()).reduce((sum, { chance, hand }) => sum + chance * worthAt(hand), 0)).toBeCloseTo(
      mean(4, brute),
      12
    ))

  it('is that of its roll', () => {
    for (const { hand } of rollOutcomes([4], hands()))
      expect(worthAt(hand), handText(hand, hands())).toBe(brute(handText(hand, hands())))
  })

  it('leaves more dice where it is worth as much, and is the first of those that leave as many', () => {
    const table = phase()
    const bestOf = (costs: readonly string[]) => {
      const some = costs.map(each => want(each))
      const worth = ({ uses }: Spent) => (Math.max(...uses) > 0 ? 1 : 0)
      return bestSpending(table.hands.of([3, 0, 0]), some, pricesOf(some, table), table.hands, worth).uses
    }
    expect(bestOf(['any', 'C + C'])).toEqual([1, 0])
    expect(bestOf(['any', 'any'])).toEqual([0, 1])
  })

  it('keeps dice that would bring nothing', () => expect(best(hands().of([1, 0, 0]), () => 0).uses).toEqual([0, 0, 0]))
})
