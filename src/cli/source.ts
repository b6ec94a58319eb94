import { type BigIntStats, constants, createReadStream, fstatSync, statSync } from 'node:fs'
import { refuse } from '../model/errors'
import { msg, t, translate } from '../model/language'
import { disarmed } from '../model/quoted'
import type { Streams } from './streams'
import { reasonOf } from './system-errors'

/** Reads text from a file, or from stdin for "-". */

/** The limits of a text, with the sentence for each where it is not kept. */
export interface TextLimits {
  readonly bytes: number
  readonly tooLarge: string
  /** Absent: it may be empty. */
  readonly empty?: string
  /** Given where only an ordinary file will do, no pipe or device: what the text is called. */
  readonly ordinary?: string
}

const SCENARIO: TextLimits = {
  bytes: 10_000_000,
  tooLarge: msg('it is larger than 10 MB, too large for a scenario'),
  empty: msg('it is empty: expected a scenario in JSON')
}

const refuseFile = (message: string): never => {
  return refuse(message, undefined, 'file')
}

// --- the files that a run reads, so that it does not overwrite them ---

const inputs = new WeakMap<object, Set<string>>()

/** Identifies a file whatever its name; undefined for what is not a file. */
const fileId = (stats: BigIntStats | undefined): string | undefined => (stats?.isFile() ? `${stats.dev}:${stats.ino}` : undefined)

/** Notes that this run, identified by its streams, reads a file (by name, or by open descriptor). Throws system errors. */
export const noteInput = (file: string | number, streams: object): BigIntStats => {
  const stats = typeof file === 'number' ? fstatSync(file, { bigint: true }) : statSync(file, { bigint: true })
  const found = fileId(stats)
  if (found !== undefined) inputs.set(streams, (inputs.get(streams) ?? new Set()).add(found))
  return stats
}

/** The files noted for these streams, to be handed over between threads. */
export const inputsOf = (streams: object): readonly string[] => [...(inputs.get(streams) ?? [])]

/** Notes files that other threads of this run have read. */
export const addInputs = (found: readonly string[], streams: object): void =>
  void inputs.set(streams, new Set([...inputsOf(streams), ...found]))

/** Whether this run reads the file, so that it must not be overwritten. */
export const isInput = (stats: BigIntStats | undefined, streams: object): boolean =>
  inputs.get(streams)?.has(fileId(stats) ?? '') ?? false

/** The file descriptor of a stream; undefined where it has none. */
export const descriptorOf = (stream: object): number | undefined =>
  'fd' in stream && typeof stream.fd === 'number' && stream.fd >= 0 ? stream.fd : undefined

// --- the text ---

const bytesOf = async (chunks: AsyncIterable<string | Uint8Array>, name: string, wanted: TextLimits): Promise<Buffer> => {
  const found: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk as Uint8Array)
    length += bytes.length
    if (length > wanted.bytes) refuseFile(`${name}: ${translate(wanted.tooLarge)}`)
    found.push(bytes)
  }
  return Buffer.concat(found)
}

const textOf = (bytes: Buffer, name: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuseFile(t('{name}: this is not UTF-8 text', { name }))
  }
}

/** Opens a file. Where an ordinary file is required it neither waits for a pipe nor opens a device. */
const fileAt = (file: string, streams: object, { ordinary }: TextLimits): AsyncIterable<Uint8Array> => {
  const stats = noteInput(file, streams)
  if (ordinary !== undefined && !stats.isFile() && !stats.isDirectory())
    refuseFile(
      t('{file}: it is a pipe or a device, and {ordinary} must be an ordinary file: save it to one first', {
        file,
        ordinary: translate(ordinary)
      })
    )
  return createReadStream(file, ordinary === undefined ? {} : { flags: (constants.O_RDONLY | constants.O_NONBLOCK) as never })
}

const stdinOf = (streams: Pick<Streams, 'stdin'>): Streams['stdin'] => {
  const descriptor = descriptorOf(streams.stdin)
  if (descriptor !== undefined) noteInput(descriptor, streams)
  return streams.stdin
}

/** What was read of stdin, which cannot be read again when a command is run once more. */
const stdinBytes = new WeakMap<object, Uint8Array>()

/** Remembers what was read of stdin. */
export const keepStdin = ({ stdin }: Pick<Streams, 'stdin'>, bytes: Uint8Array): void => {
  if (bytes.length > 0 || !stdinBytes.has(stdin)) stdinBytes.set(stdin, bytes)
}

export const stdinKept = ({ stdin }: Pick<Streams, 'stdin'>): Uint8Array | undefined => stdinBytes.get(stdin)

/** The whole text, and `called`, its name in messages. Throws a RequestError where it cannot be read or breaks a limit. */
export const textFrom = async (
  file: string,
  streams: Pick<Streams, 'stdin'>,
  wanted: TextLimits = SCENARIO
): Promise<{ readonly text: string; readonly called: string }> => {
  const isStdin = file === '-'
  const called = isStdin ? 'stdin' : disarmed(file) || '""'
  try {
    const bytes = await bytesOf(isStdin ? stdinOf(streams) : fileAt(file, streams, wanted), called, wanted)
    if (isStdin) keepStdin(streams, bytes)
    const text = textOf(bytes, called)
    return text.trim() === '' && wanted.empty !== undefined
      ? refuseFile(`${called}: ${translate(wanted.empty)}`)
      : { text, called }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return refuseFile(`${called}: ${reason}`)
  }
}
