import type { Report } from '../model/report'
import type { Look } from './appearance'
import { tablesOf } from './kinds'
import { type Rows, record, tableOf } from './record'
import { type SweepPiece, sweepRows } from './study/rows'

/** A sweep piece by piece, as long as nobody knows how many of its fights cannot be fought: the columns' names, then the rows. */
export const csvPiece = (piece: SweepPiece, isFirst: boolean, csvSafe = false): string => {
  const [names = [], ...rows] = tableOf(sweepRows(piece, true))
  return textOf(isFirst ? [names, ...rows] : rows, csvSafe)
}

const textOf = (rows: Rows, csvSafe?: boolean): string => rows.map(row => `${record(row, csvSafe)}\n`).join('')

/** Rows under their columns' names; several tables have an empty line between them. */
export const csv = async (report: Report, { full, csvSafe }: Pick<Look, 'full' | 'csvSafe'>): Promise<string> => {
  const tables = await tablesOf(report, full ?? false)
  return tables.map(rows => textOf(rows, csvSafe)).join('\n') || '\n'
}
