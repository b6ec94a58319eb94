import type { Condition } from './condition'
import type { Effect } from './effect'
import { STAGES, type Stage } from './quantities'
import type { AbilityUse, Cover, Edition, Ground, Spend, UnitRequest } from './scenario'
import type { Tournament } from './tournament'

/** A plan as it is written in a file: the contract for files and scripts. */

/** A unit in words ("6 hirdmen fatigue 1"), or its traits. */
export type UnitFile =
  | string
  | (Omit<{ readonly [K in keyof UnitRequest]?: unknown }, 'abilities'> & {
      /** The unit in words; the other keys lie over it. */
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
  /** A rest of a unit with a war banner that takes all fatigue off (T6.8). */
  readonly all?: boolean
  readonly choose?: readonly (StepFile | readonly StepFile[])[]
  readonly 'stop when'?: string
  readonly name?: string
  readonly target?: string | readonly string[]
  readonly throw?: string
  readonly on?: readonly string[] | string
  /** What the second of two units does that charge Side by Side. */
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

/** A plan as it is played: a turn of several activations, every name settled. Plain data. */

/** Units, warbands and steps are identified by their places in the plan's lists. */
export interface PlanUnit {
  /** As the plan calls it: "hird". */
  readonly name: string
  readonly warband: 0 | 1
  readonly request: UnitRequest
  /** Friends within S of it, who tire when it is destroyed in a melee (R4.1). */
  readonly near: readonly number[]
  /** The band of its move, where it is not what its feet or horses say. */
  readonly move?: Band
}

export type Band = 'VS' | 'S' | 'M' | 'L'

export interface PlanWarband {
  readonly name: string
  /** Dice on its board: uses of each box, by its key. Absent: whatever is used is taken as paid for. */
  readonly dice?: Readonly<Record<string, number>>
}

/** Models that fight: so many, or a share of the survivors, rounded up (R1.1). */
export type Engaged = { readonly models: number } | { readonly share: number }

/** What a side does with its part of a fight. */
export interface Conduct {
  readonly abilities: readonly AbilityUse[]
  readonly spend: readonly Spend[]
  readonly effects?: readonly Effect[]
  readonly engaged?: Engaged
  readonly cover?: Cover
  readonly ground?: Ground
  readonly building?: boolean
  readonly givesUpDice?: boolean
  /** The enemy spends a fatigue of the unit that charges to shorten its move, where that keeps it away (R4.4). */
  readonly stops?: boolean
}

/** A side that does nothing of its own accord. */
export const NO_CONDUCT: Conduct = { abilities: [], spend: [] }

/** A stated rule of the enemy: what it does where its condition holds. */
export interface Reply extends Conduct {
  readonly when?: Condition
}

/** What may be left to the solver. */
export interface Free {
  /** Any of the boxes with dice on them, or none. */
  readonly abilities?: true
  readonly spend?: true
}

/** `turn`: the next turn begins, the other warband's. */
export type Verb = 'move' | 'rest' | 'shoot' | 'charge' | 'use' | 'turn'

export interface ActStep {
  readonly is: 'act'
  readonly verb: Verb
  /** One unit; two charge Side by Side (R6.3), several are rallied. */
  readonly units: readonly number[]
  /** Several: one of them is chosen. Of a move: at whom javelins are thrown after it (R2.9). */
  readonly targets: readonly number[]
  readonly own: Conduct
  /** Of the second of two units that charge Side by Side. */
  readonly companion?: Conduct
  readonly free: Free
  /** The first whose condition holds; none: nothing. `best`: the enemy finds its best reply. */
  readonly enemy: readonly Reply[] | 'best'
  /** Turns that ended before it. */
  readonly turn?: number
  /** A rest that takes all fatigue off, after which the unit does nothing more (T6.8). */
  readonly restsAll?: true
  /** Inches to the target; of a move, to the nearest enemy where it begins. */
  readonly distance?: number
  /** Boxes whose dice pay for the activation, by their keys; `determination` and `we-obey` are free, once a turn (R6.2). */
  readonly pays: readonly string[]
  /** It was said that no die pays. */
  readonly isFree?: true
  /** It tires nobody (an ability says so). */
  readonly tireless: boolean
  /** The box that is used outside a fight. */
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
  /** "3"; of a step within another "3b". */
  readonly label: string
  /** "hird charge fyrd" */
  readonly text: string
  /** Its place in the file. */
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
  /** Whose turn it is. */
  readonly turn: 0 | 1
  readonly units: readonly PlanUnit[]
  readonly steps: readonly PlanStep[]
  readonly goals: readonly Goal[]
  /** Tried before each step. */
  readonly stopWhen?: Condition
  readonly file: PlanFile
}

/** How a plan is to be answered. */
export interface PlanRequest {
  readonly plan: Plan
  readonly method: 'exact' | 'monte-carlo'
  readonly trials?: number
  readonly seed?: string
  /** The goal it is solved for: the name of one, `points`, or a table of tournament points in words. */
  readonly solve?: string
  /** That table. */
  readonly tournament?: Tournament
  /** The step that is explained. */
  readonly explain?: string
  /** The command that asks for this report. */
  readonly command: string
}

/** What conditions know of a unit that is yes or no; the last three are of its last melee. */
export const YES_OR_NO = ['gone', 'exhausted', 'won', 'tied', 'disengaged'] as const
/** What conditions know of a unit: `hird.models`, `hird.hits`; stages are of its side in its last fight, 0 before the first. */
export const PLAN_QUANTITIES = ['models', 'fatigue', 'lost', ...YES_OR_NO, ...STAGES] as const
export type PlanQuantity = (typeof PLAN_QUANTITIES)[number]

export const isStageAsked = (asks: PlanQuantity): asks is Stage => STAGES.some(stage => stage === asks)

/** Victory points killed less lost, from the side of whose turn it is: for goals alone. */
export const POINTS = 'points'
/** The two that it is the difference of. */
export const POINT_PARTS = ['points.killed', 'points.lost'] as const
export type PointPart = (typeof POINT_PARTS)[number]

export const isPointPart = (quantity: string): quantity is PointPart => POINT_PARTS.some(each => each === quantity)

/** What a plan may be solved for, by name. */
export const goalsKnown = ({ goals }: Plan): readonly string[] => [...goals.map(({ name }) => name), POINTS, 'tournament']

/** What a plan is solved for: victory points, a condition, or tournament points. */
export type PlanAim =
  | { readonly is: 'points' }
  | { readonly is: 'condition'; readonly condition: Condition }
  | { readonly is: 'tournament'; readonly table: Tournament }
