import type { ReportHead } from './schema'

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

/** What a report about SAGA dice is made of. Chances are 0..1; dice are identified by their classes, "CCCUUR", those of two boards as "CCU/CUR". */

/** How many dice a text shows: of "CCU/CUR" six. */
export const diceShown = (dice: string): number => dice.replace('/', '').length

/** A number that depends on costs nobody knows: the least and the most it can be. Equal where all is known. */
export interface Span {
  readonly low: number
  readonly high: number
}

/** As the dice fall, and under best play of the Orders phase. */
export interface Prospect {
  readonly asRolled: Span
  readonly bestPlay: Span
}

/** What may be done with the dice in the Orders phase. */
export interface Decision {
  readonly do: 'place' | 'roll-two-more' | 'turn' | 're-roll' | 'use'
  /** The box that allows it; absent: the hero does, or it is none. */
  readonly box?: string
  /** What the box, or the hero, is called. */
  readonly name?: string
  /** "Activation Pool: R for two more" */
  readonly text: string
  /** Dice spent on it, kept out of a re-roll, or turned, by class. */
  readonly spends?: string
  readonly rolls?: number
  readonly turns?: readonly [from: string, to: string]
  readonly rerolls?: string
}

/** A decision, and what is to be had by best play after it. */
export interface OptionReport {
  readonly decision: Decision
  /** The chance of all that is wanted. */
  readonly all: number
  /** Uses paid on average, or their weights. */
  readonly worth: number
}

export interface Placed {
  readonly box: string
  readonly name: string
  readonly dice: string
}

export interface Placement {
  readonly placed: readonly Placed[]
  /** Dice that pay for nothing. */
  readonly left: string
  readonly unpaid: readonly string[]
}

/** What `dice wrath` answers: the odds of the Wrath of the Jomsvikings (R6.6). */

/** One row of the Wrath table (R6.6). */
export interface WrathEffect {
  readonly least: number
  readonly text: string
  /** The chance that the dice add up to `least` or more. */
  readonly reached: number
  /** The chance that it is in force: reached, and they do not change sides. */
  readonly inForce: number
}

export interface WrathReport extends ReportHead<'wrath', 1> {
  readonly dice: number
  readonly effects: readonly WrathEffect[]
  /** The chance that no row is in force: too low a total, or they change sides. */
  readonly nothing: number
  readonly changesSides: number
  /** `activationsP[k]`: the chance of exactly k free activations. */
  readonly activationsP: readonly number[]
  readonly activations: number
  /** `totalP[k]`: the chance that the dice add up to exactly k. */
  readonly totalP: readonly number[]
  /** As it was asked, to be asked again. */
  readonly request: WrathRequest
}

/** What `dice` answers. Chances are 0..1; dice are identified by their classes, "CCCUUR", those of two boards as "CCU/CUR". */

/** One class that an unknown cost could be, and what follows. */
export interface SettledReport {
  readonly cost: string
  readonly alone: Prospect
  readonly all: Prospect
}

export interface WantReport {
  /** `normans/charge`; of a bare cost its text. */
  readonly box: string
  readonly name: string
  readonly times: number
  /** Uses of these that need no die (Ragnar's half roll). */
  readonly free?: number
  /** "C + U", "any", "?" */
  readonly cost: string
  readonly certainty: 'stated' | 'inferred' | 'unknown' | 'public' | 'one source' | 'given'
  /** Its dice are to lie there in the enemy's turn. */
  readonly kept: boolean
  readonly weight?: number
  /** All its uses paid, whatever becomes of the others. */
  readonly alone: Prospect
  /** For an unknown cost, each class it could be. */
  readonly classes?: readonly SettledReport[]
}

/** One result of the roll. */
export interface RollReport {
  readonly roll: string
  readonly chance: number
  /** All that is wanted is paid as the dice fall. */
  readonly pays: boolean
  /** Best placement as the dice fall, names of boxes. */
  readonly paid: readonly string[]
  readonly first: Decision
  /** The chance of all after it; with weights the weight paid on average. */
  readonly then: number
}

/** The dice of one kind of unit (R7.2). */
export interface DiceOfUnits {
  readonly unit: string
  readonly name: string
  readonly models: number
  readonly units: number
  /** Of each unit. */
  readonly each: number
}

export interface DiceCount {
  /** Rolled at the start of the turn. */
  readonly rolled: number
  /** Left on the board from before. */
  readonly left: number
  readonly units?: readonly DiceOfUnits[]
  /** By all units, before the most that may be rolled. */
  readonly generated?: number
  readonly most?: number
  /** If the dice left are picked up. */
  readonly pickedUp?: number
  /** Dice beside these, for a board of their own (Egil). */
  readonly beside?: number
  /** Lost units that bring a die each: dice while the warlord lives, and without a warlord. */
  readonly falls?: readonly { readonly lost: number; readonly dice: number; readonly withoutWarlord: number }[]
  /** How the number came about, a sentence each. */
  readonly steps: readonly string[]
}

/** A choice made before the roll: how many dice of which board, or half of them. */
export interface BeforeRoll {
  readonly choice: string
  /** Dice rolled, board by board. */
  readonly dice: readonly number[]
  readonly all: Prospect
  /** What the rest of the report is about. */
  readonly chosen: boolean
}

/** What dice left in their boxes cost next turn (R7.2). */
export interface KeptReport {
  readonly dice: number
  /** If they still lie there: dice rolled next turn, and the chance of all else that is wanted now. */
  readonly next: { readonly rolled: number; readonly all?: Prospect }
  /** If they were used, or are picked up. */
  readonly otherwise: { readonly rolled: number; readonly all?: Prospect }
}

export interface DiceReport extends ReportHead<'dice'> {
  readonly id?: string
  readonly request: DiceRequest
  readonly dice: DiceCount
  /** Names of the faces, board by board, where they are known. */
  readonly symbols: readonly { readonly board: string; readonly C: string; readonly U: string; readonly R: string }[]
  readonly wants: readonly WantReport[]
  /** Absent where nothing is wanted. */
  readonly all?: Prospect
  /** Uses paid on average, best placed; with weights their weight. Best play is shown where all costs are known, or by weights. */
  readonly worth?: { readonly asRolled: Span; readonly bestPlay?: Span }
  /** `paidP[k]`: the chance that exactly k uses are paid as the dice fall, best placed. */
  readonly paidP?: readonly number[]
  /** Every set of two uses or more: the chance that it can be had together, as the dice fall. */
  readonly together: readonly { readonly of: readonly string[]; readonly asRolled: Span }[]
  /** Unknown costs as `rolls`, `paidP` and `now` take them: the dearest they could be. */
  readonly taken?: Readonly<Record<string, string>>
  readonly beforeRoll?: readonly BeforeRoll[]
  readonly rolls: readonly RollReport[]
  readonly now?: { readonly roll: string; readonly placement: Placement; readonly options: readonly OptionReport[] }
  readonly kept?: KeptReport
  /** The same with fewer dice, from those rolled down to one. */
  readonly byDice: readonly { readonly dice: number; readonly all: Prospect }[]
  /** What of the roster was read as something else; absent where nothing was. */
  readonly interpreted?: readonly string[]
}
