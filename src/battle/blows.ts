import type { Die } from '../chance/dice'
import type { Ready } from './clash'
import { attackDice, firstDie, firstGuard } from './fighter'
import { enemiesOf, type Fray, type SideName, type Standing, unitAt } from './standing'
import type { Guard } from './strike'

/**
 * What a fight hangs on: fights of the same units that agree in it end alike. Who plays thousands of them plays each but once, and of
 * two strikes that know nothing of each other each by itself.
 */

/** A strike at one unit: attack dice, their die, how the unit defends, and its lives. */
export interface Blow {
  readonly dice: number
  readonly die: Die
  readonly guard: Guard
  readonly lives: number
  readonly ignores: number
}

const isSimple = ({ unit, ignoresLast, resilience, doublesHits, pushes, fightsAgain }: Standing): boolean =>
  !unit.guards && ignoresLast === 0 && resilience === 0 && !doublesHits && !pushes && fightsAgain === 0

/** One exchange of two strikes, in which neither changes what the other does: the losses of both sides are independent. */
export const isApart = ({ attacker, companion, defender, readings }: Fray, rounds = 1): boolean =>
  companion === undefined && rounds === 1 && readings['overkill-counts'] !== 'yes' && isSimple(attacker) && isSimple(defender)

/** The strike that falls on a unit of a fight that is `isApart`. */
export const blowAt = (fray: Fray, side: SideName): Blow => {
  const own = unitAt(fray, side)
  const from = enemiesOf(fray, side)[0] ?? 'defender'
  const enemy = unitAt(fray, from)
  return {
    dice: attackDice(fray, enemy).dice,
    die: firstDie(fray, from, side),
    guard: firstGuard(fray, own),
    lives: own.unit.lives - own.removed,
    ignores: own.ignores
  }
}

const numbers = new WeakMap<object, number>()
let next = 0

/** Equal dice and equal guards are one object, which has one number. */
const numberOf = (shared: object): number => {
  const known = numbers.get(shared)
  if (known !== undefined) return known
  numbers.set(shared, ++next)
  return next
}

type Told = readonly (number | string | boolean)[]

const ofUnit = ({ standing, rounds, left }: Ready['attacker']): Told => [
  ...[left, standing.ignores, standing.ignoresLast, standing.resilience, standing.resilience > 0 ? standing.fatigue : 0],
  ...[standing.doublesHits, standing.pushes, standing.lasting?.armour ?? standing.armour],
  ...rounds.flatMap(({ count, attack, guard }) => [
    ...count,
    ...[numberOf(attack.attacker), numberOf(attack.companion), numberOf(attack.defender)],
    ...guard.map(numberOf)
  ])
]

/** A text that is the same for two fights of the same units only if they end alike, fatigue aside. */
export const likenessOf = (ready: Ready & { readonly split?: number }): string => {
  const { attacker, companion, defender, battle, melees, isDuel, overkill, split } = ready
  const units = [attacker, ...(companion ? [companion] : []), defender]
  const frame: Told = [melees, isDuel, overkill, split ?? -1, JSON.stringify(battle.most), JSON.stringify(battle.start)]
  return [...frame, ...units.flatMap(ofUnit)].join()
}
