import type { Side } from './fight'
import { add, type Fraction, fraction, multiply, sum, zero } from './fraction'
import type { Outcome } from './outcome'
import type { Spread } from './spread'

/** What players ask of a fight that was refereed, as exact fractions. */

export const chance = (answer: Spread<Outcome>, happens: (outcome: Outcome) => boolean): Fraction =>
  sum(answer.filter(({ value }) => happens(value)).map(fall => fall.chance))

export const mean = (answer: Spread<Outcome>, of: (outcome: Outcome) => number): Fraction =>
  sum(answer.map(fall => multiply(fall.chance, fraction(of(fall.value)))))

export const attackerWins = (answer: Spread<Outcome>): Fraction => chance(answer, ({ winner }) => winner === 'attacker')
export const tie = (answer: Spread<Outcome>): Fraction => chance(answer, ({ winner }) => winner === 'tie')
export const defenderWins = (answer: Spread<Outcome>): Fraction => chance(answer, ({ winner }) => winner === 'defender')

export const meanLosses = (answer: Spread<Outcome>, side: Side): Fraction => mean(answer, outcome => outcome[side].losses)
export const wipedOut = (answer: Spread<Outcome>, side: Side): Fraction => chance(answer, outcome => outcome[side].left === 0)
export const losesExactly = (answer: Spread<Outcome>, side: Side, losses: number): Fraction =>
  chance(answer, outcome => outcome[side].losses === losses)
export const disengages = (answer: Spread<Outcome>, side: Side | 'nobody'): Fraction =>
  chance(answer, outcome => outcome.disengages === side)

/** Chances by losses of attacker and defender, keyed "attacker,defender". */
export function joint(answer: Spread<Outcome>): ReadonlyMap<string, Fraction> {
  const chances = new Map<string, Fraction>()
  for (const { value, chance } of answer) {
    const key = `${value.attacker.losses},${value.defender.losses}`
    chances.set(key, add(chances.get(key) ?? zero, chance))
  }
  return chances
}

/** Fatigue of the unit after the fight if any of it is left; undefined where that hangs on the dice or nobody is left. */
export function fatigueAfter(answer: Spread<Outcome>, side: Side): number | undefined {
  const known = new Set(answer.filter(({ value }) => value[side].left > 0).map(({ value }) => value[side].fatigue))
  return known.size === 1 ? [...known][0] : undefined
}
