import { thousands } from '../../model/figures'
import { decimal, t } from '../../model/language'
import type { SweepCell, SweepReport } from '../../model/report'
import { editionName } from '../fight/method'
import { namesThroughout } from '../fight/sides'
import { heat, heatFormat } from '../heat'
import { againCommand, asParagraph, type Block, type Figures, type Line, type Page, type Section } from '../page'
import type { RecordRow } from '../record'
import { fightColumns, measured, type NumberColumn, quantityName, resultColumns } from './measures'
import { sweepRows } from './rows'
import { cellOf, notHighest, sampledEach, sampledFigure, within } from './thrown'

/** A sweep: of one axis a row for each value, of two a heat map, of more a heat map for each value of the others. */

/** The value without colour on a heat map: above it one side's hue, below it the other's. */
const middle = ({ measure }: SweepReport['of']): number => (measure === 'chance' ? 0.5 : 0)

/** If there are more maps, or more cells in a map, or more rows in a table, only the highest values are listed. */
const MOST_MAPS = 12
const MOST_CELLS = 2500
const MOST_ROWS = 60

const at = (report: SweepReport, index: number): SweepCell | undefined => report.cells[index]

/** "attacker.models 12, defender.cover none" */
const cellName = ({ axes }: SweepReport, { at: values }: SweepCell): string =>
  axes.map(({ path }, i) => `${path} ${values[i] ?? ''}`).join(', ')

const columnsOf = (report: SweepReport): readonly NumberColumn[] => fightColumns(report.fight, namesThroughout(report))

/** The label of the quantity that the sweep shows: "bondi win". */
const ofSweep = (report: SweepReport): string => quantityName(report.of, namesThroughout(report))

/** The interval of what the sweep is of. */
const ofCell = ({ of: { path, measure } }: SweepReport, cell: SweepCell) => within(cell, path, measure)

/** A row for each cell; the quantity of the sweep comes first if it is not one of the usual columns. */
const rows = (report: SweepReport, cells: readonly (readonly [name: string, cell: SweepCell, index: number])[]): Figures => {
  const columns = columnsOf(report)
  const extra = columns.some(({ path }) => path === report.of.path) ? [] : [ofSweep(report)]
  return {
    block: 'figures',
    title: report.axes.map(({ path }) => path).join(', '),
    columns: [...extra, ...columns.map(({ head }) => head)],
    rows: cells.map(([name, cell, index]) => ({
      name: index === report.best ? `${name} *` : name,
      tone: index === report.best ? 'attacker' : 'plain',
      cells: [
        ...extra.map(() => ({ text: measured(report.of.measure, cell.value), ...ofCell(report, cell) })),
        ...(cell.numbers ? columns.map(column => cellOf(column, cell.numbers ?? {}, cell)) : [])
      ]
    }))
  }
}

/** The marks of a scale that contains 0 and all values, at round steps. */
const scaleOf = (values: readonly number[]): readonly number[] => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const raw = (high - low || 1) / 5
  const unit = 10 ** Math.floor(Math.log10(raw))
  const step = unit * ([1, 2, 5, 10].find(each => each * unit >= raw) ?? 10)
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}

const TONES = { attackerWins: 'attacker', defenderWins: 'defender' } as const

/** All three results if the sweep is of one of them; else its quantity. */
const linesOf = (report: SweepReport): readonly Line[] => {
  const { of, cells } = report
  return of.path.startsWith('result.') && cells.some(({ numbers }) => numbers?.attackerWins !== undefined)
    ? resultColumns('melee', namesThroughout(report)).map(({ key, head, figure }) => ({
        name: head,
        tone: TONES[key as keyof typeof TONES] ?? 'plain',
        values: cells.map(({ numbers }) => numbers?.[key]),
        texts: cells.map(({ numbers }) => (numbers ? figure(numbers) : ''))
      }))
    : [
        {
          name: ofSweep(report),
          tone: 'attacker',
          values: cells.map(({ value }) => value),
          texts: cells.map(({ value }) => (value === undefined ? '' : measured(of.measure, value)))
        }
      ]
}

