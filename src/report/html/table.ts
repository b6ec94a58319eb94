import { percent, thousands } from '../../model/figures'
import { t } from '../../model/language'
import { ofMap } from '../aria-text'
import { type Child, element, type Markup, NOTHING, together } from '../markup'
import { branchMark, type Cell, columnsOf, countsOf, type Distributions, type Figures, type Heat, type Table } from '../page'

/** Tables with captions and heads; each scrolls in a box of its own. */

type TableRow = readonly [name: Child, tone: string | undefined, cells: readonly Markup[]]

const cell = (text: string, style?: string): Markup => element('td', { class: style }, text)

/** Over the names there is nothing to be said, and no head that says nothing. */
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

export const figures = ({ title, columns, rows }: Figures, caption: string): Markup =>
  boxed(
    title ?? caption,
    [head(''), ...columns.map(text => head(text, 'figure'))],
    rows.map(row => [branchMark(row) + row.name, row.tone, row.cells.map(figure)])
  )

/** "68.6 %", "+2.04", "0 - 3": stands at the right of its column. */
const FIGURE = /^(?:[<>+-]?\d[\d .]*(?: %| - \d+)?|-)?$/u

const isFigures = ({ rows }: Table, column: number): boolean => rows.every(row => FIGURE.test(row[column] ?? ''))

/** A longer table is for a spreadsheet: the page has to stay light. */
const MOST = 500

const more = (count: number): Markup =>
  count > 0 ? element('p', { class: 'quiet' }, t('and {n} more rows: csv has them all', { n: thousands(count) })) : NOTHING

export const texts = (table: Table, caption: string): Markup => {
  const styles = table.columns.map((_, column) => (isFigures(table, column) ? 'figure' : undefined))
  const rows = table.rows.slice(0, MOST).map(([first = '', ...others]): TableRow => {
    return [first, undefined, others.map((text, column) => cell(text, styles[column + 1]))]
  })
  const heads = table.columns.map((text, column) => head(text, styles[column]))
  return together([boxed(caption, heads, rows), more(table.rows.length - MOST)])
}

const chance = (value: number | undefined): Markup => cell(value === undefined ? '' : percent(value), 'figure')

/** The figures of the charts of distributions. */
export const counted = (block: Distributions): Markup => {
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

/** The figures of a heat map. */
export const mapped = (map: Heat): Markup => {
  const heads = map.columns.labels.map(label => head(`${map.columns.name} ${label}`, 'figure'))
  const rows = map.cells.map((cells, index): TableRow => {
    const name = `${map.rows.name} ${map.rows.labels[index] ?? ''}`
    return [name, undefined, cells.map(({ text }) => cell(text, 'figure'))]
  })
  return boxed(ofMap(map), [head(''), ...heads], rows)
}
