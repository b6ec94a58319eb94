import { type Distribution, moments } from '../chance/battle'
import { exactlyAfterEach } from '../chance/exact'
import type { RoundReport } from '../model/report'
import type { FightState, Ready } from './fight-state'
import { isGone } from './outcome'

/** How a fight of several melees stands after each, and how many are fought on average (R8.3). */
export const roundsOf = (ready: Ready): { readonly rounds: readonly RoundReport[]; readonly lasts: number } => {
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
  // Melee i + 1 is fought where the fight went on after melee i.
  const lasts = 1 + rounds.slice(0, -1).reduce((sum, { goesOn }) => sum + goesOn, 0)
  return { rounds, lasts }
}
