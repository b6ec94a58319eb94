import { t } from '../../model/language'
import { ofCell, ofLine, ofMap } from '../aria-text'
import { element, type Markup, together } from '../markup'
import type { Heat, HeatCell, Line, Lines } from '../page'
import {
  axes,
  breadth,
  type Canvas,
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

const CELL_HEIGHT = 30
const LINE = 17

/** Opacity of the strongest colour: text on it can still be read, in light and dark mode. */
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
  const ring = { x: x + 2, y: y + 2, width: cell - 4, height: CELL_HEIGHT - 4, rx: 2, class: 'ring' }
  return [
    element('rect', { x, y, width: cell - 1, height: CELL_HEIGHT - 1, rx: 2, ...paint }),
    ...(marked ? [element('rect', ring)] : []),
    ...(figures ? [words(x + cell / 2, y + 19.5, text, marked ? 'strong' : '', 'middle')] : [])
  ]
}

const rows = (map: Heat, frame: Frame, canvas: MapCanvas, many: number): Markup => {
  const cells = map.cells.slice(0, many).flatMap((each, row) => {
    const y = frame.top + CELL_HEIGHT * row
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

/** Least width of the legend below a narrow map. */
const SIGNS = 340

/** A heat map with its axes and legend; wider than its canvas if it has many columns. */
export const heat = (map: Heat, canvas: MapCanvas): Drawing => {
  const frame = framed(map, canvas)
  const many = drawnRows(map, canvas)
  const cells = frame.left + frame.cell * map.columns.labels.length
  const width = Math.max(cells, Math.min(SIGNS, canvas.width))
  const left = map.cells.length - many
  const more = left > 0 ? [{ width, height: LINE, marks: words(0, LETTERS, t('and {n} more rows', { n: left }), 'quiet') }] : []
  const body = {
    width,
    height: frame.top + CELL_HEIGHT * many,
    marks: together([axes(map, frame, width), rows(map, frame, canvas, many)])
  }
  return stacked(
    [body, ...more, legend(signs(map), width)].filter(({ height }) => height > 0),
    10
  )
}

/** A heat map below its title. */
export const titled = (map: Heat, canvas: MapCanvas): Drawing => {
  const title = words(0, 15, cut(ofMap(map), canvas.width, 15), 'label')
  return stacked([{ width: canvas.width, height: 16, marks: title }, heat(map, canvas)], 10)
}

/** Line charts over one axis: who wins, by the number of models. */

const HEIGHT = 230
const TOP = 26
const FOOT = 44
const RIGHT = 14

/** The plot area: `x` of the label at an index, `y` of a value. */
interface Area {
  readonly left: number
  readonly width: number
  readonly x: (index: number) => number
  readonly y: (value: number) => number
}

const areaOf = ({ scale, across }: Lines, { width }: Canvas): Area => {
  const left = Math.max(...scale.map(([, text]) => breadth(text))) + 10
  const [low, high] = [scale[0]?.[0] ?? 0, scale.at(-1)?.[0] ?? 1]
  const room = width - left - RIGHT
  const count = across.labels.length
  return {
    left,
    width: room,
    x: index => left + (count === 1 ? room / 2 : (room * (index + 0.5)) / count),
    y: value => TOP + HEIGHT * (1 - (value - low) / (high - low || 1))
  }
}

const grid = ({ scale }: Lines, { left, width, y }: Area): readonly Markup[] =>
  scale.flatMap(([value, text]) => [
    element('line', {
      x1: rounded(left),
      x2: rounded(left + width),
      y1: rounded(y(value)),
      y2: rounded(y(value)),
      class: 'grid'
    }),
    words(left - 8, y(value) + 4.5, text, 'quiet', 'end')
  ])

/** The labels of the axis; every second, third ... if there is no room for all. */
const labels = ({ across }: Lines, { x, width }: Area): readonly Markup[] => {
  const broadest = Math.max(...across.labels.map(label => breadth(label))) + 10
  const step = Math.max(1, Math.ceil((broadest * across.labels.length) / width))
  return across.labels.flatMap((label, index) =>
    index % step === 0 ? [words(x(index), TOP + HEIGHT + 18, cut(label, 120), 'strong', 'middle')] : []
  )
}

/** The line is interrupted where there is no value. */
const path = ({ values, tone }: Line, { x, y }: Area): Markup => {
  const steps = values.map((value, index) => {
    if (value === undefined) return ''
    const command = values[index - 1] === undefined ? 'M' : 'L'
    return `${command}${rounded(x(index))} ${rounded(y(value))}`
  })
  return element('path', { d: steps.join(''), class: `line ${tone}` })
}

const dots = (block: Lines, line: Line, area: Area, canvas: Canvas, isFirst: boolean): readonly Markup[] =>
  line.values.flatMap((value, index) => {
    if (value === undefined) return []
    const [cx, cy] = [rounded(area.x(index)), rounded(area.y(value))]
    const dot = element('circle', { cx, cy, r: 4, class: `dot ${line.tone}` })
    return [point(ofLine(block, line, index), canvas, isFirst && index === 0, dot)]
  })

/** A line chart with its legend. */
export const lines = (block: Lines, canvas: Canvas): Drawing => {
  const area = areaOf(block, canvas)
  const marks = [
    words(0, 14, cut(block.title, canvas.width), 'quiet'),
    ...grid(block, area),
    ...labels(block, area),
    words(area.left + area.width, TOP + HEIGHT + 38, cut(block.across.name, area.width), 'quiet', 'end'),
    ...block.of.map(line => path(line, area)),
    ...block.of.flatMap((line, index) => dots(block, line, area, canvas, index === 0))
  ]
  const body = { width: canvas.width, height: TOP + HEIGHT + FOOT, marks: together(marks) }
  const signs = block.of.length > 1 ? block.of.map(({ tone, name }) => ({ sign: tone, label: name })) : []
  return stacked(
    [body, legend(signs, canvas.width)].filter(({ height }) => height > 0),
    8
  )
}
