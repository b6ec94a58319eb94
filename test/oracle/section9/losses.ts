import { type Standing, tire, withoutModels } from '../standing'
import type { Unit } from './fight'
import { exhausted } from './profile'
import type { Readings } from './readings'

/** Resilience (V9.8) cancels hits, not models, or a unit of one would need it once only. It is used as long as it cancels something. */
function resist(unit: Unit, standing: Standing, uncancelled: number): { standing: Standing; hits: number } {
  const { resilience = 0 } = unit
  let [now, hits] = [standing, uncancelled]
  while (resilience > 0 && hits > 0 && !exhausted(unit, now)) {
    now = tire(now, +1)
    hits = Math.max(0, hits - resilience)
  }
  return { standing: now, hits }
}

/** Bodyguards (V9.8) die for what is left, and not in vain when there are too few to leave anybody. */
const guardsWanted = ({ models, guards }: Standing, hits: number): number => (hits - guards < models ? Math.min(hits, guards) : 0)

/** R2.5, R3.8: one model per hit that is left; bodyguards decide nothing (V9.8). */
export function suffer(unit: Unit, before: Standing, uncancelled: number, readings: Readings): Standing {
  const { standing, hits } = resist(unit, before, uncancelled)
  const guardsLost = guardsWanted(standing, hits)
  const fatal = hits - guardsLost
  const fallen = Math.min(standing.models, fatal)
  return {
    ...withoutModels(standing, fallen),
    guards: standing.guards - guardsLost,
    guardsLost,
    fallen,
    counted: readings['overkill-counts'] === 'yes' ? fatal : fallen
  }
}
