import type { Cautioned } from './fight-report'
import type { Scenario } from './scenario'
import type { SCHEMA } from './schema'

/** Where something that happened lies among all that could have: chances of less, the same and more; they add up to 1. */
export interface Percentile {
  readonly observed: number
  readonly mean: number
  readonly below: number
  readonly same: number
  readonly above: number
  /** Chance of something at least as far out on either side: twice the smaller tail, the observed included, at most 1. */
  readonly twoSided: number
}

/** One fight that was fought, and how lucky it was. Victory points from the attacker's side. */
export interface ObservedFight {
  readonly headline: string
  readonly scenario: Scenario
  readonly names: { readonly attacker: string; readonly defender: string }
  /** Models lost. */
  readonly outcome: { readonly attacker: number; readonly defender: number }
  /** Of exactly these losses. */
  readonly chance: number
  readonly attackerLosses: Percentile
  readonly defenderLosses: Percentile
  readonly swing: Percentile
}

/** What was seen on the way of one fight: hits, saves, dice, of each side. */
export interface ObservedStages {
  readonly headline: string
  readonly scenario: Scenario
  readonly names: { readonly attacker: string; readonly defender: string }
  /** As it was given: "hits=6:2". */
  readonly given: string
  readonly seen: readonly { readonly name: string; readonly attacker: Percentile; readonly defender: Percentile }[]
}

export interface ObservedReport extends Cautioned {
  readonly schema: typeof SCHEMA
  readonly kind: 'observed'
  readonly headline: string
  readonly edition: 1 | 2
  readonly rules: string
  /** None where only stages were seen. */
  readonly fights: readonly ObservedFight[]
  readonly stages?: ObservedStages
  /** All fights together, for the attackers, by convolution; absent for a single one. */
  readonly evening?: Percentile
  readonly notes: readonly string[]
  readonly replay: string
}
