import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputOf } from '../../src/cli/direct-output'
import { COMMANDS, type Command, type Ended, held, laid, ran } from './commands'
import { type Fault, type FaultCode, watched } from './layer'

/** Every file operation of every command fails once, and nothing may be lost by it. */

export const CODES: readonly FaultCode[] = ['EIO', 'ENOSPC', 'EACCES', 'EMFILE', 'ELOOP', 'ENXIO', 'short']

export interface Tally {
  /** Commands and operations of theirs that were failed. */
  readonly pairs: number
  /** Those, each by each of its codes. */
  readonly faults: number
  /** What went wrong, a line each. */
  readonly wrong: readonly string[]
}

const SENTENCES = /^(saga-odds: [^\n]+\n)+$/

/** Records of JSON: none of them is cut, where the disk itself did not cut it. */
const isWhole = (text: string): boolean =>
  text
    .split('\n')
    .filter(line => line.startsWith('{"'))
    .every(line => {
      try {
        JSON.parse(line)
        return true
      } catch {
        return false
      }
    })

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

interface Run extends Ended {
  readonly stdout: string
}

interface Known {
  readonly before: object
  readonly after: object
  readonly shown: Run
}

/** What is wrong with how a command ended one of whose operations failed. */
const complaint = (code: FaultCode, run: Run, files: object, { before, after, shown }: Known): string | undefined => {
  if (code === 'short' || run.code === shown.code)
    return run.code === shown.code && same(files, after) && run.stdout === shown.stdout
      ? undefined
      : `it ends with ${run.code}, and its answer is another: ${run.stderr}`
  if (run.code !== 2) return `it ends with ${run.code}: ${run.stderr}`
  if (!SENTENCES.test(run.stderr)) return `it says no sentence: ${run.stderr}`
  if (!shown.stdout.startsWith(run.stdout) || !isWhole(run.stdout)) return 'stdout is another'
  return same(files, before) ? undefined : 'files are lost, cut or left over'
}

const observed = async (command: Command, folder: string, fault?: Fault) => {
  const path = join(folder, 'stdout')
  const descriptor = openSync(path, 'w')
  const stdout = outputOf(descriptor, () => {
    throw new Error('a file needs no stream')
  })
  const { answer, operations } = await watched(folder, descriptor, fault, () => ran(command, folder, stdout))
  closeSync(descriptor)
  const run: Run = { ...answer, stdout: readFileSync(path, 'utf8') }
  return { run, operations }
}

const tried = async (command: Command, folder: string, codesOf: (operation: number) => readonly FaultCode[]): Promise<Tally> => {
  laid(folder)
  const before = held(folder)
  // what is read only once in a process is read before
  await observed(command, folder)
  laid(folder)
  const { run: shown, operations } = await observed(command, folder)
  const known: Known = { before, after: held(folder), shown }
  const wrong: string[] = shown.code > 1 ? [`${command.name}: it ends with ${shown.code} as it is: ${shown.stderr}`] : []
  let faults = 0
  for (let at = 0; at < operations.length; at++)
    for (const code of codesOf(at)) {
      if (!same(held(folder), before)) laid(folder)
      const { run } = await observed(command, folder, { at, code })
      faults++
      const bad = complaint(code, run, held(folder), known)
      if (bad !== undefined) wrong.push(`${command.name}: operation ${at} (${operations[at]}) fails by ${code}: ${bad}`)
    }
  return { pairs: operations.length, faults, wrong }
}

/** `many`: codes that an operation fails by, in turn; `oneIn`: of so many operations of a command one fails. */
export const injected = async (many: number, oneIn = 1, commands: readonly Command[] = COMMANDS): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'saga-odds-faults-'))
  let next = 0
  const codesOf = (operation: number) =>
    operation % oneIn > 0 ? [] : Array.from({ length: many }, () => CODES[next++ % CODES.length] ?? 'EIO')
  const tallies: Tally[] = []
  try {
    for (const command of commands) tallies.push(await tried(command, join(folder, 'it'), codesOf))
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  return {
    pairs: tallies.reduce((sum, { pairs }) => sum + pairs, 0),
    faults: tallies.reduce((sum, { faults }) => sum + faults, 0),
    wrong: tallies.flatMap(({ wrong }) => wrong)
  }
}
