import { MOST_LINE_BYTES } from './batch'
import type { Mistake } from './errors'
import { nearest } from './nearest'
import { either, grouped, quoted } from './quoted'

/** What can be wrong with a batch as a whole, or with a line of it before it is a request. */

export const unknownColumn = (header: string, column: number, known: readonly string[], where: string): Mistake => {
  const near = nearest(header, known)
  const cure =
    near === undefined
      ? ': columns are paths of a scenario, as attacker.models, or fight, kind and id'
      : `; did you mean "${near}"?`
  return { message: `${where}: column ${column} is called ${quoted(header)}, which is no path${cure}`, at: where }
}

export const twiceColumn = (header: string, first: number, second: number, where: string): Mistake => ({
  message: `${where}: columns ${first} and ${second} are both ${quoted(header)}: leave one out`,
  at: where
})

export const namelessColumn = (column: number, where: string): Mistake => ({
  message: `${where}: column ${column} has no name: name it by a path of a scenario, as attacker.models, or leave it out`,
  at: where
})

export const ragged = (cells: number, columns: number): Mistake => ({
  message: `${cells === 1 ? '1 cell' : `${cells} cells`} under ${columns === 1 ? '1 column' : `${columns} columns`}: a row has a cell for each column, empty where nothing is said`,
  code: 'csv'
})

export const openQuote = (column: number): Mistake => ({
  message: `the quotes of cell ${column} are not closed, on this line or soon after it: a quote inside of quotes is written twice`,
  code: 'csv'
})

export const afterQuote = (column: number): Mistake => ({
  message: `cell ${column} goes on after its closing quotes: a quote inside of quotes is written twice`,
  code: 'csv'
})

export const TOO_LONG: Mistake = {
  message: `the line is longer than ${grouped(MOST_LINE_BYTES / 1_000_000)} MB, which is no scenario`,
  code: 'too-long'
}

export const noText = (): Mistake => ({ message: 'this is not UTF-8 text', code: 'text' })

export const wrongId = (value: unknown): Mistake => ({
  message: `id: ${quoted(value)} is not a number or a text of 1 to 200 letters on one line`,
  at: 'id',
  code: 'id'
})

export const noLine = (value: unknown): Mistake => ({
  message: `${quoted(value)} is no request: a line is an object, as { "fight": "8 bondi charge 4 huscarls" }, or a sentence`,
  code: 'json'
})

export const unknownKind = (value: unknown, kinds: readonly string[]): Mistake => {
  const near = typeof value === 'string' ? nearest(value, kinds) : undefined
  return {
    message: `kind: ${quoted(value)} is not ${either(kinds)}${near === undefined ? '' : `; did you mean "${near}"?`}`,
    at: 'kind',
    code: 'kind'
  }
}

/** A cell under a column that is for other kinds of questions. */
export const foreignColumn = (header: string, kind: string): Mistake => ({
  message: `a question of kind ${quoted(kind)} has no ${quoted(header)}: leave the cell empty`,
  at: header,
  code: 'csv'
})

export const unknownSelection = (path: string, near: string | undefined): Mistake => ({
  message: `--select ${quoted(path)}: there is no such number${near === undefined ? ' (saga-odds help conditions lists them; attacker.models and the like can be selected too)' : `; did you mean ${near}?`}`,
  at: '--select'
})
