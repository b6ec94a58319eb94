import { MOST_LINE_BYTES, noText, tooLong, unknownKind } from '../../model/batch'
import { type Mistake, RequestError } from '../../model/errors'
import { msg, t } from '../../model/language'
import { memoize } from '../../model/once'
import type { Edition } from '../../model/scenario'
import { allow, type Budget, OverBudget } from '../../model/work'
import { idIn, knownRequests, type LineRequest, lineReader } from '../../request/batch/line'
import { cellsOf, kindOf, linesOfRow, rowsUnder, type TableRow } from '../../request/batch/table'
import type { BookOf } from '../../request/request'
import type { Patch } from '../../request/set'
import { type Draft, ownKey } from '../../request/validators'
import { withCosts } from '../../rules/custom-tables'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { boardsAsked, boardsFromHere, bookWith } from '../boards'
import { configured } from '../config/patches'
import { heapRoom } from '../heap'
import { inputsOf } from '../source'
import { type LineParser, type Question, withAssumptions } from './kind'
import { COLUMNS, isKind, KIND_NAMES, type KindName, kindNamed } from './kinds'
import { type Line, recordsOf } from './records'
import type { Answer, Chunk, Fault, Settings } from './settings'

/** What is laid over a line: the command line's, and under it what is written down once. */
type OverLines = (draft: Draft, isOfFirst: boolean) => readonly Patch[]

const overLines = ({ patches, configured: written }: Settings): OverLines => {
  if (!written) return () => patches
  const { edition: _, ...ofFirst } = written
  return (draft, isOfFirst) => [...configured(isOfFirst ? ofFirst : written, draft, patches), ...patches]
}

/** The rulebooks of a batch: one for each list of board files that its lines ask for, made once. */
interface Books {
  /** Undefined: its board files are not read yet. */
  readonly at: (draft: Draft, patches: readonly Patch[]) => BookOf | undefined
  /** Reads the files. Throws a RequestError with all that is wrong in them. */
  readonly reading: (draft: Draft, patches: readonly Patch[]) => Promise<BookOf>
  /** The draft with its board files named from here. */
  readonly fromHere: (draft: Draft) => Draft
  readonly withCosts: (book: Rulebook) => Rulebook
}

/** A stream of millions of lines must not grow it. */
const MOST = 100

const NOTHING = { stdin: { [Symbol.asyncIterator]: async function* () {} } }

/** The board files that this thread has read. */
const boardsRead = (): readonly string[] => inputsOf(NOTHING)

const books = async (settings: Settings, laidOver: OverLines): Promise<Books> => {
  const { costs, file } = settings
  const known = new Map<string, BookOf>()
  const key = (draft: Draft, patches: readonly Patch[]): string => boardsAsked(draft, patches).join('\0')
  const reading = async (draft: Draft, patches: readonly Patch[]): Promise<BookOf> => {
    const bookOf = await bookWith(boardsAsked(draft, patches), NOTHING, rulebook, ownKey(draft, 'boards') !== undefined)
    if (known.size >= MOST) known.clear()
    const once = memoize<Edition, Rulebook>(bookOf)
    known.set(key(draft, patches), once)
    return once
  }
  const usual = await reading({}, laidOver({}, false))
  return {
    at: (draft, patches) => (ownKey(draft, 'boards') === undefined ? usual : known.get(key(draft, patches))),
    reading,
    fromHere: draft => (ownKey(draft, 'boards') === undefined ? draft : (boardsFromHere(draft, file, settings, true) as Draft)),
    withCosts: memoize(book => withCosts(book, costs))
  }
}

/** One line, and the record that answers it. */

interface Reply {
  /** Empty for a line that says nothing. */
  readonly record: string
  readonly fault?: Fault
  /** The stack of a bug of ours. */
  readonly bug?: string
}

/** A line that is not tried: it was too long to be held, or a thread died of it. */
type Refused = 'too long' | 'deadly'

/** `text`: undefined where the bytes are none. */
type Replying = (text: string | undefined, line: number, refused?: Refused) => Reply | Promise<Reply>

const DEADLY: Mistake = { message: msg('it crashed two threads'), code: 'thread' }

