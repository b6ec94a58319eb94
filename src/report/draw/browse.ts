import Grid from 'cli-table3'
import type { Table } from '../page'
import { facts, type Paper, widest, wrap } from '../wrap'

const GAP = 2

const EDGES = ['top', 'bottom', 'left', 'right'].flatMap(edge => [edge, `${edge}-mid`, `${edge}-left`, `${edge}-right`])

/** No frame: only a rule below the heads. */
const frame = (rule: string): Record<string, string> => ({
  ...Object.fromEntries(EDGES.map(edge => [edge, ''])),
  mid: rule,
  'mid-mid': rule.repeat(GAP),
  middle: ' '.repeat(GAP)
})

/** No word is broken that is not longer than this. */
const LONG = 24

const longestWord = (texts: readonly string[]): number => Math.min(LONG, widest(texts.flatMap(text => text.split(' '))))

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)

/** Each column begins at its longest word; what room is left goes to the one that lacks most. */
const fitted = (columns: readonly (readonly string[])[], room: number): readonly number[] => {
  const natural = columns.map(widest)
  const widths = columns.map(longestWord)
  for (let left = Math.min(room, sum(natural)) - sum(widths); left > 0; left -= 1) {
    const lacks = widths.map((width, index) => (natural[index] ?? 0) / width)
    const most = lacks.indexOf(Math.max(...lacks))
    widths[most] = (widths[most] ?? 0) + 1
  }
  return widths
}

const listed = ({ columns, rows }: Table, paper: Paper): string[] =>
  rows.flatMap((row, index) => [
    ...(index === 0 ? [] : ['']),
    ...facts({ block: 'facts', facts: row.map((text, column) => [columns[column] ?? '', text] as const) }, paper)
  ])

/** A table as wide as the page at most; where its words do not fit beside each other, row by row. */
export const browse = (table: Table, paper: Paper): string[] => {
  const room = paper.columns - GAP * (table.columns.length - 1)
  const widths = fitted(
    table.columns.map((head, index) => [head, ...table.rows.map(row => row[index] ?? '')]),
    room
  )
  if (sum(widths) > room) return listed(table, paper)
  const cell = (text: string, index: number): string => wrap(text, widths[index] ?? LONG).join('\n')
  const grid = new Grid({
    head: table.columns.map((text, index) => paper.pen.bold(cell(text, index))),
    chars: frame(paper.unicode ? '─' : '-'),
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0, compact: true },
    colWidths: [...widths]
  })
  for (const row of table.rows) grid.push(row.map(cell))
  return grid
    .toString()
    .split('\n')
    .map(line => line.trimEnd())
}
