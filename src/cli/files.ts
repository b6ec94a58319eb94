import {
  accessSync,
  closeSync,
  constants,
  createWriteStream,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync
} from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { RequestError, refuse } from '../model/errors'
import { t } from '../model/language'
import { quoted } from '../model/quoted'
import { isInput } from './source'
import { type Output, type Streams, write } from './streams'
import { codeOf, isAbsent, reasonNotWritten } from './system-errors'

/**
 * Every file that is written. A file is written beside its place, flushed and renamed, so that whoever looks sees the old one or the
 * new one, whole; devices and pipes are written directly. Nothing here is asynchronous but what may wait for another program.
 */

// --- what is removed however the program ends ---

const leftovers = new Set<string>()

/** True where it is gone. */
const removed = (file: string): boolean => {
  try {
    unlinkSync(file)
    return true
  } catch (error) {
    return isAbsent(error)
  }
}

/** A disk that fails once may not fail twice. */
const remove = (file: string): void => {
  if (removed(file) || removed(file)) leftovers.delete(file)
}

const removeAll = (): void => {
  for (const file of leftovers) remove(file)
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Another listener ends the program in its own way, and the leftovers go when it does. */
const signalled = (signal: NodeJS.Signals): void => {
  if (process.listenerCount(signal) > 1) return
  removeAll()
  watch(false)
  process.kill(process.pid, signal)
}

let isWatching = false

const watch = (on: boolean): void => {
  if (on === isWatching) return
  isWatching = on
  for (const signal of SIGNALS) process[on ? 'on' : 'off'](signal, signalled)
  process[on ? 'on' : 'off']('exit', removeAll)
}

const leave = (file: string): void => {
  leftovers.add(file)
  watch(true)
}

const settled = (file: string): void => {
  leftovers.delete(file)
  if (leftovers.size === 0) watch(false)
}

// --- which file is which ---

const LINKS = 40

/** Where a name leads, be anything there yet or not. */
const followed = (file: string): string => {
  let at = file
  for (let links = 0; links < LINKS; links++) {
    const stats = lstatSync(at, { throwIfNoEntry: false })
    if (!stats) return at
    if (!stats.isSymbolicLink()) return realpathSync(at)
    const next = readlinkSync(at)
    at = isAbsolute(next) ? next : join(dirname(at), next)
  }
  throw Object.assign(new Error(file), { code: 'ELOOP', syscall: 'readlink' })
}

// --- whole or not at all ---

/** A write may take less than it is given. */
const writeAll = (descriptor: number, data: string | Uint8Array): void => {
  let bytes = typeof data === 'string' ? Buffer.from(data) : data
  while (bytes.length > 0) {
    const taken = writeSync(descriptor, bytes)
    if (taken === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC', syscall: 'write' })
    bytes = bytes.subarray(taken)
  }
}

/** Some file systems know no flushing. */
const UNFLUSHED = new Set(['EINVAL', 'ENOTSUP', 'ENOSYS', 'EROFS'])

const flush = (descriptor: number): void => {
  try {
    fsyncSync(descriptor)
  } catch (error) {
    if (!UNFLUSHED.has(codeOf(error))) throw error
  }
}

/** The renaming itself; that it is not flushed loses nothing. */
const flushFolder = (folder: string): void => {
  try {
    const descriptor = openSync(folder, constants.O_RDONLY)
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch {}
}

let made = 0

/** Room in a name for what is added to it. */
const LONGEST = 200

const openBeside = (place: string, mode: number): { readonly file: string; readonly descriptor: number } => {
  for (;;) {
    const name = `.${basename(place).slice(0, LONGEST)}.${process.pid}-${made++}.tmp`
    const file = join(dirname(place), name)
    leave(file)
    try {
      return { file, descriptor: openSync(file, 'wx', mode) }
    } catch (error) {
      settled(file)
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

interface Draft {
  readonly write: (data: string | Uint8Array) => void
  /** It takes its place; throws, and leaves what was there, where it cannot. */
  readonly commit: () => void
  /** The name it is left under beside its place, where what is in its place stays. */
  readonly keep: () => string
  readonly abandon: () => void
}

/** Puts a file at a name that is free. */
const placeNew = (from: string, to: string): void => {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error
    // a file system without links
    if (lstatSync(to, { throwIfNoEntry: false })) throw Object.assign(new Error(to), { code: 'EEXIST', syscall: 'link' })
    renameSync(from, to)
    return
  }
  remove(from)
}

const draftOf = (place: string, isNew: boolean): Draft => {
  const before = isNew ? undefined : statSync(place, { throwIfNoEntry: false })
  if (before) accessSync(place, constants.W_OK)
  const { file, descriptor } = openBeside(place, 0o666)
  let isOpen = true
  const close = (): void => {
    if (!isOpen) return
    isOpen = false
    closeSync(descriptor)
  }
  let isSettled = false
  const abandon = (): void => {
    if (isSettled) return
    isSettled = true
    try {
      close()
    } catch {}
    remove(file)
    settled(file)
  }
  const settle = (put: () => void): void => {
    try {
      flush(descriptor)
      close()
      put()
    } catch (error) {
      abandon()
      throw error
    }
    isSettled = true
    settled(file)
    flushFolder(dirname(place))
  }
  if (before) {
    try {
      fchmodSync(descriptor, before.mode & 0o7777)
    } catch {}
  }
  return {
    write: data => writeAll(descriptor, data),
    commit: () => settle(() => (isNew ? placeNew(file, place) : renameSync(file, place))),
    keep: () => {
      for (let count = 1; ; count++) {
        const name = `${place}.part${count === 1 ? '' : `-${count}`}`
        if (lstatSync(name, { throwIfNoEntry: false })) continue
        settle(() => renameSync(file, name))
        return name
      }
    },
    abandon
  }
}

/** Writes a file whole or not at all; `isNew`: only where there is none, else it throws EEXIST. Links are followed. */
export const writeWhole = (file: string, text: string, isNew = false): void => {
  const draft = draftOf(isNew ? file : followed(file), isNew)
  try {
    draft.write(text)
  } catch (error) {
    draft.abandon()
    throw error
  }
  draft.commit()
}

// --- where an answer goes ---

/** Where an answer goes that is asked into a file. What fails throws a RequestError. */
interface Target {
  /** Waits until it is taken: false where a reader has gone. */
  readonly write: (data: string | Uint8Array) => Promise<boolean>
  /** What was written is the file. */
  readonly commit: () => Promise<void>
  /** What was there stays, and what was written lies beside it: under this name, where it is a file. */
  readonly keep: () => string | undefined
  /** What was there stays. */
  readonly abandon: () => void
}

const explainedError = (file: string, error: unknown): unknown => {
  const reason = reasonNotWritten(error)
  return reason === undefined
    ? error
    : new RequestError([{ message: `--output ${quoted(file)}: ${reason}`, at: '--output', code: 'file' }])
}

const readHere = (file: string): RequestError =>
  new RequestError([
    {
      message: t('--output {file}: this command reads it and would overwrite it: name another file', {
        file: quoted(file)
      }),
      at: '--output',
      code: 'file'
    }
  ])

/** `/dev/fd/3`: what is open already, which has no name of its own. */
const openedIn = (file: string): number | undefined => {
  const [, number] = /^(?:\/dev|\/proc\/self)\/fd\/(\d{1,4})$/.exec(file) ?? []
  if (number !== undefined) return Number(number)
  return file === '/dev/stderr' ? 2 : undefined
}

/** A pipe or a device: what is written is gone at once. */
const directTarget = async (file: string, streams: Streams): Promise<Target> => {
  const opened = openedIn(file)
  if (opened === 2) return streaming(streams.stderr, async () => {})
  const stream = createWriteStream(file, opened === undefined ? { flags: 'w' } : { fd: opened, autoClose: false })
  const failed = new Promise<Error>(resolve => stream.once('error', resolve))
  if (opened === undefined) {
    const open = new Promise<undefined>(resolve => stream.once('open', () => resolve(undefined)))
    const failure = await Promise.race([open, failed])
    if (failure) throw failure
  }
  const end = () => new Promise<undefined>(resolve => stream.end(() => resolve(undefined)))
  return streaming(stream, async () => {
    const failure = await Promise.race([end(), failed])
    if (failure && codeOf(failure) !== 'EPIPE') throw failure
  })
}

const streaming = (stream: Output, commit: Target['commit']): Target => ({
  write: data => write(stream, data),
  commit,
  keep: () => {
    void commit().catch(() => {})
    return undefined
  },
  abandon: () => {
    void commit().catch(() => {})
  }
})

/** Where `-o FILE` writes. Throws a RequestError where that is no place to write to, or is something that this run reads. */
export const targetOf = async (file: string, streams: Streams): Promise<Target> => {
  const explained = async <T>(act: () => T | Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      throw explainedError(file, error)
    }
  }
  const target = await explained(async (): Promise<Target> => {
    if (openedIn(file) !== undefined) return directTarget(file, streams)
    const place = followed(file)
    const stats = statSync(place, { bigint: true, throwIfNoEntry: false })
    if (stats?.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR', syscall: 'open' })
    if (isInput(stats, streams)) throw readHere(file)
    if (stats && !stats.isFile()) return directTarget(file, streams)
    const draft = draftOf(place, false)
    return {
      ...draft,
      write: async data => {
        draft.write(data)
        return true
      },
      commit: async () => {
        if (isInput(statSync(place, { bigint: true, throwIfNoEntry: false }), streams)) throw readHere(file)
        draft.commit()
      }
    }
  })
  return {
    ...target,
    write: data => explained(() => target.write(data)),
    commit: () =>
      explained(() => target.commit()).catch(error => {
        target.abandon()
        throw error
      }),
    keep: () => {
      try {
        return target.keep()
      } catch (error) {
        throw explainedError(file, error)
      }
    }
  }
}

// --- several programs at once ---

const WAIT = 20
const TRIES = 250
/** Who has just made a lock may not have signed it yet. */
const UNSIGNED = 50

const signature = (): string => `${process.pid} ${hostname()}`

/** Who made the lock is no more. */
const isDead = (signed: string): boolean => {
  const [pid, host] = signed.split(' ')
  if (host !== hostname() || !/^\d+$/.test(pid ?? '')) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}

const signedIn = (lock: string): string | undefined => {
  try {
    return readFileSync(lock, 'utf8')
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** Takes away the lock of one who died, unless it has become another's in between. */
const breakOpen = (lock: string, signed: string): void => {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
    if (signedIn(aside) !== signed) linkSync(aside, lock)
    unlinkSync(aside)
  } catch {
    // somebody else was quicker
  }
}

const lockAt = (lock: string): boolean => {
  let descriptor: number
  try {
    descriptor = openSync(lock, 'wx')
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
  leave(lock)
  try {
    writeAll(descriptor, signature())
    closeSync(descriptor)
  } catch (error) {
    remove(lock)
    settled(lock)
    throw error
  }
  return true
}

/** Does something with a file that no other program does at the same time. */
export const withLock = async <T>(file: string, act: () => T | Promise<T>): Promise<T> => {
  const lock = `${file}.lock`
  for (let tries = 0; !lockAt(lock); tries++) {
    const signed = signedIn(lock)
    if (signed !== undefined && (isDead(signed) || (signed === '' && tries > UNSIGNED))) breakOpen(lock, signed)
    else if (tries > TRIES)
      return refuse(t('{file}: another saga-odds is writing it; if none is, delete {lock}', { file, lock }), file, 'file')
    else await setTimeout(WAIT)
  }
  try {
    return await act()
  } finally {
    remove(lock)
    settled(lock)
  }
}
