import type { BreakEven, WhatIfReport, WhatIfRow } from '../../model/report'
import { editionName } from '../fight/method'
import { percent, points } from '../figures'
import { type Cell, type Figures, type Page, say } from '../page'
import { delta, deltaPercent } from './delta'

/** What one more thing would be worth: a row for each, the largest gain first. */

const texts = (...all: readonly string[]): readonly Cell[] => all.map(text => ({ text }))

const isAlike = ({ names }: WhatIfReport): boolean => names.attacker === names.defender

const called = (report: WhatIfReport, { side, unit }: { readonly side: string; readonly unit: string }): string =>
  isAlike(report) ? `${side === 'attacker' ? 'attacking' : 'defending'} ${unit}` : unit

const cellsOf = ({ fight }: WhatIfReport, { gain, numbers, difference }: WhatIfRow): readonly Cell[] =>
  fight === 'melee'
    ? texts(
        delta(gain),
        percent(numbers.attackerWins ?? 0),
        deltaPercent(difference.attackerWins ?? 0),
        percent(numbers.defenderWins ?? 0),
        deltaPercent(difference.defenderWins ?? 0)
      )
    : texts(delta(gain), percent(numbers.defenderWipedOut), deltaPercent(difference.defenderWipedOut))

const table = (report: WhatIfReport): Figures => {
  const { names, fight } = report
  const columns =
    fight === 'melee' ? [`${names.attacker} win`, 'by', `${names.defender} win`, 'by'] : [`${names.defender} wiped out`, 'by']
  return {
    block: 'figures',
    title: 'single changes',
    columns: ['gain', ...columns],
    rows: report.rows.map(row => ({
      name: `${called(report, row)}: ${row.change}`,
      tone: row.side,
      cells: cellsOf(report, row)
    }))
  }
}

/** "the bondi are favourites from 10 models" */
export const breakEven = (report: WhatIfReport, even: BreakEven): string => {
  const name = `the ${called(report, even)}`
  const { from, most, now } = even
  if (report.fight === 'shoot') {
    const what = `wipe out the ${report.names.defender} more often than not`
    return from === null ? `${name} never ${what}, even with ${most} models` : `${name} ${what} from ${from} models`
  }
  if (from === null) return `${name} are not the favourites even with ${most} models`
  if (from === 1) return `${name} are the favourites with any number of models`
  return now >= from ? `${name} stay the favourites down to ${from} models` : `${name} are favourites from ${from} models`
}

const base = ({ base: { attackerWins, tie, defenderWins, defenderWipedOut, swing }, names, fight }: WhatIfReport): string =>
  fight === 'melee'
    ? `as it is: ${names.attacker} win ${percent(attackerWins ?? 0)}, tie ${percent(tie ?? 0)}, ${names.defender} win ${percent(defenderWins ?? 0)}; victory points ${points(swing)}`
    : `as it is: ${names.defender} wiped out ${percent(defenderWipedOut)}; victory points ${points(swing)}`

/** "best single change for the bondi: one more attack die, +0.42 victory points" */
export const bestChange = (report: WhatIfReport): readonly string[] => {
  const [best] = report.rows
  if (!best || best.gain <= 0) return [`no single change helps the ${report.names[report.asks]}`]
  const whose = best.side === report.asks ? '' : `${called(report, best)}, `
  return [`best single change for the ${report.names[report.asks]}: ${whose}${best.change}, ${delta(best.gain)} victory points`]
}

export const whatIf = (report: WhatIfReport): Page => ({
  headline: report.headline,
  subtitle: `${editionName(report.edition)}, exact`,
  sections: [
    { topic: 'the answer', blocks: [...bestChange(report).map(text => say(text)), say(base(report))] },
    { topic: 'single changes', blocks: [table(report)] },
    {
      topic: 'break-evens',
      blocks: [
        ...report.breakEvens.map(even => say(breakEven(report, even))),
        say(`gain: victory points for the ${report.names[report.asks]}; a minus helps the other side`, 'quiet'),
        ...report.notes.map(note => say(note, 'quiet')),
        { block: 'command', label: 'again', command: report.replay }
      ]
    }
  ]
})
