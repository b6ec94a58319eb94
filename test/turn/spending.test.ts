import { describe, expect, it } from 'vitest'
import { dealt } from '../../src/turn/dealt'
import { letters } from '../../src/turn/letters'
import { type Spent, spendings } from '../../src/turn/spending'
import { mean, pays } from '../oracle/saga-dice'
import { phase, pricesOf, want } from './table'

const table = phase()
const { hands } = table

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

describe('the best spending for each roll', () => {
  const found = spendings(dealt([4], hands), wants, pricesOf(wants, table), hands, worthOf)

  it('is worth on average what every face of every die tells', () =>
    expect(found.reduce((sum, { chance, worth }) => sum + chance * worth, 0)).toBeCloseTo(mean(4, brute), 12))

  it('is that of its roll', () => {
    for (const { hand, worth } of found) expect(worth, letters(hand, hands)).toBe(brute(letters(hand, hands)))
  })

  it('asks for the worth of each set once', () => {
    let asked = 0
    spendings(dealt([6], hands), wants, pricesOf(wants, table), hands, spent => {
      asked++
      return worthOf(spent)
    })
    expect(asked).toBeLessThan(40)
  })

  it('keeps dice that would bring nothing', () => {
    const [one] = spendings([{ hand: hands.of([1, 0, 0]), chance: 1 }], wants, pricesOf(wants, table), hands, () => 0)
    expect(one?.placement.uses).toEqual([0, 0, 0])
  })
})
