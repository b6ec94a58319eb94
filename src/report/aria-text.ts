import { percent } from '../model/figures'
import { t } from '../model/language'
import type { Distributions, Heat, Line, Lines, Shares } from './page'

/** Texts of the marks of charts, for tooltips and screen readers. */

/** "bondi win 68.6 % (68.3-68.9)" */
export const ofShare = ({ label, chance, within }: Shares['shares'][number]): string =>
  `${label} ${percent(chance)}${within === undefined ? '' : ` (${within})`}`

/** "bondi, loses 2: exactly 36.6 %, at least 60.0 %" */
export const ofCount = ({ title }: Pick<Distributions, 'title'>, of: Distributions['of'][number], count: number): string => {
  const [exactly, atLeast] = [of.exactly[count] ?? 0, of.atLeast[count] ?? 0]
  return t('{name}, {title} {count}: exactly {exactly}, at least {atLeast}', {
    name: of.name,
    title,
    count,
    exactly: percent(exactly),
    atLeast: percent(atLeast)
  })
}

const place = ({ rows, columns }: Heat, row: number, column: number): string =>
  [`${rows.name} ${rows.labels[row] ?? ''}`, `${columns.name} ${columns.labels[column] ?? ''}`]
    .map(text => text.trim())
    .join(', ')

/** "bondi lose 2, huscarls lose 4: 16.6 %" */
export const ofCell = (map: Heat, row: number, column: number): string => {
  const text = map.cells[row]?.[column]?.text ?? ''
  return `${place(map, row, column)}: ${map.unit === undefined ? text : `${text} ${map.unit}`}`
}

/** "the likeliest: bondi lose 2, huscarls lose 4: 16.6 %" */
export const ofMarked = (map: Heat): readonly string[] => {
  const { marked } = map
  return marked ? [`${marked.label}: ${ofCell(map, marked.row, marked.column)}`] : []
}

/** "losses of both sides, %" */
export const ofMap = ({ title, unit }: Heat): string => (unit === undefined ? title : `${title}, ${unit}`)

/** "attacker wins, attacker.models 8: 21.2 %" */
export const ofLine = ({ across }: Lines, { name, texts }: Line, index: number): string =>
  `${name}, ${across.name} ${across.labels[index] ?? ''}: ${texts[index] ?? ''}`
