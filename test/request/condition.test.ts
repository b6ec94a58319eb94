import { describe, expect, it } from 'vitest'
import { answers } from '../../src/answers'
import { type Condition, conditionText, holds } from '../../src/model/condition'
import { allQuantities } from '../../src/model/quantities'
import { conditionOf } from '../../src/request/condition'
import { requested } from '../../src/request/request'

const compare = (quantity: string, than: string, value: number) => ({ is: 'compare', quantity, than, value }) as Condition
const read = (text: string) => conditionOf(text, '--assert')

describe('a condition', () => {
  it.each([
    ['attacker wins >= 60%', compare('result.attackerWins', '>=', 0.6)],
    ['attacker wins >= 0.6', compare('result.attackerWins', '>=', 0.6)],
    ['Attacker Wins at least 60 %', compare('result.attackerWins', '>=', 0.6)],
    ['attacker wins is at least 60 percent', compare('result.attackerWins', '>=', 0.6)],
    ['result.attackerWins>=.6', compare('result.attackerWins', '>=', 0.6)],
    ['attacker_wins > 1/2', compare('result.attackerWins', '>', 0.5)],
    ['shooter losses < 2', compare('attacker.losses.mean', '<', 2)],
    ['target wiped out over 5%', compare('defender.wipedOut', '>', 0.05)],
    ['defender.losses.mean fewer than 3', compare('defender.losses.mean', '<', 3)],
    ['tie under 10%', compare('result.tie', '<', 0.1)],
    ['swing >= -1.5', compare('victoryPoints.swing', '>=', -1.5)],
    ['defender loses 4 or more >= 50%', compare('defender.losses.atLeast.4', '>=', 0.5)],
    ['defender loses at least 4 at least 50%', compare('defender.losses.atLeast.4', '>=', 0.5)],
    ['attacker loses exactly 2 <= 0.25', compare('attacker.losses.p.2', '<=', 0.25)],
    ['attacker.losses.p.0 != 0', compare('attacker.losses.p.0', '!=', 0)],
    ['nobody disengages is 0', compare('disengages.nobody', '=', 0)]
  ])('%s', (text, condition) => expect(read(text)).toEqual(condition))

  it('joins with "and" before "or", and reads "not" and brackets', () => {
    const [a, b, c] = [
      compare('result.tie', '<', 0.1),
      compare('attacker.losses.mean', '<', 2),
      compare('defender.wipedOut', '>', 0.5)
    ]
    const [x, y, z] = ['tie < 10%', 'attacker losses < 2', 'defender wiped out > 50%']
    expect(read(`${x} or ${y} and ${z}`)).toEqual({ is: 'any', of: [a, { is: 'all', of: [b, c] }] })
    expect(read(`(${x} or ${y}) and not ${z}`)).toEqual({
      is: 'all',
      of: [
        { is: 'any', of: [a, b] },
        { is: 'not', of: c }
      ]
    })
  })

  it.each([
    'attacker wins >= 60% and (tie < 10% or not attacker losses < 2)',
    'not (defender wiped out > 99.5% and swing >= -0.5)',
    'defender loses 4 or more >= 33.3333333333%'
  ])('written and read again is the same: %s', text => {
    const condition = read(text)
    expect(read(conditionText(condition))).toEqual(condition)
  })

  it('knows every quantity by every name and by its path', () => {
    for (const { path, names } of allQuantities())
      for (const name of [path, ...names]) expect(read(`${name} >= 0`), name).toEqual(compare(path, '>=', 0))
  })
})

describe('a slip is told with a caret under it', () => {
  it.each([
    ['atacker wins >= 60%', 'there is no quantity "atacker wins"; did you mean "attacker wins"?', 0, 12],
    ['tie < 5% and luck > 2', 'there is no quantity "luck" (saga-odds help conditions lists them)', 13, 4],
    ['attacker wins', 'expected a comparison here: >=, >, <=, <, =, at least, at most, more than or less than', 13, 1],
    ['attacker wins >=', 'expected a number here, as in >= 60% or < 2', 16, 1],
    ['attacker wins >= much', 'expected a number here, as in >= 60% or < 2', 17, 4],
    ['attacker wins >= 60', 'attacker wins is a chance, so at most 1: write 60% or 0.6', 17, 2],
    ['attacker wins >= 120%', 'attacker wins is a chance, from 0% to 100%', 17, 4],
    ['attacker losses < 20%', 'attacker losses is not a chance: leave the % out', 18, 3],
    ['tie < 5% tie > 2%', 'expected "and", "or" or the end here', 9, 3],
    ['(tie < 5%', 'expected a closing ) here', 9, 1],
    ['tie < 5% and', 'expected a quantity here, as in attacker wins >= 60%', 12, 1],
    ['tie < 5% & swing > 0', 'expected "and", "or" or the end here', 9, 1],
    ['>= 60%', 'expected a quantity here, as in attacker wins >= 60%', 0, 2]
  ])('%s', (text, message, at, length) =>
    expect(() => read(text)).toThrow(`--assert: ${message}\n  ${text}\n  ${' '.repeat(at)}${'^'.repeat(length)}`)
  )

  it('and nothing at all is told so', () =>
    expect(() => read('  ')).toThrow('--assert   : expected a condition, as in "attacker wins >= 60%"'))

  it('and brackets without end do not overflow', () =>
    expect(() => read('('.repeat(400))).toThrow('more than 50 nested brackets'))
})

describe('whether it holds', () => {
  const { scenario, book } = requested({ words: ['8 warriors charge 8 warriors'] })
  const report = answers.melee(scenario, book)
  it.each([
    ['attacker wins >= 39%', true],
    ['attacker wins >= 40%', false],
    ['attacker losses < 2.7 and defender losses > 2.6', true],
    ['attacker losses < 2.6 or tie > 20%', true],
    ['not tie > 20%', false],
    ['attacker loses 0 or more = 1', true],
    ['attacker loses 9 or more = 0', true],
    ['melees >= 0', false],
    ['attacker fatigue after = 1', true]
  ])('%s: %s', (text, expected) => expect(holds(read(text), report)).toBe(expected))
})
