import { describe, expect, it, vi } from 'vitest'
import { possibleCosts } from '../../src/saga-dice/costs'
import { FACES, handsOf, handText, isOfBoard } from '../../src/saga-dice/hands'
import { createSolver } from '../../src/saga-dice/orders'
import { SYMBOLS } from '../../src/saga-dice/roll'
import { rollOutcomes } from '../../src/saga-dice/roll-outcomes'
import { fewer } from '../fewer'
import { mean, type Needs, pays, share } from '../oracle/saga-dice'
import { cost, onAverage, phase, pricesOf, want } from './table'

/** Costs with what serves them, die by die. */
const COSTS: readonly (readonly [string, Needs])[] = [
  ['any', ['CUR']],
  ['C or R', ['CR']],
  ['U or R', ['UR']],
  ['C or U', ['CU']],
  ['U', ['U']],
  ['C + R', ['C', 'R']],
  ['C + U', ['C', 'U']],
  ['U + R', ['U', 'R']],
  ['C + C', ['C', 'C']],
  ['R + R', ['R', 'R']],
  ['any + C or U', ['CUR', 'CU']]
]

const bills = (most: number): readonly (readonly number[])[] =>
  most === 0
    ? [[]]
    : [
        [],
        ...bills(most - 1).flatMap(bill =>
          COSTS.map((_, index) => index)
            .filter(each => each >= (bill.at(-1) ?? 0))
            .map(each => [...bill, each])
        )
      ]

describe('what a hand can pay', () => {
  it('is found as by trying every die for every need: all bills of up to three boxes, all hands', () => {
    const table = phase()
    const { hands } = table
    const { pays: paid } = createSolver(table)
    for (const bill of bills(fewer(3, 2))) {
      const wants = bill.map(each => want(COSTS[each]?.[0] ?? ''))
      const needs = bill.flatMap(each => COSTS[each]?.[1] ?? [])
      const found = paid(
        wants.map(() => 1),
        wants,
        pricesOf(wants, table)
      )
      for (let hand = 0; hand < hands.size; hand++)
        if (pays(handText(hand, hands), needs) !== (found[hand] === 1)) throw new Error(`${needs} from ${handText(hand, hands)}`)
    }
  })

  it.each(fewer([1, 2, 3, 4, 5, 6], [1, 3, 4]))('is paid by as many of the falls of %i dice as every face tells', dice => {
    const table = phase()
    for (const bill of [
      [0, 5],
      [6, 6, 1],
      [8, 6],
      [3, 7, 0]
    ]) {
      const wants = bill.map(each => want(COSTS[each]?.[0] ?? ''))
      const needs = bill.flatMap(each => COSTS[each]?.[1] ?? [])
      const { asRolled } = createSolver(table).all(wants, pricesOf(wants, table))
      expect(onAverage(asRolled, [dice], table)).toBeCloseTo(
        share(dice, fall => pays(fall, needs)),
        12
      )
    }
  })

  it('as a number is the most that can be paid together', () => {
    const table = phase()
    const wants = [want('C + U', { weight: 3 }), want('C or R'), want('R + R', { weight: 2 }), want('any', { times: 2 })]
    const { asRolled } = createSolver(table).most(wants, pricesOf(wants, table))
    const parts: readonly (readonly [number, Needs])[] = [
      [3, ['C', 'U']],
      [1, ['CR']],
      [2, ['R', 'R']],
      [1, ['CUR']],
      [1, ['CUR']]
    ]
    const subsets = Array.from({ length: 2 ** parts.length }, (_, set) => parts.filter((__, bit) => (set >> bit) % 2 === 1))
    const most = (fall: string): number =>
      Math.max(
        ...subsets
          .filter(some =>
            pays(
              fall,
              some.flatMap(([, needs]) => needs)
            )
          )
          .map(some => some.reduce((sum, [weight]) => sum + weight, 0))
      )
    const dice = fewer(5, 4)
    expect(onAverage(asRolled, [dice], table)).toBeCloseTo(mean(dice, most), 12)
  })

  it('of dice that must be alike is three of one symbol or of another', () => {
    const table = phase()
    const wants = [want('any + any + any same')]
    const { asRolled } = createSolver(table).all(wants, pricesOf(wants, table))
    const alike = (fall: string): boolean => ['C', 'U', 'R'].some(symbol => pays(fall, [symbol, symbol, symbol]))
    expect(onAverage(asRolled, [5], table)).toBeCloseTo(share(5, alike), 12)
  })

  it('is nothing for a box without a cost, and never for more dice than eight', () => {
    const table = phase()
    const [free, dear] = [[want('none')], [want('C + C + C + C + C + C + C + C + C')]]
    expect(Math.min(...Array.from(createSolver(table).all(free, pricesOf(free, table)).asRolled))).toBe(1)
    expect(Math.max(...Array.from(createSolver(table).all(dear, pricesOf(dear, table)).asRolled))).toBe(0)
  })
})

