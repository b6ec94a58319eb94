import { describe, expect, it } from 'vitest'
import { describeEffect } from '../../src/model/effect'
import { profileOf, troopIdFor } from '../../src/rules/lookup'
import { rulebook } from '../../src/rules/rulebook'
import type { Troop } from '../../src/rules/types'

const book = rulebook(1)

/** Section 1 of the rules, typed again: armour, armour shot at, dice (melee), dice (shooting), fatigue limit, points, SAGA dice, a point. */
const profiles = [
  ['levies', 3, 3, '1/3', '1/2', 2, 1 / 3, 0, 12],
  ['warriors', 4, 4, '1/1', '1/2', 3, 0.5, 1, 8],
  ['hearthguard', 5, 5, '2/1', '1/1', 4, 1, 1, 4],
  ['warlord', 5, 6, '5/1', '2/1', 4, 3, 2, null]
] as const

describe('the four classes', () => {
  it.each(profiles)(
    '%s have the numbers of the rules',
    (id, armour, armourShot, dice, diceShot, limit, points, saga, perPoint) => {
      const row = book.classes[id]
      expect([row.armour, row.armourShot, row.fatigueLimit]).toEqual([armour, armourShot, limit])
      expect(`${row.dice.dice}/${row.dice.models}`).toBe(dice)
      expect(`${row.diceShot.dice}/${row.diceShot.models}`).toBe(diceShot)
      expect(row.points).toBeCloseTo(points, 15)
      expect([row.sagaDice, row.perPoint]).toEqual([saga, perPoint])
    }
  )

  it('are all there is, and each is a unit without a faction', () => {
    const classes = profiles.map(([id]) => id)
    expect(Object.keys(book.classes)).toEqual(classes)
    for (const id of classes) {
      expect(book.troops[id]).toMatchObject({ class: id, name: id })
      expect(book.troops[id]?.faction).toBeUndefined()
    }
  })
})

/** Section 5, typed again: class, armour, armour shot at, melee dice of a model, carried weapon, weapons to choose from, horses. */
const troops = [
  ['hirdmen', 'vikings', 'hearthguard', 5, 5, 2, '', '', 'never'],
  ['bondi', 'vikings', 'warriors', 4, 4, 1, '', '', 'never'],
  ['thralls', 'vikings', 'levies', 3, 3, 1, '', 'bow sling', 'never'],
  ['berserkers', 'vikings', 'hearthguard', 3, 3, 4, '', '', 'never'],
  ['vikings-warlord', 'vikings', 'warlord', 5, 6, 5, '', '', 'never'],
  ['huscarls', 'anglo-danes', 'hearthguard', 5, 5, 2, '', 'danish-axe', 'never'],
  ['ceorls', 'anglo-danes', 'warriors', 4, 4, 1, '', '', 'never'],
  ['geburs', 'anglo-danes', 'levies', 3, 3, 1, '', 'bow sling', 'never'],
  ['anglo-danes-warlord', 'anglo-danes', 'warlord', 5, 6, 5, 'danish-axe', 'danish-axe', 'never'],
  ['knights', 'normans', 'hearthguard', 5, 5, 2, '', '', 'may'],
  ['sergeants', 'normans', 'warriors', 4, 4, 1, '', '', 'may'],
  ['peasants', 'normans', 'levies', 3, 3, 1, 'bow', 'bow', 'never'],
  ['crossbowmen', 'normans', 'warriors', 4, 4, 1, 'crossbow', 'crossbow', 'never'],
  ['normans-warlord', 'normans', 'warlord', 5, 6, 5, '', '', 'may'],
  ['teulu', 'welsh', 'hearthguard', 5, 4, 2, 'javelins', 'javelins', 'may'],
  ['priodaur', 'welsh', 'warriors', 4, 3, 1, 'javelins', 'javelins', 'may'],
  ['bonnedig', 'welsh', 'levies', 3, 3, 1, '', 'bow sling javelins', 'never'],
  ['welsh-warlord', 'welsh', 'warlord', 5, 6, 5, 'javelins', 'javelins', 'may']
] as const

/** Heroes, what they bring, swords for hire and baggage have tests of their own. */
const isOrdinary = ({ rule }: Troop) => !['R6.4', 'R6.5', 'R8.3'].includes(rule)

const ordinary = Object.entries(book.troops).filter(([, troop]) => isOrdinary(troop))

describe('the troops of the factions', () => {
  it.each(troops)(
    '%s of the %s are as the rules have them',
    (id, faction, troopClass, armour, armourShot, dice, weapon, arms, horses) => {
      const troop = book.troops[id]
      if (!troop) throw new Error(`no ${id}`)
      const profile = profileOf(book, troop)
      expect([troop.faction, troop.class]).toEqual([faction, troopClass])
      expect([profile.armour, profile.armourShot, profile.dice.dice]).toEqual([armour, armourShot, dice])
      expect([troop.weapon ?? '', troop.weapons.join(' '), troop.mounted]).toEqual([weapon, arms, horses])
    }
  )

  it('are no others', () => {
    expect(ordinary.flatMap(([id, { faction }]) => (faction === undefined ? [] : [id]))).toEqual(troops.map(([id]) => id))
  })

  it('are of a set size where the rules say so', () => {
    const sizes = ordinary.flatMap(([id, { models }]) => (models ? [[id, models.least, models.most]] : []))
    expect(sizes).toEqual([
      ['warlord', 1, 1],
      ['berserkers', 4, 4],
      ['vikings-warlord', 1, 1],
      ['anglo-danes-warlord', 1, 1],
      ['crossbowmen', 4, 8],
      ['normans-warlord', 1, 1],
      ['welsh-warlord', 1, 1]
    ])
  })

  it('have a warlord each, with Resistance, and nobody else has it', () => {
    for (const [id, troop] of ordinary) {
      const always = (troop.effects ?? []).map(describeEffect)
      expect(always, id).toEqual(troop.class === 'warlord' ? ['ignores the first uncancelled hit'] : [])
    }
    for (const faction of Object.keys(book.factions)) expect(troopIdFor(book, 'warlord', faction)).toBe(`${faction}-warlord`)
  })
})
