import { describe, expect, it } from 'vitest'
import { byHand } from './byHand'
import type { Fight } from './fight'
import { equal, type Fraction, one, sum } from './fraction'
import type { Outcome } from './outcome'
import { referee } from './referee'
import type { Spread } from './spread'
import { charge, hearthguard, levies, shoot, warlord, warriors } from './units'

/** Small fights in which together every way of rolling comes up. */
const fights: Record<string, Fight> = {
  'one against two': charge(warriors(1), warriors(2)),
  'dice given up': charge(warriors(2), warriors(1, { givesUpDice: true })),
  'an axe against heavy cover': charge(hearthguard(1, { weapon: 'danish-axe' }), levies(3, { cover: 'heavy' })),
  're-rolled attack and defence dice': charge(
    warriors(1, { abilities: [{ id: 'ullr' }] }),
    warriors(1, { abilities: [{ id: 'hard-as-iron' }] })
  ),
  'bonus dice up to the caps': charge(
    warriors(1, { effects: [{ verb: 'attack-dice', count: 3 }] }),
    levies(2, { givesUpDice: true, effects: [{ verb: 'defence-dice', count: 3 }] })
  ),
  crush: charge(warriors(1, { abilities: [{ id: 'crush' }] }), warriors(2)),
  'crush of both sides': charge(warriors(1, { abilities: [{ id: 'crush' }] }), warriors(1, { abilities: [{ id: 'crush' }] })),
  'crush on uncancelled hits': charge(warriors(2, { abilities: [{ id: 'crush' }] }), warriors(1), {
    readings: { 'crush-timing': 'unsaved', 'overkill-counts': 'yes' }
  }),
  'a warlord with a guard': charge(hearthguard(1), warlord({ fatigue: 4, guards: { models: 1, class: 'hearthguard' } })),
  'a push': charge(warriors(2), levies(3, { abilities: [{ id: 'the-push' }] })),
  'a push of the charged': charge(warriors(2, { abilities: [{ id: 'the-push' }] }), levies(3)),
  thor: charge(warriors(1, { abilities: [{ id: 'thor' }] }), levies(2)),
  'thor, the last melee deciding and the abilities staying': charge(
    warriors(2, { engaged: 1, abilities: [{ id: 'thor' }, { id: 'ullr' }] }),
    levies(2, { fatigue: 2, abilities: [{ id: 'hard-as-iron' }] }),
    { readings: { 'second-melee-winner': 'last', 'second-melee-abilities': 'last', 'thor-fatigue': 'each' } }
  ),
  'thor against one who gives up dice': charge(
    warriors(2, { engaged: 1, abilities: [{ id: 'thor' }] }),
    warriors(1, { givesUpDice: true })
  ),
  'thor of both, with few dice': charge(
    warriors(1, { abilities: [{ id: 'thor' }] }),
    levies(1, { fatigue: 2, abilities: [{ id: 'thor' }, { id: 'unforgiving' }] })
  ),
  valhalla: charge(warriors(2, { fatigue: 3, abilities: [{ id: 'valhalla', models: 1 }] }), levies(1), {
    readings: { 'valhalla-counts': 'yes' }
  }),
  stamping: charge(warriors(1, { mounted: true, abilities: [{ id: 'stamping' }] }), warriors(2)),
  'a mixed unit whose last model resists': charge(
    warriors(3),
    hearthguard(2, {
      parts: [
        { name: 'brother', models: 1, melee: 0 },
        { name: 'lord', models: 1, melee: 1 }
      ],
      resistance: 1
    }),
    { readings: { 'overkill-counts': 'yes' } }
  ),
  'one who has wounds': charge(warriors(3), warlord({ melee: 1, wounds: 2 })),
  'a shot': shoot(levies(6, { weapon: 'bow' }), warriors(2, { cover: 'light' })),
  'a shot, re-rolled': shoot(levies(4, { weapon: 'crossbow', abilities: [{ id: 'aimed-volley' }] }), warriors(2)),
  'a shot at a warlord with a guard': shoot(hearthguard(3), warlord({ guards: { models: 1, class: 'warriors' } }))
}

const agree = (a: Spread<Outcome>, b: Spread<Outcome>): boolean => {
  const chances = (spread: Spread<Outcome>) =>
    new Map(spread.map(({ value, chance }) => [JSON.stringify(value), chance] as const))
  const [mine, other] = [chances(a), chances(b)]
  const same = (key: string, chance: Fraction) => {
    const found = other.get(key)
    return found !== undefined && equal(found, chance)
  }
  return mine.size === other.size && [...mine].every(([key, chance]) => same(key, chance))
}

describe('every sequence of faces agrees with the merged dice', () => {
  it.each(Object.entries(fights))('%s', (_name, fight) => {
    expect(agree(byHand(fight), referee(fight))).toBe(true)
  })
})

describe('chances add up to exactly one', () => {
  it.each(Object.entries(fights))('%s', (_name, fight) => {
    expect(equal(sum(referee(fight).map(({ chance }) => chance)), one)).toBe(true)
  })
  it('in large fights too', () => {
    const fight = charge(
      hearthguard(12, { abilities: [{ id: 'crush' }, { id: 'ullr' }] }),
      hearthguard(12, { givesUpDice: true })
    )
    expect(equal(sum(referee(fight).map(({ chance }) => chance)), one)).toBe(true)
  })
})
