import type { ReportHead } from './schema'

/** Requests and reports about SAGA dice. Plain data: the contract for files and scripts. */

/** So many uses of a box (`normans/charge`), or of a bare cost ("C + R"). */
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
  /** The faction whose dice they are; absent: only bare costs are wanted, and no box of a board helps. */
  readonly faction?: string
  readonly hero?: string
  /** SAGA dice that the player may roll; by default counted from `units`. */
  readonly dice?: number
  readonly units?: readonly RosterUnit[]
  /** Points of the battle; large ones have their own number of dice (R8.3). */
  readonly points?: number
  /** Dice left on the board from the turn before. */
  readonly left?: number
  /** What is wanted, the most important first. */
  readonly want?: readonly BoxUse[]
  /** Wanted for the enemy's turn: their dice stay on the board. */
  readonly keep?: readonly BoxUse[]
  /** The result of the roll: "CCUURC"; dice of a second board follow a slash. */
  readonly rolled?: string
  /** Costs that the rulebook does not know, by box. */
  readonly costs?: Readonly<Record<string, string>>
  /** The worth of a use of a box, 1 by default. */
  readonly weights?: Readonly<Record<string, number>>
  /** Boxes that are not to be used unless they are wanted, such as an Activation Pool that the battle forbids. */
  readonly without?: readonly string[]
  /** The enemy's hero, who may affect the roll, and the number of the turn. */
  readonly enemy?: string
  readonly turn?: number
  /** Second edition: it is the first turn of the player who goes first. */
  readonly firstTurn?: true
  readonly readings?: Readonly<Record<string, string>>
  /** Custom board files. */
  readonly boards?: readonly string[]
  readonly id?: string
}

export interface WrathRequest {
  readonly kind: 'wrath'
  /** SAGA dice assigned, 1 to 3. */
  readonly dice: number
}

/** Below, the reports. Chances are 0..1; dice are written by their symbols, "CCCUUR", those of two boards as "CCU/CUR". */

/** The number of dice in such a text: 6 in "CCU/CUR". */
export const diceShown = (dice: string): number => dice.replace('/', '').length

/** A number that may depend on unknown costs: the least and the most it can be; equal if all costs are known. */
export interface Span {
  readonly low: number
  readonly high: number
}

/** A chance or mean with the dice as rolled, and with best play of the Orders phase. */
export interface Prospect {
  readonly asRolled: Span
  readonly bestPlay: Span
}

/** What may be done with the dice in the Orders phase. */
export interface Decision {
  readonly do: 'place' | 'roll-two-more' | 'turn' | 're-roll' | 'use'
  /** The box that allows it; absent: a hero allows it, or it needs no box. */
  readonly box?: string
  /** The name of the box or hero. */
  readonly name?: string
  /** "Activation Pool: R for two more" */
  readonly text: string
  /** Symbols of the dice spent on it, kept out of a re-roll, or turned. */
  readonly spends?: string
  readonly rolls?: number
  readonly turns?: readonly [from: string, to: string]
  readonly rerolls?: string
}

/** A decision, and what best play achieves after it. */
export interface OptionReport {
  readonly decision: Decision
  /** The chance of everything that is wanted. */
  readonly all: number
  /** Mean number of uses paid, or mean of their weights. */
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

/** The odds of one row of the Wrath table (R6.6). */
export interface WrathEffect {
  readonly least: number
  readonly text: string
  /** The chance that the dice add up to `least` or more. */
  readonly reached: number
  /** The chance that it is in force: reached, and they do not change sides. */
  readonly inForce: number
}

/** What `dice wrath` answers: the odds of the Wrath of the Jomsvikings (R6.6). */
export interface WrathReport extends ReportHead<'wrath', 1> {
  readonly dice: number
  readonly effects: readonly WrathEffect[]
  /** The chance that no row is in force: the total is too low, or they change sides. */
  readonly nothing: number
  readonly changesSides: number
  /** `activationsP[k]`: the chance of exactly k free activations. */
  readonly activationsP: readonly number[]
  readonly activations: number
  /** `totalP[k]`: the chance that the dice add up to exactly k. */
  readonly totalP: readonly number[]
  /** The request, so that it can be repeated. */
  readonly request: WrathRequest
}

/** One possible value of an unknown cost, and the chances with it. */
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
  /** How many of these uses need no die (Ragnar's half roll). */
  readonly free?: number
  /** "C + U", "any", "?" */
  readonly cost: string
  readonly certainty: 'stated' | 'inferred' | 'unknown' | 'public' | 'one source' | 'given'
  /** Its dice are to stay on the board for the enemy's turn. */
  readonly kept: boolean
  readonly weight?: number
  /** The chance that all its uses are paid, regardless of the other wants. */
  readonly alone: Prospect
  /** If the cost is unknown: each possible value. */
  readonly classes?: readonly SettledReport[]
}

