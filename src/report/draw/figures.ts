import type { Cell, Figures } from '../page'
import { left, right, widest } from '../width'
import { halved, wrap } from '../wrap'
import type { Paper } from './paper'

type Row = Figures['rows'][number]

interface Layout {
  /** In how many tables, one below the other, the columns are dealt out. */
  readonly folds: number
  readonly gap: number
  /** Columns for a name before it takes a second line. */
  readonly name: number
}

const UNBROKEN = 60
const BROKEN = 16

/** From the airiest to the narrowest. */
const layouts = (columns: number): readonly Layout[] =>
  Array.from({ length: columns }, (_, index) => index + 1).flatMap(folds => [
    { folds, gap: 3, name: UNBROKEN },
    { folds, gap: 2, name: UNBROKEN },
    { folds, gap: 2, name: BROKEN },
    { folds, gap: 1, name: BROKEN }
  ])

const cellLines = ({ text, within }: Cell): readonly string[] => (within === undefined ? [text] : [text, within])

const NONE: Cell = { text: '' }

const height = (column: readonly (readonly string[])[]): number => Math.max(...column.map(lines => lines.length))

/** Columns of the names, of each column of figures, and what is left blank before each. */
interface Frame {
  readonly margin: number
  readonly widths: readonly number[]
  readonly gap: string
}

/** The heads stand on their figures. */
const headLines = (heads: readonly (readonly string[])[], { margin, widths, gap }: Frame, { pen }: Paper): string[] => {
  const high = height(heads)
  const cell = (head: readonly string[], line: number): string => head[line - high + head.length] ?? ''
  return Array.from({ length: high }, (_, line) => {
    const cells = heads.map((head, column) => gap + right(pen.quiet(cell(head, line)), widths[column] ?? 0))
    return ' '.repeat(margin) + cells.join('')
  })
}

/** The first line of a cell is its figure, the second what it lies within. */
const rowLines = (row: Row, names: readonly string[], { margin, widths, gap }: Frame, { pen }: Paper): string[] => {
  const cells = row.cells.map(cellLines)
  return Array.from({ length: height([names, ...cells]) }, (_, line) => {
    const ink = line === 0 ? pen.plain : pen.quiet
    const figures = cells.map((cell, column) => gap + right(ink(cell[line] ?? ''), widths[column] ?? 0))
    return left(pen[row.tone](names[line] ?? ''), margin) + figures.join('')
  })
}

const drawn = ({ columns, rows }: Figures, { gap, name }: Layout, paper: Paper): string[] => {
  const heads = columns.map(halved)
  const names = rows.map(row => wrap(row.name, name))
  const cells = (column: number): readonly string[] => rows.flatMap(row => cellLines(row.cells[column] ?? NONE))
  const frame = {
    margin: widest(names.flat()),
    widths: heads.map((head, column) => widest([...head, ...cells(column)])),
    gap: ' '.repeat(gap)
  }
  const body = rows.flatMap((row, index) => rowLines(row, names[index] ?? [], frame, paper))
  return [...headLines(heads, frame, paper), ...body].map(line => line.trimEnd())
}

/** The same figures in several tables; a name without any figure is left out. */
const folded = ({ block, columns, rows }: Figures, folds: number): readonly Figures[] => {
  const start = (fold: number): number => Math.ceil((fold * columns.length) / folds)
  return Array.from({ length: folds }, (_, fold) => {
    const cut = <T>(all: readonly T[]): readonly T[] => all.slice(start(fold), start(fold + 1))
    const parts = rows.map(row => ({ ...row, cells: cut(row.cells) }))
    return { block, columns: cut(columns), rows: parts.filter(row => row.cells.some(cell => cell.text !== '')) }
  })
}

/** The airiest layout that fits the columns. */
export const figures = (block: Figures, paper: Paper): string[] => {
  let lines: string[] = []
  for (const layout of layouts(block.columns.length)) {
    const tables = folded(block, layout.folds).map(part => drawn(part, layout, paper))
    lines = tables.flatMap((table, index) => (index === 0 ? table : ['', ...table]))
    if (widest(lines) <= paper.columns) break
  }
  return lines
}
