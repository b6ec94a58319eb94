import { type Fraction, fraction } from '../fraction'
import { pointsOfModels } from './profile'
import type { Readings } from './readings'
import type { Result, Side, Unit } from './types'

/** Massacre points (T9.4, T9.5). */

/** What died of a unit in a game. */
export interface Dead {
  readonly unit: Unit
  readonly lost: number
}

/** Rounded up once a class, or once a unit; 1 more for each unit wiped out. */
export const massacrePoints = (dead: readonly Dead[], rounding: Readings['points-rounding'] = 'class'): number => {
  const sixths = new Map<string, number>()
  for (const [index, { unit, lost }] of dead.entries()) {
    const key = rounding === 'class' ? unit.class : `${index}`
    sixths.set(key, (sixths.get(key) ?? 0) + pointsOfModels(unit, lost))
  }
  const models = [...sixths.values()].reduce((total, each) => total + Math.ceil(each / 6), 0)
  return models + dead.filter(({ unit, lost }) => lost === unit.models).length
}

/** Points of one fight before any rounding, in sixths: models, guards who died, and 1 for a unit that is gone. */
const sixthsLost = (unit: Unit, { losses, sacrificed, guardsLost, left }: Result[Side]): number =>
  pointsOfModels(unit, losses + sacrificed) + 6 * guardsLost + (left === 0 ? 6 : 0)

/** What the fight is worth to the attacker: points taken less points given. */
export const swingOf = (attacker: Unit, defender: Unit, result: Result): Fraction =>
  fraction(sixthsLost(defender, result.defender) - sixthsLost(attacker, result.attacker), 1)
