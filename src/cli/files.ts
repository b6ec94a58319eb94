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
 * All writing of files. A file is written beside its place, flushed and renamed, so that readers see either the old file or the
 * new one, whole; devices and pipes are written directly. Only what may wait for another program is asynchronous.
 */

// --- temporary files, which are removed however the program ends ---

const leftovers = new Set<string>()

/** Whether the file is gone. */
const tryRemove = (file: string): boolean => {
  try {
    unlinkSync(file)
    return true
  } catch (error) {
    return isAbsent(error)
  }
}

/** Tries twice: a disk that fails once may not fail again. */
const remove = (file: string): void => {
  if (tryRemove(file) || tryRemove(file)) leftovers.delete(file)
}

const removeAll = (): void => {
  for (const file of leftovers) remove(file)
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Removes the leftovers and ends by the signal. Where somebody else listens for it, that listener ends the program, and `exit`
 * removes them.
 */
const onSignal = (signal: NodeJS.Signals): void => {
  if (process.listenerCount(signal) > 1) return
  removeAll()
  watch(false)
  process.kill(process.pid, signal)
}

let isWatching = false

const watch = (isOn: boolean): void => {
  if (isOn === isWatching) return
  isWatching = isOn
  for (const signal of SIGNALS) process[isOn ? 'on' : 'off'](signal, onSignal)
  process[isOn ? 'on' : 'off']('exit', removeAll)
}

const track = (file: string): void => {
  leftovers.add(file)
  watch(true)
}

const untrack = (file: string): void => {
  leftovers.delete(file)
  if (leftovers.size === 0) watch(false)
}

// --- links ---

const LINKS = 40

/** The path that a name leads to through links, whether or not there is a file. Throws ELOOP. */
const resolveLinks = (file: string): string => {
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

// --- atomic writing ---

/** Writes until everything is taken: one write may take less than it is given. */
const writeAll = (descriptor: number, data: string | Uint8Array): void => {
  let bytes = typeof data === 'string' ? Buffer.from(data) : data
  while (bytes.length > 0) {
    const taken = writeSync(descriptor, bytes)
    if (taken === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC', syscall: 'write' })
    bytes = bytes.subarray(taken)
  }
}

/** The errors of file systems that cannot flush. */
const UNFLUSHED = new Set(['EINVAL', 'ENOTSUP', 'ENOSYS', 'EROFS'])

const flush = (descriptor: number): void => {
  try {
    fsyncSync(descriptor)
  } catch (error) {
    if (!UNFLUSHED.has(codeOf(error))) throw error
  }
}

/** Flushes a rename in the folder. Failing is harmless. */
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

let draftCount = 0

/** Longest part of the file's own name in that of a temporary file: names have a limit. */
const LONGEST_NAME = 200

const openBeside = (place: string, mode: number): { readonly file: string; readonly descriptor: number } => {
  for (;;) {
    const name = `.${basename(place).slice(0, LONGEST_NAME)}.${process.pid}-${draftCount++}.tmp`
    const file = join(dirname(place), name)
    track(file)
    try {
      return { file, descriptor: openSync(file, 'wx', mode) }
    } catch (error) {
      untrack(file)
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

interface Draft {
  readonly write: (data: string | Uint8Array) => void
  /** Moves the file to its place. Where that fails it throws and leaves what was there. */
  readonly commit: () => void
  /** Leaves what is in its place and keeps the draft as `<file>.part`, whose name it returns. */
  readonly keep: () => string
  readonly abandon: () => void
}

/** Moves a file to a name that is free; throws EEXIST where it is not. */
const moveToFreeName = (from: string, to: string): void => {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error
    // a file system without hard links
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
    untrack(file)
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
    untrack(file)
    flushFolder(dirname(place))
  }
  if (before) {
    try {
      fchmodSync(descriptor, before.mode & 0o7777)
    } catch {}
  }
  return {
    write: data => writeAll(descriptor, data),
    commit: () => settle(() => (isNew ? moveToFreeName(file, place) : renameSync(file, place))),
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

/** Writes a file atomically. `isNew`: throws EEXIST where there is a file already. Links are followed. */
export const writeWhole = (file: string, text: string, isNew = false): void => {
  const draft = draftOf(isNew ? file : resolveLinks(file), isNew)
  try {
    draft.write(text)
  } catch (error) {
    draft.abandon()
    throw error
  }
  draft.commit()
}

// --- the target of --output ---

/** Where `--output` writes. Its methods throw a RequestError where they fail. */
interface Target {
  /** Resolves when the data is written: false where the reader of a pipe has gone. */
  readonly write: (data: string | Uint8Array) => Promise<boolean>
  /** Puts what was written in place. */
  readonly commit: () => Promise<void>
  /** Leaves what was there and keeps what was written beside it; returns its name, where it is a file. */
  readonly keep: () => string | undefined
  /** Leaves what was there and drops what was written. */
  readonly abandon: () => void
}

const asRequestError = (file: string, error: unknown): unknown => {
  const reason = reasonNotWritten(error)
  return reason === undefined
    ? error
    : new RequestError([{ message: `--output ${quoted(file)}: ${reason}`, at: '--output', code: 'file' }])
}

const wouldOverwriteInput = (file: string): RequestError =>
  new RequestError([
    {
      message: t('--output {file}: this command reads it and would overwrite it: name another file', {
        file: quoted(file)
      }),
      at: '--output',
      code: 'file'
    }
  ])

/** The number of a descriptor that is already open: `/dev/fd/3`. */
const openDescriptor = (file: string): number | undefined => {
  const [, number] = /^(?:\/dev|\/proc\/self)\/fd\/(\d{1,4})$/.exec(file) ?? []
  if (number !== undefined) return Number(number)
  return file === '/dev/stderr' ? 2 : undefined
}

/** The target for a pipe or a device, which cannot be replaced as a whole. */
const directTarget = async (file: string, streams: Streams): Promise<Target> => {
  const opened = openDescriptor(file)
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

/** Opens the target of `-o FILE`. Throws a RequestError where it cannot be written, or is a file that this run reads. */
export const openTarget = async (file: string, streams: Streams): Promise<Target> => {
  const explained = async <T>(act: () => T | Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      throw asRequestError(file, error)
    }
  }
  const target = await explained(async (): Promise<Target> => {
    if (openDescriptor(file) !== undefined) return directTarget(file, streams)
    const place = resolveLinks(file)
    const stats = statSync(place, { bigint: true, throwIfNoEntry: false })
    if (stats?.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR', syscall: 'open' })
    if (isInput(stats, streams)) throw wouldOverwriteInput(file)
    if (stats && !stats.isFile()) return directTarget(file, streams)
    const draft = draftOf(place, false)
    return {
      ...draft,
      write: async data => {
        draft.write(data)
        return true
      },
      commit: async () => {
        if (isInput(statSync(place, { bigint: true, throwIfNoEntry: false }), streams)) throw wouldOverwriteInput(file)
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
        throw asRequestError(file, error)
      }
    }
  }
}

// --- locks between processes ---

const WAIT = 20
const TRIES = 250
/** So many tries a lock may be unsigned before it counts as abandoned: its maker signs it just after creating it. */
const UNSIGNED = 50

const signature = (): string => `${process.pid} ${hostname()}`

/** Whether the process that made the lock has ended; false where that cannot be known, as on another host. */
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

/** Removes the lock of a dead process, unless another process has made it its own meanwhile. */
const removeDeadLock = (lock: string, signed: string): void => {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
    if (signedIn(aside) !== signed) linkSync(aside, lock)
    unlinkSync(aside)
  } catch {
    // another process has removed it
  }
}

const tryLock = (lock: string): boolean => {
  let descriptor: number
  try {
    descriptor = openSync(lock, 'wx')
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
  track(lock)
  try {
    writeAll(descriptor, signature())
    closeSync(descriptor)
  } catch (error) {
    remove(lock)
    untrack(lock)
    throw error
  }
  return true
}

/** Runs `act` while holding the lock of a file. Throws a RequestError where another process holds it for too long. */
export const withLock = async <T>(file: string, act: () => T | Promise<T>): Promise<T> => {
  const lock = `${file}.lock`
  for (let tries = 0; !tryLock(lock); tries++) {
    const signed = signedIn(lock)
    if (signed !== undefined && (isDead(signed) || (signed === '' && tries > UNSIGNED))) removeDeadLock(lock, signed)
    else if (tries > TRIES)
      return refuse(t('{file}: another saga-odds is writing it; if none is, delete {lock}', { file, lock }), file, 'file')
    else await setTimeout(WAIT)
  }
  try {
    return await act()
  } finally {
    remove(lock)
    untrack(lock)
  }
}
