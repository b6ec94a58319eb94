import { isObject } from '../../model/data'
import { type Mistake, RequestError } from '../../model/errors'
import { t } from '../../model/language'
import { mistakesOf } from './issues'
import type { Board } from './own-rows'
import { placesUnder } from './positions'
import { boardFile } from './schema'
import { parsed } from './syntax'
import type { Tree } from './tree'

/** Board files read and checked each by itself. */

/** A board file's text, and its name as the user gave it. */
export interface BoardText {
  readonly name: string
  readonly text: string
  /** Somebody else named it: no sentence quotes it where it is no board. */
  readonly isStrange?: true
}

const found = <T>(look: () => T): { readonly found: T } | { readonly mistakes: readonly Mistake[] } => {
  try {
    return { found: look() }
  } catch (error) {
    if (error instanceof RequestError) return { mistakes: error.mistakes }
    throw error
  }
}

const KEYS = Object.keys(boardFile.shape)

/** A key of a board stands where a key may stand. */
const KEY = new RegExp(`(?:^|[{,])\\s*["']?(?:${KEYS.join('|')})["']?\\s*:`, 'mu')

const list = (words: readonly string[]): string =>
  t('{one} and {other}', { one: words.slice(0, -1).join(', '), other: words.at(-1) ?? '' })

/** A roster brings rows of its own: they are the board. */
const ofRoster = (tree: Tree): Tree =>
  isObject(tree.data) && Array.isArray(tree.data['units']) && isObject(tree.data['board'])
    ? { ...tree, data: tree.data['board'], places: placesUnder(tree.places, 'board') }
    : tree

const boardOf = ({ name, text }: BoardText): Board => {
  const tree = ofRoster(parsed(text, name))
  if (tree.data === null || tree.data === undefined)
    throw new RequestError([{ message: t('{name}: it is empty: expected a board', { name }), at: name, code: 'board' }])
  const read = boardFile.safeParse(tree.data)
  if (read.success) return { name, file: read.data, tree }
  throw new RequestError(mistakesOf(read.error.issues, tree))
}

/** A file that somebody else has named, and that is no board at all, is not quoted: it may hold anything. */
const unquoted = (file: BoardText): Board => {
  try {
    return boardOf(file)
  } catch (error) {
    const { name, text } = file
    if (!(error instanceof RequestError) || text.trim() === '' || KEY.test(text)) throw error
    throw new RequestError([
      {
        message: t('{name}: this is not a board file: it has none of {list}', { name, list: list(KEYS) }),
        at: name,
        code: 'board'
      }
    ])
  }
}

const twice = (files: readonly BoardText[]): readonly Mistake[] =>
  files.flatMap(({ name }, index) =>
    files.findIndex(other => other.name === name) < index
      ? [{ message: t('{name}: this board is given twice: once is enough', { name }), at: name }]
      : []
  )

/** Throws a RequestError with what is wrong in all of them. */
export const boardsOf = (files: readonly BoardText[]): readonly Board[] => {
  const read = files.map(file => found(() => (file.isStrange ? unquoted(file) : boardOf(file))))
  const mistakes = [...twice(files), ...read.flatMap(each => ('mistakes' in each ? each.mistakes : []))]
  if (mistakes.length > 0) throw new RequestError(mistakes)
  return read.flatMap(each => ('found' in each ? [each.found] : []))
}
