import { percent, thousands } from '../../model/figures'
import { t } from '../../model/language'
import { heatMapTitle, markedCellText } from '../aria-text'
import { lineChart as curves, heatMapDrawing as map } from '../chart/charts'
import { panel, shareBar } from '../chart/distributions'
import { type Canvas, type Drawing, type MapDetail, mapDetail } from '../chart/drawing'
import { type Child, element, joinLines, type Markup, NO_MARKUP } from '../markup'
import {
  type Block,
  type Cell,
  type Command,
  cumulativeColumns,
  type Distributions,
  type Facts,
  type FigureTable,
  type HeatMap,
  type LineChart,
  type Page,
  type Section,
  type Shares,
  shownCounts,
  type TextTable,
  treeIndent
} from '../page'

/** Tables with captions and heads, each in a box that scrolls. */

type TableRow = readonly [name: Child, tone: string | undefined, cells: readonly Markup[]]

const cell = (text: string, style?: string): Markup => element('td', { class: style }, text)

/** An empty head, above the names of rows, is a plain cell: an empty `th` is an accessibility fault. */
const head = (text: string, style?: string): Markup =>
  text === '' ? element('td', {}) : element('th', { scope: 'col', class: style }, text)

const row = ([name, tone, cells]: TableRow): Markup =>
  element('tr', {}, element('th', { scope: 'row', class: tone }, name), ...cells)

const scrollingTable = (caption: string, heads: readonly Markup[], rows: readonly TableRow[]): Markup =>
  element(
    'div',
    { class: 'scroll', role: 'region', 'aria-label': caption, tabindex: 0 },
    element(
      'table',
      {},
      element('caption', { class: 'unseen' }, caption),
      element('thead', {}, element('tr', {}, ...heads)),
      element('tbody', {}, joinLines(rows.map(row)))
    )
  )

const figure = ({ text, interval }: Cell): Markup =>
  element('td', { class: 'figure' }, text, ...(interval === undefined ? [] : [element('small', {}, interval)]))

const figures = ({ title, columns, rows }: FigureTable, caption: string): Markup =>
  scrollingTable(
    title ?? caption,
    [head(''), ...columns.map(text => head(text, 'figure'))],
    rows.map(row => [treeIndent(row) + row.name, row.tone, row.cells.map(figure)])
  )

/** A column of such figures is aligned right: "68.6 %", "+2.04", "0 - 3". */
const FIGURE = /^(?:[<>+-]?\d[\d .]*(?: %| - \d+)?|-)?$/u

const isFigures = ({ rows }: TextTable, column: number): boolean => rows.every(row => FIGURE.test(row[column] ?? ''))

/** Rows of a table that are shown, so that the page stays small. */
const MOST = 500

const more = (count: number): Markup =>
  count > 0 ? element('p', { class: 'quiet' }, t('and {n} more rows: csv has them all', { n: thousands(count) })) : NO_MARKUP

const textTable = (table: TextTable, caption: string): Markup => {
  const styles = table.columns.map((_, column) => (isFigures(table, column) ? 'figure' : undefined))
  const rows = table.rows.slice(0, MOST).map(([first = '', ...others]): TableRow => {
    return [first, undefined, others.map((text, column) => cell(text, styles[column + 1]))]
  })
  const heads = table.columns.map((text, column) => head(text, styles[column]))
  return joinLines([scrollingTable(caption, heads, rows), more(table.rows.length - MOST)])
}

const chance = (value: number | undefined): Markup => cell(value === undefined ? '' : percent(value), 'figure')

/** The table behind the charts of distributions. */
const distributionTable = (block: Distributions): Markup => {
  const { title, distributions: of } = block
  const heads = of.flatMap(each => [
    head(t('{name} exactly', { name: each.name }), 'figure'),
    ...cumulativeColumns(each).map(([text]) => head(text, 'figure'))
  ])
  const rows = shownCounts(block).map((count): TableRow => {
    const cells = of.flatMap(each => [
      chance(each.exactly[count]),
      ...cumulativeColumns(each).map(([, chances]) => chance(chances[count]))
    ])
    return [String(count), undefined, cells]
  })
  return scrollingTable(of.map(({ name }) => `${name}, ${title}`).join('; '), [head(title), ...heads], rows)
}

