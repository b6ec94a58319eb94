import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { RequestError } from '../../model/errors'
import { quoted } from '../../model/quoted'
import { reasonOf } from '../reason'
import { type Output, write } from '../streams'

/** Where the records go: stdout, or a file. */
export interface Outlet {
  /** Waits until it is taken: false where the reader has gone. */
  readonly write: (bytes: Uint8Array) => Promise<boolean>
  readonly end: () => Promise<void>
}

const toldBy = (called: string, error: unknown): unknown => {
  const reason = reasonOf(error, 'there is no such folder', 'it may not be written')
  return reason === undefined ? error : new RequestError([{ message: `${called}: ${reason}`, at: '--output' }])
}

const into = (stream: Output, called: string, end: Outlet['end']): Outlet => ({
  write: async bytes => {
    try {
      return await write(stream, bytes)
    } catch (error) {
      throw toldBy(called, error)
    }
  },
  end
})

export const toStream = (stream: Output): Outlet => into(stream, 'stdout', async () => {})

/** Throws a RequestError where the file cannot be written. */
export const toFile = async (file: string): Promise<Outlet> => {
  const stream = createWriteStream(file)
  try {
    await once(stream, 'open')
  } catch (error) {
    throw toldBy(`--output ${quoted(file)}`, error)
  }
  return into(stream, `--output ${quoted(file)}`, async () => {
    stream.end()
    await once(stream, 'close')
  })
}
