import type { CellNumbers } from './cell-numbers'
import type { Cautioned, MethodReport } from './fight-report'
import type { Scenario } from './scenario'
import type { SCHEMA } from './schema'

export interface SweepCell {
  /** A value of each axis, as it was typed. */
  readonly at: readonly string[]
  /** The quantity that the sweep is of. */
  readonly value?: number
  readonly numbers?: CellNumbers
  /** Why this fight cannot be fought. */
  readonly refused?: string
}

/** One fight with some of its values varied. */
export interface SweepReport extends Cautioned {
  readonly schema: typeof SCHEMA
  /** What was corrected in the words of the request, or assumed of them though it changes the odds. */
  readonly interpreted?: readonly string[]
  readonly kind: 'sweep'
  /** The fight that is varied. */
  readonly fight: 'melee' | 'shoot'
  readonly headline: string
  readonly edition: 1 | 2
  readonly scenario: Scenario
  /** The troops of each side; absent where they differ from fight to fight. */
  readonly names?: Readonly<Record<'attacker' | 'defender', string>>
  readonly rules: string
  readonly method: MethodReport
  readonly axes: readonly { readonly path: string; readonly values: readonly string[] }[]
  /** The quantity shown, by its path and as it is said. */
  readonly of: { readonly path: string; readonly name: string; readonly measure: string }
  /** The last axis turns fastest. */
  readonly cells: readonly SweepCell[]
  /** Which cell has the largest value; absent where all are alike. */
  readonly best?: number
  readonly notes: readonly string[]
  readonly replay: string
}
