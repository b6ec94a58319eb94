import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { RequestError } from '../model/errors'
import { msg } from '../model/language'
import { rememberedCosts } from '../request/boards'
import { withCosts } from '../rules/custom-tables'
import type { Rulebook } from '../rules/types'
import { configFolder, fileExists } from './config/locate'
import { type TextLimits, textFrom } from './source'
import type { Streams } from './streams'
import { codeOf, reasonNotWritten } from './system-errors'

/** The costs of abilities that the user has saved: `costs.yaml` in the folder of the configuration. */

const LIMITS: TextLimits = { bytes: 250_000, tooLarge: msg('it is larger than 250 kB, too large for a file of costs') }

/** The path of the file; undefined where there is no home folder. */
export const costsFile = (env: Streams['env']): string | undefined => {
  const folder = configFolder(env)
  return folder && join(folder, 'costs.yaml')
}

/** The text of the file; empty where there is none yet. */
export const savedCostsText = async (file: string, streams: Streams): Promise<string> =>
  fileExists(file) ? (await textFrom(file, streams, LIMITS)).text : ''

/** The rulebook with the saved costs where its own are unknown. Saved costs of abilities that it does not have are ignored. */
export const withSavedCosts = async (book: Rulebook, streams: Streams): Promise<Rulebook> => {
  const file = costsFile(streams.env)
  const text = file === undefined ? '' : await savedCostsText(file, streams)
  if (file === undefined || text === '') return book
  return withCosts(book, await rememberedCosts(text, file))
}

/** Makes a folder and its parents one by one: Node's recursive mkdir never returns where none can be made, such as in /proc. */
export const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // another process has made it meanwhile
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** Changes the file atomically and under a lock. Throws a RequestError where it cannot be written. */
export const saveCosts = async (file: string, streams: Streams, change: (text: string) => string): Promise<void> => {
  const { withLock, writeWhole } = await import('./files')
  try {
    makeFolder(dirname(file))
    await withLock(file, async () => writeWhole(file, change(await savedCostsText(file, streams))))
  } catch (error) {
    const reason = reasonNotWritten(error)
    throw reason === undefined ? error : new RequestError([{ message: `${file}: ${reason}`, at: file, code: 'file' }])
  }
}
