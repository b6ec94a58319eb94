import type { Report } from '../model/report'
import { type Rows, record, tableOf } from './record'
import type { RenderOptions } from './render-options'
import { tablesOf } from './renderers'
import { type SweepPiece, sweepRows } from './study/rows'

/**
 * One piece of a sweep as CSV, the header before the first. It always has the column `refused`: whether any fight of the sweep is
 * refused is not known until the last piece.
 */
export const csvPiece = (piece: SweepPiece, isFirst: boolean, csvSafe = false): string => {
  const [names = [], ...rows] = tableOf(sweepRows(piece, true))
  return textOf(isFirst ? [names, ...rows] : rows, csvSafe)
}

const textOf = (rows: Rows, csvSafe?: boolean): string => rows.map(row => `${record(row, csvSafe)}\n`).join('')

/** Tables with a header row each, separated by an empty line. */
export const csv = async (report: Report, { full, csvSafe }: Pick<RenderOptions, 'full' | 'csvSafe'>): Promise<string> => {
  const tables = await tablesOf(report, full ?? false)
  return tables.map(rows => textOf(rows, csvSafe)).join('\n') || '\n'
}
