import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { RequestError } from '../model/errors'
import { msg } from '../model/language'
import { rememberedCosts } from '../request/boards'
import { withCosts } from '../rules/custom-tables'
import type { Rulebook } from '../rules/types'
import { isThere, ownFolder } from './config/locate'
import { textFrom, type Wanted } from './source'
import type { Streams } from './streams'
import { codeOf, reasonNotWritten } from './system-errors'

/** Costs that the user saved, in a file of their own. */

const COSTS: Wanted = { bytes: 250_000, tooLarge: msg('it is larger than 250 kB, too large for a file of costs') }

/** In the folder of the configuration; undefined where there is no home. */
export const costsFile = (env: Streams['env']): string | undefined => {
  const folder = ownFolder(env)
  return folder && join(folder, 'costs.yaml')
}

/** The text of the file; empty where there is none yet. */
export const savedCostsText = async (file: string, streams: Streams): Promise<string> =>
  isThere(file) ? (await textFrom(file, streams, COSTS)).text : ''

/** The rulebook with the costs of the file where its own are unknown. What the file says of abilities that are not there waits. */
export const withSavedCosts = async (book: Rulebook, streams: Streams): Promise<Rulebook> => {
  const file = costsFile(streams.env)
  const text = file === undefined ? '' : await savedCostsText(file, streams)
  if (file === undefined || text === '') return book
  return withCosts(book, await rememberedCosts(text, file))
}

/** Makes a folder and its parents one by one: Node's recursive mkdir never returns in a folder such as /proc, where none can be made. */
export const folderFor = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })) return
  folderFor(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // another program was quicker
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** Changes the file, whole or not at all, and nobody else does at the same time. Throws a RequestError where it cannot be. */
export const saveCosts = async (file: string, streams: Streams, change: (text: string) => string): Promise<void> => {
  const { withLock: alone, writeWhole } = await import('./files')
  try {
    folderFor(dirname(file))
    await alone(file, async () => writeWhole(file, change(await savedCostsText(file, streams))))
  } catch (error) {
    const reason = reasonNotWritten(error)
    throw reason === undefined ? error : new RequestError([{ message: `${file}: ${reason}`, at: file, code: 'file' }])
  }
}
