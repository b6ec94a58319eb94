import { describe, expect, it } from 'vitest'
import type { RosterUnit } from '../../src/model/dice'
import { rulebook } from '../../src/rules/rulebook'
import { diceOfUnit, diceOfUnits, givenDice } from '../../src/saga-dice/dice-count'
import { book } from './table'

const unit = (name: string, models: number, units = 1): RosterUnit => ({ unit: name, models, units })

const rolled = (units: readonly RosterUnit[], left = 0, oneOf = 1): number => diceOfUnits(book, { units, left, oneOf }).rolled

const first = [unit('hearthguard', 4, 2), unit('warriors', 8), unit('levies', 12, 2), unit('warlord', 1)]
const second = [unit('hearthguard', 4, 2), unit('warriors', 8, 3), unit('levies', 12), unit('warlord', 1)]

describe('the examples of R7.2', () => {
  it('two hearthguard, a warriors, two levies and the warlord: five dice', () => expect(rolled(first)).toBe(5))

  it('two hearthguard, three warriors, a levies and the warlord: seven, so six', () =>
    expect(diceOfUnits(book, { units: second, left: 0, oneOf: 1 })).toMatchObject({ rolled: 6, generated: 7, most: 6 }))

  it('with one die left on the board five, or six if it is picked up', () =>
    expect(diceOfUnits(book, { units: second, left: 1, oneOf: 1 })).toMatchObject({ rolled: 5, pickedUp: 6 }))
})

describe('how many dice each unit brings', () => {
  it.each([
    ['a hero', [unit('harald-hardrada', 1)], 3],
    ['Sven Forkbeard', [unit('sven-forkbeard', 1)], 2],
    ['Jomsvikings', [unit('jomsvikings', 4)], 2],
    ['Flemish spearmen', [unit('flemish', 8)], 0],
    ['levies', [unit('geburs', 12, 3)], 0],
    ['levies led by Gruffydd', [unit('bonnedig', 12, 2), unit('gruffydd', 1)], 5],
    ['a unit of one model', [unit('bondi', 1)], 1],
    ['Cnut and eight more', [unit('cnut', 1), unit('ceorls', 8, 8)], 7],
    ['more dice left than units bring', [unit('bondi', 8)], 0]
  ])('%s', (_, units, dice) => expect(rolled(units, dice === 0 && units[0]?.unit === 'bondi' ? 2 : 0)).toBe(dice))

  it("Egil's men bring half their models beside the others", () => {
    expect(diceOfUnits(book, { units: [unit('egil', 4), unit('warriors', 8)], left: 0, oneOf: 1 })).toMatchObject({
      rolled: 1,
      beside: 2
    })
    expect(diceOfUnits(book, { units: [unit('egil', 5, 2)], left: 0, oneOf: 1 })).toMatchObject({ rolled: 0, beside: 6 })
  })

  it('against Maredudd a third of them in the first turn, half in the second, rounded up', () => {
    expect([rolled(second, 0, 3), rolled(second, 0, 2), rolled(second, 1, 2), rolled(second, 0, 1)]).toEqual([2, 3, 3, 6])
  })
})

