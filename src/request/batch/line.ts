import { diceInWords, type LineId, noLine, wrongId } from '../../model/batch'
import { type Mistake, RequestError } from '../../model/errors'
import type { UnitRequest } from '../../model/scenario'
import { SIDES } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'
import { checking, type KnownUnits, knownUnits } from '../check'
import { matchEnd, parsedLine, parsedPart, SCALAR } from '../json'
import type { BookOf, KnownRequests, Request, Requested } from '../request'
import { unitIn } from '../scenario'
import { type Draft, isDraft, isPlain, ownKey } from '../validators'
import { takeEdition } from '../words/tokens'

/** What a line of a batch asks for, not yet checked, and what goes back with the answer. */
export interface LineRequest {
  readonly id?: LineId
  /** Mistakes in the id, reported with the others when the line is answered. */
  readonly mistakes?: readonly Mistake[]
  readonly draft: Draft
  /** The whole line where it is a sentence: the draft holds what a command at its start and an edition in it leave. */
  readonly sentence?: string
  /** The question as it was given, as JSON, for the output to repeat. */
  readonly given: () => string
}

const isId = (value: unknown): value is LineId =>
  typeof value === 'number' ? Number.isFinite(value) : isPlain(value) && value !== ''

/** Splits the id off. A scenario holds its id as text; in the answer a number stays a number. */
export const withId = (draft: Draft, given: LineRequest['given']): LineRequest => {
  const id = ownKey(draft, 'id')
  if (id === undefined || id === null) return { draft: id === null ? { ...draft, id: undefined } : draft, given }
  if (!isId(id)) return { draft: { ...draft, id: undefined }, given, mistakes: [wrongId(id)] }
  return { id, draft: typeof id === 'number' ? { ...draft, id: String(id) } : draft, given }
}

/** Commands that a line may begin with; those that no sentence of a batch can express are refused later by their kind. */
const COMMAND = /^(?:saga-odds\s+)?(melee|shoot|plan|advise|throw|compare|sweep|dice|wrath|review|warband|threats)\s+(?=\S)/iu

const MAY_SAY_EDITION = /edi[ct]i|(?:ed|saga|version|v)[ .]?[12]\b|(?:1st|2nd) ed/iu

/** The text after a command, under the key that the command's kind uses. */
export const draftOfCommand = (kind: string, rest: string): Draft => {
  const [wrath, count] = /^(?:dice\s+)?wrath\s+(\d+)(?:\s+(?:saga\s+)?dice)?$/iu.exec(`${kind} ${rest.trim()}`) ?? []
  if (wrath !== undefined) return { kind: 'wrath', dice: Number(count) }
  if (kind === 'dice' || kind === 'wrath') throw new RequestError([diceInWords()])
  if (kind === 'review') return { kind, fights: [rest] }
  return { kind, [kind === 'throw' ? 'throw' : 'fight']: rest }
}

/** A line in words as data. A command at its start gives the kind. */
const draftOfSentence = (line: string): Draft => {
  const { text, edition } = MAY_SAY_EDITION.test(line) ? takeEdition(line.trim()) : { text: line.trim() }
  const of = edition === undefined ? {} : { edition }
  const [prefix = '', kind] = COMMAND.exec(text) ?? []
  return kind === undefined ? { fight: text, ...of } : { ...draftOfCommand(kind.toLowerCase(), text.slice(prefix.length)), ...of }
}

const JSON_BEGINS = /^\s*[{["]/

const [TAB, SPACE, QUOTE, COMMA, COLON, ENDS_LIST, LIST, OBJECT, ENDS_OBJECT] = [9, 32, 34, 44, 58, 93, 91, 123, 125] as const

const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null]
])

/** The index of the first character at or after `from` that is not a space or a tab. */
const skipSpaces = (text: string, from: number): number => {
  let at = from
  for (let code = text.charCodeAt(at); code === SPACE || code === TAB; code = text.charCodeAt(at)) at++
  return at
}

/** True if the text contains no control character, which a JSON string may not contain. */
const hasNoControls = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < SPACE) return false
  return true
}

