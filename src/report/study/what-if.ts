import { points } from '../../model/figures'
import { t } from '../../model/language'
import type { BreakEven, WhatIfReport } from '../../model/report'
import { exactIn } from '../fight/method'
import { calledThroughout } from '../fight/sides'
import { asParagraph, type Figures, figureRow, footnotes, type Page } from '../page'
import { type Field, type RecordRow, snake } from '../record'
import { delta, type NumberColumn, resultColumns } from './measures'
import { numberFields } from './rows'

/** What one more thing would be worth: a row for each, the largest gain first. */

const isAlike = ({ names }: WhatIfReport): boolean => names.attacker === names.defender

const called = (report: WhatIfReport, { side, unit }: { readonly side: string; readonly unit: string }): string =>
  isAlike(report) ? t(side === 'attacker' ? 'attacking {name}' : 'defending {name}', { name: unit }) : unit

/** What a change may change: who wins but for a tie, or whether anybody is left. */
const changing = (report: WhatIfReport): readonly NumberColumn[] =>
  resultColumns(report.fight, calledThroughout(report)).filter(({ key }) => key !== 'tie')

const table = (report: WhatIfReport): Figures => {
  const columns = changing(report)
  return {
    block: 'figures',
    title: t('single changes'),
    columns: [t('gain'), ...columns.flatMap(({ head }) => [head, t('by')])],
    rows: report.rows.map(row =>
      figureRow(
        `${called(report, row)}: ${row.change}`,
        [delta(row.gain), ...columns.flatMap(({ figure, change }) => [figure(row.numbers), change(row.difference)])],
        row.side
      )
    )
  }
}

/** "the bondi are favourites from 10 models" */
export const breakEven = (report: WhatIfReport, even: BreakEven): string => {
  const name = called(report, even)
  const { from, most, now } = even
  if (report.fight === 'shoot') {
    const { defender: target } = report.names
    return from === null
      ? t('{the:name} never {wipes|wipe:name} out {the:target} more often than not, even with {most} models', {
          name,
          target,
          most
        })
      : t('{the:name} {wipes|wipe:name} out {the:target} more often than not from {from} models', { name, target, from })
  }
  if (from === null)
    return t('{the:name} {is not the favourite|are not the favourites:name} even with {most} models', { name, most })
  if (from === 1) return t('{the:name} {is the favourite|are the favourites:name} with any number of models', { name })
  return now >= from
    ? t('{the:name} {stays the favourite|stay the favourites:name} down to {from} models', { name, from })
    : t('{the:name} {is the favourite|are the favourites:name} from {from} models', { name, from })
}

const base = (report: WhatIfReport): string =>
  t('unchanged: {odds}; victory points {swing}', {
    odds: resultColumns(report.fight, calledThroughout(report))
      .map(({ head, figure }) => `${head} ${figure(report.base)}`)
      .join(', '),
    swing: points(report.base.swing)
  })

/** "best single change for the bondi: one more attack die, +0.42 victory points"; what the other side alone can change comes after it. */
export const bestChange = (report: WhatIfReport): readonly string[] => {
  const [best] = report.rows
  const name = called(report, { side: report.asks, unit: report.names[report.asks] })
  if (!best || best.gain <= 0) return [t('no single change helps {the:name}', { name })]
  const own = report.rows.find(({ side, gain }) => side === report.asks && gain > 0)
  return [
    own
      ? t('best single change for {the:name}: {change}, {gain} victory points', {
          name,
          change: own.change,
          gain: delta(own.gain)
        })
      : t('no single change of their own helps {the:name}', { name }),
    ...(best.side === report.asks
      ? []
      : [
          t('on the other side, {other}: {change} would give {the:name} {gain}', {
            other: called(report, best),
            name,
            change: best.change,
            gain: delta(best.gain)
          })
        ])
  ]
}

export const page = (report: WhatIfReport): Page => ({
  headline: report.headline,
  subtitle: exactIn(report),
  sections: [
    { topic: t('the answer'), blocks: [...bestChange(report).map(text => asParagraph(text)), asParagraph(base(report))] },
    { topic: t('single changes'), blocks: [table(report)] },
    {
      topic: t('break-evens'),
      blocks: [
        ...report.breakEvens.map(even => asParagraph(breakEven(report, even))),
        ...footnotes(
          report,
          t('gain: victory points for {the:name}; a minus sign helps the other side', { name: report.names[report.asks] })
        )
      ]
    }
  ]
})

export const lines = (report: WhatIfReport): readonly string[] => bestChange(report).map(text => `${report.headline}: ${text}`)

const CHANGES = ['attackerWins', 'defenderWins', 'defenderWipedOut', 'swing'] as const

export const records = ({ rows }: WhatIfReport): readonly RecordRow[] =>
  rows.map(({ side, unit, what, change, gain, numbers: given, difference }) => [
    ['side', side],
    ['unit', unit],
    ['what', what],
    ['change', change],
    ['gain', gain],
    ...numberFields(given),
    ...CHANGES.map((key): Field => [`${snake(key)}_more`, difference[key]])
  ])
