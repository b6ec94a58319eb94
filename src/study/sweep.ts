import { brief } from '../battle/brief'
import type { Rulebook } from '../battle/odds'
import { numbersOf } from '../model/cell-numbers'
import { type Mistake, RequestError } from '../model/errors'
import type { Quantity } from '../model/quantities'
import { SCHEMA, type SweepCell, type SweepReport } from '../model/report'
import type { Scenario } from '../model/scenario'
import { type Cell, headOf, tried } from './story'

/** One fight with some of its values varied. */

export interface SweepRequest {
  readonly base: Scenario
  readonly axes: readonly { readonly path: string; readonly labels: readonly string[] }[]
  readonly count: number
  readonly places: (cell: number) => readonly number[]
  readonly at: (places: readonly number[]) => Cell
  readonly of: Quantity
}

/** Told now and then while a long sweep goes on. */
export type Progress = (done: number, of: number) => void

/** Cells between two words of progress. */
const OFTEN = 500

const fought = (scenario: Scenario, { of }: SweepRequest, book: Rulebook): Omit<SweepCell, 'at'> => {
  const fight = brief(scenario, book)
  const value = of.of(fight)
  return { ...(value !== undefined && { value }), numbers: numbersOf(fight) }
}

const cellAt = (places: readonly number[], request: SweepRequest, book: Rulebook): SweepCell => {
  const at = request.axes.map(({ labels }, i) => labels[places[i] ?? 0] ?? '')
  return { at, ...tried(request.at(places), scenario => fought(scenario, request, book)) }
}

/** A value with which no fight at all can be fought is a mistake, told once. */
const hopeless = (cells: readonly SweepCell[], { axes }: SweepRequest): readonly Mistake[] =>
  axes.flatMap(({ path, labels }, axis) => {
    const good = new Set(cells.flatMap(({ at, refused }) => (refused === undefined ? [at[axis]] : [])))
    const bad = labels.filter(label => !good.has(label))
    const [first] = bad
    const why = cells.find(({ at }) => at[axis] === first)?.refused
    return first === undefined || why === undefined
      ? []
      : [{ message: why.includes(path) ? why : `${path}=${first}: ${why}`, at: path }]
  })

/** Rounding makes no best. */
const SAME = 1e-9

const bestOf = (cells: readonly SweepCell[]): number | undefined => {
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  cells.forEach(({ value }, i) => {
    if (value === undefined) return
    least = Math.min(least, value)
    if (best === undefined || value > (cells[best]?.value ?? 0) + SAME) best = i
  })
  return best !== undefined && (cells[best]?.value ?? 0) > least + SAME ? best : undefined
}

const notesOf = (cells: readonly SweepCell[]): readonly string[] => {
  const refused = cells.filter(cell => cell.refused !== undefined)
  const [first] = refused
  if (!first) return []
  const many = refused.length === 1 ? '1 fight' : `${refused.length} fights`
  return [`${many} cannot be fought, such as ${first.at.join(', ')}: ${first.refused}`]
}

/**
 * Every fight of the table, the last axis turning fastest. Throws a RequestError where a value leaves no fight to be fought; a fight
 * here and there that cannot be fought is left blank and told in the notes.
 */
export const sweep = (request: SweepRequest, book: Rulebook, progress: Progress = () => {}): Omit<SweepReport, 'replay'> => {
  const { base, axes, count, places, of } = request
  const cells: SweepCell[] = []
  for (let cell = 0; cell < count; cell++) {
    cells.push(cellAt(places(cell), request, book))
    if ((cell + 1) % OFTEN === 0 || cell + 1 === count) progress(cell + 1, count)
  }
  const mistakes = hopeless(cells, request)
  const head = headOf([base, request.at(places(0)), request.at(places(count - 1))], book)
  if (mistakes.length > 0 || !head) throw new RequestError(mistakes)
  const best = bestOf(cells)
  return {
    schema: SCHEMA,
    kind: 'sweep',
    fight: base.kind,
    ...head,
    scenario: base,
    axes: axes.map(({ path, labels }) => ({ path, values: labels })),
    of: { path: of.path, name: of.names[0] ?? of.path, measure: of.measure },
    cells,
    ...(best !== undefined && { best }),
    notes: notesOf(cells)
  }
}
