import { ROUNDING } from '../model/limits'
import { isOne, isOwnName } from '../model/proper-name'
import type { Losses } from '../model/warband'
import type { PointsRow } from '../model/warband-report'
import { partsOf, unitGoneAt, usualModels, worthOfParts } from '../rules/board'
import { profileOf } from '../rules/lookup'
import { nameFor, own } from '../rules/named'
import { type Readings, readingsInForce } from '../rules/readings-in-force'
import type { Rulebook, Troop } from '../rules/types'

/** Victory points for losses (R8.2, V9.9). */

/** Lost models of one troop. */
export interface LostModels extends Omit<Losses, 'unit'> {
  readonly troop: Troop
  /** A warlord beside the first (R8.3). */
  readonly isFurther?: boolean
}

/** The rulebook in which things that only count for points are troops like others (T9.5). */
export const withPrizes = (book: Rulebook): Rulebook =>
  book.muster.prizes ? { ...book, troops: { ...book.troops, ...book.muster.prizes } } : book

/** Losses with the rulebook's rows of their troops; losses of unknown troops are left out. */
export const lostModelsOf = (all: readonly Losses[], book: Rulebook): readonly LostModels[] =>
  all.flatMap(({ unit, ...losses }) => {
    const troop = own(book.troops, unit)
    return troop ? [{ troop, ...losses }] : []
  })

/**
 * How many whole units are gone with the fallen models, for troops of one size: a warlord, an elephant, both lifeguards (T9.4,
 * T9.5). A heroic unit is one, of whatever size (T6.4).
 */
export const wholeUnits = ({ troop, models, units = 1 }: LostModels): number => {
  if (troop.heroic) return models < unitGoneAt(troop.parts ?? [], troop.models?.least ?? 0) ? 0 : units
  return Math.floor(models / (usualModels(troop) ?? Number.POSITIVE_INFINITY))
}

/** The points of fallen models of a mixed unit, which fall from the front: its leader is the last. */
const pointsOfMixedUnit = (troop: Troop, models: number, readings: Readings): number => {
  let more = models
  const parts = partsOf(troop.parts ?? [], Math.max(models, troop.models?.least ?? models))
  return worthOfParts(parts, troop, readings).reduce((sum, part) => {
    const fallen = Math.min(more, part.models)
    more -= fallen
    return sum + fallen * part.points
  }, 0)
}

/** Victory points of the fallen models of one row, unrounded: a warrior is half a point. */
export const pointsForModels = (
  { troop, models, mount, isFurther = false }: LostModels,
  book: Rulebook,
  readings: Readings = readingsInForce(undefined, book)
): number => {
  if (isFurther) return models * book.muster.further.points
  return troop.parts ? pointsOfMixedUnit(troop, models, readings) : models * profileOf(book, troop, undefined, mount).points
}

const roundUp = (points: number): number => Math.ceil(points - ROUNDING)

/** What so many lost models are called: "1 ceorl", "9 elephants". */
export const lostName = (troop: LostModels['troop'], models: number): string =>
  models > 1 && isOne(troop.name) && !isOwnName(troop.name) ? `${troop.name}s` : nameFor(troop, models)

/** What losses are worth, row by row and in all. */
interface PointsForAll {
  readonly isByUnit: boolean
  readonly rows: readonly PointsRow[]
  readonly total: number
}

/**
 * Victory points of all losses, rounded up once for each class in each place (R8.2, S1 p.53), or for each unit (reading
 * points-rounding). `unitsGone`: units that are worth points of their own (V9.9).
 */
export const pointsForAll = (
  fallen: readonly LostModels[],
  unitsGone: number,
  book: Rulebook,
  asked?: Readonly<Record<string, string>>
): PointsForAll => {
  const readings = readingsInForce(asked, book)
  const isByUnit = readings['points-rounding'] === 'unit'
  const keyOf = ({ troop: { class: troopClass }, place = 1 }: LostModels, i: number): string =>
    isByUnit ? `${i}` : `${place} ${troopClass}`
  const roundedOf = (each: LostModels): number => {
    const { models, units = 1 } = each
    return units * roundUp(pointsForModels({ ...each, models: models / units }, book, readings))
  }
  const sums = new Map<string, number>()
  for (const [i, each] of fallen.entries())
    sums.set(keyOf(each, i), (sums.get(keyOf(each, i)) ?? 0) + pointsForModels(each, book, readings))
  const seen = new Set<string>()
  const rows = fallen.map((each, i): PointsRow => {
    const { troop, models, place } = each
    const key = keyOf(each, i)
    const isFirst = !seen.has(key)
    seen.add(key)
    return {
      name: troop.name,
      class: troop.class,
      models,
      ...(place !== undefined && { place }),
      each: models === 0 ? 0 : pointsForModels(each, book, readings) / models,
      unrounded: pointsForModels(each, book, readings),
      ...(isFirst && { points: isByUnit ? roundedOf(each) : roundUp(sums.get(key) ?? 0) })
    }
  })
  return { isByUnit, rows, total: rows.reduce((sum, { points = 0 }) => sum + points, 0) + unitsGone * book.numbers.unitPoints }
}
