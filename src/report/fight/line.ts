import { mean, percent, thousands } from '../../model/figures'
import { t } from '../../model/language'
import type { FightReport } from '../../model/report'
import { range } from '../spread'
import { oneIn } from './fractions'
import { within } from './quantities'
import { atStake, type Side, type Sides, sides, verb } from './sides'

/** A fight in one sentence. */

const chance = (report: FightReport, path: string, value: number): string => {
  const { within: interval } = within(report, path)
  const exact = report.fractions?.[path]
  if (exact) return `${percent(value)} (${oneIn(exact)})`
  return interval === undefined ? percent(value) : `${percent(value)} (${interval})`
}

const wins = (report: FightReport, both: Sides): readonly string[] => {
  if (!report.result) return []
  const { attackerWins, tie, defenderWins } = report.result
  const texts = [
    `${verb(both.attacker, 'win')} ${chance(report, 'result.attackerWins', attackerWins)}`,
    t('tie {chance}', { chance: chance(report, 'result.tie', tie) }),
    `${verb(both.defender, 'win')} ${chance(report, 'result.defenderWins', defenderWins)}`
  ]
  return [texts.join(', ')]
}

/** "casualties: bondi 1.8 of 12, huscarls 2.9 of 4"; of a shot with its range. */
const casualties = ({ kind }: FightReport, { attacker, defender }: Sides): string => {
  const fallen = ({ name, report: { losses, units } }: Side): string =>
    t('{name} {mean} of {of}', {
      name,
      mean: mean(losses.mean),
      of: atStake(
        units.reduce((sum, { models }) => sum + models, 0),
        losses
      )
    })
  return kind === 'shoot'
    ? t('casualties: {fallen} (90 % range {range})', { fallen: fallen(defender), range: range(defender.report.losses.p) })
    : t('casualties: {fallen}', { fallen: `${fallen(attacker)}, ${fallen(defender)}` })
}

export const fightLine = (report: FightReport): string => {
  const both = sides(report)
  const wiped = t('{name} wiped out {chance}', {
    name: both.defender.name,
    chance: chance(report, 'defender.wipedOut', report.defender.wipedOut)
  })
  const parts = [...wins(report, both), casualties(report, both), wiped]
  const { method, edition } = report
  const remarks = [
    ...(edition === 1 ? [] : [t('second edition')]),
    ...(method.name === 'monte-carlo' ? [t('sampled {trials} times', { trials: thousands(method.trials) })] : [])
  ]
  return `${report.headline}: ${[...parts, ...remarks].join('; ')}`
}
