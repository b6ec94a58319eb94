import { foreignColumn, namelessColumn, ragged, twiceColumn, unknownColumn } from '../../model/batch-mistakes'
import { type Mistake, RequestError } from '../../model/errors'
import { patched } from '../merge'
import type { Patch } from '../set'
import { ownKey } from '../validators'
import type { Column, Columns } from './columns'
import { type Asked, withId } from './line'
import { cellsOf } from './row'

/** A CSV: its header, checked once, and its rows as requests. */

export type ColumnsByKind = Readonly<Record<string, Columns>>

const placesOf = (header: string, kinds: ColumnsByKind): readonly Column[] =>
  Object.values(kinds).flatMap(columns => columns.at(header) ?? [])

const spelled = (path: readonly string[]): string => path.join('.')

/** The names of the columns. Throws a RequestError with every one that is unknown or there twice; `called` is the input. */
export const headerOf = (line: string, kinds: ColumnsByKind, called: string): readonly string[] => {
  const headers = cellsOf(line).map(cell => cell.trim())
  const known = Object.values(kinds).flatMap(columns => columns.known)
  const seen = new Map<string, number>()
  const mistakes = headers.flatMap((header, i): readonly Mistake[] => {
    const [place] = placesOf(header, kinds)
    if (header === '') return [namelessColumn(i + 1, called)]
    if (!place) return [unknownColumn(header, i + 1, known, called)]
    const before = seen.get(spelled(place.path))
    seen.set(spelled(place.path), i)
    return before === undefined ? [] : [twiceColumn(header, before + 1, i + 1, called)]
  })
  if (mistakes.length > 0) throw new RequestError(mistakes)
  return headers
}

/** What a line asks for, and its cells if it is a row. */
export interface Row {
  readonly cells?: readonly string[]
  readonly asked: Asked
}

/** The kind that a row says, or the usual one. */
const kindAt = (cells: readonly string[], column: number, usual: string): string =>
  (cells[column] ?? '').trim().toLowerCase() || usual

/** Reads the rows under a header. The reader throws a RequestError where a row is ragged or a cell says nothing to its kind. */
export const rowsUnder = (headers: readonly string[], kinds: ColumnsByKind, usual: string): ((line: string) => Row) => {
  const columns = new Map(Object.entries(kinds).map(([kind, { at }]) => [kind, headers.map(header => at(header))] as const))
  const ofKind = headers.findIndex(header => header.toLowerCase() === 'kind')
  const fallback = columns.get(usual) ?? []
  return line => {
    const cells = cellsOf(line)
    if (cells.length !== headers.length) throw new RequestError([ragged(cells.length, headers.length)])
    const kind = kindAt(cells, ofKind, usual)
    const own = columns.get(kind) ?? fallback
    const mistakes: Mistake[] = []
    const patches: Patch[] = []
    cells.forEach((cell, i) => {
      if (cell.trim() === '') return
      const column = own[i]
      const called = headers[i] ?? ''
      if (column) patches.push({ path: column.path, value: column.read(cell), called })
      else mistakes.push(foreignColumn(called, kind))
    })
    if (mistakes.length > 0) throw new RequestError(mistakes)
    const draft = patched({}, patches)
    return { cells, asked: withId(draft, () => JSON.stringify(draft)) }
  }
}

/** Does a line look like the header of a CSV? Its first name is a path, which no sentence begins with. */
export const isHeader = (line: string, kinds: ColumnsByKind): boolean => {
  const [first = ''] = line.split(',')
  return placesOf(first.trim().replace(/^"(.*)"$/, '$1'), kinds).length > 0
}

/** What a draft says it is. */
export const kindOf = ({ draft }: Asked): unknown => ownKey(draft, 'kind')
