import { type Mistake, RequestError } from '../../model/errors'
import { nearest } from '../../model/nearest'
import { type OwnTables, withOwn } from '../../rules/own'
import type { Rulebook } from '../../rules/types'
import { type Board, type OwnRow, ownRows } from './own-rows'
import { told } from './places'
import { lostReferences } from './references'
import { senseless } from './sense'
import { misnamed } from './words'

/** Board files laid over a rulebook, all of them or none. */

const mistake = ({ board, path }: OwnRow, message: string): Mistake => {
  const at = board.tree.places.key(path)
  return { message: `${at}: ${told(path)}: ${message}`, at }
}

const isSame = (one: OwnRow, other: OwnRow): boolean =>
  one.board !== other.board && JSON.stringify(one.row) === JSON.stringify(other.row)

/** Two rows of one id, in one file or in two. What two files say alike is no matter. */
const repeated = (rows: readonly OwnRow[]): readonly Mistake[] => {
  const first = new Map<string, OwnRow>()
  return rows.flatMap(own => {
    const name = `${own.table} ${own.key}`
    const before = first.get(name)
    if (!before) first.set(name, own)
    if (!before || isSame(before, own)) return []
    const { places } = before.board.tree
    return [mistake(own, `${own.key} is here twice, first at ${places.key(before.path)}: leave one out, or give it another id`)]
  })
}

/** To take the place of the rulebook's own row is a thing to be said. */
const unsaid = (rows: readonly OwnRow[], book: Rulebook): readonly Mistake[] =>
  rows.flatMap(own => {
    const isThere = Object.hasOwn(book[own.table], own.key)
    if (isThere && own.overrides === 'no')
      return [mistake(own, `the rulebook has ${own.key} already: give it another id, or say override: true to take its place`)]
    if (isThere || own.overrides !== 'itself') return []
    const near = nearest(own.key, Object.keys(book[own.table]))
    const cure = near === undefined ? 'leave override out' : `did you mean "${near}"? else leave override out`
    return [mistake(own, `override: true, but the rulebook has no ${own.key} whose place it could take: ${cure}`)]
  })

const otherEdition = ({ file, tree }: Board, { edition }: Rulebook): readonly Mistake[] => {
  if (file.edition === undefined || file.edition === edition) return []
  const at = tree.places.value(['edition'])
  return [{ message: `${at}: this board is of edition ${file.edition}, and edition ${edition} is played: use one edition`, at }]
}

const tablesOf = (rows: readonly OwnRow[]): OwnTables => {
  const table = (name: OwnRow['table']) => rows.filter(own => own.table === name).map(({ key, row }) => [key, row] as const)
  return {
    factions: Object.fromEntries(table('factions')),
    weapons: Object.fromEntries(table('weapons')),
    troops: Object.fromEntries(table('troops')),
    abilities: Object.fromEntries(table('abilities'))
  } as OwnTables
}

const refuse = (mistakes: readonly Mistake[]): void => {
  if (mistakes.length > 0) throw new RequestError(mistakes)
}

/** The rulebook with these boards over it. Throws a RequestError with all that is wrong. */
export const laidOver = (book: Rulebook, boards: readonly Board[]): Rulebook => {
  refuse(boards.flatMap(board => otherEdition(board, book)))
  const rows = boards.flatMap(board => ownRows(board, book.edition))
  const names = boards.map(({ name }) => name)
  const laid = withOwn(book, tablesOf(rows), names)
  refuse([
    ...repeated(rows),
    ...unsaid(rows, book),
    ...boards.flatMap(({ file, tree }) => [...lostReferences(file, tree, laid), ...senseless(file, tree)]),
    ...misnamed(rows, laid, book)
  ])
  return laid
}
