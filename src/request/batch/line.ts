import { diceInWords, type LineId, noLine, wrongId } from '../../model/batch'
import { type Mistake, RequestError } from '../../model/errors'
import type { UnitRequest } from '../../model/scenario'
import { SIDES } from '../../model/scenario'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { checking, type KnownUnits, knownUnits } from '../check'
import { commandFor } from '../commands'
import { parsedLine, parsedPart } from '../json'
import type { BookOf, KnownRequests, Request, Requested } from '../request'
import { unitIn } from '../scenario'

import { takeEdition } from '../tokens'
import { type Draft, isDraft, isPlain, ownKey } from '../validators'

/** A line of a batch: what it asks for, not yet checked, and what is given back with the answer. */
export interface LineRequest {
  readonly id?: LineId
  /** A mistake in the id is shown when the line is answered, with the others. */
  readonly mistakes?: readonly Mistake[]
  readonly draft: Draft
  /** The question as it was given, in JSON, to be carried along. */
  readonly given: () => string
}

const isId = (value: unknown): value is LineId =>
  typeof value === 'number' ? Number.isFinite(value) : isPlain(value) && value !== ''

/** Ids are texts to a scenario; a number stays a number in the answer. */
export const withId = (draft: Draft, given: LineRequest['given']): LineRequest => {
  const id = ownKey(draft, 'id')
  if (id === undefined || id === null) return { draft: id === null ? { ...draft, id: undefined } : draft, given }
  if (!isId(id)) return { draft: { ...draft, id: undefined }, given, mistakes: [wrongId(id)] }
  return { id, draft: typeof id === 'number' ? { ...draft, id: String(id) } : draft, given }
}

/** Commands: what no sentence can ask of a batch is refused by its kind. */
const COMMAND = /^(?:saga-odds\s+)?(plan|advise|throw|compare|sweep|dice|wrath|review|warband|threats)\s+(?=\S)/iu

/** Words of a turn, or of a question for advice: what they are, the reader of sentences says. */
const MAY_BE_OTHER =
  /\b(?:then|after|afterwards|followed|next|later|luego|despu[eé]s|entonces|should|shall|worth|deb[eo]|conviene)\b/iu
const MAY_SAY_EDITION = /edi[ct]i|(?:ed|saga|version|v)[ .]?[12]\b|(?:1st|2nd) ed/iu

/** What stands after the word of a command, under the key of its kind. */
const asCommand = (kind: string, rest: string): Draft => {
  const [wrath, count] = /^(?:dice\s+)?wrath\s+(\d+)(?:\s+(?:saga\s+)?dice)?$/iu.exec(`${kind} ${rest.trim()}`) ?? []
  if (wrath !== undefined) return { kind: 'wrath', dice: Number(count) }
  if (kind === 'dice' || kind === 'wrath') throw new RequestError([diceInWords()])
  if (kind === 'review') return { kind, fights: [rest] }
  return { kind, [kind === 'throw' ? 'throw' : 'fight']: rest }
}

/** A sentence that begins as its command does says its kind; a turn goes on with "then". */
const said = (line: string): Draft => {
  const { text, edition } = MAY_SAY_EDITION.test(line) ? takeEdition(line.trim()) : { text: line.trim() }
  const of = edition === undefined ? {} : { edition }
  const [begun = '', kind] = COMMAND.exec(text) ?? []
  const asked = kind?.toLowerCase()
  if (asked !== undefined) return { ...asCommand(asked, text.slice(begun.length)), ...of }
  const [found] = MAY_BE_OTHER.test(text) ? [commandFor([text], rulebook(1))] : []
  return { ...(found === 'plan' || found === 'advise' ? { kind: found } : {}), fight: text, ...of }
}

const JSON_BEGINS = /^\s*[{["]/

const [TAB, SPACE, QUOTE, COMMA, COLON, ENDS_LIST, LIST, OBJECT, ENDS_OBJECT] = [9, 32, 34, 44, 58, 93, 91, 123, 125] as const

const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null]
])

