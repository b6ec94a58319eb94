import type { Condition } from './condition'
import type { Effect } from './effect'
import { STAGES, type Stage } from './quantities'
import type { AbilityUse, Cover, Edition, Ground, PlanMethodName, Spend, UnitRequest } from './scenario'
import type { Tournament } from './tournament'

/** Plans: as written in a file (the contract for files and scripts), then as they are played, with every name resolved. */

/** A unit in words ("6 hirdmen fatigue 1"), or its traits. */
export type UnitFile =
  | string
  | (Omit<{ readonly [K in keyof UnitRequest]?: unknown }, 'abilities'> & {
      /** The unit in words; the other keys override it. */
      readonly is?: string
      readonly near?: readonly string[]
      readonly move?: 'VS' | 'S' | 'M' | 'L'
    })

export interface WarbandFile {
  readonly faction?: string
  readonly dice?: Readonly<Record<string, number>>
  readonly units: Readonly<Record<string, UnitFile>>
}

export interface ConductFile {
  readonly abilities?: readonly string[] | 'any'
  readonly spend?: readonly Spend[] | Spend | 'both' | 'nothing' | 'any'
  /** 4, "2/3" or "75%". */
  readonly engaged?: number | string
  readonly cover?: 'none' | 'light' | 'heavy'
  readonly ground?: Ground
  readonly building?: boolean
  readonly effects?: readonly unknown[]
}

export interface EnemyFile extends ConductFile {
  readonly when?: string
  readonly givesUpDice?: boolean
  readonly stops?: boolean
}

export interface StepFile extends ConductFile {
  readonly move?: string
  readonly rest?: string
  readonly shoot?: string
  readonly charge?: string | readonly string[]
  readonly use?: string
  /** The warband whose turn begins. */
  readonly turn?: string
  /** A rest of a unit with a war banner that takes all fatigue off (V9.15). */
  readonly all?: boolean
  readonly choose?: readonly (StepFile | readonly StepFile[])[]
  readonly 'stop when'?: string
  readonly name?: string
  readonly target?: string | readonly string[]
  readonly throw?: string
  readonly on?: readonly string[] | string
  /** What the second of two units that charge Side by Side does. */
  readonly companion?: ConductFile
  readonly enemy?: 'best' | 'nothing' | EnemyFile | readonly EnemyFile[]
  readonly distance?: number
  readonly pay?: string | readonly string[]
  readonly free?: boolean | 'determination' | 'we-obey'
  readonly tireless?: boolean
  readonly near?: readonly string[]
  readonly when?: string
  readonly else?: StepFile | readonly StepFile[]
}

export interface PlanFile {
  readonly title?: string
  readonly edition?: Edition
  readonly readings?: Readonly<Record<string, string>>
  readonly boards?: readonly string[]
  /** The size of the battle: the points of a warband. */
  readonly points?: number
  readonly turn?: string
  readonly warbands: Readonly<Record<string, WarbandFile>>
  readonly enemy?: 'best' | 'nothing'
  readonly goals?: Readonly<Record<string, string>>
  readonly 'stop when'?: string
  readonly steps: readonly StepFile[]
}

/** In a plan as it is played, units, warbands and steps are identified by their indices in the plan's lists. */
export interface PlanUnit {
  /** Its name in the plan: "hird". */
  readonly name: string
  readonly warband: 0 | 1
  readonly request: UnitRequest
  /** Friends within S of it, which gain fatigue when it is destroyed in a melee (R4.1). */
  readonly near: readonly number[]
  /** The band of its move, if it differs from what its troop, weapon and mount give. */
  readonly move?: Band
}

export type Band = 'VS' | 'S' | 'M' | 'L'

export interface PlanWarband {
  readonly name: string
  /** Uses of each box on its board, by key. Absent: every use counts as paid for. */
  readonly dice?: Readonly<Record<string, number>>
}

/** Models that fight: a number, or a share (0..1) of the survivors, rounded up (R1.1). */
export type Engaged = { readonly models: number } | { readonly share: number }

/** What a side does in a fight. */
export interface Conduct {
  readonly abilities: readonly AbilityUse[]
  readonly spend: readonly Spend[]
  readonly effects?: readonly Effect[]
  readonly engaged?: Engaged
  readonly cover?: Cover
  readonly ground?: Ground
  readonly building?: boolean
  readonly givesUpDice?: boolean
  /** The enemy spends a fatigue of the charging unit to shorten its move, if that stops the charge (R4.4). */
  readonly stops?: boolean
}

/** A side that uses nothing. */
export const NO_CONDUCT: Conduct = { abilities: [], spend: [] }

/** A rule for the enemy: what it does if the condition holds. */
export interface Reply extends Conduct {
  readonly when?: Condition
}

