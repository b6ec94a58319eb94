import type { Edition, Ground, Spend, UnitRequest } from './scenario'

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
