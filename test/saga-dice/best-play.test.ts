import { describe, expect, it } from 'vitest'
import { bestPlay } from '../../src/saga-dice/best-play'
import { priceOf, type Want } from '../../src/saga-dice/costs'
import { rollTwoMore } from '../../src/saga-dice/dice-actions'
import { handText } from '../../src/saga-dice/hands'
import { createSolver } from '../../src/saga-dice/orders'
import { fewer } from '../fewer'
import { expected, iterated, type Needs, type Puzzle, recursive, type Wish } from '../oracle/saga-dice'
import { book, cost, phase, played, pricesOf, tool, want } from './table'

const POOL = { pays: 'R', board: 'CUR' }
const LINEAGE = { pays: 'CUR', board: 'CUR' }
const pools = () => [tool('normans/activation-pool')]
const lineageOf = (boards = 1) => tool('anglo-danes/noble-lineage', 0, boards)
const danes = () => [tool('anglo-danes/activation-pool'), lineageOf()]

/** A cost's dice as letters that serve. */
const needs = (text: string, board = 0): Needs =>
  cost(text).dice.map(die => {
    const served = die === 'unknown' ? '' : die.join('')
    return board === 0 ? served : served.toLowerCase()
  })

const wish = ({ cost: { dice }, weight, orders, board }: Want): Wish => ({
  needs: dice.map(die => (board === 0 ? String(die).replaceAll(',', '') : String(die).replaceAll(',', '').toLowerCase())),
  weight,
  orders
})

/** One wish for each use. */
const wishes = (wants: readonly Want[]): readonly Wish[] =>
  wants.flatMap(each => Array.from({ length: each.times }, () => wish(each)))

const ORDERS = { orders: true }

