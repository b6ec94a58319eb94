import { describe, expect, it } from 'vitest'
import type { Want } from '../../src/saga-dice/costs'
import { handsOf, handText, paymentText } from '../../src/saga-dice/hands'
import { createSolver, type PhaseSolution } from '../../src/saga-dice/orders'
import { byPriority, byWeight, everySpending, type Placement, placementOf, placementsOf } from '../../src/saga-dice/placement'
import { bestRoll, rollsOf } from '../../src/saga-dice/prospects'
import { type DiceRoll, handOf, waysToRoll } from '../../src/saga-dice/roll-outcomes'
import { settingOf } from '../../src/saga-dice/setting'
import { book, phase, pricesOf, want } from './table'

const shown = (placement: Placement | undefined, hands = phase().hands): string => {
  if (!placement) return 'cannot be paid'
  const { payments, left } = placement
  return `${payments.map(payment => paymentText(payment, hands)).join(' ')} | ${handText(left, hands)}`
}

const place = (roll: string, uses: readonly number[], wants: readonly Want[]): string => {
  const table = phase()
  const { hands } = table
  return shown(placementOf(uses, wants, pricesOf(wants, table), handOf(roll, hands), hands))
}

describe('a placement', () => {
  it('spends the commonest dice that serve, and keeps the rarest', () => {
    expect(place('CUR', [1], [want('any')])).toBe('C | UR')
    expect(place('UR', [1], [want('U or R')])).toBe('U | R')
    expect(place('CCUR', [1, 1], [want('C or R'), want('any')])).toBe('C C | UR')
    expect(place('CU', [1, 1], [want('any'), want('any')])).toBe('C U | ')
  })

  it('keeps the rarest dice though a commoner one could be put on the first box', () => {
    expect(place('CUR', [1, 1], [want('any'), want('C or R')])).toBe('U C | R')
    expect(place('CUU', [1, 1], [want('C or U'), want('C or R')])).toBe('U C | U')
    expect(place('CURR', [1, 1], [want('any'), want('C or U')])).toBe('C U | RR')
    // and of two boards' dice those of the second
    const table = phase({ boards: 2 })
    const wants = [want('any', { board: 1 }), want('C or R', { board: 1 })]
    const found = placementOf([1, 1], wants, pricesOf(wants, table), handOf('/CUR', table.hands), table.hands)
    expect(shown(found, table.hands)).toBe('U C | /R')
  })

  it('spends a rare die where it does more', () =>
    expect(place('CUR', [1, 1], [want('any', { rareMatters: true }), want('any')])).toBe('R C | U'))

  it('does so only where everything else is still paid', () =>
    expect(place('CUR', [1, 1], [want('any', { rareMatters: true }), want('R')])).toBe('C R | U'))

  it('pays several uses of a box by dice of their own', () =>
    expect(place('CCUR', [3], [want('any', { times: 3 })])).toBe('C C U | R'))

  it('counts how many of the dice on each want are rare', () => {
    const table = phase()
    const wants = [want('any', { times: 2 }), want('any')]
    const found = placementsOf([2, 1], pricesOf(wants, table), handOf('CCR', table.hands), table.hands)
    expect(found.map(({ rares }) => rares).toSorted()).toEqual([
      [0, 1],
      [1, 0]
    ])
  })

  it('keeps the rarest dice of each of two boards', () => {
    const table = phase({ boards: 2 })
    const place = (roll: string, board: number) => {
      const wants = [want('any', { board })]
      return shown(placementOf([1], wants, pricesOf(wants, table), handOf(roll, table.hands), table.hands), table.hands)
    }
    expect(place('UC/UC', 1)).toBe('C | CU/U')
    expect(place('RU/RU', 0)).toBe('U | R/UR')
  })

  it('is none where the dice do not serve', () => expect(place('CC', [1], [want('U')])).toBe('cannot be paid'))
})

const choose = (by: typeof byPriority, roll: string, wants: readonly Want[]): readonly number[] => {
  const table = phase()
  return by(wants, pricesOf(wants, table), createSolver(table))(handOf(roll, table.hands))
}

