import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Node's file functions with a layer over them: every operation on what lies in one folder is counted, and one of them fails as it is
 * told, or takes less than it is given.
 */

export type FaultCode = 'ENOSPC' | 'EIO' | 'EACCES' | 'EMFILE' | 'ELOOP' | 'ENXIO' | 'short'

/** Which operation fails, from 0, and how. */
export interface Fault {
  readonly at: number
  readonly code: FaultCode
}

export interface Watched<T> {
  readonly answer: T
  /** Names of the operations, in order. */
  readonly operations: readonly string[]
}

const SYNCHRONOUS = [
  'openSync',
  'readSync',
  'writeSync',
  'fsyncSync',
  'closeSync',
  'renameSync',
  'linkSync',
  'unlinkSync',
  'statSync',
  'lstatSync',
  'fstatSync',
  'mkdirSync',
  'readdirSync',
  'readlinkSync',
  'realpathSync',
  'accessSync',
  'fchmodSync',
  'readFileSync'
] as const
const WITH_CALLBACK = ['open', 'read', 'write', 'fsync', 'close'] as const

type Call = (...args: unknown[]) => unknown
const table = fs as unknown as Record<string, Call>

const failure = (name: string, code: string): Error =>
  Object.assign(new Error(`${code}: injected, ${name}`), { code, syscall: name.replace(/Sync$/, ''), errno: -1 })

/** Runs something with the layer over its files; `opened` is one that is open already. */
export const watched = async <T>(
  folder: string,
  opened: number,
  fault: Fault | undefined,
  act: () => Promise<T>
): Promise<Watched<T>> => {
  const operations: string[] = []
  const ours = new Set<unknown>([opened])
  const originals = new Map<string, Call>()
  let depth = 0
  const isOurs = ([first, second]: readonly unknown[]): boolean =>
    (typeof first === 'number' && ours.has(first)) ||
    [first, second].some(each => typeof each === 'string' && each.startsWith(folder))
  /** Counts the operation: how it fails, if it does. */
  const met = (name: string): FaultCode | undefined => {
    operations.push(name)
    return fault?.at === operations.length - 1 ? fault.code : undefined
  }
  const half = (args: readonly unknown[]): unknown[] => {
    const [descriptor, bytes] = args as [number, Uint8Array]
    return [descriptor, bytes.subarray(0, Math.ceil(bytes.length / 2))]
  }
  for (const name of SYNCHRONOUS) {
    const original = table[name] as Call
    originals.set(name, original)
    table[name] = (...args) => {
      if (depth > 0 || !isOurs(args)) return original.apply(fs, args)
      const code = met(name)
      if (code === 'short') return original.apply(fs, name === 'writeSync' ? half(args) : args)
      // a descriptor is closed whatever is reported of it
      if (code !== undefined && name === 'closeSync') original.apply(fs, args)
      if (code !== undefined) throw failure(name, code)
      depth++
      try {
        const answer = original.apply(fs, args)
        if (name === 'openSync') ours.add(answer)
        return answer
      } finally {
        depth--
      }
    }
  }
  for (const name of WITH_CALLBACK) {
    const original = table[name] as Call
    originals.set(name, original)
    table[name] = (...args) => {
      if (!isOurs(args)) return original.apply(fs, args)
      const code = met(name)
      const done = args.at(-1) as (error: Error | null, value?: unknown) => void
      if (code !== undefined && code !== 'short') {
        if (name === 'close') return original.apply(fs, [args[0], () => done(failure(name, code))])
        return process.nextTick(done, failure(name, code))
      }
      const heard = (error: Error | null, ...more: unknown[]): void => {
        if (!error && name === 'open') ours.add(more[0])
        ;(done as Call)(error, ...more)
      }
      return original.apply(fs, [...args.slice(0, -1), heard])
    }
  }
  syncBuiltinESMExports()
  try {
    const answer = await act()
    // a stream that is left closes its file a moment later
    await new Promise(resolve => setImmediate(resolve))
    return { answer, operations }
  } finally {
    for (const [name, original] of originals) table[name] = original
    syncBuiltinESMExports()
  }
}
