import type { Conditions, Effect, TroopClass } from '../../model/effect'

/** How sure a row of the rulebook is, and where it comes from. */

/** one source: public, but one person's copy alone tells it. */
export type Certainty = 'stated' | 'inferred' | 'unknown' | 'public' | 'one source'

/** What a row is called. */
export interface Named {
  readonly name: string
  /** Its name in the Spanish rulebook, where it is another. */
  readonly spanish?: string
}

/** Where a row comes from: a rule id of ours, and the source's page. */
export interface Cited {
  readonly rule: string
  readonly source: string
  readonly certainty: Certainty
}

/** What a player does with his SAGA dice. */

export type Timing =
  | 'Orders'
  | 'Orders/Reaction'
  | 'Activation'
  | 'Activation/Reaction'
  | 'Shooting'
  | 'Shooting/Reaction'
  | 'Melee'

/** What a player must say when he uses the ability. */
export type AbilityChoice =
  /** Each SAGA die is one die of a kind, two if it showed the rare symbol; several may be spent. */
  | { readonly take: 'pool'; readonly kinds: readonly ('attack' | 'defence')[]; readonly each: number; readonly rare: number }
  /** `total` dice split freely. */
  | { readonly take: 'split'; readonly total: number }
  | { readonly take: 'models'; readonly least: number; readonly most: number; readonly class: readonly TroopClass[] }
  | { readonly take: 'fatigue'; readonly least: number; readonly most: number }
  /** One of several effects, by its number from 1 (N7); `by`: an option of one interpretation alone. */
  | { readonly take: 'option'; readonly least: 1; readonly most: number; readonly options: readonly Option[] }
  /** A number of the table, which nobody chooses: SAGA dice on another box, acts of the enemy (N10). */
  | { readonly take: 'number'; readonly least: number; readonly most: number; readonly of: string }

export interface Option {
  readonly text: string
  readonly by?: { readonly reading: string; readonly value: string }
}

/** What a unit is activated for: a charge is a move that ends in contact. */
export type Activity = 'move' | 'rest' | 'shoot' | 'charge'

/** Whom a box activates and for what: its dice pay for these activations (R7.3). What is not named is free. */
export interface Activation {
  readonly class?: readonly TroopClass[]
  readonly mounted?: boolean
  /** It activates units of the enemy. */
  readonly of?: 'enemy'
  readonly for?: readonly Activity[]
  /** One payment activates every unit that it is for, each once. */
  readonly all?: true
  /** It brings no fatigue. */
  readonly tireless?: true
  /** The move is so much longer. */
  readonly further?: 'VS' | 'S' | 'M' | 'L'
}

/** How far the units of a side reach while a box lasts. */
export interface Reach {
  /** Missiles of this weapon reach twice as far. */
  readonly doubles?: string
  /** Nothing shortens the moves of those on foot: neither ground nor fatigue that is spent. */
  readonly unshortened?: 'foot'
}

/** What a box does to the SAGA dice themselves, in the Orders phase: two more are rolled, or any re-rolled or one turned (R7.5). */
export type SagaVerb = 'roll-two-more' | 'reroll-or-turn'

export interface Ability extends Cited, Named {
  readonly names: readonly string[]
  /** The faction of its board, or the hero whose own it is. */
  readonly faction: string
  readonly when: readonly Timing[]
  /** "any", "C or R", "C + R", "?", "? + ?", "? + ? same": one SAGA die for each term (R7.3); "none": no SAGA dice. */
  readonly cost: string
  /** The left column: any number of dice a turn. */
  readonly multi: boolean
  readonly choice?: AbilityChoice
  /** A rare die changes the effect (Effect.rare). */
  readonly rareMatters?: boolean
  readonly if?: Conditions
  /** In our own words. */
  readonly text: string
  readonly effects: readonly Effect[]
  readonly saga?: SagaVerb
  readonly activates?: Activation
  /** Once used, its effects are in force in every fight of its side until the turn ends, or the one after it. */
  readonly until?: 'turn' | 'next-turn'
  readonly reach?: Reach
  /** It removes a whole enemy unit of so many models or fewer. */
  readonly removesUnitOf?: number
  /** Boxes whose SAGA dice it spends, where they are not its own: the first that has a die left. */
  readonly diceFrom?: readonly string[]
  /** Why it has no place in a single fight; absent for abilities that count in one. */
  readonly noFight?: string
}

/** A box of a battleboard as its faction's file writes it; the board adds what all its boxes share. */
export interface Box
  extends Pick<
    Ability,
    'name' | 'spanish' | 'when' | 'cost' | 'text' | 'activates' | 'until' | 'reach' | 'removesUnitOf' | 'diceFrom'
  > {
  /** Further words for it, beside its id. */
  readonly names?: readonly string[]
  readonly multi?: true
  readonly choice?: AbilityChoice
  readonly rareMatters?: true
  readonly if?: Conditions
  readonly effects?: readonly Effect[]
  readonly saga?: SagaVerb
  readonly noFight?: string
  /** Stated by default; unknown wherever the cost is. */
  readonly certainty?: Certainty
}
