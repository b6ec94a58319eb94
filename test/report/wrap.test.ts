import { describe, expect, it } from 'vitest'
import { halved, head, left, right, width, wrap } from '../../src/report/wrap'

describe('width', () => {
  it('counts East Asian letters and pictures twice, accents of their own and colours not at all', () => {
    expect(width('bondi')).toBe(5)
    expect(width('武士')).toBe(4)
    expect(width('🪓')).toBe(2)
    expect(width('e\u0301')).toBe(1)
    expect(width(`${String.fromCharCode(27)}[1mbondi${String.fromCharCode(27)}[22m`)).toBe(5)
  })

  it('is what texts are filled to, on either side', () => {
    expect(left('武士', 6)).toBe('武士  ')
    expect(right('武士', 6)).toBe('  武士')
  })

  it('never cuts a letter in half', () => {
    expect(head('武士', 3)).toBe('武')
  })
})

describe('wrapping', () => {
  it('breaks at blanks', () => {
    expect(wrap('a tie sends the bondi back', 12)).toEqual(['a tie sends', 'the bondi', 'back'])
  })

  it('keeps a figure with its percent sign', () => {
    expect(wrap('bondi win 35.5 %', 14)).toEqual(['bondi win', '35.5 %'])
  })

  it('breaks a word that is longer than the line', () => {
    expect(wrap('strengthinnumbers', 8)).toEqual(['strength', 'innumber', 's'])
  })

  it('loses no letter of any width', () => {
    expect(wrap('武士武士', 3)).toEqual(['武', '士', '武', '士'])
    expect(wrap('武', 1)).toEqual(['武'])
  })

  it('makes two lines as even as the words allow', () => {
    expect(halved('loses on average')).toEqual(['loses on', 'average'])
    expect(halved('in 9 games of 10')).toEqual(['in 9 games', 'of 10'])
    expect(halved('exact')).toEqual(['exact'])
  })
})
