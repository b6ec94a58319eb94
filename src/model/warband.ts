import type { Tournament } from './tournament'

/** A warband as a roster file says it, every name of it an id of the rulebook. */

/** What a unit carries and rides. */
export interface Outfit {
  /** "none": its usual weapon stays at home. */
  readonly weapon?: string
  /** On horses. */
  readonly mounted?: boolean
  /** saga2: what it rides instead of horses. */
  readonly mount?: string
  /** saga2: one of its models bears a war banner (T6.8). */
  readonly banner?: boolean
}

/** The outfit alone, without what is not said. */
export const outfitOf = ({ weapon, mounted, mount, banner }: Outfit): Outfit => ({
  ...(weapon !== undefined && { weapon }),
  ...(mounted && { mounted }),
  ...(mount !== undefined && { mount }),
  ...(banner && { banner })
})

/** Units that are alike. */
export interface MusterUnit extends Outfit {
  /** A troop of the rulebook. */
  readonly unit: string
  /** Of each unit. */
  readonly models: number
  /** What its player calls it. */
  readonly name?: string
  /** How many such units; at least 1. */
  readonly units: number
  /** saga2: the losses one fatigue of a warlord cancels (V9.8). */
  readonly resilience?: number
  /** "york.yaml:7:5"; absent where no file says it. */
  readonly at?: string
}

export interface Roster {
  readonly name: string
  /** As the user gave it; absent where it is none of a file. */
  readonly file?: string
  readonly edition: 1 | 2
  /** Empty where it is of none: units to be beaten may be anybody's. */
  readonly faction: string
  /** The size of the battle; 6 by default (R8.1). */
  readonly points: number
  /** Where the size stands, or the file begins. */
  readonly at?: string
  /** The warlord, or a hero instead; absent: nobody leads. */
  readonly leader?: MusterUnit
  readonly units: readonly MusterUnit[]
  /** How often it is met among others; 1 by default. */
  readonly weight: number
}

export const WAYS = ['charging', 'charged', 'shooting', 'shotAt'] as const
/** How two units may meet, seen from one of them. */
export type Way = (typeof WAYS)[number]

export const BUILD_MEASURES = ['swing', 'killed', 'lost', 'wins', 'wiped', 'tournament'] as const
/** What a build is to be good at. */
export type MeasureName = (typeof BUILD_MEASURES)[number]

/** What a build is asked where nothing else is said. */
export const BUILD_DEFAULTS = { measure: 'swing', ways: WAYS, dice: 0, top: 5 } as const

/** What `warband build` is asked. */
export interface BuildAsked {
  /** Faction, size, leader, and the units that must be in it. */
  readonly kept: Roster
  /** Whose units are to be beaten. */
  readonly against: readonly Roster[]
  readonly measure: MeasureName
  /** What it is measured by where that is tournament points. */
  readonly tournament?: Tournament
  readonly ways: readonly Way[]
  /** SAGA dice that it must bring, before any are taken off. */
  readonly dice: number
  /** How many of the best are shown. */
  readonly top: number
  /** A charged unit gives up dice where its points are better for it (R3.3). */
  readonly givesUpDice?: boolean
  readonly readings?: Readonly<Record<string, string>>
}

/** Two warbands, or builds against a field. */
export interface WarbandsRequest {
  readonly rosters: readonly Roster[]
  /** Of the field; none: two rosters against each other. */
  readonly against?: readonly Roster[]
  /** Folders and files as they were asked for. */
  readonly asked?: readonly string[]
  /** A charged unit gives up dice where its points are better for it (R3.3). */
  readonly givesUpDice?: boolean
  /** Over the rulebook's own. */
  readonly readings?: Readonly<Record<string, string>>
  /** Each fight is scored by it too, as a game by itself. */
  readonly tournament?: Tournament
}

/** Losses of one troop by its id. */
export interface Losses extends Outfit {
  readonly unit: string
  readonly models: number
  /** In so many units, one by default. */
  readonly units?: number
  /** Where they are counted by themselves, from 1, as on each piece of scenery of Sacred Ground (S1 p.53). */
  readonly place?: number
}

/** Losses whose victory points are counted. */
export interface PointsRequest {
  readonly fallen: readonly Losses[]
  /** Units that are gone, warlords beside them (V9.9). */
  readonly wipedOut: number
  readonly readings?: Readonly<Record<string, string>>
}

/** An enemy unit that is named reaches those alone that it is named with; units count from 0, the leader first, copies one by one. */
export interface Reach {
  readonly enemy: number
  /** Absent: nobody. */
  readonly own?: number
  /** Between the two; absent: near enough for everything. */
  readonly inches?: number
}

export interface ThreatsRequest {
  readonly own: Roster
  readonly enemy: Roster
  /** Of the own warband these alone are looked at. */
  readonly only?: readonly number[]
  readonly reach: readonly Reach[]
  /** Over the rulebook's own. */
  readonly readings?: Readonly<Record<string, string>>
  readonly command: string
}
