import { percent } from '../../model/figures'
import { t } from '../../model/language'
import type { AdviceReport } from '../../model/report'
import { answer } from './page'
import { called, lineText, winning } from './sides'
import { cost, worth } from './worth'

/** Advice in one sentence. */
export const adviceLine = (report: AdviceReport): string => {
  const { headline, best, asks, rolls } = report
  if (rolls)
    return t(
      '{headline}: before {dice} SAGA dice are rolled, worth {worth} on average to {who}; {nothing} with an empty board, {everything} with every wanted ability',
      {
        headline,
        dice: rolls.dice,
        worth: worth(report, rolls.worth),
        who: called(report, asks),
        nothing: worth(report, rolls.nothing),
        everything: worth(report, rolls.everything)
      }
    )
  const whole = lineText(best, report)
  const win = asks === 'attacker' ? best.numbers.attackerWins : best.numbers.defenderWins
  const odds = win === undefined ? [] : [`${winning(report, asks)} ${percent(win)}`]
  const known = report.uncertain
    ? [t('knowing the unknown beforehand would be worth {value}', { value: cost(report, report.uncertain.value, false) })]
    : []
  return `${headline}: ${[answer(report), ...(whole === '' ? [] : [whole]), ...(report.uncertain ? known : odds)].join('; ')}`
}
