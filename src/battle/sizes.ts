import type { UnitRequest } from '../model/scenario'
import { troopOf } from '../rules/lookup'
import type { Rulebook } from '../rules/types'

/** The sizes and costs of units. */

/** The most models that a unit of this troop may have: 1 for a warlord, 4 for berserkers (R1.3, R5.3). */
export const mostModels = ({ unit, faction }: UnitRequest, book: Rulebook): number => {
  const troop = troopOf(book, unit, faction)
  return troop.models?.most ?? (troop.class === 'warlord' ? 1 : book.numbers.mostModels)
}

/**
 * The muster points of a unit (R1.0, R6.4, R6.5): those of its row, else by models per point; null if it is free or not known.
 */
export const musterPoints = ({ unit, faction, models = 1 }: UnitRequest, book: Rulebook): number | null => {
  const troop = troopOf(book, unit, faction)
  const muster = troop.musters?.find(each => each.models === models)
  if (muster) return muster.cost
  if (troop.cost !== undefined) return troop.cost
  if (troop.hero) return troop.hero.cost
  const perPoint = book.muster.perPoint[troop.class]
  return perPoint ? models / perPoint : null
}