describe('best play agrees with a plain recursive solver', () => {
  it.each([
    ['R alone', ['R']],
    ['a common and a rare', ['C + R']],
    ['four boxes', ['C + U', 'C + C', 'any', 'any']],
    ['more than can be rolled', ['C + U', 'U or R', 'R + R', 'any', 'C or R']],
    ['all eight', ['C', 'C', 'C', 'U', 'U', 'U', 'R', 'R']]
  ])('with Activation Pool, for %s', (_, costs) => {
    const wants = costs.map(text => want(text))
    for (const goal of ['all', 'most'] as const)
      for (const left of fewer([0, 1, 3], [3])) {
        const puzzle: Puzzle = { room: 8 - left, wishes: wishes(wants), pools: [POOL], goal }
        for (const dice of fewer([1, 4, 5, 8 - left], [1, 4]))
          expect(played(wants, phase({ diceBoxes: pools(), left }), goal, dice).best).toBeCloseTo(expected(puzzle, dice), 12)
      }
  })

  it('with Noble Lineage beside it', () => {
    const wants = [want('R + R'), want('U + U'), want('U or R'), want('any', { times: 2 })]
    for (const goal of ['all', 'most'] as const) {
      const left = fewer(0, 4)
      const puzzle: Puzzle = { room: 8 - left, wishes: wishes(wants), pools: [POOL], lineage: LINEAGE, goal }
      for (const dice of fewer([4, 6, 8], [3, 4]))
        expect(played(wants, phase({ diceBoxes: danes(), left }), goal, dice).best).toBeCloseTo(expected(puzzle, dice), 12)
    }
  })

  it('with Noble Lineage alone', () => {
    const wants = [want('R'), want('C or R'), want('U')]
    const puzzle: Puzzle = { room: 8, wishes: wishes(wants), lineage: LINEAGE, goal: 'all' }
    for (const dice of fewer([3, 4, 6], [3, 4]))
      expect(played(wants, phase({ diceBoxes: [lineageOf()] }), 'all', dice).best).toBeCloseTo(expected(puzzle, dice), 12)
  })

  it("with a hero's three re-rolls", () => {
    const wants = [want('U or R', { times: 3 }), want('R')]
    const heroReroll = { name: 'Gruffydd', most: 3 }
    for (const goal of ['all', 'most'] as const) {
      const left = fewer(0, 4)
      const puzzle: Puzzle = { room: 8 - left, wishes: wishes(wants), pools: [POOL], rerolls: 3, goal }
      for (const dice of fewer([3, 5, 6], [3]))
        expect(played(wants, phase({ diceBoxes: pools(), heroReroll, left }), goal, dice).best).toBeCloseTo(
          expected(puzzle, dice),
          12
        )
    }
  })

  it('with boxes of the Orders phase, whose dice are out of use again', () => {
    const wants = [want('R + R', ORDERS), want('U', ORDERS), want('C + C'), want('U + U'), want('any', { times: 2 })]
    for (const goal of ['all', 'most'] as const)
      for (const left of fewer([0, 2], [4])) {
        const puzzle: Puzzle = { room: 8 - left, wishes: wishes(wants), pools: [POOL], goal }
        for (const dice of fewer([5, 6], [3, 4]))
          expect(played(wants, phase({ diceBoxes: pools(), left }), goal, dice).best).toBeCloseTo(expected(puzzle, dice), 12)
      }
  })

  it('with all of the Anglo-Danes at once', () => {
    const wants = [want('R + R', ORDERS), want('U', ORDERS), want('C + C'), want('any')]
    const [left, dice] = fewer([0, 6], [3, 4])
    const puzzle: Puzzle = { room: 8 - left, wishes: wishes(wants), pools: [POOL], lineage: LINEAGE, goal: 'all' }
    expect(played(wants, phase({ diceBoxes: danes(), left }), 'all', dice).best).toBeCloseTo(expected(puzzle, dice), 12)
  })

  it('where the pool and the lineage are wanted for themselves', () => {
    const boxes: readonly Want[] = [
      want('R', { box: 'anglo-danes/activation-pool', times: 2, orders: true, saga: 'roll-two-more' }),
      want('any', { box: 'anglo-danes/noble-lineage', orders: true, saga: 'reroll-or-turn' }),
      want('C + U')
    ]
    const left = fewer(0, 4)
    const puzzle: Puzzle = {
      room: 8 - left,
      wishes: [{ needs: ['R'] }, { needs: ['R'] }, { needs: ['CUR'] }, { needs: ['C', 'U'] }],
      pools: [{ ...POOL, grants: [0, 1] }],
      lineage: { ...LINEAGE, grants: [2] },
      goal: 'all'
    }
    for (const goal of ['all', 'most'] as const)
      for (const dice of fewer([3, 6], [3]))
        expect(played(boxes, phase({ diceBoxes: danes(), left }), goal, dice).best).toBeCloseTo(
          expected({ ...puzzle, goal }, dice),
          12
        )
  })

  it('with weights', () => {
    const wants = [
      want('R + R', { weight: 5 }),
      want('C + U', { weight: 2 }),
      want('any', { times: 2, weight: 0.5 }),
      want('U', { weight: 1.25, orders: true })
    ]
    const [left, dice] = fewer([0, 5], [4, 3])
    const puzzle: Puzzle = { room: 8 - left, wishes: wishes(wants), pools: [POOL], lineage: LINEAGE, goal: 'most' }
    expect(played(wants, phase({ diceBoxes: danes(), left }), 'most', dice).best).toBeCloseTo(expected(puzzle, dice), 12)
  })

  it('with two boards, each with its own dice (Cnut)', () => {
    const wants = [want('R + R', ORDERS), want('any'), want('U', { board: 1 }), want('C or R', { board: 1, times: 2 })]
    const diceBoxes = [tool('anglo-danes/activation-pool', 0, 2), lineageOf(2), tool('vikings/activation-pool', 1, 2)]
    const left = fewer(0, 4)
    const puzzle: Puzzle = {
      room: 8 - left,
      wishes: wishes(wants),
      pools: [POOL, { pays: 'r', board: 'cur' }],
      lineage: LINEAGE,
      goal: 'all'
    }
    for (const [first, second] of fewer(
      [
        [3, 2],
        [4, 3]
      ],
      [[2, 1]]
    ) as readonly [number, number][])
      expect(played(wants, phase({ boards: 2, diceBoxes, left }), 'all', first, second).best).toBeCloseTo(
        expected(puzzle, first, second),
        12
      )
  })
})

