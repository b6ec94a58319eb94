import { jsonText } from '../model/data'
import type { Report } from '../model/report'

/** Characters that a terminal acts on and `JSON.stringify` leaves as they are. */
const CONTROLS = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

const escapeSequence = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON text that is safe to print in a terminal; it parses to the same value. */
export const escapeControls = (json: string): string => json.replace(CONTROLS, escapeSequence)

/** The report itself, indented. */
export const json = (report: Report): string => escapeControls(jsonText(report))
