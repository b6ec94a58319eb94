import { describe, expect, it } from 'vitest'
import { UNARMED } from '../../src/model/scenario'
import { carries, kitFaults, kitNotes, knownFor, withWeapon } from '../../src/rules/kit'
import { rulebook } from '../../src/rules/rulebook'
import type { Rulebook, Troop } from '../../src/rules/types'

/** Section 5 and R6.4: who of a class carries what. */

const book = rulebook(1)

const troopAt = (id: string): Troop => {
  const troop = book.troops[id]
  if (!troop) throw new Error(`no ${id}`)
  return troop
}

describe('what a unit carries', () => {
  it.each([
    ['thralls', 'bow', true],
    ['thralls', 'sling', true],
    ['thralls', 'javelins', false],
    ['thralls', undefined, true],
    ['thralls', UNARMED, true],
    ['hirdmen', 'bow', false],
    ['hirdmen', undefined, true],
    ['huscarls', 'danish-axe', true],
    ['huscarls', UNARMED, true],
    // R5.5, R5.6: who has a weapon of his own does not leave it at home
    ['crossbowmen', 'crossbow', true],
    ['crossbowmen', 'bow', false],
    ['crossbowmen', UNARMED, false],
    ['priodaur', UNARMED, false]
  ])('%s with %s: %s', (id, weapon, may) => expect(carries(troopAt(id), weapon)).toBe(may))
})

describe('the troops that are known for a weapon', () => {
  it.each([
    ['sergeants', 'crossbow', ['crossbowmen']],
    ['sergeants', 'bow', ['william-archers']],
    ['knights', 'bow', ['william-knight-archers']],
    ['priodaur', 'bow', ['gruffydd-archers']],
    ['priodaur', 'javelins', ['priodaur']],
    ['priodaur', UNARMED, ['gruffydd-spearmen']],
    ['teulu', UNARMED, ['gruffydd-teulu']],
    // the earl and Sven carry axes too, but are of another class or lead
    ['huscarls', 'danish-axe', []],
    ['anglo-danes-warlord', 'danish-axe', ['anglo-danes-warlord']],
    ['welsh-warlord', 'javelins', ['welsh-warlord']],
    ['peasants', 'bow', ['peasants']],
    ['bondi', 'crossbow', []],
    ['normans-warlord', UNARMED, ['normans-warlord']],
    // of no faction: swords for hire and baggage are none of the Vikings
    ['flemish', UNARMED, ['flemish']]
  ])('of the class and faction of %s with %s are %j', (id, weapon, known) =>
    expect(knownFor(book, troopAt(id), weapon)).toEqual(known)
  )
})

describe('a unit with a weapon in hand', () => {
  it.each([
    // what it may have makes it no other
    ['thralls', 'bow', undefined, 'thralls'],
    ['thralls', undefined, undefined, 'thralls'],
    ['crossbowmen', undefined, undefined, 'crossbowmen'],
    ['sergeants', 'crossbow', undefined, 'crossbowmen'],
    ['sergeants', 'crossbow', 'william', 'crossbowmen'],
    // R6.4: bows come with William, spears alone with Gruffydd
    ['sergeants', 'bow', 'william', 'william-archers'],
    ['sergeants', 'bow', undefined, 'sergeants'],
    ['sergeants', 'bow', 'taillefer', 'sergeants'],
    ['priodaur', 'bow', 'gruffydd', 'gruffydd-archers'],
    ['priodaur', UNARMED, 'gruffydd', 'gruffydd-spearmen'],
    ['priodaur', UNARMED, 'maredudd', 'priodaur'],
    // there is none such
    ['bondi', 'crossbow', undefined, 'bondi'],
    ['nobody', 'bow', undefined, 'nobody'],
    ['toString', 'bow', undefined, 'toString']
  ])('%s with %s under %s are %s', (id, weapon, hero, troop) => expect(withWeapon(book, id, weapon, hero)).toBe(troop))
})

describe('what is told of a weapon that a unit may not have', () => {
  // other mercenaries have none, but who hires nomads gets no others in their place
  it('names no others beside a unit of no faction', () => {
    const second = rulebook(2)
    const nomads = second.troops['steppe-nomads']
    expect(nomads && kitFaults({ weapon: UNARMED }, nomads, second).map(({ message }) => message)).toEqual([
      'the steppe nomads cannot leave the composite bow at home'
    ])
  })

  it('names to riders those others who may have it on horses', () => {
    const armed: Rulebook = { ...book, troops: { ...book.troops, knights: { ...troopAt('knights'), weapons: ['javelins'] } } }
    expect(kitNotes({ weapon: 'javelins', mounted: true }, troopAt('sergeants'), armed)).toEqual([
      'the sergeants cannot have the javelins; the knights may (R5.5)'
    ])
  })

  it('cites of a plain warlord the rule of the troops of his faction, wherever his row stands', () => {
    const warlord = troopAt('welsh-warlord')
    const first: Rulebook = { ...book, troops: { 'welsh-warlord': warlord, ...book.troops } }
    expect(kitFaults({ weapon: 'crossbow' }, warlord, first)).toMatchObject([{ rule: 'R5.6' }])
  })
})
