import { describe, expect, it } from 'vitest'
import { hearthguard, warriors } from '../units'
import { activatedBy, afforded, type Dice, lies, spending } from './board'

/** R7.3, by hand. */

const dice: Dice = { ours: { ullr: 2, 'combat-pool': 3, bondi: 1 } }

describe('the boards of the plain player', () => {
  it('pay for a box once a turn, and for a pool die by die', () => {
    const first = afforded([{ id: 'ullr' }, { id: 'combat-pool', attack: 1, defence: 1 }], 'ours', dice, {})
    expect(first.abilities.map(({ id }) => id)).toEqual(['ullr', 'combat-pool'])
    const second = afforded([{ id: 'ullr' }, { id: 'combat-pool', attack: 2 }], 'ours', dice, first.spent)
    expect([second.abilities, second.spent]).toEqual([[], first.spent])
    const third = afforded([{ id: 'combat-pool', rareAttack: 1 }], 'ours', dice, second.spent)
    expect(third.spent).toEqual({ 'ours ullr': 1, 'ours combat-pool': 3 })
  })

  it('pay for nothing that has no die, and for everything that was not restricted', () => {
    expect(afforded([{ id: 'thor' }], 'ours', dice, {}).abilities).toEqual([])
    expect(afforded([{ id: 'thor' }], 'theirs', dice, {}).abilities).toEqual([{ id: 'thor' }])
    expect(afforded([{ id: 'thor' }], 'theirs', dice, { 'theirs thor': 1 }).abilities).toEqual([])
  })

  it('activate by the box of the class, as often as dice lie on it', () => {
    expect(activatedBy(warriors(4, { faction: 'vikings' }))).toBe('bondi')
    expect(activatedBy(hearthguard(4, { faction: 'welsh' }))).toBe('teulu')
    expect(lies('bondi', 1, 'ours', dice, {})).toBe(true)
    expect(lies('bondi', 1, 'ours', dice, spending('bondi', 1, 'ours', {}))).toBe(false)
    expect(lies('bondi', 1, 'ours', { ours: { bondi: 2 } }, spending('bondi', 1, 'ours', {}))).toBe(true)
  })
})
