import { type BigIntStats, constants, createReadStream, fstatSync, statSync } from 'node:fs'
import { RequestError } from '../model/errors'
import { msg, t, translate } from '../model/language'
import { disarmed } from '../model/quoted'
import type { Streams } from './streams'
import { reasonOf } from './system-errors'

/** Text from a file, or from stdin where the name is "-". */

/** What a text must be: its largest size, and how to name it when it is too large or empty. */
export interface Wanted {
  readonly bytes: number
  readonly tooLarge: string
  /** Absent: it may be empty. */
  readonly empty?: string
  /** It is an ordinary file, no pipe and no device: what it is called. */
  readonly ordinary?: string
}

const SCENARIO: Wanted = {
  bytes: 10_000_000,
  tooLarge: msg('it is larger than 10 MB, too large for a scenario'),
  empty: msg('it is empty: expected a scenario in JSON')
}

const refuse = (message: string): never => {
  throw new RequestError([{ message, code: 'file' }])
}

// --- what is read, so that it is not written over ---

const inputs = new WeakMap<object, Set<string>>()

/** A file by what it is, whatever its name; undefined for what is none. */
const identity = (stats: BigIntStats | undefined): string | undefined =>
  stats?.isFile() ? `${stats.dev}:${stats.ino}` : undefined

/** `file` is read in this run, which is known by its streams; a number is one that is open. Throws what the system says. */
export const noteInput = (file: string | number, streams: object): BigIntStats => {
  const stats = typeof file === 'number' ? fstatSync(file, { bigint: true }) : statSync(file, { bigint: true })
  const found = identity(stats)
  if (found !== undefined) inputs.set(streams, (inputs.get(streams) ?? new Set()).add(found))
  return stats
}

/** What is read under these streams, for a run that has begun others. */
export const inputsOf = (streams: object): readonly string[] => [...(inputs.get(streams) ?? [])]

export const addInputs = (found: readonly string[], streams: object): void =>
  void inputs.set(streams, new Set([...inputsOf(streams), ...found]))

/** It is read in this run: nothing may be written over it. */
export const isInput = (stats: BigIntStats | undefined, streams: object): boolean =>
  inputs.get(streams)?.has(identity(stats) ?? '') ?? false

/** The descriptor of a stream that has one. */
export const descriptorOf = (stream: object): number | undefined =>
  'fd' in stream && typeof stream.fd === 'number' && stream.fd >= 0 ? stream.fd : undefined

// --- the text ---

const bytesOf = async (chunks: AsyncIterable<string | Uint8Array>, name: string, wanted: Wanted): Promise<Buffer> => {
  const found: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk as Uint8Array)
    length += bytes.length
    if (length > wanted.bytes) refuse(`${name}: ${translate(wanted.tooLarge)}`)
    found.push(bytes)
  }
  return Buffer.concat(found)
}

const textOf = (bytes: Buffer, name: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse(t('{name}: this is not UTF-8 text', { name }))
  }
}

/** A pipe is not waited for, nor a device touched, where an ordinary file is wanted. */
const fileAt = (file: string, streams: object, { ordinary }: Wanted): AsyncIterable<Uint8Array> => {
  const stats = noteInput(file, streams)
  if (ordinary !== undefined && !stats.isFile() && !stats.isDirectory())
    refuse(
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

/** What was read of stdin to its end, for who asks once more: it cannot be read again. */
const kept = new WeakMap<object, Uint8Array>()

export const keepStdin = ({ stdin }: Pick<Streams, 'stdin'>, bytes: Uint8Array): void => {
  if (bytes.length > 0 || !kept.has(stdin)) kept.set(stdin, bytes)
}

export const stdinKept = ({ stdin }: Pick<Streams, 'stdin'>): Uint8Array | undefined => kept.get(stdin)

/** The whole text; `called` is how it is named in sentences. Throws a RequestError where it cannot be read or is empty. */
export const textFrom = async (
  file: string,
  streams: Pick<Streams, 'stdin'>,
  wanted: Wanted = SCENARIO
): Promise<{ readonly text: string; readonly called: string }> => {
  const isStdin = file === '-'
  const called = isStdin ? 'stdin' : disarmed(file)
  try {
    const bytes = await bytesOf(isStdin ? stdinOf(streams) : fileAt(file, streams, wanted), called, wanted)
    if (isStdin) keepStdin(streams, bytes)
    const text = textOf(bytes, called)
    return text.trim() === '' && wanted.empty !== undefined ? refuse(`${called}: ${translate(wanted.empty)}`) : { text, called }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return refuse(`${called}: ${reason}`)
  }
}
