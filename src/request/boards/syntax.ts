import { type Document, Lexer, LineCounter, parseDocument } from 'yaml'
import { type Mistake, RequestError } from '../../model/errors'
import { parsedJson } from '../json'
import { type Tree, treeOf } from './tree'

/** A board file's text as plain data with places. Throws a RequestError with every place that is no YAML, or no JSON. */

/** Brackets in brackets; a board needs seven. */
const DEEPEST = 32

const OPENING = new Set(['[', '{', '<'])
const CLOSING = new Set([']', '}'])

/** Brackets are counted before anything is built of them: a million cost nothing but the look. */
const isTooDeep = (text: string): boolean => {
  let depth = 0
  for (const token of new Lexer().lex(text)) {
    if (OPENING.has(token)) depth++
    if (CLOSING.has(token)) depth--
    if (depth > DEEPEST) return true
  }
  return false
}

/** The slips that a hand makes, in our words. */
const SLIPS: Readonly<Record<string, string>> = {
  BAD_INDENT: 'this line is not indented as those it belongs to',
  BLOCK_AS_IMPLICIT_KEY: 'a second colon in one line: put a text with a colon in "quotes"',
  BLOCK_IN_FLOW: 'a bracket was opened before and is not closed',
  MISSING_CHAR: 'a sign is missing: a closing bracket or quote, a comma, or the space after a colon',
  MULTIPLE_DOCS: 'a second document begins here: one file holds one',
  MULTILINE_IMPLICIT_KEY: 'a key goes on over two lines: a colon is missing, or a quote is not closed',
  TAB_AS_INDENT: 'a tab indents this line: use spaces',
  UNEXPECTED_TOKEN: 'this sign may not stand here: put a text that begins with it in "quotes"'
}

const MOST = 20

const slipsIn = ({ errors }: Document, what: string, positionOf: (offset: number) => string): readonly Mistake[] =>
  errors.slice(0, MOST).map(({ code, pos, message }) => {
    const at = positionOf(pos[0])
    const slip = SLIPS[code] ?? message
    return { message: `${at}: this is no YAML: ${code === 'MULTIPLE_DOCS' ? `${slip} ${what}` : slip}`, at }
  })

const refuse = (...mistakes: readonly Mistake[]): never => {
  throw new RequestError(mistakes)
}

/** JSON by its ending, or by its first letter where the ending says nothing. */
const isJson = (text: string, name: string): boolean =>
  /\.json$/i.test(name) || (!/\.ya?ml$/i.test(name) && /^\s*[{["]/.test(text))

/** `what` it is to be, for sentences. */
export const parsed = (text: string, name: string, what = 'board'): Tree => {
  const isOfJson = isJson(text, name)
  if (isTooDeep(text))
    refuse({ message: `${name}: brackets in brackets, more than ${DEEPEST} deep: no ${what} is so deep`, at: name })
  if (isOfJson) parsedJson(text, name)
  const lines = new LineCounter()
  const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false, logLevel: 'error' } as const
  const document = parseDocument(text, options)
  const positionOf = (offset: number) => {
    const { line, col } = lines.linePos(Math.min(offset, text.length))
    return `${name}:${Math.max(1, line)}:${Math.max(1, col)}`
  }
  // what JSON allows and YAML does not (a tab between values) is JSON's affair
  const isEndless = document.errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')
  if (isEndless) refuse({ message: `${name}: it is nested too deep for any ${what}`, at: name })
  if (document.errors.length > 0 && !isOfJson) refuse(...slipsIn(document, what, positionOf))
  const tree = treeOf(document.contents, positionOf)
  return tree.mistakes.length > 0 ? refuse(...tree.mistakes) : tree
}
