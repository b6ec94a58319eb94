import type { AdviceReport } from '../../model/report'
import { percent } from '../figures'
import { answer } from './page'
import { called, nameOf, played } from './sides'
import { worth } from './worth'

/** Advice in one sentence. */
export const adviceLine = (report: AdviceReport): string => {
  const { headline, best, asks, rolls } = report
  if (rolls)
    return (
      `${headline}: before ${rolls.dice} SAGA dice are rolled, worth ${worth(report, rolls.worth)} on average to ${called(report, asks)}; ` +
      `${worth(report, rolls.nothing)} with an empty board, ${worth(report, rolls.everything)} with every wanted ability`
    )
  const told = best.steps.map(({ by, choice }) => `${nameOf(report, by)}: ${played(choice.text)}`)
  const win = asks === 'attacker' ? best.numbers.attackerWins : best.numbers.defenderWins
  const odds = win === undefined ? [] : [`${nameOf(report, asks)} win ${percent(win)}`]
  return `${headline}: ${[answer(report), ...told, ...odds].join('; ')}`
}
