import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type ParseOptions,
  Parser,
  parseDocument,
  type Scalar,
  type YAMLMap
} from 'yaml'
import { type Mistake, RequestError } from '../../model/errors'
import { msg, t, translate } from '../../model/language'
import { quoted, visible } from '../../model/quoted'
import { DEEPEST, parsedJson, tooDeep } from '../json'
import { type Path, type Places, placesOf } from './positions'

/** Converts the nodes of a YAML text to plain data with positions. YAML features that no board file needs are refused. */

/** The most values a file may have. Values repeated by aliases count each time. */
const MOST_VALUES = 100_000

export interface Tree {
  /** The kind of file: "board", "roster". */
  readonly what: string
  readonly data: unknown
  readonly places: Places
}

interface Walked extends Tree {
  readonly mistakes: readonly Mistake[]
}

/** The state of the walk through a file. */
interface Walk {
  /** The kind of file that is expected: "board", "plan". */
  readonly what: string
  readonly positionOf: (offset: number) => string
  readonly places: Places
  readonly mistakes: Mistake[]
  readonly anchors: Map<string, Node>
  /** The nodes around the current one: an alias of one of them would refer to itself. */
  readonly open: Set<Node>
  values: number
}

/** Thrown to end the walk after a mistake that would only be repeated by what follows. */
class WalkEnded extends Error {}

const note = ({ positionOf, places, mistakes }: Walk, node: Node, message: string): void => {
  const at = positionOf(node.range?.[0] ?? 0)
  mistakes.push({ message: places.located(at, message), at })
}

const end = (walk: Walk, node: Node, message: string): never => {
  walk.mistakes.length = 0
  note(walk, node, message)
  throw new WalkEnded()
}

const aliasData = (walk: Walk, alias: Alias, path: Path): unknown => {
  const name = visible(alias.source)
  const target = walk.anchors.get(alias.source)
  if (!target) note(walk, alias, t('*{name} stands for nothing: no &{name} comes before it', { name }))
  else if (walk.open.has(target)) end(walk, alias, t('*{name} refers to itself: it stands inside what it stands for', { name }))
  else return dataOf(walk, target, path)
  return undefined
}

const keyOf = (walk: Walk, key: unknown, map: Node): string | undefined => {
  if (isScalar(key) && typeof key.value === 'string' && key.value !== '__proto__' && !key.tag) return key.value
  const shown = isScalar(key) ? quoted(key.value) : t('a list or an object')
  note(walk, isScalar(key) ? key : map, t('{shown} is not a key: a key is a word', { shown }))
  return undefined
}

const noteDuplicate = (walk: Walk, name: string, key: Node, path: Path): void =>
  note(
    walk,
    key,
    t('{name} appears twice, first on line {line}: leave one out, or give it another name', {
      name: quoted(name),
      line: walk.places.line(path)
    })
  )

const mapData = (walk: Walk, map: YAMLMap, path: Path): unknown => {
  const made = new Map<string, unknown>()
  for (const item of map.items) {
    const [key, value] = [item.key as Node, item.value as Node | null]
    const name = keyOf(walk, key, map)
    if (name === undefined) continue
    const where = [...path, name]
    if (made.has(name)) noteDuplicate(walk, name, key, where)
    else {
      walk.places.put(where, key.range?.[0] ?? 0, value?.range?.[0])
      made.set(name, dataOf(walk, value, where))
    }
  }
  return Object.fromEntries(made)
}

const listData = (walk: Walk, items: readonly unknown[], path: Path): unknown =>
  items.map((item, index) => {
    const where = [...path, index]
    walk.places.put(where, (item as Node).range?.[0] ?? 0)
    return dataOf(walk, item as Node, where)
  })

const isBlock = ({ type }: Scalar): boolean => type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'

const nodeData = (walk: Walk, node: Node, path: Path): unknown => {
  if (isMap(node)) return mapData(walk, node, path)
  if (isSeq(node)) return listData(walk, node.items, path)
  if (!isScalar(node)) return undefined
  // the line break at the end of a block scalar is not part of the text
  return isBlock(node) && typeof node.value === 'string' ? node.value.replace(/\n+$/, '') : node.value
}

