import type { CellNumbers } from './cell-numbers'
import type { Condition } from './condition'
import type { Cautioned } from './fight-report'
import type { AbilityUse, Scenario, Side, Spend, Uncertain } from './scenario'
import type { Interpreted, ReportHead } from './schema'

import type { Tournament } from './tournament'

/** What is asked of `advise`: a fight in which each side still has choices to make. Plain data. */

/** One way to use a box, and the SAGA dice it takes. */
export interface HeldWay {
  readonly uses: readonly AbilityUse[]
  readonly dice: number
}

/** A box whose dice lie on the board: it may be used in one of these ways, or left alone. */
export interface Held {
  readonly id: string
  readonly name: string
  /** As it was said: "+combat-pool=2". */
  readonly said: string
  readonly ways: readonly HeldWay[]
}

/** What a side plays for: a number of the fight, the chance that something holds of how it ends, or tournament points. */
export type Goal =
  | { readonly is: 'quantity'; readonly path: string; readonly wants: 'most' | 'least' }
  | { readonly is: 'condition'; readonly condition: Condition }
  | { readonly is: 'tournament'; readonly table: Tournament }

/** What a side would rather keep, in the goal's own unit: a SAGA die, and each fatigue taken or spent. */
export interface AdvicePrice {
  readonly die: number
  readonly fatigue: number
}

export interface AdviceRequest {
  /** The fight with everything that is settled: abilities that are played (++), spends and giving up dice where they were said. */
  readonly scenario: Scenario
  /** What each side has and may use; of two units that charge Side by Side for both together. */
  readonly has: Readonly<Record<Side, readonly Held[]>>
  /** The side that is advised. */
  readonly asks: Side
  readonly goal: Goal
  readonly price: AdvicePrice
  /** A space of more lines of play than this is not searched. */
  readonly maxNodes: number
  /** SAGA dice the advised side has still to roll: what it has is what it wants to pay for with them. */
  readonly roll?: number
  /** Every case of what is not known of the enemy, each a request of its own; then nothing of it is known to the side that asks. */
  readonly cases?: readonly AdviceCase[]
  /** Further arguments of the command that asks for this. */
  readonly more?: readonly string[]
}

export interface AdviceCase {
  /** What of the uncertain is so. */
  readonly has: readonly Uncertain[]
  readonly chance: number
  readonly request: AdviceRequest
}

/** Lines of play searched unless more are asked for. */
export const MOST_LINES = 1_000_000

/** Choices nearer than this are as good as each other. */
export const EQUAL = 0.001

/** What each side should do, and what everything else would cost it. Worths are those of the side that asks, in the goal's unit. */

/** before: boxes used ahead of the fight; dice: giving them up (R3.3); fight: abilities and fatigue (R2.2, R3.4). */
export type DecisionKind = 'before' | 'dice' | 'fight'

/** What a side does at one time. */
export interface ChoiceSummary {
  /** "Frigg, Ullr, Combat Pool 2 defence, spends fatigue on own armour" */
  readonly text: string
  /** By each unit of the side. */
  readonly uses: readonly (readonly AbilityUse[])[]
  readonly spend: readonly (readonly Spend[])[]
  readonly givesUpDice?: boolean
  /** Attack dice aimed at the first of two units (R6.3). */
  readonly split?: number
  /** SAGA dice spent. */
  readonly dice: number
}

export interface ChoiceReport extends ChoiceSummary {
  readonly worth: number
  /** What it costs the side that chooses, against its best choice; never below 0. */
  readonly regret: number
  /** As good as the best to within 0.001. */
  readonly equal: boolean
  /** The best the enemy, or the same side next, does then. */
  readonly reply?: string
}

export interface DecisionReport {
  readonly by: Side
  readonly name: string
  readonly what: DecisionKind
  /** What the enemy chose before it, or what dice showed, where that tells it from another decision. */
  readonly after?: string
  /** It is what dice showed. */
  readonly isThrown?: true
  /** The best first. */
  readonly choices: readonly ChoiceReport[]
  /** Why the best is better than the second best, in the game's words. */
  readonly reason?: string
}

/** A choice that was made, and what it cost against the best one: in the order made, each knowing those before it. */
export interface ConductChoice {
  readonly side: Side
  /** "12 bondi" */
  readonly name: string
  readonly what: DecisionKind
  readonly made: string
  readonly best: string
  /** Victory points that the side gave away; 0 for a best choice. */
  readonly cost: number
}

