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
