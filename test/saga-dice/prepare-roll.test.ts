import { describe, expect, it } from 'vitest'
import { handsOf } from '../../src/saga-dice/hands'
import { letters } from '../../src/saga-dice/letters'
import { bestDeal, deals, handOf, type PreparedRoll, preparedRolls } from '../../src/saga-dice/prepare-roll'
import { settingOf } from '../../src/saga-dice/setting'
import type { Play } from '../../src/saga-dice/solver'
import { book } from './table'

const diceOf = (all: readonly PreparedRoll[]) => all.map(({ dice }) => dice)

describe('the dice that are dealt', () => {
  it('are all of one board, or any division of them between two', () => {
    expect(diceOf(preparedRolls(2, handsOf(1)))).toEqual([[2]])
    expect(diceOf(preparedRolls(2, handsOf(2)))).toEqual([
      [2, 0],
      [1, 1],
      [0, 2]
    ])
    for (const { rolls } of preparedRolls(3, handsOf(2)))
      expect(rolls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('are those that lie there, when they have been rolled', () => {
    const cnut = { kind: 'dice', faction: 'anglo-danes', hero: 'cnut', rolled: 'CRC/U' } as const
    const hands = handsOf(2)
    expect(deals(settingOf(cnut, book))).toEqual([{ dice: [3, 1], rolls: [{ hand: hands.of([2, 0, 1, 0, 1, 0]), chance: 1 }] }])
    expect(letters(handOf('RC', handsOf(1)), handsOf(1))).toBe('CR')
    expect(letters(handOf('/U', hands), hands)).toBe('/U')
  })
})

describe('the best deal', () => {
  /** The worth of each deal under best play and as it falls. */
  const best = (...worths: readonly (readonly [best: number, asRolled: number])[]): number => {
    const all = worths.map((_, hand): PreparedRoll => ({ dice: [hand], rolls: [{ hand, chance: 1 }] }))
    const play: Play = {
      asRolled: worths.map(([, asRolled]) => asRolled),
      best: { worth: worths.map(([worth]) => worth), options: () => [] }
    }
    return all.indexOf(bestDeal(all, play))
  }

  it('is worth most under best play, whatever comes up', () => {
    expect(best([0.5, 0.5], [0.75, 0], [0.6, 0.6])).toBe(1)
    expect(best([0.75, 0], [0.5, 0.5])).toBe(0)
  })

  it('is of equal ones the one that rolls best, and of those the first', () => {
    expect(best([0.5, 0.25], [0.5, 0.5], [0.5, 0.125])).toBe(1)
    expect(best([0.5, 0.25], [0.5, 0.125])).toBe(0)
    expect(best([0.5, 0.25], [0.5, 0.25])).toBe(0)
    expect(best([0.5, 0.25], [0.5 + 1e-14, 0.25])).toBe(0)
  })
})
