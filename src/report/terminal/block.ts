import { percent } from '../../model/figures'
import { t } from '../../model/language'
import { shareText } from '../aria-text'
import {
  type Block,
  type Cell,
  cumulativeColumns,
  type Distribution,
  type Distributions,
  type FigureTable,
  type Row,
  type Shares,
  shownCounts,
  treeIndent,
  withInterval
} from '../page'
import {
  factLines,
  hintLines,
  inTwoLines,
  padEnd,
  padStart,
  paragraphLines,
  type TextCanvas,
  truncate,
  widest,
  width,
  wrap
} from '../wrap'
import { bar, partShade, stackedBar } from './bar'
import { heatMapLines } from './heat-map'

type Share = Shares['shares'][number]

/** On one line: the first at the left end, the last at the right end, the others evenly between. Empty if they do not fit. */
const labelsOnOneLine = (shares: readonly Share[], { columns, theme }: TextCanvas): string[] => {
  const texts = shares.map(shareText)
  const gaps = shares.length - 1
  const room = columns - texts.reduce((sum, text) => sum + width(text), 0)
  if (room < 3 * gaps) return []
  const gap = (index: number): string => ' '.repeat(Math.floor((room * (index + 1)) / gaps) - Math.floor((room * index) / gaps))
  return [shares.map((share, index) => theme[share.tone](shareText(share)) + (index < gaps ? gap(index) : '')).join('')]
}

/** A line for each share, after its shade. */
const legend = (shares: readonly Share[], { columns, unicode, theme }: TextCanvas): string[] => {
  const figure = widest(shares.map(share => percent(share.chance)))
  const room = columns - widest(shares.map(share => withInterval('', share))) - figure - 4
  const names = Math.min(room, widest(shares.map(share => share.label)))
  return shares.map((share, index) => {
    const name = padEnd(truncate(share.label, names), names)
    return `${theme[share.tone](`${partShade(index, unicode)} ${name}`)}  ${withInterval(padStart(percent(share.chance), figure), share)}`
  })
}

/** The shares with their chances, and one bar of them all. */
const shareLines = ({ shares }: Shares, canvas: TextCanvas): string[] => {
  const labels = labelsOnOneLine(shares, canvas)
  const drawn = stackedBar(
    shares.map(share => share.chance),
    canvas.columns,
    canvas.unicode
  )
  const whole = drawn.map((part, index) => canvas.theme[shares[index]?.tone ?? 'plain'](part)).join('')
  return [...(labels.length > 0 ? labels : legend(shares, canvas)), whole]
}

/** Columns of the parts of a distribution's row: the count, gaps, the two kinds of figures, and the bar. */
const COUNT = 5
const GAP = 2
const EXACTLY = 7
const SUM = 8
const LEAST_BAR = 5
const MOST_BAR = 36

/** Columns of one distribution in a row, and the chance of a full bar. */
interface DistributionLayout {
  /** The figures before the bar. */
  readonly figures: number
  readonly bar: number
  readonly highest: number
}

const title = ({ name, tone }: Distribution, { figures, bar }: DistributionLayout, { theme }: TextCanvas): string =>
  padEnd(theme[tone](truncate(name, figures + bar)), figures + bar)

const heads = (of: Distribution, { figures, bar }: DistributionLayout, { theme }: TextCanvas): string => {
  const sums = cumulativeColumns(of).map(([head]) => padStart(head, SUM))
  return padEnd(theme.quiet([padStart(t('exactly'), EXACTLY), ...sums].join(' '.repeat(GAP))), figures + bar)
}

const cell = (of: Distribution, count: number, frame: DistributionLayout, { unicode, theme }: TextCanvas): string => {
  const chance = of.exactly[count]
  if (chance === undefined) return ' '.repeat(frame.figures + frame.bar)
  const sums = cumulativeColumns(of).map(([, chances]) => padStart(percent(chances[count] ?? 0), SUM))
  const figures = [padStart(percent(chance), EXACTLY), ...sums, ''].join(' '.repeat(GAP))
  return figures + padEnd(theme[of.tone](bar(chance / frame.highest, frame.bar, unicode)), frame.bar)
}