/** The index after the bracket that closes the one at `open`; -1 if none does. Strings in the text must not contain escapes. */
const closingBracket = (text: string, open: number): number => {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      at = text.indexOf('"', at + 1)
      if (at < 0) return -1
    } else if (code === OBJECT || code === LIST) depth++
    else if ((code === ENDS_OBJECT || code === ENDS_LIST) && --depth === 0) return at + 1
  }
  return -1
}

/**
 * The object in a line of simple JSON, without escapes or repeated keys; undefined if the line may be anything else. `read`
 * parses nested objects and lists, so that it can reuse what earlier lines contained; it returns undefined if a text is not JSON.
 */
const plainObject = (line: string, read: (text: string) => unknown): Draft | undefined => {
  if (line.charCodeAt(0) !== OBJECT || line.includes('\\')) return undefined
  const draft: Record<string, unknown> = {}
  for (let at = skipSpaces(line, 1); ; at = skipSpaces(line, at + 1)) {
    const ends = line.charCodeAt(at) === QUOTE ? line.indexOf('"', at + 1) : -1
    const colon = ends < 0 ? -1 : skipSpaces(line, ends + 1)
    if (colon < 0 || line.charCodeAt(colon) !== COLON) return undefined
    const key = line.slice(at + 1, ends)
    const from = skipSpaces(line, colon + 1)
    const code = line.charCodeAt(from)
    const isNested = code === OBJECT || code === LIST
    const isText = code === QUOTE
    const end = isNested ? closingBracket(line, from) : isText ? line.indexOf('"', from + 1) + 1 : matchEnd(SCALAR, line, from)
    if (end <= from || key === '__proto__' || !hasNoControls(key) || Object.hasOwn(draft, key)) return undefined
    const text = isText ? line.slice(from + 1, end - 1) : line.slice(from, end)
    if (isText && !hasNoControls(text)) return undefined
    const value = isNested ? read(text) : isText ? text : WORDS.has(text) ? WORDS.get(text) : Number(text)
    if (value === undefined) return undefined
    draft[key] = value
    at = skipSpaces(line, end)
    if (line.charCodeAt(at) === COMMA) continue
    return line.charCodeAt(at) === ENDS_OBJECT && at === line.length - 1 ? draft : undefined
  }
}

const deepFreeze = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(Object.freeze(value))) deepFreeze(part)
  return value
}

/**
 * The cache is emptied when it exceeds this number of values. It holds no value with more characters than this: a unit has
 * about a hundred, a plan thousands.
 */
const MOST_CACHED_VALUES = 20_000
const LONGEST_CACHED = 1000

/**
 * A copy of the text, because a slice would keep the whole line in memory. A string of one byte per character is found faster
 * as a key.
 */
const detachedCopy = (text: string): string => {
  const inBytes = scratch.toString('latin1', 0, scratch.write(text, 'latin1'))
  return inBytes === text ? inBytes : scratch.toString('utf16le', 0, scratch.write(text, 'utf16le'))
}

/** Large enough for the longest cached text at two bytes per character. */
const scratch = Buffer.alloc(2 * LONGEST_CACHED)

/**
 * A parser for lines of JSON. An object or list that appeared in an earlier line is returned as the same frozen object, so that
 * callers can recognize it by identity.
 */
const jsonReader = (): ((line: string) => unknown) => {
  const cache = new Map<string, unknown>()
  const readPart = (text: string): unknown => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const value = parsedPart(text)
    if (value === undefined || text.length > LONGEST_CACHED) return value
    if (cache.size > MOST_CACHED_VALUES) cache.clear()
    cache.set(detachedCopy(text), deepFreeze(value))
    return value
  }
  return line => plainObject(line, readPart) ?? parsedLine(line)
}

const sentenceLine = (sentence: string, given: LineRequest['given']): LineRequest => ({
  draft: draftOfSentence(sentence),
  sentence: sentence.trim(),
  given
})

/**
 * A parser for lines: a JSON object, or a sentence with or without quotes. The parser throws a RequestError if a line is
 * neither.
 */
export const lineReader = (): ((line: string) => LineRequest) => {
  const read = jsonReader()
  return line => {
    if (!JSON_BEGINS.test(line)) return sentenceLine(line, () => JSON.stringify(line.trim()))
    const data = read(line)
    if (typeof data === 'string') return sentenceLine(data, () => line.trim())
    if (!isDraft(data)) throw new RequestError([noLine(data)])
    return withId(data, () => line.trim())
  }
}