/** Where the match of a sticky pattern ends; -1 where there is none. */
const after = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** Where what is no space begins. */
const past = (text: string, from: number): number => {
  let at = from
  for (let letter = text.charCodeAt(at); letter === SPACE || letter === TAB; letter = text.charCodeAt(at)) at++
  return at
}

/** JSON takes no letter of control in a text. */
const isPlainText = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < SPACE) return false
  return true
}

/** Where the brackets are closed that open here; -1 where they are not. No text in them has escapes. */
const closing = (text: string, open: number): number => {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === QUOTE) {
      at = text.indexOf('"', at + 1)
      if (at < 0) return -1
    } else if (letter === OBJECT || letter === LIST) depth++
    else if ((letter === ENDS_OBJECT || letter === ENDS_LIST) && --depth === 0) return at + 1
  }
  return -1
}

/**
 * An object that is written plainly, a member after the other; undefined where it may be anything else. `read` reads what stands in brackets, undefined where
 * that is no JSON.
 */
const plainObject = (line: string, read: (text: string) => unknown): Draft | undefined => {
  if (line.charCodeAt(0) !== OBJECT || line.includes('\\')) return undefined
  const draft: Record<string, unknown> = {}
  for (let at = past(line, 1); ; at = past(line, at + 1)) {
    const ends = line.charCodeAt(at) === QUOTE ? line.indexOf('"', at + 1) : -1
    const colon = ends < 0 ? -1 : past(line, ends + 1)
    if (colon < 0 || line.charCodeAt(colon) !== COLON) return undefined
    const key = line.slice(at + 1, ends)
    const from = past(line, colon + 1)
    const letter = line.charCodeAt(from)
    const isNested = letter === OBJECT || letter === LIST
    const isText = letter === QUOTE
    const end = isNested ? closing(line, from) : isText ? line.indexOf('"', from + 1) + 1 : after(LITERAL, line, from)
    if (end <= 0 || key === '__proto__' || !isPlainText(key) || Object.hasOwn(draft, key)) return undefined
    const text = isText ? line.slice(from + 1, end - 1) : line.slice(from, end)
    if (isText && !isPlainText(text)) return undefined
    const value = isNested ? read(text) : isText ? text : WORDS.has(text) ? WORDS.get(text) : Number(text)
    if (value === undefined) return undefined
    draft[key] = value
    at = past(line, end)
    if (line.charCodeAt(at) === COMMA) continue
    return line.charCodeAt(at) === ENDS_OBJECT && at === line.length - 1 ? draft : undefined
  }
}

const frozen = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(Object.freeze(value))) frozen(part)
  return value
}

/** Values remembered before all are forgotten, and the letters of one: a unit has a hundred, a plan thousands. */
const MOST_VALUES = 20_000
const MOST_LETTERS = 1000

/** A text of its own: a slice would keep the whole line, and those around it, from being forgotten. A byte a letter is found sooner. */
const copied = (text: string): string => {
  const inBytes = scratch.toString('latin1', 0, scratch.write(text, 'latin1'))
  return inBytes === text ? inBytes : scratch.toString('utf16le', 0, scratch.write(text, 'utf16le'))
}

/** As large as the longest of them: two bytes a letter. */
const scratch = Buffer.alloc(2 * MOST_LETTERS)

/** Reads lines of JSON. Objects and lists that stood in a line before are the same ones, frozen: who knows one need not look at it again. */
const jsonReader = (): ((line: string) => unknown) => {
  const known = new Map<string, unknown>()
  const readPart = (text: string): unknown => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = parsedPart(text)
    if (value === undefined || text.length > MOST_LETTERS) return value
    if (known.size > MOST_VALUES) known.clear()
    known.set(copied(text), frozen(value))
    return value
  }
  return line => plainObject(line, readPart) ?? parsedLine(line)
}

