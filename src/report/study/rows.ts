import { cells } from '../../model/cell-numbers'
import type { CellNumbers, SweepReport } from '../../model/report'
import { type Field, type RecordRow, snake } from '../record'

/** Records of fights, numbers unrounded. */

/** The numbers of a fight, each in its column; empty for a fight that is impossible. */
export const numberFields = (numbers: CellNumbers | undefined): RecordRow =>
  cells().map(({ key, path }): Field => [snake(path), numbers?.[key]])

const NUMBER_COLUMNS: ReadonlySet<string> = new Set(numberFields(undefined).map(([column]) => column))

/** Some of the fights of a sweep: all of them, or a piece of one too large for memory. */
export type SweepPiece = Pick<SweepReport, 'axes' | 'cells' | 'of'>

/** A record for each fight; `hasRefused`: with a column for why a fight is impossible. */
export const sweepRows = (
  { axes, cells, of }: SweepPiece,
  hasRefused = cells.some(({ refused }) => refused !== undefined)
): readonly RecordRow[] => {
  const column = snake(of.path)
  return cells.map(({ at, value, numbers, refused }) => [
    ...axes.map(({ path }, i): Field => [path, at[i]]),
    ...(NUMBER_COLUMNS.has(column) ? [] : [[column, value] as const]),
    ...numberFields(numbers),
    ...(hasRefused ? [['refused', refused] as const] : [])
  ])
}
