import type { CellNumbers } from './cell-numbers'
import type { Cautioned } from './fight-report'
import type { Scenario } from './scenario'
import type { SCHEMA } from './schema'
import type { Side } from './what-if-report'

/** The odds of a fight before the SAGA dice are thrown that pay for its abilities. */

/** A box that is used where the roll pays for it. */
export interface PreferredBox {
  /** `normans/charge` */
  readonly box: string
  readonly name: string
  /** The most uses. */
  readonly times: number
  readonly cost: string
}

/** What is played, and the fight then. */
export interface PlayedSet {
  /** As they are typed: "+charge", "+attack-pool=2ar"; none where nothing is worth playing, or can be paid. */
  readonly plays: readonly string[]
  readonly numbers: CellNumbers
}

/** All rolls after which these are played. */
export interface SetChance extends PlayedSet {
  readonly chance: number
}

/** One roll: "CCUURC". */
export interface PreferredRoll extends SetChance {
  readonly roll: string
}

/** The means over the roll; where costs are unknown, of the least and the most that they could be. */
export interface RollAverage {
  readonly least: CellNumbers
  readonly most: CellNumbers
}

export interface BeforeRollReport extends Cautioned {
  readonly schema: typeof SCHEMA
  readonly kind: 'roll'
  readonly fight: 'melee' | 'shoot'
  readonly headline: string
  readonly edition: 1 | 2
  /** The fight without what the roll pays for. */
  readonly scenario: Scenario
  readonly rules: string
  readonly method: { readonly name: 'exact' }
  /** The side that rolls. */
  readonly asks: Side
  readonly names: Readonly<Record<Side, string>>
  /** SAGA dice rolled. */
  readonly dice: number
  readonly prefer: readonly PreferredBox[]
  readonly none: CellNumbers
  readonly average: RollAverage
  readonly all: PlayedSet
  /** The likeliest first; of unknown costs the dearest. */
  readonly sets: readonly SetChance[]
  /** Every roll, commons first. */
  readonly rolls: readonly PreferredRoll[]
  /** Unknown costs as `sets` and `rolls` take them. */
  readonly taken?: Readonly<Record<string, string>>
  /** The average for other numbers of dice. */
  readonly byDice: readonly { readonly dice: number; readonly average: RollAverage }[]
  readonly notes: readonly string[]
  readonly replay: string
}
