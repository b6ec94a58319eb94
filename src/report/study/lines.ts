import { percent, points } from '../../model/figures'
import { t, translate } from '../../model/language'
import type { CompareReport, ObservedReport, Percentile, SweepReport, UntilReport, WhatIfReport } from '../../model/report'
import { luckIn, luckInAll } from './observed'
import { bestOf } from './sweep'
import { answerOf } from './until'
import { bestChange } from './what-if'

/** Studies in sentences, to say at the table. */

export const compareLines = ({ subjects, opponents, cells }: CompareReport): readonly string[] =>
  cells.flatMap((row, i) =>
    row.map(({ numbers: { win, tie, lose, swing } }, j) => {
      const odds =
        win === undefined
          ? []
          : [t('win {win}, tie {tie}, lose {lose}', { win: percent(win), tie: percent(tie ?? 0), lose: percent(lose ?? 0) })]
      return t('{one} vs {other}: {odds}', {
        one: subjects[i]?.name ?? '',
        other: opponents[j]?.name ?? '',
        odds: [...odds, t('victory points {swing}', { swing: points(swing) })].join('; ')
      })
    })
  )

export const whatIfLines = (report: WhatIfReport): readonly string[] =>
  bestChange(report).map(text => `${report.headline}: ${text}`)

const chances = ({ below, same, above }: Percentile): string =>
  t('less {below}, the same {same}, more {above}', { below: percent(below), same: percent(same), above: percent(above) })

export const observedLines = ({ fights, evening, stages }: ObservedReport): readonly string[] => [
  ...fights.map(fight => `${fight.headline}, ${fight.outcome.attacker}:${fight.outcome.defender}: ${luckIn(fight)}`),
  ...(stages?.seen ?? []).map(({ name, attacker, defender }) =>
    t('{headline}: {name} {one} to {other}', {
      headline: stages?.headline,
      name: translate(name),
      one: `${attacker.observed} (${chances(attacker)})`,
      other: `${defender.observed} (${chances(defender)})`
    })
  ),
  ...(evening ? [t('all fights together: {luck}', { luck: luckInAll(evening) })] : [])
]

export const sweepLine = (report: SweepReport): string => `${report.headline}: ${bestOf(report)}`

export const untilLine = (report: UntilReport): string => `${report.headline}: ${answerOf(report)}`
