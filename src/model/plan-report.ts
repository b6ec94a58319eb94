import type { Cautioned, FightReport } from './fight-report'
import type { PlanFile } from './plan'
import type { ReportHead } from './schema'

/** What `plan` answers. Chances are 0..1 and of the whole plan, not of the step alone. */

/** How its numbers were found. */
export type PlanMethod =
  | { readonly name: 'exact' }
  | { readonly name: 'monte-carlo'; readonly trials: number; readonly seed: string }

/** Chances of each number from 0. */
export interface PlanSpread {
  readonly mean: number
  readonly p: readonly number[]
}

export interface PlanStepReport {
  /** "3"; of a step within another "3b". */
  readonly label: string
  readonly text: string
  /** It comes to pass. */
  readonly played: number
  /** What it came to: "wins", "is exhausted". */
  readonly events: readonly { readonly event: string; readonly chance: number }[]
  /** Of units that fight here: losses where it is fought. */
  readonly losses: readonly { readonly unit: string; readonly mean: number; readonly p: readonly number[] }[]
  readonly result?: { readonly attackerWins: number; readonly tie: number; readonly defenderWins: number }
  readonly disengages?: { readonly attacker: number; readonly defender: number; readonly nobody: number }
  /** The enemy could hold the charge back with a fatigue of the unit that charges (R4.4). */
  readonly stoppable?: number
  /** What could not be used, and how often. */
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
  /** Alive and exhausted. */
  readonly exhausted: number
}

export interface PlanGoalReport {
  readonly goal: string
  readonly condition: string
  readonly chance: number
}

/** What happened at a step, and what came after it. */
export interface PlanBranch {
  readonly step: string
  readonly text: string
  readonly event: string
  readonly chance: number
  readonly then: readonly PlanBranch[]
}

/** Numbers that hang together: each row a value of each, and its chance. Several tables are independent: their chances multiply. */
export interface PlanTable {
  readonly of: readonly string[]
  readonly rows: readonly { readonly values: readonly number[]; readonly chance: number }[]
}

/** One line of a policy: what is done where all of `when` holds. */
export interface PlanRule {
  readonly when: string
  readonly then: string
  /** How often it comes to this. */
  readonly chance: number
}

export interface PlanChoiceReport {
  readonly step: string
  readonly text: string
  readonly rules: readonly PlanRule[]
  /** How often each alternative is taken under best play. */
  readonly options: readonly { readonly option: string; readonly chance: number }[]
  /** It makes no difference to the goal. */
  readonly indifferent: boolean
}

export interface PlanSolution {
  /** The goal's name, or points. */
  readonly goal: string
  /** Under best play: a chance, or points. */
  readonly value: number
  /** The best plan fixed beforehand, without looking in between; absent where there are too many. */
  readonly blind?: number
  readonly blindPlan?: readonly { readonly step: string; readonly option: string }[]
  /** What looking is worth. */
  readonly information?: number
  /** The first of each choice, as the plan is written. */
  readonly written: number
  readonly choices: readonly PlanChoiceReport[]
  /** States in which somebody decides. */
  readonly decisions: number
}

export interface PlanExplained {
  readonly step: string
  /** The states the fight is come to from, the likeliest first. */
  readonly entered: readonly { readonly text: string; readonly chance: number }[]
  readonly others: number
  /** The likeliest of them, each number with its rule. */
  readonly fight: FightReport
}

export interface PlanReport extends ReportHead<'plan'>, Cautioned {
  /** What was assumed of the words of the plan though it changes the odds. */
  readonly interpreted?: readonly string[]
  /** The plan as it was given: it may be played again. */
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
  /** For each group of units that met nobody of another. */
  readonly trees: readonly (readonly PlanBranch[])[]
  readonly joint: readonly PlanTable[]
  /** What to expect. */
  readonly expect: readonly string[]
  /** Joint states after each step of the plan's own list, and the units they are of; exact plans alone. */
  readonly states: readonly { readonly step: string; readonly states: number; readonly units: readonly string[] }[]
  readonly solution?: PlanSolution
  readonly explained?: PlanExplained
  readonly intervals?: Readonly<Record<string, readonly [number, number]>>
}