/** A line chart of a sweep over one axis. */
const picture = (report: SweepReport): readonly Block[] => {
  const [axis] = report.axes
  const of = linesOf(report)
  const known = of.flatMap(({ values }) => values.filter(value => value !== undefined))
  if (axis === undefined || known.length < 2) return []
  const { measure } = report.of
  const marks = measure === 'chance' ? [0, 0.25, 0.5, 0.75, 1] : scaleOf(known)
  return [
    {
      block: 'lines',
      title: of.length > 1 ? t('who wins') : ofSweep(report),
      across: { name: axis.path, labels: axis.values },
      scale: marks.map(value => [value, measure === 'chance' ? `${100 * value} %` : decimal(String(value))] as const),
      of
    }
  ]
}

const listed = (report: SweepReport): readonly Section[] => {
  const [axis] = report.axes
  const cells = report.cells.slice(0, MOST_ROWS).map((cell, i) => [cell.at[0] ?? '', cell, i] as const)
  return [{ heading: axis?.path ?? '', blocks: [...picture(report), rows(report, cells)] }]
}

/** The cells with the highest values, if there are too many cells to show. */
const highest = (report: SweepReport): readonly Section[] => {
  const indexed = report.cells.map((cell, i) => [cellName(report, cell), cell, i] as const)
  const known = indexed.filter(([, { value }]) => value !== undefined)
  const top = known.toSorted(([, a], [, b]) => (b.value ?? 0) - (a.value ?? 0)).slice(0, 20)
  return [
    {
      heading: t('the {n} highest of {all}: {what}', {
        n: top.length,
        all: thousands(report.cells.length),
        what: ofSweep(report)
      }),
      blocks: [rows(report, top)]
    }
  ]
}

/** A heat map over the last two axes; `start` is the index of its first cell. */
const map = (report: SweepReport, start: number): Block => {
  const [vertical, horizontal] = report.axes.slice(-2)
  if (!vertical || !horizontal) return asParagraph('')
  const width = horizontal.values.length
  const values = vertical.values.map((_, row) =>
    horizontal.values.map((_, column) => at(report, start + row * width + column)?.value)
  )
  const best = (report.best ?? -1) - start
  const isBestHere = best >= 0 && best < width * vertical.values.length
  return heat({
    title: ofSweep(report),
    rows: { name: vertical.path, labels: vertical.values },
    columns: { name: horizontal.path, labels: horizontal.values },
    values,
    format: heatFormat(report.of.measure),
    middle: middle(report.of),
    ...(isBestHere && { mark: { which: 'largest', label: t('the highest') } })
  })
}

const maps = (report: SweepReport): readonly Section[] => {
  const inner = report.axes.slice(-2).reduce((product, { values }) => product * values.length, 1)
  const outer = report.cells.length / inner
  if (outer > MOST_MAPS || inner > MOST_CELLS) return highest(report)
  return Array.from({ length: outer }, (_, i): Section => {
    const first = at(report, i * inner)
    const named = report.axes.slice(0, -2).map(({ path }, axis) => `${path} ${first?.at[axis] ?? ''}`)
    const [across] = report.axes.slice(-1)
    return {
      heading: [t('{what} by {path}', { what: ofSweep(report), path: across?.path ?? '' }), ...named].join(', '),
      blocks: [map(report, i * inner)]
    }
  })
}

/** "bondi win: highest 68.6 %, with attacker.models 12" */
const bestOf = (report: SweepReport): string => {
  const { best, of, cells } = report
  const cell = best === undefined ? undefined : cells[best]
  if (!cell)
    return t('{what}: {value} in every fight', {
      what: ofSweep(report),
      value: measured(of.measure, cells.find(({ value }) => value !== undefined)?.value)
    })
  return t('{what}: highest {value}, with {where}', {
    what: ofSweep(report),
    value: sampledFigure(measured(of.measure, cell.value), ofCell(report, cell)),
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
    ...(report.axes.length === 1 ? (report.cells.length > MOST_ROWS ? highest(report) : listed(report)) : maps(report)),
    {
      topic: t('notes'),
      blocks: [
        ...report.notes.map(note => asParagraph(note, 'quiet')),
        { block: 'hint', text: t('-f csv  one row per fight') },
        againCommand(report.replay)
      ]
    }
  ]
})

export const lines = (report: SweepReport): readonly string[] => [
  `${report.headline}: ${[bestOf(report), ...notHighest(report)].join('; ')}`
]

export const records = (report: SweepReport): readonly RecordRow[] => sweepRows(report)
