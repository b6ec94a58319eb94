import { type Mistake, RequestError } from '../../model/errors'
import { mistakesOf } from './issues'
import type { Board } from './own-rows'
import { boardFile } from './schema'
import { parsed } from './syntax'

/** Board files read and checked each by itself. */

/** A board file's text, and its name as the user gave it. */
export interface BoardText {
  readonly name: string
  readonly text: string
}

const found = <T>(look: () => T): { readonly found: T } | { readonly mistakes: readonly Mistake[] } => {
  try {
    return { found: look() }
  } catch (error) {
    if (error instanceof RequestError) return { mistakes: error.mistakes }
    throw error
  }
}

const boardOf = ({ name, text }: BoardText): Board => {
  const tree = parsed(text, name)
  if (tree.data === null || tree.data === undefined)
    throw new RequestError([{ message: `${name}: it is empty, and a board was expected`, at: name }])
  const read = boardFile.safeParse(tree.data)
  if (read.success) return { name, file: read.data, tree }
  throw new RequestError(mistakesOf(read.error.issues, tree))
}

const twice = (files: readonly BoardText[]): readonly Mistake[] =>
  files.flatMap(({ name }, index) =>
    files.findIndex(other => other.name === name) < index
      ? [{ message: `${name}: this board is given twice: once is enough`, at: name }]
      : []
  )

/** Throws a RequestError with what is wrong in all of them. */
export const boardsOf = (files: readonly BoardText[]): readonly Board[] => {
  const read = files.map(file => found(() => boardOf(file)))
  const mistakes = [...twice(files), ...read.flatMap(each => ('mistakes' in each ? each.mistakes : []))]
  if (mistakes.length > 0) throw new RequestError(mistakes)
  return read.flatMap(each => ('found' in each ? [each.found] : []))
}
