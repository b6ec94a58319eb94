import { cells } from '../../model/cell-numbers'
import type { CellNumbers, SweepReport } from '../../model/report'
import { type Field, type RecordRow, snake } from '../record'

/** Sweeps in long form, all of one or as much as is held: a record for each fight, its numbers in full. */

/** The numbers of a fight, each in its column; empty where there are none. */
export const numberFields = (given: CellNumbers | undefined): RecordRow =>
  cells().map(({ key, path }): Field => [snake(path), given?.[key]])

const USUAL: ReadonlySet<string> = new Set(numberFields(undefined).map(([column]) => column))

/** Some of the fights of a sweep. */
export type SweepPiece = Pick<SweepReport, 'axes' | 'cells' | 'of'>

/** `isRefused`: there is a column for why a fight cannot be fought. */
export const sweepRows = (
  { axes, cells, of }: SweepPiece,
  isRefused = cells.some(({ refused }) => refused !== undefined)
): readonly RecordRow[] => {
  const column = snake(of.path)
  return cells.map(({ at, value, numbers: given, refused }) => [
    ...axes.map(({ path }, i): Field => [path, at[i]]),
    ...(USUAL.has(column) ? [] : [[column, value] as const]),
    ...numberFields(given),
    ...(isRefused ? [['refused', refused] as const] : [])
  ])
}
