import type { CellNumbers } from './cell-numbers'
import type { Cautioned, MeleeResult, MethodReport } from './fight-report'
import type { NumberAsked } from './quantities'
import type { Scenario, Side } from './scenario'
import type { Interpreted, Intervals, ReportHead } from './schema'

/** Reports of studies: many fights in one table. */

/** How a fight of a table was sampled; absent where its odds are exact. */
export interface ThrownFight {
  /** The trials and the seed. */
  readonly method?: MethodReport
  /** 95 % intervals of its numbers, by their paths. */
  readonly intervals?: Intervals | undefined
}

export interface SweepCell extends ThrownFight {
  /** A value of each axis, as the user wrote it. */
  readonly at: readonly string[]
  /** The quantity that the sweep shows. */
  readonly value?: number
  readonly numbers?: CellNumbers
  /** Why this fight is impossible. */
  readonly refused?: string
}

/** A fight that is repeated with other values. */
interface VariedFight extends Cautioned {
  readonly fight: 'melee' | 'shoot'
  /** The fight that is varied. */
  readonly scenario: Scenario
  /** The troops of each side; absent if they differ from fight to fight. */
  readonly names?: Readonly<Record<Side, string>>
  readonly method: MethodReport
}

/** A number of a fight, by its path and its printed name. */
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
  /** One cell for each combination of values; the last axis varies fastest. */
  readonly cells: readonly SweepCell[]
  /** The index of the cell with the largest value; absent if all are equal. */
  readonly best?: number
}

/** One value that was tried. */
export interface UntilStep extends ThrownFight {
  readonly value: string
  readonly holds: boolean
  /** If sampled: every value within the intervals gives the same answer. */
  readonly isSure?: boolean
  /** The quantities of the condition, in its order; absent if the fight is impossible. */
  readonly found?: readonly (number | null)[]
  readonly refused?: string
}

/** The first of some values with which a condition holds. */
export interface UntilReport extends ReportHead<'until'>, VariedFight {
  readonly condition: string
  /** The path that is varied. */
  readonly by: string
  /** That value; null if there is none. */
  readonly reached: string | null
  readonly quantities: readonly ShownQuantity[]
  readonly steps: readonly UntilStep[]
}

/** The numbers of a fight under one combination of interpretations. */
export interface ReadingsRow {
  readonly readings: Readonly<Record<string, string>>
  /** Those in force where nothing else is asked for: what `moves` is measured from. */
  readonly inForce?: true
  readonly result?: MeleeResult
  readonly attackerLosses: number
  readonly defenderLosses: number
  readonly swing: number
  /** The distance of the odds from those under the readings in force, 0..1 (total variation). */
  readonly moves: number
}

/** A fight under every combination of the readings that matter to it. */
export interface ReadingsReport extends ReportHead<'readings'>, Cautioned {
  readonly scenario: Scenario
  /** The troops of each side. */
  readonly names?: Readonly<Record<Side, string>>
  readonly method: MethodReport
  /** The names of those readings. */
  readonly of: readonly string[]
  readonly rows: readonly ReadingsRow[]
}

export type ChangeKind = 'ability' | 'spend' | 'dice' | 'models' | 'armour' | 'cover' | 'givesUpDice'

export interface WhatIfRow {
  /** The side that changes. */
  readonly side: Side
  readonly unit: string
  readonly what: ChangeKind
  /** "+ullr", 'one more model' */
  readonly change: string
  readonly numbers: CellNumbers
  /** The numbers less those of the unchanged fight. */
  readonly difference: CellNumbers
  /** Victory points for the side that asks; negative if it helps the other side. */
  readonly gain: number
}

/** How many models a unit needs to be the favourite, or for a shot, to wipe out its target more often than not. */
export interface BreakEven {
  readonly side: Side
  readonly unit: string
  /** That number; null if no number of models is enough. */
  readonly from: number | null
  /** The most models that were tried. */
  readonly most: number
  /** The models it has. */
  readonly now: number
}

/** The worth of each single change of a fight. */
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

/** A box that is used if the roll pays for it. */
export interface PreferredBox {
  /** Its key: `normans/charge`. */
  readonly box: string
  readonly name: string
  /** The most uses. */
  readonly times: number
  readonly cost: string
}

/** Abilities that are played, and the numbers of the fight with them. */
export interface PlayedSet {
  /** As typed in a sentence: "+charge", "+attack-pool=2ar"; empty if nothing is worth playing or can be paid. */
  readonly plays: readonly string[]
  readonly numbers: CellNumbers
}

/** The chance of all rolls after which these are played. */
export interface SetChance extends PlayedSet {
  readonly chance: number
}

