import { afterQuote, openQuote } from '../../model/batch-mistakes'
import { RequestError } from '../../model/errors'

/** A row of comma-separated values as its cells (RFC 4180). A row goes on over line breaks in quotes, unless its quotes are never closed. */

const refuse = (mistake: RequestError['mistakes'][number]): never => {
  throw new RequestError([mistake])
}

/** Where the quotes that open at `open` are closed; -1 where they are not. */
const closing = (row: string, open: number): number => {
  for (let at = row.indexOf('"', open + 1); at >= 0; at = row.indexOf('"', at + 2)) if (row[at + 1] !== '"') return at
  return -1
}

/** The cells of a row. Throws a RequestError where its quotes do not fit. */
export const cellsOf = (row: string): readonly string[] => {
  if (!row.includes('"')) return row.split(',')
  const cells: string[] = []
  let at = 0
  while (at <= row.length) {
    const isQuoted = row[at] === '"'
    const close = isQuoted ? closing(row, at) : 0
    if (close < 0) refuse(openQuote(cells.length + 1))
    const comma = row.indexOf(',', isQuoted ? close : at)
    const end = comma < 0 ? row.length : comma
    if (isQuoted && row.slice(close + 1, end).trim() !== '') refuse(afterQuote(cells.length + 1))
    cells.push(isQuoted ? row.slice(at + 1, close).replaceAll('""', '"') : row.slice(at, end))
    at = end + 1
  }
  return cells
}

/** The quotes of its last cell are open: the row goes on in the next line. */
const isOpen = (text: string): boolean => {
  if (!text.includes('"')) return false
  for (let at = 0; at <= text.length; ) {
    const isQuoted = text[at] === '"'
    const close = isQuoted ? closing(text, at) : 0
    if (close < 0) return true
    const comma = text.indexOf(',', isQuoted ? close : at)
    if (comma < 0) return false
    at = comma + 1
  }
  return false
}

/** Lines of one row at most. Quotes that are open for longer are a slip, which spoils its own line only. */
const MOST_LINES = 100

/** How many lines the row takes that begins at one of them; undefined where only lines that are not here yet could close it. */
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
