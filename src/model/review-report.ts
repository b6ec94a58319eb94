import type { ConductChoice, Held } from './advice'
import type { Cautioned } from './fight-report'
import type { Scenario, Side } from './scenario'
import type { ReportHead } from './schema'
import type { ObservedFight, Percentile } from './study-report'

/** A game that was played, as it is reviewed: each fight as it was fought, what lay on the boards, and what happened. */

/** Whose game it is, and who played against it. */
export type Player = 'own' | 'enemy'

export interface PlayedFight {
  /** With every choice as it was made. */
  readonly scenario: Scenario
  /** The boxes that lay on each board, used or not. */
  readonly has: Readonly<Record<Side, readonly Held[]>>
  /** Those that were left alone, as they were said: "ullr". */
  readonly unused: Readonly<Record<Side, readonly string[]>>
  /** Whose unit charged or shot. */
  readonly by: Player
  /** Models lost. */
  readonly attacker: number
  readonly defender: number
  /** Where it is shown: "game.yaml:4". */
  readonly called: string
}

export interface ReviewRequest {
  readonly fights: readonly PlayedFight[]
  readonly title?: string
  /** "Vikings" and "Anglo-Danes". */
  readonly names: Readonly<Record<Player, string>>
  /** Of one fight a space of more lines of play than this is not searched. */
  readonly maxNodes?: number
  readonly notes?: readonly string[]
  /** The command that asks for this. */
  readonly command?: string
}

/**
 * Where the victory points of a game came from, seen from the own side: gained = expected + luck + decisions, fight by fight and in
 * all, with nothing left over.
 */
export interface ReviewParts {
  /** Killed less lost. */
  readonly gained: number
  /** What best play of both sides was worth when the fight began. */
  readonly expected: number
  /** What happened, less the mean of the fight as it was fought. */
  readonly luck: number
  /** What the enemy's choices cost the enemy, less what one's own cost. */
  readonly decisions: number
}

/** Points that a side took from the other: what its dice made of the fight as it was fought. `luck` is observed less mean. */
export interface Taken extends Percentile {
  readonly luck: number
}

export interface ReviewDecision extends ConductChoice {
  /** From 1. */
  readonly fight: number
  readonly by: Player
}

export interface ReviewFight extends ReviewParts, Pick<ObservedFight, 'headline' | 'scenario' | 'names' | 'outcome' | 'chance'> {
  /** Whose unit charged or shot. */
  readonly by: Player
  /** Left alone on the boards: "ullr". */
  readonly unused: Readonly<Record<Side, readonly string[]>>
  /** The mean of the fight as it was fought. */
  readonly mean: number
  /** Points gained, among all that could have come of the fight as it was fought. */
  readonly swing: Percentile
  readonly taken: Readonly<Record<Player, Taken>>
  /** What the choices of each side cost it. */
  readonly costs: Readonly<Record<Player, number>>
  readonly choices: readonly ReviewDecision[]
  /** Of this fight and all before it. */
  readonly soFar: ReviewParts
  /** The command that gives the odds of this fight. */
  readonly replay: string
}

export interface TurningPoint {
  /** From 1: the fight that left what was expected of it furthest behind, either way. */
  readonly fight: number
  readonly for: Player
  /** Victory points beyond what was expected. */
  readonly by: number
  /** What did most of it. */
  readonly through: 'luck' | 'decisions'
}

export interface ReviewReport extends ReportHead<'review'>, Cautioned {
  /** What was corrected in the words of its fights, or assumed of them though it changes the odds. */
  readonly interpreted?: readonly string[]
  readonly names: Readonly<Record<Player, string>>
  readonly fights: readonly ReviewFight[]
  readonly total: ReviewParts & {
    readonly costs: Readonly<Record<Player, number>>
    /** What each side's dice made beyond their mean. */
    readonly lucks: Readonly<Record<Player, number>>
    /** Points gained in all, among all that could have come of these fights as they were fought. */
    readonly swing: Percentile
  }
  /** Absent where every fight came out as expected. */
  readonly turningPoint?: TurningPoint
  /** The three dearest, the dearest first. */
  readonly dearest: readonly ReviewDecision[]
}
