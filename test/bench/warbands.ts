import { spawnSync } from 'node:child_process'
import { race } from './race'
import type { Bounded } from './table'

/** Warbands, each question the whole process from start to answer. */

const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env

const ask = (...args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/saga-odds.cjs', ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe']
  })
  if (status !== 0) throw new Error(`saga-odds ${args.join(' ')} exits ${status}: ${stderr}`)
}

const [RAGNAR, NORMANS] = ['examples/rosters/ragnars-forty.yaml', 'examples/rosters/normans.yaml']

const TASKS: readonly { readonly what: string; readonly bar: number; readonly args: readonly string[] }[] = [
  { what: 'comparing two warbands of six points, whole process', bar: 300, args: ['compare', RAGNAR, NORMANS] },
  {
    what: 'the best of all Norman musters of six points, whole process',
    bar: 5000,
    args: ['warband', 'build', 'normans', '6', '--against', RAGNAR]
  }
]

export const warbands = (rounds = 11): readonly Bounded[] =>
  TASKS.map(({ what, bar, args }) => ({ what, bar, time: race({ product: () => ask(...args) }, rounds).product }))
