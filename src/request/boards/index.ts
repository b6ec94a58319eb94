import { t } from '../../model/language'
import type { Costs } from '../../rules/custom-tables'
import type { Rulebook } from '../../rules/types'
import type { BoardText } from './read'

/** The user's own boards. What reads and writes them is loaded when there is one. */

export type { BoardText } from './read'

/** Lays something over a rulebook. */
type Layer = (book: Rulebook) => Rulebook

/**
 * These board files, ready to be laid over a rulebook. Throws a RequestError with every mistake, each by file, line and column;
 * so does the layer, where a file does not fit the rulebook or another file.
 */
export const boardLayer = async (files: readonly BoardText[]): Promise<Layer> => {
  if (files.length === 0) return book => book
  const { boardsOf, laidOver } = await import('./read')
  const boards = boardsOf(files)
  return book => laidOver(book, boards)
}

/** The JSON Schema of a board file. */
export const boardSchema = async (): Promise<string> => {
  const { boardSchema: schema } = await import('./schema')
  return `${JSON.stringify(schema(), null, 2)}\n`
}

/** The JSON Schema of a scenario, with the bounds of the rulebook. */
export const scenarioSchema = async (book: Rulebook): Promise<string> => {
  const { scenarioSchema: schema } = await import('./scenario-schema')
  return `${JSON.stringify(schema(book), null, 2)}\n`
}

/** A faction of the rulebook as a board file that may take its own place. */
export const factionBoard = async (book: Rulebook, faction: string, as: 'yaml' | 'json'): Promise<string> => {
  const { boardJson, boardYaml, writeFaction } = await import('./write')
  const file = writeFaction(book, faction)
  const name = book.factions[faction]?.name ?? faction
  return as === 'json'
    ? boardJson(file)
    : boardYaml(file, t(' The {name} as a board file: change what you like, and play it with --board FILE.', { name }))
}

/** The costs that a text remembers, by the keys of their abilities; `name` is its file. Throws a RequestError by line and column. */
export const rememberedCosts = async (text: string, name: string): Promise<Costs> =>
  (await import('./costs-file')).costsIn(text, name)
