import type { Outcome } from '../outcome'
import { attack, defend, everySequence } from '../sequences'
import type { Spread } from '../spread'
import { check, type Fight } from './fight'
import { prepareMelee, prepareShot } from './prepare'
import { readingsOf } from './readings'
import { meleeOutcome, shotOutcome } from './referee'

/** Plays a small fight of the second edition once for every sequence of faces, as at the table. */
export function secondByHand(fight: Fight): Spread<Outcome> {
  check(fight)
  return fight.kind === 'melee' ? melee(fight) : shot(fight)
}

function melee(fight: Fight): Spread<Outcome> {
  const prepared = prepareMelee(fight)
  const { attacker, defender } = prepared
  return everySequence(roll => {
    const byAttacker = attack(attacker, defender, roll)
    const byDefender = attack(defender, attacker, roll)
    const onDefender = defend(byAttacker, defender, roll)
    return meleeOutcome(fight, prepared, { onAttacker: defend(byDefender, attacker, roll), onDefender })
  })
}

function shot(fight: Fight): Spread<Outcome> {
  const prepared = prepareShot(fight)
  const { attacker, defender } = prepared
  return everySequence(roll => {
    const uncancelled = defend(attack(attacker, defender, roll), defender, roll)
    return shotOutcome(prepared, fight.defender, uncancelled, readingsOf(fight))
  })
}
