import type { CellNumbers } from './cell-numbers'
import type { Condition } from './condition'
import type { Cautioned } from './fight-report'
import type { AbilityUse, Scenario, Side, Spend, Uncertain } from './scenario'
import type { Interpreted, ReportHead } from './schema'
import type { Tournament } from './tournament'

/** Requests and reports of `advise`: a fight in which each side still has choices to make. Plain data. */

/** One way to use a box, and the SAGA dice it takes. */
export interface HeldWay {
  readonly uses: readonly AbilityUse[]
  readonly dice: number
}

/** A box with SAGA dice on it: it may be used in one of these ways, or not at all. */
export interface Held {
  readonly id: string
  readonly name: string
  /** As the user wrote it: "+combat-pool=2". */
  readonly said: string
  readonly ways: readonly HeldWay[]
}

/** What a side plays for: a number of the fight, the chance that a condition holds at its end, or tournament points. */
export type Goal =
  | { readonly is: 'quantity'; readonly path: string; readonly wants: 'most' | 'least' }
  | { readonly is: 'condition'; readonly condition: Condition }
  | { readonly is: 'tournament'; readonly table: Tournament }

/** What a SAGA die, and each fatigue taken or spent, is worth to a side, in the unit of its goal. */
export interface AdvicePrice {
  readonly die: number
  readonly fatigue: number
}

export interface AdviceRequest {
  /** The fight with all choices that are fixed: abilities in play (++), and fatigue and giving up dice if the request names them. */
  readonly scenario: Scenario
  /** The boxes that each side may use; two units Side by Side share them. */
  readonly has: Readonly<Record<Side, readonly Held[]>>
  /** The side that is advised. */
  readonly asks: Side
  readonly goal: Goal
  readonly price: AdvicePrice
  /** The most lines of play that are searched; if there are more, the request is refused. */
  readonly maxNodes: number
  /** SAGA dice that the advised side has yet to roll; `has` is then what it wants to pay for with them. */
  readonly roll?: number
  /** The cases of what the advised side does not know of its enemy, each as a request of its own. */
  readonly cases?: readonly AdviceCase[]
  /** Further arguments of the command that repeats this request. */
  readonly more?: readonly string[]
}

export interface AdviceCase {
  /** The uncertain things that are present in this case. */
  readonly has: readonly Uncertain[]
  readonly chance: number
  readonly request: AdviceRequest
}

/** The default of `maxNodes`. */
export const MOST_LINES = 1_000_000

/** Choices whose worths differ by less than this are equally good. */
export const EQUAL = 0.001

/** In the report, worths are those of the advised side, in the unit of the goal. */

/** before: boxes used ahead of the fight; dice: giving them up (R3.3); fight: abilities and fatigue (R2.2, R3.4). */
export type DecisionKind = 'before' | 'dice' | 'fight'

/** What a side does at one decision. */
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
  /** What it costs the side that chooses, compared with its best choice; never below 0. */
  readonly regret: number
  /** As good as the best, to within 0.001. */
  readonly equal: boolean
  /** The best answer of the side that decides next. */
  readonly reply?: string
}

export interface DecisionReport {
  readonly by: Side
  readonly name: string
  readonly what: DecisionKind
  /** What the enemy chose before, or what dice showed, if there are several decisions that differ in it. */
  readonly after?: string
  /** `after` is what dice showed. */
  readonly isThrown?: true
  /** The best first. */
  readonly choices: readonly ChoiceReport[]
  /** Why the best choice is better than the second best. */
  readonly reason?: string
}

/** A choice that was made in a game, and what it cost compared with the best one, given the choices made before it. */
export interface ConductChoice {
  readonly side: Side
  /** "12 bondi" */
  readonly name: string
  readonly what: DecisionKind
  readonly made: string
  readonly best: string
  /** Victory points that the choice gave away; 0 for a best choice. */
  readonly cost: number
}

export interface AdvisedStep {
  readonly by: Side
  readonly name: string
  readonly what: DecisionKind
  readonly choice: ChoiceSummary
}

