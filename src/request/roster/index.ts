import { jsonText } from '../../model/data'
import type { Roster } from '../../model/warband'
import type { Rulebook } from '../../rules/types'
import type { BookOf } from '../request'
import type { RosterText } from './read'

/** Warbands in files. The code that reads them is loaded only if there is one. */

export type { RosterText } from './read'

/** A roster with the rulebook of its edition. */
export interface ReadRoster {
  readonly roster: Roster
  readonly book: Rulebook
  /** The corrections and assumptions made, each with its position; absent if there were none. */
  readonly interpreted?: readonly string[]
}

/**
 * Reads the roster in a file. Throws a RequestError that lists everything it does not understand, by file, line and column. A
 * roster that breaks the rules of muster is not a mistake here.
 *
 * @param edition the edition if the file names none; 1 by default
 */
export const readRoster = async (file: RosterText, bookOf: BookOf, edition?: 1 | 2): Promise<ReadRoster> => {
  const { rosterOf } = await import('./read')
  // a set, because names are looked up more than once
  const interpreted = new Set<string>()
  const read = rosterOf(file, bookOf, edition, line => interpreted.add(line))
  const inOrder = [...interpreted].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  return inOrder.length > 0 ? { ...read, interpreted: inOrder } : read
}

/**
 * Returns what a question about SAGA dice needs from a roster, as plain data. `assume` is called with each correction. Throws a
 * RequestError as `readRoster` does.
 */
export const rosterForDice = async (file: RosterText, bookOf: BookOf, assume: (line: string) => void): Promise<unknown> =>
  (await import('./read')).forDice(file, bookOf, assume)

/** Returns the JSON Schema of a roster file as text. */
export const rosterSchemaText = async (): Promise<string> => jsonText((await import('./schema')).rosterSchema())
