import type { Cautioned, MethodReport } from './fight-report'
import type { Scenario } from './scenario'
import type { SCHEMA } from './schema'

/** One value on the way. */
export interface UntilStep {
  readonly value: string
  readonly holds: boolean
  /** The quantities of the condition, in its order; absent where the fight cannot be fought. */
  readonly found?: readonly (number | null)[]
  readonly refused?: string
}

/** The first of some values with which a condition holds. */
export interface UntilReport extends Cautioned {
  readonly schema: typeof SCHEMA
  readonly kind: 'until'
  readonly fight: 'melee' | 'shoot'
  readonly headline: string
  readonly edition: 1 | 2
  readonly scenario: Scenario
  /** The troops of each side; absent where they differ from fight to fight. */
  readonly names?: Readonly<Record<'attacker' | 'defender', string>>
  readonly rules: string
  readonly method: MethodReport
  readonly condition: string
  /** The path that is varied. */
  readonly by: string
  /** Null: none does. */
  readonly reached: string | null
  readonly quantities: readonly { readonly path: string; readonly name: string; readonly measure: string }[]
  readonly steps: readonly UntilStep[]
  readonly notes: readonly string[]
  readonly replay: string
}
