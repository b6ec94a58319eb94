import { type ArmourSteps, ownMeleeArmour } from './armour'
import { meleeChoices, spendFatigue, takeVengeance, takeWrath } from './choices'
import { type Fight, plays, playsOn, type Side, type Unit } from './fight'
import { type Fighter, type Gains, noGains } from './fighter'
import { exhausted } from './orders'
import { poolOf, type Stance } from './pool'
import { type Readings, readingsOf } from './readings'
import type { Field, Standing } from './standing'
import { type Strength, strengthOf } from './strength'

/** A melee ready for its dice. */
export interface Melee {
  readonly field: Field
  readonly attacker: Strength
  readonly defender: Strength
  /** What step 3 gave each side, for second-melee-abilities=last. */
  readonly gains: { readonly [side in Side]: Gains }
}

/** Steps 1 and 2. R3.2 is checked at the end of step 1 (reading charge-exhausts); only the defender gives up dice (R3.3). */
export function stanceOf(unit: Unit, standing: Standing, side: Side, readings: Readings): Stance {
  const spared = side === 'attacker' && readings['charge-exhausts'] === 'no'
  return { halves: !spared && exhausted(unit, standing), givesUp: side === 'defender' && unit.givesUpDice === true }
}

/** A unit as it chooses in a further melee: anew, or giving up dice as in the first with no fatigue spent (reading thor-choices). */
export const choosingAgain = (unit: Unit, readings: Readings): Unit => {
  const { again = {} } = readings['thor-choices'] === 'anew' ? unit : {}
  return { ...unit, givesUpDice: again.givesUpDice ?? unit.givesUpDice ?? false, spend: again.spend ?? [] }
}

/** Own arms, then the enemy's Ragnarok, which lasts to the end of the turn. */
export const armourOfTurn = (unit: Unit, enemies: readonly Unit[]): ArmourSteps =>
  enemies.some(enemy => playsOn(enemy, unit, 'ragnarok')) ? [...ownMeleeArmour(unit), -1] : ownMeleeArmour(unit)

export function fighterOf(unit: Unit, enemies: readonly Unit[], standing: Standing, stance: Stance, readings: Readings): Fighter {
  const pool = poolOf(unit, standing, stance, readings)
  return {
    unit,
    standing,
    generated: pool.generated,
    held: pool.held,
    stanceDefence: pool.defence,
    armourBefore: armourOfTurn(unit, enemies),
    gains: noGains(),
    crushes: false,
    lostDice: 0
  }
}

/** R3.11: all of the unit in a building is engaged. */
export const inside = (standing: Standing, building = false): Standing =>
  building ? { ...standing, engaged: standing.models } : standing

/** Steps 1 to 3. A further melee has no step 3: it takes what the readings let stay of the first, and the Wrath of the whole turn (R6.6). */
export function prepareMelee(fight: Fight, before: Field, first?: Melee): Melee {
  const readings = readingsOf(fight)
  const { building } = fight
  const [charging, charged] = [fight.attacker, fight.defender].map(unit => (first ? choosingAgain(unit, readings) : unit)) as [
    Unit,
    Unit
  ]
  const field = { ...before, defender: inside(before.defender, building) }
  const stances = {
    attacker: stanceOf(charging, field.attacker, 'attacker', readings),
    defender: stanceOf(charged, field.defender, 'defender', readings)
  }
  const attacker = fighterOf(charging, [charged], field.attacker, stances.attacker, readings)
  const defender = fighterOf(charged, [charging], field.defender, stances.defender, readings)
  if (!first) meleeChoices(attacker, defender, stances, readings)
  else if (readings['second-melee-abilities'] === 'none')
    for (const [me, foe] of [
      [attacker, defender],
      [defender, attacker]
    ] as const) {
      takeWrath(me, readings)
      takeVengeance(me, [foe])
    }
  // Crush is neither re-roll, armour nor bonus dice: it does not stay.
  else {
    attacker.gains = { ...first.gains.attacker, armour: [...first.gains.attacker.armour] }
    defender.gains = { ...first.gains.defender, armour: [...first.gains.defender.armour] }
  }
  if (first) {
    spendFatigue(attacker, defender, ['armour', 'enemy-armour'])
    spendFatigue(defender, attacker, ['armour', 'enemy-armour'])
  }
  return {
    field: { ...field, attacker: attacker.standing, defender: defender.standing },
    attacker: strengthOf(attacker, { ...rolls(charging, readings), savesOn: 5 }, readings),
    defender: strengthOf(defender, { ...rolls(charged, readings), savesOn: savesOfCharged(charged, building) }, readings),
    gains: { attacker: attacker.gains, defender: defender.gains }
  }
}

/** The axe's +1 on each attack roll (R5.1), and reading natural-in-melee. */
export const rolls = (unit: Unit, readings: Readings) => ({
  rollBonus: unit.weapon === 'danish-axe' ? 1 : 0,
  natural: readings['natural-in-melee'] === 'on'
})

/** Only heavy cover helps in melee, only the defender (R3.7), and never riders (R2.10). */
export const savesOfCharged = (unit: Unit, building = false): number =>
  !unit.mounted && (building || unit.cover === 'heavy') ? 4 : 5

/** Each Thor played brings one melee more. */
export const furtherMelees = ({ attacker, defender }: Pick<Fight, 'attacker' | 'defender'>): number => thors([attacker, defender])
export const thors = (units: readonly Unit[]): number => units.filter(unit => plays(unit, 'thor')).length

/** A further melee begins: under second-melee-winner=last only its own losses will count. */
export function anew(field: Field, readings: Readings): Field {
  if (readings['second-melee-winner'] === 'both') return field
  return { ...field, attacker: { ...field.attacker, counted: 0 }, defender: { ...field.defender, counted: 0 } }
}
