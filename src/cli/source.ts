import { createReadStream } from 'node:fs'
import { RequestError } from '../model/errors'
import { reasonOf } from './reason'
import type { Streams } from './streams'

/** Text from a file, or from stdin where the name is "-". */

/** What a text is to be: its size and, where it is larger or empty, what it is not. */
export interface Wanted {
  readonly bytes: number
  readonly tooLarge: string
  /** Absent: it may be empty. */
  readonly empty?: string
}

const SCENARIO: Wanted = {
  bytes: 10_000_000,
  tooLarge: 'more than 10 MB is no scenario',
  empty: 'it is empty, and a scenario in JSON was expected'
}

const refuse = (message: string): never => {
  throw new RequestError([{ message }])
}

const bytesOf = async (chunks: AsyncIterable<string | Uint8Array>, name: string, wanted: Wanted): Promise<Buffer> => {
  const found: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk as Uint8Array)
    length += bytes.length
    if (length > wanted.bytes) refuse(`${name}: ${wanted.tooLarge}`)
    found.push(bytes)
  }
  return Buffer.concat(found)
}

const textOf = (bytes: Buffer, name: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse(`${name}: this is not UTF-8 text`)
  }
}

/** The whole text; `called` is how it is named in sentences. Throws a RequestError where it cannot be read or is empty. */
export const textFrom = async (
  file: string,
  { stdin }: Pick<Streams, 'stdin'>,
  wanted: Wanted = SCENARIO
): Promise<{ readonly text: string; readonly called: string }> => {
  const isStdin = file === '-'
  const called = isStdin ? 'stdin' : file
  try {
    const text = textOf(await bytesOf(isStdin ? stdin : createReadStream(file), called, wanted), called)
    return text.trim() === '' && wanted.empty !== undefined ? refuse(`${called}: ${wanted.empty}`) : { text, called }
  } catch (error) {
    const reason = reasonOf(error, 'there is no such file', 'it may not be read')
    if (reason === undefined) throw error
    return refuse(`${called}: ${reason}`)
  }
}
