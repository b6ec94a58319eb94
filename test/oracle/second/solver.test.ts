import { describe, expect, it } from 'vitest'
import { compare, equal, type Fraction, multiply, sum } from '../fraction'
import { swingOf } from './points'
import { secondReferee } from './referee'
import { solveInTurn } from './solver'
import type { Fight, Unit } from './types'
import { box, charge, hearthguard, shoot, spend, warlord, warriors } from './words'

/** Step 3 in turn (T3.8), by trying everything. */

const swing = (fight: Fight): Fraction =>
  sum(secondReferee(fight).map(({ value, chance }) => multiply(chance, swingOf(fight.attacker, fight.defender, value))))
const nobody = { acts: [] }
const eight = (extras: Partial<Unit> = {}): Unit => ({ ...warriors(8), ...extras })

describe('with nothing to answer', () => {
  it('who has nothing to use passes, and the fight is what it is', () => {
    const fight = charge(eight(), eight())
    const best = solveInTurn(fight, { attacker: nobody, defender: nobody })
    expect(best.first).toBe('pass')
    expect(equal(best.swing, swing(fight))).toBe(true)
  })
  it('takes the one ability that helps', () => {
    const thor = box('attacker', 'thor')
    const best = solveInTurn(charge(eight(), eight()), { attacker: { acts: [thor] }, defender: nobody })
    expect(best.first).toBe('thor')
    expect(equal(best.swing, swing(charge(eight(), eight(), { acts: [thor] })))).toBe(true)
  })
  it('finds the best of all orders of two', () => {
    const acts = [box('attacker', 'heimdall'), box('attacker', 'frigg')] as const
    const fight = charge(hearthguard(3), eight())
    const orders = [[], [acts[0]], [acts[1]], acts, [acts[1], acts[0]]].map(order => swing({ ...fight, acts: order }))
    const best = solveInTurn(fight, { attacker: { acts }, defender: nobody })
    expect(orders.every(each => compare(each, best.swing) <= 0)).toBe(true)
    expect(orders.some(each => equal(each, best.swing))).toBe(true)
  })
})

describe('where acts answer each other', () => {
  const tired = eight({ fatigue: 1 })
  it('a marker is taken before the enemy spends it', () => {
    // Who moves first has the only marker of the attacker: he removes it by Frigg's other half, or armour rises.
    const recover = {
      by: 'attacker',
      kind: 'ability',
      name: 'rest',
      clauses: [{ effects: [{ verb: 'fatigue', of: 'own', count: -1, when: 'now' }] }]
    } as const
    const fight = charge(tired, eight())
    const menus = { attacker: { acts: [recover] }, defender: { acts: [], spends: true } }
    const best = solveInTurn(fight, menus)
    expect(best.first).toBe('rest')
    expect(equal(best.swing, swing(charge(tired, eight(), { acts: [recover] })))).toBe(true)
    // Were the defender first, the marker would be gone already.
    const late = solveInTurn({ ...fight, readings: { 'first-act': 'defender' } }, menus)
    expect(compare(late.swing, best.swing)).toBeLessThan(0)
  })
  it.each([
    ['loki', 'retreat'],
    ['heimdall', 'frigg'],
    ['superiority', 'thor'],
    ['ullr', 'superiority']
  ] as const)('one ability each, %s and %s: as by hand, whether a pass is final or not', (mine, his) => {
    const [x, y] = [box('attacker', mine), box('defender', his)]
    const fight = charge(tired, eight({ fatigue: 1 }))
    const after = (...acts: Fight['acts'] & {}): Fraction => swing({ ...fight, acts })
    const most = (a: Fraction, b: Fraction): Fraction => (compare(a, b) > 0 ? a : b)
    const least = (a: Fraction, b: Fraction): Fraction => (compare(a, b) < 0 ? a : b)
    const menus = { attacker: { acts: [x] }, defender: { acts: [y] } }
    const acting = least(after(x, y), after(x))
    const comingBack = least(after(), most(after(y, x), after(y)))
    expect(equal(solveInTurn(fight, menus).swing, most(comingBack, acting))).toBe(true)
    const final = solveInTurn({ ...fight, readings: { 'pass-final': 'yes' } }, menus)
    expect(equal(final.swing, most(least(after(), after(y)), acting))).toBe(true)
  })
  it('in a shot the target alone spends', () => {
    const bows = warriors(8, { weapons: ['bow'], fatigue: 2 })
    const best = solveInTurn(shoot(bows, warlord()), {
      attacker: { acts: [], spends: true },
      defender: { acts: [], spends: true }
    })
    const acts = [spend('defender', 'armour')]
    expect(equal(best.swing, swing(shoot(bows, warlord(), { acts })))).toBe(true)
  })
})
