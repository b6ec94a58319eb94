import { t } from '../../model/language'
import type { SagaDiceLoss } from '../../model/report'
import { lostUnits } from '../dice/count'
import type { Figures } from '../page'

/** SAGA dice as units die. */

export interface Curve {
  readonly name: string
  readonly falls: readonly SagaDiceLoss[]
}

/** A row for each number of units lost, two columns for each warband. */
export const curves = (of: readonly Curve[]): Figures => {
  const most = Math.max(0, ...of.map(({ falls }) => falls.length))
  const cells = (lost: number) =>
    of.flatMap(({ falls }) => {
      const fall = falls[lost]
      return [{ text: fall ? String(fall.dice) : '-' }, { text: fall ? String(fall.withoutWarlord) : '-' }]
    })
  return {
    block: 'figures',
    title: t('SAGA dice as units that bring them are lost'),
    columns: of.flatMap(each => (of.length === 1 ? [t('dice'), t('warlord dead')] : [each.name, t('warlord dead')])),
    rows: Array.from({ length: most }, (_, lost) => ({ name: lostUnits(lost), tone: 'plain', cells: cells(lost) }))
  }
}
