import { describe, expect, it } from 'vitest'
import { unitGoneAt, worthOfParts } from '../../src/rules/board'
import { troopOf } from '../../src/rules/lookup'
import { readingsInForce } from '../../src/rules/readings-in-force'
import { rulebook } from '../../src/rules/rulebook'

/** What the parts of a mixed unit are worth (R8.2), and when it is gone (V9.9). */

const worth = (id: string, reading: 'each' | 'together') => {
  const book = rulebook(1)
  const troop = troopOf(book, id)
  const parts = worthOfParts(troop.parts ?? [], troop, readingsInForce({ 'harold-points': reading }, book))
  return parts.map(({ models, points }) => models * points)
}

describe('the parts of a mixed unit', () => {
  // S1 p.42: he is worth 4 and each of his two brothers 1; or all three 4
  it('are each worth their points, or all of a hero’s unit those of the last to fall', () => {
    expect(worth('harold', 'each')).toEqual([2, 4])
    expect(worth('harold', 'together')).toEqual([0, 4])
  })

  // R6.5: swords for hire are no hero's unit
  it('of nobody’s hero are worth the same by either reading', () => {
    expect(worth('jomsvikings', 'together')).toEqual(worth('jomsvikings', 'each'))
    expect(worth('jomsvikings', 'each').length).toBeGreaterThan(1)
  })

  it('that are one part are worth its points, of a hero too', () => {
    const book = rulebook(1)
    const { hero, parts = [] } = troopOf(book, 'harold')
    const [brothers] = parts
    if (!hero || !brothers) throw new Error('no brothers')
    expect(worthOfParts([brothers], { hero }, readingsInForce({ 'harold-points': 'together' }, book))).toEqual([brothers])
  })

  // T9.5: the unit point of two lifeguards comes when both are gone, with the warlord alive or not
  it('end the unit before its leader falls, if the rules say so', () => {
    const { parts = [] } = troopOf(rulebook(2), 'heroic-lifeguards')
    const [guards, warlord] = parts
    if (!guards || !warlord) throw new Error('no lifeguards')
    expect(unitGoneAt(parts, 3)).toBe(2)
    expect(unitGoneAt([warlord, guards], 3)).toBe(3)
    expect(unitGoneAt([guards, { ...warlord, models: 4 }], 6)).toBe(2)
    expect(unitGoneAt([warlord], 5)).toBe(5)
    expect(unitGoneAt([], 4)).toBe(4)
  })
})