describe('a pool that several symbols pay for', () => {
  it.each([
    ...fewer<[string, string, number][]>(
      [
        ['U or R', 'UR', 8],
        ['any', 'CUR', 8]
      ],
      [['U or R', 'UR', 5]]
    ),
    ['any', 'CUR', 6]
  ])('%s goes round in circles until nothing changes', (text, price, handLimit) => {
    const wants = [want('R + R'), want('U')]
    const table = phase({ left: 8 - handLimit })
    const { hands } = table
    const move = rollTwoMore({
      ...{ box: 'x', name: 'x', board: 0, price: priceOf(cost(text), 0, hands), wanted: 0, handLimit, hands }
    })
    const { asRolled } = createSolver(table).all(wants, pricesOf(wants, table))
    const solved = bestPlay({
      hands,
      handLimit,
      actions: [move],
      gains: [0],
      stageAfter: () => ({ key: '', worthPlaced: () => asRolled })
    })
    const truth = iterated(
      wants.flatMap(({ cost: { dice } }) => dice.map(String)),
      price,
      handLimit
    )
    for (let hand = 0; hand < hands.size; hand++)
      if ((hands.total[hand] ?? 0) <= handLimit) {
        const dice = [...handText(hand, hands)].sort().join('')
        expect(solved.worth[hand], dice).toBeCloseTo(truth.get(dice) ?? Number.NaN, 11)
      }
  })
})

describe('what may be done with a hand', () => {
  const wants = [want('R + R'), want('C')]
  const asking = (left = 0) => {
    const table = phase({ diceBoxes: danes(), left })
    return { ...table, play: createSolver(table).all(wants, pricesOf(wants, table)) }
  }
  const options = (counts: readonly number[]) => {
    const { hands, play } = asking()
    return play.bestPlay.options(hands.of(counts)).map(({ decision, worth }) => [decision.text, worth])
  }

  it('is reported with what each move is worth', () => {
    expect(options([2, 0, 2])).toEqual([
      ['place the dice', 1],
      ['Activation Pool: R for 2 more', expect.any(Number)],
      ['Noble Lineage: R to turn C to R', 1]
    ])
    expect(options([2, 0, 1])[0]).toEqual(['place the dice', 0])
    expect(options([2, 1, 1]).at(-1)).toEqual(['Noble Lineage: C to turn U to R', 1])
  })

  it('is worth as much as the plain solver says', () => {
    const left = fewer(0, 3)
    const solve = recursive({
      room: 8 - left,
      wishes: [{ needs: ['R', 'R'] }, { needs: ['C'] }],
      pools: [POOL],
      lineage: LINEAGE,
      goal: 'all'
    })
    const { hands, play } = asking(left)
    for (let hand = 0; hand < (hands.first[fewer(6, 4)] ?? 0); hand++) {
      const best = Math.max(...play.bestPlay.options(hand).map(({ worth }) => worth))
      expect(best, handText(hand, hands)).toBeCloseTo(solve(handText(hand, hands)), 12)
      expect(play.bestPlay.worth[hand]).toBeCloseTo(best, 12)
    }
  })

  it('is no more than placing where no box helps', () => {
    const bare = createSolver(phase()).all(wants, pricesOf(wants, phase()))
    expect(bare.bestPlay.options(phase().hands.of([1, 1, 1]))).toEqual([
      { decision: { do: 'place', text: 'place the dice' }, worth: 0 }
    ])
  })
})

describe('laws', () => {
  const wants = [want('C + U'), want('R'), want('any')]

  it('best play is never worse than placing, nor one more die than none', () => {
    const found = [3, 4, 5, 6, 7, 8].map(dice => played(wants, phase({ diceBoxes: danes() }), 'all', dice))
    found.forEach(({ asRolled, best }, index) => {
      expect(best).toBeGreaterThanOrEqual(asRolled - 1e-12)
      expect(best).toBeGreaterThanOrEqual((found[index - 1]?.best ?? 0) - 1e-12)
    })
  })

  it('a pool without room changes nothing', () =>
    expect(played(wants, phase({ diceBoxes: pools(), left: 8 }), 'all', 0)).toEqual({ asRolled: 0, best: 0 }))

  it('the rulebook names what its boxes do to dice', () => {
    const found = Object.entries(book.abilities).flatMap(([box, { saga }]) => (saga ? [[box, saga]] : []))
    expect(found).toEqual([
      ['vikings/activation-pool', 'roll-two-more'],
      ['anglo-danes/activation-pool', 'roll-two-more'],
      ['anglo-danes/noble-lineage', 'reroll-or-turn'],
      ['normans/activation-pool', 'roll-two-more'],
      ['welsh/activation-pool', 'roll-two-more']
    ])
  })

  it('needs of a cost are read alike on both sides', () => expect(needs('C or R + any')).toEqual(['CR', 'CUR']))
})
