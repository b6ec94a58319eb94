import {
  afterQuote,
  foreignColumn,
  namelessColumn,
  notCommas,
  openQuote,
  twiceColumn,
  unknownColumn,
  wrongCellCount
} from '../../model/batch'
import { type Mistake, RequestError, refuseAny } from '../../model/errors'
import { MOST_MISTAKES } from '../check'
import { type Patch, patched } from '../set'
import { ownKey } from '../validators'
import type { Column, Columns } from './columns'
import { type LineRequest, withId } from './line'

/**
 * Splits rows of comma-separated values into cells (RFC 4180). A quoted cell may contain line breaks, if its quotes are closed.
 */

const refuse = (mistake: RequestError['mistakes'][number]): never => {
  throw new RequestError([mistake])
}

/** The index of the quote that closes the one at `open`; -1 if there is none. */
const closingQuote = (row: string, open: number): number => {
  for (let at = row.indexOf('"', open + 1); at >= 0; at = row.indexOf('"', at + 2)) if (row[at + 1] !== '"') return at
  return -1
}

/** The cells of a row. Throws a RequestError if a quote is not closed, or if text follows a closing quote. */
export const cellsOf = (row: string): readonly string[] => {
  if (!row.includes('"')) return row.split(',')
  const cells: string[] = []
  let at = 0
  while (at <= row.length) {
    const isQuoted = row[at] === '"'
    const close = isQuoted ? closingQuote(row, at) : 0
    if (close < 0) refuse(openQuote(cells.length + 1))
    const comma = row.indexOf(',', isQuoted ? close : at)
    const end = comma < 0 ? row.length : comma
    if (isQuoted && row.slice(close + 1, end).trim() !== '') refuse(afterQuote(cells.length + 1))
    cells.push(isQuoted ? row.slice(at + 1, close).replaceAll('""', '"') : row.slice(at, end))
    at = end + 1
  }
  return cells
}

/** True if the quotes of the last cell are open, so that the row continues on the next line. */
const isOpen = (text: string): boolean => {
  if (!text.includes('"')) return false
  for (let at = 0; at <= text.length; ) {
    const isQuoted = text[at] === '"'
    const close = isQuoted ? closingQuote(text, at) : 0
    if (close < 0) return true
    const comma = text.indexOf(',', isQuoted ? close : at)
    if (comma < 0) return false
    at = comma + 1
  }
  return false
}

/** The most lines in one row. Quotes open for longer are taken for a mistake, so that it spoils only its own line. */
const MOST_LINES = 100

/** The number of lines in the row that starts at index `from`; undefined if lines that have not arrived yet could complete it. */
export const linesOfRow = (lineAt: (index: number) => string | undefined, from: number): number | undefined => {
  let text = lineAt(from) ?? ''
  if (!isOpen(text)) return 1
  for (let count = 2; count <= MOST_LINES; count++) {
    const line = lineAt(from + count - 1)
    if (line === undefined) return undefined
    text += `\n${line}`
    if (line.includes('"') && !isOpen(text)) return count
  }
  return 1
}

/** Parses a CSV: its header, checked once, and its rows as requests. */

/** The columns of each kind of question, by its name. */
export type ColumnsByKind = Readonly<Record<string, Columns>>

const placesOf = (header: string, kinds: ColumnsByKind): readonly Column[] =>
  Object.values(kinds).flatMap(columns => columns.at(header) ?? [])

const pathText = (path: readonly string[]): string => path.join('.')

/** Separators that some spreadsheets write instead of commas. */
const SEPARATORS = /[;\t]/u

/**
 * The names of the columns. Throws a RequestError with every column that is unknown, unnamed or repeated; `called` is the
 * input's name.
 */
export const headerOf = (line: string, kinds: ColumnsByKind, called: string): readonly string[] => {
  const headers = cellsOf(line).map(cell => cell.trim())
  const known = Object.values(kinds).flatMap(columns => columns.known)
  const seen = new Map<string, number>()
  const mistakeIn = (header: string, i: number): Mistake | undefined => {
    const [place] = placesOf(header, kinds)
    if (header === '') return namelessColumn(i + 1, called)
    if (!place) return unknownColumn(header, i + 1, known, called)
    const before = seen.get(pathText(place.path))
    seen.set(pathText(place.path), i)
    return before === undefined ? undefined : twiceColumn(header, before + 1, i + 1, called)
  }
  if (SEPARATORS.test(line) && headers.length === 1) refuse(notCommas(called))
  const mistakes: Mistake[] = []
  for (const [i, header] of headers.entries()) {
    if (mistakes.length === MOST_MISTAKES) break
    const mistake = mistakeIn(header, i)
    if (mistake) mistakes.push(mistake)
  }
  refuseAny(mistakes)
  return headers
}

/** What a line asks for, with its cells if it is a row of a CSV. */
export interface TableRow {
  readonly cells?: readonly string[]
  readonly asked: LineRequest
}

/** The kind in the row's `kind` column; the default kind if the cell is empty. */
const kindAt = (cells: readonly string[], column: number, defaultKind: string): string =>
  (cells[column] ?? '').trim().toLowerCase() || defaultKind

/**
 * A parser for the rows under a header. It throws a RequestError if the number of cells is wrong,
 * or if a cell's column does not belong to the row's kind.
 */
export const rowsUnder = (
  headers: readonly string[],
  kinds: ColumnsByKind,
  defaultKind: string
): ((line: string) => TableRow) => {
  const columns = new Map(Object.entries(kinds).map(([kind, { at }]) => [kind, headers.map(header => at(header))] as const))
  const kindColumn = headers.findIndex(header => header.toLowerCase() === 'kind')
  const fallback = columns.get(defaultKind) ?? []
  return line => {
    const cells = cellsOf(line)
    if (cells.length !== headers.length) throw new RequestError([wrongCellCount(cells.length, headers.length)])
    const kind = kindAt(cells, kindColumn, defaultKind)
    const ownColumns = columns.get(kind) ?? fallback
    const mistakes: Mistake[] = []
    const patches: Patch[] = []
    cells.forEach((cell, i) => {
      if (cell.trim() === '') return
      const column = ownColumns[i]
      const called = headers[i] ?? ''
      if (column) patches.push({ path: column.path, value: column.read(cell), called })
      else mistakes.push(foreignColumn(called, kind))
    })
    refuseAny(mistakes)
    const draft = patched({}, patches)
    return { cells, asked: withId(draft, () => JSON.stringify(draft)) }
  }
}

/** True if a line looks like the header of a CSV: its first cell is the name of a column, with which no sentence begins. */
export const isHeader = (line: string, kinds: ColumnsByKind): boolean => {
  const [first = ''] = line.split(/[,;\t]/u)
  return placesOf(first.trim().replace(/^"(.*)"$/, '$1'), kinds).length > 0
}

/** The kind that the data state; undefined if they state none. */
export const kindOf = ({ draft }: LineRequest): unknown => ownKey(draft, 'kind')
