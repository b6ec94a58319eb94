import { crush } from './crush'
import { check, type Fight } from './fight'
import { anew, furtherMelees, type Melee, prepareMelee } from './melee'
import { afterOrders } from './orders'
import { meleeOutcome, type Outcome, shotOutcome } from './outcome'
import { pushDice } from './push'
import { readingsOf } from './readings'
import { bothSuffer, comesAbout } from './referee'
import { attack, defend, everySequence, type Roll, successes } from './sequences'
import { prepareShot, type Shot } from './shot'
import type { Spread } from './spread'
import { bothStand, type Field } from './standing'

/** Plays a small fight once for every sequence of faces, as at the table; only whole fights that end alike are added up. */
export function byHand(fight: Fight): Spread<Outcome> {
  check(fight)
  const before = afterOrders(fight)
  return everySequence(fight.kind === 'melee' ? melee(fight, before) : shot(fight, before))
}

/** What comes before the dice is the same in every sequence. */
function shot(fight: Fight, before: Field): (roll: Roll) => Outcome {
  if (!comesAbout(fight, before)) return () => shotOutcome(fight, before)
  const prepared = prepareShot(fight, before)
  return roll => shotOutcome(fight, shoot(fight, prepared, roll))
}

function melee(fight: Fight, before: Field): (roll: Roll) => Outcome {
  if (!comesAbout(fight, before)) return () => meleeOutcome(fight, before, 0)
  const first = prepareMelee(fight, before)
  return roll => playMelee(fight, first, roll)
}

function playMelee(fight: Fight, first: Melee, roll: Roll): Outcome {
  let field = meet(fight, first, roll)
  for (let further = furtherMelees(fight); further > 0 && bothStand(field); further--) {
    field = meet(fight, prepareMelee(fight, anew(field, readingsOf(fight)), first), roll)
  }
  const { models, armour } = pushDice(fight, field)
  const pushed = successes(models, face => face > armour, false, roll)
  return meleeOutcome(fight, field, pushed)
}

function meet(fight: Fight, { field, attacker, defender }: Melee, roll: Roll): Field {
  const byAttacker = attack(attacker, defender, roll)
  const byDefender = attack(defender, attacker, roll)
  const blows = crush(byAttacker, byDefender, attacker, defender, readingsOf(fight))
  const onDefender = defend(blows.onDefender, defender, roll) * (blows.crushesDefender ? 2 : 1)
  const onAttacker = defend(blows.onAttacker, attacker, roll) * (blows.crushesAttacker ? 2 : 1)
  return bothSuffer(fight, field, { onAttacker, onDefender })
}

function shoot(fight: Fight, { field, shooter, target }: Shot, roll: Roll): Field {
  return bothSuffer(fight, field, { onAttacker: 0, onDefender: defend(attack(shooter, target, roll), target, roll) })
}
