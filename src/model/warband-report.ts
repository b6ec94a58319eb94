import type { Cautioned } from './fight-report'
import type { Asked, ReportHead } from './schema'
import type { Tournament } from './tournament'
import type { BuildAsked, MeasureName, Outfit, PointsRequest, Roster, ThreatsRequest, WarbandsRequest, Way } from './warband'

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

/** Rosters that are checked. */
export interface CheckRequest {
  readonly rosters: readonly Roster[]
}

export interface WarbandCheckReport extends WarbandHead<'warband-check', CheckRequest> {
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

/** The roster that is shown. */
export interface ShowRequest {
  readonly roster: Roster
}

export interface WarbandReport extends WarbandHead<'warband', ShowRequest> {
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

/**
 * What `compare` answers of whole warbands, and `warband build` of those that could be mustered. Victory points are unrounded; a
 * chance is 0..1; everything is seen from the side that is reported on.
 */

/** One fight between two units, seen from one of them. */
export interface UnitFight {
  /** Of a melee. */
  readonly win?: number
  readonly tie?: number
  readonly lose?: number
  /** Victory points of what it kills and loses, on average. */
  readonly killed: number
  readonly lost: number
  readonly swing: number
  /** Models that it loses and kills, on average. */
  readonly ownLosses: number
  readonly enemyLosses: number
  /** Chance that the other, or the unit itself, is gone. */
  readonly wipesOut: number
  readonly wipedOut: number
  /** Tournament points above a draw on average, the fight being a game by itself; where they are asked for. */
  readonly tournament?: { readonly own: number; readonly enemy: number }
  /** The charged unit gives up dice (R3.3), because that is better for it. */
  readonly givesUpDice?: true
}

/**
 * Everything two units can do to each other. In the numbers of a meeting as a whole there is one melee, in which each charges as often
 * as it is charged, and one shot of each that has missiles.
 */
export interface Meeting {
  /** Absent where the fight cannot be fought. */
  readonly charging?: UnitFight
  readonly charged?: UnitFight
  readonly shooting?: UnitFight
  readonly shotAt?: UnitFight
  /** Of the melee. */
  readonly win: number
  readonly killed: number
  readonly lost: number
  readonly swing: number
  /** Points above a draw in each fight, on average. */
  readonly tournament?: number
}

/** A kind of unit of a warband, and how it does against the other, each unit of it met alike often. */
export interface Fielded {
  readonly unit: string
  readonly name: string
  readonly models: number
  readonly units: number
  /** Of each unit; null: free. */
  readonly cost: number | null
  /** Its average meeting. */
  readonly win: number
  readonly killed: number
  readonly lost: number
  readonly swing: number
  /** Swings by the way of fighting, where it can. */
  readonly ways: Readonly<Partial<Record<Way, number>>>
  readonly perPoint?: number
  /** Tournament points above a draw in each fight, on average; where they are asked for. */
  readonly tournament?: number
}

/** A fight that is worth seeking, or to be shunned. */
export interface MatchUp {
  readonly unit: string
  readonly enemy: string
  readonly way: 'charging' | 'shooting'
  readonly win?: number
  readonly swing: number
}

export interface WarbandSide {
  readonly name: string
  readonly file?: string
  readonly faction: string
  readonly isLegal: boolean
  readonly cost: number
  readonly models: number
  readonly units: readonly Fielded[]
  /** All its units together, each having one meeting with an enemy, all enemies alike often. */
  readonly killed: number
  readonly lost: number
  readonly swing: number
  readonly perPoint: number
  /** Tournament points above a draw in each fight, on average over its units; where they are asked for. */
  readonly tournament?: number
  /** Of its own charges and shots, three at most of each. */
  readonly best: readonly MatchUp[]
  readonly worst: readonly MatchUp[]
  readonly sagaDice: { readonly rolled: number; readonly falls: readonly SagaDiceLoss[] }
  /** All of it lost (R8.2). */
  readonly victoryPoints: number
}

/** Two warbands, every unit against every unit. */
export interface WarbandsReport extends WarbandHead<'warbands', WarbandsRequest> {
  /** A charged unit may give up dice, and does where its points are better for it. */
  readonly givesUpDice?: true
  readonly readings?: Readonly<Record<string, string>>
  /** The table of tournament points, the first warband's: the second is behind by what the first is ahead. */
  readonly tournament?: Tournament
  readonly warbands: readonly [WarbandSide, WarbandSide]
  /** A row for each kind of unit of the first, a column for each of the second; seen from the first. */
  readonly meetings: readonly (readonly Meeting[])[]
}

export interface FieldBuild {
  readonly name: string
  readonly file?: string
  readonly faction: string
  readonly isLegal: boolean
  readonly cost: number
  readonly sagaDice: number
  /** Against each opponent. */
  readonly against: readonly {
    readonly killed: number
    readonly lost: number
    readonly swing: number
    readonly win: number
    readonly tournament?: number
  }[]
  /** Over all of them by their weights: attack, what it loses (its staying power is to lose little), swing. */
  readonly killed: number
  readonly lost: number
  readonly swing: number
  readonly win: number
  readonly perPoint: number
  /** Tournament points above a draw in each fight, on average over its units; where they are asked for. */
  readonly tournament?: number
  /** No other build kills as much and loses as little, and more of one of them. */
  readonly isOnFront: boolean
}

/** A page for the table: every unit of one against every unit of the other, each charged answering as is best for it. */
export interface SheetReport extends WarbandHead<'sheet', WarbandsRequest> {
  readonly readings?: Readonly<Record<string, string>>
  /** Whose sheet it is, and whom it is against. */
  readonly warbands: readonly [SheetSide, SheetSide]
  /** A row for each kind of unit of the first, a column for each of the second; seen from the first. */
  readonly meetings: readonly (readonly Meeting[])[]
}

export interface SheetSide {
  readonly name: string
  readonly units: readonly { readonly name: string; readonly models: number; readonly units: number }[]
}

/** Builds against a field of opponents. */
export interface FieldReport extends WarbandHead<'field', WarbandsRequest> {
  readonly givesUpDice?: true
  readonly readings?: Readonly<Record<string, string>>
  readonly tournament?: Tournament
  readonly builds: readonly FieldBuild[]
  readonly opponents: readonly {
    readonly name: string
    readonly file?: string
    readonly weight: number
    readonly isLegal: boolean
  }[]
}

export interface BuiltUnit extends Outfit {
  readonly unit: string
  readonly name: string
  readonly models: number
  readonly units: number
  /** What each unit adds to the measure. */
  readonly value: number
  readonly isKept: boolean
}

export interface Built {
  readonly units: readonly BuiltUnit[]
  readonly value: number
  readonly models: number
  readonly sagaDice: number
}

/** The best legal warbands of a size by a measure. */
export interface BuildReport extends WarbandHead<'build', BuildAsked> {
  readonly givesUpDice?: true
  readonly readings?: Readonly<Record<string, string>>
  readonly faction: string
  readonly points: number
  readonly leader: string
  readonly measure: MeasureName
  readonly tournament?: Tournament
  readonly ways: readonly Way[]
  readonly targets: readonly { readonly name: string; readonly weight: number }[]
  readonly kept: readonly string[]
  readonly leastDice: number
  /** Legal musters among which these are the best. */
  readonly searched: number
  /** Fights between units that were worked out for it. */
  readonly fights: number
  /** The best first. */
  readonly builds: readonly Built[]
}

/** An enemy unit that could strike one's own; everything seen from the own side. */
export interface Threat {
  /** "6 huscarls, danish axe" */
  readonly enemy: string
  readonly own: string
  /** Their names, of all that are alike: "huscarls-1". */
  readonly units: { readonly own: readonly string[]; readonly enemy: readonly string[] }
  /** Between the two, where it was said. */
  readonly inches?: number
  /** How the enemy would rather strike. */
  readonly way: 'charging' | 'shooting'
  readonly struck: UnitFight
  /** What charging first would do, and a shot; absent where it cannot be. */
  readonly charging?: UnitFight
  readonly shooting?: UnitFight
  /** The best of striking first and leaving it, less what is left when the enemy strikes, which it does where that is good for it. */
  readonly stake: number
}

export interface ThreatsReport extends WarbandHead<'threats', ThreatsRequest> {
  readonly names: { readonly own: string; readonly enemy: string }
  /** The most at stake first. */
  readonly threats: readonly Threat[]
}
