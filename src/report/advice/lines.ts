import { percent } from '../../model/figures'
import { t } from '../../model/language'
import type { AdviceReport } from '../../model/report'
import type { Rows, Value } from '../record'
import { costText, lineText, theName, valueText, winsLabel } from './choices'
import { answerText } from './page'

const line = (report: AdviceReport): string => {
  const { headline, best, asks, rolls } = report
  if (rolls)
    return t(
      '{headline}: before {dice} SAGA dice are rolled, worth {worth} on average to {who}; {nothing} with an empty board, {everything} with every wanted ability',
      {
        headline,
        dice: rolls.dice,
        worth: valueText(report, rolls.worth),
        who: theName(report, asks),
        nothing: valueText(report, rolls.nothing),
        everything: valueText(report, rolls.everything)
      }
    )
  const play = lineText(best, report)
  const win = asks === 'attacker' ? best.numbers.attackerWins : best.numbers.defenderWins
  const odds = win === undefined ? [] : [`${winsLabel(report, asks)} ${percent(win)}`]
  const last = report.uncertain
    ? [t('knowing the unknown beforehand would be worth {value}', { value: costText(report, report.uncertain.value, false) })]
    : odds
  return `${headline}: ${[answerText(report), ...(play === '' ? [] : [play]), ...last].join('; ')}`
}

/** The advice in one sentence. */
export const lines = (report: AdviceReport): readonly string[] => [line(report)]

const COLUMNS = ['decision', 'by', 'name', 'what', 'choice', 'dice', 'worth', 'regret', 'equal', 'reply', 'after'] as const

/** Every choice of every decision, numbers unrounded. */
export const tables = ({ decisions }: AdviceReport): readonly Rows[] => [
  [
    COLUMNS,
    ...decisions.flatMap(({ by, name, what, choices, after }, index) =>
      choices.map(({ text, dice, worth, regret, equal, reply }): readonly Value[] => [
        index + 1,
        by,
        name,
        what,
        text,
        dice,
        worth,
        regret,
        equal ? 'true' : 'false',
        reply,
        after
      ])
    )
  ]
]
