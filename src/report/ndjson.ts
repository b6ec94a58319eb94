import type { Report } from '../model/report'
import { escapeControls } from './json'
import { recordsOf } from './renderers'
import { type SweepPiece, sweepRows } from './study/rows'

const line = (value: unknown): string => `${escapeControls(JSON.stringify(value))}\n`

/** One piece of a sweep, a line for each fight. */
export const ndjsonPiece = (piece: SweepPiece): string =>
  sweepRows(piece)
    .map(row => line(Object.fromEntries(row)))
    .join('')

/** The report on one line; a report of many fights has a line for each fight. */
export const ndjson = async (report: Report): Promise<string> =>
  (await recordsOf(report))?.map(row => line(Object.fromEntries(row))).join('') ?? line(report)
