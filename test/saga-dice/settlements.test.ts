import { describe, expect, it } from 'vitest'
import { handsOf } from '../../src/saga-dice/hands'
import { letters, lettersOn, spent } from '../../src/saga-dice/letters'
import { possibleCosts } from '../../src/saga-dice/possible-costs'
import { cost } from './table'

/** What an unknown cost may turn out to be, and hands as they are shown. */

const shown = (text: string) => possibleCosts(cost(text)).map(({ dice, same }) => [dice.map(String).join(' + '), same])

describe('an unknown cost', () => {
  it.each([
    ['?', ['C', 'U', 'R']],
    ['? + ?', ['C + C', 'C + U', 'C + R', 'U + U', 'U + R', 'R + R']],
    // what is known stays
    ['? + C', ['C + C', 'U + C', 'R + C']]
  ])('%s may be %j, the order of the dice aside', (text, all) => expect(shown(text)).toEqual(all.map(each => [each, false])))

  it('of dice that are all the same is one symbol', () => {
    expect(shown('? + ? same').map(([dice]) => dice)).toEqual(['C + C', 'U + U', 'R + R'])
    expect(possibleCosts({ dice: ['unknown', ['C', 'U']], same: true }).map(({ dice }) => dice)).toEqual([
      [['C'], ['C']],
      [['U'], ['U']]
    ])
  })

  it.each(['C', 'C or R', 'C + U', 'any', 'none'])('is itself where nothing of it is unknown: %s', text =>
    expect(possibleCosts(cost(text))).toEqual([cost(text)])
  )

  it('is itself, too, where all its dice are the same and known', () => {
    const known = { dice: [['C', 'U'] as const, ['C', 'U'] as const], same: true }
    expect(possibleCosts(known)).toEqual([known])
  })
})

describe('a hand', () => {
  it('is shown by its symbols, that of two boards board by board', () => {
    const one = handsOf(1)
    const two = handsOf(2)
    const at = (hands: typeof one, counts: readonly number[]) =>
      hands.counts.findIndex(each => each.every((count, face) => count === (counts[face] ?? 0)))
    expect(letters(at(one, [2, 1, 1]), one)).toBe('CCUR')
    expect(letters(at(one, [0, 0, 0]), one)).toBe('')
    const hand = at(two, [2, 1, 0, 1, 0, 1])
    expect([letters(hand, two), lettersOn(hand, 0, two), lettersOn(hand, 1, two), spent(hand, two)]).toEqual([
      'CCU/CR',
      'CCU',
      'CR',
      'CCUCR'
    ])
  })
})
