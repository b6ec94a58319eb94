import type { AdviceReport } from '../../model/report'
import { percent } from '../figures'
import { worth } from './worth'

/** Advice in one sentence. */
export const adviceLine = (report: AdviceReport): string => {
  const { headline, best, asks, worth: value } = report
  const told = best.steps.map(({ by, choice }) => `${by === asks ? 'you' : 'he'}: ${choice.text}`)
  const win = asks === 'attacker' ? best.numbers.attackerWins : best.numbers.defenderWins
  const odds = win === undefined ? [] : [`you win ${percent(win)}`]
  return `${headline}: ${[`worth ${worth(report, value)}`, ...told, ...odds].join('; ')}`
}
