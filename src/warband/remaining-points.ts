import type { TroopClass } from '../model/effect'
import type { Roster } from '../model/warband'
import type { Rulebook } from '../rules/types'
import { enlisted, isPooled, leaderCost, musterOf, unitCost } from './muster'

/** What a roster that is begun leaves to be bought. */

export interface Remaining {
  /** Points after its leader and its swords for hire. */
  readonly points: number
  /** Models of a class that are there already, to be taken off what the points buy. */
  readonly models: (troopClass: TroopClass) => number
  /** Units of a troop that are there already. */
  readonly units: (unit: string) => number
}

export const remainingOf = (kept: Roster, book: Rulebook): Remaining => {
  const all = musterOf(kept, book)
  const own = enlisted(all)
  const others = own.filter(({ troop }) => !isPooled(troop))
  const spent = others.reduce((sum, each) => sum + (unitCost(each, book) ?? 0) * each.entry.units, leaderCost(all))
  return {
    points: kept.points - spent,
    models: troopClass =>
      own.reduce(
        (sum, { entry, troop }) => sum + (isPooled(troop) && troop.class === troopClass ? entry.models * entry.units : 0),
        0
      ),
    units: unit => kept.units.reduce((sum, entry) => sum + (entry.unit === unit ? entry.units : 0), 0)
  }
}

export interface Steps {
  /** To be spent in all. */
  readonly steps: number
  /** Of a point: two where half points may be swapped (V9.11). */
  readonly perPoint: 1 | 2
  /** Models of a class for a step. */
  readonly step: (troopClass: TroopClass) => number
}

/** Points in the steps in which they are spent. */
export const stepsOf = ({ points }: Remaining, { muster: { swap, perPoint } }: Rulebook): Steps => ({
  steps: points * (swap ? 2 : 1),
  perPoint: swap ? 2 : 1,
  step: troopClass => swap?.models[troopClass] ?? perPoint[troopClass] ?? 1
})