/** The table behind a heat map. */
const heatMapTable = (map: HeatMap): Markup => {
  const heads = map.columns.labels.map(label => head(`${map.columns.name} ${label}`, 'figure'))
  const rows = map.cells.map((cells, index): TableRow => {
    const name = `${map.rows.name} ${map.rows.labels[index] ?? ''}`
    return [name, undefined, cells.map(({ text }) => cell(text, 'figure'))]
  })
  return scrollingTable(heatMapTitle(map), [head(''), ...heads], rows)
}

/** Charts whose marks can be pointed at and walked through by keys. */

/** A chart shrinks to this share of its size, then it scrolls. */
const LEAST = 0.85

/** As wide as the narrowest phone. */
const PANEL: Canvas = { width: 340, live: true }

const chartSvg = (label: string, { width, height, marks }: Drawing, columns = 1): Markup => {
  const [wide, high] = [Math.ceil(width), Math.ceil(height)]
  const style = `max-width: ${Math.round(1.18 * wide)}px; min-width: ${wide > PANEL.width ? Math.round(LEAST * wide) : 0}px`
  return element(
    'svg',
    { viewBox: `0 0 ${wide} ${high}`, role: 'group', 'aria-label': label, 'data-columns': columns, style },
    marks
  )
}

/** Shows the text of the mark that is pointed at; the script fills it. */
const READOUT = element('p', { class: 'readout', 'aria-hidden': 'true' })

const collapsedTable = (table: Markup): Markup =>
  element('details', { class: 'figures' }, element('summary', {}, t('the figures as a table')), table)

const BAR: Canvas = { width: 900, live: true }

/** Large figures over one bar. */
const shares = (block: Shares): Markup => {
  const { width, height, marks } = shareBar(block, BAR)
  const figures = block.shares.map(({ label, chance, interval, tone }) =>
    element(
      'div',
      { class: tone },
      element('dt', {}, label),
      element('dd', {}, percent(chance), ...(interval === undefined ? [] : [element('small', {}, interval)]))
    )
  )
  const frame = {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'none',
    role: 'group',
    'aria-label': t('everything in one bar')
  }
  return element('figure', { class: 'shares' }, element('dl', {}, ...figures), element('svg', frame, marks))
}

/** A panel for each distribution, beside each other where there is room. */
const distributions = (block: Distributions): Markup => {
  const panels = block.distributions.map(of => chartSvg(`${of.name}, ${block.title}`, panel(block, of, PANEL)))
  return element(
    'figure',
    { class: 'distributions' },
    element('div', { class: 'panels' }, ...panels),
    READOUT,
    collapsedTable(distributionTable(block))
  )
}

const MAP: Canvas = { width: 700, live: true }

/** A heat map below its title; the tab key reaches one cell, arrow keys the others from there. */
const heat = (block: HeatMap, detail: MapDetail): Markup => {
  const label = [heatMapTitle(block), ...markedCellText(block)].join('; ')
  const chart = chartSvg(label, map(block, { ...MAP, detail }), block.columns.labels.length)
  const listed = detail.tooltips ? [collapsedTable(heatMapTable(block))] : []
  const title = element('figcaption', {}, heatMapTitle(block))
  const scroll = element('div', { class: 'scroll', role: 'region', 'aria-label': heatMapTitle(block), tabindex: 0 }, chart)
  return element('figure', { class: 'heat' }, title, scroll, READOUT, ...listed)
}

/** A line chart in two widths, for a phone and for a page; the style sheet shows one of them. Its figures are in the table below it. */
const lines = (block: LineChart): Markup => {
  const many = block.axis.labels.length
  const sized = (name: string, canvas: Canvas) =>
    element('div', { class: name }, chartSvg(block.title, curves(block, canvas), many))
  return element('figure', { class: 'lines' }, sized('narrow', PANEL), sized('wide', MAP), READOUT)
}

const facts = ({ facts }: Facts): Markup =>
  element(
    'dl',
    { class: 'facts' },
    ...facts.map(([name, ...texts]) => element('div', {}, element('dt', {}, name), ...texts.map(text => element('dd', {}, text))))
  )

