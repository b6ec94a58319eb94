import { percent, thousands } from '../../model/figures'
import { t } from '../../model/language'
import { ofMap, ofMarked } from '../aria-text'
import { lines as curves, heat as map } from '../chart/charts'
import { bar, panel } from '../chart/distributions'
import { type Canvas, type Detail, type Drawing, detail } from '../chart/drawing'
import { type Child, element, type Markup, NOTHING, together } from '../markup'
import {
  type Block,
  branchMark,
  type Cell,
  type Command,
  columnsOf,
  countsOf,
  type Distributions,
  type Facts,
  type Figures,
  type Heat,
  type Lines,
  type Page,
  type Section,
  type Shares,
  type Table
} from '../page'

/** Tables with captions and heads, each in a box that scrolls. */

type TableRow = readonly [name: Child, tone: string | undefined, cells: readonly Markup[]]

const cell = (text: string, style?: string): Markup => element('td', { class: style }, text)

/** An empty head, above the names of rows, is a plain cell: an empty `th` is an accessibility fault. */
const head = (text: string, style?: string): Markup =>
  text === '' ? element('td', {}) : element('th', { scope: 'col', class: style }, text)

const row = ([name, tone, cells]: TableRow): Markup =>
  element('tr', {}, element('th', { scope: 'row', class: tone }, name), ...cells)

const boxed = (caption: string, heads: readonly Markup[], rows: readonly TableRow[]): Markup =>
  element(
    'div',
    { class: 'scroll', role: 'region', 'aria-label': caption, tabindex: 0 },
    element(
      'table',
      {},
      element('caption', { class: 'unseen' }, caption),
      element('thead', {}, element('tr', {}, ...heads)),
      element('tbody', {}, together(rows.map(row)))
    )
  )

const figure = ({ text, within }: Cell): Markup =>
  element('td', { class: 'figure' }, text, ...(within === undefined ? [] : [element('small', {}, within)]))

const figures = ({ title, columns, rows }: Figures, caption: string): Markup =>
  boxed(
    title ?? caption,
    [head(''), ...columns.map(text => head(text, 'figure'))],
    rows.map(row => [branchMark(row) + row.name, row.tone, row.cells.map(figure)])
  )

/** A column of such figures is aligned right: "68.6 %", "+2.04", "0 - 3". */
const FIGURE = /^(?:[<>+-]?\d[\d .]*(?: %| - \d+)?|-)?$/u

const isFigures = ({ rows }: Table, column: number): boolean => rows.every(row => FIGURE.test(row[column] ?? ''))

/** Rows of a table that are shown, so that the page stays small. */
const MOST = 500

const more = (count: number): Markup =>
  count > 0 ? element('p', { class: 'quiet' }, t('and {n} more rows: csv has them all', { n: thousands(count) })) : NOTHING

const texts = (table: Table, caption: string): Markup => {
  const styles = table.columns.map((_, column) => (isFigures(table, column) ? 'figure' : undefined))
  const rows = table.rows.slice(0, MOST).map(([first = '', ...others]): TableRow => {
    return [first, undefined, others.map((text, column) => cell(text, styles[column + 1]))]
  })
  const heads = table.columns.map((text, column) => head(text, styles[column]))
  return together([boxed(caption, heads, rows), more(table.rows.length - MOST)])
}

const chance = (value: number | undefined): Markup => cell(value === undefined ? '' : percent(value), 'figure')

/** The table behind the charts of distributions. */
const counted = (block: Distributions): Markup => {
  const { title, of } = block
  const heads = of.flatMap(each => [
    head(t('{name} exactly', { name: each.name }), 'figure'),
    ...columnsOf(each).map(([text]) => head(text, 'figure'))
  ])
  const rows = countsOf(block).map((count): TableRow => {
    const cells = of.flatMap(each => [
      chance(each.exactly[count]),
      ...columnsOf(each).map(([, chances]) => chance(chances[count]))
    ])
    return [String(count), undefined, cells]
  })
  return boxed(of.map(({ name }) => `${name}, ${title}`).join('; '), [head(title), ...heads], rows)
}

/** The table behind a heat map. */
const mapped = (map: Heat): Markup => {
  const heads = map.columns.labels.map(label => head(`${map.columns.name} ${label}`, 'figure'))
  const rows = map.cells.map((cells, index): TableRow => {
    const name = `${map.rows.name} ${map.rows.labels[index] ?? ''}`
    return [name, undefined, cells.map(({ text }) => cell(text, 'figure'))]
  })
  return boxed(ofMap(map), [head(''), ...heads], rows)
}

/** Charts whose marks can be pointed at and walked through by keys. */

/** A chart shrinks to this share of its size, then it scrolls. */
const LEAST = 0.85

