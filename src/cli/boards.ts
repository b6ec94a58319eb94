import { dirname, isAbsolute, join } from 'node:path'
import type { Edition } from '../model/scenario'
import { boardLayer } from '../request/boards'
import { patched } from '../request/overlay'
import type { Patch } from '../request/set'
import type { Rulebook } from '../rules/types'
import type { Wanted } from './source'
import type { Streams } from './streams'

/** The board files of a command, and the rulebook with them. */

const BOARD: Wanted = {
  bytes: 250_000,
  tooLarge: 'more than 250 kB is no board',
  empty: 'it is empty, and a board in YAML or JSON was expected'
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string' && each !== '')

/** A scenario names its boards from where it lies itself; so they are named from here. */
export const boardsFromHere = (scenario: unknown, file: string): unknown => {
  if (!isObject(scenario) || !isTexts(scenario['boards']) || file === '-') return scenario
  return { ...scenario, boards: scenario['boards'].map(board => (isAbsolute(board) ? board : join(dirname(file), board))) }
}

/** The files that a scenario and the flags over it ask for; none where they are no list of names, which the check tells. */
export const boardsAsked = (scenario: unknown, patches: readonly Patch[]): readonly string[] => {
  const said = isObject(scenario) && scenario['boards'] !== undefined ? { boards: scenario['boards'] } : {}
  const { boards } = patched(
    said,
    patches.filter(({ path: [key] }) => key === 'boards')
  )
  return isTexts(boards) ? boards : []
}

/** The rulebook of an edition with these files over it. Throws a RequestError with all that is wrong in them, nothing half laid. */
export const bookWith = async (
  boards: readonly string[],
  streams: Pick<Streams, 'stdin'>,
  bookOf: (edition: Edition) => Rulebook
): Promise<(edition: Edition) => Rulebook> => {
  if (boards.length === 0) return bookOf
  const { textFrom } = await import('./source')
  const texts = []
  for (const name of boards) texts.push({ name, text: (await textFrom(name, streams, BOARD)).text })
  const lay = await boardLayer(texts)
  return edition => lay(bookOf(edition))
}