describe('what the dice are spent on', () => {
  const wants = [want('R + R', { weight: 2 }), want('any', { times: 2, weight: 1.5 }), want('C + U', { weight: 4 })]

  it('by priority is the first want that can be paid, then the second, then the third', () => {
    expect(choose(byPriority, 'CRRU', wants)).toEqual([1, 2, 0])
    expect(choose(byPriority, 'CUR', wants)).toEqual([0, 2, 0])
    expect(choose(byPriority, 'CCUURR', wants)).toEqual([1, 2, 1])
  })

  it('by weight is the greatest sum, of equal ones the earlier wants', () => {
    expect(choose(byWeight, 'CRRU', wants)).toEqual([0, 2, 1])
    expect(choose(byWeight, 'RR', wants)).toEqual([0, 2, 0])
    expect(choose(byWeight, 'CU', [want('C + U', { weight: 2 }), want('any', { times: 2 })])).toEqual([1, 0])
  })

  it('is nothing where nothing can be paid', () => expect(choose(byPriority, '', [want('C')])).toEqual([0]))
})

describe('everything a hand could be spent on', () => {
  it('is every set of uses, with every number of rare dice where they matter, and what is left', () => {
    const table = phase()
    const { hands } = table
    const wants = [want('any', { rareMatters: true }), want('C or R')]
    const found = everySpending(wants, pricesOf(wants, table), handOf('CR', hands), hands)
    const shown = found.map(({ uses, rares, left }) => [uses, rares, handText(left, hands)])
    expect(shown.toSorted()).toEqual([
      [[0, 0], [0, 0], 'CR'],
      [[0, 1], [0, 0], 'C'],
      [[0, 1], [0, 0], 'R'],
      [[1, 0], [0, 0], 'R'],
      [[1, 0], [1, 0], 'C'],
      [[1, 1], [0, 0], ''],
      [[1, 1], [1, 0], '']
    ])
  })

  it('never spends a die twice, and pays to the die', () => {
    const table = phase()
    const { hands } = table
    const wants = [want('any', { times: 2 }), want('C + U'), want('R', { rareMatters: true })]
    for (const roll of ['CCUUR', 'CURR', 'UUUU', 'CCUUURRR']) {
      const hand = handOf(roll, hands)
      for (const { uses, left } of everySpending(wants, pricesOf(wants, table), hand, hands)) {
        const [any = 0, pair = 0, rare = 0] = uses
        const spent = [...handText(left, hands)].reduce((dice, die) => dice.replace(die, ''), roll)
        expect(spent).toHaveLength(any + 2 * pair + rare)
        expect([...handText(left, hands)]).toHaveLength(roll.length - spent.length)
        expect([...spent].filter(die => die === 'R').length).toBeGreaterThanOrEqual(rare)
        expect(Math.min(...['C', 'U'].map(each => [...spent].filter(die => die === each).length))).toBeGreaterThanOrEqual(pair)
      }
    }
  })
})

const diceOf = (all: readonly DiceRoll[]) => all.map(({ dice }) => dice)

describe('the dice that are dealt', () => {
  it('are all of one board, or any division of them between two', () => {
    expect(diceOf(waysToRoll(2, handsOf(1)))).toEqual([[2]])
    expect(diceOf(waysToRoll(2, handsOf(2)))).toEqual([
      [2, 0],
      [1, 1],
      [0, 2]
    ])
    for (const { outcomes: rolls } of waysToRoll(3, handsOf(2)))
      expect(rolls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('are those that lie there, when they have been rolled', () => {
    const cnut = { kind: 'dice', faction: 'anglo-danes', hero: 'cnut', rolled: 'CRC/U' } as const
    const hands = handsOf(2)
    expect(rollsOf(settingOf(cnut, book))).toEqual([
      { dice: [3, 1], outcomes: [{ hand: hands.of([2, 0, 1, 0, 1, 0]), chance: 1 }] }
    ])
    expect(handText(handOf('RC', handsOf(1)), handsOf(1))).toBe('CR')
    expect(handText(handOf('/U', hands), hands)).toBe('/U')
  })
})

describe('the best roll', () => {
  /** The worth of each roll under best play and as it falls. */
  const best = (...worths: readonly (readonly [best: number, asRolled: number])[]): number => {
    const all = worths.map((_, hand): DiceRoll => ({ dice: [hand], outcomes: [{ hand, chance: 1 }] }))
    const play: PhaseSolution = {
      asRolled: worths.map(([, asRolled]) => asRolled),
      bestPlay: { worth: worths.map(([worth]) => worth), options: () => [] }
    }
    return all.indexOf(bestRoll(all, play))
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
