import { describe, expect, it } from 'vitest'
import { costOf, costText, isUnknown } from '../../src/rules/cost'
import { describeCost, shortCost } from '../../src/rules/describe'
import { rulebook } from '../../src/rules/rulebook'

const dice = (text: string) => costOf(text)?.dice

describe('the cost of a box', () => {
  it('is one die for each term, of any of its symbols', () => {
    expect(dice('U')).toEqual([['U']])
    expect(dice('C or R')).toEqual([['C', 'R']])
    expect(dice('any')).toEqual([['C', 'U', 'R']])
    expect(dice('C + R')).toEqual([['C'], ['R']])
    expect(dice('C or U + R')).toEqual([['C', 'U'], ['R']])
  })

  it('may be unknown, and of one symbol', () => {
    expect(costOf('?')).toEqual({ dice: ['unknown'], same: false })
    expect(costOf('? + ? same')).toEqual({ dice: ['unknown', 'unknown'], same: true })
  })

  it('may be nothing', () => {
    expect(costOf('none')).toEqual({ dice: [], same: false })
    expect(describeCost('none')).toBe('none')
  })

  it('is read from what a user types, case aside', () => {
    expect(dice('u')).toEqual([['U']])
    expect(dice('c+r')).toEqual([['C'], ['R']])
    expect(dice('Any')).toEqual([['C', 'U', 'R']])
    expect(dice('c  or   r')).toEqual([['C', 'R']])
    expect(costOf('? + ?  SAME')).toEqual(costOf('? + ? same'))
  })

  it.each(['', 'X', 'C or', 'C or X', 'C +', 'two dice', '1', '? same + ?', 'same'])('is not "%s"', text => {
    expect(costOf(text)).toBeUndefined()
  })

  it('parses for every ability, which is of unknown certainty just where it is unknown', () => {
    for (const [key, { cost, certainty }] of Object.entries(rulebook(1).abilities)) {
      const parsed = costOf(cost)
      expect(parsed, key).toBeDefined()
      expect(parsed && isUnknown(parsed), key).toBe(certainty === 'unknown')
    }
  })

  it.each(['U', 'C or R', 'any', 'C + R', 'C or U + R', '?', '? + ? same', 'none'])(
    '"%s" is written again as it was read',
    text => {
      const cost = costOf(text)
      expect(cost && costText(cost)).toBe(text)
    }
  )

  it('is said in words, with the symbols where they are known', () => {
    expect(describeCost('U', { C: 'axe', U: 'white horse', R: 'helmet' })).toBe('white horse (U)')
    expect(describeCost('C + R')).toBe('common (C) + rare (R)')
    expect(describeCost('any')).toBe('any one')
    expect(describeCost('?')).toBe('cost unknown (1 die)')
    expect(describeCost('two dice')).toBe('two dice')
    expect(describeCost('? + ? same')).toBe('cost unknown (2 dice of one symbol)')
  })

  it('is short in a table', () => {
    expect(shortCost('C or R')).toBe('C or R')
    expect(shortCost('? + ?')).toBe('cost unknown (2 dice)')
  })
})
