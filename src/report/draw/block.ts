import { percent } from '../../model/figures'
import { t } from '../../model/language'
import {
  type Block,
  branchMark,
  type Cell,
  columnsOf,
  countsOf,
  type Distribution,
  type Distributions,
  type Figures,
  type Row,
  type Shares
} from '../page'
import { facts, halved, head, hint, left, type Paper, paragraph, right, widest, width, wrap } from '../wrap'
import { bar, parts, shade } from './bar'
import { heat } from './heat'

type Share = Shares['shares'][number]

const interval = ({ within }: Share): string => (within === undefined ? '' : ` (${within})`)

const shareText = (share: Share): string => `${share.label} ${percent(share.chance)}${interval(share)}`

/** On one line: the first at the left end, the last at the right end, the others evenly between. Empty if they do not fit. */
const oneLine = (shares: readonly Share[], { columns, pen }: Paper): string[] => {
  const texts = shares.map(shareText)
  const gaps = shares.length - 1
  const room = columns - texts.reduce((sum, text) => sum + width(text), 0)
  if (room < 3 * gaps) return []
  const gap = (index: number): string => ' '.repeat(Math.floor((room * (index + 1)) / gaps) - Math.floor((room * index) / gaps))
  return [shares.map((share, index) => pen[share.tone](shareText(share)) + (index < gaps ? gap(index) : '')).join('')]
}

/** A line for each share, after its shade. */
const legend = (shares: readonly Share[], { columns, unicode, pen }: Paper): string[] => {
  const figure = widest(shares.map(share => percent(share.chance)))
  const room = columns - widest(shares.map(interval)) - figure - 4
  const names = Math.min(room, widest(shares.map(share => share.label)))
  return shares.map((share, index) => {
    const name = left(head(share.label, names), names)
    return `${pen[share.tone](`${shade(index, unicode)} ${name}`)}  ${right(percent(share.chance), figure)}${interval(share)}`
  })
}

/** The shares with their chances, and one bar of them all. */
const shares = ({ shares }: Shares, paper: Paper): string[] => {
  const labels = oneLine(shares, paper)
  const drawn = parts(
    shares.map(share => share.chance),
    paper.columns,
    paper.unicode
  )
  const whole = drawn.map((part, index) => paper.pen[shares[index]?.tone ?? 'plain'](part)).join('')
  return [...(labels.length > 0 ? labels : legend(shares, paper)), whole]
}

/** Columns of the parts of a distribution's row: the count, gaps, the two kinds of figures, and the bar. */
const COUNT = 5
const GAP = 2
const EXACTLY = 7
const SUM = 8
const LEAST_BAR = 5
const MOST_BAR = 36

/** Columns of one distribution in a row, and the chance of a full bar. */
interface Bars {
  /** The figures before the bar. */
  readonly figures: number
  readonly bar: number
  readonly highest: number
}

const title = ({ name, tone }: Distribution, { figures, bar }: Bars, { pen }: Paper): string =>
  left(pen[tone](head(name, figures + bar)), figures + bar)

const heads = (of: Distribution, { figures, bar }: Bars, { pen }: Paper): string => {
  const sums = columnsOf(of).map(([head]) => right(head, SUM))
  return left(pen.quiet([right(t('exactly'), EXACTLY), ...sums].join(' '.repeat(GAP))), figures + bar)
}

const cell = (of: Distribution, count: number, frame: Bars, { unicode, pen }: Paper): string => {
  const chance = of.exactly[count]
  if (chance === undefined) return ' '.repeat(frame.figures + frame.bar)
  const sums = columnsOf(of).map(([, chances]) => right(percent(chances[count] ?? 0), SUM))
  const figures = [right(percent(chance), EXACTLY), ...sums, ''].join(' '.repeat(GAP))
  return figures + left(pen[of.tone](bar(chance / frame.highest, frame.bar, unicode)), frame.bar)
}

