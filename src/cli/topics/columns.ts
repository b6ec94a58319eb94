import { wrap } from '../../report/wrap'

const WIDE = 80
const NARROWEST = 20

/** Rows of texts in columns, two blanks apart and set in by two; the last column wraps where the page ends. */
export const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const count = rows[0]?.length ?? 0
  const widths = Array.from({ length: count - 1 }, (_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  const margin = widths.reduce((sum, width) => sum + width + 2, 2)
  const room = Math.max(NARROWEST, WIDE - margin)
  return rows.flatMap(row => {
    const start = widths.map((width, column) => (row[column] ?? '').padEnd(width)).join('  ')
    const [first = '', ...more] = wrap(row[count - 1] ?? '', room)
    return [`  ${start}${count > 1 ? '  ' : ''}${first}`.trimEnd(), ...more.map(line => `${' '.repeat(margin)}${line}`)]
  })
}

/** A paragraph of at most the page's width. */
export const prose = (text: string): readonly string[] => wrap(text, WIDE)
