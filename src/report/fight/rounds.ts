import { fine, percent } from '../../model/figures'
import { t } from '../../model/language'
import type { FightReport } from '../../model/report'
import { type Section, say } from '../page'
import type { Sides } from './sides'

/** A fight of several melees, as it stands after each; none for a single one. */
export const rounds = ({ rounds: stages, lasts }: FightReport, { attacker, defender }: Sides): Section => {
  if (!stages) return { blocks: [] }
  const columns = [
    t('after melee'),
    t('{name} fallen', { name: attacker.name }),
    t('{name} fallen', { name: defender.name }),
    t('both fallen'),
    t('goes on')
  ]
  const rows = stages.map(({ round, attackerFallen, defenderFallen, bothFallen, goesOn }) => [
    String(round),
    ...[attackerFallen, defenderFallen, bothFallen, goesOn].map(percent)
  ])
  return {
    topic: t('melee by melee'),
    blocks: [
      { block: 'table', columns, rows },
      say(t('it lasts {lasts} melees on average', { lasts: fine(lasts ?? stages.length) }), 'quiet')
    ]
  }
}
