import { element, joinLines, type Markup } from '../markup'
import type { HeatMap, Page } from '../page'
import { truncate, widest, width, wrap } from '../wrap'

/** How much of each cell of the heat maps of a page is drawn: the page has to stay small. */
export interface MapDetail {
  /** Each cell has a tooltip, and a row in a table. */
  readonly tooltips: boolean
  readonly figures: boolean
  /** The share (0..1) of the cells that is drawn. */
  readonly drawnShare: number
}

/** Cells of a page up to which they have tooltips, have figures, and are all drawn. */
const MOST_WITH_TOOLTIPS = 400
const MOST_WITH_FIGURES = 1000
const MOST_DRAWN = 2000

/** The more cells a page has, the less of each is drawn. */
export const mapDetail = ({ sections }: Page): MapDetail => {
  const maps = sections.flatMap(({ blocks }) => blocks.flatMap(block => (block.block === 'heat' ? [block] : [])))
  const cells = maps.reduce((sum, map) => sum + map.cells.flat().length, 0)
  return {
    tooltips: cells <= MOST_WITH_TOOLTIPS,
    figures: cells <= MOST_WITH_FIGURES,
    drawnShare: Math.min(1, MOST_DRAWN / cells)
  }
}

/** A picture with its size; its origin is its upper left corner. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly marks: Markup
}

/** `live`: marks can be focused and are read one by one by screen readers (HTML); otherwise the whole is one picture (SVG). */
export interface Canvas {
  readonly width: number
  readonly live: boolean
}

/** A canvas for heat maps. */
export interface MapCanvas extends Canvas {
  readonly detail: MapDetail
}

/** Font size of all text but headings, and the width of a letter as a share of it: more than any common font needs. */
export const FONT_SIZE = 13
const LETTER_WIDTH = 0.65

/** An upper estimate of the width of a text. */
export const textWidth = (text: string, size = FONT_SIZE): number => width(text) * size * LETTER_WIDTH

/** The text, shortened with an ellipsis if it does not fit. */
export const fitText = (text: string, room: number, size = FONT_SIZE): string =>
  textWidth(text, size) <= room ? text : `${truncate(text, Math.max(1, Math.floor(room / (size * LETTER_WIDTH)) - 1))}…`

/** How many letters fit. */
export const lettersThatFit = (room: number, size = FONT_SIZE): number => Math.max(1, Math.floor(room / (size * LETTER_WIDTH)))

type Anchor = 'start' | 'middle' | 'end'

/** A line of text; `y` is its baseline. */
export const textMark = (x: number, y: number, text: string, style = '', anchor: Anchor = 'start'): Markup =>
  element(
    'text',
    { x: rounded(x), y: rounded(y), class: style || undefined, 'text-anchor': anchor === 'start' ? undefined : anchor },
    text
  )

/** To two decimals. */
export const rounded = (value: number): number => Math.round(100 * value) / 100

/** A mark with a tooltip. On a live canvas it can be focused: by the tab key if `isTabStop`, else by arrow keys only. */
export const labelledMark = (text: string, { live }: Canvas, isTabStop: boolean, ...marks: readonly Markup[]): Markup => {
  const focus = live ? { role: 'img', 'aria-label': text, tabindex: isTabStop ? 0 : -1 } : {}
  return element('g', { class: 'point', ...focus }, element('title', {}, text), ...marks)
}

/** Drawings one below the other. */
export const stacked = (drawings: readonly Drawing[], gap: number): Drawing => {
  let top = 0
  const parts = drawings.map(({ height, marks }) => {
    const part = element('g', { transform: `translate(0 ${rounded(top)})` }, marks)
    top += height + gap
    return part
  })
  return { width: Math.max(0, ...drawings.map(({ width }) => width)), height: Math.max(0, top - gap), marks: joinLines(parts) }
}

/** Drawings beside each other. */
export const sideBySide = (drawings: readonly Drawing[], gap: number): Drawing => {
  let left = 0
  const parts = drawings.map(({ width, marks }) => {
    const part = element('g', { transform: `translate(${rounded(left)} 0)` }, marks)
    left += width + gap
    return part
  })
  return { width: Math.max(0, left - gap), height: Math.max(0, ...drawings.map(({ height }) => height)), marks: joinLines(parts) }
}

/** An entry of a legend: a swatch and what it means. */
export interface LegendEntry {
  /** The CSS class of its swatch. */
  readonly style: string
  readonly label: string
}

