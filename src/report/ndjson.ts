import type { MusterReport, Report, StudyReport } from '../model/report'
import { escaped } from './json'
import { type Row, rowsOf, type SweepPiece, sweepRows } from './study/rows'
import { musterRows } from './warband/rows'

const STUDIES: ReadonlySet<string> = new Set<StudyReport['kind']>(['sweep', 'compare', 'what-if', 'until', 'observed', 'review'])

const isStudy = (report: Report): report is StudyReport => STUDIES.has(report.kind)

const MUSTERS: ReadonlySet<string> = new Set<MusterReport['kind']>([
  'warband-check',
  'warbands',
  'sheet',
  'field',
  'build',
  'threats'
])

const isMuster = (report: Report): report is MusterReport => MUSTERS.has(report.kind)

const recordsOf = (report: Report): readonly Row[] | undefined =>
  isStudy(report) ? rowsOf(report) : isMuster(report) ? musterRows(report) : undefined

const line = (value: unknown): string => `${escaped(JSON.stringify(value))}\n`

/** Some of the fights of a sweep, a line each. */
export const ndjsonPiece = (piece: SweepPiece): string =>
  sweepRows(piece)
    .map(row => line(Object.fromEntries(row)))
    .join('')

/** The report itself in one line; of many fights a line for each. */
export const ndjson = (report: Report): string =>
  recordsOf(report)
    ?.map(row => line(Object.fromEntries(row)))
    .join('') ?? line(report)
