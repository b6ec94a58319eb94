import { t } from '../../model/language'
import { ofCell, ofMap } from '../aria-text'
import { element, type Markup, together } from '../markup'
import type { Heat, HeatCell } from '../page'
import {
  axes,
  cut,
  type Drawing,
  type Entry,
  type Frame,
  framed,
  LETTERS,
  legend,
  type MapCanvas,
  point,
  rounded,
  stacked,
  words
} from './drawing'

const HEIGHT = 30
const LINE = 17

/** The fullest colour still lets letters be read, on light and on dark paper. */
const FULLEST = 0.75

const isMarked = ({ marked }: Heat, row: number, column: number): boolean => marked?.row === row && marked.column === column

const square = (
  { text, tone, depth }: HeatCell,
  x: number,
  y: number,
  marked: boolean,
  { cell, figures }: Frame
): readonly Markup[] => {
  const paint = { class: `cell ${tone}`, 'fill-opacity': rounded(FULLEST * depth) }
  const ring = { x: x + 2, y: y + 2, width: cell - 4, height: HEIGHT - 4, rx: 2, class: 'ring' }
  return [
    element('rect', { x, y, width: cell - 1, height: HEIGHT - 1, rx: 2, ...paint }),
    ...(marked ? [element('rect', ring)] : []),
    ...(figures ? [words(x + cell / 2, y + 19.5, text, marked ? 'strong' : '', 'middle')] : [])
  ]
}

const rows = (map: Heat, frame: Frame, canvas: MapCanvas, many: number): Markup => {
  const cells = map.cells.slice(0, many).flatMap((each, row) => {
    const y = frame.top + HEIGHT * row
    const name = words(frame.left - 10, y + 19.5, cut(map.rows.labels[row] ?? '', frame.left - 12), 'strong', 'end')
    const squares = each.map((cell, column) => {
      const marked = isMarked(map, row, column)
      const marks = square(cell, rounded(frame.left + frame.cell * column), y, marked, frame)
      const first = marked || (map.marked === undefined && row === 0 && column === 0)
      return canvas.detail.words ? point(ofCell(map, row, column), canvas, first, ...marks) : together(marks)
    })
    return [name, ...squares]
  })
  return together(cells)
}

const signs = (map: Heat): readonly Entry[] => [
  ...(map.hues.length > 1 ? map.hues.map(({ tone, label }) => ({ sign: tone, label })) : []),
  ...(map.marked ? [{ sign: 'ring', label: map.marked.label }] : [])
]

/** How many rows are drawn. */
const drawnRows = ({ cells }: Heat, { detail }: MapCanvas): number => Math.max(1, Math.floor(detail.drawn * cells.length))

/** Signs below a narrow map are not squeezed into its breadth. */
const SIGNS = 340

/** The cells of a map with its names around and its signs below; wider than its canvas where the cells are many. */
export const heat = (map: Heat, canvas: MapCanvas): Drawing => {
  const frame = framed(map, canvas)
  const many = drawnRows(map, canvas)
  const cells = frame.left + frame.cell * map.columns.labels.length
  const width = Math.max(cells, Math.min(SIGNS, canvas.width))
  const left = map.cells.length - many
  const more = left > 0 ? [{ width, height: LINE, marks: words(0, LETTERS, t('and {n} more rows', { n: left }), 'quiet') }] : []
  const body = {
    width,
    height: frame.top + HEIGHT * many,
    marks: together([axes(map, frame, width), rows(map, frame, canvas, many)])
  }
  return stacked(
    [body, ...more, legend(signs(map), width)].filter(({ height }) => height > 0),
    10
  )
}

/** The same under its title. */
export const titled = (map: Heat, canvas: MapCanvas): Drawing => {
  const title = words(0, 15, cut(ofMap(map), canvas.width, 15), 'label')
  return stacked([{ width: canvas.width, height: 16, marks: title }, heat(map, canvas)], 10)
}
