import type { Mistake } from '../../model/errors'
import { quoted } from '../../model/quoted'
import { plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import { phraseOf, vocabularyOf } from '../vocabulary'
import type { OwnRow } from './own-rows'
import { told } from './places'

/** Words of the user's own rows: each must lead to its row, from a sentence too. */

/** Rows that share their words: those of a table, or of one board. */
const roomOf = (table: OwnRow['table'], row: OwnRow['row']): string => ('when' in row ? `${table} of ${row.faction}` : table)

type Owners = ReadonlyMap<string, string>

const ownersIn = (book: Rulebook): Owners => {
  const found = new Map<string, string>()
  for (const table of ['factions', 'weapons', 'troops', 'abilities'] as const)
    for (const [key, row] of Object.entries<OwnRow['row']>(book[table]))
      for (const word of row.names) {
        const name = `${roomOf(table, row)}: ${plain(word)}`
        if (!found.has(name)) found.set(name, key)
      }
  return found
}

/** Words that make the sentence itself. */
const isTaken = (word: string, book: Rulebook): boolean =>
  (vocabularyOf(book).phrases.get(phraseOf(word)) ?? []).some(({ is }) =>
    ['verb', 'joint', 'guarded', 'counted', 'state', 'effect'].includes(is)
  ) || phraseOf(word) === ''

const faultOf = (word: string, { table, key, row }: OwnRow, owners: Owners, book: Rulebook): string | undefined => {
  const name = plain(word)
  if (!/^[a-z]/.test(name)) return `${quoted(word)} cannot be typed in a sentence: a name begins with a letter from a to z`
  const owner = owners.get(`${roomOf(table, row)}: ${name}`)
  if (owner !== undefined && owner !== key) return `${quoted(word)} is a name of ${owner} already: leave it out, or take another`
  if (table !== 'abilities' && isTaken(name, book))
    return `${quoted(word)} has a meaning of its own in a sentence: leave it out, or take another`
  return undefined
}

/** `book` has the rows in it, `plainBook` has not. */
export const misnamed = (rows: readonly OwnRow[], book: Rulebook, plainBook: Rulebook): readonly Mistake[] => {
  const owners = ownersIn(book)
  return rows.flatMap(own =>
    own.row.names.flatMap(word => {
      const fault = faultOf(word, own, owners, plainBook)
      const at = own.board.tree.places.key([...own.path, 'names'])
      return fault === undefined ? [] : [{ message: `${at}: ${told(own.path)}: ${fault}`, at }]
    })
  )
}
