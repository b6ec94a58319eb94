import { ofMap, ofMarked } from '../aria-text'
import { asParagraph, type Heat, type HeatCell } from '../page'
import { head, left, type Paper, paragraph, right, widest, width, wrap } from '../wrap'
import { tint } from './bar'

/** Columns of a cell: its figure (0: none), its shade, and the gap before it. */
interface Layout {
  readonly figure: number
  readonly shade: number
  readonly gap: number
  /** Columns for the name above a cell. */
  readonly name: number
}

/** Columns after which the name of the rows' axis, of a row, or of a column wraps. */
const AXIS = 16
const ROW = 24
const COLUMN = 9
/** A word above a column is broken only if it is longer than this. */
const WORD = 16

const MARK = '*'

/** Columns for the name above a column: for the longest word of all, within bounds. */
const nameRoom = ({ columns }: Heat): number =>
  Math.max(COLUMN, Math.min(WORD, widest(columns.labels.flatMap(label => label.split(' ')))))

/** With figures, from the widest to the narrowest, then without. */
const layouts = (map: Heat): readonly Layout[] => {
  const figure = widest(map.cells.flat().map(({ text }) => text)) + MARK.length
  const name = nameRoom(map)
  return [
    ...[4, 3, 2, 1].map(shade => ({ figure, shade, gap: shade > 2 ? 2 : 1, name })),
    ...[4, 3, 2].map(shade => ({ figure: 0, shade, gap: 1, name }))
  ]
}

const margin = ({ rows }: Heat): number => widest([...wrap(rows.name, AXIS), ...rows.labels.flatMap(label => wrap(label, ROW))])

const cellWidth = ({ columns }: Heat, { figure, shade, name }: Layout): number =>
  Math.max(figure + shade, widest(columns.labels.flatMap(label => wrap(label, name))))

/** How many columns of the map fit beside each other. */
const fitting = (map: Heat, layout: Layout, { columns }: Paper): number =>
  Math.floor((columns - margin(map)) / (cellWidth(map, layout) + layout.gap))

const isMarked = ({ marked }: Heat, row: number, column: number): boolean => marked?.row === row && marked.column === column

/** Heads above the figures, or above the shades if there are no figures. */
const heads = (map: Heat, layout: Layout, first: number, many: number, { pen }: Paper): string[] => {
  const room = cellWidth(map, layout)
  const texts = map.columns.labels.slice(first, first + many).map(label => wrap(label, Math.max(room, layout.name)))
  const names = wrap(map.rows.name, AXIS)
  const high = Math.max(names.length, ...texts.map(lines => lines.length))
  const after = layout.figure > 0 ? layout.shade + MARK.length : 0
  const low = (lines: readonly string[], line: number): string => lines[line - high + lines.length] ?? ''
  const cell = (text: string): string => ' '.repeat(layout.gap) + right(left(text, Math.min(room, width(text) + after)), room)
  return Array.from({ length: high }, (_, line) => {
    const cells = texts.map(lines => cell(low(lines, line)))
    return pen.quiet([left(low(names, line), margin(map)), ...cells].join('').trimEnd())
  })
}

const drawn = (
  { text, tone, depth, height }: HeatCell,
  marked: boolean,
  { figure, shade }: Layout,
  { unicode, pen }: Paper
): string => {
  const shades = tint(pen.isColoured ? depth : (height ?? depth), unicode).repeat(shade)
  const tinted = shades.trim() === '' ? shades : pen.tint(tone, depth)(shades)
  if (figure === 0) return tinted
  return (marked ? pen.bold : pen.plain)(right(text + (marked ? MARK : ' '), figure)) + tinted
}

/** `many` columns of the map from `first` on, with every row. */
const part = (map: Heat, layout: Layout, first: number, many: number, paper: Paper): string[] => {
  const set = ' '.repeat(layout.gap)
  const rows = map.cells.flatMap((cells, row) => {
    const [name = '', ...more] = wrap(map.rows.labels[row] ?? '', ROW)
    const line = cells.slice(first, first + many).map((cell, index) => {
      const whole = drawn(cell, isMarked(map, row, first + index), layout, paper)
      return set + right(whole, cellWidth(map, layout))
    })
    return [right(name, margin(map)) + line.join(''), ...more.map(text => right(text, margin(map)))]
  })
  const over = ' '.repeat(margin(map)) + set
  const name = head(map.columns.name, paper.columns - over.length)
  return [over + paper.pen.quiet(name), ...heads(map, layout, first, many, paper), ...rows].map(line => line.trimEnd())
}

/** "losses of both sides, %; * the likeliest: bondi lose 2, huscarls lose 4: 16.6 %" */
const title = (map: Heat): string => [ofMap(map), ...ofMarked(map).map(text => `${MARK} ${text}`)].join('; ')

/** Figures with shades if they fit, else shades alone; a map that is wider still in several parts. */
export const heat = (map: Heat, paper: Paper): string[] => {
  const many = map.columns.labels.length
  const all = layouts(map)
  const layout = all.find(each => fitting(map, each, paper) >= many) ?? all.find(({ shade }) => shade === 1)
  if (!layout) return []
  const each = Math.max(1, fitting(map, layout, paper))
  const starts = Array.from({ length: Math.ceil(many / each) }, (_, index) => index * each)
  const parts = starts.map(start => part(map, layout, start, each, paper))
  const lines = parts.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
  return [...paragraph(asParagraph(title(map), 'quiet'), paper), ...lines]
}
