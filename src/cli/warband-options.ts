import type { Mistake } from '../model/errors'
import type { Edition } from '../model/scenario'
import type { BookOf } from '../request/request'
import { readingsOf } from '../request/roster/readings'
import { boardAdded, readingSet, sorted } from '../request/set'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { boardsAsked, bookWith } from './boards'
import { configured } from './config/patches'
import type { OutputOptions } from './output'
import type { Streams } from './streams'

/** What warbands are mustered and fought by: boards and readings, of the flags and of the configuration. */

export interface MusterOptions extends OutputOptions {
  readonly board?: readonly string[]
  readonly reading?: readonly string[]
}

export interface MusterSetting {
  readonly bookOf: BookOf
  /** Where nobody says one. */
  readonly edition?: Edition
  /** Those in force beside the rulebook's own. Throws a RequestError where one is none of its edition. */
  readonly readings: (book: Rulebook) => Readonly<Record<string, string>>
}

export const musterSetting = async (options: MusterOptions, streams: Streams): Promise<MusterSetting> => {
  const { board = [], reading = [], configured: written } = options
  const { patches: given, mistakes } = sorted([...board.map(boardAdded), ...reading.map(readingSet)])
  const patches = (edition: Edition) => [...configured(written, { edition }, given), ...given]
  const bookOf = await bookWith(boardsAsked({}, patches(written?.edition ?? 1)), streams, rulebook)
  const before: readonly Mistake[] = mistakes
  return {
    bookOf,
    ...(written?.edition !== undefined && { edition: written.edition }),
    readings: book => readingsOf(patches(book.edition), before, book)
  }
}
