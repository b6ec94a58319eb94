import type { CellNumbers } from './cell-numbers'
import type { Cautioned, MethodReport } from './fight-report'
import type { Scenario } from './scenario'
import type { SCHEMA } from './schema'

/** What one more thing would be worth. */

export type Side = 'attacker' | 'defender'

export type ChangeKind = 'ability' | 'spend' | 'dice' | 'models' | 'armour' | 'cover' | 'givesUpDice'

export interface WhatIfRow {
  /** Whose change it is. */
  readonly side: Side
  readonly unit: string
  readonly what: ChangeKind
  /** "+ullr", 'one more model' */
  readonly change: string
  readonly numbers: CellNumbers
  /** The numbers less those of the fight as it is. */
  readonly difference: CellNumbers
  /** Victory points for the side that asks; negative: it helps the other. */
  readonly gain: number
}

/** How many models it takes to be the favourite, or of a shot to wipe the target out more often than not. */
export interface BreakEven {
  readonly side: Side
  readonly unit: string
  /** Null: no number of models does. */
  readonly from: number | null
  readonly most: number
  readonly now: number
}

export interface WhatIfReport extends Cautioned {
  readonly schema: typeof SCHEMA
  readonly kind: 'what-if'
  readonly fight: 'melee' | 'shoot'
  readonly headline: string
  readonly edition: 1 | 2
  readonly scenario: Scenario
  readonly rules: string
  readonly method: MethodReport
  /** The side that asks. */
  readonly asks: Side
  readonly names: Readonly<Record<Side, string>>
  readonly base: CellNumbers
  /** The largest gain first. */
  readonly rows: readonly WhatIfRow[]
  readonly breakEvens: readonly BreakEven[]
  readonly notes: readonly string[]
  readonly replay: string
}