/** A command to copy: a touch selects all of it, and with scripts a button copies it. */
export const command = ({ label, command }: Command): Markup =>
  element(
    'div',
    { class: 'command' },
    element('span', { class: 'label' }, label),
    element('code', { translate: 'no' }, command),
    element('button', { type: 'button', hidden: 'hidden', 'data-done': t('copied') }, t('copy')),
    element('span', { class: 'unseen', role: 'status' })
  )

/** A block as HTML; `caption` is for tables without a title of their own. */
export const blockMarkup = (block: Block, caption: string, detail: MapDetail): Markup => {
  switch (block.block) {
    case 'figures':
      return figures(block, caption)
    case 'shares':
      return shares(block)
    case 'distributions':
      return distributions(block)
    case 'heat':
      return heat(block, detail)
    case 'lines':
      return lines(block)
    case 'facts':
      return facts(block)
    case 'table':
      return textTable(block, caption)
    case 'paragraph':
      return element('p', { class: block.tone }, block.text)
    case 'command':
      return command(block)
    case 'hint':
      return NO_MARKUP
  }
}

/** Sections that collapse together: one with a heading, and those after it without. */
type Fold = readonly Section[]

const folds = (details: readonly Section[]): readonly Fold[] => {
  const found: Section[][] = []
  for (const section of details) {
    const last = found.at(-1)
    if (last && section.heading === undefined) last.push(section)
    else found.push([section])
  }
  return found
}

/** What all sections of a page share. */
interface PageContext {
  readonly headline: string
  readonly detail: MapDetail
  /** Whether the explanation is expanded at first. */
  readonly open: boolean
}

const blocks = (section: Section, caption: string, { detail }: PageContext): Markup =>
  joinLines(section.blocks.filter(({ block }) => block !== 'command').map(block => blockMarkup(block, caption, detail)))

const fold = (sections: Fold, sheet: PageContext): Markup => {
  const heading = sections[0]?.heading ?? t('more details')
  return element(
    'details',
    { class: 'fold', open: sheet.open ? 'open' : undefined },
    element('summary', {}, element('h3', {}, heading)),
    ...sections.map(section => blocks(section, heading, sheet))
  )
}

/** A path such as "attacker.models" gets no capital. */
const PATH = /^\S+\.\S+$/

const headedPart = (heading: string, turns: boolean, ...body: readonly Markup[]): Markup =>
  element(
    'section',
    { class: turns ? 'part turned' : 'part' },
    element('h2', PATH.test(heading) ? { class: 'path' } : {}, heading),
    ...body
  )

/** A section under its heading or its topic. */
const sectionMarkup = (section: Section, sheet: PageContext): Markup => {
  const heading = section.heading ?? section.topic
  const body = blocks(section, heading ?? sheet.headline, sheet)
  return heading === undefined ? element('div', { class: 'part' }, body) : headedPart(heading, section.startsPage === true, body)
}

const explanation = (details: readonly Section[], sheet: PageContext): readonly Markup[] =>
  details.length > 0 ? [headedPart(t('each number and its rule'), false, ...folds(details).map(each => fold(each, sheet)))] : []

/** Commands stand in the footer of the page, so a section of nothing else is left out. */
const hasContent = ({ blocks }: Section): boolean => blocks.some(({ block }) => block !== 'command' && block !== 'hint')

const showsWinner = ({ blocks, detail }: Section): boolean => !detail && blocks.some(({ block }) => block === 'shares')

/** The sections: who wins first, the rest in its order, with the explanation collapsed in one place. `open`: expanded at first. */
export const sections = (page: Page, open: boolean): readonly Markup[] => {
  const sheet = { headline: page.headline, detail: mapDetail(page), open }
  const worded = page.sections.filter(hasContent)
  const first = worded.filter(showsWinner)
  const rest = worded.filter(section => !first.includes(section))
  const start = rest.findIndex(({ detail }) => detail)
  const [before, after] = start < 0 ? [rest, []] : [rest.slice(0, start), rest.slice(start)]
  const folded = after.filter(({ detail }) => detail)
  return [
    ...[...first, ...before].map(section => sectionMarkup(section, sheet)),
    ...explanation(folded, sheet),
    ...after.filter(({ detail }) => !detail).map(section => sectionMarkup(section, sheet))
  ]
}
