import type { FightReport, MethodReport } from '../../model/report'
import { percent, thousands } from '../figures'

export const EDITIONS = { 1: 'first edition', 2: 'second edition' } as const

const told = (method: MethodReport): string => {
  if (method.name === 'exact') return 'exact'
  if (method.name === 'fractions') return 'exact, in fractions'
  const start = method.name === 'both' ? 'exact and sampled' : 'sampled'
  const precision = method.precision === undefined ? '' : `, to within ${percent(method.precision)}`
  return `${start} ${thousands(method.trials)} times${precision}, seed ${method.seed}`
}

/** "first edition, sampled 100 000 times, seed 7" */
export const method = (report: FightReport): string => `${EDITIONS[report.edition]}, ${told(report.method)}`