const line = (first: string, cells: readonly string[]): string => [first, ...cells].join(' '.repeat(GAP)).trimEnd()

const distributionRows = (block: Distributions, frame: DistributionLayout, canvas: TextCanvas): string[] => {
  const number = (count: number): string => {
    const text = padStart(String(count), COUNT - 1)
    return block.marked?.includes(count) ? canvas.theme.attacker(text) : text
  }
  return [
    line(
      padEnd(canvas.theme.quiet(block.title), COUNT),
      block.distributions.map(each => title(each, frame, canvas))
    ),
    line(
      padEnd('', COUNT),
      block.distributions.map(each => heads(each, frame, canvas))
    ),
    ...shownCounts(block).map(count =>
      line(
        `${number(count)} `,
        block.distributions.map(each => cell(each, count, frame, canvas))
      )
    )
  ]
}

/** Side by side if bars of a few columns still fit, otherwise one below the other; all bars on one scale. */
const distributionLines = (block: Distributions, canvas: TextCanvas): string[] => {
  const highest = Math.max(...block.distributions.flatMap(each => each.exactly)) || 1
  const figures = EXACTLY + GAP + Math.max(...block.distributions.map(each => cumulativeColumns(each).length)) * (SUM + GAP)
  const room = (number: number): number => Math.floor((canvas.columns - COUNT) / number) - GAP - figures
  const size = (number: number): number => Math.max(1, Math.min(MOST_BAR, room(number)))
  if (room(block.distributions.length) >= LEAST_BAR)
    return distributionRows(block, { figures, bar: size(block.distributions.length), highest }, canvas)
  const alone = block.distributions.map(each =>
    distributionRows({ ...block, distributions: [each] }, { figures, bar: size(1), highest }, canvas)
  )
  return alone.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
}

interface Layout {
  /** The columns of figures are split into so many tables, one below the other. */
  readonly folds: number
  /** Blank columns between figures. */
  readonly gap: number
  /** Columns of a name before it wraps; with NARROW_NAME, at least so many and all that the figures leave. */
  readonly name: number
  /** Lists in cells have a line for each of their items. */
  readonly listed?: true
}

const WIDE_NAME = 60
const NARROW_NAME = 16

/** From the widest to the narrowest. */
const layouts = (columns: number): readonly Layout[] => [
  ...Array.from({ length: columns }, (_, index) => index + 1).flatMap(folds => [
    { folds, gap: 3, name: WIDE_NAME },
    { folds, gap: 2, name: WIDE_NAME },
    { folds, gap: 2, name: NARROW_NAME },
    { folds, gap: 1, name: NARROW_NAME }
  ]),
  { folds: columns, gap: 1, name: NARROW_NAME, listed: true }
]

const cellLines = ({ text, interval }: Cell): readonly string[] => (interval === undefined ? [text] : [text, interval])

