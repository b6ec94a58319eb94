import type { Cautioned, MeleeResult, MethodReport } from './fight-report'
import type { Scenario } from './scenario'
import type { SCHEMA } from './schema'

/** One way of reading the doubtful rules, and what it makes of a fight. */
export interface ReadingsRow {
  readonly readings: Readonly<Record<string, string>>
  readonly result?: MeleeResult
  readonly attackerLosses: number
  readonly defenderLosses: number
  readonly swing: number
  /** How far the odds move from those of the readings in force, 0..1 (total variation). */
  readonly moves: number
}

/** The same fight under every combination of readings that matter to it. */
export interface ReadingsReport extends Cautioned {
  readonly schema: typeof SCHEMA
  readonly kind: 'readings'
  readonly headline: string
  readonly edition: 1 | 2
  readonly scenario: Scenario
  /** The troops of each side. */
  readonly names?: Readonly<Record<'attacker' | 'defender', string>>
  readonly rules: string
  readonly method: MethodReport
  readonly of: readonly string[]
  readonly rows: readonly ReadingsRow[]
  readonly notes: readonly string[]
  readonly replay: string
}