const line = (first: string, cells: readonly string[]): string => [first, ...cells].join(' '.repeat(GAP)).trimEnd()

const beside = (block: Distributions, frame: Bars, paper: Paper): string[] => {
  const number = (count: number): string => {
    const text = right(String(count), COUNT - 1)
    return block.marked?.includes(count) ? paper.pen.attacker(text) : text
  }
  return [
    line(
      left(paper.pen.quiet(block.title), COUNT),
      block.of.map(each => title(each, frame, paper))
    ),
    line(
      left('', COUNT),
      block.of.map(each => heads(each, frame, paper))
    ),
    ...countsOf(block).map(count =>
      line(
        `${number(count)} `,
        block.of.map(each => cell(each, count, frame, paper))
      )
    )
  ]
}

/** Side by side if bars of a few columns still fit, otherwise one below the other; all bars on one scale. */
const distributions = (block: Distributions, paper: Paper): string[] => {
  const highest = Math.max(...block.of.flatMap(each => each.exactly)) || 1
  const figures = EXACTLY + GAP + Math.max(...block.of.map(each => columnsOf(each).length)) * (SUM + GAP)
  const room = (number: number): number => Math.floor((paper.columns - COUNT) / number) - GAP - figures
  const size = (number: number): number => Math.max(1, Math.min(MOST_BAR, room(number)))
  if (room(block.of.length) >= LEAST_BAR) return beside(block, { figures, bar: size(block.of.length), highest }, paper)
  const alone = block.of.map(each => beside({ ...block, of: [each] }, { figures, bar: size(1), highest }, paper))
  return alone.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
}

interface Layout {
  /** The columns of figures are split into so many tables, one below the other. */
  readonly folds: number
  /** Blank columns between figures. */
  readonly gap: number
  /** Columns of a name before it wraps; `WRAPPED`: at least so many, and all that the figures leave. */
  readonly name: number
  /** Lists in cells have a line for each of their items. */
  readonly listed?: true
}

const UNWRAPPED = 60
const WRAPPED = 16

/** From the widest to the narrowest. */
const layouts = (columns: number): readonly Layout[] => [
  ...Array.from({ length: columns }, (_, index) => index + 1).flatMap(folds => [
    { folds, gap: 3, name: UNWRAPPED },
    { folds, gap: 2, name: UNWRAPPED },
    { folds, gap: 2, name: WRAPPED },
    { folds, gap: 1, name: WRAPPED }
  ]),
  { folds: columns, gap: 1, name: WRAPPED, listed: true }
]

const cellLines = ({ text, within }: Cell): readonly string[] => (within === undefined ? [text] : [text, within])

/** "knights 1.3, huscarls 2.2" as a row for each item. */
const listedRows = (row: Row): readonly Row[] => {
  const items = (text: string): readonly string[] => text.split(/(?<=,) /u)
  const lists = row.cells.map(({ text }) => items(text))
  return Array.from({ length: Math.max(1, ...lists.map(({ length }) => length)) }, (_, line) => ({
    ...row,
    name: line === 0 ? row.name : '',
    cells: row.cells.map(({ within }, column) => {
      const ends = within === undefined ? undefined : items(within)[line]
      return { text: lists[column]?.[line] ?? '', ...(ends !== undefined && { within: ends }) }
    })
  }))
}

const NONE: Cell = { text: '' }

const height = (column: readonly (readonly string[])[]): number => Math.max(...column.map(lines => lines.length))

/** Widths of the names and of each column of figures, and the blank before each. */
interface Columns {
  readonly margin: number
  readonly widths: readonly number[]
  readonly gap: string
}

/** Heads of one or two lines, aligned at the bottom. */
const headLines = (heads: readonly (readonly string[])[], { margin, widths, gap }: Columns, { pen }: Paper): string[] => {
  const high = height(heads)
  const cell = (head: readonly string[], line: number): string => head[line - high + head.length] ?? ''
  return Array.from({ length: high }, (_, line) => {
    const cells = heads.map((head, column) => gap + right(pen.quiet(cell(head, line)), widths[column] ?? 0))
    return ' '.repeat(margin) + cells.join('')
  })
}

