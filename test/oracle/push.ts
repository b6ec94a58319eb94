import { armourOf, bornArmour } from './armour'
import { type Fight, playsOn, type Unit } from './fight'
import { armourOfTurn } from './melee'
import { disengagesAfter } from './outcome'
import { followers } from './parts'
import { type Readings, readingsOf } from './readings'
import type { Field, Standing } from './standing'

/** The dice The Push rolls: one for each model that disengages, which is lost if its die is above the armour. */
export interface PushDice {
  readonly models: number
  readonly armour: number
}

/** Armour without this melee's modifiers: arms stay, and so does Ragnarok, which is of the turn. It stays due after Thor's melees. */
export function pushDice(fight: Fight, field: Field): PushDice {
  const leaves = disengagesAfter(fight, field)
  if (leaves === 'nobody') return nobodyPushed
  const [unit, enemy] = leaves === 'attacker' ? [fight.attacker, fight.defender] : [fight.defender, fight.attacker]
  return pushed(unit, field[leaves], [enemy], readingsOf(fight))
}

export const nobodyPushed: PushDice = { models: 0, armour: 6 }

/** A unit that leaves the enemies. */
export function pushed(unit: Unit, standing: Standing, enemies: readonly Unit[], readings: Readings): PushDice {
  if (!enemies.some(enemy => playsOn(enemy, unit, 'the-push'))) return nobodyPushed
  const steps = readings['push-armour'] === 'profile' ? [bornArmour(unit)] : armourOfTurn(unit, enemies)
  return { models: followers(unit, standing.models), armour: armourOf(steps, readings) }
}
