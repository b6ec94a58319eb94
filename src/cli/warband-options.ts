import { type Mistake, refuseAny } from '../model/errors'
import type { Edition } from '../model/scenario'
import { checking } from '../request/check'
import type { BookOf } from '../request/request'
import { fightFields } from '../request/scenario-fields'
import { boardAdded, namer, type Patch, patched, readingSet, sorted } from '../request/set'
import { checked } from '../request/values'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { boardFiles, bookWithBoards } from './boards'
import { configurationPatches } from './config/patches'
import type { OutputOptions } from './output'
import type { Streams } from './streams'

/** The boards and interpretations that warbands are built and compared by, from flags and configuration. */

export interface WarbandSettingOptions extends OutputOptions {
  readonly board?: readonly string[]
  readonly reading?: readonly string[]
}

export interface WarbandSetting {
  readonly bookOf: BookOf
  /** The configured edition, for rosters that do not name one. */
  readonly edition?: Edition
  /** The interpretations that differ from the book's defaults. Throws a RequestError where one is not of its edition. */
  readonly readings: (book: Rulebook) => Readonly<Record<string, string>>
}

/** The interpretations that these patches set. Throws a RequestError where one is not of this edition. */
const readingsOf = (patches: readonly Patch[], before: readonly Mistake[], book: Rulebook): Readonly<Record<string, string>> => {
  const check = checking(book, namer(patches, false))
  before.forEach(check.note)
  const patchedReadings = patched(
    {},
    patches.filter(({ path: [key] }) => key === 'readings')
  )
  const found = checked(fightFields.readings.type, patchedReadings['readings'] ?? {}, 'readings', check)
  refuseAny(check.mistakes)
  return (found ?? {}) as Readonly<Record<string, string>>
}

/** The setting by flags and configuration. Throws a RequestError where a board file is wrong. */
export const warbandSetting = async (options: WarbandSettingOptions, streams: Streams): Promise<WarbandSetting> => {
  const { board = [], reading = [], configured: written } = options
  const { patches: given, mistakes } = sorted([...board.map(boardAdded), ...reading.map(readingSet)])
  const patches = (edition: Edition) => [...configurationPatches(written, { edition }, given), ...given]
  const bookOf = await bookWithBoards(boardFiles({}, patches(written?.edition ?? 1)), streams, rulebook)
  return {
    bookOf,
    ...(written?.edition !== undefined && { edition: written.edition }),
    readings: book => readingsOf(patches(book.edition), mistakes, book)
  }
}
