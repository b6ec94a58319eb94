import type { Report } from '../model/report'
import { escaped } from './json'

/** The report itself in one line. */
export const ndjson = (report: Report): string => `${escaped(JSON.stringify(report))}\n`
