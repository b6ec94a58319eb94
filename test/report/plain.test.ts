import { describe, expect, it } from 'vitest'
import { csv } from '../../src/report/csv'
import { type FormatName, formats, render } from '../../src/report/index'
import { plain } from '../../src/report/plain'
import { look } from './look'
import { hostile } from './reports/hostile'

const control = (code: number): string => String.fromCharCode(code)

const ESC = control(27)
const BELL = control(7)

const CONTROLS = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u

describe('a name from a file', () => {
  it('loses its escape sequences', () => {
    expect(plain(`${ESC}[31mbondi${ESC}[0m`)).toBe('bondi')
    expect(plain(`${control(0x9b)}31mbondi`)).toBe('bondi')
  })

  it('loses control characters, and its line ends become blanks', () => {
    expect(plain(`bon${BELL}di${control(0)}${control(0x85)}`)).toBe('bondi')
    expect(plain('a\r\nb\tc')).toBe('a  b c')
  })

  it('cannot turn the direction of the line', () => {
    expect(plain('\u202eidnob\u2066')).toBe('idnob')
  })

  it('keeps its letters, of any script', () => {
    expect(plain('Harald Hårfagre, 武士, Ξένος')).toBe('Harald Hårfagre, 武士, Ξένος')
  })

  it.each(Object.keys(formats) as FormatName[])('moves no cursor in the format %s', async format => {
    expect(await render(format, hostile, look({ explain: true }))).not.toMatch(CONTROLS)
  })

  it('starts no second record in CSV', async () => {
    expect((await csv(hostile, {})).trimEnd().split('\n')).toHaveLength(2)
  })
})
