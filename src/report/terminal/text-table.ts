import Grid from 'cli-table3'
import type { TextTable } from '../page'
import { factLines, type TextCanvas, widest, wrap } from '../wrap'

const GAP = 2

const EDGES = ['top', 'bottom', 'left', 'right'].flatMap(edge => [edge, `${edge}-mid`, `${edge}-left`, `${edge}-right`])

/** No frame but a rule below the heads. */
const frame = (rule: string): Record<string, string> => ({
  ...Object.fromEntries(EDGES.map(edge => [edge, ''])),
  mid: rule,
  'mid-mid': rule.repeat(GAP),
  middle: ' '.repeat(GAP)
})

/** Words up to this length are never broken. */
const LONG = 24

/** A number and its percent sign are one word. */
const joined = (text: string): string => text.replaceAll(' %', '\u00a0%')

const longestWord = (texts: readonly string[]): number => Math.min(LONG, widest(texts.flatMap(text => joined(text).split(' '))))

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)

/** Column widths: each at least its longest word; the remaining room goes, column by column, to the one that wraps most. */
const fittedWidths = (columns: readonly (readonly string[])[], room: number): readonly number[] => {
  const natural = columns.map(widest)
  const widths = columns.map(longestWord)
  for (let left = Math.min(room, sum(natural)) - sum(widths); left > 0; left -= 1) {
    const lines = widths.map((width, index) => (natural[index] ?? 0) / width)
    const most = lines.indexOf(Math.max(...lines))
    widths[most] = (widths[most] ?? 0) + 1
  }
  return widths
}

const rowsAsFacts = ({ columns, rows }: TextTable, canvas: TextCanvas): string[] =>
  rows.flatMap((row, index) => [
    ...(index === 0 ? [] : ['']),
    ...factLines({ block: 'facts', facts: row.map((text, column) => [columns[column] ?? '', text] as const) }, canvas)
  ])

/** A table no wider than the page; if its words do not fit beside each other, each row is a list of facts. */
export const textTableLines = (table: TextTable, canvas: TextCanvas): string[] => {
  const room = canvas.columns - GAP * (table.columns.length - 1)
  const widths = fittedWidths(
    table.columns.map((head, index) => [head, ...table.rows.map(row => row[index] ?? '')]),
    room
  )
  if (sum(widths) > room) return rowsAsFacts(table, canvas)
  const cell = (text: string, index: number): string =>
    wrap(joined(text), widths[index] ?? LONG)
      .join('\n')
      .replaceAll('\u00a0', ' ')
  const grid = new Grid({
    head: table.columns.map((text, index) => canvas.theme.bold(cell(text, index))),
    chars: frame(canvas.unicode ? '─' : '-'),
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0, compact: true },
    colWidths: [...widths]
  })
  for (const row of table.rows) grid.push(row.map(cell))
  return grid
    .toString()
    .split('\n')
    .map(line => line.trimEnd())
}