const SWATCH = 12
const GAP = 7
const BETWEEN = 20
const LEGEND_LINE = 22

const legendEntryMarks = ({ style, label }: LegendEntry, x: number, y: number, room: number): Markup =>
  joinLines([
    element('rect', { x: x + 1, y: y - 11, width: SWATCH, height: SWATCH, rx: 2, class: style }),
    textMark(x + SWATCH + GAP, y, fitText(label, room - SWATCH - GAP), 'quiet')
  ])

/** A legend, in as many lines as its entries need. */
export const legend = (entries: readonly LegendEntry[], width: number): Drawing => {
  let [left, line] = [0, 0]
  const marks = entries.map(entry => {
    const own = Math.min(width, SWATCH + GAP + textWidth(entry.label))
    if (left > 0 && left + own > width) {
      left = 0
      line += 1
    }
    const mark = legendEntryMarks(entry, left, LEGEND_LINE * line + 15, width)
    left += own + BETWEEN
    return mark
  })
  return { width, height: entries.length > 0 ? LEGEND_LINE * (line + 1) : 0, marks: joinLines(marks) }
}

/** Widths of a cell of a heat map. */
const USUAL = 56
const WIDEST = 120
const NARROWEST = 10
/** Letters after which the name of the rows' axis wraps. */
const AXIS_NAME_LETTERS = 16
const LINE = 17

/** Where the cells of a heat map begin, how wide one is, and whether figures fit in it. */
export interface HeatMapFrame {
  readonly left: number
  readonly top: number
  readonly cell: number
  readonly figures: boolean
}

const margin = ({ rows }: HeatMap, { width }: Canvas): number => {
  const names = widest([...rows.labels, ...wrap(rows.name, AXIS_NAME_LETTERS)])
  return Math.min(width / 2, textWidth('m'.repeat(names)) + 12)
}

/** The wanted width of a cell: enough for long column names on about two lines. */
const wantedCellWidth = ({ columns }: HeatMap): number => {
  const longest = Math.max(...columns.labels.map(label => textWidth(label)))
  return longest <= USUAL ? USUAL : Math.min(WIDEST, Math.max(USUAL, longest * 0.6))
}

/** The frame of a map: no wider than its canvas, unless its cells would become too narrow to see. */
export const heatMapFrame = (map: HeatMap, canvas: MapCanvas): HeatMapFrame => {
  const left = margin(map, canvas)
  const figure = Math.max(...map.cells.flat().map(({ text }) => textWidth(text))) + 6
  const room = (canvas.width - left) / map.columns.labels.length
  const cell = Math.max(NARROWEST, Math.min(wantedCellWidth(map), Math.floor(room)))
  const lines = [wrap(map.rows.name, AXIS_NAME_LETTERS), ...heads(map, cell)].map(({ length }) => length)
  return { left, top: 22 + LINE * Math.max(...lines) + 8, cell, figures: canvas.detail.figures && cell >= figure }
}

/** Names of columns as lines, wrapped if one is wider than a cell. */
const heads = ({ columns }: HeatMap, cell: number): readonly (readonly string[])[] => {
  const short = columns.labels.every(label => textWidth(label) <= cell)
  return columns.labels.map(label => (short || cell < 24 ? [label] : wrap(label, lettersThatFit(cell))))
}

/** The names of the columns; of narrow columns every second, third ... name, as room allows. */
const columnNames = (map: HeatMap, { left, top, cell }: HeatMapFrame): readonly Markup[] => {
  const names = heads(map, cell)
  const broadest = Math.max(...names.flat().map(line => textWidth(line)))
  const step = Math.ceil((broadest + 6) / (cell + 6))
  return names.flatMap((lines, column) =>
    column % step === 0
      ? lines.map((line, index) =>
          textMark(left + cell * (column + 0.5), top - 9 - LINE * (lines.length - 1 - index), line, 'strong', 'middle')
        )
      : []
  )
}

/** The names of the axes and of the columns, above the cells. */
export const axes = (map: HeatMap, frame: HeatMapFrame, width: number): Markup => {
  const { left, top } = frame
  const lines = wrap(map.rows.name, AXIS_NAME_LETTERS)
  return joinLines([
    textMark(left, 14, fitText(map.columns.name, width - left), 'quiet'),
    ...lines.map((line, index) => textMark(0, top - 9 - LINE * (lines.length - 1 - index), fitText(line, left - 8), 'quiet')),
    ...columnNames(map, frame)
  ])
}
