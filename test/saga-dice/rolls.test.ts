import { describe, expect, it } from 'vitest'
import type { BoxUse, DiceRequest } from '../../src/model/dice'
import { bestOption, dice } from '../../src/saga-dice/dice'
import { recursive } from '../oracle/saga-dice'
import { book } from './table'

/** Single rolls: what they pay, what is done first, where the dice go. */

const asked = (want: string, over: Partial<DiceRequest> = {}) => {
  const uses = want.split(' ').map((each): BoxUse => {
    const [box = '', times = '1'] = each.split('*')
    return { box, times: Number(times) }
  })
  return dice({ kind: 'dice', faction: uses[0]?.box.split('/')[0] ?? '', want: uses, ...over }, book)
}

describe('the best option', () => {
  const option = (text: string, worth: number) => ({ decision: { do: 'place', text } as const, worth })

  it('is worth most, and of equal ones the first', () => {
    expect(bestOption([option('a', 0.25), option('b', 0.5), option('c', 0.375)]).decision.text).toBe('b')
    expect(bestOption([option('a', 0.5), option('b', 0.5), option('c', 0.5 + 1e-14)]).decision.text).toBe('a')
  })

  it('is to place the dice where there is no other', () =>
    expect(bestOption([])).toEqual({ decision: { do: 'place', text: 'place the dice' }, worth: 0 }))
})

describe('each roll', () => {
  const WANTS = 'normans/stamping normans/charge'

  it('is spent by the order of the wants, or by their weights', () => {
    const paid = (over: Partial<DiceRequest>) =>
      Object.fromEntries(asked(WANTS, { dice: 2, ...over }).rolls.map(({ roll, paid: boxes }) => [roll, boxes]))
    const others = Object.fromEntries(['CU', 'CR', 'UU', 'UR', 'RR'].map(roll => [roll, ['Charge!']]))
    expect(paid({})).toEqual({ CC: ['Stamping'], ...others })
    expect(asked(WANTS, { dice: 3 }).rolls.flatMap(({ roll, pays }) => (pays ? [roll] : []))).toEqual(['CCC', 'CCU', 'CCR'])
    expect(paid({ weights: { 'normans/charge': 2 } })).toEqual({ CC: ['Charge!'], ...others })
    expect(paid({ weights: { 'normans/stamping': 2 } })).toEqual({ CC: ['Stamping'], ...others })
    const lying = (over: Partial<DiceRequest>) =>
      asked('normans/terrified normans/knights*2', { rolled: 'CU', ...over }).rolls.map(({ paid: boxes }) => boxes)
    expect(lying({})).toEqual([['Terrified']])
    expect(lying({ weights: {} })).toEqual([['Knights x2']])
  })

  it('reaches by best play what is reported for all of them', () => {
    const weighed = asked(WANTS, { dice: 3, weights: { 'normans/stamping': 4 } })
    expect(weighed.rolls.reduce((sum, { chance, then }) => sum + chance * then, 0)).toBeCloseTo(
      weighed.worth?.bestPlay?.low ?? 0,
      12
    )
    const wishes = [{ needs: ['C', 'C'], weight: 4 }, { needs: ['CUR'] }]
    const solve = recursive({ room: 8, wishes, pools: [{ pays: 'R', board: 'CUR' }], goal: 'most' })
    for (const { roll, then } of weighed.rolls) expect(then, roll).toBeCloseTo(solve(roll), 12)
    // a chance is never more than 1
    for (const { then } of asked('normans/charge', { dice: 6 }).rolls) expect(then).toBeLessThanOrEqual(1)
  })

  it('is played for all that is wanted, or for its weight', () => {
    const first = (over: Partial<DiceRequest>) =>
      asked('normans/storm-of-arrows normans/terrified', { rolled: 'UR', ...over }).rolls.map(each => each.first.do)
    expect(first({})).toEqual(['roll-two-more'])
    expect(first({ weights: { 'normans/storm-of-arrows': 10 } })).toEqual(['place'])
  })
})

describe('dice that lie there', () => {
  const now = (...given: Parameters<typeof asked>) => asked(...given).now

  it('go to every use that they pay, and what is not paid is named', () => {
    const hirdmen = { box: 'vikings/hirdmen', name: 'Hirdmen' }
    expect(now('vikings/hirdmen*4 vikings/bondi', { rolled: 'CU' })?.placement).toEqual({
      placed: [
        { ...hirdmen, dice: 'C' },
        { ...hirdmen, dice: 'U' }
      ],
      left: '',
      unpaid: ['Hirdmen x2', 'Bondi']
    })
    expect(now('normans/terrified', { rolled: 'CC' })?.placement).toEqual({ placed: [], left: 'CC', unpaid: ['Terrified'] })
  })

  it('go by their rare face to the box where it does more', () => {
    const placed = (want: string) => now(want, { rolled: 'CR' })?.placement
    expect(placed('normans/charge')).toEqual({
      placed: [{ box: 'normans/charge', name: 'Charge!', dice: 'R' }],
      left: 'C',
      unpaid: []
    })
    expect(placed('normans/knights')?.left).toBe('R')
  })

  it('go to the boxes of their own board', () => {
    const shown = now('anglo-danes/ceorls vikings/bondi', { hero: 'cnut', rolled: 'UC/UR' })
    expect([shown?.roll, shown?.placement.placed.map(each => each.dice), shown?.placement.left]).toEqual([
      'CU/UR',
      ['C', 'R'],
      'U/U'
    ])
  })

  it('show what each move promises for all, and for the number', () => {
    const needs = [['C', 'U'], ['CUR'], ['U', 'R']]
    const [all, most] = (['all', 'most'] as const).map(goal =>
      recursive({ room: 8, wishes: needs.map(each => ({ needs: each })), pools: [{ pays: 'R', board: 'CUR' }], goal })
    )
    const shown = now('normans/terrified normans/charge normans/storm-of-arrows', { rolled: 'CURR' })
    const best = shown?.options.map(option => [option.all, option.worth]) ?? []
    expect(best[0]).toEqual([0, 2])
    expect(best[1]).toEqual([expect.closeTo(all?.('CURR') ?? 0, 12), expect.closeTo(most?.('CURR') ?? 0, 12)])
    expect(best).toHaveLength(2)
  })

  it('name one move of a box that turns a die for one aim and rolls dice again for the other', () => {
    const shown = now('anglo-danes/trapped anglo-danes/exhaustion', {
      rolled: 'CCCC',
      without: ['anglo-danes/activation-pool']
    })
    // a die is turned to U, or U, R and R are rolled by three dice: three ways of 1/3 1/6 1/6
    expect(shown?.options.map(({ decision, all, worth }) => [decision.do, all, worth])).toEqual([
      ['place', 0, 0],
      ['re-roll', expect.closeTo(1 / 36, 12), 1]
    ])
  })
})