/** One roll: "CCUURC". */
export interface PreferredRoll extends SetChance {
  readonly roll: string
}

/** Means over the roll: the least and the most, depending on unknown costs. */
export interface RollAverage {
  readonly least: CellNumbers
  readonly most: CellNumbers
}

/** The odds of a fight before the roll of the SAGA dice that pay for its abilities. */
export interface BeforeRollReport extends ReportHead<'roll'>, Cautioned {
  readonly fight: 'melee' | 'shoot'
  /** The fight without the abilities that the roll may pay for. */
  readonly scenario: Scenario
  readonly method: { readonly name: 'exact' }
  /** The side that rolls. */
  readonly asks: Side
  readonly names: Readonly<Record<Side, string>>
  /** SAGA dice rolled. */
  readonly dice: number
  /** The wanted boxes. */
  readonly prefer: readonly PreferredBox[]
  /** The numbers with none of them, on average over the roll, and with all of them. */
  readonly none: CellNumbers
  readonly average: RollAverage
  readonly all: PlayedSet
  /** The likeliest first; unknown costs are the highest possible. */
  readonly sets: readonly SetChance[]
  /** Every roll, those with most common symbols first. */
  readonly rolls: readonly PreferredRoll[]
  /** The unknown costs assumed for `sets` and `rolls`. */
  readonly taken?: Readonly<Record<string, string>>
  /** The average for other numbers of dice. */
  readonly byDice: readonly { readonly dice: number; readonly average: RollAverage }[]
}

/** Where an observed number lies among all that were possible: the chances of less, the same and more, which add up to 1. */
export interface Percentile {
  readonly observed: number
  readonly mean: number
  readonly below: number
  readonly same: number
  readonly above: number
  /** The chance of a number at least as far out on either side: twice the smaller tail, including the observed number, at most 1. */
  readonly twoSided: number
}

/** A fight that was played, and how lucky it was. Victory points are from the attacker's side. */
export interface ObservedFight {
  readonly headline: string
  readonly scenario: Scenario
  readonly names: Readonly<Record<Side, string>>
  /** Models lost. */
  readonly outcome: { readonly attacker: number; readonly defender: number }
  /** The chance of exactly these losses. */
  readonly chance: number
  readonly attackerLosses: Percentile
  readonly defenderLosses: Percentile
  readonly swing: Percentile
}

/** Hits, saves and dice of each side that were observed in a fight. */
export interface ObservedStages {
  readonly headline: string
  readonly scenario: Scenario
  readonly names: Readonly<Record<Side, string>>
  /** As the user wrote it: "hits=6:2". */
  readonly given: string
  readonly seen: readonly { readonly name: string; readonly attacker: Percentile; readonly defender: Percentile }[]
}

/** Results of fights that were played, and how lucky they were. */
export interface ObservedReport extends ReportHead<'observed'>, Cautioned {
  /** Empty if only stages were observed. */
  readonly fights: readonly ObservedFight[]
  readonly stages?: ObservedStages
  /** The victory points of the attackers in all fights together, by convolution; absent for a single fight. */
  readonly evening?: Percentile
}

export interface Compared {
  /** "4 berserkers" */
  readonly name: string
  /** Its cost in a warband; null if it is unknown or free. */
  readonly musterPoints: number | null
}

/** Numbers of a fight from the subject's side, whoever charges. */
export interface CompareNumbers {
  /** Only in a melee. */
  readonly win?: number
  readonly tie?: number
  readonly lose?: number
  /** Mean number of models lost and killed. */
  readonly lost: number
  readonly killed: number
  /** The chance that the opponent, or the subject, is gone. */
  readonly wipesOut: number
  readonly wipedOut: number
  /** Victory points killed less lost. */
  readonly swing: number
}

/** Intervals go by the paths of this cell: `numbers.win`, `more.swing`, `perPoint`. */
export interface CompareCell extends ThrownFight {
  readonly headline: string
  readonly scenario: Scenario
  readonly numbers: CompareNumbers
  /** The swing divided by the subject's muster points. */
  readonly perPoint?: number
  /** The answers to `ask` of the scenario. */
  readonly asked?: readonly NumberAsked[]
  /** The numbers less those of the first subject against the same opponent; absent for the first. */
  readonly more?: CompareNumbers
}

/** Two subjects (by index), each in its own fight against the same opponent: the chances that the swing of the first is larger. */
export interface Duel {
  readonly opponent: number
  readonly subject: number
  readonly other: number
  readonly better: number
  readonly same: number
  readonly worse: number
  /** Of `better`, `same` and `worse`, if the fights were sampled. */
  readonly intervals?: Intervals | undefined
  /** First-order stochastic dominance: it is at least as likely to reach every swing, and likelier for one; only of exact odds. */
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
