import type { Cautioned } from './fight-report'
import type { Asked, ReportHead } from './schema'
import type { Tournament } from './tournament'
import type { BuildAsked, MeasureName, Outfit, PointsRequest, Roster, ThreatsRequest, WarbandsRequest, Way } from './warband'

/** Reports of warbands. Victory points are unrounded unless noted; chances are 0..1; dice, models and points are counts. */

/** The fields that every report of warbands has. */
export interface WarbandHead<K extends string, R> extends ReportHead<K> {
  /** How words of rosters and units were interpreted, each with its place. */
  readonly interpreted?: readonly string[]
  /** The request, so that it can be repeated. */
  readonly request: Asked<R>
}

/** A breach of the rules in a roster. */
export interface Fault {
  /** "york.yaml:7:5"; absent if the roster is not in a file. */
  readonly at?: string
  readonly rule: string
  readonly message: string
}

/** All models of a class together (R8.1). */
export interface Pool {
  /** The class; heroes, further warlords and swords for hire by name. */
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
  /** The points of all pools. */
  readonly cost: number
  /** What the muster swap was used for (V9.11). */
  readonly swap?: string
}

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
  /** Second edition: the fewest models with which it brings them. */
  readonly sagaDiceFrom?: number
  readonly attackDice: number
  /** Absent if it has no missiles. */
  readonly attackDiceShot?: number
  readonly armour: number
  readonly armourShot: number
  /** The victory points for a whole unit. */
  readonly victoryPoints: number
}

/** SAGA dice after so many units that bring dice are lost; the units that bring most are lost last. */
export interface SagaDiceLoss {
  readonly lost: number
  readonly dice: number
  readonly withoutWarlord: number
}

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
    /** Dice of all units, before the limit. */
    readonly generated: number
    readonly most: number
    /** Additional dice for a board of their own (Egil). */
    readonly beside?: number
    readonly falls: readonly SagaDiceLoss[]
  }
  /** If all of it is lost, each class rounded up once (R8.2). */
  readonly victoryPoints: number
}

/** Losses of one kind. */
export interface PointsRow {
  readonly name: string
  readonly class: string
  readonly models: number
  /** The number of the place, from 1, if places are counted separately: pieces of scenery of Sacred Ground (S1 p.53). */
  readonly place?: number
  /** Points of one model. */
  readonly each: number
  readonly unrounded: number
  /** Points of the class in its place, rounded up once; only in the first row of the class. */
  readonly points?: number
}

export interface WarbandPointsReport extends WarbandHead<'warband-points', PointsRequest>, Cautioned {
  readonly rows: readonly PointsRow[]
  /** Points are rounded up for each unit, not for each class (reading points-rounding). */
  readonly rounding?: 'unit'
  /** Units wiped out, and the points for each besides those of its models (V9.9). */
  readonly wipedOut: { readonly units: number; readonly each: number }
  readonly total: number
}

/** A fight between two units, seen from one of them. */
export interface UnitFight {
  /** Only in a melee. */
  readonly win?: number
  readonly tie?: number
  readonly lose?: number
  /** Mean victory points for what it kills and loses. */
  readonly killed: number
  readonly lost: number
  readonly swing: number
  /** Mean number of models that it loses and kills. */
  readonly ownLosses: number
  readonly enemyLosses: number
  /** The chance that the enemy, or the unit itself, is gone. */
  readonly wipesOut: number
  readonly wipedOut: number
  /** Mean tournament points above a draw, as if the fight were a whole game; only if requested. */
  readonly tournament?: { readonly own: number; readonly enemy: number }
  /** The charged unit gives up dice (R3.3), because that is better for it. */
  readonly givesUpDice?: true
}

/**
 * All fights between two units. The numbers of the meeting as a whole are those of an encounter: one melee, charging and being charged
 * equally often, and one shot of each unit with missiles.
 */
