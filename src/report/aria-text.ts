import { percent } from '../model/figures'
import { t } from '../model/language'
import { type Distributions, type HeatMap, type LineChart, type Series, type Shares, withInterval } from './page'

/** Texts of the marks of charts, for tooltips and screen readers. */

/** "bondi win 68.6 % (68.3-68.9)" */
export const shareText = (share: Shares['shares'][number]): string =>
  withInterval(`${share.label} ${percent(share.chance)}`, share)

/** "bondi, loses 2: exactly 36.6 %, at least 60.0 %" */
export const countText = (
  { title }: Pick<Distributions, 'title'>,
  of: Distributions['distributions'][number],
  count: number
): string => {
  const [exactly, atLeast] = [of.exactly[count] ?? 0, of.atLeast[count] ?? 0]
  return t('{name}, {title} {count}: exactly {exactly}, at least {atLeast}', {
    name: of.name,
    title,
    count,
    exactly: percent(exactly),
    atLeast: percent(atLeast)
  })
}

const place = ({ rows, columns }: HeatMap, row: number, column: number): string =>
  [`${rows.name} ${rows.labels[row] ?? ''}`, `${columns.name} ${columns.labels[column] ?? ''}`]
    .map(text => text.trim())
    .join(', ')

/** "bondi lose 2, huscarls lose 4: 16.6 %" */
export const heatMapCellText = (map: HeatMap, row: number, column: number): string => {
  const text = map.cells[row]?.[column]?.text ?? ''
  return `${place(map, row, column)}: ${map.unit === undefined ? text : `${text} ${map.unit}`}`
}

/** "the likeliest: bondi lose 2, huscarls lose 4: 16.6 %" */
export const markedCellText = (map: HeatMap): readonly string[] => {
  const { marked } = map
  return marked ? [`${marked.label}: ${heatMapCellText(map, marked.row, marked.column)}`] : []
}

/** "losses of both sides, %" */
export const heatMapTitle = ({ title, unit }: HeatMap): string => (unit === undefined ? title : `${title}, ${unit}`)

/** "attacker wins, attacker.models 8: 21.2 %" */
export const seriesPointText = ({ axis: across }: LineChart, { name, texts }: Series, index: number): string =>
  `${name}, ${across.name} ${across.labels[index] ?? ''}: ${texts[index] ?? ''}`