const dataOf = (walk: Walk, node: Node | null, path: Path): unknown => {
  if (!node) return null
  walk.values++
  if (walk.values > MOST_VALUES)
    end(
      walk,
      node,
      t('the file has more than 100 000 values with its aliases written out, too many for a {what} file', { what: walk.what })
    )
  if (path.length > DEEPEST) end(walk, node, tooDeep(walk.what))
  if (isAlias(node)) return aliasData(walk, node, path)
  if ('tag' in node && node.tag)
    note(walk, node, t('{tag} is a tag, and a {what} file has no tags: leave it out', { tag: quoted(node.tag), what: walk.what }))
  if ('anchor' in node && node.anchor) walk.anchors.set(node.anchor, node)
  walk.open.add(node)
  const data = nodeData(walk, node, path)
  walk.open.delete(node)
  return data
}

/** Walks a document. `positionOf` turns an offset in the text into "file:line:column". */
const treeOf = (root: Node | null, positionOf: (offset: number) => string, what: string, isSeen: boolean): Walked => {
  const places = placesOf(positionOf, isSeen)
  const walk: Walk = { what, positionOf, places, mistakes: [], anchors: new Map(), open: new Set(), values: 0 }
  try {
    return { what, data: dataOf(walk, root, []), places, mistakes: walk.mistakes }
  } catch (error) {
    if (error instanceof WalkEnded) return { what, data: undefined, places, mistakes: walk.mistakes }
    throw error
  }
}

/**
 * Parses the text of a board, or of another of the user's files, into plain data with positions. Throws a RequestError that lists
 * every syntax error in the YAML, or the first one in the JSON.
 */

/** The limit of the parser's stack, which holds the document, the nested collections and the current token. */
const OPEN_AT_MOST = DEEPEST + 2

/**
 * Whether brackets, lists, keys or lines are nested too deeply. Checked token by token, before any tree is built and walked
 * recursively: running out of stack can end the whole process if it happens while a regular expression is being compiled.
 */
const isTooDeep = (text: string): boolean => {
  const parser = new Parser()
  for (const word of new Lexer().lex(text)) {
    for (const _ of parser.next(word)) if (parser.stack.length > OPEN_AT_MOST) return true
    if (parser.stack.length > OPEN_AT_MOST) return true
  }
  return false
}

/** Common typing mistakes in our own words, by the error code of the parser. */
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

/** Parses a YAML text into a document, which keeps its syntax errors. Throws a RequestError if it is nested too deeply. */
export const documentOf = (text: string, name: string, what: string, options: ParseOptions = {}): Document => {
  if (isTooDeep(text)) refuse({ message: `${name}: ${tooDeep(what)}`, at: name })
  return parseDocument(text, options)
}

/** Whether a text is JSON: by the file extension, or by the first character if the extension does not tell. */
const isJson = (text: string, name: string): boolean =>
  /\.json$/i.test(name) || (!/\.ya?ml$/i.test(name) && /^\s*[{["]/.test(text))

/** `what` is the kind of file expected, for messages; `isSeen` is true if the user wrote this text themselves. */
export const parsed = (text: string, name: string, what = 'board', isSeen = true): Tree => {
  const isJsonText = isJson(text, name)
  const lines = new LineCounter()
  const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false, logLevel: 'error' } as const
  const document = documentOf(text, name, what, options)
  if (isJsonText) parsedJson(text, name)
  const positionOf = (offset: number) => {
    const { line, col } = lines.linePos(Math.min(offset, text.length))
    return `${name}:${Math.max(1, line)}:${Math.max(1, col)}`
  }
  // JSON has been checked above, and it allows some things that YAML forbids, such as a tab between values
  if (document.errors.length > 0 && !isJsonText) refuse(...slipsIn(document, what, positionOf))
  const tree = treeOf(document.contents, positionOf, what, isSeen)
  return tree.mistakes.length > 0 ? refuse(...tree.mistakes) : tree
}
