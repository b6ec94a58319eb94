import { cells } from '../../model/cell-numbers'
import type { CellNumbers, MethodReport, SweepReport, ThrownFight } from '../../model/report'
import { type Field, type RecordRow, snake, typedValue } from '../record'

/** Records of fights, numbers unrounded. */

/** The numbers of a fight, each in its column; empty for a fight that is impossible. */
export const numberFields = (numbers: CellNumbers | undefined): RecordRow =>
  cells().map(({ key, path }): Field => [snake(path), numbers?.[key]])

const NUMBER_COLUMNS: ReadonlySet<string> = new Set(numberFields(undefined).map(([column]) => column))

/** How the fights of a table are found, and how each of them was. */
interface FightMethod extends ThrownFight {
  readonly isThrown: boolean
}

/** The last columns of a table of fights: the method of each; of sampled fights the trials, the seed and the intervals of these numbers. */
export const methodFields = (
  { method, intervals = {}, isThrown }: FightMethod,
  paths: readonly (readonly [column: string, path: string])[]
): RecordRow => [
  ['method', method?.name ?? 'exact'],
  ...(isThrown
    ? ([
        ['trials', method && 'trials' in method ? method.trials : undefined],
        ['seed', method && 'seed' in method ? method.seed : undefined],
        ...paths.flatMap(
          ([column, path]): RecordRow => [
            [`${column}_low`, intervals[path]?.[0]],
            [`${column}_high`, intervals[path]?.[1]]
          ]
        )
      ] satisfies RecordRow)
    : [])
]

/** Some of the fights of a sweep. */
export interface SweepPiece extends Pick<SweepReport, 'axes' | 'cells' | 'of' | 'edition'> {
  readonly method: Pick<MethodReport, 'name'>
}

/** A record for each fight; `hasRefused`: with a column for why a fight is impossible. */
export const sweepRows = (
  { axes, cells: fights, of, edition, method }: SweepPiece,
  hasRefused = fights.some(({ refused }) => refused !== undefined)
): readonly RecordRow[] => {
  const column = snake(of.path)
  const paths = [...new Set([of.path, ...cells().map(({ path }) => path)])].map(path => [snake(path), path] as const)
  const isThrown = method.name === 'monte-carlo'
  return fights.map(({ at, value, numbers, refused, ...fight }) => [
    ...axes.map(({ path }, i): Field => [path, typedValue(at[i])]),
    ...(NUMBER_COLUMNS.has(column) ? [] : [[column, value] as const]),
    ...numberFields(numbers),
    ...(hasRefused ? [['refused', refused] as const] : []),
    ['edition', edition] as const,
    ...methodFields({ ...fight, isThrown }, paths)
  ])
}
