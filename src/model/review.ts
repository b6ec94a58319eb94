import type { Held } from './advice'
import type { Scenario } from './scenario'
import type { Side } from './what-if-report'

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
