import type { UnitRequest } from '../model/scenario'
import { troopOf } from '../rules/lookup'
import type { Rulebook } from '../rules/types'

/** How large a unit may be, and what it costs. */

/** The most models of such a unit: a warlord is one, berserkers four (R1.3, R5.3). */
export const mostModels = ({ unit, faction }: UnitRequest, book: Rulebook): number => {
  const troop = troopOf(book, unit, faction)
  return troop.models?.most ?? (troop.class === 'warlord' ? 1 : book.numbers.mostModels)
}

/** Muster points (R1.0, R6.4, R6.5): what its row says, else by the models for a point; null where free or not known. */
export const musterPoints = ({ unit, faction, models = 1 }: UnitRequest, book: Rulebook): number | null => {
  const troop = troopOf(book, unit, faction)
  const muster = troop.musters?.find(each => each.models === models)
  if (muster) return muster.cost
  if (troop.cost !== undefined) return troop.cost
  if (troop.hero) return troop.hero.cost
  const perPoint = book.muster.perPoint[troop.class]
  return perPoint ? models / perPoint : null
}
