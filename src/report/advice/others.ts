import type { AdviceReport, LineReport } from '../../model/report'
import { percent, points } from '../figures'
import type { Figures, Section } from '../page'
import { enemyOf, nameOf, played } from './sides'

/** Lines that are best for winning, for points and for wiping out, where they are not the one advised. */

const lineText = ({ steps: all }: LineReport, report: AdviceReport): string =>
  all.map(({ by, choice }) => `${nameOf(report, by)}: ${played(choice.text)}`).join('; ')

const numbersOf = (report: AdviceReport, { numbers }: LineReport): Figures['rows'][number]['cells'] => {
  const { attackerWins, defenderWins, attackerWipedOut, defenderWipedOut, swing } = numbers
  const mine = report.asks === 'attacker'
  const win = mine ? attackerWins : defenderWins
  const texts = [
    ...(win === undefined ? [] : [percent(win)]),
    points(mine ? swing : -swing),
    percent(mine ? defenderWipedOut : attackerWipedOut)
  ]
  return texts.map(text => ({ text }))
}

/** Where another aim has another line: what each of them comes to, and what is played. */
export const others = (report: AdviceReport): readonly Section[] => {
  if (report.others.length === 0) return []
  const { asks, fight } = report
  const enemy = nameOf(report, enemyOf(asks))
  const lines = [['as advised', report.best] as const, ...report.others.map(({ aim: name, line }) => [name, line] as const)]
  const table: Figures = {
    block: 'figures',
    title: 'best play for other aims',
    columns: [...(fight === 'melee' ? [`${nameOf(report, asks)} win`] : []), 'victory points', `${enemy} wiped out`],
    rows: lines.map(([name, line], index) => ({
      name: index === 0 ? name : `for ${name}`,
      tone: asks,
      cells: numbersOf(report, line)
    }))
  }
  const facts = report.others.map(({ aim: name, line }) => [name, lineText(line, report)] as const)
  return [{ heading: 'best play for other aims', blocks: [table, { block: 'facts', facts }] }]
}
