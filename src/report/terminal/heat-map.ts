import { heatMapTitle, markedCellText } from '../aria-text'
import { isMarked } from '../heat-map'
import { asParagraph, type HeatMap, type HeatMapCell } from '../page'
import { padEnd, padStart, paragraphLines, type TextCanvas, truncate, widest, width, wrap } from '../wrap'
import { shadeOf } from './bar'

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
const nameRoom = ({ columns }: HeatMap): number =>
  Math.max(COLUMN, Math.min(WORD, widest(columns.labels.flatMap(label => label.split(' ')))))

/** With figures, from the widest to the narrowest, then without. */
const layouts = (map: HeatMap): readonly Layout[] => {
  const figure = widest(map.cells.flat().map(({ text }) => text)) + MARK.length
  const name = nameRoom(map)
  return [
    ...[4, 3, 2, 1].map(shade => ({ figure, shade, gap: shade > 2 ? 2 : 1, name })),
    ...[4, 3, 2].map(shade => ({ figure: 0, shade, gap: 1, name }))
  ]
}

const margin = ({ rows }: HeatMap): number =>
  widest([...wrap(rows.name, AXIS), ...rows.labels.flatMap(label => wrap(label, ROW))])

const cellWidth = ({ columns }: HeatMap, { figure, shade, name }: Layout): number =>
  Math.max(figure + shade, widest(columns.labels.flatMap(label => wrap(label, name))))

/** How many columns of the map fit beside each other. */
const columnsThatFit = (map: HeatMap, layout: Layout, { columns }: TextCanvas): number =>
  Math.floor((columns - margin(map)) / (cellWidth(map, layout) + layout.gap))

/** Heads above the figures, or above the shades if there are no figures. */
const heads = (map: HeatMap, layout: Layout, first: number, many: number, { theme }: TextCanvas): string[] => {
  const room = cellWidth(map, layout)
  const texts = map.columns.labels.slice(first, first + many).map(label => wrap(label, Math.max(room, layout.name)))
  const names = wrap(map.rows.name, AXIS)
  const high = Math.max(names.length, ...texts.map(lines => lines.length))
  const after = layout.figure > 0 ? layout.shade + MARK.length : 0
  const low = (lines: readonly string[], line: number): string => lines[line - high + lines.length] ?? ''
  const cell = (text: string): string =>
    ' '.repeat(layout.gap) + padStart(padEnd(text, Math.min(room, width(text) + after)), room)
  return Array.from({ length: high }, (_, line) => {
    const cells = texts.map(lines => cell(low(lines, line)))
    return theme.quiet([padEnd(low(names, line), margin(map)), ...cells].join('').trimEnd())
  })
}

const cellText = (
  { text, tone, strength, position }: HeatMapCell,
  marked: boolean,
  { figure, shade }: Layout,
  { unicode, theme }: TextCanvas
): string => {
  const shades = shadeOf(theme.isColoured ? strength : (position ?? strength), unicode).repeat(shade)
  const tinted = shades.trim() === '' ? shades : theme.tint(tone, strength)(shades)
  if (figure === 0) return tinted
  return (marked ? theme.bold : theme.plain)(padStart(text + (marked ? MARK : ' '), figure)) + tinted
}

/** `many` columns of the map from `first` on, with every row. */
const mapPart = (map: HeatMap, layout: Layout, first: number, many: number, canvas: TextCanvas): string[] => {
  const set = ' '.repeat(layout.gap)
  const rows = map.cells.flatMap((cells, row) => {
    const [name = '', ...more] = wrap(map.rows.labels[row] ?? '', ROW)
    const line = cells.slice(first, first + many).map((cell, index) => {
      const whole = cellText(cell, isMarked(map, row, first + index), layout, canvas)
      return set + padStart(whole, cellWidth(map, layout))
    })
    return [padStart(name, margin(map)) + line.join(''), ...more.map(text => padStart(text, margin(map)))]
  })
  const over = ' '.repeat(margin(map)) + set
  const name = truncate(map.columns.name, canvas.columns - over.length)
  return [over + canvas.theme.quiet(name), ...heads(map, layout, first, many, canvas), ...rows].map(line => line.trimEnd())
}

/** "losses of both sides, %; * the likeliest: bondi lose 2, huscarls lose 4: 16.6 %" */
const title = (map: HeatMap): string => [heatMapTitle(map), ...markedCellText(map).map(text => `${MARK} ${text}`)].join('; ')

/** Figures with shades if they fit, else shades alone; a map that is wider still in several parts. */
export const heatMapLines = (map: HeatMap, canvas: TextCanvas): string[] => {
  const many = map.columns.labels.length
  const all = layouts(map)
  const layout = all.find(each => columnsThatFit(map, each, canvas) >= many) ?? all.find(({ shade }) => shade === 1)
  if (!layout) return []
  const each = Math.max(1, columnsThatFit(map, layout, canvas))
  const starts = Array.from({ length: Math.ceil(many / each) }, (_, index) => index * each)
  const parts = starts.map(start => mapPart(map, layout, start, each, canvas))
  const lines = parts.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
  return [...paragraphLines(asParagraph(title(map), 'quiet'), canvas), ...lines]
}
