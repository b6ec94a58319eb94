import { jsonText } from '../../model/data'
import { t } from '../../model/language'
import type { Costs } from '../../rules/custom-tables'
import type { Rulebook } from '../../rules/types'
import type { BoardText } from './read'

/** The user's own boards. The code that reads and writes them is loaded only if there is one. */

export type { BoardText } from './read'

/** Returns a rulebook with rows added or replaced. */
type Layer = (book: Rulebook) => Rulebook

/**
 * Parses board files into a function that lays them over a rulebook. Throws a RequestError that lists every mistake by file, line
 * and column; so does the returned function if a file does not fit the rulebook or another file.
 */
export const boardLayer = async (files: readonly BoardText[]): Promise<Layer> => {
  if (files.length === 0) return book => book
  const { boardsOf, laidOver } = await import('./read')
  const boards = boardsOf(files)
  return book => laidOver(book, boards)
}

/** Returns the JSON Schema of a board file as text. */
export const boardSchema = async (): Promise<string> => {
  const { boardSchema: schema } = await import('./schema')
  return jsonText(schema())
}

/** Returns the JSON Schema of a scenario as text, with the limits of this rulebook. */
export const scenarioSchema = async (book: Rulebook): Promise<string> => {
  const { scenarioSchema: schema } = await import('./scenario-schema')
  return jsonText(schema(book))
}

/** Returns a faction of the rulebook as the text of a board file that may replace that faction. */
export const factionBoard = async (book: Rulebook, faction: string, as: 'yaml' | 'json'): Promise<string> => {
  const { fileYaml, writeFaction } = await import('./write')
  const file = writeFaction(book, faction)
  const name = book.factions[faction]?.name ?? faction
  return as === 'json'
    ? jsonText(file)
    : fileYaml(file, t(' The {name} as a board file: change what you like, and play it with --board FILE.', { name }))
}

/** Parses a costs file into costs by ability key. `name` is the file's name. Throws a RequestError by line and column. */
export const rememberedCosts = async (text: string, name: string): Promise<Costs> =>
  (await import('./costs-file')).costsIn(text, name)
