import { points } from '../../model/figures'
import { t } from '../../model/language'
import type { BreakEven, WhatIfReport } from '../../model/report'
import type { Side } from '../../model/scenario'
import { exactSubtitle } from '../fight/method'
import { studySideNouns, withRole } from '../fight/sides'
import { asParagraph, type FigureTable, figureRow, footnotes, type Page } from '../page'
import { type Field, type RecordRow, snake } from '../record'
import { formatDelta, type NumberColumn, resultColumns } from './measures'
import { numberFields } from './rows'

/** `--what-if`: the worth of every single change, and break-evens. */

const unitName = ({ names, fight }: WhatIfReport, { side, unit }: { readonly side: Side; readonly unit: string }): string =>
  names.attacker === names.defender ? withRole(unit, side, fight) : unit

/** The chances that each change is shown with: of both sides to win a melee, or of a shot to wipe out. */
const columnsOf = (report: WhatIfReport): readonly NumberColumn[] =>
  resultColumns(report.fight, studySideNouns(report)).filter(({ key }) => key !== 'tie')

const table = (report: WhatIfReport): FigureTable => {
  const columns = columnsOf(report)
  return {
    block: 'figures',
    title: t('single changes'),
    columns: [t('gain'), ...columns.flatMap(({ head }) => [head, t('by')])],
    rows: report.rows.map(row =>
      figureRow(
        `${unitName(report, row)}: ${row.change}`,
        [formatDelta(row.gain), ...columns.flatMap(({ figure, change }) => [figure(row.numbers), change(row.difference)])],
        row.side
      )
    )
  }
}

/** "the bondi are the favourites from 10 models" */
const breakEven = (report: WhatIfReport, even: BreakEven): string => {
  const name = unitName(report, even)
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

const unchangedText = (report: WhatIfReport): string =>
  t('unchanged: {odds}; victory points {swing}', {
    odds: resultColumns(report.fight, studySideNouns(report))
      .map(({ head, figure }) => `${head} ${figure(report.base)}`)
      .join(', '),
    swing: points(report.base.swing)
  })

/** "best single change for the bondi: one more attack die, +0.42 victory points", and after it a better change on the other side. */
const bestChangeTexts = (report: WhatIfReport): readonly string[] => {
  const [best] = report.rows
  const name = unitName(report, { side: report.asks, unit: report.names[report.asks] })
  if (!best || best.gain <= 0) return [t('no single change helps {the:name}', { name })]
  const own = report.rows.find(({ side, gain }) => side === report.asks && gain > 0)
  return [
    own
      ? t('best single change for {the:name}: {change}, {gain} victory points', {
          name,
          change: own.change,
          gain: formatDelta(own.gain)
        })
      : t('no single change of their own helps {the:name}', { name }),
    ...(best.side === report.asks
      ? []
      : [
          t('on the other side, {other}: {change} would give {the:name} {gain}', {
            other: unitName(report, best),
            name,
            change: best.change,
            gain: formatDelta(best.gain)
          })
        ])
  ]
}

export const page = (report: WhatIfReport): Page => ({
  headline: report.headline,
  subtitle: exactSubtitle(report),
  sections: [
    {
      topic: t('the answer'),
      blocks: [...bestChangeTexts(report).map(text => asParagraph(text)), asParagraph(unchangedText(report))]
    },
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

export const lines = (report: WhatIfReport): readonly string[] =>
  bestChangeTexts(report).map(text => `${report.headline}: ${text}`)

const CHANGES = ['attackerWins', 'defenderWins', 'defenderWipedOut', 'swing'] as const

export const records = ({ rows }: WhatIfReport): readonly RecordRow[] =>
  rows.map(({ side, unit, what, change, gain, numbers, difference }) => [
    ['side', side],
    ['unit', unit],
    ['what', what],
    ['change', change],
    ['gain', gain],
    ...numberFields(numbers),
    ...CHANGES.map((key): Field => [`${snake(key)}_more`, difference[key]])
  ])
