import type { CellNumbers } from './cell-numbers'
import type { Cautioned, MeleeResult, MethodReport } from './fight-report'
import type { Scenario, Side } from './scenario'
import type { Interpreted, ReportHead } from './schema'

export interface SweepCell {
  /** A value of each axis, as it was typed. */
  readonly at: readonly string[]
  /** The quantity that the sweep is of. */
  readonly value?: number
  readonly numbers?: CellNumbers
  /** Why this fight cannot be fought. */
  readonly refused?: string
}

/** A fight that is fought with other values again and again. */
interface VariedFight extends Cautioned {
  /** The fight that is varied. */
  readonly fight: 'melee' | 'shoot'
  readonly scenario: Scenario
  /** The troops of each side; absent where they differ from fight to fight. */
  readonly names?: Readonly<Record<Side, string>>
  readonly method: MethodReport
}

/** A number of a fight, by its path, and its name as it is shown. */
interface ShownQuantity {
  readonly path: string
  readonly name: string
  readonly measure: string
}

/** One fight with some of its values varied. */
export interface SweepReport extends ReportHead<'sweep'>, Interpreted, VariedFight {
  readonly axes: readonly { readonly path: string; readonly values: readonly string[] }[]
  /** The quantity shown. */
  readonly of: ShownQuantity
  /** The last axis turns fastest. */
  readonly cells: readonly SweepCell[]
  /** Which cell has the largest value; absent where all are alike. */
  readonly best?: number
}

/** One value on the way. */
export interface UntilStep {
  readonly value: string
  readonly holds: boolean
  /** The quantities of the condition, in its order; absent where the fight cannot be fought. */
  readonly found?: readonly (number | null)[]
  readonly refused?: string
}

/** The first of some values with which a condition holds. */
export interface UntilReport extends ReportHead<'until'>, VariedFight {
  readonly condition: string
  /** The path that is varied. */
  readonly by: string
  /** Null: none does. */
  readonly reached: string | null
  readonly quantities: readonly ShownQuantity[]
  readonly steps: readonly UntilStep[]
}

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
export interface ReadingsReport extends ReportHead<'readings'>, Cautioned {
  readonly scenario: Scenario
  /** The troops of each side. */
  readonly names?: Readonly<Record<Side, string>>
  readonly method: MethodReport
  readonly of: readonly string[]
  readonly rows: readonly ReadingsRow[]
}

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

/** What each single change of a fight would be worth. */
export interface WhatIfReport extends ReportHead<'what-if'>, Cautioned {
  readonly fight: 'melee' | 'shoot'
  readonly scenario: Scenario
  readonly method: MethodReport
  /** The side that asks. */
  readonly asks: Side
  readonly names: Readonly<Record<Side, string>>
  readonly base: CellNumbers
  /** The largest gain first. */
  readonly rows: readonly WhatIfRow[]
  readonly breakEvens: readonly BreakEven[]
}

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

/** The odds of a fight before the SAGA dice are thrown that pay for its abilities. */
export interface BeforeRollReport extends ReportHead<'roll'>, Cautioned {
  readonly fight: 'melee' | 'shoot'
  /** The fight without what the roll pays for. */
  readonly scenario: Scenario
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
}

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
  readonly names: Readonly<Record<Side, string>>
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
  readonly names: Readonly<Record<Side, string>>
  /** As it was given: "hits=6:2". */
  readonly given: string
  readonly seen: readonly { readonly name: string; readonly attacker: Percentile; readonly defender: Percentile }[]
}

/** What was seen in fights that were fought, and how lucky it was. */
export interface ObservedReport extends ReportHead<'observed'>, Cautioned {
  /** None where only stages were seen. */
  readonly fights: readonly ObservedFight[]
  readonly stages?: ObservedStages
  /** All fights together, for the attackers, by convolution; absent for a single one. */
  readonly evening?: Percentile
}

/** Several subjects against several opponents. Everything is seen from the subject's side, whoever charges. */

export interface Compared {
  /** "4 berserkers" */
  readonly name: string
  /** What it costs in a warband; null where that is not known, or it is free. */
  readonly musterPoints: number | null
}

export interface CompareNumbers {
  /** Of a melee. */
  readonly win?: number
  readonly tie?: number
  readonly lose?: number
  /** Models on average. */
  readonly lost: number
  readonly killed: number
  /** Chance that the opponent, or the subject, is gone. */
  readonly wipesOut: number
  readonly wipedOut: number
  /** Victory points killed less lost. */
  readonly swing: number
}

export interface CompareCell {
  readonly headline: string
  readonly scenario: Scenario
  readonly numbers: CompareNumbers
  /** The swing for each muster point of the subject. */
  readonly perPoint?: number
  /** What it has more than the first subject against the same opponent; absent for the first. */
  readonly more?: CompareNumbers
}

/** Two subjects, each fighting the same opponent on its own: whose victory-point swing is the larger. */
export interface Duel {
  readonly opponent: number
  readonly subject: number
  readonly other: number
  readonly better: number
  readonly same: number
  readonly worse: number
  /** First-order stochastic dominance: at least as likely to reach every swing, and likelier for one. */
  readonly dominates?: 'subject' | 'other'
}

export interface CompareReport extends ReportHead<'compare'>, Interpreted, Cautioned {
  readonly fight: 'melee' | 'shoot'
  /** The opponents charge. */
  readonly charged: boolean
  readonly method: MethodReport
  readonly subjects: readonly Compared[]
  readonly opponents: readonly Compared[]
  /** A row for each subject, a cell for each opponent. */
  readonly cells: readonly (readonly CompareCell[])[]
  readonly duels: readonly Duel[]
}
