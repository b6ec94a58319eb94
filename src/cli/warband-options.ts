import { type Mistake, refuseAny } from '../model/errors'
import type { Edition } from '../model/scenario'
import { checking } from '../request/check'
import type { BookOf } from '../request/request'
import { fightFields } from '../request/scenario-fields'
import { boardAdded, type Patch, patched, readingSet, sorted } from '../request/set'
import { checked } from '../request/values'
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

/** The readings that these patches ask for. Throws a RequestError where one is none of this edition. */
const readingsOf = (patches: readonly Patch[], before: readonly Mistake[], book: Rulebook): Readonly<Record<string, string>> => {
  const check = checking(book)
  before.forEach(check.note)
  const said = patched(
    {},
    patches.filter(({ path: [key] }) => key === 'readings')
  )
  const found = checked(fightFields.readings.type, said['readings'] ?? {}, 'readings', check)
  refuseAny(check.mistakes)
  return (found ?? {}) as Readonly<Record<string, string>>
}

export const musterSetting = async (options: MusterOptions, streams: Streams): Promise<MusterSetting> => {
  const { board = [], reading = [], configured: written } = options
  const { patches: given, mistakes } = sorted([...board.map(boardAdded), ...reading.map(readingSet)])
  const patches = (edition: Edition) => [...configured(written, { edition }, given), ...given]
  const bookOf = await bookWith(boardsAsked({}, patches(written?.edition ?? 1)), streams, rulebook)
  return {
    bookOf,
    ...(written?.edition !== undefined && { edition: written.edition }),
    readings: book => readingsOf(patches(book.edition), mistakes, book)
  }
}
