import { describe, expect, it } from 'vitest'
import type { Want } from '../../src/saga-dice/costs'
import { createSolver, type OrdersPhase } from '../../src/saga-dice/orders'
import { recursive } from '../oracle/saga-dice'
import { phase, pricesOf, tool, want } from './table'

const TOOL = { box: 'normans/activation-pool', orders: true, saga: 'roll-two-more' } as const

/** What may be done with a hand of C, U and R dice, told move by move. */
const options = (wants: readonly Want[], table: OrdersPhase, counts: readonly number[]) =>
  createSolver(table).all(wants, pricesOf(wants, table)).bestPlay.options(table.hands.of(counts))

const PLACE = { do: 'place', text: 'place the dice' }

describe('a move in the Orders phase', () => {
  it('of a hero is a re-roll of whichever dice it helps', () => {
    const table = phase({ heroReroll: { name: 'Gruffydd', most: 3 } })
    const [place, again] = options([want('R')], table, [2, 0, 0])
    expect(place).toEqual({ decision: PLACE, worth: 0 })
    expect(again?.decision).toEqual({ do: 're-roll', name: 'Gruffydd', text: 'Gruffydd: re-roll CC', rerolls: 'CC' })
    expect(again?.worth).toBeCloseTo(1 - (5 / 6) ** 2, 12)
    expect(options([want('R')], table, [0, 0, 0])).toEqual([{ decision: PLACE, worth: 0 }])
    // of four dice three are rolled again at most
    expect(options([want('R')], table, [4, 0, 0])[1]?.worth).toBeCloseTo(1 - (5 / 6) ** 3, 12)
  })

  it('by Noble Lineage is a die turned, or others rolled again', () => {
    const table = phase({ diceBoxes: [tool('anglo-danes/noble-lineage')] })
    const box = 'anglo-danes/noble-lineage'
    const [, again] = options([want('R + R')], table, [3, 0, 0])
    expect(again?.decision).toEqual({
      do: 're-roll',
      box,
      name: 'Noble Lineage',
      text: 'Noble Lineage: C to re-roll CC',
      spends: 'C',
      rerolls: 'CC'
    })
    expect(again?.worth).toBeCloseTo(1 / 36, 12)
    const turned = options([want('R + R')], table, [2, 0, 1])
    expect(turned).toEqual([
      { decision: PLACE, worth: 0 },
      {
        decision: {
          do: 'turn',
          box,
          name: 'Noble Lineage',
          text: 'Noble Lineage: C to turn C to R',
          spends: 'C',
          turns: ['C', 'R']
        },
        worth: 1
      }
    ])
    expect(options([want('U')], table, [0, 0, 2])[1]?.decision).toMatchObject({ turns: ['R', 'U'] })
    // spending C or U for the throw of the two others is as good: the first is shown
    expect(options([want('R + R')], table, [1, 2, 0])[1]?.decision.text).toBe('Noble Lineage: C to re-roll UU')
    // the last die cannot be turned by itself
    expect(options([want('R')], table, [1, 0, 0])).toHaveLength(1)
  })

  it('by Activation Pool is two dice for one, as far as there is room', () => {
    const box = 'normans/activation-pool'
    const [, two] = options([want('C')], phase({ diceBoxes: [tool(box)] }), [0, 0, 1])
    expect(two?.decision).toEqual({
      do: 'roll-two-more',
      box,
      name: 'Activation Pool',
      text: 'Activation Pool: R for 2 more',
      spends: 'R',
      rolls: 2
    })
    const full = options([want('U'), want('R')], phase({ diceBoxes: [tool(box)], left: 6 }), [0, 1, 1])
    expect(full[1]?.decision).toMatchObject({ text: 'Activation Pool: R for 1 more', rolls: 1 })
    expect(full[1]?.worth).toBeCloseTo(1 / 6, 12)
    expect(options([want('C')], phase({ diceBoxes: [tool(box)] }), [0, 2, 0])).toEqual([{ decision: PLACE, worth: 0 }])
  })

  it('by a pool of two dice may lead round in circles', () => {
    const [, again] = options([want('R')], phase({ diceBoxes: [tool('normans/activation-pool', 0, 1, 'C + C')] }), [2, 0, 0])
    // an R in 11/36, the same two dice again in 1/4
    const alone = 11 / 36 / (1 - 1 / 4)
    expect(again?.worth).toBeCloseTo(alone, 12)
    // and with a hero, who may throw once more what is neither R nor the pair: 16 of 36
    const diceBoxes = [tool('normans/activation-pool', 0, 1, 'C + C')]
    const [, pool] = options([want('R')], phase({ diceBoxes, heroReroll: { name: 'Gruffydd', most: 3 } }), [2, 0, 0])
    expect(pool?.worth).toBeCloseTo((11 / 36 + (16 / 36) * alone) / (1 - 1 / 4), 12)
  })

  it('is a box used at once only where the hand is full, and there are dice to be won', () => {
    const wants = [want('U', { orders: true, box: 'vikings/loki', name: 'Loki' }), want('R + R')]
    const table = phase({ diceBoxes: [tool('vikings/activation-pool')], left: 5 })
    const use = { do: 'use', box: 'vikings/loki', name: 'Loki', text: 'Loki at once: U, to make room', spends: 'U' }
    const full = options(wants, table, [0, 1, 2])
    expect(full.map(({ decision }) => decision.do)).toEqual(['place', 'roll-two-more', 'use'])
    expect(full[2]).toEqual({ decision: use, worth: 1 })
    expect(options(wants, table, [0, 1, 1]).map(({ decision }) => decision.do)).toEqual(['place', 'roll-two-more'])
    expect(options(wants, phase({ left: 5 }), [0, 1, 2]).map(({ decision }) => decision.do)).toEqual(['place'])
    // by the commonest of the dice that serve and are there
    const either = [want('C or U', { orders: true, name: 'Loki' }), want('R + R')]
    expect(options(either, table, [0, 1, 2])[2]?.decision.text).toBe('Loki at once: U, to make room')
    // not for the enemy's turn, and not what does something to the dice itself
    for (const over of [{ kept: true }, { saga: 'reroll-or-turn' as const }, { orders: false }])
      expect(options([want('U', { orders: true, ...over })], table, [0, 1, 2]).map(({ decision }) => decision.do)).toEqual([
        'place',
        'roll-two-more'
      ])
  })
})

