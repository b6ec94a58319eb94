import { describe, expect, it } from 'vitest'
import { equal, one, sum } from '../fraction'
import type { Spread } from '../spread'
import { levies, warriors } from '../units'
import { sideBySideByHand } from './byHand'
import type { TogetherOutcome } from './outcome'
import { sideBySide } from './referee'
import { lord, together } from './samples'
import type { SideBySide } from './trio'

/** Small fights in which together every way of rolling comes up. */
const fights: Record<string, SideBySide> = {
  'a split': together(lord({ melee: 0 }), levies(1), warriors(2), { split: 1 }),
  'an axe against a building': together(lord({ weapon: 'danish-axe' }), warriors(1), warriors(1), { building: true }),
  'two defence rolls': together(lord(), warriors(1), warriors(1, { effects: [{ verb: 'defence-dice', count: 1 }] }), {
    readings: { 'side-by-side-defence': 'each' }
  }),
  'crush of the warlord': together(lord({ abilities: [{ id: 'crush' }] }), warriors(1), warriors(1), { split: 1 }),
  'crush of the enemy': together(lord({ melee: 0 }), warriors(1), warriors(2, { abilities: [{ id: 'crush' }] }), { split: 1 }),
  'crush on uncancelled hits': together(lord({ abilities: [{ id: 'crush' }] }), warriors(1), warriors(1), {
    readings: { 'crush-timing': 'unsaved', 'overkill-counts': 'yes' }
  }),
  'crush of the companion, two rolls': together(lord(), warriors(1, { abilities: [{ id: 'crush' }] }), warriors(1), {
    split: 1,
    readings: { 'crush-timing': 'unsaved', 'side-by-side-defence': 'each', 'overkill-counts': 'yes' }
  }),
  're-rolls against both': together(lord(), levies(1), warriors(2, { engaged: 1, abilities: [{ id: 'ullr' }] })),
  'a push of the companion': together(lord({ melee: 0 }), levies(2), warriors(1, { abilities: [{ id: 'the-push' }] })),
  'a push of the enemy': together(lord({ abilities: [{ id: 'the-push' }] }), levies(1), levies(2), { split: 1 }),
  thor: together(lord({ melee: 0 }), levies(1), levies(1, { abilities: [{ id: 'thor' }] }), { split: 1 })
}

const agree = (a: Spread<TogetherOutcome>, b: Spread<TogetherOutcome>): boolean => {
  const other = new Map(b.map(({ value, chance: of }) => [JSON.stringify(value), of]))
  return (
    a.length === other.size &&
    a.every(({ value, chance: of }) => {
      const found = other.get(JSON.stringify(value))
      return found !== undefined && equal(found, of)
    })
  )
}

describe('every sequence of faces agrees with the merged dice of three', () => {
  it.each(Object.entries(fights))('%s', (_name, fight) => {
    const answer = sideBySide(fight)
    expect(agree(answer, sideBySideByHand(fight))).toBe(true)
    expect(equal(sum(answer.map(fall => fall.chance)), one)).toBe(true)
  })
})
