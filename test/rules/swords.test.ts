import { describe, expect, it } from 'vitest'
import { describeEffect } from '../../src/model/effect'
import { partsOf, usualModels } from '../../src/rules/board'
import { profileOf } from '../../src/rules/lookup'
import { rulebook } from '../../src/rules/rulebook'
import type { Part, Troop } from '../../src/rules/types'
import { wrathAt } from '../../src/rules/wrath'

const book = rulebook(1)

const troopAt = (id: string): Troop => {
  const troop = book.troops[id]
  if (!troop) throw new Error(`no ${id}`)
  return troop
}

const shown = (parts: readonly Part[]): string => parts.map(({ name, models }) => `${models} ${name}`).join(', ')

/** R6.5, typed again: class, armour, size, points, SAGA dice, boards, Side by Side, what they do not serve beside. */
const swords = [
  ['jomsvikings', 'hearthguard', 4, 4, 4, 2, 2, '', 'never', 'hero'],
  ['egil', 'hearthguard', 5, 4, 8, 2, 2, 'vikings', 'never', ''],
  ['flemish', 'warriors', 5, 8, 8, 1, 0, '', 'may', 'hero others']
] as const

describe('swords for hire', () => {
  it('are three, of no faction', () => {
    expect(Object.keys(book.troops).filter(id => book.troops[id]?.hire)).toEqual(swords.map(([id]) => id))
    for (const [id] of swords) expect(troopAt(id).faction, id).toBeUndefined()
  })

  it.each(swords)('%s are as the rules have them', (id, troopClass, armour, least, most, cost, saga, boards, side, limits) => {
    const troop = troopAt(id)
    expect(troop.class).toBe(troopClass)
    expect(profileOf(book, troop)).toMatchObject({ armour, armourShot: armour })
    expect(troop.models).toEqual({ least, most })
    expect([troop.cost, troop.sagaDice, troop.boards?.join(' ')]).toEqual([cost, saga, boards])
    expect(troop.alone ? 'never' : 'may').toBe(side)
    expect([!troop.hire?.underHero && 'hero', !troop.hire?.besideOthers && 'others'].filter(Boolean).join(' ')).toBe(limits)
    expect([troop.mounted, troop.weapons]).toEqual(['never', []])
    for (const fact of troop.hire?.facts ?? []) expect(fact).toMatch(/^[A-Z].{10,}\.$/)
  })

  it('are Sigvald with three dice after three men with one each, and their Wrath', () => {
    const { parts = [] } = troopAt('jomsvikings')
    expect(parts.map(({ name, models, dice, points }) => [name, models, dice.dice, dice.models, points])).toEqual([
      ['Jomsvikings', 3, 1, 1, 1],
      ['Sigvald', 1, 3, 1, 1]
    ])
    expect(Object.keys(book.troops).filter(id => book.troops[id]?.wrath)).toEqual(['jomsvikings'])
  })

  it('are Egil with four dice after his hirdmen, three or seven of them', () => {
    const { parts = [], musters, hire } = troopAt('egil')
    expect(parts.map(({ name, models, dice, points }) => [name, models, dice.dice, dice.models, points])).toEqual([
      ['hirdmen', 3, 2, 1, 1],
      ['Egil', 1, 4, 1, 3]
    ])
    expect(musters).toEqual([
      { models: 4, cost: 2, sagaDice: 2 },
      { models: 8, cost: 3, sagaDice: 4 }
    ])
    expect(hire?.never).toEqual(['vikings'])
  })

  it('are Flemish, worth a point a model, in heavy cover unless they charge', () => {
    const flemish = troopAt('flemish')
    expect(profileOf(book, flemish)).toMatchObject({ points: 1, dice: { dice: 1, models: 1 }, fatigueLimit: 3 })
    expect(flemish.effects?.map(describeEffect)).toEqual([
      'counts as in heavy cover in melee, if own unit is charged',
      'counts as in heavy cover when shot at'
    ])
    expect([troopAt('jomsvikings').effects, troopAt('egil').effects]).toEqual([undefined, undefined])
  })

  it.each([
    ['sigvald', 'jomsvikings'],
    ['egil skalagrimsson', 'egil'],
    ['mercenarios flamencos', 'flemish'],
    ['bagaje', 'baggage']
  ])('"%s" are %s', (words, id) => {
    expect(Object.keys(book.troops).filter(each => book.troops[each]?.names.includes(words))).toEqual([id])
  })
})

