import { MOST_LINE_BYTES, noText, tooLong, unknownKind } from '../../model/batch'
import { type Mistake, RequestError } from '../../model/errors'
import { msg, t } from '../../model/language'
import { memoize } from '../../model/once'
import { type Budget, OverBudget } from '../../model/over-budget'
import type { Edition } from '../../model/scenario'
import { startBudget } from '../../model/work'
import { idIn, knownRequests, type LineRequest, lineReader } from '../../request/batch/line'
import { cellsOf, kindOf, linesOfRow, rowsUnder, type TableRow } from '../../request/batch/table'
import { type BookOf, editionOf } from '../../request/request'
import type { Patch } from '../../request/set'
import { type Draft, ownKey } from '../../request/validators'
import { withCosts } from '../../rules/custom-tables'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { boardFiles, bookWithBoards, withBoardPaths } from '../boards'
import { configurationPatches } from '../config/patches'
import { heapRoom } from '../heap'
import { inputsOf } from '../source'
import { type LineParser, type Question, withAssumptions } from './kind'
import { COLUMNS, isKind, KIND_NAMES, type KindName, kindNamed } from './kinds'
import { type Line, recordsOf } from './records'
import type { Answer, Chunk, Fault, Settings } from './settings'

/** The patches over a line: the configuration's, then those of the command line. */
type PatchesFor = (draft: Draft, isOfFirst: boolean) => readonly Patch[]

const patchesFor = ({ patches, configured: written }: Settings): PatchesFor => {
  if (!written) return () => patches
  const { edition: _, ...ofFirst } = written
  return (draft, isOfFirst) => [...configurationPatches(isOfFirst ? ofFirst : written, draft, patches), ...patches]
}

/** The rulebooks of a batch, one for each list of board files that its lines name. */
interface Books {
  /** Undefined where the board files are not read yet. */
  readonly of: (draft: Draft, patches: readonly Patch[]) => BookOf | undefined
  /** Reads the board files. Throws a RequestError with every fault in them. */
  readonly read: (draft: Draft, patches: readonly Patch[]) => Promise<BookOf>
  /** The draft with its board files as paths from the current folder. */
  readonly fromHere: (draft: Draft) => Draft
  readonly withCosts: (book: Rulebook) => Rulebook
}

/** Most lists of boards that are remembered. */
const MOST_BOOKS = 100

const NO_STDIN = { stdin: { [Symbol.asyncIterator]: async function* () {} } }

/** The board files that this thread has read, as `inputsOf` identifies them. */
const boardsRead = (): readonly string[] => inputsOf(NO_STDIN)

const booksFor = async (settings: Settings, laidOver: PatchesFor): Promise<Books> => {
  const { costs, file } = settings
  const known = new Map<string, BookOf>()
  const key = (draft: Draft, patches: readonly Patch[]): string => boardFiles(draft, patches).join('\0')
  const reading = async (draft: Draft, patches: readonly Patch[]): Promise<BookOf> => {
    const bookOf = await bookWithBoards(boardFiles(draft, patches), NO_STDIN, rulebook, ownKey(draft, 'boards') !== undefined)
    if (known.size >= MOST_BOOKS) known.clear()
    const once = memoize<Edition, Rulebook>(bookOf)
    known.set(key(draft, patches), once)
    return once
  }
  const standard = await reading({}, laidOver({}, false))
  return {
    of: (draft, patches) => (ownKey(draft, 'boards') === undefined ? standard : known.get(key(draft, patches))),
    read: reading,
    fromHere: draft => (ownKey(draft, 'boards') === undefined ? draft : (withBoardPaths(draft, file, settings, true) as Draft)),
    withCosts: memoize(book => withCosts(book, costs))
  }
}

/** The answer to one line. */

interface LineAnswer {
  /** Empty for a blank line. */
  readonly record: string
  readonly fault?: Fault
  /** The stack of a bug of ours. */
  readonly bug?: string
}

/** Why a line is refused unread: it is too long to be held, or crashed two threads. */
type Refused = 'too long' | 'deadly'

