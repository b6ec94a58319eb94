import { percent } from '../../model/figures'
import { t } from '../../model/language'
import { ofMap, ofMarked } from '../aria-text'
import type { Detail } from '../chart/detail'
import { panel } from '../chart/distributions'
import type { Canvas, Drawing } from '../chart/drawing'
import { heat as map } from '../chart/heat'
import { lines as curves } from '../chart/lines'
import { bar } from '../chart/shares'
import { element, type Markup } from '../markup'
import type { Distributions, Heat, Lines, Shares } from '../page'
import { counted, mapped } from './table'

/** Charts whose marks can be pointed at and walked through; their figures are in tables as well. */

/** Smaller than this share of its size a chart scrolls rather than shrinks. */
const LEAST = 0.85

/** As wide as the narrowest phone shows. */
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

/** Says what is pointed at, where scripts run. */
const READOUT = element('p', { class: 'readout', 'aria-hidden': 'true' })

const folded = (table: Markup): Markup =>
  element('details', { class: 'figures' }, element('summary', {}, t('the figures as a table')), table)

const BAR: Canvas = { width: 900, live: true }

/** Large figures over one bar. */
export const shares = (block: Shares): Markup => {
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
export const distributions = (block: Distributions): Markup => {
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

/** Under its title; one cell is reached by the tab key, the others from there by arrows. */
export const heat = (block: Heat, detail: Detail): Markup => {
  const label = [ofMap(block), ...ofMarked(block)].join('; ')
  const chart = drawn(label, map(block, { ...MAP, detail }), block.columns.labels.length)
  const listed = detail.words ? [folded(mapped(block))] : []
  const title = element('figcaption', {}, ofMap(block))
  const scroll = element('div', { class: 'scroll', role: 'region', 'aria-label': ofMap(block), tabindex: 0 }, chart)
  return element('figure', { class: 'heat' }, title, scroll, READOUT, ...listed)
}

/** As wide as a phone held upright, and as a page; the style sheet shows one. The figures stand in the table below it. */
export const lines = (block: Lines): Markup => {
  const many = block.across.labels.length
  const sized = (name: string, canvas: Canvas) => element('div', { class: name }, drawn(block.title, curves(block, canvas), many))
  return element('figure', { class: 'lines' }, sized('narrow', PANEL), sized('wide', MAP), READOUT)
}