/** A result of dice that are thrown between the acts (N14), or several results after which the same is best. */
export interface AfterThrow {
  /** "1 success" */
  readonly shown: string
  readonly chance: number
  readonly worth: number
  readonly steps: readonly AdvisedStep[]
  /** If the last of these steps throws dice too. */
  readonly after?: readonly AfterThrow[]
}

export interface LineReport {
  readonly steps: readonly AdvisedStep[]
  /** If the last step throws dice: what to do after each of their results. */
  readonly after?: readonly AfterThrow[]
  /** The fight; if later steps depend on dice, the fight when they are thrown. */
  readonly scenario: Scenario
  readonly numbers: CellNumbers
  /** The command that gives this fight's odds. */
  readonly replay: string
}

/** One box, or one way to spend fatigue, in best play. */
export interface BoxReport {
  readonly side: Side
  readonly name: string
  readonly best: 'play' | 'leave'
  /** Worth of the best choice with it, and without it. */
  readonly withIt: number
  readonly without: number
  /** What the other choice costs its side. */
  readonly costs: number
  readonly equal: boolean
  /** No choice of its side is better with it than without it. */
  readonly neverHelps: boolean
  readonly reason?: string
}

export interface SpentReport {
  readonly dice: number
  /** The worth of the best play with exactly so many SAGA dice spent; null if no choice spends so many. */
  readonly worth: number | null
}

/** Another aim of the same side, and the best line for it. */
export interface OtherLine {
  readonly aim: 'winning' | 'points' | 'wiping out'
  readonly line: LineReport
}

export interface RollAdvice {
  /** "CCU" */
  readonly roll: string
  readonly chance: number
  readonly worth: number
  /** The boxes its dice are placed on: "Ullr, Combat Pool". */
  readonly places: string
  readonly text: string
}

export interface RollsReport {
  readonly dice: number
  /** Averaged over the roll: the least and the most, depending on unknown costs. */
  readonly worth: number
  readonly most: number
  /** The unknown costs assumed for `worth` and `rolls`, by box: `vikings/ullr`. */
  readonly taken?: Readonly<Record<string, string>>
  /** The worth with an empty board, and with everything wanted on it. */
  readonly nothing: number
  readonly everything: number
  readonly rolls: readonly RollAdvice[]
}

/** One case of what is unknown of the enemy. */
export interface CaseAdvice {
  /** "danish axe, without Shieldwall" */
  readonly text: string
  readonly chance: number
  /** The worth of the advised play in this case. */
  readonly worth: number
  /** The worth of best play if the case were known, and what it chooses: "Frigg, Ullr". */
  readonly knowing: number
  readonly choice: string
  /** Not fighting, which is worth 0, would be better. */
  readonly stays?: true
  /** The fight as advised, and the fight if the case were known. */
  readonly scenario: Scenario
  readonly known: Scenario
}

/** Advice to a side that does not know everything about its enemy. */
export interface UncertainAdvice {
  readonly cases: readonly CaseAdvice[]
  /** Average worth of best play if the case were known beforehand; not fighting counts where it is better. */
  readonly knowing: number
  /** The worth of knowing: `knowing` less the worth of the advised play. */
  readonly value: number
}

export interface AdviceReport extends ReportHead<'advice'>, Interpreted, Cautioned {
  readonly fight: 'melee' | 'shoot'
  readonly scenario: Scenario
  readonly asks: Side
  readonly names: Readonly<Record<Side, string>>
  /** The boxes that each side may use: "+frigg". */
  readonly has: Readonly<Record<Side, readonly string[]>>
  readonly goal: Goal & { readonly text: string; readonly measure: string }
  readonly price: AdvicePrice
  /** The most lines of play to be searched, if the request set it. */
  readonly maxNodes?: number
  /** Lines of play searched, and how many of their fights differ. */
  readonly lines: number
  readonly fights: number
  readonly worth: number
  readonly best: LineReport
  /** If the goal is a condition: whether the fight of the best line satisfies it. */
  readonly holds?: boolean
  readonly decisions: readonly DecisionReport[]
  readonly boxes: readonly BoxReport[]
  readonly spent: readonly SpentReport[]
  readonly others: readonly OtherLine[]
  readonly rolls?: RollsReport
  /** If something of the enemy is unknown; then `boxes`, `spent` and `others` are empty. */
  readonly uncertain?: UncertainAdvice
}
