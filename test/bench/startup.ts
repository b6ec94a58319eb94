import { spawnSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { race } from './race'
import type { Result } from './table'

const fight = ['melee', '8', 'warriors', 'charge', '4', 'hearthguard']

/** The whole command against a bare start of Node, which does nothing. */
export const startup = (rounds = 21): readonly Result[] => {
  const times = race(
    {
      node: () => start('-e', '0'),
      version: () => start('bin/saga-odds.cjs', '--version'),
      alone: () => start('bin/saga-odds.cjs'),
      help: () => start('bin/saga-odds.cjs', '--help'),
      json: () => start('bin/saga-odds.cjs', ...fight, '--format', 'json'),
      table: () => start('bin/saga-odds.cjs', ...fight)
    },
    rounds
  )
  const result = (what: string, product: number, bar: number): Result => ({ what, unit: 'ms', floor: times.node, product, bar })
  return [
    result('the whole command, --version', times.version, 1.2),
    result('saga-odds alone', times.alone, 1.5),
    result('the whole command, --help', times.help, 1.5),
    result('the whole command, json', times.json, 1.7),
    result('the whole command, table', times.table, 2)
  ]
}

const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env

const start = (...args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
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
  return `${'page, gzipped'.padEnd(36)}${`${kilobytes.toFixed(0)} KB`.padStart(16)}${`${MOST} KB`.padStart(16)}  ${isSmall ? 'good' : 'TOO LARGE'}`
}
