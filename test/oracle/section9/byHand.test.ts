import { describe, expect, it } from 'vitest'
import { equal, one, sum } from '../fraction'
import type { Outcome } from '../outcome'
import type { Spread } from '../spread'
import { secondByHand } from './byHand'
import type { Fight } from './fight'
import { secondEdition } from './referee'
import { charge, levies, shoot, warlord, warriors } from './units'

/** Small fights in which together every way of rolling comes up. */
const fights: Record<string, Fight> = {
  'one against two': charge(warriors(1), warriors(2)),
  'closed ranks': charge(warriors(2), warriors(2, { closesRanks: true })),
  'javelins and a tired axe': charge(
    warriors(1, { equipment: 'javelins' }),
    warriors(1, { equipment: 'heavy-weapon', fatigue: 3 }),
    {
      'exhausted-melee': 'minus-one'
    }
  ),
  're-rolls and bonus dice without a cap': charge(
    warriors(1, { effects: [{ verb: 'reroll', of: 'attack' }] }),
    levies(1, {
      effects: [
        { verb: 'reroll', of: 'defence' },
        { verb: 'defence-dice', count: 1 }
      ]
    }),
    { 'defence-cap': 'none' }
  ),
  resilience: charge(warriors(2), warlord({ melee: 1, resilience: 1, fatigue: 2, bodyguards: 1 }), { 'overkill-counts': 'yes' }),
  'a shot': shoot(warriors(3, { equipment: 'crossbow' }), warriors(2, { cover: 'light' })),
  'a shot at a warlord': shoot(levies(6, { equipment: 'bow' }), warlord({ resilience: 1, fatigue: 2 }))
}

const agree = (a: Spread<Outcome>, b: Spread<Outcome>): boolean => {
  const other = new Map(b.map(({ value, chance: of }) => [JSON.stringify(value), of]))
  const same = ({ value, chance: of }: Spread<Outcome>[number]) => {
    const found = other.get(JSON.stringify(value))
    return found !== undefined && equal(found, of)
  }
  return a.length === other.size && a.every(same)
}

describe('every sequence of faces agrees with the merged dice of the second edition', () => {
  it.each(Object.entries(fights))('%s', (_name, fight) => {
    const answer = secondEdition(fight)
    expect(agree(answer, secondByHand(fight))).toBe(true)
    expect(equal(sum(answer.map(fall => fall.chance)), one)).toBe(true)
  })
})
