import { element, type Markup, together } from '../markup'
import type { Heat, Page } from '../page'
import { head, widest, width, wrap } from '../wrap'

/** How much of each cell of a heat map is shown: a page has to stay light. */
export interface Detail {
  /** Each says what it stands for, and is listed in a table. */
  readonly words: boolean
  readonly figures: boolean
  /** The share (0..1) of the cells that is drawn. */
  readonly drawn: number
}

const WORDS = 400
const FIGURES = 1000
const MOST = 2000

/** The more cells there are on a page, the less of each. */
export const detail = ({ sections }: Page): Detail => {
  const maps = sections.flatMap(({ blocks }) => blocks.flatMap(block => (block.block === 'heat' ? [block] : [])))
  const cells = maps.reduce((sum, map) => sum + map.cells.flat().length, 0)
  return { words: cells <= WORDS, figures: cells <= FIGURES, drawn: Math.min(1, MOST / cells) }
}

/** A picture in a box of its own, drawn from its upper left corner. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly marks: Markup
}

/** Live marks can be reached by keys and are read one by one; others belong to one picture. */
export interface Canvas {
  readonly width: number
  readonly live: boolean
}

/** Where heat maps are drawn. */
export interface MapCanvas extends Canvas {
  readonly detail: Detail
}

/** Size of all letters that are not headings, and their share of it in breadth: more than any common face needs. */
export const LETTERS = 13
const BREADTH = 0.65

export const breadth = (text: string, size = LETTERS): number => width(text) * size * BREADTH

/** The text as far as it fits. */
export const cut = (text: string, room: number, size = LETTERS): string =>
  breadth(text, size) <= room ? text : `${head(text, Math.max(1, Math.floor(room / (size * BREADTH)) - 1))}…`

/** How many letters fit. */
export const letters = (room: number, size = LETTERS): number => Math.max(1, Math.floor(room / (size * BREADTH)))

type Anchor = 'start' | 'middle' | 'end'

/** A line of text; `y` is its base. */
export const words = (x: number, y: number, text: string, style = '', anchor: Anchor = 'start'): Markup =>
  element(
    'text',
    { x: rounded(x), y: rounded(y), class: style || undefined, 'text-anchor': anchor === 'start' ? undefined : anchor },
    text
  )

export const rounded = (value: number): number => Math.round(100 * value) / 100

/** A mark that says what it stands for when it is pointed at, focused or read aloud. */
export const point = (said: string, { live }: Canvas, reached: boolean, ...marks: readonly Markup[]): Markup => {
  const reach = live ? { role: 'img', 'aria-label': said, tabindex: reached ? 0 : -1 } : {}
  return element('g', { class: 'point', ...reach }, element('title', {}, said), ...marks)
}

/** One below the other. */
export const stacked = (drawings: readonly Drawing[], gap: number): Drawing => {
  let top = 0
  const parts = drawings.map(({ height, marks }) => {
    const part = element('g', { transform: `translate(0 ${rounded(top)})` }, marks)
    top += height + gap
    return part
  })
  return { width: Math.max(0, ...drawings.map(({ width }) => width)), height: Math.max(0, top - gap), marks: together(parts) }
}

/** Beside each other, each as wide as its box. */
export const inRow = (drawings: readonly Drawing[], gap: number): Drawing => {
  let left = 0
  const parts = drawings.map(({ width, marks }) => {
    const part = element('g', { transform: `translate(${rounded(left)} 0)` }, marks)
    left += width + gap
    return part
  })
  return { width: Math.max(0, left - gap), height: Math.max(0, ...drawings.map(({ height }) => height)), marks: together(parts) }
}

/** A sign and what it means. */
export interface Entry {
  /** The class of its sign. */
  readonly sign: string
  readonly label: string
}

const SIGN = 12
const GAP = 7
const BETWEEN = 20
const LEGEND_LINE = 22

const drawn = ({ sign, label }: Entry, x: number, y: number, room: number): Markup =>
  together([
    element('rect', { x: x + 1, y: y - 11, width: SIGN, height: SIGN, rx: 2, class: sign }),
    words(x + SIGN + GAP, y, cut(label, room - SIGN - GAP), 'quiet')
  ])

/** Signs with their meanings, in as many lines as they need. */
export const legend = (entries: readonly Entry[], width: number): Drawing => {
  let [left, line] = [0, 0]
  const marks = entries.map(entry => {
    const own = Math.min(width, SIGN + GAP + breadth(entry.label))
    if (left > 0 && left + own > width) {
      left = 0
      line += 1
    }
    const mark = drawn(entry, left, LEGEND_LINE * line + 15, width)
    left += own + BETWEEN
    return mark
  })
  return { width, height: entries.length > 0 ? LEGEND_LINE * (line + 1) : 0, marks: together(marks) }
}

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
