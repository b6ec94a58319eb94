import { armourOf } from './armour'
import type { Fighter } from './fighter'
import type { Readings } from './readings'

/** All that the dice need to know of one side. */
export interface Strength {
  readonly attackDice: number
  /** Added to each attack roll. */
  readonly rollBonus: number
  /** Whether a natural 6 always hits and a natural 1 never (R2.3, R3.6). */
  readonly natural: boolean
  readonly rerollsAttack: boolean
  readonly armour: number
  readonly bonusDefence: number
  readonly savesOn: number
  readonly rerollsDefence: boolean
  /** Whether defence dice are at most twice the hits (R2.4, R3.7); always so in the first edition. */
  readonly defenceCapped: boolean
  readonly crushes: boolean
}

/** The attack dice after the cap of R2.2 and R3.5. */
export function attackDice({ generated, held, lostDice, gains }: Fighter, readings: Readings): number {
  const base = readings['cap-base'] === 'generated' ? generated : held
  return Math.min(held - lostDice + gains.attack, 2 * base) - gains.discarded
}

interface Stakes {
  readonly rollBonus: number
  readonly natural: boolean
  readonly savesOn: number
}

export function strengthOf(fighter: Fighter, { rollBonus, natural, savesOn }: Stakes, readings: Readings): Strength {
  const { gains, armourBefore, stanceDefence, crushes } = fighter
  return {
    attackDice: attackDice(fighter, readings),
    rollBonus,
    natural,
    rerollsAttack: gains.rerollsAttack,
    armour: armourOf([...armourBefore, ...gains.armour], readings),
    bonusDefence: stanceDefence + gains.defence,
    savesOn,
    rerollsDefence: gains.rerollsDefence,
    defenceCapped: true,
    crushes
  }
}

/** R2.3 and R3.6. */
export function hits(face: number, { rollBonus, natural }: Strength, armour: number): boolean {
  if (natural && face === 6) return true
  if (natural && face === 1) return false
  return face + rollBonus >= armour
}

/** One die per hit and the bonus dice, at most twice the hits (R2.4, R3.7). */
export const defenceDice = (hitsTaken: number, { bonusDefence, defenceCapped }: Strength): number =>
  defenceCapped ? Math.min(hitsTaken + bonusDefence, 2 * hitsTaken) : hitsTaken + bonusDefence
