import { plain } from './plain'

/** `result.attackerWins` as the column `attacker_wins`, `defender.losses.atLeast.4` as `defender_losses_at_least_4`. */
export const snake = (path: string): string =>
  path
    .replace(/^result\./u, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .replaceAll('.', '_')
    .toLowerCase()

export type Value = string | number | undefined

/** A record: its columns in their order, its numbers in full. */
export type Field = readonly [column: string, value: Value]
export type RecordRow = readonly Field[]

/** A table, its columns' names in the first row. */
export type Rows = readonly (readonly Value[])[]

/** Records under the columns of the first. */
export const tableOf = (rows: readonly RecordRow[]): Rows => [
  (rows[0] ?? []).map(([column]) => column),
  ...rows.map(row => row.map(([, value]) => value))
]

/** What a spreadsheet takes for a formula; the wide signs are the same to some of them. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/u
const NUMBER = /^[+-]?\d+(\.\d+)?$/u

/** A text that would be a formula begins with an apostrophe, which a spreadsheet takes for "this is text". */
const unarmed = (value: Value): Value =>
  typeof value === 'string' && FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value

const quoted = (value: Value): string => {
  const text = plain(String(value ?? ''))
  return /[",]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * One record of comma-separated values (RFC 4180), without its line end; what is undefined is empty. `safe`: for a spreadsheet that
 * is not to run what stands in it.
 */
export const record = (values: readonly Value[], safe = false): string =>
  values.map(value => quoted(safe ? unarmed(value) : value)).join(',')
