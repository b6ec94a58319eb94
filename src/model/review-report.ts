import type { ConductChoice, Held } from './advice'
import type { Cautioned } from './fight-report'
import type { Scenario, Side } from './scenario'
import type { ReportHead } from './schema'
import type { ObservedFight, Percentile } from './study-report'

/** Requests and reports of `review`: a game that was played, with the choices and the losses of each fight. */

/** Whose game it is, and the opponent. */
export type Player = 'own' | 'enemy'

export interface PlayedFight {
  /** The fight with every choice as it was made. */
  readonly scenario: Scenario
  /** The boxes with dice on each board, used or not. */
  readonly has: Readonly<Record<Side, readonly Held[]>>
  /** Those that were not used, as the user wrote them: "ullr". */
  readonly unused: Readonly<Record<Side, readonly string[]>>
  /** Whose unit charged or shot. */
  readonly by: Player
  /** Models lost. */
  readonly attacker: number
  readonly defender: number
  /** Its place, for messages: "game.yaml:4". */
  readonly called: string
}

export interface ReviewRequest {
  readonly fights: readonly PlayedFight[]
  readonly title?: string
  /** "Vikings" and "Anglo-Danes". */
  readonly names: Readonly<Record<Player, string>>
  /** The most lines of play that are searched for one fight. */
  readonly maxNodes?: number
  readonly notes?: readonly string[]
  /** The command that repeats the request. */
  readonly command?: string
}

/**
 * Where the victory points of a game came from, seen from the own side: gained = expected + luck + decisions, exactly, for each fight and
 * in total.
 */
export interface ReviewParts {
  /** Victory points killed less lost. */
  readonly gained: number
  /** The value of best play by both sides when the fight began. */
  readonly expected: number
  /** The result less the mean of the fight as it was fought. */
  readonly luck: number
  /** What the enemy's choices cost the enemy, less what one's own choices cost. */
  readonly decisions: number
}

/** Points that a side took from the other in a fight, among all that it could have taken. `luck` is observed less mean. */
export interface Taken extends Percentile {
  readonly luck: number
}

export interface ReviewDecision extends ConductChoice {
  /** The number of the fight, from 1. */
  readonly fight: number
  readonly by: Player
}

export interface ReviewFight extends ReviewParts, Pick<ObservedFight, 'headline' | 'scenario' | 'names' | 'outcome' | 'chance'> {
  /** Whose unit charged or shot. */
  readonly by: Player
  /** Boxes that were not used: "ullr". */
  readonly unused: Readonly<Record<Side, readonly string[]>>
  /** The mean of the fight as it was fought. */
  readonly mean: number
  /** Points gained, among all that the fight as it was fought could have given. */
  readonly swing: Percentile
  readonly taken: Readonly<Record<Player, Taken>>
  /** What the choices of each side cost it. */
  readonly costs: Readonly<Record<Player, number>>
  readonly choices: readonly ReviewDecision[]
  /** The sums of this fight and all before it. */
  readonly soFar: ReviewParts
  /** The command that gives the odds of this fight. */
  readonly replay: string
}

export interface TurningPoint {
  /** The number, from 1, of the fight whose result differs most from what was expected. */
  readonly fight: number
  /** Who gained by it. */
  readonly for: Player
  /** Victory points more than expected. */
  readonly by: number
  /** What contributed most. */
  readonly through: 'luck' | 'decisions'
}

export interface ReviewReport extends ReportHead<'review'>, Cautioned {
  /** How words of its fights were corrected or interpreted, where that changes the odds. */
  readonly interpreted?: readonly string[]
  readonly names: Readonly<Record<Player, string>>
  readonly fights: readonly ReviewFight[]
  readonly total: ReviewParts & {
    readonly costs: Readonly<Record<Player, number>>
    /** Points that each side took, less their mean. */
    readonly lucks: Readonly<Record<Player, number>>
    /** Points gained in total, among all that these fights as they were fought could have given. */
    readonly swing: Percentile
  }
  /** Absent if every fight came out as expected. */
  readonly turningPoint?: TurningPoint
  /** The three costliest decisions, the costliest first. */
  readonly dearest: readonly ReviewDecision[]
}
