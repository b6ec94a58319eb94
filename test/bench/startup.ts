import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { race } from './race'
import { figure, type Result } from './table'

const fight = ['melee', '8', 'warriors', 'charge', '4', 'hearthguard']

/**
 * The whole command, as people install it, against a bare start of Node, which does nothing: from the package unpacked, which brings
 * nothing compiled, with a cache folder of its own that the rounds before the first that counts fill.
 */
export const startup = (rounds = 41): readonly Result[] => {
  const home = mkdtempSync(join(tmpdir(), 'saga-odds-bench-'))
  const run = (...args: readonly string[]) => start(args, { XDG_CACHE_HOME: join(home, 'cache') })
  try {
    return timesOf(unpackedIn(home), run, rounds)
  } finally {
    rmSync(home, { recursive: true })
  }
}

const unpackedIn = (home: string): string => {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', home], {
    encoding: 'utf8'
  })
  if (status !== 0) throw new Error(`npm pack exits ${status}: ${stderr}`)
  if (spawnSync('tar', ['xzf', join(home, stdout.trim()), '-C', home]).status !== 0)
    throw new Error('the package cannot be unpacked')
  return join(home, 'package/bin/saga-odds.cjs')
}

const timesOf = (program: string, run: (...args: readonly string[]) => void, rounds: number): readonly Result[] => {
  const times = race(
    {
      node: () => run('-e', '0'),
      version: () => run(program, '--version'),
      alone: () => run(program),
      help: () => run(program, '--help'),
      json: () => run(program, ...fight, '--format', 'json'),
      table: () => run(program, ...fight)
    },
    rounds
  )
  const result = (what: string, product: number, bar: number): Result => ({ what, unit: 'ms', floor: times.node, product, bar })
  return [
    result('the whole command, --version', times.version, 1.2),
    result('saga-odds alone', times.alone, 1.5),
    result('the whole command, --help', times.help, 1.5),
    { ...result('the whole command, json', times.json, 1.7), next: 1.5 },
    { ...result('the whole command, table', times.table, 2), next: 1.7 }
  ]
}

const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env

const start = (args: readonly string[], more: NodeJS.ProcessEnv): void => {
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...env, ...more },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe']
  })
  if (status !== 0) throw new Error(`node ${args.join(' ')} exits ${status}: ${stderr}`)
}

/** The page for the phone with the engine inside, as a server would send it. */

const MOST = 250

export const pageSize = (): string => {
  const { status, stdout } = spawnSync(process.execPath, ['bin/saga-odds.cjs', 'page', '-o', '/dev/stdout'], {
    env,
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore']
  })
  if (status !== 0) throw new Error(`page exits ${status}`)
  const kilobytes = gzipSync(stdout, { level: 9 }).length / 1000
  const isSmall = kilobytes <= MOST
  return figure('page, gzipped', `${kilobytes.toFixed(0)} KB`, `${MOST} KB`, isSmall ? 'good' : 'TOO LARGE')
}
