import type { Condition } from './condition'
import type { AbilityUse, Scenario, Uncertain } from './scenario'
import type { Side } from './study-report'
import type { Tournament } from './tournament'

/** What is asked of `advise`: a fight in which each side still has choices to make. Plain data. */

/** One way to use a box, and the SAGA dice it takes. */
export interface HeldWay {
  readonly uses: readonly AbilityUse[]
  readonly dice: number
}

/** A box whose dice lie on the board: it may be used in one of these ways, or left alone. */
export interface Held {
  readonly id: string
  readonly name: string
  /** As it was said: "+combat-pool=2". */
  readonly said: string
  readonly ways: readonly HeldWay[]
}

/** What a side plays for: a number of the fight, the chance that something holds of how it ends, or tournament points. */
export type Goal =
  | { readonly is: 'quantity'; readonly path: string; readonly wants: 'most' | 'least' }
  | { readonly is: 'condition'; readonly condition: Condition }
  | { readonly is: 'tournament'; readonly table: Tournament }

/** What a side would rather keep, in the goal's own unit: a SAGA die, and each fatigue taken or spent. */
export interface AdvicePrice {
  readonly die: number
  readonly fatigue: number
}

export interface AdviceRequest {
  /** The fight with everything that is settled: abilities that are played (++), spends and giving up dice where they were said. */
  readonly scenario: Scenario
  /** What each side has and may use; of two units that charge Side by Side for both together. */
  readonly has: Readonly<Record<Side, readonly Held[]>>
  /** The side that is advised. */
  readonly asks: Side
  readonly goal: Goal
  readonly price: AdvicePrice
  /** A space of more lines of play than this is not searched. */
  readonly maxNodes: number
  /** SAGA dice the advised side has still to roll: what it has is what it wants to pay for with them. */
  readonly roll?: number
  /** Every case of what is not known of the enemy, each a request of its own; then nothing of it is known to the side that asks. */
  readonly cases?: readonly AdviceCase[]
  /** Further arguments of the command that asks for this. */
  readonly more?: readonly string[]
}

export interface AdviceCase {
  /** What of the uncertain is so. */
  readonly has: readonly Uncertain[]
  readonly chance: number
  readonly request: AdviceRequest
}

/** Lines of play searched unless more are asked for. */
export const MOST_LINES = 1_000_000

/** Choices nearer than this are as good as each other. */
export const EQUAL = 0.001
