import { type ArmourSteps, ownShotArmour } from './armour'
import { shotChoices } from './choices'
import { type Cover, type Fight, playsOn, type Unit } from './fight'
import { type Fighter, noGains } from './fighter'
import { exhausted } from './orders'
import { diceOf } from './parts'
import { readingsOf } from './readings'
import { type Field, type Standing, tire } from './standing'
import { type Strength, strengthOf } from './strength'

/** A shot ready for its dice. */
export interface Shot {
  readonly field: Field
  readonly shooter: Strength
  readonly target: Strength
}

/** R2.6, R2.10, R3.11. */
function coverOf({ defender, building }: Fight): Cover {
  if (defender.mounted) return 'none'
  return building ? 'heavy' : (defender.cover ?? 'none')
}

/** The target's armour: its own, Ragnarok of the turn, the crossbows' -1 (R2.8). */
function targetArmour({ attacker, defender }: Fight, cover: Cover): ArmourSteps {
  const steps = [...ownShotArmour(defender, cover)]
  if (playsOn(attacker, defender, 'ragnarok')) steps.push(-1)
  if (attacker.weapon === 'crossbow') steps.push(-1)
  return steps
}

const fighterOf = (unit: Unit, standing: Standing, dice: number, armourBefore: ArmourSteps): Fighter => ({
  unit,
  standing,
  generated: dice,
  held: dice,
  stanceDefence: 0,
  armourBefore,
  gains: noGains(),
  crushes: false,
  lostDice: 0
})

/** R4.3: who is exhausted may only rest; but for javelins thrown in the activation that exhausted them (R2.9), which put on no more than one. */
const mayShoot = (unit: Unit, standing: Standing): boolean =>
  !exhausted(unit, standing) || (unit.weapon === 'javelins' && unit.moved === true && !exhausted(unit, tire(standing, -1)))

/** R2.1 and R2.2. */
export function prepareShot(fight: Fight, field: Field): Shot {
  const readings = readingsOf(fight)
  const cover = coverOf(fight)
  const dice = mayShoot(fight.attacker, field.attacker) ? diceOf(fight.attacker, field.attacker, 'shooting') : 0
  const shooter = fighterOf(fight.attacker, field.attacker, dice, [])
  const target = fighterOf(fight.defender, field.defender, 0, targetArmour(fight, cover))
  shotChoices(shooter, target, readings)
  const natural = readings['natural-in-shooting'] === 'on'
  const stakes = { rollBonus: fight.attacker.rollShot ?? 0, natural, savesOn: cover === 'none' ? 4 : 3 }
  return {
    field: { ...field, attacker: shooter.standing, defender: target.standing },
    shooter: strengthOf(shooter, stakes, readings),
    target: strengthOf(target, stakes, readings)
  }
}
