import { disarmed } from '../../model/quoted'
import type { Rulebook } from '../../rules/types'
import type { ForeignFile, Imported } from './files'

export type { ForeignFile, Imported } from './files'

/**
 * Imports rosters and catalogues of other programs (T10.3 to T10.14). The readers are loaded only when there is something to
 * import.
 */

/**
 * The board file made from catalogues, or the roster file made from a roster; the contents of `files` decide which. `book` is
 * the rulebook of the second edition. Throws a RequestError if a file is neither, is broken, or belongs to another game.
 */
export const imported = async (files: readonly ForeignFile[], book: Rulebook): Promise<Imported> => {
  const { importedFrom } = await import('./read')
  const { notes, ...made } = importedFrom(files, book)
  return { ...made, notes: notes.map(({ unit, what, text }) => ({ what, text: disarmed(`${unit}: ${text}`) })) }
}
