import { describe, expect, it } from 'vitest'
import type { BoxUse, DiceRequest } from '../../src/model/dice'
import { dice } from '../../src/saga-dice/dice'
import { expected } from '../oracle/saga-dice'
import { book } from './table'

/** Dice left on the board for the enemy's turn are not rolled in the next (R7.2). */

const uses = (...boxes: readonly string[]): readonly BoxUse[] =>
  boxes.map(each => {
    const [box = '', times = '1'] = each.split('*')
    return { box: `normans/${box}`, times: Number(times) }
  })

const kept = (keep: readonly string[], over: Partial<DiceRequest> = { dice: 6 }) =>
  dice({ kind: 'dice', faction: 'normans', keep: uses(...keep), ...over }, book).kept

/** Dice kept, and those rolled next turn: if they lie there still, and if they do not. */
const counts = (...given: Parameters<typeof kept>) => {
  const found = kept(...given)
  return [found?.dice, found?.next.rolled, found?.otherwise.rolled]
}

const unit = (name: string, models: number, units = 1) => ({ unit: name, models, units })

/** The muster of R7.2 that brings seven dice. */
const SEVEN = [unit('knights', 4, 2), unit('sergeants', 8, 3), unit('peasants', 12), unit('normans-warlord', 1)]

describe('the dice of the next turn', () => {
  it.each<[string, readonly string[], Partial<DiceRequest>, readonly number[]]>([
    ['fall by every die that lies there', ['stamping*2', 'attack-pool'], { dice: 6 }, [5, 1, 6]],
    ['are never below 0', ['attack-pool*3'], { dice: 2 }, [3, 0, 2]],
    ['come back with those that lie there now', ['attack-pool'], { dice: 4, left: 2 }, [1, 5, 6]],
    ['are as many as have been rolled', ['attack-pool'], { rolled: 'CCUR' }, [1, 3, 4]],
    ['are six of seven that the units bring', ['attack-pool'], { units: SEVEN }, [1, 5, 6]],
    ['are those of few units', ['attack-pool'], { units: SEVEN.slice(0, 2) }, [1, 4, 5]],
    ['are up to eight in a large battle', ['attack-pool'], { units: SEVEN, points: 10 }, [1, 6, 7]],
    ['are one of two against Maredudd after his first turn', ['attack-pool'], { dice: 6, enemy: 'maredudd' }, [1, 3, 3]],
    ['are all of them after his second', ['attack-pool'], { dice: 6, enemy: 'maredudd', turn: 2 }, [1, 5, 6]]
  ])('%s', (_, keep, over, found) => expect(counts(keep, over)).toEqual(found))

  it('of two boards are those of both', () => {
    const cnut = { kind: 'dice', faction: 'anglo-danes', hero: 'cnut', rolled: 'CU/R' } as const
    const keep = [{ box: 'anglo-danes/combat-pool', times: 1 }]
    expect(dice({ ...cnut, keep }, book).kept).toEqual({ dice: 1, next: { rolled: 2 }, otherwise: { rolled: 3 } })
  })

  it('are not mentioned where nothing is kept', () => {
    const report = dice({ kind: 'dice', faction: 'normans', dice: 6, want: uses('stamping') }, book)
    expect(report).not.toHaveProperty('kept')
  })

  it('are reported alone where nothing else is wanted', () =>
    expect(kept(['attack-pool'])).toEqual({ dice: 1, next: { rolled: 5 }, otherwise: { rolled: 6 } }))
})

describe('what is wanted beside', () => {
  const POOL = { pays: 'R', board: 'CUR' }
  const stamping = (room: number, count: number) => {
    const chance = expect.closeTo(expected({ room, wishes: [{ needs: ['C', 'C'] }], pools: [POOL], goal: 'all' }, count), 12)
    return { low: chance, high: chance }
  }

  it('is asked of the next roll, whatever has been rolled now', () => {
    const found = kept(['attack-pool*2'], { want: uses('stamping'), dice: 4, rolled: 'UURR' })
    expect(found?.next.all?.bestPlay).toEqual(stamping(6, 2))
    expect(found?.otherwise.all?.bestPlay).toEqual(stamping(8, 4))
  })
})
