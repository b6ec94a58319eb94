import { wrap } from '../../report/wrap'

/** The layout of help pages, 80 columns wide. */

const WIDE = 80
const NARROWEST = 20

/** The widths less the excess, taken from whichever is widest at the time. */
const narrowed = (all: readonly number[], excess: number): readonly number[] => {
  const widths = [...all]
  for (let left = excess; left > 0; left--) {
    const widest = widths.indexOf(Math.max(...widths))
    widths[widest] = (widths[widest] ?? 1) - 1
  }
  return widths
}

/**
 * Lays rows out in columns, indented by two and two blanks apart. The last column wraps at the page's width; so do the widest
 * ones where they would leave the last no room.
 */
export const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const count = rows[0]?.length ?? 0
  const widest = (column: number): number => Math.max(...rows.map(row => (row[column] ?? '').length))
  const all = Array.from({ length: Math.max(0, count - 1) }, (_, column) => widest(column))
  const needed = Math.min(NARROWEST, widest(count - 1))
  const excess = all.reduce((sum, width) => sum + width + 2, 2) + needed - WIDE
  const widths = narrowed(all, excess)
  const margin = widths.reduce((sum, width) => sum + width + 2, 2)
  return rows.flatMap(row => {
    const cells = row.map((cell, column) => wrap(cell, widths[column] ?? WIDE - margin))
    const height = Math.max(...cells.map(lines => lines.length))
    return Array.from({ length: height }, (_, line) =>
      `  ${cells.map((lines, column) => (lines[line] ?? '').padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()
    )
  })
}

/** A paragraph of at most the page's width. */
export const prose = (text: string, wide = WIDE): readonly string[] => wrap(text, wide)
