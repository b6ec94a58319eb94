import { type Markup, together } from '../markup'
import type { Heat } from '../page'
import { widest } from '../width'
import { wrap } from '../wrap'
import { breadth, type Canvas, cut, letters, type MapCanvas, words } from './drawing'

const USUAL = 56
const WIDEST = 120
const NARROWEST = 10
const AXIS = 16
const LINE = 17

/** Where the cells begin, and how wide one is. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly cell: number
  /** Room for figures in the cells. */
  readonly figures: boolean
}

const margin = ({ rows }: Heat, { width }: Canvas): number => {
  const names = widest([...rows.labels, ...wrap(rows.name, AXIS)])
  return Math.min(width / 2, breadth('m'.repeat(names)) + 12)
}

/** Long names of columns in about two lines. */
const broad = ({ columns }: Heat): number => {
  const longest = Math.max(...columns.labels.map(label => breadth(label)))
  return longest <= USUAL ? USUAL : Math.min(WIDEST, Math.max(USUAL, longest * 0.6))
}

/** A frame as wide as its canvas at most, unless its cells become too narrow to see. */
export const framed = (map: Heat, canvas: MapCanvas): Frame => {
  const left = margin(map, canvas)
  const figure = Math.max(...map.cells.flat().map(({ text }) => breadth(text))) + 6
  const room = (canvas.width - left) / map.columns.labels.length
  const cell = Math.max(NARROWEST, Math.min(broad(map), Math.floor(room)))
  const lines = [wrap(map.rows.name, AXIS), ...heads(map, cell)].map(({ length }) => length)
  return { left, top: 22 + LINE * Math.max(...lines) + 8, cell, figures: canvas.detail.figures && cell >= figure }
}

/** Names of columns, broken where they are wider than a cell. */
const heads = ({ columns }: Heat, cell: number): readonly (readonly string[])[] => {
  const short = columns.labels.every(label => breadth(label) <= cell)
  return columns.labels.map(label => (short || cell < 24 ? [label] : wrap(label, letters(cell))))
}

/** Every name of a column, or of narrow columns as many as find room. */
const columnNames = (map: Heat, { left, top, cell }: Frame): readonly Markup[] => {
  const names = heads(map, cell)
  const broadest = Math.max(...names.flat().map(line => breadth(line)))
  const step = Math.ceil((broadest + 6) / (cell + 6))
  return names.flatMap((lines, column) =>
    column % step === 0
      ? lines.map((line, index) =>
          words(left + cell * (column + 0.5), top - 9 - LINE * (lines.length - 1 - index), line, 'strong', 'middle')
        )
      : []
  )
}

/** What rows and columns are called, beside and above them. */
export const axes = (map: Heat, frame: Frame, width: number): Markup => {
  const { left, top } = frame
  const lines = wrap(map.rows.name, AXIS)
  return together([
    words(left, 14, cut(map.columns.name, width - left), 'quiet'),
    ...lines.map((line, index) => words(0, top - 9 - LINE * (lines.length - 1 - index), cut(line, left - 8), 'quiet')),
    ...columnNames(map, frame)
  ])
}
