import type { CompareReport, ObservedReport, StudyReport, WhatIfReport } from '../../model/report'
import { percent, points } from '../figures'
import { delta } from './delta'
import { luck } from './observed'
import { rollLine } from './roll'
import { bestOf } from './sweep'
import { answerOf } from './until'

/** Studies in sentences, to say at the table. */

const compared = ({ subjects, opponents, cells }: CompareReport): readonly string[] =>
  cells.flatMap((row, i) =>
    row.map(({ numbers: { win, tie, lose, swing } }, j) => {
      const odds = win === undefined ? [] : [`win ${percent(win)}, tie ${percent(tie ?? 0)}, lose ${percent(lose ?? 0)}`]
      return `${subjects[i]?.name ?? ''} vs ${opponents[j]?.name ?? ''}: ${[...odds, `points ${points(swing)}`].join('; ')}`
    })
  )

const whatIf = ({ headline, rows, names, asks }: WhatIfReport): readonly string[] => {
  const [best] = rows
  if (!best) return [`${headline}: nothing would change it`]
  return [`${headline}: what helps the ${names[asks]} most is ${best.unit}, ${best.change}, ${delta(best.gain)} points`]
}

const observed = ({ fights, evening }: ObservedReport): readonly string[] => [
  ...fights.map(
    ({ headline, outcome, swing }) => `${headline}, ${outcome.attacker}:${outcome.defender}: ${luck(swing, 'all such fights')}`
  ),
  ...(evening ? [`the evening: ${luck(evening, 'all such evenings')}`] : [])
]

export const studyLines = (report: StudyReport): readonly string[] => {
  switch (report.kind) {
    case 'sweep':
      return [`${report.headline}: ${bestOf(report)}`]
    case 'compare':
      return compared(report)
    case 'what-if':
      return whatIf(report)
    case 'until':
      return [`${report.headline}: ${answerOf(report)}`]
    case 'observed':
      return observed(report)
    case 'roll':
      return [rollLine(report)]
  }
}
