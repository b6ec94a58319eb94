import type { Side } from './fight'
import { add, type Fraction, fraction, multiply, sum, zero } from './fraction'
import type { Outcome, SideOutcome } from './outcome'
import type { TogetherOutcome } from './sideBySide'
import type { Spread } from './spread'

/** What players ask of a fight that was refereed, as exact fractions. */

export const chance = <T>(answer: Spread<T>, happens: (outcome: T) => boolean): Fraction =>
  sum(answer.filter(({ value }) => happens(value)).map(fall => fall.chance))

export const mean = <T>(answer: Spread<T>, of: (outcome: T) => number): Fraction =>
  sum(answer.map(fall => multiply(fall.chance, fraction(of(fall.value)))))

/** What all fights say: of two units, or of three. */
type Decided = Pick<Outcome, 'winner' | 'disengages'>

export const attackerWins = (answer: Spread<Decided>): Fraction => chance(answer, ({ winner }) => winner === 'attacker')
export const tie = (answer: Spread<Decided>): Fraction => chance(answer, ({ winner }) => winner === 'tie')
export const defenderWins = (answer: Spread<Decided>): Fraction => chance(answer, ({ winner }) => winner === 'defender')

export const meanLosses = (answer: Spread<Outcome>, side: Side): Fraction => mean(answer, outcome => outcome[side].losses)
export const wipedOut = (answer: Spread<Outcome>, side: Side): Fraction => chance(answer, outcome => outcome[side].left === 0)
export const losesExactly = (answer: Spread<Outcome>, side: Side, losses: number): Fraction =>
  chance(answer, outcome => outcome[side].losses === losses)
export const disengages = (answer: Spread<Decided>, side: Side | 'nobody'): Fraction =>
  chance(answer, outcome => outcome.disengages === side)

const jointOf = <T>(answer: Spread<T>, sides: (outcome: T) => readonly SideOutcome[]): ReadonlyMap<string, Fraction> => {
  const chances = new Map<string, Fraction>()
  for (const { value, chance } of answer) {
    const key = sides(value)
      .map(({ losses }) => losses)
      .join()
    chances.set(key, add(chances.get(key) ?? zero, chance))
  }
  return chances
}

/** Chances by losses of attacker and defender, keyed "attacker,defender". */
export const joint = (answer: Spread<Outcome>): ReadonlyMap<string, Fraction> =>
  jointOf(answer, ({ attacker, defender }) => [attacker, defender])

/** Side by Side (R6.3), keyed "warlord,companion,enemy"; the companion's losses hold those who died for the warlord. */
export const jointOfThree = (answer: Spread<TogetherOutcome>): ReadonlyMap<string, Fraction> =>
  jointOf(answer, ({ warlord, companion, enemy }) => [warlord, companion, enemy])

/** Fatigue of the unit after the fight if any of it is left; undefined where the dice decide it, how many melees are fought too, or nobody is left. */
export function fatigueAfter(answer: Spread<Outcome>, side: Side): number | undefined {
  const known = new Set(answer.map(({ value }) => value[side].fatigue))
  return known.size === 1 && answer.some(({ value }) => value[side].left > 0) ? [...known][0] : undefined
}
