import type { DiceFall } from '../../model/report'
import type { Figures } from '../page'

/** SAGA dice as units die. */

const name = (lost: number): string => (lost === 0 ? 'all alive' : `${lost} ${lost === 1 ? 'unit' : 'units'} lost`)

export interface Curve {
  readonly name: string
  readonly falls: readonly DiceFall[]
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
    title: 'SAGA dice as units that bring some die',
    columns: of.flatMap(each => (of.length === 1 ? ['dice', 'warlord dead'] : [each.name, 'warlord dead'])),
    rows: Array.from({ length: most }, (_, lost) => ({ name: name(lost), tone: 'plain', cells: cells(lost) }))
  }
}
