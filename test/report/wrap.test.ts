import { describe, expect, it } from 'vitest'
import { csv } from '../../src/report/csv'
import { type FormatName, formats, render } from '../../src/report/index'
import { sanitizeText } from '../../src/report/sanitize'
import { inTwoLines, padEnd, padStart, truncate, width, wrap } from '../../src/report/wrap'
import { look } from './look'
import { hostile } from './reports/hostile'

describe('width', () => {
  it('counts East Asian letters and pictures twice, accents of their own and colours not at all', () => {
    expect(width('bondi')).toBe(5)
    expect(width('武士')).toBe(4)
    expect(width('🪓')).toBe(2)
    expect(width('e\u0301')).toBe(1)
    expect(width(`${String.fromCharCode(27)}[1mbondi${String.fromCharCode(27)}[22m`)).toBe(5)
  })

  it('is what texts are filled to, on either side', () => {
    expect(padEnd('武士', 6)).toBe('武士  ')
    expect(padStart('武士', 6)).toBe('  武士')
  })

  it('never cuts a letter in half', () => {
    expect(truncate('武士', 3)).toBe('武')
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
    expect(inTwoLines('loses on average')).toEqual(['loses on', 'average'])
    expect(inTwoLines('in 9 games of 10')).toEqual(['in 9 games', 'of 10'])
    expect(inTwoLines('exact')).toEqual(['exact'])
  })
})

const control = (code: number): string => String.fromCharCode(code)

const ESC = control(27)
const BELL = control(7)

const CONTROLS = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u

describe('a name from a file', () => {
  it('loses its escape sequences', () => {
    expect(sanitizeText(`${ESC}[31mbondi${ESC}[0m`)).toBe('bondi')
    expect(sanitizeText(`${control(0x9b)}31mbondi`)).toBe('bondi')
  })

  it('loses control characters, and its line ends become blanks', () => {
    expect(sanitizeText(`bon${BELL}di${control(0)}${control(0x85)}`)).toBe('bondi')
    expect(sanitizeText('a\r\nb\tc')).toBe('a  b c')
  })

  it('cannot turn the direction of the line', () => {
    expect(sanitizeText('\u202eidnob\u2066')).toBe('idnob')
  })

  it('keeps its letters, of any script', () => {
    expect(sanitizeText('Harald Hårfagre, 武士, Ξένος')).toBe('Harald Hårfagre, 武士, Ξένος')
  })

  it.each(Object.keys(formats) as FormatName[])('moves no cursor in the format %s', async format => {
    expect(await render(format, hostile, look({ explain: true }))).not.toMatch(CONTROLS)
  })

  it('starts no second record in CSV', async () => {
    expect((await csv(hostile, {})).trimEnd().split('\n')).toHaveLength(2)
  })
})