describe('a mixed unit', () => {
  const { parts = [] } = troopAt('egil')

  it.each([
    [4, '3 hirdmen, 1 Egil'],
    [8, '7 hirdmen, 1 Egil'],
    [2, '1 hirdmen, 1 Egil'],
    [1, '1 Egil'],
    [0, '']
  ])('of %i models is %s: the leader falls last', (models, expected) => {
    expect(shown(partsOf(parts, models))).toBe(expected)
  })

  it('of three parts loses the front one first', () => {
    const [hirdmen, leader] = parts
    if (!hirdmen || !leader) throw new Error('no parts')
    const three = [{ ...hirdmen, name: 'thralls', models: 2 }, hirdmen, leader]
    expect([6, 5, 4, 3].map(models => shown(partsOf(three, models)))).toEqual([
      '2 thralls, 3 hirdmen, 1 Egil',
      '1 thralls, 3 hirdmen, 1 Egil',
      '3 hirdmen, 1 Egil',
      '2 hirdmen, 1 Egil'
    ])
  })

  it('is of its usual size where no number is said', () => {
    expect(
      ['egil', 'jomsvikings', 'harold-godwinson', 'flemish', 'berserkers', 'baggage'].map(id => usualModels(troopAt(id)))
    ).toEqual([4, 4, 3, 8, 4, 1])
    expect([usualModels(troopAt('varangians')), usualModels(troopAt('hirdmen'))]).toEqual([undefined, undefined])
  })

  it('would shoot with the dice of hearthguard, Harold with those of a warlord', () => {
    const rates = Object.values(book.troops).flatMap(({ parts: all = [] }) =>
      all.map(({ name, diceShot }) => [name, diceShot.dice, diceShot.models])
    )
    expect(rates).toEqual([
      ['Gyrth and Leofwine', 1, 1],
      ['Harold', 2, 1],
      ['Jomsvikings', 1, 1],
      ['Sigvald', 1, 1],
      ['hirdmen', 1, 1],
      ['Egil', 1, 1]
    ])
  })

  it('is of one size with all its parts, or more', () => {
    for (const [id, troop] of Object.entries(book.troops))
      if (troop.parts) expect(usualModels(troop), id).toBe(troop.models?.least)
  })
})

describe('baggage', () => {
  it('has armour 5, 6 when shot at, three dice, and ignores the first uncancelled hit (R8.3)', () => {
    const troop = troopAt('baggage')
    expect(profileOf(book, troop)).toMatchObject({
      armour: 5,
      armourShot: 6,
      dice: { dice: 3, models: 1 },
      diceShot: { dice: 0, models: 1 },
      fatigueLimit: 4,
      points: 0
    })
    expect([troop.class, troop.models, troop.boards, troop.weapons]).toEqual(['hearthguard', { least: 1, most: 1 }, [], []])
    expect(troop.effects?.map(describeEffect)).toEqual(['ignores the first uncancelled hit'])
    expect([troop.rule, troop.mounted]).toEqual(['R8.3', 'never'])
  })
})

/** R6.6, typed again. */
const rows = [
  [2, 'own armour +1; +1 attack die for each fighting model of its own in step 1 in melee'],
  [4, '+1 defence die in melee'],
  [7, '+2 attack dice in melee'],
  [10, '+2 defence dice in melee'],
  [12, '+2 attack dice in melee'],
  [14, 'own unit -1 fatigue before the fight; ignores the first fatigue it would gain, if in its own turn'],
  [16, 'own armour +1; re-rolls missed attack dice in melee; re-rolls failed defence dice in melee'],
  [17, '']
] as const

describe('the Wrath of the Jomsvikings', () => {
  it('has eight rows, the last of which makes them leave', () => {
    expect(book.wrath.map(({ least, effects }) => [least, effects.map(describeEffect).join('; ')])).toEqual(rows)
    expect(book.wrath.map(({ deserts }) => deserts ?? false)).toEqual([...rows.slice(1).map(() => false), true])
    expect(book.wrath.map(({ text }) => text)).toEqual([
      'Armour 1 higher and one more attack die for each model.',
      'One more defence die in each melee.',
      'Two more attack dice in each melee.',
      'Two more defence dice in each melee.',
      'Another two attack dice in each melee.',
      'They lose 1 fatigue, and the next they would gain this turn is ignored.',
      'Armour 1 higher again, and failed attack and defence dice are re-rolled in each melee.',
      'They change sides: no activation, and none of the rows above.'
    ])
  })

  it.each([
    [1, []],
    [2, [2]],
    [3, [2]],
    [6, [2, 4]],
    [12, [2, 4, 7, 10, 12]],
    [16, [2, 4, 7, 10, 12, 14, 16]],
    [17, [17]],
    [18, [17]]
  ])('at %i has the rows %j in force', (total, least) => {
    expect(wrathAt(book.wrath, total).map(row => row.least)).toEqual(least)
  })
})
