import { cautioned } from '../battle/cautions'
import type { Rulebook } from '../battle/odds'
import { summaryFor } from '../battle/summary'
import { cells as cellColumns, numbersOf } from '../model/cell-numbers'
import { isRefused, type Mistake, type OrMistakes, refuseAny } from '../model/errors'
import { thousands } from '../model/figures'
import { t } from '../model/language'
import { ROUNDING } from '../model/limits'
import type { Quantity } from '../model/quantities'
import { type MethodReport, SCHEMA, type SweepCell, type SweepReport } from '../model/report'
import type { Scenario } from '../model/scenario'
import { forecastWork, reserveMemory } from '../model/work'
import { ifPossible, tableHeadOf } from './cells'
import { methodOfTable, samplingOf } from './sampled'

/** One fight with some of its values varied. */

/**
 * The fight that is varied, the axes, and the number asked for. Cells are numbered from 0 to `count` - 1; `places` gives the
 * index on each axis.
 */
export interface SweepRequest {
  readonly base: Scenario
  readonly axes: readonly { readonly path: string; readonly labels: readonly string[] }[]
  readonly count: number
  readonly places: (cell: number) => readonly number[]
  readonly at: (places: readonly number[]) => OrMistakes<Scenario>
  readonly of: Quantity
}

/** Memory of a cell, printed too. */
const BYTES_OF_CELL = 1500

const cellNumbers = (scenario: Scenario, { of }: SweepRequest, book: Rulebook): Omit<SweepCell, 'at'> => {
  const fight = summaryFor(scenario, book, of.isStage)
  const value = of.of(fight)
  return {
    ...(value !== undefined && { value }),
    numbers: numbersOf(fight),
    ...samplingOf(fight, [of.path, ...cellColumns().map(({ path }) => path)])
  }
}

const cellAt = (places: readonly number[], request: SweepRequest, book: Rulebook): SweepCell => {
  const at = request.axes.map(({ labels }, i) => labels[places[i] ?? 0] ?? '')
  return { at, ...ifPossible(request.at(places), scenario => cellNumbers(scenario, request, book)) }
}

/** Collects which values of each axis some fight could be fought with, and why fights with the others were refused. */
const refusalsByValue = ({ axes }: SweepRequest) => {
  const fought = axes.map(() => new Set<string | undefined>())
  const reasons = axes.map(() => new Map<string | undefined, string>())
  return {
    add: ({ at, refused }: SweepCell): void =>
      axes.forEach((_, axis) => {
        if (refused === undefined) fought[axis]?.add(at[axis])
        else if (!reasons[axis]?.has(at[axis])) reasons[axis]?.set(at[axis], refused)
      }),
    /** A value with which no fight at all can be fought is a mistake, reported once. */
    valuesWithoutFight: (): readonly Mistake[] =>
      axes.flatMap(({ path, labels }, axis) => {
        const first = labels.find(label => !fought[axis]?.has(label))
        const reason = reasons[axis]?.get(first)
        return first === undefined || reason === undefined
          ? []
          : [{ message: reason.includes(path) ? reason : `${path}=${first}: ${reason}`, at: path }]
      })
  }
}

/** The index of the cell with the highest value, of equal ones the first; undefined where all are equal. */
const bestCell = (cells: readonly SweepCell[]): number | undefined => {
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  cells.forEach(({ value }, i) => {
    if (value === undefined) return
    least = Math.min(least, value)
    if (best === undefined || value > (cells[best]?.value ?? 0) + ROUNDING) best = i
  })
  return best !== undefined && (cells[best]?.value ?? 0) > least + ROUNDING ? best : undefined
}

const notesOf = (cells: readonly SweepCell[]): readonly string[] => {
  const refused = cells.filter(cell => cell.refused !== undefined)
  const [first] = refused
  if (!first) return []
  return [
    t('{n} {n|fight is|fights are} impossible, such as {values}: {why}', {
      n: refused.length,
      values: first.at.join(', '),
      why: first.refused
    })
  ]
}

/** The fights that can be fought. */
function* scenariosOf({ count, places, at }: SweepRequest): Generator<Scenario> {
  for (let cell = 0; cell < count; cell++) {
    const made = at(places(cell))
    if (!isRefused(made)) yield made
  }
}

/** How many cells are yielded at once. */
const CELLS_PER_PIECE = 1000

/**
 * The cells of the table in pieces, the last axis turning fastest. Throws a RequestError after the last where a value leaves no
 * fight.
 */
function* cellsOf(request: SweepRequest, book: Rulebook): Generator<readonly SweepCell[]> {
  const { count, places } = request
  const progress = forecastWork(count, {
    what: t('the {n} fights of this sweep', { n: thousands(count) }),
    cure: t('vary fewer values')
  })
  const { add: met, valuesWithoutFight } = refusalsByValue(request)
  for (let first = 0; first < count; first += CELLS_PER_PIECE) {
    const cells = Array.from({ length: Math.min(CELLS_PER_PIECE, count - first) }, (_, i) => {
      const cell = cellAt(places(first + i), request, book)
      met(cell)
      progress.done()
      return cell
    })
    yield cells
  }
  progress.over()
  const mistakes = valuesWithoutFight()
  refuseAny(mistakes)
}

/** What the report has before any fight is fought. */
const sweptFields = ({ axes, of }: SweepRequest): Pick<SweepReport, 'axes' | 'of'> => ({
  axes: axes.map(({ path, labels }) => ({ path, values: labels })),
  of: { path: of.path, name: of.names[0] ?? of.path, measure: of.measure }
})

type SweepPart = Pick<SweepReport, 'axes' | 'of' | 'cells' | 'edition'> & { readonly method: Pick<MethodReport, 'name'> }

/** A sweep as pieces of its report, of which only one is held in memory at a time. Throws as `sweep` does. */
export function* sweepPieces(request: SweepRequest, book: Rulebook): Generator<SweepPart> {
  const sweep = { ...sweptFields(request), edition: book.edition, method: { name: request.base.method ?? 'exact' } }
  for (const cells of cellsOf(request, book)) yield { ...sweep, cells }
}

/**
 * Every fight of the table. Throws a RequestError where a value leaves no fight to be fought; a fight here and there that cannot
 * be fought is left blank and shown in the notes.
 */
export const sweep = (request: SweepRequest, book: Rulebook): Omit<SweepReport, 'replay'> => {
  const { base, count, places } = request
  const cells: SweepCell[] = []
  for (const piece of cellsOf(request, book)) {
    reserveMemory(BYTES_OF_CELL * piece.length)
    cells.push(...piece)
  }
  const fought = cells.findIndex(({ refused }) => refused === undefined)
  const head = tableHeadOf(
    [base, ...[0, count - 1, fought].map(cell => request.at(places(cell)))],
    request.axes.map(({ path }) => path),
    book
  )
  if (!head) throw new RangeError('a sweep of no fight that can be fought')
  const best = bestCell(cells)
  return {
    schema: SCHEMA,
    kind: 'sweep',
    fight: base.kind,
    ...head,
    method: methodOfTable(head.method, cells),
    scenario: base,
    ...sweptFields(request),
    cells,
    ...(best !== undefined && { best }),
    ...cautioned(notesOf(cells), scenariosOf(request), book)
  }
}
