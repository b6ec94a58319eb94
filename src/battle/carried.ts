import { type Clash, countOf, fightersOf, type Ready } from './clash'
import { lossesOf, type Retreat, retreatOf, type Winner, wearinessOf, winnerOf } from './outcome'
import type { SideName } from './standing'

/** What carries on from a fight into the rest of the turn. */

/** Of one unit. */
export interface Carried {
  readonly side: SideName
  /** Lives lost in all. */
  readonly lost: number
  /** Friends who died for it (R6.1). */
  readonly guards: number
  /** What it carries afterwards (R3.9, R4.1). */
  readonly fatigue: number
}

export interface Aftermath {
  readonly units: readonly Carried[]
  /** Absent for a shot. */
  readonly winner?: Winner
  readonly disengages?: Retreat
}

/** What a fight's end means for those who go on. */
export const aftermathOf = (ready: Ready, state: Clash): Aftermath => ({
  units: fightersOf(ready).map(({ side }) => ({
    side,
    lost: lossesOf(ready, state, side),
    guards: side === 'companion' ? 0 : countOf(state, side, 'Guards'),
    fatigue: wearinessOf(ready, side) + countOf(state, side, 'Tired')
  })),
  ...(ready.attacker.standing.place === 'melee' && { winner: winnerOf(ready, state), disengages: retreatOf(ready, state) })
})
