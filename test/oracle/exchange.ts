import { crush } from './crush'
import { everyDie } from './everyDie'
import type { Readings } from './readings'
import { changed, merged, onward, type Spread } from './spread'
import { defenceDice, hits, type Strength } from './strength'

/** Uncancelled hits each side takes, before Resistance. */
export interface Uncancelled {
  readonly onAttacker: number
  readonly onDefender: number
}

/** Hits of one side's attack dice. */
export const hitsOf = (by: Strength, on: Strength): Spread<number> =>
  everyDie(by.attackDice, face => hits(face, by, on.armour), by.rerollsAttack)

/** Hits left after the defence dice; each save cancels one. */
export function uncancelledOf(hitsTaken: number, by: Strength): Spread<number> {
  const saves = everyDie(defenceDice(hitsTaken, by), face => face >= by.savesOn, by.rerollsDefence)
  return merged(changed(saves, saved => Math.max(0, hitsTaken - saved)))
}

/** The same, each throw of defence dice worked out once. */
export function saving(): typeof uncancelledOf {
  const known = new Map<string, Spread<number>>()
  return (hitsTaken, by) => {
    const key = [hitsTaken, defenceDice(hitsTaken, by), by.savesOn, by.rerollsDefence].join()
    const found = known.get(key) ?? uncancelledOf(hitsTaken, by)
    known.set(key, found)
    return found
  }
}

/** A melee's dice: both roll to hit, then the defender's and the attacker's defence dice (R3.6, R3.7). */
export function exchange(attacker: Strength, defender: Strength, readings: Readings): Spread<Uncancelled> {
  const uncancelled = saving()
  const byDefender = hitsOf(defender, attacker)
  const blows = onward(hitsOf(attacker, defender), a => changed(byDefender, d => crush(a, d, attacker, defender, readings)))
  const defended = onward(blows, blow =>
    changed(uncancelled(blow.onDefender, defender), left => ({ ...blow, onDefender: blow.crushesDefender ? 2 * left : left }))
  )
  return onward(defended, blow =>
    changed(uncancelled(blow.onAttacker, attacker), left => ({
      onAttacker: blow.crushesAttacker ? 2 * left : left,
      onDefender: blow.onDefender
    }))
  )
}

/** A shot is one way only (R2.3, R2.4). */
export function volley(shooter: Strength, target: Strength): Spread<Uncancelled> {
  const left = onward(hitsOf(shooter, target), taken => uncancelledOf(taken, target))
  return changed(left, onDefender => ({ onAttacker: 0, onDefender }))
}
