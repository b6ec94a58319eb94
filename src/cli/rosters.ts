import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Mistake, RequestError, refuseAny } from '../model/errors'
import { msg } from '../model/language'
import { editionsMixed, noRostersIn } from '../model/roster-mistakes'
import type { BookOf } from '../request/request'
import { type ReadRoster, readRoster } from '../request/roster'
import type { Rulebook } from '../rules/types'
import { isDataFile } from './arguments'
import { type TextLimits, textFrom } from './source'
import type { Streams } from './streams'

/** The limits of a roster file. */

const ROSTER: TextLimits = {
  bytes: 250_000,
  tooLarge: msg('it is larger than 250 kB, too large for a roster'),
  empty: msg('it is empty: expected a roster in YAML or JSON')
}

export const readRosterText = async (
  file: string,
  streams: Streams
): Promise<{ readonly name: string; readonly text: string }> => {
  const { text, called } = await textFrom(file, streams, ROSTER)
  return { name: called, text }
}

/** Reads rosters. The book of the last has the rows of all. Throws a RequestError with the mistakes of all files together. */
export const readRosters = async (
  files: readonly string[],
  streams: Streams,
  bookOf: BookOf,
  edition?: 1 | 2
): Promise<readonly ReadRoster[]> => {
  const mistakes: Mistake[] = []
  const read: ReadRoster[] = []
  // each is read with the book of those before it, so that the last book has the rows of all
  const before: BookOf = asked => read.findLast(({ book }) => book.edition === asked)?.book ?? bookOf(asked)
  for (const file of files) {
    try {
      read.push(await readRoster(await readRosterText(file, streams), before, edition))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      mistakes.push(...error.mistakes)
    }
  }
  refuseAny(mistakes)
  return read
}

/** A sign between two units of a list, "8 hirdmen / 8 bondi", which is no folder. */
const IS_BETWEEN = /^[/|\\]$/

/** The warband that the words tell of; undefined if they are files. */
export const warbandInWords = async (typed: readonly string[], book: Rulebook): Promise<ReadRoster | undefined> => {
  const { isInWords, warbandFrom } = await import('./questions/warband-in-words')
  const words = typed.map(text =>
    text
      .split(' ')
      .map(word => (IS_BETWEEN.test(word) ? ',' : word))
      .join(' ')
  )
  return isInWords(words, book) ? warbandFrom(words, book) : undefined
}

/** What was corrected or assumed in the rosters' words. */
export const interpretedIn = (rosters: readonly ReadRoster[]): readonly string[] =>
  rosters.flatMap(({ interpreted = [] }) => interpreted)

/** The rosters. Throws a RequestError where they are of different editions. */
export const requireOneEdition = (rosters: readonly ReadRoster[]): readonly ReadRoster[] => {
  const [first] = rosters
  const other = rosters.find(({ roster }) => roster.edition !== first?.roster.edition)
  if (first && other) throw new RequestError([editionsMixed(first.roster, other.roster)])
  return rosters
}

const MOST_FILES = 500

const isFolder = (name: string): boolean => {
  try {
    return statSync(name).isDirectory()
  } catch {
    return false
  }
}

/**
 * The roster files in a folder, sorted by name; of a file, itself. Throws a RequestError where a folder has none, or too many.
 */
export const rosterFilesIn = (name: string): readonly string[] => {
  if (!isFolder(name)) return [name]
  const files = readdirSync(name).filter(isDataFile).sort()
  if (files.length === 0 || files.length > MOST_FILES) throw new RequestError([noRostersIn(name, files.length, MOST_FILES)])
  return files.map(file => join(name, file))
}
