import { t } from '../../model/language'
import { heatMapCellText, heatMapTitle, seriesPointText } from '../aria-text'
import { isMarked } from '../heat-map'
import { element, joinLines, type Markup } from '../markup'
import type { HeatMap, HeatMapCell, LineChart, Series } from '../page'
import {
  axes,
  type Canvas,
  type Drawing,
  FONT_SIZE,
  fitText,
  type HeatMapFrame,
  heatMapFrame,
  type LegendEntry,
  labelledMark,
  legend,
  type MapCanvas,
  rounded,
  stacked,
  textMark,
  textWidth
} from './drawing'

const CELL_HEIGHT = 30
const LINE = 17

/** Opacity of the strongest colour: text on it can still be read, in light and dark mode. */
const MOST_OPACITY = 0.75

const cellMarks = (
  { text, tone, strength }: HeatMapCell,
  x: number,
  y: number,
  marked: boolean,
  { cell, figures }: HeatMapFrame
): readonly Markup[] => {
  const paint = { class: `cell ${tone}`, 'fill-opacity': rounded(MOST_OPACITY * strength) }
  const ring = { x: x + 2, y: y + 2, width: cell - 4, height: CELL_HEIGHT - 4, rx: 2, class: 'ring' }
  return [
    element('rect', { x, y, width: cell - 1, height: CELL_HEIGHT - 1, rx: 2, ...paint }),
    ...(marked ? [element('rect', ring)] : []),
    ...(figures ? [textMark(x + cell / 2, y + 19.5, text, marked ? 'strong' : '', 'middle')] : [])
  ]
}

const cellRows = (map: HeatMap, frame: HeatMapFrame, canvas: MapCanvas, many: number): Markup => {
  const cells = map.cells.slice(0, many).flatMap((each, row) => {
    const y = frame.top + CELL_HEIGHT * row
    const name = textMark(frame.left - 10, y + 19.5, fitText(map.rows.labels[row] ?? '', frame.left - 12), 'strong', 'end')
    const squares = each.map((cell, column) => {
      const marked = isMarked(map, row, column)
      const marks = cellMarks(cell, rounded(frame.left + frame.cell * column), y, marked, frame)
      const first = marked || (map.marked === undefined && row === 0 && column === 0)
      return canvas.detail.tooltips ? labelledMark(heatMapCellText(map, row, column), canvas, first, ...marks) : joinLines(marks)
    })
    return [name, ...squares]
  })
  return joinLines(cells)
}

const heatMapLegend = (map: HeatMap): readonly LegendEntry[] => [
  ...(map.legend.length > 1 ? map.legend.map(({ tone, label }) => ({ style: tone, label })) : []),
  ...(map.marked ? [{ style: 'ring', label: map.marked.label }] : [])
]

/** How many rows are drawn. */
const drawnRows = ({ cells }: HeatMap, { detail }: MapCanvas): number => Math.max(1, Math.floor(detail.drawnShare * cells.length))

/** Least width of the legend below a narrow map. */
const LEAST_LEGEND_WIDTH = 340

/** A heat map with its axes and legend; wider than its canvas if it has many columns. */
export const heatMapDrawing = (map: HeatMap, canvas: MapCanvas): Drawing => {
  const frame = heatMapFrame(map, canvas)
  const many = drawnRows(map, canvas)
  const cells = frame.left + frame.cell * map.columns.labels.length
  const width = Math.max(cells, Math.min(LEAST_LEGEND_WIDTH, canvas.width))
  const left = map.cells.length - many
  const more =
    left > 0 ? [{ width, height: LINE, marks: textMark(0, FONT_SIZE, t('and {n} more rows', { n: left }), 'quiet') }] : []
  const body = {
    width,
    height: frame.top + CELL_HEIGHT * many,
    marks: joinLines([axes(map, frame, width), cellRows(map, frame, canvas, many)])
  }
  return stacked(
    [body, ...more, legend(heatMapLegend(map), width)].filter(({ height }) => height > 0),
    10
  )
}

