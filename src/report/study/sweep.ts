import { thousands } from '../../model/figures'
import { decimal, t, translate } from '../../model/language'
import type { SweepCell, SweepReport } from '../../model/report'
import { editionName } from '../fight/method'
import { studySideNouns } from '../fight/sides'
import { heatMap, heatMapFormat } from '../heat-map'
import {
  type Axis,
  asParagraph,
  type Block,
  type FigureTable,
  type Page,
  replayCommand,
  type Section,
  type Series,
  withInterval
} from '../page'
import type { RecordRow } from '../record'
import { fightColumns, formatMeasure, type NumberColumn, quantityHeading, resultColumns } from './measures'
import { sweepRows } from './rows'
import { intervalOf, notHighest, numberCell, sampledEach } from './sampled'

/** A sweep: of one axis a row for each value, of two a heat map, of more a heat map for each value of the others. */

/** The value without colour on a heat map: above it one side's hue, below it the other's. */
const middle = ({ measure }: SweepReport['of']): number => (measure === 'chance' ? 0.5 : 0)

/** If there are more maps, or more cells in a map, or more rows in a table, only the highest values are listed. */
const MOST_MAPS = 12
const MOST_CELLS = 2500
const MOST_ROWS = 60

const cellAt = (report: SweepReport, index: number): SweepCell | undefined => report.cells[index]

/** "none" of "defender.cover", in Spanish "ninguna". */
const axisValue = (path: string, value: string): string =>
  path.endsWith('.cover') ? (value === 'none' ? t('none{head}', { head: '' }) : translate(value)) : value

/** "attacker.models 12", in Spanish "miniaturas del atacante: 12" */
const axisAt = (path: string, value: string): string => {
  const name = translate(path)
  return `${name}${name === path ? '' : ':'} ${axisValue(path, value)}`
}

/** "attacker.models 12, defender.cover none" */
const cellName = ({ axes }: SweepReport, { at: values }: SweepCell): string =>
  axes.map(({ path }, i) => axisAt(path, values[i] ?? '')).join(', ')

const axisOf = ({ path, values }: SweepReport['axes'][number]): Axis => ({
  name: translate(path),
  labels: values.map(value => axisValue(path, value))
})

const columnsOf = (report: SweepReport): readonly NumberColumn[] => fightColumns(report.fight, studySideNouns(report))

/** The label of the quantity that the sweep shows: "bondi win". */
const sweptQuantity = (report: SweepReport): string => quantityHeading(report.of, studySideNouns(report))

/** The interval of what the sweep is of. */
const cellInterval = ({ of: { path, measure } }: SweepReport, cell: SweepCell) => intervalOf(cell, path, measure)

/** A row for each cell; the quantity of the sweep comes first if it is not one of the usual columns. */
const rows = (report: SweepReport, cells: readonly (readonly [name: string, cell: SweepCell, index: number])[]): FigureTable => {
  const columns = columnsOf(report)
  const extra = columns.some(({ path }) => path === report.of.path) ? [] : [sweptQuantity(report)]
  return {
    block: 'figures',
    title: report.axes.map(({ path }) => translate(path)).join(', '),
    columns: [...extra, ...columns.map(({ head }) => head)],
    rows: cells.map(([name, cell, index]) => ({
      name: index === report.best ? `${name} *` : name,
      tone: index === report.best ? 'attacker' : 'plain',
      cells: [
        ...extra.map(() => ({ text: formatMeasure(report.of.measure, cell.value), ...cellInterval(report, cell) })),
        ...(cell.numbers ? columns.map(column => numberCell(column, cell.numbers ?? {}, cell)) : [])
      ]
    }))
  }
}

/** The marks of a scale that contains 0 and all values, at round steps. */
const ticksFor = (values: readonly number[]): readonly number[] => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const raw = (high - low || 1) / 5
  const unit = 10 ** Math.floor(Math.log10(raw))
  const step = unit * ([1, 2, 5, 10].find(each => each * unit >= raw) ?? 10)
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}

const TONES = { attackerWins: 'attacker', defenderWins: 'defender' } as const

/** All three results if the sweep is of one of them; else its quantity. */
const seriesOf = (report: SweepReport): readonly Series[] => {
  const { of, cells } = report
  return of.path.startsWith('result.') && cells.some(({ numbers }) => numbers?.attackerWins !== undefined)
    ? resultColumns('melee', studySideNouns(report)).map(({ key, head, figure }) => ({
        name: head,
        tone: TONES[key as keyof typeof TONES] ?? 'plain',
        values: cells.map(({ numbers }) => numbers?.[key]),
        texts: cells.map(({ numbers }) => (numbers ? figure(numbers) : ''))
      }))
    : [
        {
          name: sweptQuantity(report),
          tone: 'attacker',
          values: cells.map(({ value }) => value),
          texts: cells.map(({ value }) => (value === undefined ? '' : formatMeasure(of.measure, value)))
        }
      ]
}

