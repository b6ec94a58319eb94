import type { Roster } from '../../model/warband'
import type { Rulebook } from '../../rules/types'
import type { BookOf } from '../request'
import type { RosterText } from './read'

/** Warbands in files. What reads them is loaded when there is one. */

export type { RosterText } from './read'

/** A roster with the rulebook of its edition. */
export interface ReadRoster {
  readonly roster: Roster
  readonly book: Rulebook
  /** What of its words was read as something else, each with its place; absent where nothing was. */
  readonly interpreted?: readonly string[]
}

/**
 * The roster of a file. Throws a RequestError with everything in it that is not understood, each by file, line and column; what is
 * understood and against the rules of muster is no mistake.
 *
 * @param edition where the file says none; 1 unless given
 */
export const readRoster = async (file: RosterText, bookOf: BookOf, edition?: 1 | 2): Promise<ReadRoster> => {
  const { rosterOf } = await import('./read')
  // names are looked up more than once
  const interpreted = new Set<string>()
  const read = rosterOf(file, bookOf, edition, line => interpreted.add(line))
  const inOrder = [...interpreted].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  return inOrder.length > 0 ? { ...read, interpreted: inOrder } : read
}

/** What a question about SAGA dice wants of a roster, as plain data; `assume` hears of the typing errors corrected. Throws a RequestError as `readRoster`. */
export const rosterForDice = async (file: RosterText, bookOf: BookOf, assume: (line: string) => void): Promise<unknown> =>
  (await import('./read')).forDice(file, bookOf, assume)

/** The JSON Schema of a roster file. */
export const rosterSchemaText = async (): Promise<string> =>
  `${JSON.stringify((await import('./schema')).rosterSchema(), null, 2)}\n`
