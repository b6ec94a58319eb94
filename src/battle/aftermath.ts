import type { UnitRole } from './combatant'
import { countOf, type FightState, fightersOf, type Ready } from './fight-state'
import type { Fighter } from './fighter'
import { lossesOf, type Retreat, retreatOf, type Winner, wearinessIn, winnerOf } from './outcome'

/** What carries on from a fight into the rest of the turn. */

/** Of one unit. */
export interface CarriedOver {
  readonly role: UnitRole
  /** Lives lost in all. */
  readonly lost: number
  /** Friends who died for it (R6.1). */
  readonly guards: number
  /** Fatigue of its Resilience that vanished (T6.12). */
  readonly vanished: number
  /** What it carries afterwards (R3.9, R4.1). */
  readonly fatigue: number
}

export interface Aftermath {
  readonly units: readonly CarriedOver[]
  /** Absent for a shot, and for a melee that never came about. */
  readonly winner?: Winner
  readonly disengages?: Retreat
}

const hasModels = ({ standing: { lasting } }: Fighter): boolean => lasting?.models !== 0

/** A side that is gone before step 1 fights no melee (R3.1). */
const takesPlace = ({ attacker, companion, defender }: Ready): boolean =>
  (hasModels(attacker) || (companion !== undefined && hasModels(companion))) && hasModels(defender)

/** Of a melee that never came about: nobody spends, falls or tires in it. */
const asItWas = ({ role, standing }: Fighter): CarriedOver => {
  const { removed, fatigue } = standing.lasting ?? standing
  return { role, lost: removed, guards: 0, vanished: standing.vanished, fatigue }
}

/** What a fight's end means for those who go on. */
export const aftermathOf = (ready: Ready, state: FightState): Aftermath => {
  const fighters = fightersOf(ready)
  const isMelee = ready.attacker.standing.place === 'melee'
  if (isMelee && !takesPlace(ready)) return { units: fighters.map(asItWas) }
  return {
    units: fighters.map(({ role, standing }) => ({
      role,
      lost: lossesOf(ready, state, role),
      guards: role === 'companion' ? 0 : countOf(state, role, 'Guards'),
      vanished: standing.vanished + Math.min(standing.vanishing, countOf(state, role, 'Tired')),
      fatigue: wearinessIn(ready, state, role)
    })),
    ...(isMelee && { winner: winnerOf(ready, state), disengages: retreatOf(ready, state) })
  }
}