/** A heat map below its title. */
export const titledHeatMap = (map: HeatMap, canvas: MapCanvas): Drawing => {
  const title = textMark(0, 15, fitText(heatMapTitle(map), canvas.width, 15), 'label')
  return stacked([{ width: canvas.width, height: 16, marks: title }, heatMapDrawing(map, canvas)], 10)
}

/** Line charts over one axis: who wins, by the number of models. */

const HEIGHT = 230
const TOP = 26
const FOOT = 44
const RIGHT = 14

/** The plot area: `x` of the label at an index, `y` of a value. */
interface PlotArea {
  readonly left: number
  readonly width: number
  readonly x: (index: number) => number
  readonly y: (value: number) => number
}

const plotArea = ({ ticks: scale, axis: across }: LineChart, { width }: Canvas): PlotArea => {
  const left = Math.max(...scale.map(([, text]) => textWidth(text))) + 10
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

const gridLines = ({ ticks: scale }: LineChart, { left, width, y }: PlotArea): readonly Markup[] =>
  scale.flatMap(([value, text]) => [
    element('line', {
      x1: rounded(left),
      x2: rounded(left + width),
      y1: rounded(y(value)),
      y2: rounded(y(value)),
      class: 'grid'
    }),
    textMark(left - 8, y(value) + 4.5, text, 'quiet', 'end')
  ])

/** The labels of the axis; every second, third ... if there is no room for all. */
const axisLabels = ({ axis: across }: LineChart, { x, width }: PlotArea): readonly Markup[] => {
  const broadest = Math.max(...across.labels.map(label => textWidth(label))) + 10
  const step = Math.max(1, Math.ceil((broadest * across.labels.length) / width))
  return across.labels.flatMap((label, index) =>
    index % step === 0 ? [textMark(x(index), TOP + HEIGHT + 18, fitText(label, 120), 'strong', 'middle')] : []
  )
}

/** The line is interrupted where there is no value. */
const seriesPath = ({ values, tone }: Series, { x, y }: PlotArea): Markup => {
  const steps = values.map((value, index) => {
    if (value === undefined) return ''
    const command = values[index - 1] === undefined ? 'M' : 'L'
    return `${command}${rounded(x(index))} ${rounded(y(value))}`
  })
  return element('path', { d: steps.join(''), class: `line ${tone}` })
}

const seriesPoints = (block: LineChart, line: Series, area: PlotArea, canvas: Canvas, isFirst: boolean): readonly Markup[] =>
  line.values.flatMap((value, index) => {
    if (value === undefined) return []
    const [cx, cy] = [rounded(area.x(index)), rounded(area.y(value))]
    const dot = element('circle', { cx, cy, r: 4, class: `dot ${line.tone}` })
    return [labelledMark(seriesPointText(block, line, index), canvas, isFirst && index === 0, dot)]
  })

/** A line chart with its legend. */
export const lineChart = (block: LineChart, canvas: Canvas): Drawing => {
  const area = plotArea(block, canvas)
  const marks = [
    textMark(0, 14, fitText(block.title, canvas.width), 'quiet'),
    ...gridLines(block, area),
    ...axisLabels(block, area),
    textMark(area.left + area.width, TOP + HEIGHT + 38, fitText(block.axis.name, area.width), 'quiet', 'end'),
    ...block.series.map(line => seriesPath(line, area)),
    ...block.series.flatMap((line, index) => seriesPoints(block, line, area, canvas, index === 0))
  ]
  const body = { width: canvas.width, height: TOP + HEIGHT + FOOT, marks: joinLines(marks) }
  const entries = block.series.length > 1 ? block.series.map(({ tone, name }) => ({ style: tone, label: name })) : []
  return stacked(
    [body, legend(entries, canvas.width)].filter(({ height }) => height > 0),
    8
  )
}
