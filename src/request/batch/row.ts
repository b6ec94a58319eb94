import { afterQuote, openQuote } from '../../model/batch-mistakes'
import { RequestError } from '../../model/errors'

/** A line of comma-separated values as its cells (RFC 4180, but that a row is a line, so that a stray quote spoils one row only). */

const refuse = (mistake: RequestError['mistakes'][number]): never => {
  throw new RequestError([mistake])
}

/** Where the quotes that open at `open` are closed. */
const closing = (line: string, open: number, column: number): number => {
  for (let at = line.indexOf('"', open + 1); at >= 0; at = line.indexOf('"', at + 2)) if (line[at + 1] !== '"') return at
  return refuse(openQuote(column))
}

/** The cells of a line. Throws a RequestError where its quotes do not fit. */
export const cellsOf = (line: string): readonly string[] => {
  if (!line.includes('"')) return line.split(',')
  const cells: string[] = []
  let at = 0
  while (at <= line.length) {
    const isQuoted = line[at] === '"'
    const close = isQuoted ? closing(line, at, cells.length + 1) : 0
    const comma = line.indexOf(',', isQuoted ? close : at)
    const end = comma < 0 ? line.length : comma
    if (isQuoted && line.slice(close + 1, end).trim() !== '') refuse(afterQuote(cells.length + 1))
    cells.push(isQuoted ? line.slice(at + 1, close).replaceAll('""', '"') : line.slice(at, end))
    at = end + 1
  }
  return cells
}