export interface AdvisedStep {
  readonly by: Side
  readonly name: string
  readonly what: DecisionKind
  readonly choice: ChoiceSummary
}

/** One result of dice that are thrown among the acts, or several after which the same is best. */
export interface AfterThrow {
  /** "1 success" */
  readonly shown: string
  readonly chance: number
  readonly worth: number
  readonly steps: readonly AdvisedStep[]
  /** Where the last of these throws dice too. */
  readonly after?: readonly AfterThrow[]
}

export interface LineReport {
  readonly steps: readonly AdvisedStep[]
  /** Where what is best depends on dice that the last step throws: what to do after each of their results. */
  readonly after?: readonly AfterThrow[]
  /** The fight; where what is done depends on dice, as it stands when they are thrown. */
  readonly scenario: Scenario
  readonly numbers: CellNumbers
  /** The command that gives this fight's odds. */
  readonly replay: string
}

/** One box, or one way to spend fatigue, on the line of best play. */
export interface BoxReport {
  readonly side: Side
  readonly name: string
  readonly best: 'play' | 'leave'
  /** Worth of the best choice with it and without it. */
  readonly withIt: number
  readonly without: number
  /** What the other costs its side. */
  readonly costs: number
  readonly equal: boolean
  /** Nothing its side could do is better with it than without it. */
  readonly neverHelps: boolean
  readonly reason?: string
}

export interface SpentReport {
  readonly dice: number
  /** The best with exactly so many SAGA dice spent; null where no choice spends so many. */
  readonly worth: number | null
}

/** Another aim of the same side, and the best line for it where that is another. */
export interface OtherLine {
  readonly aim: 'winning' | 'points' | 'wiping out'
  readonly line: LineReport
}

export interface RollAdvice {
  /** "CCU" */
  readonly roll: string
  readonly chance: number
  readonly worth: number
  /** What its dice are put on: "Ullr, Combat Pool". */
  readonly places: string
  readonly text: string
}

export interface RollsReport {
  readonly dice: number
  /** Averaged over the roll; from the least to the most that unknown costs could make of it. */
  readonly worth: number
  readonly most: number
  /** The costs that the least, and the rolls below, are computed with, where they are unknown: `vikings/ullr`. */
  readonly taken?: Readonly<Record<string, string>>
  /** With nothing on the board, and with all that is wanted on it. */
  readonly nothing: number
  readonly everything: number
  readonly rolls: readonly RollAdvice[]
}

/** One case of what is not known of the enemy. */
export interface CaseAdvice {
  /** "danish axe, without Shieldwall" */
  readonly text: string
  readonly chance: number
  /** What is advised comes to here. */
  readonly worth: number
  /** Best play of a side that knows the case, and what it chooses: "Frigg, Ullr". */
  readonly knowing: number
  readonly choice: string
  /** Staying where it is would be worth more, which is nothing. */
  readonly stays?: true
  /** The fight of the advised line, and that of the line that knows. */
  readonly scenario: Scenario
  readonly known: Scenario
}

/** Advice to a side that does not know all that the enemy has. */
export interface UncertainAdvice {
  readonly cases: readonly CaseAdvice[]
  /** Best play on average, staying put where that is better, were each case known before anything is chosen. */
  readonly knowing: number
  /** What knowing it would be worth: that less the worth of what is advised. */
  readonly value: number
}

export interface AdviceReport extends ReportHead<'advice'>, Interpreted, Cautioned {
  readonly fight: 'melee' | 'shoot'
  readonly scenario: Scenario
  readonly asks: Side
  readonly names: Readonly<Record<Side, string>>
  /** What each side has: "+frigg". */
  readonly has: Readonly<Record<Side, readonly string[]>>
  readonly goal: Goal & { readonly text: string; readonly measure: string }
  readonly price: AdvicePrice
  /** The most lines of play that were to be searched, where it was said. */
  readonly maxNodes?: number
  /** Lines of play searched, and how many of their fights differ. */
  readonly lines: number
  readonly fights: number
  readonly worth: number
  readonly best: LineReport
  /** Of a condition as goal: does the best line's fight satisfy it? */
  readonly holds?: boolean
  readonly decisions: readonly DecisionReport[]
  readonly boxes: readonly BoxReport[]
  readonly spent: readonly SpentReport[]
  readonly others: readonly OtherLine[]
  readonly rolls?: RollsReport
  /** Where not all is known of the enemy; then boxes, dice spent and other aims are not shown. */
  readonly uncertain?: UncertainAdvice
}
