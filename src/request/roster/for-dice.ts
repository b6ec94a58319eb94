import { byPlace, RequestError } from '../../model/errors'
import type { BookOf } from '../request'
import type { Draft } from '../validators'
import { entriesIn } from './entries'
import { type Assume, type Entry, isRead, troopIdOf } from './entry'
import { type RosterText, rosterData, slipsCorrected } from './read'

/** A roster as a question about SAGA dice has it: whose it is, who leads, and its units. It may be of no faction. */

const SAGA_EDITION = 1

/** Throws a RequestError with everything in the file that is not understood, by line and column. */
export const forDice = (given: RosterText, bookOf: BookOf, assume?: Assume): Draft =>
  slipsCorrected(heard => draftOf(given, bookOf, heard), assume)

const draftOf = (given: RosterText, bookOf: BookOf, assume: Assume | undefined): Draft => {
  const { file, tree } = rosterData(given)
  const book = bookOf(SAGA_EDITION)
  const { hero, warlord, units, mistakes } = entriesIn(file, tree, book, assume)
  const led: readonly Entry[] = hero === undefined && warlord ? [{ troop: 'warlord', ...warlord }] : []
  const all = [...units, ...led].map(entry => ({ entry, read: troopIdOf(entry, { book, ...(assume && { assume }) }) }))
  const wrong = [...mistakes, ...all.flatMap(({ read }) => (isRead(read) ? [] : read.mistakes))]
  if (wrong.length > 0) throw new RequestError([...wrong].sort(byPlace))
  return {
    ...(file.edition !== undefined && { edition: file.edition }),
    ...(file.faction !== undefined && { faction: file.faction }),
    ...(hero?.troop !== undefined && { hero: hero.troop }),
    ...(file.points !== undefined && { points: file.points }),
    units: all.flatMap(({ entry, read }) =>
      isRead(read)
        ? [{ unit: read.found, ...(entry.models !== undefined && { models: entry.models }), units: entry.units ?? 1 }]
        : []
    )
  }
}