const FIRST_ID = /^\s*\{\s*"id"\s*:\s*(?:"([^"\\]+)"|(-?\d+(?:\.\d+)?))\s*[,}]/

/** The id in a line that is not valid JSON; undefined unless the id is its first key. */
export const idIn = (line: string): LineId | undefined => {
  const [, text, number] = FIRST_ID.exec(line) ?? []
  const id = number === undefined ? text : Number(number)
  return isId(id) ? id : undefined
}

/**
 * Remembers checked units and the last valid fight, because most fights of a batch differ from the previous one only in their
 * units.
 */

/** A valid request: its data and the checked result under these rulebooks. */
interface ValidRequest {
  readonly draft: Draft
  readonly keys: readonly string[]
  readonly bookOf: BookOf
  readonly requested: Requested
}

/** The data of a request that has nothing else, no words, flags or mistakes; otherwise undefined. */
const dataOf = ({ words, kind, strict, scenario, patches = [], mistakes = [] }: Request): Draft | undefined =>
  words || kind || strict || patches.length > 0 || mistakes.length > 0 || !isDraft(scenario) ? undefined : scenario

const mayVary = (key: string): boolean => key === 'id' || key === 'attacker' || key === 'defender'

/** True if the data have the same keys in the same order, with the same values except for the units and the id. */
const differsOnlyInUnits = (draft: Draft, { draft: previous, keys }: ValidRequest): boolean => {
  const here = Object.keys(draft)
  if (here.length !== keys.length) return false
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string
    if (here[i] !== key || (draft[key] !== previous[key] && !mayVary(key))) return false
  }
  return true
}

/** The unit of one side if it is valid and needs no note; otherwise undefined. */
const validUnit = (draft: Draft, side: (typeof SIDES)[number], book: Rulebook, units: KnownUnits): UnitRequest | undefined => {
  const cached = units.found(book, draft[side])
  if (cached) return cached
  const check = checking(book, undefined, { known: units })
  const { length } = check.assumed
  const unit = unitIn(draft[side], side, check)
  return check.mistakes.length === 0 && check.assumed.length === length ? unit : undefined
}

/**
 * The result for data that differ from the last valid request only in their id and in valid units; undefined if anything else
 * differs.
 */
const fromLast = (draft: Draft, bookOf: BookOf, units: KnownUnits, last: ValidRequest | undefined): Requested | undefined => {
  if (!last || last.bookOf !== bookOf || !differsOnlyInUnits(draft, last)) return undefined
  const { scenario, book, interpreted } = last.requested
  const attacker = validUnit(draft, 'attacker', book, units)
  const defender = attacker && validUnit(draft, 'defender', book, units)
  if (!defender) return undefined
  const { id } = draft
  if (scenario.id === undefined)
    return id === undefined ? { scenario: { ...scenario, attacker, defender }, book, interpreted } : undefined
  return isPlain(id) ? { scenario: { ...scenario, attacker, defender, id }, book, interpreted } : undefined
}

/**
 * True if the request can serve as a pattern for the next: nothing in it but the units is specific to it, no costs, sentence or
 * assumption.
 */
const isReusable = (draft: Draft, { scenario, book, interpreted }: Requested, units: KnownUnits): boolean =>
  SIDES.every(side => units.found(book, draft[side]) === scenario[side]) &&
  !scenario.costs &&
  !Object.hasOwn(draft, 'fight') &&
  interpreted.length === (book.interpreted?.length ?? 0)

/** A memory for one batch: the units checked so far, and the last request that the next may resemble. */
export const knownRequests = (): KnownRequests => {
  const units = knownUnits()
  let last: ValidRequest | undefined
  return {
    units,
    before: (request, bookOf) => {
      const draft = dataOf(request)
      return draft && fromLast(draft, bookOf, units, last)
    },
    keep: (request, bookOf, requested) => {
      const draft = dataOf(request)
      if (draft && isReusable(draft, requested, units)) last = { draft, keys: Object.keys(draft), bookOf, requested }
    }
  }
}