/** As wide as the narrowest phone. */
const PANEL: Canvas = { width: 340, live: true }

const drawn = (label: string, { width, height, marks }: Drawing, columns = 1): Markup => {
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

const folded = (table: Markup): Markup =>
  element('details', { class: 'figures' }, element('summary', {}, t('the figures as a table')), table)

const BAR: Canvas = { width: 900, live: true }

/** Large figures over one bar. */
const shares = (block: Shares): Markup => {
  const { width, height, marks } = bar(block, BAR)
  const figures = block.shares.map(({ label, chance, within, tone }) =>
    element(
      'div',
      { class: tone },
      element('dt', {}, label),
      element('dd', {}, percent(chance), ...(within === undefined ? [] : [element('small', {}, within)]))
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
  const panels = block.of.map(of => drawn(`${of.name}, ${block.title}`, panel(block, of, PANEL)))
  return element(
    'figure',
    { class: 'distributions' },
    element('div', { class: 'panels' }, ...panels),
    READOUT,
    folded(counted(block))
  )
}

const MAP: Canvas = { width: 700, live: true }

/** A heat map below its title; the tab key reaches one cell, arrow keys the others from there. */
const heat = (block: Heat, detail: Detail): Markup => {
  const label = [ofMap(block), ...ofMarked(block)].join('; ')
  const chart = drawn(label, map(block, { ...MAP, detail }), block.columns.labels.length)
  const listed = detail.words ? [folded(mapped(block))] : []
  const title = element('figcaption', {}, ofMap(block))
  const scroll = element('div', { class: 'scroll', role: 'region', 'aria-label': ofMap(block), tabindex: 0 }, chart)
  return element('figure', { class: 'heat' }, title, scroll, READOUT, ...listed)
}

/** A line chart in two widths, for a phone and for a page; the style sheet shows one of them. Its figures are in the table below it. */
const lines = (block: Lines): Markup => {
  const many = block.across.labels.length
  const sized = (name: string, canvas: Canvas) => element('div', { class: name }, drawn(block.title, curves(block, canvas), many))
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
export const blockMarkup = (block: Block, caption: string, detail: Detail): Markup => {
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
      return texts(block, caption)
    case 'paragraph':
      return element('p', { class: block.tone }, block.text)
    case 'command':
      return command(block)
    case 'hint':
      return NOTHING
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
interface Sheet {
  readonly headline: string
  readonly detail: Detail
  /** Whether the explanation is expanded at first. */
  readonly open: boolean
}

const blocks = (section: Section, caption: string, { detail }: Sheet): Markup =>
  together(section.blocks.filter(({ block }) => block !== 'command').map(block => blockMarkup(block, caption, detail)))

const fold = (sections: Fold, sheet: Sheet): Markup => {
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

const part = (heading: string, turns: boolean, ...body: readonly Markup[]): Markup =>
  element(
    'section',
    { class: turns ? 'part turned' : 'part' },
    element('h2', PATH.test(heading) ? { class: 'path' } : {}, heading),
    ...body
  )

/** A section under its heading or its topic. */
const plain = (section: Section, sheet: Sheet): Markup => {
  const heading = section.heading ?? section.topic
  const body = blocks(section, heading ?? sheet.headline, sheet)
  return heading === undefined ? element('div', { class: 'part' }, body) : part(heading, section.turnsPage === true, body)
}

const explanation = (details: readonly Section[], sheet: Sheet): readonly Markup[] =>
  details.length > 0 ? [part(t('each number and its rule'), false, ...folds(details).map(each => fold(each, sheet)))] : []

/** Commands stand in the footer of the page, so a section of nothing else is left out. */
const isWorded = ({ blocks }: Section): boolean => blocks.some(({ block }) => block !== 'command' && block !== 'hint')

const showsWinner = ({ blocks, detail }: Section): boolean => !detail && blocks.some(({ block }) => block === 'shares')

/** The sections: who wins first, the rest in its order, with the explanation collapsed in one place. `open`: expanded at first. */
export const sections = (page: Page, open: boolean): readonly Markup[] => {
  const sheet = { headline: page.headline, detail: detail(page), open }
  const worded = page.sections.filter(isWorded)
  const first = worded.filter(showsWinner)
  const rest = worded.filter(section => !first.includes(section))
  const start = rest.findIndex(({ detail }) => detail)
  const [before, after] = start < 0 ? [rest, []] : [rest.slice(0, start), rest.slice(start)]
  const folded = after.filter(({ detail }) => detail)
  return [
    ...[...first, ...before].map(section => plain(section, sheet)),
    ...explanation(folded, sheet),
    ...after.filter(({ detail }) => !detail).map(section => plain(section, sheet))
  ]
}
