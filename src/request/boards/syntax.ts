import { type Document, Lexer, LineCounter, type ParseOptions, Parser, parseDocument } from 'yaml'
import { type Mistake, RequestError } from '../../model/errors'
import { msg, t, translate } from '../../model/language'
import { DEEPEST, parsedJson, tooDeep } from '../json'
import { type Tree, treeOf } from './tree'

/** The text of a board, or of another file of the user's, as plain data with places. Throws a RequestError with every place that is no YAML, or no JSON. */

/** The parser holds what is open in a list of its own: the whole text, what lies in what, and the word at hand. */
const OPEN_AT_MOST = DEEPEST + 2

/**
 * Whether brackets, dashes, questions, keys or lines lie in one another too deeply. Seen word by word, before anything is built that
 * is walked level by level: what exhausts the stack can end the whole process, where a regular expression happens to be compiled.
 */
const isTooDeep = (text: string): boolean => {
  const parser = new Parser()
  for (const word of new Lexer().lex(text)) {
    for (const _ of parser.next(word)) if (parser.stack.length > OPEN_AT_MOST) return true
    if (parser.stack.length > OPEN_AT_MOST) return true
  }
  return false
}

/** The slips that a hand makes, in our words. */
const SLIPS: Readonly<Record<string, string>> = {
  BAD_INDENT: msg('this line is not indented like the lines it belongs to'),
  BLOCK_AS_IMPLICIT_KEY: msg('a second colon in one line: put text that has a colon in "quotes"'),
  BLOCK_IN_FLOW: msg('an earlier bracket is not closed'),
  MISSING_CHAR: msg('something is missing: a closing bracket or quote, a comma, or the space after a colon'),
  MULTIPLE_DOCS: msg('a second document begins here: a file holds one'),
  MULTILINE_IMPLICIT_KEY: msg('a key runs over two lines: a colon is missing, or a quote is not closed'),
  TAB_AS_INDENT: msg('a tab indents this line: use spaces'),
  UNEXPECTED_TOKEN: msg('this character may not stand here: put text that begins with it in "quotes"')
}

const MOST = 20

const slipsIn = ({ errors }: Document, what: string, positionOf: (offset: number) => string): readonly Mistake[] =>
  errors.slice(0, MOST).map(({ code, pos, message }) => {
    const at = positionOf(pos[0])
    const slip = translate(SLIPS[code] ?? message)
    return {
      message: t('{at}: this is not YAML: {reason}', { at, reason: code === 'MULTIPLE_DOCS' ? `${slip} ${what}` : slip }),
      at
    }
  })

const refuse = (...mistakes: readonly Mistake[]): never => {
  throw new RequestError(mistakes)
}

/** The document of a YAML text that is not nested too deep. Throws a RequestError where it is. */
export const documentOf = (text: string, name: string, what: string, options: ParseOptions = {}): Document => {
  if (isTooDeep(text)) refuse({ message: `${name}: ${tooDeep(what)}`, at: name })
  return parseDocument(text, options)
}

/** JSON by its ending, or by its first letter where the ending says nothing. */
const isJson = (text: string, name: string): boolean =>
  /\.json$/i.test(name) || (!/\.ya?ml$/i.test(name) && /^\s*[{["]/.test(text))

/** `what` it is to be, for sentences; `isSeen`: the user wrote this text himself. */
export const parsed = (text: string, name: string, what = 'board', isSeen = true): Tree => {
  const isOfJson = isJson(text, name)
  const lines = new LineCounter()
  const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false, logLevel: 'error' } as const
  const document = documentOf(text, name, what, options)
  if (isOfJson) parsedJson(text, name)
  const positionOf = (offset: number) => {
    const { line, col } = lines.linePos(Math.min(offset, text.length))
    return `${name}:${Math.max(1, line)}:${Math.max(1, col)}`
  }
  // what JSON allows and YAML does not (a tab between values) is JSON's affair
  if (document.errors.length > 0 && !isOfJson) refuse(...slipsIn(document, what, positionOf))
  const tree = treeOf(document.contents, positionOf, what, isSeen)
  return tree.mistakes.length > 0 ? refuse(...tree.mistakes) : tree
}
