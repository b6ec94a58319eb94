import type { Cautioned, FightReport } from './fight-report'
import type { PlanFile } from './plan'
import type { Intervals, ReportHead } from './schema'

/** The report of a plan. Chances are 0..1 and of the whole plan, not of a step alone. */

/** How its numbers were computed. */
export type PlanMethod =
  | { readonly name: 'exact' }
  | { readonly name: 'monte-carlo'; readonly trials: number; readonly seed: string }

/** A distribution: `p[k]` is the chance of exactly k. */
export interface PlanSpread {
  readonly mean: number
  readonly p: readonly number[]
}

export interface PlanStepReport {
  /** "3"; "3b" for a step inside another. */
  readonly label: string
  readonly text: string
  /** The chance that it is played. */
  readonly played: number
  /** What happens: "wins", "is exhausted". */
  readonly events: readonly { readonly event: string; readonly chance: number }[]
  /** Losses of the units that fight in it, if it is fought. */
  readonly losses: readonly { readonly unit: string; readonly mean: number; readonly p: readonly number[] }[]
  readonly result?: { readonly attackerWins: number; readonly tie: number; readonly defenderWins: number }
  readonly disengages?: { readonly attacker: number; readonly defender: number; readonly nobody: number }
  /** The chance that the enemy could stop the charge with a fatigue of the charging unit (R4.4). */
  readonly stoppable?: number
  /** What could not be used, and the chance of that. */
  readonly unusable?: readonly { readonly what: string; readonly chance: number }[]
}

export interface PlanUnitReport {
  readonly unit: string
  readonly warband: string
  readonly text: string
  readonly start: number
  readonly models: PlanSpread
  readonly fatigue: PlanSpread
  readonly fatigueLimit: number
  readonly gone: number
  /** The chance that it is alive and exhausted. */
  readonly exhausted: number
}

export interface PlanGoalReport {
  readonly goal: string
  readonly condition: string
  readonly chance: number
}

/** What happens at a step, and what may follow. */
export interface PlanBranch {
  readonly step: string
  readonly text: string
  readonly event: string
  readonly chance: number
  readonly then: readonly PlanBranch[]
}

/** A joint distribution: each row has a value of each number, and a chance. Different tables are independent. */
export interface PlanTable {
  readonly of: readonly string[]
  readonly rows: readonly { readonly values: readonly number[]; readonly chance: number }[]
}

/** One rule of a policy: what is done if all of `when` holds. */
export interface PlanRule {
  readonly when: string
  readonly then: string
  /** The chance that it applies. */
  readonly chance: number
}

export interface PlanOptionReport {
  readonly option: string
  /** The chance that it is chosen in best play. */
  readonly chance: number
  /** What it costs the goal always to choose it here, and the best everywhere else; never below 0. */
  readonly regret: number
}

export interface PlanChoiceReport {
  readonly step: string
  readonly text: string
  readonly rules: readonly PlanRule[]
  readonly options: readonly PlanOptionReport[]
  /** It makes no difference to the goal. */
  readonly indifferent: boolean
}

export interface PlanSolution {
  /** The name of the goal, or `points`. */
  readonly goal: string
  /** The value of best play: a chance, or points. */
  readonly value: number
  /** The value of the best plan that does not react to results; absent if there are too many such plans. */
  readonly blind?: number
  readonly blindPlan?: readonly { readonly step: string; readonly option: string }[]
  /** What reacting to results is worth: `value` less `blind`. */
  readonly information?: number
  /** The value of the plan as written, with the first option of each choice. */
  readonly written: number
  readonly choices: readonly PlanChoiceReport[]
  /** The number of states in which somebody decides. */
  readonly decisions: number
}

export interface PlanExplained {
  readonly step: string
  /** The states before the fight, the likeliest first. */
  readonly entered: readonly { readonly text: string; readonly chance: number }[]
  /** The number of further states. */
  readonly others: number
  /** The fight in the likeliest state, each number with its rule. */
  readonly fight: FightReport
}

export interface PlanReport extends ReportHead<'plan'>, Cautioned {
  /** How words of the plan were interpreted, where that changes the odds. */
  readonly interpreted?: readonly string[]
  /** The plan as it was given, so that it can be repeated. */
  readonly plan: PlanFile
  readonly method: PlanMethod
  readonly steps: readonly PlanStepReport[]
  readonly units: readonly PlanUnitReport[]
  readonly goals: readonly PlanGoalReport[]
  readonly points: {
    readonly killed: number
    readonly lost: number
    readonly swing: number
    readonly sd: number
    readonly p: readonly { readonly points: number; readonly chance: number }[]
  }
  /** One tree for each group of units that meets no unit of another group. */
  readonly trees: readonly (readonly PlanBranch[])[]
  readonly joint: readonly PlanTable[]
  /** What to expect, in sentences. */
  readonly expect: readonly string[]
  /** The number of joint states after each step of the plan's own list, and of which units; exact plans only. */
  readonly states: readonly { readonly step: string; readonly states: number; readonly units: readonly string[] }[]
  readonly solution?: PlanSolution
  readonly explained?: PlanExplained
  readonly intervals?: Intervals
}
