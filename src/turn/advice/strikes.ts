import type { Blow } from '../../battle/blows'
import type { Clash } from '../../battle/clash'
import type { Distribution } from '../../chance/battle'
import type { Die } from '../../chance/dice'
import { MOST_COUNT } from '../../model/limits'

/** Strikes that have been met in some fight, each with what it does; they know nothing of the strike that goes the other way. */

export interface Struck {
  /** Counted from 0. */
  readonly id: number
  /** How likely each number of models lost is. */
  readonly p: readonly number[]
  /** Of a strike at the defender, by class of ends and aim: the mean score for each loss of the attacker. */
  readonly scores: (readonly Float64Array[] | undefined)[]
}

/** By everything a strike hangs on: its die, the guard, the dice, lives and hits ignored. */
type Met = Map<Die, Map<object, Map<number, Struck>>>

/** One number for each stake: no more hits than dice are there to be ignored, so that squares of dice leave room for them all. */
const stakeOf = ({ dice, lives, ignores }: Blow): number => (dice * dice + Math.min(ignores, dice)) * (MOST_COUNT + 1) + lives

export interface Strikes {
  find(blow: Blow): Struck | undefined
  /** The losses of one side in a fight that has been played, kept for that strike. */
  keep(blow: Blow, played: Distribution<Clash>): Struck
}

const lossesIn = ({ states, weights }: Distribution<Clash>, field: 'attackerLost' | 'defenderLost'): readonly number[] => {
  const p: number[] = []
  states.forEach((state, i) => {
    const lost = state[field] ?? 0
    p[lost] = (p[lost] ?? 0) + (weights[i] ?? 0)
  })
  return Array.from(p, chance => chance ?? 0)
}

/** Strikes at one side. */
export const strikesAt = (side: 'attacker' | 'defender'): Strikes => {
  const met: Met = new Map()
  let count = 0
  return {
    find: blow => met.get(blow.die)?.get(blow.guard)?.get(stakeOf(blow)),
    keep: (blow, played) => {
      const byGuard = met.get(blow.die) ?? new Map<object, Map<number, Struck>>()
      const byStake = byGuard.get(blow.guard) ?? new Map<number, Struck>()
      const struck = { id: count++, p: lossesIn(played, `${side}Lost`), scores: [] }
      met.set(blow.die, byGuard.set(blow.guard, byStake.set(stakeOf(blow), struck)))
      return struck
    }
  }
}
