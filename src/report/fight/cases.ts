import { fine, percent, points } from '../../model/figures'
import { t } from '../../model/language'
import type { CaseReport, FightReport } from '../../model/report'
import type { Cell, Section } from '../page'
import { type Sides, verb } from './sides'

const columns = ({ kind }: FightReport, { attacker, defender }: Sides): readonly string[] => [
  t('chance'),
  ...(kind === 'melee'
    ? [verb(attacker, 'win'), t('tie'), verb(defender, 'win')]
    : [t('{name} lost', { name: defender.name }), t('{name} wiped out', { name: defender.name })]),
  t('victory points')
]

const cells = ({ chance, numbers }: CaseReport): readonly Cell[] => {
  const { attackerWins, tie, defenderWins, defenderLosses, defenderWipedOut, swing } = numbers
  const melee = attackerWins !== undefined && tie !== undefined && defenderWins !== undefined
  const texts = melee ? [attackerWins, tie, defenderWins].map(percent) : [fine(defenderLosses), percent(defenderWipedOut)]
  return [percent(chance), ...texts, points(swing)].map(text => ({ text }))
}

/** Every case of what is not known, the likeliest first. */
export const cases = (report: FightReport, sides: Sides): Section => ({
  topic: t('what is not known'),
  blocks: report.cases
    ? [
        {
          block: 'figures',
          title: t('what is not known'),
          columns: columns(report, sides),
          rows: report.cases
            .toSorted((one, other) => other.chance - one.chance)
            .map(each => ({ name: each.text, tone: 'plain', cells: cells(each) }))
        }
      ]
    : []
})
