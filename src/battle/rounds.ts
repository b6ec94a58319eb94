import { type Distribution, moments } from '../chance/battle'
import { exactlyAfterEach } from '../chance/exact'
import type { RoundReport } from '../model/report'
import type { FightState, ReadyFight } from './fight-state'
import { isGone } from './outcome'

/**
 * For each melee of a series, the chance that one side, both or neither has fallen after it; and the mean number of melees
 * (R8.3).
 */
export const roundsOf = (ready: ReadyFight): { readonly rounds: readonly RoundReport[]; readonly lasts: number } => {
  const stages = exactlyAfterEach(ready.battle)
  const rounds = ready.ends.map((step, i): RoundReport => {
    const stage = stages[step] as Distribution<FightState>
    const chance = (holds: (attacker: boolean, defender: boolean) => boolean) =>
      moments(stage, (state: FightState) => (holds(isGone(ready, state, 'attacker'), isGone(ready, state, 'defender')) ? 1 : 0))
        .mean
    return {
      round: i + 1,
      attackerFallen: chance((attacker, defender) => attacker && !defender),
      defenderFallen: chance((attacker, defender) => defender && !attacker),
      bothFallen: chance((attacker, defender) => attacker && defender),
      goesOn: chance((attacker, defender) => !attacker && !defender)
    }
  })
  // Melee i + 1 is fought if the fight goes on after melee i.
  const lasts = 1 + rounds.slice(0, -1).reduce((sum, { goesOn }) => sum + goesOn, 0)
  return { rounds, lasts }
}