/** One result of the roll. */
export interface RollReport {
  readonly roll: string
  readonly chance: number
  /** Everything wanted is paid with the dice as rolled. */
  readonly pays: boolean
  /** The best placement of the dice as rolled, as names of boxes. */
  readonly paid: readonly string[]
  readonly first: Decision
  /** The chance of everything after that decision; with weights the mean weight paid. */
  readonly then: number
}

/** The SAGA dice of one kind of unit (R7.2). */
export interface DiceOfUnits {
  readonly unit: string
  readonly name: string
  readonly models: number
  readonly units: number
  /** Dice of each unit. */
  readonly each: number
}

export interface DiceCount {
  /** Dice rolled at the start of the turn. */
  readonly rolled: number
  /** Dice left on the board from the turn before. */
  readonly left: number
  readonly units?: readonly DiceOfUnits[]
  /** Dice of all units, before the limit. */
  readonly generated?: number
  /** The most that may be rolled. */
  readonly most?: number
  /** Dice rolled if those left on the board are picked up. */
  readonly pickedUp?: number
  /** Additional dice for a board of their own (Egil). */
  readonly beside?: number
  /** Dice after so many units that bring dice are lost, with the warlord alive and dead. */
  readonly falls?: readonly { readonly lost: number; readonly dice: number; readonly withoutWarlord: number }[]
  /** How the number was computed, in sentences. */
  readonly steps: readonly string[]
}

/** A choice made before the roll: how many dice of which board, or half of them. */
export interface BeforeRoll {
  readonly choice: string
  /** Dice rolled, board by board. */
  readonly dice: readonly number[]
  readonly all: Prospect
  /** The rest of the report assumes this choice. */
  readonly chosen: boolean
}

/** What dice left in their boxes cost next turn (R7.2). */
export interface KeptReport {
  readonly dice: number
  /** If they stay there: dice rolled next turn, and the chance of everything else that is wanted now. */
  readonly next: { readonly rolled: number; readonly all?: Prospect }
  /** The same if they are used or picked up. */
  readonly otherwise: { readonly rolled: number; readonly all?: Prospect }
}

export interface DiceReport extends ReportHead<'dice'> {
  readonly id?: string
  readonly request: DiceRequest
  readonly dice: DiceCount
  /** Names of the symbols of each board, if known. */
  readonly symbols: readonly { readonly board: string; readonly C: string; readonly U: string; readonly R: string }[]
  readonly wants: readonly WantReport[]
  /** The chance of everything wanted; absent if nothing is wanted. */
  readonly all?: Prospect
  /** Mean number of uses paid with the best placement, or mean weight. Best play is given if all costs are known, or with weights. */
  readonly worth?: { readonly asRolled: Span; readonly bestPlay?: Span }
  /** `paidP[k]`: the chance that exactly k uses are paid with the dice as rolled and best placed. */
  readonly paidP?: readonly number[]
  /** Every set of two uses or more: the chance that all of it is paid with the dice as rolled. */
  readonly together: readonly { readonly of: readonly string[]; readonly asRolled: Span }[]
  /** The unknown costs assumed for `rolls`, `paidP` and `now`: the highest possible. */
  readonly taken?: Readonly<Record<string, string>>
  readonly beforeRoll?: readonly BeforeRoll[]
  readonly rolls: readonly RollReport[]
  readonly now?: { readonly roll: string; readonly placement: Placement; readonly options: readonly OptionReport[] }
  readonly kept?: KeptReport
  /** The same with fewer dice, from those rolled down to one. */
  readonly byDice: readonly { readonly dice: number; readonly all: Prospect }[]
  /** How words of the roster were interpreted; absent if nothing needed interpretation. */
  readonly interpreted?: readonly string[]
}
