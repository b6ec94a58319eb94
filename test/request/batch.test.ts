import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf } from '../../src/request/batch/row'

/** RFC 4180, by hand. */
const written = (cells: readonly string[]): string =>
  cells.map(cell => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')

describe('a row', () => {
  it.each([
    ['a,b,c', ['a', 'b', 'c']],
    ['', ['']],
    [',', ['', '']],
    ['"a,b",c', ['a,b', 'c']],
    ['"he said ""so""",""', ['he said "so"', '']],
    ['a"b,c', ['a"b', 'c']],
    ['"a" ,b', ['a', 'b']]
  ])('%s', (line, cells) => expect(cellsOf(line)).toEqual(cells))

  it('that was written is read again', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.string().map(text => text.replaceAll(/[\r\n]/g, '')),
          { minLength: 1 }
        ),
        cells => {
          expect(cellsOf(written(cells))).toEqual(cells)
        }
      ),
      { seed: 9, numRuns: 500 }
    ))

  it.each(['"a', 'a,"b,c', '"a"b', '"a""'])('is refused where its quotes do not fit: %s', line =>
    expect(() => cellsOf(line)).toThrow(/quotes/)
  )
})
