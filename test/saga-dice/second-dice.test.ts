import { describe, expect, it } from 'vitest'
import { answers } from '../../src/answers'
import type { DiceRequest, RosterUnit } from '../../src/model/dice'
import { rulebook } from '../../src/rules/rulebook'
import { diceOfUnits } from '../../src/saga-dice/dice-count'
import { toNumber } from '../oracle/fraction'
import { chanceToPay, chanceWithPool, diceRolled } from '../oracle/second/saga'

const book = rulebook(2)

const asked = (request: Omit<DiceRequest, 'kind'>) => answers.dice({ kind: 'dice', edition: 2, ...request }, book)

const unit = (name: string, models: number, units = 1): RosterUnit => ({ unit: name, models, units })

/** Example E15 of the rules. */
describe('SAGA dice of the second edition, as rolled', () => {
  it.each([
    ['R + R', 8, 0.395323],
    ['U + C', 5, 1085 / 1296],
    ['U or R', 3, 7 / 8],
    ['U + R', 6, 1729 / 2916]
  ])('%s of %i dice', (cost, dice, chance) => {
    const { all } = asked({ dice, want: [{ box: cost, times: 1 }] })
    expect(all?.asRolled.low).toBeCloseTo(chance, 6)
    expect(all?.asRolled.low).toBeCloseTo(
      toNumber(
        chanceToPay(
          dice,
          cost.split(' + ').map(term => term.replace(' or ', ''))
        )
      ),
      12
    )
  })
})

describe('the Activation Pool of the second edition, played as well as it can be', () => {
  const boxes = [
    ['vikings/ragnarok', ['R', 'R']],
    ['vikings/odin', ['U', 'U']],
    ['vikings/ullr', ['U', 'C']],
    ['vikings/frigg', ['UR']],
    ['normans/impact', ['C', 'C']],
    ['normans/dex-aie', ['U', 'R']]
  ] as const
  const cases = boxes.flatMap(([box, cost]) =>
    [1, 2, 3, 5, 6].flatMap(dice => [0, 2, 4].flatMap(left => (dice + left <= 8 ? [[box, cost, dice, left] as const] : [])))
  )

  it.each(cases)('%s (%s) of %i dice with %i on the board is what the referee says', (box, cost, dice, left) => {
    const { all } = asked({ faction: box.slice(0, box.indexOf('/')), dice, ...(left > 0 && { left }), want: [{ box, times: 1 }] })
    expect(all?.bestPlay.low).toBeCloseTo(toNumber(chanceWithPool(dice, cost, left)), 10)
  })

  it('rolls two or none: a full hand gains nothing by it', () => {
    const want = [{ box: 'vikings/odin', times: 1 }]
    const { all } = asked({ faction: 'vikings', dice: 8, want })
    expect(all?.bestPlay.low).toBe(all?.asRolled.low)
    const first = answers.dice({ kind: 'dice', faction: 'normans', dice: 8, want: [{ box: 'U + U', times: 1 }] }, rulebook(1))
    expect(first.all?.bestPlay.low).toBeGreaterThan(first.all?.asRolled.low ?? 1)
  })
})

describe('how many are rolled in the second edition', () => {
  const units = (warriors: number) => [unit('warriors', 8, warriors), unit('warlord', 1)]
  const cases = [1, 3, 6, 9].flatMap(warriors =>
    [0, 1, 3, 7].flatMap(left => [false, true].map(firstTurn => [warriors + 1, left, firstTurn] as const))
  )

  it.each(cases)('%i generated, %i on the board, first turn %s', (generated, left, firstTurn) => {
    const { rolled, steps } = diceOfUnits(book, { units: units(generated - 1), left, oneOf: 1, firstTurn })
    expect(rolled).toBe(diceRolled(generated, left, firstTurn))
    expect(steps[0]).toBe(`${generated} by units (V9.10)`)
  })

  it('seven with three on the board roll five (T7.2)', () =>
    expect(diceOfUnits(book, { units: units(6), left: 3, oneOf: 1 })).toMatchObject({ rolled: 5, generated: 7, pickedUp: 7 }))

  it('levies bring one with six models, warriors with four, hearthguard with one (T1.1)', () => {
    const brings = (name: string, models: number) => diceOfUnits(book, { units: [unit(name, models)], left: 0, oneOf: 1 }).rolled
    expect([brings('levies', 5), brings('levies', 6)]).toEqual([0, 1])
    expect([brings('warriors', 3), brings('warriors', 4)]).toEqual([0, 1])
    expect(brings('hearthguard', 1)).toBe(1)
  })

  it('in the first turn the first player gains none by a box', () => {
    const want = [{ box: 'vikings/odin', times: 1 }]
    const { all, notes } = asked({ faction: 'vikings', units: units(6), firstTurn: true, want })
    expect(all?.bestPlay.low).toBe(all?.asRolled.low)
    expect(all?.asRolled.low).toBeCloseTo(toNumber(chanceToPay(3, ['U', 'U'])), 12)
    expect(notes).toContainEqual(expect.stringMatching(/^the player who goes first rolls at most 3 SAGA dice/))
  })

  it('what is kept costs no die next turn unless there are eight', () => {
    const { kept } = asked({ faction: 'vikings', units: units(5), keep: [{ box: 'vikings/odin', times: 1 }] })
    expect([kept?.next.rolled, kept?.otherwise.rolled]).toEqual([6, 6])
    const full = asked({ faction: 'vikings', units: units(9), keep: [{ box: 'vikings/odin', times: 1 }] }).kept
    expect([full?.next.rolled, full?.otherwise.rolled]).toEqual([6, 8])
  })
})