/** `text` is undefined where the bytes are not UTF-8. */
type LineAnswerer = (text: string | undefined, line: number, refused?: Refused) => LineAnswer | Promise<LineAnswer>

const DEADLY: Mistake = { message: msg('it crashed two threads'), code: 'thread' }

/** The mistakes on one line; suggested commands, a line each otherwise, are separated by |. */
const sentences = (mistakes: readonly Mistake[]): string =>
  [...new Set(mistakes.map(({ message }) => message.replace(/\s*\n\s*/gu, ' | ')))].join('. ').replaceAll('?. ', '? ')

/** Why a line was not answered. */
const faultOf = (error: unknown): Omit<Fault, 'line'> & { readonly bug?: string } => {
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

/** The id and cells of a line that could not be parsed, as far as they can be found. */
const unreadableLine = (text: string, { reads, header }: Settings): Line => {
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

const carriedOf = ({ asked: { id, given }, cells }: TableRow): Line => ({
  given,
  ...(id !== undefined && { id }),
  ...(cells && { cells })
})

/** The text of a line. Throws a RequestError where it is refused unread. */
const checkedText = (text: string | undefined, refused: Refused | undefined): string => {
  if (refused === 'too long' || (text !== undefined && text.length > MOST_LINE_BYTES)) throw new RequestError([tooLong()])
  if (text === undefined) throw new RequestError([noText()])
  if (refused === 'deadly') throw new RequestError([DEADLY])
  return text
}

/** A line of `--kind shoot` that names no kind. A sentence gets the command before it, so that its own verb still decides. */
const asShot = (draft: Draft): Draft =>
  typeof draft['fight'] === 'string' ? { ...draft, fight: `shoot ${draft['fight']}` } : { ...draft, kind: 'shoot' }

const isSentence = ({ draft, sentence }: LineRequest): boolean => sentence !== undefined || typeof draft['fight'] === 'string'

/**
 * Prepares to answer lines. Where a line exceeds its budget, its record says so, or with `tells` false OverBudget is thrown.
 * Throws a RequestError where a board file for all lines is wrong.
 */
const prepareLines = async (settings: Settings, tells = true): Promise<LineAnswerer> => {
  const records = recordsOf(settings)
  const { kind: defaultKind, header } = settings
  const laidOver = patchesFor(settings)
  const books = await booksFor(settings, laidOver)
  const { withCosts } = books
  const known = knownRequests()
  const askedBy = lineReader()
  const rowOf = settings.reads === 'csv' ? rowsUnder(header, COLUMNS, defaultKind) : undefined

  const kindIn = (asked: LineRequest): KindName => {
    const kind = kindOf(asked) ?? defaultKind
    if (isKind(kind)) return kind
    throw new RequestError([...(asked.mistakes ?? []), unknownKind(kind, KIND_NAMES)])
  }
  const parsers = new Map<KindName, LineParser>()
  const load = async (kind: KindName): Promise<void> => {
    parsers.set(kind, await kindNamed(kind).load())
  }
  /**
   * Synchronous for most lines; a promise for the first line of a kind, for new board files, and for kinds that parse
   * asynchronously.
   */
  const answerRequest = (asked: LineRequest, line: Line, told: readonly Patch[] = []): string | Promise<string> => {
    const kind = kindIn(asked)
    const { normalize, isFirstEditionOnly } = kindNamed(kind)
    const said = normalize?.(asked.draft) ?? asked.draft
    const draft = books.fromHere(kind === 'shoot' && kindOf(asked) === undefined ? asShot(said) : said)
    const patches = [...told, ...laidOver(draft, isFirstEditionOnly === true)]
    const bookOf = books.of(draft, patches)
    const parse = parsers.get(kind)
    if (!bookOf) return books.read(draft, patches).then(() => answerRequest(asked, line, told))
    if (!parse) return load(kind).then(() => answerRequest(asked, line, told))
    const recordOf = (question: Question): string => records.answer(line, kind, withAssumptions(question))
    const question = parse(draft, asked.mistakes ?? [], {
      patches,
      bookOf,
      withCosts,
      known,
      tournament: settings.configured?.tournament
    })
    return question instanceof Promise ? question.then(recordOf) : recordOf(question)
  }
  /** A sentence as the command line reads it: where it is refused, once more in plainer words, of which the first refusal is reported. */
  const answerSentence = async (asked: LineRequest, line: Line): Promise<string> => {
    const { read, reread } = await import('./in-words')
    const typed = read(asked, defaultKind, editionOf(asked.draft, laidOver(asked.draft, false)))
    try {
      return await answerRequest(typed.asked, line, typed.patches)
    } catch (refusal) {
      const plainer = refusal instanceof RequestError ? reread(typed) : undefined
      if (!plainer) throw refusal
      try {
        return await answerRequest(plainer.asked, line, plainer.patches)
      } catch (second) {
        throw second instanceof RequestError ? refusal : second
      }
    }
  }
  const failed = (error: unknown, number: number, line: Line): LineAnswer => {
    if (!tells && error instanceof OverBudget) throw error
    const { bug, ...cause } = faultOf(error)
    const fault = { line: number, ...cause }
    return { record: records.fault(line, fault), fault, ...(bug !== undefined && { bug }) }
  }
  return (given, number, refused) => {
    let line: Line | undefined
    try {
      const text = checkedText(given, refused)
      if (text.trim() === '') return { record: '' }
      const row: TableRow = rowOf?.(text) ?? { asked: askedBy(text) }
      const carried = carriedOf(row)
      line = carried
      const { asked } = row
      const record = isSentence(asked) ? answerSentence(asked, carried) : answerRequest(asked, carried)
      if (typeof record === 'string') return { record }
      return record.then(
        later => ({ record: later }),
        error => failed(error, number, carried)
      )
    } catch (error) {
      return failed(error, number, line ?? unreadableLine(given ?? '', settings))
    }
  }
}

// --- chunks of lines, which every thread of a batch answers ---

/** `at` is called with the number of each line before it is answered. */
export type ChunkAnswerer = (chunk: Chunk, at?: (line: number) => void) => Promise<Answer>

const decoder = new TextDecoder('utf-8', { fatal: true })

const decoded = (bytes: Uint8Array): string | undefined => {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

const NEWLINE = 10

/** The lines of bytes that are not all UTF-8; lines that are not are undefined. */
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

/** The lines of a chunk, without line ends. */
const linesOf = ({ bytes, isTooLong }: Chunk): readonly (string | undefined)[] => {
  if (isTooLong) return ['']
  const lines = decoded(bytes)?.split('\n') ?? oneByOne(bytes)
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

/** The rows of a CSV: a quoted cell may hold line ends. `at` is the index of a row's first line. */
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

/** Without the `\r` of `\r\n`. */
const withoutReturn = (line: string | undefined): string | undefined => (line?.endsWith('\r') ? line.slice(0, -1) : line)

const answerChunk = async (
  chunk: Chunk,
  replying: LineAnswerer,
  { strict, reads }: Settings,
  at: (line: number) => void
): Promise<Answer> => {
  const { first, isTooLong, deadlyLines: deadly = [] } = chunk
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
      withoutReturn(row ? row.text : lines[index]),
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

/** Prepares to answer chunks. Throws a RequestError where a board file for all lines is wrong. */
export const prepareAnswers = async (settings: Settings): Promise<ChunkAnswerer> => {
  const reply = await prepareLines(settings)
  return (chunk, at = () => {}) =>
    answerChunk(chunk, reply, settings, line => {
      startBudget(settings.budget, undefined, heapRoom)
      at(line)
    })
}

/** What all lines of a chunk together may take in the main thread, which is blocked meanwhile. */
const MOMENT: Budget = { seconds: 0.03, bytes: 5e7 }

/** The same for chunks that can be answered quickly; for any other it resolves to undefined. */
export const prepareQuickAnswers = async (settings: Settings): Promise<(chunk: Chunk) => Promise<Answer | undefined>> => {
  const reply = await prepareLines(settings, false)
  return async chunk => {
    startBudget(MOMENT)
    try {
      return await answerChunk(chunk, reply, settings, () => {})
    } catch (error) {
      if (error instanceof OverBudget) return undefined
      throw error
    }
  }
}
