import { RequestError } from '../../model/errors'
import type { Edition } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'
import type { BookOf } from '../request'
import { withUnitNames } from '../unit-names'
import { type RosterText, rosterData, rosterOf } from './read'

/** Rosters whose units a sentence calls by name. */

/** What a roster says of a fight between its units, before any name in it is read. */
export const rosterSetting = (given: RosterText): { readonly edition?: Edition; readonly hasRows: boolean } => {
  const { file } = rosterData(given)
  return { ...(file.edition !== undefined && { edition: file.edition }), hasRows: file.board !== undefined }
}

/** The rulebook of an edition, with the units of these rosters under their names. Throws a RequestError with what is wrong in both. */
export const callable = (
  own: RosterText | undefined,
  enemy: RosterText | undefined,
  bookOf: BookOf,
  edition: Edition
): Rulebook => {
  const interpreted = new Set<string>()
  const read = (text: RosterText | undefined) => {
    try {
      return { roster: text && rosterOf(text, bookOf, edition, line => interpreted.add(line)).roster, mistakes: [] }
    } catch (error) {
      if (error instanceof RequestError) return { roster: undefined, mistakes: error.mistakes }
      throw error
    }
  }
  const [mine, theirs] = [read(own), read(enemy)]
  const mistakes = [...mine.mistakes, ...theirs.mistakes]
  if (mistakes.length > 0) throw new RequestError(mistakes)
  return withUnitNames(bookOf(edition), mine.roster, theirs.roster, [...interpreted])
}
