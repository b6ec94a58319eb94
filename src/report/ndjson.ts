import type { Report } from '../model/report'
import { escaped } from './json'
import { recordsOf } from './kinds'
import { type SweepPiece, sweepRows } from './study/rows'

const line = (value: unknown): string => `${escaped(JSON.stringify(value))}\n`

/** Some of the fights of a sweep, a line each. */
export const ndjsonPiece = (piece: SweepPiece): string =>
  sweepRows(piece)
    .map(row => line(Object.fromEntries(row)))
    .join('')

/** The report itself in one line; of many fights a line for each. */
export const ndjson = async (report: Report): Promise<string> =>
  (await recordsOf(report))?.map(row => line(Object.fromEntries(row))).join('') ?? line(report)