/** "knights 1.3, huscarls 2.2" as a row for each item. */
const listedRows = (row: Row): readonly Row[] => {
  const items = (text: string): readonly string[] => text.split(/(?<=,) /u)
  const lists = row.cells.map(({ text }) => items(text))
  return Array.from({ length: Math.max(1, ...lists.map(({ length }) => length)) }, (_, line) => ({
    ...row,
    name: line === 0 ? row.name : '',
    cells: row.cells.map(({ interval }, column) => {
      const ends = interval === undefined ? undefined : items(interval)[line]
      return { text: lists[column]?.[line] ?? '', ...(ends !== undefined && { interval: ends }) }
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
const headLines = (heads: readonly (readonly string[])[], { margin, widths, gap }: Columns, { theme }: TextCanvas): string[] => {
  const high = height(heads)
  const cell = (head: readonly string[], line: number): string => head[line - high + head.length] ?? ''
  return Array.from({ length: high }, (_, line) => {
    const cells = heads.map((head, column) => gap + padStart(theme.quiet(cell(head, line)), widths[column] ?? 0))
    return ' '.repeat(margin) + cells.join('')
  })
}

/** The first line of a cell is its figure, the second its interval. */
const rowLines = (row: Row, names: readonly string[], { margin, widths, gap }: Columns, { theme }: TextCanvas): string[] => {
  const cells = row.cells.map(cellLines)
  return Array.from({ length: height([names, ...cells]) }, (_, line) => {
    const ink = line === 0 ? theme.plain : theme.quiet
    const figures = cells.map((cell, column) => gap + padStart(ink(cell[line] ?? ''), widths[column] ?? 0))
    return padEnd(theme[row.tone](names[line] ?? ''), margin) + figures.join('')
  })
}

/** The name of a row; in a tree its continuation lines are indented below the first. */
const nameLines = (row: Row, columns: number): readonly string[] => {
  const mark = treeIndent(row)
  return wrap(row.name, columns - mark.length).map((line, index) => (index === 0 ? mark : ' '.repeat(mark.length)) + line)
}

const tableLines = ({ columns, rows: all }: FigureTable, { gap, name, listed }: Layout, canvas: TextCanvas): string[] => {
  const rows = listed ? all.flatMap(listedRows) : all
  const heads = columns.map(inTwoLines)
  const cells = (column: number): readonly string[] => rows.flatMap(row => cellLines(row.cells[column] ?? NONE))
  const widths = heads.map((head, column) => widest([...head, ...cells(column)]))
  const free = widths.reduce((room, columns) => room - columns - gap, canvas.columns)
  const names = rows.map(row => nameLines(row, name === NARROW_NAME ? Math.max(NARROW_NAME, free) : name))
  const frame = { margin: widest(names.flat()), widths, gap: ' '.repeat(gap) }
  const body = rows.flatMap((row, index) => rowLines(row, names[index] ?? [], frame, canvas))
  return [...headLines(heads, frame, canvas), ...body].map(line => line.trimEnd())
}

/** The columns split into several tables; a row without figures in one of them is left out there. */
const splitColumns = ({ block, columns, rows }: FigureTable, folds: number): readonly FigureTable[] => {
  const start = (fold: number): number => Math.ceil((fold * columns.length) / folds)
  return Array.from({ length: folds }, (_, fold) => {
    const cut = <T>(all: readonly T[]): readonly T[] => all.slice(start(fold), start(fold + 1))
    const parts = rows.map(row => ({ ...row, cells: cut(row.cells) }))
    return { block, columns: cut(columns), rows: parts.filter(row => row.cells.some(cell => cell.text !== '')) }
  })
}

/** In the widest layout that fits, else in the narrowest of all. */
const figureLines = (block: FigureTable, canvas: TextCanvas): string[] => {
  let lines: string[] = []
  for (const layout of layouts(block.columns.length)) {
    const tables = splitColumns(block, layout.folds).map(part => tableLines(part, layout, canvas))
    lines = tables.flatMap((table, index) => (index === 0 ? table : ['', ...table]))
    if (widest(lines) <= canvas.columns) break
  }
  return lines
}

/** The lines of a block. The library for tables is loaded with the first table. */
export const blockLines = async (block: Block, canvas: TextCanvas): Promise<readonly string[]> => {
  switch (block.block) {
    case 'figures':
      return figureLines(block, canvas)
    case 'shares':
      return shareLines(block, canvas)
    case 'distributions':
      return distributionLines(block, canvas)
    case 'heat':
      return heatMapLines(block, canvas)
    case 'lines':
      return []
    case 'facts':
      return factLines(block, canvas)
    case 'table':
      return (await import('./text-table')).textTableLines(block, canvas)
    case 'paragraph':
      return paragraphLines(block, canvas)
    case 'command':
      return paragraphLines({ block: 'paragraph', text: `${block.label}: ${block.command}`, tone: 'quiet' }, canvas)
    case 'hint':
      return hintLines(block.text, canvas)
  }
}