export interface Meeting {
  /** Each is absent if that fight is impossible. */
  readonly charging?: UnitFight
  readonly charged?: UnitFight
  readonly shooting?: UnitFight
  readonly shotAt?: UnitFight
  /** The chance to win the melee. */
  readonly win: number
  readonly killed: number
  readonly lost: number
  readonly swing: number
  /** Mean tournament points above a draw in a fight. */
  readonly tournament?: number
}

/** A kind of unit of a warband, and its average encounter with the units of the other warband, each met equally often. */
export interface Fielded {
  readonly unit: string
  readonly name: string
  readonly models: number
  readonly units: number
  /** Points of each unit; null: free. */
  readonly cost: number | null
  /** Its average encounter. */
  readonly win: number
  readonly killed: number
  readonly lost: number
  readonly swing: number
  /** Swings of the ways to fight that are possible for it. */
  readonly ways: Readonly<Partial<Record<Way, number>>>
  readonly perPoint?: number
  /** Mean tournament points above a draw in a fight; only if requested. */
  readonly tournament?: number
}

/** One of the best or worst fights of a warband. */
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
  /** All its units together, each in one encounter, with all enemies equally often. */
  readonly killed: number
  readonly lost: number
  readonly swing: number
  readonly perPoint: number
  /** Mean tournament points above a draw in a fight, over its units; only if requested. */
  readonly tournament?: number
  /** The best and worst of its own charges and shots, at most three each. */
  readonly best: readonly MatchUp[]
  readonly worst: readonly MatchUp[]
  readonly sagaDice: { readonly rolled: number; readonly falls: readonly SagaDiceLoss[] }
  /** The victory points if all of it is lost (R8.2). */
  readonly victoryPoints: number
}

/** Two warbands, every unit against every unit. */
export interface WarbandsReport extends WarbandHead<'warbands', WarbandsRequest> {
  /** A charged unit gives up dice if that is better for its points. */
  readonly givesUpDice?: true
  readonly readings?: Readonly<Record<string, string>>
  /** The table of tournament points of the first warband; the second is behind by what the first is ahead. */
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
  /** The mean over all opponents, by their weights. */
  readonly killed: number
  readonly lost: number
  readonly swing: number
  readonly win: number
  readonly perPoint: number
  /** Mean tournament points above a draw in a fight, over its units; only if requested. */
  readonly tournament?: number
  /** It is on the Pareto front: no other build is at least as good in points killed and lost, and better in one of them. */
  readonly isOnFront: boolean
}

/** A page for the table: every unit of one warband against every unit of the other; charged units make their best choice about dice. */
export interface SheetReport extends WarbandHead<'sheet', WarbandsRequest> {
  readonly readings?: Readonly<Record<string, string>>
  /** The warband whose sheet it is, and its opponent. */
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
  /** The value of each unit by the measure. */
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
  /** The number of legal musters that were compared. */
  readonly searched: number
  /** The number of fights between units that were computed. */
  readonly fights: number
  /** The best first. */
  readonly builds: readonly Built[]
}

/** An enemy unit that could attack one of one's own; all numbers are from the own side. */
export interface Threat {
  /** "6 huscarls, danish axe" */
  readonly enemy: string
  readonly own: string
  /** The names of all equal units: "huscarls-1". */
  readonly units: { readonly own: readonly string[]; readonly enemy: readonly string[] }
  /** The distance, if it was given. */
  readonly inches?: number
  /** How the enemy would attack. */
  readonly way: 'charging' | 'shooting'
  /** The fight if the enemy attacks. */
  readonly struck: UnitFight
  /** The fights if one's own unit attacks first, by a charge or a shot; absent if impossible. */
  readonly charging?: UnitFight
  readonly shooting?: UnitFight
  /** The better of attacking first and waiting, less the result when the enemy attacks (which it does only if it gains by it). */
  readonly stake: number
}

export interface ThreatsReport extends WarbandHead<'threats', ThreatsRequest> {
  readonly names: { readonly own: string; readonly enemy: string }
  /** The most at stake first. */
  readonly threats: readonly Threat[]
}
