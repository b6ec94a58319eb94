import { type Standing, tire } from '../standing'
import type { Strength } from '../strength'
import { armourOf } from './armour'
import type { Unit } from './fight'
import type { Readings } from './readings'

/** A unit in the fight, as the choices of its players change it. */
export interface Fighter {
  readonly unit: Unit
  standing: Standing
  /** Dice before the ability step: what V9.2 doubles. */
  readonly pool: number
  /** What is gained in the ability step. */
  attack: number
  defence: number
  armour: number[]
  rollBonus: number
  rerollsAttack: boolean
  rerollsDefence: boolean
}

export const fighterOf = (
  unit: Unit,
  standing: Standing,
  pool: number,
  armour: readonly number[],
  rollBonus: number
): Fighter => ({
  unit,
  standing,
  pool,
  attack: 0,
  defence: 0,
  armour: [...armour],
  rollBonus,
  rerollsAttack: false,
  rerollsDefence: false
})

export function takeEffects(me: Fighter, foe: Fighter): void {
  for (const effect of me.unit.effects ?? []) {
    if (effect.verb === 'attack-dice') me.attack += effect.count
    if (effect.verb === 'defence-dice') me.defence += effect.count
    if (effect.verb === 'attack-roll') me.rollBonus += effect.count
    if (effect.verb === 'armour') (effect.of === 'own' ? me : foe).armour.push(effect.count)
    if (effect.verb === 'reroll' && effect.of === 'attack') me.rerollsAttack = true
    if (effect.verb === 'reroll' && effect.of === 'defence') me.rerollsDefence = true
  }
}

/** A marker of the enemy for each; what cannot be paid does not happen. Only own armour can be bought when shot at (V9.7). */
export function spendFatigue(me: Fighter, foe: Fighter, kind: 'melee' | 'shoot'): void {
  for (const spend of me.unit.spend ?? []) {
    if ((kind === 'shoot' && spend === 'enemy-armour') || foe.standing.fatigue === 0) continue
    foe.standing = tire(foe.standing, -1)
    if (spend === 'armour') me.armour.push(+1)
    else foe.armour.push(-1)
  }
}

/** Reading bonus-model-cap: attack dice of the ability step are at most the models of the unit too. */
function attackDice({ pool, attack, standing }: Fighter, readings: Readings): number {
  const gained = readings['bonus-model-cap'] === 'yes' ? Math.min(attack, standing.models) : attack
  return Math.min(pool + gained, 2 * pool)
}

export const strengthOf = (me: Fighter, savesOn: number, readings: Readings): Strength => ({
  attackDice: attackDice(me, readings),
  rollBonus: me.rollBonus,
  // Results are clamped to 1 to 6 after modifiers, and armour is 2 to 6: the clamp alone decides nothing.
  natural: false,
  rerollsAttack: me.rerollsAttack,
  armour: armourOf(me.armour, readings),
  bonusDefence: me.defence,
  savesOn,
  rerollsDefence: me.rerollsDefence,
  defenceCapped: readings['defence-cap'] === 'twice',
  crushes: false
})
