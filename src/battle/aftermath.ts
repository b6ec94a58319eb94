import type { UnitRole } from './combatant'
import { countOf, type FightState, fightersOf, type ReadyFight } from './fight-state'
import type { Fighter } from './fighter'
import { fatigueInState, lossesOf, type Retreat, retreatOf, type Winner, winnerOf } from './outcome'

/** What a fight leaves behind for the rest of the turn: losses, fatigue, the winner and who disengages. */

/** What a fight leaves behind for one unit. */
interface CarriedOver {
  readonly role: UnitRole
  /** Lives lost in total. */
  readonly lost: number
  /** The number of guards who died for it (R6.1). */
  readonly guards: number
  /** The fatigue taken for Resilience that vanished (T6.12). */
  readonly vanished: number
  /** Its fatigue after the fight (R3.9, R4.1). */
  readonly fatigue: number
}

/** What a fight leaves behind for all its units. */
export interface Aftermath {
  readonly units: readonly CarriedOver[]
  /** Absent for a shot, and for a melee that did not take place. */
  readonly winner?: Winner
  readonly disengages?: Retreat
}

const hasModels = ({ combatant: { beforeAbilities } }: Fighter): boolean => beforeAbilities?.models !== 0

/** False if a side has no models left before step 1: then there is no melee (R3.1). */
const takesPlace = ({ attacker, companion, defender }: ReadyFight): boolean =>
  (hasModels(attacker) || (companion !== undefined && hasModels(companion))) && hasModels(defender)

/** A unit's part in the aftermath if the melee did not take place: no unit spends fatigue, loses models or gains fatigue in it. */
const withoutMelee = ({ role, combatant }: Fighter): CarriedOver => {
  const { removed, fatigue } = combatant.beforeAbilities ?? combatant
  return { role, lost: removed, guards: 0, vanished: combatant.vanished, fatigue }
}

/** What the fight leaves behind if it ends in `state`. */
export const aftermathOf = (ready: ReadyFight, state: FightState): Aftermath => {
  const fighters = fightersOf(ready)
  const isMelee = ready.attacker.combatant.place === 'melee'
  if (isMelee && !takesPlace(ready)) return { units: fighters.map(withoutMelee) }
  return {
    units: fighters.map(({ role, combatant }) => ({
      role,
      lost: lossesOf(ready, state, role),
      guards: role === 'companion' ? 0 : countOf(state, role, 'Guards'),
      vanished: combatant.vanished + Math.min(combatant.vanishing, countOf(state, role, 'Tired')),
      fatigue: fatigueInState(ready, state, role)
    })),
    ...(isMelee && { winner: winnerOf(ready, state), disengages: retreatOf(ready, state) })
  }
}