/** The first line of a cell is its figure, the second its interval. */
const rowLines = (row: Row, names: readonly string[], { margin, widths, gap }: Columns, { pen }: Paper): string[] => {
  const cells = row.cells.map(cellLines)
  return Array.from({ length: height([names, ...cells]) }, (_, line) => {
    const ink = line === 0 ? pen.plain : pen.quiet
    const figures = cells.map((cell, column) => gap + right(ink(cell[line] ?? ''), widths[column] ?? 0))
    return left(pen[row.tone](names[line] ?? ''), margin) + figures.join('')
  })
}

/** The name of a row; in a tree its continuation lines are indented below the first. */
const nameLines = (row: Row, columns: number): readonly string[] => {
  const mark = branchMark(row)
  return wrap(row.name, columns - mark.length).map((line, index) => (index === 0 ? mark : ' '.repeat(mark.length)) + line)
}

const drawnTable = ({ columns, rows: all }: Figures, { gap, name, listed }: Layout, paper: Paper): string[] => {
  const rows = listed ? all.flatMap(listedRows) : all
  const heads = columns.map(halved)
  const cells = (column: number): readonly string[] => rows.flatMap(row => cellLines(row.cells[column] ?? NONE))
  const widths = heads.map((head, column) => widest([...head, ...cells(column)]))
  const free = widths.reduce((room, columns) => room - columns - gap, paper.columns)
  const names = rows.map(row => nameLines(row, name === WRAPPED ? Math.max(WRAPPED, free) : name))
  const frame = { margin: widest(names.flat()), widths, gap: ' '.repeat(gap) }
  const body = rows.flatMap((row, index) => rowLines(row, names[index] ?? [], frame, paper))
  return [...headLines(heads, frame, paper), ...body].map(line => line.trimEnd())
}

/** The columns split into several tables; a row without figures in one of them is left out there. */
const folded = ({ block, columns, rows }: Figures, folds: number): readonly Figures[] => {
  const start = (fold: number): number => Math.ceil((fold * columns.length) / folds)
  return Array.from({ length: folds }, (_, fold) => {
    const cut = <T>(all: readonly T[]): readonly T[] => all.slice(start(fold), start(fold + 1))
    const parts = rows.map(row => ({ ...row, cells: cut(row.cells) }))
    return { block, columns: cut(columns), rows: parts.filter(row => row.cells.some(cell => cell.text !== '')) }
  })
}

/** In the widest layout that fits, else in the narrowest of all. */
const figures = (block: Figures, paper: Paper): string[] => {
  let lines: string[] = []
  for (const layout of layouts(block.columns.length)) {
    const tables = folded(block, layout.folds).map(part => drawnTable(part, layout, paper))
    lines = tables.flatMap((table, index) => (index === 0 ? table : ['', ...table]))
    if (widest(lines) <= paper.columns) break
  }
  return lines
}

/** The lines of a block. The library for tables is loaded with the first table. */
export const drawn = async (block: Block, paper: Paper): Promise<readonly string[]> => {
  switch (block.block) {
    case 'figures':
      return figures(block, paper)
    case 'shares':
      return shares(block, paper)
    case 'distributions':
      return distributions(block, paper)
    case 'heat':
      return heat(block, paper)
    case 'lines':
      return []
    case 'facts':
      return facts(block, paper)
    case 'table':
      return (await import('./browse')).browse(block, paper)
    case 'paragraph':
      return paragraph(block, paper)
    case 'command':
      return paragraph({ block: 'paragraph', text: `${block.label}: ${block.command}`, tone: 'quiet' }, paper)
    case 'hint':
      return hint(block.text, paper)
  }
}
