import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { distinctMelees, randomMatchups } from './matchups'
import { median } from './race'
import { figure, rateTable } from './table'

/** The whole command over lines of distinct melees: lines a second, and the most memory it takes. */

interface Task {
  readonly what: string
  readonly args: readonly string[]
  readonly file: string
  readonly lines: number
  /** Lines a second, at least; and the next to reach. */
  readonly bar: number
  readonly next?: number
}

const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env

const MEMORY = "process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS + '\\n'))"

interface Run {
  readonly seconds: number
  readonly megabytes: number
}

const run = (args: readonly string[], hook: string): Run => {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['--require', hook, 'bin/saga-odds.cjs', 'batch', ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe']
  })
  const peaks = [...stderr.matchAll(/^peak (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes))
  if (status !== 0) throw new Error(`batch ${args.join(' ')} exits ${status}: ${stderr}`)
  return { seconds: (performance.now() - start) / 1000, megabytes: Math.max(0, ...peaks) / 1024 }
}

const written = (file: string, lines: readonly string[]): string => {
  writeFileSync(file, lines.map(line => `${line}\n`).join(''))
  return file
}

const MILLION = 1_000_000

/** Distinct exact scenarios a second on one core; two workers do at least 1.8 times as many. */
const ONE_CORE = 25_000

const TWO_COLUMNS = { bar: 40_000, next: 80_000 }

/** A million lines of which no two are alike, written in parts. */
const million = (file: string): string => {
  let part: string[] = []
  let id = 0
  for (const scenario of distinctMelees(MILLION)) {
    part.push(`${JSON.stringify({ id: id++, ...scenario })}\n`)
    if (part.length < 50_000) continue
    appendFileSync(file, part.join(''))
    part = []
  }
  return file
}

/** `rounds` of each. */
export const batches = (rounds = 3): string => {
  const folder = mkdtempSync(join(tmpdir(), 'saga-odds-bench-'))
  try {
    const hook = join(folder, 'memory.cjs')
    writeFileSync(hook, MEMORY)
    const melees = randomMatchups(100_000).map(({ scenario }, id) => JSON.stringify({ id, ...scenario }))
    const many = written(join(folder, 'many.ndjson'), melees)
    const some = written(join(folder, 'some.ndjson'), melees.slice(0, 50_000))
    const rows = Array.from(
      { length: 20_000 },
      (_, i) => `${i},warriors,${1 + (i % 12)},hearthguard,${1 + (Math.floor(i / 12) % 12)},${i % 9}`
    )
    const table = written(join(folder, 'rows.csv'), [
      'id,attacker.unit,attacker.models,defender.unit,defender.models,attacker.fatigue',
      ...rows
    ])
    const two = ['--select', 'result.attackerWins,defender.losses.mean']
    const tasks: readonly Task[] = [
      { what: 'NDJSON to NDJSON, 1 thread', args: ['--jobs', '1'], file: some, lines: 50_000, bar: ONE_CORE, next: 50_000 },
      { what: 'NDJSON to NDJSON, 2 threads', args: ['--jobs', '2'], file: many, lines: 100_000, bar: 1.8 * ONE_CORE },
      { what: 'two columns selected, 1e5 lines', args: ['--jobs', '2', ...two], file: many, lines: 100_000, ...TWO_COLUMNS },
      { what: 'CSV to CSV, 2 threads', args: ['--jobs', '2'], file: table, lines: 20_000, bar: 10_000 }
    ]
    const rates = tasks.map(({ what, args, file, lines, bar, next }) => {
      const rate = lines / median(Array.from({ length: rounds }, () => run([file, ...args], hook).seconds))
      return { what, rate, bar, ...(next !== undefined && { next }) }
    })
    const select = ['--jobs', '2', ...two]
    const less = run([many, ...select], hook).megabytes
    const most = run([million(join(folder, 'million.ndjson')), ...select], hook)
    const longest = { what: 'two columns selected, 1e6 lines', rate: MILLION / most.seconds, ...TWO_COLUMNS }
    const isFlat = most.megabytes < 1.3 * less
    const peak = `${less.toFixed(0)} and ${most.megabytes.toFixed(0)} MB`
    const memory = figure('peak memory at 1e5 and 1e6 lines', peak, 'flat', isFlat ? 'good' : 'GROWS')
    return `${rateTable([...rates, longest])}\n\n${memory}`
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** How many times as fast two threads are as one, and as fast as this machine lets two processes be that share nothing. */

const TWO_TO_ONE = 1.8

const SHARED_LINES = 200_000

const begun = (file: string, jobs: number): ChildProcess =>
  spawn(process.execPath, ['bin/saga-odds.cjs', 'batch', file, '--jobs', `${jobs}`], { env, stdio: 'ignore' })

/** Seconds until all of them have ended. */
const secondsOf = async (start: () => readonly ChildProcess[]): Promise<number> => {
  const from = performance.now()
  const codes = await Promise.all(start().map(async child => (await once(child, 'exit'))[0]))
  if (codes.some(code => code !== 0)) throw new Error(`batch exits ${codes.join(' and ')}`)
  return (performance.now() - from) / 1000
}

/** `rounds` of each. */
export const threads = async (rounds = 3): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'saga-odds-bench-'))
  try {
    const lines = [...distinctMelees(SHARED_LINES)].map((scenario, id) => JSON.stringify({ id, ...scenario }))
    const half = SHARED_LINES / 2
    const all = written(join(folder, 'all.ndjson'), lines)
    const halves = [lines.slice(0, half), lines.slice(half)].map((part, i) => written(join(folder, `half-${i}.ndjson`), part))
    const times = { alone: [] as number[], together: [] as number[], apart: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      times.alone.push(await secondsOf(() => [begun(all, 1)]))
      times.together.push(await secondsOf(() => [begun(all, 2)]))
      times.apart.push(await secondsOf(() => halves.map(file => begun(file, 1))))
    }
    const alone = median(times.alone)
    const reached = alone / median(times.together)
    const most = alone / median(times.apart)
    const verdict = reached >= TWO_TO_ONE ? 'good' : 'TOO SLOW'
    const found = `${verdict}; 2 processes that share nothing: ${most.toFixed(2)}x`
    return figure('2 threads to 1, 2e5 lines', `${reached.toFixed(2)}x`, `${TWO_TO_ONE}x`, found)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** A batch that is held open, as a bot of a chat does: from a line that is written to the line that answers it. */

/** Milliseconds, at the 95th percentile of lines that follow so many others. */
const SOON = 1
const WARM = 2000
const ASKED = 4000

export const resident = async (): Promise<string> => {
  const child = spawn(process.execPath, ['bin/saga-odds.cjs', 'batch', '-'], { env, stdio: ['pipe', 'pipe', 'ignore'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const times: number[] = []
  for (const { scenario } of randomMatchups(ASKED)) {
    const from = performance.now()
    child.stdin.write(`${JSON.stringify(scenario)}\n`)
    await answers.next()
    times.push(performance.now() - from)
  }
  child.stdin.end()
  await once(child, 'exit')
  const warm = times.slice(WARM).sort((one, other) => one - other)
  const time = warm[Math.floor(0.95 * warm.length)] ?? Number.POSITIVE_INFINITY
  return figure('batch held open, line to answer', `${time.toFixed(2)} ms`, `${SOON} ms`, time <= SOON ? 'good' : 'TOO SLOW')
}
