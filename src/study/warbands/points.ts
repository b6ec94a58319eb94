import type { Rulebook } from '../../battle/odds'
import { SCHEMA } from '../../model/schema'
import type { WarbandPointsReport } from '../../model/warband-report'
import { fallenOf, worthOfAll } from '../../warband/victory'

/** Victory points of losses over a game (R8.2, V9.9). */

export interface PointsRequest {
  readonly fallen: readonly { readonly unit: string; readonly models: number }[]
  /** Units that are gone, warlords beside them (V9.9). */
  readonly wipedOut: number
}

export const points = ({ fallen, wipedOut }: PointsRequest, book: Rulebook): Omit<WarbandPointsReport, 'replay'> => {
  const rows = fallenOf(fallen, book)
  const warlords = rows.reduce((sum, { troop, models }) => sum + (troop.class === 'warlord' ? models : 0), 0)
  const each = book.numbers.unitPoints
  const gone = each > 0 ? wipedOut + warlords : 0
  const worth = worthOfAll(rows, gone, book)
  return {
    schema: SCHEMA,
    kind: 'warband-points',
    headline: `${rows.map(({ troop, models }) => (models === 1 && troop.class === 'warlord' ? troop.name : `${models} ${troop.name}`)).join(', ')} killed`,
    edition: book.edition,
    rules: book.version,
    rows: worth.rows,
    wipedOut: { units: gone, each },
    total: worth.total,
    notes: each > 0 && warlords > 0 ? ['a warlord is a unit of one model, so his death wipes out a unit (V9.9)'] : []
  }
}
