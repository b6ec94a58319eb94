import { describe, expect, it } from 'vitest'
import type { BoxUse, DiceRequest } from '../../src/model/dice'
import type { Rulebook } from '../../src/rules/types'
import { dice } from '../../src/saga-dice/dice'
import { isActivation, settingOf } from '../../src/saga-dice/setting'
import { expected, share } from '../oracle/saga-dice'
import { book } from './table'

/** What a question depends on: whose dice they are, what boxes cost there, what helps. */

const asked = (faction: string, want: string, over: Partial<DiceRequest> = {}): DiceRequest => ({
  kind: 'dice',
  faction,
  dice: 3,
  want: want.split(' ').map((box): BoxUse => ({ box, times: 1 })),
  ...over
})

/** The rulebook where a box has this cost. */
const costing = (box: string, cost: string): Rulebook => {
  const ability = book.abilities[box]
  if (!ability) throw new Error(`there is no box ${box}`)
  return { ...book, abilities: { ...book.abilities, [box]: { ...ability, cost } } }
}

const setting = (...given: Parameters<typeof asked>) => settingOf(asked(...given), book)

const tools = (...given: Parameters<typeof asked>) => setting(...given).phase.diceBoxes.map(({ box }) => box)

describe('a box', () => {
  it('costs any die under Maredudd where it activates units, and nothing else does', () => {
    const costs = (hero?: string) =>
      dice(
        asked('welsh', 'welsh/bonnedig welsh/activation-pool welsh/taunt', hero === undefined ? {} : { hero }),
        book
      ).wants.map(({ cost }) => cost)
    expect(costs('maredudd')).toEqual(['any', 'R', '?'])
    expect(costs()).toEqual(['U or R', 'R', '?'])
  })

  it('activates units where it does nothing else, and does so for any number of dice', () => {
    const [box] = Object.values(book.abilities)
    const does = (when: NonNullable<typeof box>['when'], multi = true) =>
      box !== undefined && isActivation({ ...box, when, multi })
    expect([does(['Activation']), does(['Activation', 'Melee']), does(['Melee']), does(['Activation'], false)]).toEqual([
      true,
      false,
      false,
      false
    ])
  })

  it('costs what nobody knows where its row cannot be read', () => {
    const { wants } = settingOf(asked('normans', 'normans/charge'), costing('normans/charge', 'a horse'))
    expect(wants[0]?.cost).toEqual({ dice: ['unknown'], same: false })
    const [bare] = settingOf({ kind: 'dice', dice: 1, want: [{ box: 'a horse', times: 1 }] }, book).wants
    expect(bare?.cost).toEqual({ dice: ['unknown'], same: false })
  })

  it('takes the dice of its own board', () => {
    const { wants, phase } = setting('anglo-danes', 'anglo-danes/ceorls vikings/bondi', { hero: 'cnut' })
    expect([wants.map(({ board }) => board), phase.hands.boards]).toEqual([[0, 1], 2])
    expect(setting('normans', 'normans/charge', { hero: 'taillefer' }).phase.hands.boards).toBe(1)
    expect(
      setting('normans', 'normans/charge taillefer/activation-dice', { hero: 'taillefer' }).wants.map(each => each.board)
    ).toEqual([0, 0])
  })

  it('is explained by its row', () => {
    const [pool, charge, trapped, stamping] = setting(
      'normans',
      'normans/activation-pool normans/charge normans/massed-volley normans/stamping',
      { weights: { 'normans/charge': 3 } }
    ).wants
    expect([pool?.saga, pool?.orders, pool?.weight, pool?.certainty]).toEqual(['roll-two-more', true, 1, 'inferred'])
    expect([charge?.rareMatters, charge?.orders, charge?.weight]).toEqual([true, false, 3])
    expect([trapped?.orders, stamping?.rareMatters]).toEqual([true, false])
    expect(charge).not.toHaveProperty('saga')
  })
})