/** On one line: commands that would settle a question stand one after the other. */
const sentences = (mistakes: readonly Mistake[]): string =>
  [...new Set(mistakes.map(({ message }) => message.replace(/\s*\n\s*/gu, ' | ')))].join('. ').replaceAll('?. ', '? ')

/** Why a line was not answered; a bug of ours is shown as one. */
const causeOf = (error: unknown): Omit<Fault, 'line'> & { readonly bug?: string } => {
  if (error instanceof RequestError)
    return { error: sentences(error.mistakes), code: error.mistakes.find(({ code }) => code !== undefined)?.code ?? 'request' }
  if (error instanceof OverBudget) return { error: error.message, code: 'budget' }
  const bug = error instanceof Error ? error : new Error(String(error))
  return {
    error: t('this is a bug in saga-odds, please report it: {message}', { message: bug.message }),
    code: 'bug',
    bug: bug.stack ?? bug.message
  }
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

const carriedBy = ({ asked: { id, given }, cells }: TableRow): Line => ({
  given,
  ...(id !== undefined && { id }),
  ...(cells && { cells })
})

/** The text if it can be a request. */
const whole = (text: string | undefined, refused: Refused | undefined): string => {
  if (refused === 'too long' || (text !== undefined && text.length > MOST_LINE_BYTES)) throw new RequestError([tooLong()])
  if (text === undefined) throw new RequestError([noText()])
  if (refused === 'deadly') throw new RequestError([DEADLY])
  return text
}

/**
 * Makes ready to answer lines. A line that takes more than it may is answered with the reason, or the reason is thrown where it is not for us to tell. Throws
 * a RequestError where a board file that is for all of them is wrong.
 */
const replying = async (settings: Settings, tells = true): Promise<Replying> => {
  const records = recordsOf(settings)
  const { kind: usual, header } = settings
  const laidOver = overLines(settings)
  const shelf = await books(settings, laidOver)
  const { withCosts } = shelf
  const known = knownRequests()
  const askedBy = lineReader()
  const rowOf = settings.reads === 'csv' ? rowsUnder(header, COLUMNS, usual) : undefined

  const kindIn = (asked: LineRequest): KindName => {
    const kind = kindOf(asked) ?? usual
    if (isKind(kind)) return kind
    throw new RequestError([...(asked.mistakes ?? []), unknownKind(kind, KIND_NAMES)])
  }
  const asks = new Map<KindName, LineParser>()
  const load = async (kind: KindName): Promise<void> => {
    asks.set(kind, await kindNamed(kind).load())
  }
  /** At once, but for the first line of a kind, for one with other board files, and where a question takes its time to be read. */
  const answered = (asked: LineRequest, line: Line): string | Promise<string> => {
    const kind = kindIn(asked)
    const { opened, isOfFirst } = kindNamed(kind)
    const draft = shelf.fromHere(opened?.(asked.draft) ?? asked.draft)
    const patches = laidOver(draft, isOfFirst === true)
    const bookOf = shelf.at(draft, patches)
    const ask = asks.get(kind)
    if (!bookOf) return shelf.reading(draft, patches).then(() => answered(asked, line))
    if (!ask) return load(kind).then(() => answered(asked, line))
    const told = (question: Question): string => records.answer(line, kind, withAssumptions(question))
    const found = ask(draft, asked.mistakes ?? [], {
      patches,
      bookOf,
      withCosts,
      known,
      tournament: settings.configured?.tournament
    })
    return found instanceof Promise ? found.then(told) : told(found)
  }
  const failed = (error: unknown, number: number, line: Line): Reply => {
    if (!tells && error instanceof OverBudget) throw error
    const { bug, ...cause } = causeOf(error)
    const fault = { line: number, ...cause }
    return { record: records.fault(line, fault), fault, ...(bug !== undefined && { bug }) }
  }
  return (given, number, refused) => {
    let line: Line | undefined
    try {
      const text = whole(given, refused)
      if (text.trim() === '') return { record: '' }
      const row: TableRow = rowOf?.(text) ?? { asked: askedBy(text) }
      const carried = carriedBy(row)
      line = carried
      const record = answered(row.asked, carried)
      if (typeof record === 'string') return { record }
      return record.then(
        later => ({ record: later }),
        error => failed(error, number, carried)
      )
    } catch (error) {
      return failed(error, number, line ?? unread(given ?? '', settings))
    }
  }
}

/** The lines of a chunk, each answered by itself: what every thread of a batch does. */

/** `at` hears of each line before it is answered. */
export type Answering = (chunk: Chunk, at?: (line: number) => void) => Promise<Answer>

const decoder = new TextDecoder('utf-8', { fatal: true })

const decoded = (bytes: Uint8Array): string | undefined => {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

const NEWLINE = 10

/** The lines of bytes that are not all text; those that are none are undefined. */
const oneByOne = (bytes: Uint8Array): readonly (string | undefined)[] => {
  const lines: (string | undefined)[] = []
  for (let at = 0; at < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, at)
    const end = newline < 0 ? bytes.length : newline
    lines.push(decoded(bytes.subarray(at, end)))
    at = end + 1
  }
  return lines
}

/** Without the ends of lines; after the end of the last line there is none. */
const linesOf = ({ bytes, isTooLong }: Chunk): readonly (string | undefined)[] => {
  if (isTooLong) return ['']
  const lines = decoded(bytes)?.split('\n') ?? oneByOne(bytes)
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

/** Lines that are one row of a CSV, as one. */
const rowsOf = (
  lines: readonly (string | undefined)[]
): readonly { readonly text: string | undefined; readonly at: number }[] => {
  const rows: { readonly text: string | undefined; readonly at: number }[] = []
  for (let at = 0; at < lines.length; ) {
    const count = linesOfRow(index => lines[index], at) ?? 1
    rows.push({ text: count === 1 ? lines[at] : lines.slice(at, at + count).join('\n'), at })
    at += count
  }
  return rows
}

/** `\r\n` ends a line as well. */
const ended = (line: string | undefined): string | undefined => (line?.endsWith('\r') ? line.slice(0, -1) : line)

const answered = async (
  chunk: Chunk,
  replying: Replying,
  { strict, reads }: Settings,
  at: (line: number) => void
): Promise<Answer> => {
  const { first, isTooLong, deadly = [] } = chunk
  const lines = linesOf(chunk)
  const records: string[] = []
  const faults: Fault[] = []
  let bug: string | undefined
  const rows = reads === 'csv' ? rowsOf(lines) : undefined
  for (let index = 0; index < (rows ?? lines).length; index++) {
    const row = rows?.[index]
    const line = first + (row?.at ?? index)
    at(line)
    const reply = replying(
      ended(row ? row.text : lines[index]),
      line,
      isTooLong ? 'too long' : deadly.includes(line) ? 'deadly' : undefined
    )
    const found = reply instanceof Promise ? await reply : reply
    bug ??= found.bug
    if (found.fault) faults.push(found.fault)
    if (found.fault && strict) break
    if (found.record !== '') records.push(found.record)
  }
  const [firstFault] = faults
  const inputs = boardsRead()
  return {
    bytes: Buffer.from(records.join('')),
    lines: lines.length,
    records: records.length,
    faults: faults.length,
    ...(firstFault && { firstFault }),
    ...(inputs.length > 0 && { inputs }),
    ...(bug !== undefined && { bug })
  }
}

/** Makes ready to answer chunks. Throws a RequestError where a board file that is for all lines is wrong. */
export const answerLine = async (settings: Settings): Promise<Answering> => {
  const reply = await replying(settings)
  return (chunk, at = () => {}) =>
    answered(chunk, reply, settings, line => {
      allow(settings.budget, undefined, heapRoom)
      at(line)
    })
}

/** A moment for the lines of a chunk together: nothing else is heard meanwhile. */
const MOMENT: Budget = { seconds: 0.03, bytes: 5e7 }

/** The same of chunks that take a moment: of any other a promise of nothing. */
export const answeringAtOnce = async (settings: Settings): Promise<(chunk: Chunk) => Promise<Answer | undefined>> => {
  const reply = await replying(settings, false)
  return async chunk => {
    allow(MOMENT)
    try {
      return await answered(chunk, reply, settings, () => {})
    } catch (error) {
      if (error instanceof OverBudget) return undefined
      throw error
    }
  }
}
