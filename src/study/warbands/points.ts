import { kitCautions, withCautions } from '../../battle/cautions'
import type { Rulebook } from '../../battle/odds'
import { t } from '../../model/language'
import { reportHead } from '../../model/schema'
import type { PointsRequest } from '../../model/warband'
import type { WarbandPointsReport } from '../../model/warband-report'
import { type LostModels, lostModelsOf, lostName, pointsForAll, wholeUnits, withPrizes } from '../../warband/victory'

/** Victory points of losses over a game (R8.2, V9.9). */

const nameOf = ({ troop, models }: LostModels): string =>
  models === 1 && troop.class === 'warlord' ? troop.name : `${models} ${lostName(troop, models)}`

/** What losses over a game are worth: victory points (R8.2), slaughter points in the second edition (V9.9). */
export const pointsForLosses = (
  { fallen, wipedOut, readings }: PointsRequest,
  plainBook: Rulebook
): Omit<WarbandPointsReport, 'replay' | 'request'> => {
  const book = withPrizes(plainBook)
  const rows = lostModelsOf(fallen, book)
  const each = book.numbers.unitPoints
  const wholeUnitsLost = rows.flatMap(({ troop, ...row }) => {
    const units = wholeUnits({ troop, ...row })
    return each > 0 && units > 0 ? [{ name: lostName(troop, units), units, isHeroic: troop.heroic === true }] : []
  })
  const unitsLost = each > 0 ? wipedOut + wholeUnitsLost.reduce((sum, { units }) => sum + units, 0) : 0
  const points = pointsForAll(rows, unitsLost, book, readings)
  const places = [...new Set(rows.map(({ place = 1 }) => place))]
  const named = places.map(where =>
    rows
      .filter(({ place = 1 }) => place === where)
      .map(nameOf)
      .join(', ')
  )
  const headline =
    places.length > 1
      ? t('{fallen}; counted apart', { fallen: named.join('; ') })
      : t('{fallen} killed', { fallen: named.join('') })
  return {
    ...reportHead('warband-points', headline, book),
    rows: points.rows,
    ...(points.isByUnit && { rounding: 'unit' as const }),
    wipedOut: { units: unitsLost, each },
    total: points.total,
    ...withCautions(
      wholeUnitsLost.length > 0
        ? [
            t('units wiped out by these losses alone: {units} (V9.9)', {
              units: wholeUnitsLost.map(({ name, units }) => (units > 1 ? `${units} ${name}` : name)).join(', ')
            })
          ]
        : [],
      [
        ...(wholeUnitsLost.some(({ isHeroic }) => isHeroic)
          ? [t('a heroic unit is one unit: whoever counts its warlord as a unit of his own too adds 1 (V9.9)')]
          : []),
        ...new Set(fallen.flatMap(losses => kitCautions(losses, book)))
      ]
    )
  }
}
