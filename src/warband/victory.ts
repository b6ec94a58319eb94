import type { TroopClass } from '../model/effect'
import type { PointsRow } from '../model/warband-report'
import { partsOf } from '../rules/board-parts'
import { profileOf } from '../rules/lookup'
import { own } from '../rules/named'
import type { Rulebook, Troop } from '../rules/types'

/** What losses are worth to the enemy (R8.2, V9.9). */

export interface Fallen {
  readonly troop: Troop
  readonly models: number
  /** A warlord beside the first (R8.3). */
  readonly isFurther?: boolean
}

/** Losses by the ids of their troops. */
export const fallenOf = (all: readonly { readonly unit: string; readonly models: number }[], book: Rulebook): readonly Fallen[] =>
  all.flatMap(({ unit, models }) => {
    const troop = own(book.troops, unit)
    return troop ? [{ troop, models }] : []
  })

/** Models of a mixed unit fall from the front: its leader is the last. */
const ofParts = (troop: Troop, models: number): number => {
  let more = models
  return partsOf(troop.parts ?? [], Math.max(models, troop.models?.least ?? models)).reduce((sum, part) => {
    const fallen = Math.min(more, part.models)
    more -= fallen
    return sum + fallen * part.points
  }, 0)
}

/** Unrounded: a warrior is half a point. */
export const worthOf = ({ troop, models, isFurther = false }: Fallen, book: Rulebook): number => {
  if (isFurther) return models * book.muster.further.points
  return troop.parts ? ofParts(troop, models) : models * profileOf(book, troop).points
}

/** Thirds add up to whole points but for this. */
const NOTHING = 1e-9

const roundedUp = (points: number): number => Math.ceil(points - NOTHING)

export interface Worth {
  readonly rows: readonly PointsRow[]
  readonly total: number
}

/** Each class rounded up once (R8.2), and what units that are gone are worth beside (V9.9). */
export const worthOfAll = (fallen: readonly Fallen[], unitsGone: number, book: Rulebook): Worth => {
  const byClass = new Map<TroopClass, number>()
  for (const each of fallen) byClass.set(each.troop.class, (byClass.get(each.troop.class) ?? 0) + worthOf(each, book))
  const seen = new Set<TroopClass>()
  const rows = fallen.map((each): PointsRow => {
    const { troop, models } = each
    const isFirst = !seen.has(troop.class)
    seen.add(troop.class)
    return {
      name: troop.name,
      class: troop.class,
      models,
      each: models === 0 ? 0 : worthOf(each, book) / models,
      unrounded: worthOf(each, book),
      ...(isFirst && { points: roundedUp(byClass.get(troop.class) ?? 0) })
    }
  })
  const ofModels = [...byClass.values()].reduce((sum, points) => sum + roundedUp(points), 0)
  return { rows, total: ofModels + unitsGone * book.numbers.unitPoints }
}
