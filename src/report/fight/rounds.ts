import type { FightReport } from '../../model/report'
import { fine, percent } from '../figures'
import { type Section, say } from '../page'
import type { Sides } from './sides'

/** A fight of several melees, as it stands after each; none for a single one. */
export const rounds = ({ rounds: stages, lasts }: FightReport, { attacker, defender }: Sides): Section => {
  if (!stages) return { blocks: [] }
  const columns = ['after melee', `${attacker.name} fallen`, `${defender.name} fallen`, 'both fallen', 'goes on']
  const rows = stages.map(({ round, attackerFallen, defenderFallen, bothFallen, goesOn }) => [
    String(round),
    ...[attackerFallen, defenderFallen, bothFallen, goesOn].map(percent)
  ])
  return {
    topic: 'melee by melee',
    blocks: [{ block: 'table', columns, rows }, say(`it lasts ${fine(lasts ?? stages.length)} melees on average`, 'quiet')]
  }
}
