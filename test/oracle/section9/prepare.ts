import type { Cover, Side } from '../fight'
import type { Field, Standing } from '../standing'
import type { Strength } from '../strength'
import { meleeArmour, shotArmour } from './armour'
import type { Fight, Unit } from './fight'
import { type Fighter, fighterOf, spendFatigue, strengthOf, takeEffects } from './fighter'
import { meleePool, shotOfNobody, shotPool } from './pool'
import { diceOf, exhausted } from './profile'
import { type Readings, readingsOf } from './readings'

/** A fight ready for its dice. */
export interface Prepared {
  readonly field: Field
  readonly attacker: Strength
  readonly defender: Strength
}

const standingOf = (unit: Unit): Standing => ({
  models: unit.models,
  engaged: unit.engaged ?? unit.models,
  fatigue: unit.fatigue ?? 0,
  guards: unit.bodyguards ?? 0,
  fallen: 0,
  removed: 0,
  guardsLost: 0,
  counted: 0,
  immune: false
})

/** V9.5, V9.7 and reading exhausted-melee. */
function meleeRoll({ defender }: Fight, side: Side, unit: Unit, tired: boolean, readings: Readings): number {
  const heavy = unit.equipment === 'heavy-weapon' ? 1 : 0
  const thrown = unit.equipment === 'javelins' && side === 'attacker' && !defender.closesRanks ? 1 : 0
  return heavy + thrown - (tired && readings['exhausted-melee'] === 'minus-one' ? 1 : 0)
}

function meleeFighter(fight: Fight, side: Side, readings: Readings): Fighter {
  const unit = fight[side]
  const standing = standingOf(unit)
  const tired = exhausted(unit, standing)
  const pool = meleePool(
    diceOf(unit, standing, 'melee'),
    unit,
    { exhausted: tired, closesRanks: side === 'defender' && unit.closesRanks === true },
    readings
  )
  return fighterOf(unit, standing, pool, meleeArmour(unit), meleeRoll(fight, side, unit, tired, readings))
}

/**
 * Steps 1 to 3 of a melee. Closed ranks save on 4+ as hard cover does (V9.4), so heavy cover helps the charged unit as in R3.7, which
 * V9.0 keeps; reading cover-shooting is about shots alone. No cover on horses (V9.7).
 */
export function prepareMelee(fight: Fight): Prepared {
  const readings = readingsOf(fight)
  const attacker = meleeFighter(fight, 'attacker', readings)
  const defender = meleeFighter(fight, 'defender', readings)
  takeEffects(attacker, defender)
  spendFatigue(attacker, defender, 'melee')
  takeEffects(defender, attacker)
  spendFatigue(defender, attacker, 'melee')
  const covered = fight.defender.closesRanks === true || (fight.defender.cover === 'heavy' && !fight.defender.mounted)
  return prepared(attacker, strengthOf(attacker, 5, readings), defender, strengthOf(defender, covered ? 4 : 5, readings))
}

const coverOf = ({ cover = 'none', mounted }: Unit, readings: Readings): Cover =>
  mounted || readings['cover-shooting'] === 'none' ? 'none' : cover

/** Steps 1 and 2 of a shot. A crossbow's +1 is on its shooting dice (V9.7). */
export function prepareShot({ attacker, defender, ...fight }: Fight): Prepared {
  const readings = readingsOf(fight)
  const standing = standingOf(attacker)
  // R4.3: who is exhausted may only rest
  const pool = shotPool(exhausted(attacker, standing) ? 0 : diceOf(attacker, standing, 'shooting'), attacker)
  const shooter = fighterOf(attacker, standing, pool, [], attacker.equipment === 'crossbow' ? 1 : 0)
  return shotAt(shooter, defender, readings)
}

/** A shot made by no unit (V9.3): there is no fatigue to spend, and nothing is added to its dice. */
export function prepareShotOfNobody(dice: number, target: Unit, readings: Readings): Prepared {
  const nobody: Unit = { class: 'levies', models: 1 }
  return shotAt(fighterOf(nobody, standingOf(nobody), shotOfNobody(dice), [], 0), target, readings)
}

function shotAt(shooter: Fighter, unit: Unit, readings: Readings): Prepared {
  const cover = coverOf(unit, readings)
  const target = fighterOf(unit, standingOf(unit), 0, shotArmour(unit, cover), 0)
  takeEffects(shooter, target)
  takeEffects(target, shooter)
  spendFatigue(target, shooter, 'shoot')
  return prepared(shooter, strengthOf(shooter, 4, readings), target, strengthOf(target, cover === 'none' ? 4 : 3, readings))
}

const prepared = (a: Fighter, attacker: Strength, d: Fighter, defender: Strength): Prepared => ({
  field: { attacker: a.standing, defender: d.standing, fought: 0 },
  attacker,
  defender
})