/** Made anew: what other tests have had remembered would hide a change. */
const anew = async () => {
  vi.resetModules()
  const { handsOf: hands } = await import('../../src/saga-dice/hands')
  const { rollOutcomes: deal } = await import('../../src/saga-dice/roll-outcomes')
  const { priceOf: price } = await import('../../src/saga-dice/costs')
  return { hands, deal, price }
}

describe('hands', () => {
  it('are 165 of one board, 3003 of two, ordered by their dice, then their rares', async () => {
    const { hands } = await anew()
    expect(hands(1).size).toBe(165)
    expect(hands(1).first).toEqual([0, 1, 4, 10, 20, 35, 56, 84, 120, 165])
    const { counts, total, size } = hands(2)
    expect(size).toBe(3003)
    const rank = counts.map((held, hand) => (total[hand] ?? 0) * 10 + (held[2] ?? 0) + (held[5] ?? 0))
    expect(rank).toEqual(rank.toSorted((one, other) => one - other))
  })

  it('are listed by their letters', () => {
    const hands = handsOf(1)
    expect(handText(hands.of([2, 1, 1]), hands)).toBe('CCUR')
    const two = handsOf(2)
    expect(handText(two.of([1, 0, 1, 0, 2, 0]), two)).toBe('CR/UU')
    expect([FACES, SYMBOLS]).toEqual([3, ['C', 'U', 'R']])
  })

  it('take and give dice, as far as they have them and there is room', () => {
    const hands = handsOf(1)
    const [hand, die, eight] = [hands.of([2, 1, 0]), hands.of([0, 0, 1]), hands.of([8, 0, 0])]
    expect(hands.plus(die)[hand]).toBe(hands.of([2, 1, 1]))
    expect(hands.less(die)[hand]).toBe(-1)
    expect(hands.plus(die)[eight]).toBe(-1)
    expect(hands.of([0, 0, 9])).toBe(-1)
  })

  it('are of a board where all their dice are', () => {
    const hands = handsOf(2)
    const of = (counts: readonly number[]) => [0, 1].map(board => isOfBoard(hands.of(counts), board, hands))
    expect([of([1, 0, 2, 0, 0, 0]), of([0, 0, 0, 0, 1, 0]), of([1, 0, 0, 0, 0, 1])]).toEqual([
      [true, false],
      [false, true],
      [false, false]
    ])
  })

  it('that a roll can show come in their order', async () => {
    const { hands, deal } = await anew()
    const found = deal([2, 1], hands(2)).map(({ hand }) => hand)
    expect(found).toEqual(found.toSorted((one, other) => one - other))
    expect(found).toHaveLength(18)
    expect(rollOutcomes([1], handsOf(1)).map(({ hand }) => handText(hand, handsOf(1)))).toEqual(['C', 'U', 'R'])
  })

  it('that pay come commons first, whatever the cost says first', async () => {
    const { hands: made, price } = await anew()
    const hands = made(1)
    const payments = (text: string) => price(cost(text), 0, hands).payments.map(hand => handText(hand, hands))
    expect(payments('R or U or C')).toEqual(['C', 'U', 'R'])
    expect(payments('C or R + any same')).toEqual(['CC', 'RR'])
    expect(payments('?')).toEqual([])
  })
})

describe('an unknown cost', () => {
  const texts = (text: string) => possibleCosts(cost(text)).map(({ dice }) => dice.join(' '))

  it.each([
    ['?', ['C', 'U', 'R']],
    ['? + ?', ['C C', 'C U', 'C R', 'U U', 'U R', 'R R']],
    ['? + ? same', ['C C', 'U U', 'R R']],
    ['? + C', ['C C', 'U C', 'R C']],
    ['? + C same', ['C C']],
    ['C or R', ['C,R']]
  ])('%s may be %j', (text, found) => expect(texts(text)).toEqual(found))

  it('is settled die by die, and a known one is itself', () => {
    for (const text of ['? + ? same', '? + C']) for (const { same } of possibleCosts(cost(text))) expect(same).toBe(false)
    expect(possibleCosts(cost('any + any same'))).toEqual([cost('any + any same')])
  })
})