describe('the boxes that change the dice', () => {
  const DANES = ['anglo-danes/activation-pool', 'anglo-danes/noble-lineage']

  it('are those of the boards in use', () => {
    expect(tools('anglo-danes', 'anglo-danes/ceorls')).toEqual(DANES)
    expect(tools('normans', 'normans/charge')).toEqual(['normans/activation-pool'])
    expect(tools('anglo-danes', 'vikings/bondi', { hero: 'cnut' })).toEqual(['vikings/activation-pool', ...DANES])
    expect(settingOf({ kind: 'dice', dice: 3, want: [{ box: 'C', times: 1 }] }, book).phase.diceBoxes).toEqual([])
  })

  it('are without those that are left out', () =>
    expect(tools('anglo-danes', 'anglo-danes/ceorls', { without: DANES.slice(1) })).toEqual(DANES.slice(0, 1)))

  it('are without Activation Pool in a battle of ten points (R8.3)', () => {
    const at = (points: number) => tools('anglo-danes', 'anglo-danes/ceorls', { points })
    expect([8, 10, 12].map(at)).toEqual([DANES, DANES.slice(1), DANES])
    const { all } = dice(asked('normans', 'normans/massed-volley', { points: 10 }), book)
    expect(all?.bestPlay).toEqual(all?.asRolled)
  })

  it('are of two dice at most', () => {
    const count = (cost: string) =>
      settingOf(asked('normans', 'normans/charge'), costing('normans/activation-pool', cost)).phase.diceBoxes.length
    expect(['U', 'C + C', 'C + C + C', '?'].map(count)).toEqual([1, 1, 0, 0])
  })

  it('of the other board roll dice of their own', () => {
    const { all } = dice(asked('anglo-danes', 'vikings/bondi', { hero: 'cnut', dice: 1, left: 5 }), book)
    const puzzle = { room: 3, wishes: [{ needs: ['cr'] }], pools: [{ pays: 'r', board: 'cur' }], goal: 'all' } as const
    expect(all?.asRolled.low).toBeCloseTo(
      share(1, fall => fall !== 'U'),
      12
    )
    expect(all?.bestPlay.low).toBeCloseTo(expected(puzzle, 0, 1), 12)
  })
})

describe('the number of dice', () => {
  const units = [{ unit: 'knights', models: 4, units: 9 }]

  it('is that of the units, unless it is given', () => {
    expect(settingOf({ kind: 'dice', faction: 'normans', units }, book).count).toMatchObject({ rolled: 6, generated: 9 })
    const said = settingOf({ kind: 'dice', faction: 'normans', units, dice: 2, left: 1 }, book).count
    expect(said).toMatchObject({ rolled: 2, left: 1, generated: 9, steps: [] })
  })

  it('is up to eight in a large battle', () => {
    const at = (points: number) => settingOf({ kind: 'dice', faction: 'normans', units, points }, book).count.rolled
    expect([6, 8, 10, 12].map(at)).toEqual([6, 6, 8, 8])
  })

  it('is that of the dice that lie there, or none', () => {
    expect(settingOf({ kind: 'dice', faction: 'anglo-danes', hero: 'cnut', rolled: 'CU/R' }, book).count.rolled).toBe(3)
    expect(settingOf({ kind: 'dice', faction: 'normans' }, book).count).toEqual({ rolled: 0, left: 0, steps: [] })
  })

  it('leaves room for those that are not on the board', () => {
    expect(setting('normans', 'normans/charge').phase.handLimit).toBe(8)
    expect(setting('normans', 'normans/charge', { left: 3 }).phase.handLimit).toBe(5)
  })
})

describe('a re-roll', () => {
  it('is that of a hero who has one', () => {
    expect(setting('welsh', 'welsh/teulu', { hero: 'gruffydd' }).phase.heroReroll).toEqual({ name: 'Gruffydd', most: 3 })
    expect(setting('welsh', 'welsh/teulu', { hero: 'maredudd' }).phase).not.toHaveProperty('rerolls')
    expect(setting('welsh', 'welsh/teulu').phase).not.toHaveProperty('rerolls')
  })
})