/** A line chart of a sweep over one axis. */
const lineChart = (report: SweepReport): readonly Block[] => {
  const [axis] = report.axes
  const of = seriesOf(report)
  const known = of.flatMap(({ values }) => values.filter(value => value !== undefined))
  if (axis === undefined || known.length < 2) return []
  const { measure } = report.of
  const marks = measure === 'chance' ? [0, 0.25, 0.5, 0.75, 1] : ticksFor(known)
  return [
    {
      block: 'lines',
      title: of.length > 1 ? t('who wins') : sweptQuantity(report),
      axis: axisOf(axis),
      ticks: marks.map(value => [value, measure === 'chance' ? `${100 * value} %` : decimal(String(value))] as const),
      series: of
    }
  ]
}

const axisTable = (report: SweepReport): readonly Section[] => {
  const [axis] = report.axes
  const cells = report.cells
    .slice(0, MOST_ROWS)
    .map((cell, i) => [axisValue(axis?.path ?? '', cell.at[0] ?? ''), cell, i] as const)
  return [{ heading: translate(axis?.path ?? ''), blocks: [...lineChart(report), rows(report, cells)] }]
}

/** The cells with the highest values, if there are too many cells to show. */
const highestValues = (report: SweepReport): readonly Section[] => {
  const indexed = report.cells.map((cell, i) => [cellName(report, cell), cell, i] as const)
  const known = indexed.filter(([, { value }]) => value !== undefined)
  // the one that is named as the highest stays the first of those that differ from it by rounding
  const height = (index: number, { value = 0 }: SweepCell): number => (index === report.best ? Number.POSITIVE_INFINITY : value)
  const top = known.toSorted(([, a, i], [, b, j]) => height(j, b) - height(i, a)).slice(0, 20)
  return [
    {
      heading: t('the {n} highest of {all}: {what}', {
        n: top.length,
        all: thousands(report.cells.length),
        what: sweptQuantity(report)
      }),
      blocks: [rows(report, top)]
    }
  ]
}

/** A heat map over the last two axes; `start` is the index of its first cell. */
const heatMapOf = (report: SweepReport, start: number): Block => {
  const [vertical, horizontal] = report.axes.slice(-2)
  if (!vertical || !horizontal) return asParagraph('')
  const width = horizontal.values.length
  const values = vertical.values.map((_, row) =>
    horizontal.values.map((_, column) => cellAt(report, start + row * width + column)?.value)
  )
  const best = (report.best ?? -1) - start
  const isBestHere = best >= 0 && best < width * vertical.values.length
  // the report has settled which of equal values is the highest: here they differ by rounding
  return heatMap({
    title: sweptQuantity(report),
    rows: axisOf(vertical),
    columns: axisOf(horizontal),
    values,
    format: heatMapFormat(report.of.measure),
    middle: middle(report.of),
    ...(isBestHere && { mark: { which: [Math.floor(best / width), best % width], label: t('the highest') } })
  })
}

const heatMapSections = (report: SweepReport): readonly Section[] => {
  const inner = report.axes.slice(-2).reduce((product, { values }) => product * values.length, 1)
  const outer = report.cells.length / inner
  if (outer > MOST_MAPS || inner > MOST_CELLS) return highestValues(report)
  return Array.from({ length: outer }, (_, i): Section => {
    const first = cellAt(report, i * inner)
    const named = report.axes.slice(0, -2).map(({ path }, axis) => axisAt(path, first?.at[axis] ?? ''))
    const [across] = report.axes.slice(-1)
    return {
      heading: [t('{what} by {path}', { what: sweptQuantity(report), path: translate(across?.path ?? '') }), ...named].join(', '),
      blocks: [heatMapOf(report, i * inner)]
    }
  })
}

/** "bondi win: highest 68.6 %, with attacker.models 12" */
const bestOf = (report: SweepReport): string => {
  const { best, of, cells } = report
  const cell = best === undefined ? undefined : cells[best]
  if (!cell)
    return t('{what}: {value} in every fight', {
      what: sweptQuantity(report),
      value: formatMeasure(of.measure, cells.find(({ value }) => value !== undefined)?.value)
    })
  return t('{what}: highest {value}, with {where}', {
    what: sweptQuantity(report),
    value: withInterval(formatMeasure(of.measure, cell.value), cellInterval(report, cell)),
    where: cellName(report, cell)
  })
}

export const page = (report: SweepReport): Page => ({
  headline: report.headline,
  subtitle: [
    t('{edition}, {fights} {n|fight|fights}', {
      edition: editionName(report.edition),
      n: report.cells.length,
      fights: thousands(report.cells.length)
    }),
    ...sampledEach(report.method)
  ].join(', '),
  sections: [
    { topic: t('the answer'), blocks: [bestOf(report), ...notHighest(report)].map(text => asParagraph(text)) },
    ...(report.axes.length === 1
      ? report.cells.length > MOST_ROWS
        ? highestValues(report)
        : axisTable(report)
      : heatMapSections(report)),
    {
      topic: t('notes'),
      blocks: [
        ...report.notes.map(note => asParagraph(note, 'quiet')),
        { block: 'hint', text: t('-f csv  one row per fight') },
        replayCommand(report.replay)
      ]
    }
  ]
})

export const lines = (report: SweepReport): readonly string[] => [
  `${report.headline}: ${[bestOf(report), ...notHighest(report)].join('; ')}`
]

export const records = (report: SweepReport): readonly RecordRow[] => sweepRows(report)
