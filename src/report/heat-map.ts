import { change, count, mean, percentage, points, twoDecimals } from '../model/figures'
import type { Axis, HeatMap, HeatMapCell, Tone } from './page'

/** The number format of a heat map for a measure. */
export const heatMapFormat = (measure: string): HeatMapValues['format'] =>
  measure === 'chance' ? 'percent' : measure === 'points' ? 'points' : 'fine'

/** How the values of a map are written, and their unit, which is given in the title. */
const FORMATS = {
  percent: { figure: percentage, unit: '%' },
  points: { figure: points, unit: '' },
  change: { figure: change, unit: '' },
  mean: { figure: mean, unit: '' },
  fine: { figure: twoDecimals, unit: '' },
  count: { figure: count, unit: '' }
} as const

type Value = number | undefined

/** What a heat map shows: `values[row][column]`, undefined if there is no value. */
interface HeatMapValues {
  readonly title: string
  readonly rows: Axis
  readonly columns: Axis
  readonly values: readonly (readonly Value[])[]
  readonly format: keyof typeof FORMATS
  /** The value without colour: larger ones have the attacker's hue, smaller ones the defender's; 0 by default. */
  readonly middle?: number
  /** The hue of a cell, if it depends on more than its value. */
  readonly tone?: (row: number, column: number) => Tone
  readonly legend?: HeatMap['legend']
  /** Marks the largest or the smallest value, or the cell in this row and column, with this label. */
  readonly mark?: { readonly which: 'largest' | 'smallest' | readonly [row: number, column: number]; readonly label: string }
}

const isNumber = (value: Value): value is number => value !== undefined && Number.isFinite(value)

/** The colour is strongest for the values furthest from the middle. */
const heatMapCell = (value: Value, map: HeatMapValues, furthest: number, tone: Tone | undefined): HeatMapCell => {
  if (!isNumber(value)) return { text: '-', tone: 'quiet', strength: 0 }
  const away = value - (map.middle ?? 0)
  const strength = furthest > 0 ? Math.abs(away) / furthest : 0
  return {
    text: FORMATS[map.format].figure(value),
    tone: tone ?? (away < 0 ? 'defender' : 'attacker'),
    strength,
    ...(isTwoSided(map) && { position: (1 + Math.sign(away) * strength) / 2 })
  }
}

/** Whether hues tell values above the middle from those below. */
const isTwoSided = ({ values, middle = 0, tone }: HeatMapValues): boolean =>
  tone === undefined && values.some(row => row.some(value => isNumber(value) && value < middle))

/** The cell given, or the first with the largest, or smallest, value. */
const markedCell = ({ values, mark }: HeatMapValues): Pick<HeatMap, 'marked'> => {
  if (!mark) return {}
  if (typeof mark.which !== 'string') return { marked: { row: mark.which[0], column: mark.which[1], label: mark.label } }
  const sign = mark.which === 'largest' ? 1 : -1
  let best: { readonly row: number; readonly column: number; readonly value: number } | undefined
  for (const [row, each] of values.entries())
    for (const [column, value] of each.entries())
      if (isNumber(value) && (best === undefined || sign * (value - best.value) > 0)) best = { row, column, value }
  return best ? { marked: { row: best.row, column: best.column, label: mark.label } } : {}
}

/** A heat map with formatted figures and colours. */
export const heatMap = (map: HeatMapValues): HeatMap => {
  const { title, rows, columns, values, format, middle = 0, tone, legend = [] } = map
  const furthest = values
    .flat()
    .reduce<number>((most, value) => (isNumber(value) ? Math.max(most, Math.abs(value - middle)) : most), 0)
  const { unit } = FORMATS[format]
  return {
    block: 'heat',
    title,
    rows,
    columns,
    cells: values.map((each, row) => each.map((value, column) => heatMapCell(value, map, furthest, tone?.(row, column)))),
    ...(unit && { unit }),
    legend,
    ...markedCell(map)
  }
}

/** Whether a cell of the map is the marked one. */
export const isMarked = ({ marked }: HeatMap, row: number, column: number): boolean =>
  marked?.row === row && marked.column === column
