import { describe, expect, it } from 'vitest'
import type { RosterUnit } from '../../src/model/dice'
import { diceOfUnits } from '../../src/turn/dice-count'
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

describe('who brings how many', () => {
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
    expect(diceOfUnits(book, { units: [unit('egil', 5)], left: 0, oneOf: 1 })).toMatchObject({ rolled: 0, beside: 3 })
  })

  it('against Maredudd a third of them in the first turn, half in the second, rounded up', () => {
    expect([rolled(second, 0, 3), rolled(second, 0, 2), rolled(second, 1, 2), rolled(second, 0, 1)]).toEqual([2, 3, 3, 6])
  })
})

describe('as units die', () => {
  const falls = (units: readonly RosterUnit[]) =>
    diceOfUnits(book, { units, left: 0, oneOf: 1 }).falls?.map(({ lost, dice, withoutWarlord }) => [lost, dice, withoutWarlord])

  it('the dice fall one by one, and by two with the warlord', () =>
    expect(falls(second)).toEqual([
      [0, 6, 5],
      [1, 6, 4],
      [2, 5, 3],
      [3, 4, 2],
      [4, 3, 1],
      [5, 2, 0]
    ]))

  it('what a hero gives dies with him', () =>
    expect(falls([unit('gruffydd', 1), unit('bonnedig', 12, 2), unit('teulu', 4)])).toEqual([
      [0, 6, 1],
      [1, 5, 0],
      [2, 4, 0],
      [3, 3, 0]
    ]))
})
