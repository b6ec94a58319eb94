import type { Report, StudyReport } from '../model/report'
import { escaped } from './json'
import { rowsOf } from './study/rows'

const STUDIES: ReadonlySet<string> = new Set<StudyReport['kind']>(['sweep', 'compare', 'what-if', 'until', 'observed'])

const isStudy = (report: Report): report is StudyReport => STUDIES.has(report.kind)

const line = (value: unknown): string => `${escaped(JSON.stringify(value))}\n`

/** The report itself in one line; of many fights a line for each. */
export const ndjson = (report: Report): string =>
  isStudy(report)
    ? rowsOf(report)
        .map(row => line(Object.fromEntries(row)))
        .join('')
    : line(report)
