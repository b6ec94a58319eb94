import { spawnSync } from 'node:child_process'
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
    result('the whole command, json', times.json, 1.5),
    result('the whole command, table', times.table, 1.8)
  ]
}

const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env

const start = (...args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  if (status !== 0) throw new Error(`node ${args.join(' ')} exits ${status}: ${stderr}`)
}
