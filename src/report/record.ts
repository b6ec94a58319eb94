import { sanitizeText } from './sanitize'

/** A path as a column name: `result.attackerWins` is `attacker_wins`, `defender.losses.atLeast.4` is `defender_losses_at_least_4`. */
export const snake = (path: string): string =>
  path
    .replace(/^result\./u, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .replaceAll('.', '_')
    .toLowerCase()

/** The value of a cell; undefined is an empty one. */
export type Value = string | number | boolean | undefined

/** A value of a scenario as it was typed: a number where it is one, and is written the same. */
export const typedValue = (text: string | undefined): Value =>
  text !== undefined && /\d/u.test(text) && text === String(Number(text)) ? Number(text) : text

/** A cell of a record under its column; numbers are unrounded. */
export type Field = readonly [column: string, value: Value]
/** The cells of one record, in the order of the columns. */
export type RecordRow = readonly Field[]

/** A table whose first row is the header. */
export type Rows = readonly (readonly Value[])[]

/** Records as a table; the header is the columns of the first record, which all share. */
export const tableOf = (rows: readonly RecordRow[]): Rows => [
  (rows[0] ?? []).map(([column]) => column),
  ...rows.map(row => row.map(([, value]) => value))
]

/** What a spreadsheet runs as a formula; some accept the full-width signs too. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/u
const NUMBER = /^[+-]?\d+(\.\d+)?$/u

/** A would-be formula with an apostrophe in front, by which a spreadsheet takes it as text. */
const withoutFormula = (value: Value): Value =>
  typeof value === 'string' && FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value

const quoted = (value: Value): string => {
  const text = sanitizeText(String(value ?? ''))
  return /[",]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A record of comma-separated values (RFC 4180) without its line end; undefined values are empty cells. `safe`: no cell can run as a
 * formula in a spreadsheet.
 */
export const record = (values: readonly Value[], safe = false): string =>
  values.map(value => quoted(safe ? withoutFormula(value) : value)).join(',')
