import type { Unit } from './fight'
import type { Readings } from './readings'

/** V9.1 */
const MOST = { shoot: 8, melee: 16 } as const

/** Bonus dice of the pool are at most those the unit generated, and the pool is cut (V9.1). */
const filled = (dice: number, generated: number, bonus: number, kind: keyof typeof MOST): number =>
  Math.min(MOST[kind], dice + Math.min(bonus, generated))

export const shotPool = (generated: number, { poolDice = 0 }: Unit): number => filled(generated, generated, poolDice, 'shoot')

/** A shot by no unit has only the bonus dice of its effect, all of them but for the cut (V9.3, V9.1). */
export const shotOfNobody = (dice: number): number => Math.min(MOST.shoot, dice)

export interface MeleeStance {
  readonly exhausted: boolean
  readonly closesRanks: boolean
}

/**
 * The dice at the end of step 2. Exhaustion acts at the end of step 1, after the cut, and what is left rounds up (R1.1). Under
 * close-ranks-order=halve-first the halving comes first; bonus dice are still measured by what the unit generated (V9.1).
 */
export function meleePool(generated: number, { poolDice = 0 }: Unit, stance: MeleeStance, readings: Readings): number {
  const halvesFirst = readings['close-ranks-order'] === 'halve-first'
  const closed = (dice: number): number => (stance.closesRanks ? half(dice, readings['close-ranks-rounding']) : dice)
  const pool = filled(halvesFirst ? closed(generated) : generated, generated, poolDice, 'melee')
  const rested = stance.exhausted && readings['exhausted-melee'] === 'halved' ? half(pool, 'up') : pool
  return halvesFirst ? rested : closed(rested)
}

const half = (dice: number, rounding: 'up' | 'down'): number => (rounding === 'up' ? Math.ceil(dice / 2) : Math.floor(dice / 2))
