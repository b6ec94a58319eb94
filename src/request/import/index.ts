import { disarmed } from '../../model/quoted'
import type { Rulebook } from '../../rules/types'
import type { ForeignFile, Imported } from './files'

export type { ForeignFile, Imported } from './files'

/** Lists and catalogues of other programs as files of our own (T10.3 to T10.14). What reads them is loaded when there is one. */

/**
 * The board file of catalogues, or the roster file of a roster, by what the files are. `book`: the rulebook of the second edition.
 * Throws a RequestError where a file is none of these, is broken, or is of another game.
 */
export const imported = async (files: readonly ForeignFile[], book: Rulebook): Promise<Imported> => {
  const { importedFrom } = await import('./read')
  const { notes, ...made } = importedFrom(files, book)
  return { ...made, notes: notes.map(({ unit, what, text }) => ({ what, text: disarmed(`${unit}: ${text}`) })) }
}