/** What is left to the solver. */
export interface Free {
  /** Any of the boxes with dice on them, or none. */
  readonly abilities?: true
  readonly spend?: true
}

/** `turn`: the turn of the other warband begins. */
export type Verb = 'move' | 'rest' | 'shoot' | 'charge' | 'use' | 'turn'

export interface ActStep {
  readonly is: 'act'
  readonly verb: Verb
  /** The units that act: usually one; two for a charge Side by Side (R6.3), several for a rally. */
  readonly units: readonly number[]
  /** If several, one of them is chosen. For a move: the target of javelins thrown after it (R2.9). */
  readonly targets: readonly number[]
  readonly own: Conduct
  /** For the second of two units that charge Side by Side. */
  readonly companion?: Conduct
  readonly free: Free
  /** The enemy does the first reply whose condition holds, or nothing. `best`: its best reply is computed. */
  readonly enemy: readonly Reply[] | 'best'
  /** The number of turns that ended before it. */
  readonly turn?: number
  /** A rest that takes off all fatigue, after which the unit does nothing more (V9.15). */
  readonly restsAll?: true
  /** Inches to the target; for a move, from its start to the nearest enemy. */
  readonly distance?: number
  /** The keys of the boxes whose dice pay for the activation; `determination` and `we-obey` are free, once a turn (R6.2). */
  readonly pays: readonly string[]
  /** The plan says that no die pays. */
  readonly isFree?: true
  /** It gives no fatigue, by an ability. */
  readonly tireless: boolean
  /** The key of the box that is used outside a fight. */
  readonly box?: string
  readonly near: readonly number[]
}

interface ChooseStep {
  readonly is: 'choose'
  readonly options: readonly { readonly name: string; readonly steps: readonly PlanStep[] }[]
}

interface StopStep {
  readonly is: 'stop'
  readonly stops: Condition
}

export type PlanStep = (ActStep | ChooseStep | StopStep) & {
  /** "3"; "3b" for a step inside another. */
  readonly label: string
  /** "hird charge fyrd" */
  readonly text: string
  /** Its path in the file. */
  readonly at: readonly (string | number)[]
  readonly when?: Condition
  readonly otherwise: readonly PlanStep[]
}

export interface Goal {
  readonly name: string
  readonly text: string
  readonly condition: Condition
}

export interface Plan {
  readonly title: string
  readonly edition: Edition
  readonly readings: Readonly<Record<string, string>>
  readonly warbands: readonly [PlanWarband, PlanWarband]
  /** The size of the battle by the points of a warband; 6 by default. */
  readonly points?: number
  /** The warband whose turn it is. */
  readonly turn: 0 | 1
  readonly units: readonly PlanUnit[]
  readonly steps: readonly PlanStep[]
  readonly goals: readonly Goal[]
  /** The plan ends before a step if this holds. */
  readonly stopWhen?: Condition
  readonly file: PlanFile
}

/** A plan, and what to compute of it. */
export interface PlanRequest {
  readonly plan: Plan
  readonly method: PlanMethodName
  readonly trials?: number
  readonly seed?: string
  /** The goal to solve the plan for: its name, `points`, or a table of tournament points in words. */
  readonly solve?: string
  /** That table. */
  readonly tournament?: Tournament
  /** The label of the step to explain. */
  readonly explain?: string
  /** The command that repeats the request. */
  readonly command: string
}

/** Properties of a unit in conditions that are true or false; the last three are of its last melee. */
export const YES_OR_NO = ['gone', 'exhausted', 'won', 'tied', 'disengaged'] as const
/** All properties of a unit in conditions: `hird.models`, `hird.hits`. Stages are of its side in its last fight, 0 before the first. */
export const PLAN_QUANTITIES = ['models', 'fatigue', 'lost', ...YES_OR_NO, ...STAGES] as const
export type PlanQuantity = (typeof PLAN_QUANTITIES)[number]

export const isStageAsked = (asks: PlanQuantity): asks is Stage => STAGES.some(stage => stage === asks)

/** The goal of victory points: killed less lost, for the warband whose turn it is. */
export const POINTS = 'points'
/** Its two parts, which conditions may name. */
export const POINT_PARTS = ['points.killed', 'points.lost'] as const
export type PointPart = (typeof POINT_PARTS)[number]

export const isPointPart = (quantity: string): quantity is PointPart => POINT_PARTS.some(each => each === quantity)

/** The names of the goals that a plan may be solved for. */
export const goalsKnown = ({ goals }: Plan): readonly string[] => [...goals.map(({ name }) => name), POINTS, 'tournament']

/** What a plan is solved for: victory points, a condition, or tournament points. */
export type PlanAim =
  | { readonly is: 'points' }
  | { readonly is: 'condition'; readonly condition: Condition }
  | { readonly is: 'tournament'; readonly table: Tournament }
