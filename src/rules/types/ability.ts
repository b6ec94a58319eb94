import type { Conditions, Effect, TroopClass } from '../../model/effect'

/**
 * How certain a row is. stated: in the rulebook; inferred: follows from it; public: in public material about the second edition; one
 * source: public, but only in one copy; unknown.
 */
export type Certainty = 'stated' | 'inferred' | 'unknown' | 'public' | 'one source'

export interface Named {
  readonly name: string
  /** Its name in the Spanish rulebook, if it differs. */
  readonly spanish?: string
}

/** Where a row comes from: our rule id, and the page of the source. */
export interface Cited {
  readonly rule: string
  readonly source: string
  readonly certainty: Certainty
}

/** When an ability may be used; Reaction: in answer to the enemy. */
export type Timing =
  | 'Orders'
  | 'Orders/Reaction'
  | 'Activation'
  | 'Activation/Reaction'
  | 'Shooting'
  | 'Shooting/Reaction'
  | 'Melee'

/** What a player must choose when using the ability. */
export type AbilityChoice =
  /** SAGA dice to spend, any number: each gives `each` dice of the chosen kind, `rare` if it showed the rare symbol. */
  | { readonly take: 'pool'; readonly kinds: readonly ('attack' | 'defence')[]; readonly each: number; readonly rare: number }
  /** How `total` dice are split into attack and defence dice. */
  | { readonly take: 'split'; readonly total: number }
  | { readonly take: 'models'; readonly least: number; readonly most: number; readonly class: readonly TroopClass[] }
  | { readonly take: 'fatigue'; readonly least: number; readonly most: number }
  /** One of several options, by its number from 1 (N7). */
  | { readonly take: 'option'; readonly least: 1; readonly most: number; readonly options: readonly Option[] }
  /** A number that depends on the game and not on a choice: SAGA dice on another box, acts of the enemy (N10). */
  | { readonly take: 'number'; readonly least: number; readonly most: number; readonly of: string }

export interface Option {
  readonly text: string
  /** It exists only with this value of a reading. */
  readonly by?: { readonly reading: string; readonly value: string }
}

/** What a unit is activated for: a charge is a move that ends in contact. */
export type Activity = 'move' | 'rest' | 'shoot' | 'charge'

/** The units that a box activates, and for what: its dice pay for these activations (R7.3). What is absent is not restricted. */
export interface Activation {
  readonly class?: readonly TroopClass[]
  readonly mounted?: boolean
  /** It activates units of the enemy instead. */
  readonly of?: 'enemy'
  readonly for?: readonly Activity[]
  /** One payment activates every unit that it is for, each once. */
  readonly all?: true
  /** The activation gives no fatigue. */
  readonly tireless?: true
  /** The move is longer by this band. */
  readonly further?: 'VS' | 'S' | 'M' | 'L'
}

/** How far the units of a side reach while a box is in force. */
export interface Reach {
  /** Missiles of this weapon reach twice as far. */
  readonly doubles?: string
  /** Neither ground nor fatigue that is spent shortens moves on foot. */
  readonly unshortened?: 'foot'
}

/** What a box does to the SAGA dice in the Orders phase: two more are rolled, or any are re-rolled or one is turned (R7.5). */
export type SagaVerb = 'roll-two-more' | 'reroll-or-turn'

export interface Ability extends Cited, Named {
  readonly names: readonly string[]
  /** The id of the faction of its board, or of the hero who alone has it. */
  readonly faction: string
  readonly when: readonly Timing[]
  /** One SAGA die for each term: "any", "C or R", "C + R", "?" (unknown), "? + ? same"; "none": no SAGA dice (R7.3). See `costOf`. */
  readonly cost: string
  /** A box of the left column of a board: it may be used any number of times a turn. */
  readonly multi: boolean
  readonly choice?: AbilityChoice
  /** A SAGA die with the rare symbol changes the effect (`rare` of an effect). */
  readonly rareMatters?: boolean
  readonly if?: Conditions
  /** In our own words. */
  readonly text: string
  readonly effects: readonly Effect[]
  readonly saga?: SagaVerb
  readonly activates?: Activation
  /** Its effects are in force in every fight of its side until the end of this turn, or of the next. */
  readonly until?: 'turn' | 'next-turn'
  readonly reach?: Reach
  /** It removes a whole enemy unit of so many models or fewer. */
  readonly removesUnitOf?: number
  /** The boxes whose SAGA dice it spends instead of its own: the first that has a die left. */
  readonly diceFrom?: readonly string[]
  /** Why it has no effect in a single fight; absent for abilities that have one. */
  readonly noFight?: string
}

/** A box of a battleboard as written in its faction's file; `board` adds what all its boxes share. */
export interface Box
  extends Pick<
    Ability,
    'name' | 'spanish' | 'when' | 'cost' | 'text' | 'activates' | 'until' | 'reach' | 'removesUnitOf' | 'diceFrom'
  > {
  /** Further names, besides its id. */
  readonly names?: readonly string[]
  readonly multi?: true
  readonly choice?: AbilityChoice
  readonly rareMatters?: true
  readonly if?: Conditions
  readonly effects?: readonly Effect[]
  readonly saga?: SagaVerb
  readonly noFight?: string
  /** Stated by default; unknown if the cost is. */
  readonly certainty?: Certainty
}
