import type { Tournament } from './tournament'

/** Warbands as rosters describe them, with all names as ids of the rulebook, and requests about warbands. */

/** What a unit carries and rides. */
export interface Outfit {
  /** "none": it is without its usual weapon. */
  readonly weapon?: string
  /** On horses. */
  readonly mounted?: boolean
  /** Second edition: what it rides instead of horses. */
  readonly mount?: string
  /** Second edition: one of its models bears a war banner (V9.15). */
  readonly banner?: boolean
}

/** The outfit of a unit, without its other keys and those that are undefined or false. */
export const outfitOf = ({ weapon, mounted, mount, banner }: Outfit): Outfit => ({
  ...(weapon !== undefined && { weapon }),
  ...(mounted && { mounted }),
  ...(mount !== undefined && { mount }),
  ...(banner && { banner })
})

/** Equal units. */
export interface MusterUnit extends Outfit {
  /** The id of a troop of the rulebook. */
  readonly unit: string
  /** Models of each unit. */
  readonly models: number
  /** A name given by its player. */
  readonly name?: string
  /** How many such units; at least 1. */
  readonly units: number
  /** Second edition: the losses that one fatigue of a warlord cancels (V9.8). */
  readonly resilience?: number
  /** Its place, "york.yaml:7:5"; absent if it is not in a file. */
  readonly at?: string
}

export interface Roster {
  readonly name: string
  /** The path as the user gave it; absent if it is not a file. */
  readonly file?: string
  readonly edition: 1 | 2
  /** Empty if it has none: units to fight against may be of any faction. */
  readonly faction: string
  /** The size of the battle; 6 by default (R8.1). */
  readonly points: number
  /** The place of the size, or the start of the file. */
  readonly at?: string
  /** The warlord, or a hero instead; absent: no leader. */
  readonly leader?: MusterUnit
  readonly units: readonly MusterUnit[]
  /** How often it is met compared with other opponents; 1 by default. */
  readonly weight: number
}

export const WAYS = ['charging', 'charged', 'shooting', 'shotAt'] as const
/** How two units may fight, seen from one of them. */
export type Way = (typeof WAYS)[number]

export const BUILD_MEASURES = ['swing', 'killed', 'lost', 'wins', 'wiped', 'tournament'] as const
/** What a build is to be best at. */
export type MeasureName = (typeof BUILD_MEASURES)[number]

/** The defaults of a request to build. */
export const BUILD_DEFAULTS = { measure: 'swing', ways: WAYS, dice: 0, top: 5 } as const

/** A request of `warband build`. */
export interface BuildAsked {
  /** Faction, size, leader, and the units that it must have. */
  readonly kept: Roster
  /** The opponents. */
  readonly against: readonly Roster[]
  readonly measure: MeasureName
  /** The table, if the measure is tournament points. */
  readonly tournament?: Tournament
  readonly ways: readonly Way[]
  /** The least SAGA dice that it must bring, before any limit. */
  readonly dice: number
  /** How many of the best are shown. */
  readonly top: number
  /** A charged unit gives up dice if that is better for its points (R3.3). */
  readonly givesUpDice?: boolean
  readonly readings?: Readonly<Record<string, string>>
}

/** Two warbands, or builds against a field. */
export interface WarbandsRequest {
  readonly rosters: readonly Roster[]
  /** The opponents of a field; absent: two rosters against each other. */
  readonly against?: readonly Roster[]
  /** Folders and files as the user named them. */
  readonly asked?: readonly string[]
  /** A charged unit gives up dice if that is better for its points (R3.3). */
  readonly givesUpDice?: boolean
  /** They override the rulebook's defaults. */
  readonly readings?: Readonly<Record<string, string>>
  /** Each fight is also scored with this table, as if it were a whole game. */
  readonly tournament?: Tournament
}

/** Losses of one troop. */
export interface Losses extends Outfit {
  /** The id of the troop. */
  readonly unit: string
  readonly models: number
  /** In how many units; 1 by default. */
  readonly units?: number
  /** The number of the place, from 1, if places are counted separately: pieces of scenery of Sacred Ground (S1 p.53). */
  readonly place?: number
}

/** Losses whose victory points are to be counted. */
export interface PointsRequest {
  readonly fallen: readonly Losses[]
  /** Units wiped out, besides those that the losses alone wipe out, such as warlords (V9.9). */
  readonly wipedOut: number
  readonly readings?: Readonly<Record<string, string>>
}

/**
 * An own unit that an enemy unit can reach. An enemy that is named reaches only the units it is named with; others reach all. Units are
 * numbered from 0, the leader first, each of several equal ones by itself.
 */
export interface Reach {
  readonly enemy: number
  /** Absent: it reaches nobody. */
  readonly own?: number
  /** The distance; absent: near enough for a charge and a shot. */
  readonly inches?: number
}

export interface ThreatsRequest {
  readonly own: Roster
  readonly enemy: Roster
  /** Only these own units are considered. */
  readonly only?: readonly number[]
  readonly reach: readonly Reach[]
  /** They override the rulebook's defaults. */
  readonly readings?: Readonly<Record<string, string>>
  readonly command: string
}
