import { percent, points } from '../../model/figures'
import { t } from '../../model/language'
import type { BreakEven, WhatIfReport, WhatIfRow } from '../../model/report'
import { exactIn } from '../fight/method'
import { calledThroughout } from '../fight/sides'
import { asParagraph, type Cell, type Figures, footnotes, type Page, textCells } from '../page'
import type { RecordRow } from '../record'
import { delta, deltaPercent, winning } from './measures'
import { numberFields } from './rows'

/** What one more thing would be worth: a row for each, the largest gain first. */

const isAlike = ({ names }: WhatIfReport): boolean => names.attacker === names.defender

const called = (report: WhatIfReport, { side, unit }: { readonly side: string; readonly unit: string }): string =>
  isAlike(report) ? t(side === 'attacker' ? 'attacking {name}' : 'defending {name}', { name: unit }) : unit

const cellsOf = ({ fight }: WhatIfReport, { gain, numbers, difference }: WhatIfRow): readonly Cell[] =>
  fight === 'melee'
    ? textCells(
        delta(gain),
        percent(numbers.attackerWins ?? 0),
        deltaPercent(difference.attackerWins ?? 0),
        percent(numbers.defenderWins ?? 0),
        deltaPercent(difference.defenderWins ?? 0)
      )
    : textCells(delta(gain), percent(numbers.defenderWipedOut), deltaPercent(difference.defenderWipedOut))

const table = (report: WhatIfReport): Figures => {
  const { names, fight } = report
  const sides = calledThroughout(report)
  const columns =
    fight === 'melee'
      ? [winning('attacker', sides), t('by'), winning('defender', sides), t('by')]
      : [t('{name} wiped out', { name: names.defender }), t('by')]
  return {
    block: 'figures',
    title: t('single changes'),
    columns: [t('gain'), ...columns],
    rows: report.rows.map(row => ({
      name: `${called(report, row)}: ${row.change}`,
      tone: row.side,
      cells: cellsOf(report, row)
    }))
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

const base = (report: WhatIfReport): string => {
  const { attackerWins, tie, defenderWins, defenderWipedOut, swing } = report.base
  const sides = calledThroughout(report)
  return report.fight === 'melee'
    ? t('unchanged: {attacker} {chance}, tie {tie}, {defender} {other}; victory points {swing}', {
        attacker: winning('attacker', sides),
        chance: percent(attackerWins ?? 0),
        tie: percent(tie ?? 0),
        defender: winning('defender', sides),
        other: percent(defenderWins ?? 0),
        swing: points(swing)
      })
    : t('unchanged: {wiped} {chance}; victory points {swing}', {
        wiped: t('{name} wiped out', { name: report.names.defender }),
        chance: percent(defenderWipedOut),
        swing: points(swing)
      })
}

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

export const records = ({ rows }: WhatIfReport): readonly RecordRow[] =>
  rows.map(({ side, unit, what, change, gain, numbers: given, difference }) => [
    ['side', side],
    ['unit', unit],
    ['what', what],
    ['change', change],
    ['gain', gain],
    ...numberFields(given),
    ['attacker_wins_more', difference.attackerWins],
    ['defender_wins_more', difference.defenderWins],
    ['defender_wiped_out_more', difference.defenderWipedOut],
    ['swing_more', difference.swing]
  ])