describe('one solver', () => {
  it('keeps a box that is wanted for itself apart from one of the same cost', () => {
    const table = phase({ diceBoxes: [tool('normans/activation-pool')], left: 4 })
    const solving = createSolver(table)
    const [pool, plain] = [
      [want('R', TOOL), want('C')],
      [want('R'), want('C')]
    ].map(wants => solving.all(wants, pricesOf(wants, table)).bestPlay.worth[table.hands.of([0, 0, 1])])
    const puzzle = { room: 4, wishes: [{ needs: ['R'] }, { needs: ['C'] }], goal: 'all' } as const
    const rare = { pays: 'R', board: 'CUR' }
    expect(pool).toBeCloseTo(recursive({ ...puzzle, pools: [{ ...rare, grants: [0] }] })('R'), 12)
    expect(plain).toBeCloseTo(recursive({ ...puzzle, pools: [rare] })('R'), 12)
    // where its dice are to lie there in the turn of the enemy, buying dice does not serve it
    const kept = [want('R', { ...TOOL, kept: true }), want('C')]
    expect(solving.all(kept, pricesOf(kept, table)).bestPlay.worth[table.hands.of([0, 0, 1])]).toBeCloseTo(plain ?? 0, 12)
  })

  it('earns what the dice can pay as they fell', () => {
    const table = phase()
    const wants = [want('C + U', { weight: 3 }), want('any', { times: 2 })]
    const earned = createSolver(table).earned(wants, pricesOf(wants, table))
    expect(
      [
        [1, 1, 0],
        [0, 3, 0],
        [2, 1, 1]
      ].map(counts => earned[table.hands.of(counts)])
    ).toEqual([3, 2, 5])
  })
})
