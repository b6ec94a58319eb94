import { describe, expect, it } from 'vitest'
import type { BoxUse, DiceRequest, RosterUnit } from '../../src/model/dice'
import { dice } from '../../src/saga-dice/dice'
import { expected } from '../oracle/saga-dice'
import { book } from './table'

/** Ragnar rolls half his dice and activates every unit once for nothing; Cnut divides his between two boards (R6.4). */

const uses = (words: string): readonly BoxUse[] =>
  words.split(' ').map(each => {
    const [box = '', times = '1'] = each.split('*')
    return { box: `vikings/${box}`, times: Number(times) }
  })

const RAGNAR: RosterUnit = { unit: 'ragnar-lothbrok', models: 1, units: 1 }
const bands = (...units: readonly (readonly [unit: string, units: number])[]): readonly RosterUnit[] => [
  RAGNAR,
  ...units.map(([unit, count]) => ({ unit, models: 8, units: count }))
]

const ragnar = (want: string, over: Partial<DiceRequest> = {}) =>
  dice({ kind: 'dice', faction: 'vikings', hero: 'ragnar-lothbrok', dice: 4, want: uses(want), ...over }, book)

const shown = (...given: Parameters<typeof ragnar>) => ragnar(...given).wants.map(({ times, free = 0 }) => [times, free])
const isHalf = (...given: Parameters<typeof ragnar>) => ragnar(...given).beforeRoll?.map(({ chosen }) => chosen)[1]
const freed = (...given: Parameters<typeof ragnar>) => ragnar(...given).notes.filter(note => note.startsWith('half the dice'))

const COMES = 'half the dice are rolled:'
const ONCE = 'free, each unit once (R6.4)'

describe('half the dice', () => {
  it('activate each unit once, of its own class', () => {
    // six uses are too many for four dice, and half of them are won so
    const units = bands(['hirdmen', 1], ['bondi', 2], ['thralls', 1])
    expect(shown('hirdmen*2 bondi*3 thralls', { units })).toEqual([
      [2, 2],
      [3, 2],
      [1, 1]
    ])
    expect(freed('hirdmen*2 bondi*3 thralls', { units })).toEqual([`${COMES} Hirdmen x2, Bondi x2 and Thralls come ${ONCE}`])
    // without units, as many as are wanted
    expect(shown('hirdmen*2 bondi*3 thralls')).toEqual([
      [2, 2],
      [3, 3],
      [1, 1]
    ])
  })

  it('are not rolled where nothing is wanted: all dice are counted', () => expect(ragnar('', { want: [] }).dice.rolled).toBe(4))

  it('bring nothing for a box that activates nobody', () => {
    const want = 'bondi*3 combat-pool*2'
    expect(shown(want)).toEqual([
      [3, 3],
      [2, 0]
    ])
    expect(freed(want)).toEqual([`${COMES} Bondi x3 comes ${ONCE}`])
    expect(isHalf('combat-pool*3')).toBe(false)
    expect(ragnar('combat-pool*3').dice).toEqual({ rolled: 4, left: 0, steps: [] })
    expect(freed('combat-pool*3')).toEqual([])
  })

  it('bring nothing for a class that has no unit', () => {
    const over = { units: bands(['bondi', 4]) }
    expect(shown('bondi*4 thralls', over)).toEqual([
      [4, 4],
      [1, 0]
    ])
    expect(freed('bondi*4 thralls', over)).toEqual([`${COMES} Bondi x4 comes ${ONCE}`])
  })

  it('are rolled where that is worth as much as all of them, and are reported with what all would bring', () => {
    const { beforeRoll, all, dice: count } = ragnar('bondi*2 combat-pool', { dice: 3, without: ['vikings/activation-pool'] })
    const [whole, half] = beforeRoll ?? []
    const wishes = [{ needs: ['CR'] }, { needs: ['CR'] }, { needs: ['CUR'] }]
    expect(whole?.all.bestPlay.low).toBeCloseTo(expected({ room: 8, wishes, goal: 'all' }, 3), 12)
    expect([half?.all.bestPlay.low, half?.dice, half?.chosen, all?.bestPlay.low]).toEqual([1, [2], true, 1])
    expect(count).toEqual({ rolled: 2, left: 0, steps: ['half of them, rounded up (R6.4)'] })
    // what is sure with any number of them is worth as much with half
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(each => isHalf('hirdmen', { dice: each }))).toEqual(Array.from({ length: 8 }, () => true))
  })
})

describe('dice of two boards', () => {
  it('give nothing free, and of equal divisions the first is chosen', () => {
    const cnut = { kind: 'dice', faction: 'anglo-danes', hero: 'cnut', dice: 2 } as const
    const without = ['anglo-danes/activation-pool', 'vikings/activation-pool', 'anglo-danes/noble-lineage']
    const report = dice({ ...cnut, without, want: uses('hirdmen*3') }, book)
    expect(report.beforeRoll?.map(({ all, chosen }) => [all.bestPlay.high, chosen])).toEqual([
      [0, true],
      [0, false],
      [0, false]
    ])
    expect(report.notes.filter(note => note.startsWith('half the dice'))).toEqual([])
  })

  it('are divided as best play makes most of them, though other faces may come up', () => {
    const cnut = { kind: 'dice', faction: 'anglo-danes', hero: 'cnut', dice: 3 } as const
    const { beforeRoll } = dice({ ...cnut, want: [{ box: 'anglo-danes/ceorls', times: 1 }] }, book)
    // of two dice of the Anglo-Danes the one turns the other; three as they fall fail once in 27
    expect(beforeRoll?.map(({ all, chosen }) => [all.bestPlay.low, all.asRolled.low, chosen]).slice(0, 2)).toEqual([
      [expect.closeTo(1, 12), expect.closeTo(26 / 27, 12), true],
      [expect.closeTo(1, 12), expect.closeTo(8 / 9, 12), false]
    ])
  })
})
