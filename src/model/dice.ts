/** A question about SAGA dice, as a player asks it: checked, every box by its key. Plain data: the contract for files and scripts. */

/** A box of a board (`normans/charge`), or a bare cost ("C + R"), so many times. */
export interface BoxUse {
  readonly box: string
  readonly times: number
}

/** So many units of so many models. */
export interface RosterUnit {
  readonly unit: string
  readonly models: number
  readonly units: number
}

export interface DiceRequest {
  readonly kind: 'dice'
  /** 1 by default. */
  readonly edition?: 2
  /** Whose dice; absent: bare costs alone are wanted, and no box of a board helps. */
  readonly faction?: string
  readonly hero?: string
  /** SAGA dice the player may roll; counted from the player's units by default. */
  readonly dice?: number
  readonly units?: readonly RosterUnit[]
  /** Points of a large battle, which has its own number of dice (R8.3). */
  readonly points?: number
  /** Dice left on the board from the turn before. */
  readonly left?: number
  /** In the order of their importance. */
  readonly want?: readonly BoxUse[]
  /** Wanted too, for the enemy's turn: their dice stay on the board. */
  readonly keep?: readonly BoxUse[]
  /** What the dice show: "CCUURC", those of a second board after a slash. */
  readonly rolled?: string
  /** Costs of boxes that the rulebook does not know. */
  readonly costs?: Readonly<Record<string, string>>
  /** What a use of a box is worth to the player, 1 by default. */
  readonly weights?: Readonly<Record<string, number>>
  /** Boxes that are not used beyond what is wanted: an Activation Pool that the battle forbids. */
  readonly without?: readonly string[]
  /** The enemy's hero, who may spoil the roll, and the number of the turn. */
  readonly enemy?: string
  readonly turn?: number
  /** Second edition: it is the first turn of the player who goes first. */
  readonly firstTurn?: true
  readonly readings?: Readonly<Record<string, string>>
  /** Board files of the user's own. */
  readonly boards?: readonly string[]
  readonly id?: string
}

export interface WrathRequest {
  readonly kind: 'wrath'
  /** SAGA dice assigned, 1 to 3. */
  readonly dice: number
}
