import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RequestError } from '../model/errors'
import { rememberedCosts } from '../request/boards'
import { withCosts } from '../rules/own'
import type { Rulebook } from '../rules/types'
import { ownFolder } from './config/found'
import { reasonOf } from './reason'
import { textFrom, type Wanted } from './source'
import type { Streams } from './streams'

/** Costs that the user told once, in a file of his own. */

const COSTS: Wanted = { bytes: 250_000, tooLarge: 'more than 250 kB are no costs' }

/** In the folder of the configuration; undefined where there is no home. */
export const costsFile = (env: Streams['env']): string | undefined => {
  const folder = ownFolder(env)
  return folder && join(folder, 'costs.yaml')
}

/** The text of the file; empty where there is none yet. */
export const rememberedText = async (file: string, streams: Streams): Promise<string> =>
  existsSync(file) ? (await textFrom(file, streams, COSTS)).text : ''

/** The rulebook with the costs of the file where its own are unknown. What the file says of abilities that are not there waits. */
export const withRemembered = async (book: Rulebook, streams: Streams): Promise<Rulebook> => {
  const file = costsFile(streams.env)
  const text = file === undefined ? '' : await rememberedText(file, streams)
  if (file === undefined || text === '') return book
  return withCosts(book, await rememberedCosts(text, file))
}

/** Writes the file anew, whole or not at all. Throws a RequestError where it cannot be written. */
export const remember = async (file: string, text: string): Promise<void> => {
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  } catch (error) {
    const reason = reasonOf(error, 'there is no such folder', 'it may not be written')
    throw reason === undefined ? error : new RequestError([{ message: `${file}: ${reason}`, at: file }])
  }
}
