import type { Cautioned } from './fight-report'
import type { Asked, ReportHead } from './schema'
import type { PointsRequest, Roster } from './warband'

/** What `warband` answers of one warband. Victory points are unrounded by default; dice, models and points are counts. */

/** What every report of warbands has. */
export interface WarbandHead<K extends string, R> extends ReportHead<K> {
  /** What of the words of rosters and units was read as something else, each with its place. */
  readonly interpreted?: readonly string[]
  /** As it was asked, to be asked again. */
  readonly request: Asked<R>
}

/** What is against the rules in a roster. */
export interface Fault {
  /** "york.yaml:7:5"; absent where the roster is of no file. */
  readonly at?: string
  readonly rule: string
  readonly message: string
}

/** Models of a class, pooled (R8.1). */
export interface Pool {
  /** A class; a hero, further warlords or swords for hire by name. */
  readonly of: string
  readonly models: number
  readonly points: number
}

export interface RosterChecked {
  readonly roster: Roster
  readonly isLegal: boolean
  /** In the order of the file. */
  readonly faults: readonly Fault[]
  readonly pools: readonly Pool[]
  /** Of all pools. */
  readonly cost: number
  /** What the muster swap was used for (V9.11). */
  readonly swap?: string
}

export interface WarbandCheckReport extends WarbandHead<'warband-check', { readonly rosters: readonly Roster[] }> {
  readonly rosters: readonly RosterChecked[]
}

/** One kind of unit of a warband. */
export interface WarbandUnit {
  readonly unit: string
  readonly name: string
  readonly class: string
  readonly models: number
  readonly units: number
  /** Points of each unit in the muster; null: free. */
  readonly cost: number | null
  /** SAGA dice of each unit. */
  readonly sagaDice: number
  /** The fewest models with which it brings them, where it needs some (saga2). */
  readonly sagaDiceFrom?: number
  readonly attackDice: number
  /** Absent: it has no missiles. */
  readonly attackDiceShot?: number
  readonly armour: number
  readonly armourShot: number
  /** Of each unit, all of it. */
  readonly victoryPoints: number
}

/** SAGA dice when so many units that bring some are gone, those that bring most last. */
export interface SagaDiceLoss {
  readonly lost: number
  readonly dice: number
  readonly withoutWarlord: number
}

export interface WarbandReport extends WarbandHead<'warband', { readonly roster: Roster }> {
  readonly roster: Roster
  readonly isLegal: boolean
  readonly faults: readonly Fault[]
  readonly units: readonly WarbandUnit[]
  readonly models: number
  readonly cost: number
  readonly sagaDice: {
    readonly rolled: number
    /** Before the most that may be rolled. */
    readonly generated: number
    readonly most: number
    /** For a board of their own (Egil). */
    readonly beside?: number
    readonly falls: readonly SagaDiceLoss[]
  }
  /** All of it lost, each class rounded up once (R8.2). */
  readonly victoryPoints: number
}

/** Losses of one kind. */
export interface PointsRow {
  readonly name: string
  readonly class: string
  readonly models: number
  /** Where some are counted by themselves, from 1: each piece of scenery of Sacred Ground (S1 p.53). */
  readonly place?: number
  /** Of one model. */
  readonly each: number
  readonly unrounded: number
  /** Of the class, rounded up once wherever it is counted: shown with the first row of the class. */
  readonly points?: number
}

export interface WarbandPointsReport extends WarbandHead<'warband-points', PointsRequest>, Cautioned {
  readonly rows: readonly PointsRow[]
  /** Points are rounded up for each unit (reading points-rounding), not once a class. */
  readonly rounding?: 'unit'
  /** Units wiped out, and what each of them is worth beside its models (V9.9). */
  readonly wipedOut: { readonly units: number; readonly each: number }
  readonly total: number
}