describe('as units die', () => {
  const falls = (units: readonly RosterUnit[]) =>
    diceOfUnits(book, { units, left: 0, oneOf: 1 }).falls?.map(({ lost, dice, withoutWarlord }) => [lost, dice, withoutWarlord])

  it('the dice are lost one by one, and by two with the warlord', () =>
    expect(falls(second)).toEqual([
      [0, 6, 5],
      [1, 6, 4],
      [2, 5, 3],
      [3, 4, 2],
      [4, 3, 1],
      [5, 2, 0]
    ]))

  it('those who bring fewest are taken to die first, two warlords together, and a unit that brings none is not counted', () => {
    expect(falls([unit('jomsvikings', 4), unit('warriors', 8), unit('levies', 12, 3)])).toEqual([
      [0, 3, 3],
      [1, 2, 2],
      [2, 0, 0]
    ])
    expect(falls([unit('warlord', 1, 2), unit('warriors', 8)])).toEqual([
      [0, 5, 1],
      [1, 4, 0]
    ])
  })

  it("Egil's dice are not among them", () =>
    expect(falls([unit('egil', 4), unit('warriors', 8), unit('warlord', 1)])).toEqual([
      [0, 3, 1],
      [1, 2, 0]
    ]))

  it('as many are rolled as the battle and the enemy allow, and the seventh die of Cnut is lost with him', () => {
    const fallen = (units: readonly RosterUnit[], over: { readonly oneOf?: number; readonly most?: number }) =>
      diceOfUnits(book, { units, left: 1, oneOf: 1, ...over }).falls?.map(({ dice, withoutWarlord }) => [dice, withoutWarlord])
    const many = [unit('warriors', 8, 9), unit('warlord', 1)]
    // what is left on the board is left for this turn alone
    expect(fallen(many, { most: 8 })?.slice(0, 4)).toEqual([
      [8, 8],
      [8, 8],
      [8, 7],
      [8, 6]
    ])
    expect(fallen(many, { oneOf: 3 })?.slice(0, 6)).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2]
    ])
    expect(fallen([unit('cnut', 1), unit('ceorls', 8, 8)], {})?.slice(0, 2)).toEqual([
      [7, 6],
      [7, 6]
    ])
  })

  it('the dice that Gruffydd makes of his levies outlive him (p.43)', () =>
    expect(falls([unit('gruffydd', 1), unit('bonnedig', 12, 2), unit('teulu', 4)])).toEqual([
      [0, 6, 3],
      [1, 5, 2],
      [2, 4, 1],
      [3, 3, 0]
    ]))
})

describe('the explanation of the number', () => {
  it('is what each unit brings, and no more than there is to explain', () =>
    expect(diceOfUnits(book, { units: [unit('bondi', 8, 2), unit('nobody', 4)], left: 0, oneOf: 1 })).toEqual({
      rolled: 2,
      left: 0,
      units: [{ unit: 'bondi', name: 'bondi', models: 8, units: 2, each: 1 }],
      generated: 2,
      most: 6,
      falls: [
        { lost: 0, dice: 2, withoutWarlord: 2 },
        { lost: 1, dice: 1, withoutWarlord: 1 },
        { lost: 2, dice: 0, withoutWarlord: 0 }
      ],
      steps: ['2 by units (R7.2)']
    }))

  it('is explained step by step', () => {
    const steps = (units: readonly RosterUnit[], left: number, oneOf: number) => diceOfUnits(book, { units, left, oneOf }).steps
    expect(steps([unit('warriors', 8, 6)], 0, 1)).toEqual(['6 by units (R7.2)'])
    expect(steps(second, 1, 2)).toEqual([
      '7 by units (R7.2)',
      'at most 6',
      'less 1 left on the board',
      'one in 2 of them, rounded up (R6.4)'
    ])
  })

  it('that was given is that number, unless the enemy reduces it', () => {
    expect(givenDice(5, 2, 1)).toEqual({ rolled: 5, left: 2, steps: [] })
    expect(givenDice(5, 0, 2)).toEqual({ rolled: 3, left: 0, steps: ['5 as given', 'one in 2 of them, rounded up (R6.4)'] })
  })
})

describe('the dice of one unit', () => {
  it('are those of its class, under its hero', () => {
    expect(['bondi', 'warlord', 'levies', 'nobody'].map(name => diceOfUnit(book, name, 8))).toEqual([1, 2, 0, 0])
    const led = [undefined, 'gruffydd', 'cnut', 'taillefer', 'bondi', 'nobody']
    expect(led.map(hero => diceOfUnit(book, 'bonnedig', 12, hero))).toEqual([0, 1, 0, 0, 0, 0])
  })

  it('of the second edition are none below six levies and four warriors (V9)', () => {
    const dice = (name: string, models: number) => diceOfUnit(rulebook(2), name, models)
    expect([5, 6].map(models => dice('levies', models))).toEqual([0, 1])
    expect([3, 4].map(models => dice('warriors', models))).toEqual([0, 1])
    expect(dice('hearthguard', 1)).toBe(1)
  })
})