/** Reads lines: an object in JSON, or a sentence, in quotes or without. The reader throws a RequestError where a line is neither. */
export const lineReader = (): ((line: string) => LineRequest) => {
  const read = jsonReader()
  return line => {
    if (!JSON_BEGINS.test(line)) return { draft: said(line), given: () => JSON.stringify(line.trim()) }
    const data = read(line)
    if (typeof data === 'string') return { draft: said(data), given: () => line.trim() }
    if (!isDraft(data)) throw new RequestError([noLine(data)])
    return withId(data, () => line.trim())
  }
}

const FIRST_ID = /^\s*\{\s*"id"\s*:\s*(?:"([^"\\]+)"|(-?\d+(?:\.\d+)?))\s*[,}]/

/** The id of a line that is no JSON, where it comes first. */
export const idIn = (line: string): LineId | undefined => {
  const [, text, number] = FIRST_ID.exec(line) ?? []
  const id = number === undefined ? text : Number(number)
  return isId(id) ? id : undefined
}

/** A batch remembers units, and its last fight, for most fights differ from the one before in their units alone. */

/** A request that was right: its data, and what they came to under these rulebooks. */
interface RightRequest {
  readonly draft: Draft
  readonly keys: readonly string[]
  readonly bookOf: BookOf
  readonly requested: Requested
}

/** A request that is its data alone. */
const dataOf = ({ words, kind, strict, scenario, patches = [], mistakes = [] }: Request): Draft | undefined =>
  words || kind || strict || patches.length > 0 || mistakes.length > 0 || !isDraft(scenario) ? undefined : scenario

const isVarying = (key: string): boolean => key === 'id' || key === 'attacker' || key === 'defender'

/** The same values under the same keys, in the same order, but for the units and the id. */
const isAlike = (draft: Draft, { draft: before, keys }: RightRequest): boolean => {
  const here = Object.keys(draft)
  if (here.length !== keys.length) return false
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string
    if (here[i] !== key || (draft[key] !== before[key] && !isVarying(key))) return false
  }
  return true
}

/** The unit of a side that is nothing else, and of which there is nothing to tell. */
const plainUnit = (draft: Draft, side: (typeof SIDES)[number], book: Rulebook, units: KnownUnits): UnitRequest | undefined => {
  const before = units.found(book, draft[side])
  if (before) return before
  const check = checking(book, undefined, { known: units })
  const { length } = check.assumed
  const unit = unitIn(draft[side], side, check)
  return check.mistakes.length === 0 && check.assumed.length === length ? unit : undefined
}

/** The fight of data that differ from the last ones in their units, which are right, and in their id. */
const likeLast = (draft: Draft, bookOf: BookOf, units: KnownUnits, last: RightRequest | undefined): Requested | undefined => {
  if (!last || last.bookOf !== bookOf || !isAlike(draft, last)) return undefined
  const { scenario, book, interpreted } = last.requested
  const attacker = plainUnit(draft, 'attacker', book, units)
  const defender = attacker && plainUnit(draft, 'defender', book, units)
  if (!defender) return undefined
  const { id } = draft
  if (scenario.id === undefined)
    return id === undefined ? { scenario: { ...scenario, attacker, defender }, book, interpreted } : undefined
  return isPlain(id) ? { scenario: { ...scenario, attacker, defender, id }, book, interpreted } : undefined
}

/** Nothing but its units is its own. */
const isOfUnits = (draft: Draft, { scenario, book, interpreted }: Requested, units: KnownUnits): boolean =>
  SIDES.every(side => units.found(book, draft[side]) === scenario[side]) &&
  !scenario.costs &&
  !Object.hasOwn(draft, 'fight') &&
  interpreted.length === (book.interpreted?.length ?? 0)

export const knownRequests = (): KnownRequests => {
  const units = knownUnits()
  let last: RightRequest | undefined
  return {
    units,
    before: (request, bookOf) => {
      const draft = dataOf(request)
      return draft && likeLast(draft, bookOf, units, last)
    },
    keep: (request, bookOf, requested) => {
      const draft = dataOf(request)
      if (draft && isOfUnits(draft, requested, units)) last = { draft, keys: Object.keys(draft), bookOf, requested }
    }
  }
}
