import { type Mistake, RequestError, refuse } from '../model/errors'
import { t, translate } from '../model/language'
import { quoted } from '../model/quoted'

/** Parses JSON text into plain data; a syntax error is reported with its line and column. */

type Expected =
  | 'a value'
  | 'a value or ]'
  | 'a key in "quotes"'
  | 'a key in "quotes" or }'
  | ':'
  | ', or }'
  | ', or ]'
  | 'the end'

interface Slip {
  readonly at: number
  readonly expected: string
}

const SPACE = /[ \t\r\n]*/y
/** A number, true, false or null. */
export const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** The position after the match of a sticky pattern; `at` if there is no match. */
export const matchEnd = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** The end of the string that begins at `start`, or its first syntax error. */
const stringEnd = (text: string, start: number): number | Slip => {
  for (let at = start + 1; at < text.length; ) {
    const letter = text[at] ?? ''
    if (letter === '"') return at + 1
    if (letter < ' ') return { at, expected: 'a closing "' }
    const next = letter === '\\' ? matchEnd(ESCAPE, text, at) : at + 1
    if (next === at) return { at, expected: 'an escape like \\n' }
    at = next
  }
  return { at: text.length, expected: 'a closing "' }
}

const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

const following = (open: readonly string[]): Expected =>
  open.length === 0 ? 'the end' : open.at(-1) === '{' ? ', or }' : ', or ]'

const isKey = (expected: Expected): boolean => expected.startsWith('a key')
const isValue = (expected: Expected): boolean => expected.startsWith('a value')

/**
 * What is expected after a character between values; undefined if the character is not allowed there. Updates `open`, the open
 * brackets.
 */
const expectedAfter = (letter: string, expected: Expected, open: string[]): Expected | undefined => {
  if (isValue(expected) && (letter === '{' || letter === '[')) {
    open.push(letter)
    return letter === '{' ? 'a key in "quotes" or }' : 'a value or ]'
  }
  if (letter === ':' && expected === ':') return 'a value'
  if (letter === ',' && (expected === ', or }' || expected === ', or ]'))
    return expected === ', or }' ? 'a key in "quotes"' : 'a value'
  if (!expected.endsWith(`or ${letter}`) || letter !== CLOSES[open.at(-1) ?? '']) return undefined
  open.pop()
  return following(open)
}

/** The first syntax error in a text; undefined if there is none. */
const slip = (text: string): Slip | undefined => {
  const open: string[] = []
  let expected: Expected = 'a value'
  for (let at = matchEnd(SPACE, text, 0); at < text.length; at = matchEnd(SPACE, text, at)) {
    const letter = text[at] ?? ''
    const isString: boolean = letter === '"' && (isKey(expected) || isValue(expected))
    const scalar: number = isValue(expected) ? matchEnd(SCALAR, text, at) : at
    if (isString || scalar > at) {
      const end: number | Slip = isString ? stringEnd(text, at) : scalar
      if (typeof end !== 'number') return end
      expected = isKey(expected) ? ':' : following(open)
      at = end
      continue
    }
    const next: Expected | undefined = expectedAfter(letter, expected, open)
    if (next === undefined) return { at, expected }
    expected = next
    at++
  }
  return expected === 'the end' ? undefined : { at: text.length, expected }
}

const NEWLINE = /\r\n|\r|\n/

