import { describe, expect, it } from 'vitest'
import { RequestError } from '../../src/model/errors'
import { costCases, couldBe, possibleCosts, priceOf, type Want } from '../../src/saga-dice/costs'
import { boardText, handsOf, handText, paymentText } from '../../src/saga-dice/hands'
import { cost, want } from './table'

const unknown = (over: Partial<Want> = {}) => want('?', over)

const cases = (wants: readonly Want[], boards = 1) => costCases(wants, handsOf(boards))

describe('the cases of unknown costs', () => {
  it('are one where all is known', () => {
    const { all, costs } = cases([want('C'), want('U + R')])
    expect(all.map(({ choices }) => choices)).toEqual([[0, 0]])
    expect(costs).toEqual([[cost('C')], [cost('U + R')]])
    expect(cases([]).all).toEqual([{ choices: [], prices: [] }])
  })

  it('of wants that can change places are listed once', () => {
    const pairs = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [2, 2]
    ]
    expect(cases([unknown(), unknown()]).all.map(({ choices }) => choices)).toEqual(pairs)
    expect(cases([unknown(), want('C'), unknown()]).all.map(({ choices }) => choices)).toEqual(
      pairs.map(([one, other]) => [one, 0, other])
    )
    // three of three, four of three, two of the six pairs: the order aside
    expect(cases([unknown(), unknown(), unknown()]).all).toHaveLength(10)
    expect(cases(Array.from({ length: 4 }, () => unknown())).all).toHaveLength(15)
    expect(cases([want('? + ?'), want('? + ?')]).all).toHaveLength(21)
  })

  it.each<Partial<Want>>([
    { board: 1 },
    { times: 2 },
    { weight: 2 },
    { orders: true },
    { kept: true },
    { saga: 'reroll-or-turn' }
  ])('of wants that cannot change places are all listed: %j', over => {
    const { all, kinds } = cases([unknown(), unknown(over)], 2)
    expect(kinds).toEqual([0, 1])
    expect(all).toHaveLength(9)
  })

  it('have a price for each want, by the dice of its own board', () => {
    const hands = handsOf(2)
    const { all } = cases([want('C or R', { board: 1 }), unknown({ board: 1 })], 2)
    expect(all.map(({ prices }) => prices)).toEqual(
      ['C', 'U', 'R'].map(symbol => [priceOf(cost('C or R'), 1, hands), priceOf(cost(symbol), 1, hands)])
    )
  })

  it('let a want have a cost where itself has it, or one that can change places with it', () => {
    const [same, apart] = [cases([unknown(), unknown()]), cases([unknown(), unknown({ weight: 2 })])]
    const could = (found: typeof same, choices: readonly number[]) => {
      const [first] = found.all.filter(each => each.choices.join() === choices.join())
      return [0, 1].map(index => [0, 1, 2].filter(choice => first && couldBe(index, choice, first, found)))
    }
    expect(could(same, [0, 2])).toEqual([
      [0, 2],
      [0, 2]
    ])
    expect(could(apart, [0, 2])).toEqual([[0], [2]])
    expect(could(apart, [2, 0])).toEqual([[2], [0]])
  })
})

describe('too many cases', () => {
  const apart = (count: number) =>
    Array.from({ length: count }, (_, index) => unknown({ weight: index + 1, name: `box ${index}` }))
  const mistake = (wants: readonly Want[], boards = 1): string => {
    try {
      return `${cases(wants, boards).all.length} cases`
    } catch (error) {
      if (error instanceof RequestError)
        return error.mistakes.map(({ message }) => message.replaceAll(/(?<=\d)\D(?=\d)/g, '')).join()
      throw error
    }
  }

  it('are refused by their number, with the names of what is unknown', () => {
    expect(mistake([...apart(8), want('C', { name: 'Charge!' })])).toContain('box 6 and box 7 could combine in 6561 ways')
    // three that can change places: ten ways; and six apart
    expect(mistake([...apart(7), unknown(), unknown()])).toContain('in 7290 ways')
    expect(mistake(apart(7))).toBe('2187 cases')
  })

  it('are fewer for the many hands of two boards', () => {
    expect(mistake(apart(4), 2)).toBe('81 cases')
    expect(mistake(apart(5), 2)).toContain('in 243 ways')
  })

  it('are not those of many wants that can change places', () =>
    expect(mistake(Array.from({ length: 12 }, () => unknown()))).toBe('91 cases'))
})

/** What an unknown cost may turn out to be, and hands as they are shown. */

const shown = (text: string) => possibleCosts(cost(text)).map(({ dice, same }) => [dice.map(String).join(' + '), same])

describe('an unknown cost', () => {
  it.each([
    ['?', ['C', 'U', 'R']],
    ['? + ?', ['C + C', 'C + U', 'C + R', 'U + U', 'U + R', 'R + R']],
    // what is known stays
    ['? + C', ['C + C', 'U + C', 'R + C']]
  ])('%s may be %j, the order of the dice aside', (text, all) => expect(shown(text)).toEqual(all.map(each => [each, false])))

  it('of dice that are all the same is one symbol', () => {
    expect(shown('? + ? same').map(([dice]) => dice)).toEqual(['C + C', 'U + U', 'R + R'])
    expect(possibleCosts({ dice: ['unknown', ['C', 'U']], same: true }).map(({ dice }) => dice)).toEqual([
      [['C'], ['C']],
      [['U'], ['U']]
    ])
  })

  it.each(['C', 'C or R', 'C + U', 'any', 'none'])('is itself where nothing of it is unknown: %s', text =>
    expect(possibleCosts(cost(text))).toEqual([cost(text)])
  )

  it('is itself, too, where all its dice are the same and known', () => {
    const known = { dice: [['C', 'U'] as const, ['C', 'U'] as const], same: true }
    expect(possibleCosts(known)).toEqual([known])
  })
})

describe('a hand', () => {
  it('is shown by its symbols, that of two boards board by board', () => {
    const one = handsOf(1)
    const two = handsOf(2)
    const at = (hands: typeof one, counts: readonly number[]) =>
      hands.counts.findIndex(each => each.every((count, face) => count === (counts[face] ?? 0)))
    expect(handText(at(one, [2, 1, 1]), one)).toBe('CCUR')
    expect(handText(at(one, [0, 0, 0]), one)).toBe('')
    const hand = at(two, [2, 1, 0, 1, 0, 1])
    expect([handText(hand, two), boardText(hand, 0, two), boardText(hand, 1, two), paymentText(hand, two)]).toEqual([
      'CCU/CR',
      'CCU',
      'CR',
      'CCUCR'
    ])
  })
})
