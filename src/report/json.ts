import type { Report } from '../model/report'
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

const OBEYED = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

const code = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** What a terminal would obey is escaped; the value stays the same. */
export const escaped = (json: string): string => json.replace(OBEYED, code)

/** The report itself, for scripts and eyes. */
export const json = (report: Report): string => `${escaped(JSON.stringify(report, null, 2))}\n`