/** The line and column of an offset, counted from 1: "3:14". */
const position = (text: string, at: number): string => {
  const lines = text.slice(0, at).split(NEWLINE)
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`
}

/** What is wrong with a text, and at which offset. */
interface Problem {
  readonly at: number
  readonly problem: string
}

/** The first syntax error. */
const slipOf = (text: string): Problem => {
  const { at, expected } = slip(text) ?? { at: 0, expected: 'JSON' }
  const found =
    at < text.length
      ? t('not {character}', { character: quoted(String.fromCodePoint(text.codePointAt(at) ?? 0)) })
      : t('but the text ends')
  return { at, problem: t('expected {expected} here, {found}', { expected: translate(expected), found }) }
}

/** Strings, brackets and colons of a text that is JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g

/** A message about a key that stands twice, and before it in line `line`. */
type Twice = (key: { readonly name: string; readonly line: number }) => string

const twiceInText: Twice = key => t('{name} appears twice, first on line {line}: leave one out, or give it another name', key)

const twiceInLine: Twice = ({ name }) => t('{name} appears twice here: leave one out', { name })

/** The first key that stands twice in one object of a text that is JSON; undefined if there is none. */
const repeatedKey = (text: string, message: Twice): Problem | undefined => {
  const open: Map<string, number>[] = []
  let [key, at] = ['', 0]
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const keys = open.at(-1)
    if (token === '{' || token === '[') open.push(new Map())
    else if (token === '}' || token === ']') open.pop()
    else if (token !== ':') [key, at] = [token, index]
    else {
      const name = JSON.parse(key) as string
      const first = keys?.get(name)
      if (first !== undefined)
        return { at, problem: message({ name: quoted(name), line: Number.parseInt(position(text, first), 10) }) }
      keys?.set(name, at)
    }
  }
  return undefined
}

const COLON = /"\s*:/g

const keysIn = (data: unknown): number => {
  if (typeof data !== 'object' || data === null) return 0
  const values: readonly unknown[] = Object.values(data)
  return values.reduce<number>((sum, value) => sum + keysIn(value), Array.isArray(data) ? 0 : values.length)
}

/** The first key that stands twice, looked for only where the text may have more keys than its data. */
const keyTwice = (text: string, data: unknown, message: Twice): Problem | undefined =>
  (text.match(COLON)?.length ?? 0) > keysIn(data) ? repeatedKey(text, message) : undefined

const inText = (text: string, name: string, { at, problem }: Problem): Mistake => {
  const where = `${name}:${position(text, at)}`
  return { message: `${where}: ${problem}`, at: where, code: 'json' }
}

const inLine = ({ at, problem }: Problem): Mistake => ({
  message: t('column {at}: {problem}', { at: at + 1, problem }),
  code: 'json'
})

/** The most levels of nesting. A plan, the most deeply nested request, has half as many. */
export const DEEPEST = 32

export const tooDeep = (what: string): string =>
  t('it is nested more than {deepest} levels deep, too deep for a {what}', { deepest: DEEPEST, what })

const isDeeper = (data: unknown, than: number): boolean => {
  if (typeof data !== 'object' || data === null) return false
  if (than === 0) return true
  for (const value of Array.isArray(data) ? data : Object.values(data)) if (isDeeper(value, than - 1)) return true
  return false
}

/** `mistake` says where in the text a problem is. */
const parsed = (text: string, mistake: (problem: Problem) => Mistake, message: Twice): unknown => {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new RequestError([mistake(slipOf(text))])
  }
  // a shorter text has no room for so many brackets
  if (text.length > 2 * DEEPEST && isDeeper(data, DEEPEST)) {
    const { at } = mistake({ at: 0, problem: '' })
    const name = at?.replace(/:\d+:\d+$/, '')
    refuse(`${name === undefined ? '' : `${name}: `}${tooDeep('request')}`, name, 'too-deep')
  }
  const twice = keyTwice(text, data, message)
  if (twice) throw new RequestError([mistake(twice)])
  return data
}

/**
 * Parses the value of one key of an object. Undefined if it is not JSON, is nested too deeply or has a key twice: then the whole
 * text must be parsed to say what is wrong.
 */
export const parsedPart = (text: string): unknown => {
  try {
    const data: unknown = JSON.parse(text)
    if (text.length > 2 * DEEPEST - 2 && isDeeper(data, DEEPEST - 1)) return undefined
    return keyTwice(text, data, twiceInLine) ? undefined : data
  } catch {
    return undefined
  }
}

/** Parses a JSON text; `name` is the file it comes from. Throws a RequestError with the position of what is wrong. */
export const parsedJson = (text: string, name: string): unknown =>
  parsed(text, problem => inText(text, name, problem), twiceInText)

/** Parses one line of several. Throws a RequestError with the column of what is wrong. */
export const parsedLine = (line: string): unknown => parsed(line, inLine, twiceInLine)
