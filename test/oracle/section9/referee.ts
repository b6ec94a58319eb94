import { exchange, type Uncancelled, volley } from '../exchange'
import { disengagesAfter, type Outcome, sideOutcome, winnerOf } from '../outcome'
import { defaults as firstEdition } from '../readings'
import { changed, merged, type Spread } from '../spread'
import type { Field } from '../standing'
import { check, checkUnit, type Fight, type Unit } from './fight'
import { suffer } from './losses'
import { type Prepared, prepareMelee, prepareShot, prepareShotOfNobody } from './prepare'
import { type Readings, readingsOf } from './readings'

/** Every outcome of a fight of the second edition with its exact chance. */
export function secondEdition(fight: Fight): Spread<Outcome> {
  check(fight)
  return fight.kind === 'melee' ? refereeMelee(fight) : refereeShot(fight)
}

function refereeMelee(fight: Fight): Spread<Outcome> {
  const prepared = prepareMelee(fight)
  // The dice fall as in the first edition; no reading of it is asked where nobody crushes.
  const exchanged = exchange(prepared.attacker, prepared.defender, firstEdition)
  return merged(changed(exchanged, uncancelled => meleeOutcome(fight, prepared, uncancelled)))
}

const refereeShot = (fight: Fight): Spread<Outcome> => {
  const prepared = prepareShot(fight)
  return shots(prepared, fight.defender, readingsOf(fight))
}

/** V9.3 */
export function shotByNobody(dice: number, target: Unit, readings: Partial<Readings> = {}): Spread<Outcome> {
  checkUnit(target)
  const all = readingsOf({ readings })
  return shots(prepareShotOfNobody(dice, target, all), target, all)
}

const shots = (prepared: Prepared, target: Unit, readings: Readings): Spread<Outcome> =>
  merged(
    changed(volley(prepared.attacker, prepared.defender), ({ onDefender }) => shotOutcome(prepared, target, onDefender, readings))
  )

/** R3.8 to R3.10 */
export function meleeOutcome(fight: Fight, { field }: Prepared, { onAttacker, onDefender }: Uncancelled): Outcome {
  const readings = readingsOf(fight)
  const after: Field = {
    attacker: suffer(fight.attacker, field.attacker, onAttacker, readings),
    defender: suffer(fight.defender, field.defender, onDefender, readings),
    fought: 1
  }
  return {
    attacker: sideOutcome(after.attacker, 0, 1),
    defender: sideOutcome(after.defender, 0, 1),
    winner: winnerOf(after),
    disengages: disengagesAfter({}, after)
  }
}

/** A shot has no winner and tires nobody but those who take it upon themselves (V9.8). */
export const shotOutcome = ({ field }: Prepared, target: Unit, uncancelled: number, readings: Readings): Outcome => ({
  attacker: sideOutcome(field.attacker, 0, 0),
  defender: sideOutcome(suffer(target, field.defender, uncancelled, readings), 0, 0),
  winner: 'none',
  disengages: 'nobody'
})
