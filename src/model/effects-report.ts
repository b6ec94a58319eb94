import type { CellNumbers } from './cell-numbers'

export type PartKind = 'ability' | 'bonus' | 'cover' | 'fatigue' | 'moved' | 'spend' | 'weapon' | 'givesUpDice'

/** One thing in a fight that could be left out, and what it does to the numbers. */
export interface EffectOfPart {
  readonly side: 'attacker' | 'defender'
  readonly unit: string
  readonly what: PartKind
  /** "Ullr", "heavy cover", "fatigue 2" */
  readonly name: string
  /** The fight less the fight without this one thing. */
  readonly alone: CellNumbers
  /** Its average over all orders of adding the parts (Shapley value); all of them add up to the fight less the bare one. */
  readonly share?: CellNumbers
}

/** Why the odds are what they are. */
export interface Effects {
  readonly parts: readonly EffectOfPart[]
  /** The fight without any of them. */
  readonly bare?: CellNumbers
  /** Some part is worth more or less beside another than by itself. */
  readonly interact: boolean
}
