import type { Report } from '../model/report'

const OBEYED = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

const code = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** What a terminal would obey is escaped; the value stays the same. */
export const escaped = (json: string): string => json.replace(OBEYED, code)

/** The report itself, for scripts and eyes. */
export const json = (report: Report): string => `${escaped(JSON.stringify(report, null, 2))}\n`
