import { everyDie } from './everyDie'
import { exchange, type Uncancelled, volley } from './exchange'
import { check, type Fight } from './fight'
import { suffer } from './losses'
import { anew, furtherMelees, type Melee, prepareMelee } from './melee'
import { afterOrders } from './orders'
import { meleeOutcome, type Outcome, shotOutcome } from './outcome'
import { pushDice } from './push'
import { readingsOf } from './readings'
import { prepareShot } from './shot'
import { certain, changed, merged, onward, type Spread } from './spread'
import { bothStand, type Field } from './standing'
import { betrays } from './wrath'

/** Every outcome of a fight with its exact chance. */
export function referee(fight: Fight): Spread<Outcome> {
  check(fight)
  const before = afterOrders(fight)
  return fight.kind === 'melee' ? refereeMelee(fight, before) : refereeShot(fight, before)
}

/** Losses of both sides at once (R3.8). */
export const bothSuffer = (fight: Fight, field: Field, { onAttacker, onDefender }: Uncancelled): Field => ({
  attacker: suffer(fight.attacker, field.attacker, onAttacker, readingsOf(fight)),
  defender: suffer(fight.defender, field.defender, onDefender, readingsOf(fight)),
  fought: field.fought + 1
})

/** Nobody fights when Exhaustion left nobody, or when the Jomsvikings change sides. */
export const comesAbout = ({ attacker, defender }: Fight, before: Field): boolean =>
  bothStand(before) && !betrays(attacker) && !betrays(defender)

function refereeShot(fight: Fight, before: Field): Spread<Outcome> {
  if (!comesAbout(fight, before)) return certain(shotOutcome(fight, before))
  const { field, shooter, target } = prepareShot(fight, before)
  return merged(changed(volley(shooter, target), uncancelled => shotOutcome(fight, bothSuffer(fight, field, uncancelled))))
}

/** Rolls a melee's dice. */
type Fought = (melee: Melee) => Spread<Field>

/** A melee from where its units stand after Orders. `fought` is kept by those who referee the same two units again. */
export function refereeMelee(fight: Fight, before: Field, fought: Fought = fightOut(fight)): Spread<Outcome> {
  if (!comesAbout(fight, before)) return certain(meleeOutcome(fight, before, 0))
  const first = prepareMelee(fight, before)
  let fields = fought(first)
  for (let further = furtherMelees(fight); further > 0; further--) {
    fields = onward(fields, field => {
      if (!bothStand(field)) return certain(field)
      return fought(prepareMelee(fight, anew(field, readingsOf(fight)), first))
    })
  }
  return onward(fields, field => {
    const { models, armour } = pushDice(fight, field)
    return changed(
      everyDie(models, face => face > armour),
      pushed => meleeOutcome(fight, field, pushed)
    )
  })
}

/** Melees of equal strengths are rolled once. */
export function fightOut(fight: Fight): Fought {
  const known = new Map<string, Spread<Uncancelled>>()
  return ({ field, attacker, defender }) => {
    const key = JSON.stringify([attacker, defender])
    const exchanged = known.get(key) ?? exchange(attacker, defender, readingsOf(fight))
    known.set(key, exchanged)
    return merged(changed(exchanged, uncancelled => bothSuffer(fight, field, uncancelled)))
  }
}
