import { MOST_LINE_BYTES } from '../../model/batch'
import { noText, TOO_LONG, unknownKind } from '../../model/batch-mistakes'
import { type Mistake, RequestError } from '../../model/errors'
import { OverBudget } from '../../model/work'
import { type Asked, askedBy, idIn } from '../../request/batch/line'
import { cellsOf } from '../../request/batch/row'
import { kindOf, type Row, rowsUnder } from '../../request/batch/table'
import { knownUnits } from '../../request/check'
import { books } from './books'
import { COLUMNS, isKind, KIND_NAMES, type KindName, kindNamed } from './kinds'
import { overLines } from './over-lines'
import { type Line, recordsOf } from './records'
import type { Fault, Settings } from './settings'

/** One line, and the record that answers it. */

export interface Reply {
  /** Empty for a line that says nothing. */
  readonly record: string
  readonly fault?: Fault
  /** The stack of a bug of ours. */
  readonly bug?: string
}

/** A line that is not tried: it was too long to be held, or a thread died of it. */
export type Refused = 'too long' | 'deadly'

/** `text`: undefined where the bytes are none. */
export type Replying = (text: string | undefined, line: number, refused?: Refused) => Promise<Reply>

const DEADLY: Mistake = { message: 'a thread died answering it, and another died of it again', code: 'thread' }

/** On one line: commands that would settle a question stand one after the other. */
const sentences = (mistakes: readonly Mistake[]): string =>
  [...new Set(mistakes.map(({ message }) => message.replace(/\s*\n\s*/gu, ' | ')))].join('. ').replaceAll('?. ', '? ')

/** Why a line was not answered; a bug of ours is told as one. */
const causeOf = (error: unknown): Omit<Fault, 'line'> & { readonly bug?: string } => {
  if (error instanceof RequestError)
    return { error: sentences(error.mistakes), code: error.mistakes.find(({ code }) => code !== undefined)?.code ?? 'request' }
  if (error instanceof OverBudget) return { error: error.message, code: 'budget' }
  const bug = error instanceof Error ? error : new Error(String(error))
  return { error: `this is a bug of ours, please report it: ${bug.message}`, code: 'bug', bug: bug.stack ?? bug.message }
}

/** What is carried along of a line that could not be read. */
const unread = (text: string, { reads, header }: Settings): Line => {
  if (reads !== 'csv') {
    const id = idIn(text)
    return id === undefined ? {} : { id }
  }
  try {
    const cells = cellsOf(text)
    const id = cells[header.findIndex(each => each.toLowerCase() === 'id')]
    return { cells, ...(id && { id }) }
  } catch {
    return {}
  }
}

const carriedBy = ({ asked: { id, given }, cells }: Row): Line => ({
  given,
  ...(id !== undefined && { id }),
  ...(cells && { cells })
})

/** The text if it can be a request. */
const whole = (text: string | undefined, refused: Refused | undefined): string => {
  if (refused === 'too long' || (text !== undefined && text.length > MOST_LINE_BYTES)) throw new RequestError([TOO_LONG])
  if (text === undefined) throw new RequestError([noText()])
  if (refused === 'deadly') throw new RequestError([DEADLY])
  return text
}

/**
 * Makes ready to answer lines. A line that takes more than it may is told why, or that is thrown where it is not for us to tell. Throws
 * a RequestError where a board file that is for all of them is wrong.
 */
export const replying = async (settings: Settings, tells = true): Promise<Replying> => {
  const records = recordsOf(settings)
  const { kind: usual, header } = settings
  const laidOver = overLines(settings)
  const shelf = await books(settings, laidOver)
  const { withCosts } = shelf
  const known = knownUnits()
  const rowOf = settings.reads === 'csv' ? rowsUnder(header, COLUMNS, usual) : undefined

  const kindIn = (asked: Asked): KindName => {
    const kind = kindOf(asked) ?? usual
    if (isKind(kind)) return kind
    throw new RequestError([...(asked.mistakes ?? []), unknownKind(kind, KIND_NAMES)])
  }
  const answered = async (asked: Asked, line: Line): Promise<string> => {
    const kind = kindIn(asked)
    const { opened, question, isOfFirst } = kindNamed(kind)
    const draft = shelf.fromHere(opened?.(asked.draft) ?? asked.draft)
    const patches = laidOver(draft, isOfFirst === true)
    const bookOf = shelf.at(draft, patches) ?? (await shelf.reading(draft, patches))
    const answerable = question(draft, asked.mistakes ?? [], { patches, bookOf, withCosts, known })
    return records.answer(line, kind, answerable instanceof Promise ? await answerable : answerable)
  }
  return async (given, number, refused) => {
    let line: Line | undefined
    try {
      const text = whole(given, refused)
      if (text.trim() === '') return { record: '' }
      const row: Row = rowOf?.(text) ?? { asked: askedBy(text) }
      line = carriedBy(row)
      return { record: await answered(row.asked, line) }
    } catch (error) {
      if (!tells && error instanceof OverBudget) throw error
      const { bug, ...cause } = causeOf(error)
      const fault = { line: number, ...cause }
      return { record: records.fault(line ?? unread(given ?? '', settings), fault), fault, ...(bug !== undefined && { bug }) }
    }
  }
}
