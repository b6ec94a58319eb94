import type { Readings } from './readings'
import type { Strength } from './strength'

/** The hits of both sides on their way to the defence rolls. */
export interface Blows {
  readonly onAttacker: number
  readonly onDefender: number
  /** Uncancelled hits that will count twice (crush-timing=unsaved). */
  readonly crushesAttacker: boolean
  readonly crushesDefender: boolean
}

/** Crush looks at the hits as rolled, of both sides, whenever the doubling comes. */
export function crush(byAttacker: number, byDefender: number, attacker: Strength, defender: Strength, readings: Readings): Blows {
  const attackerCrushes = attacker.crushes && byAttacker >= 2 * byDefender
  const defenderCrushes = defender.crushes && byDefender >= 2 * byAttacker
  if (readings['crush-timing'] === 'unsaved') {
    return { onAttacker: byDefender, onDefender: byAttacker, crushesAttacker: defenderCrushes, crushesDefender: attackerCrushes }
  }
  return {
    onAttacker: defenderCrushes ? 2 * byDefender : byDefender,
    onDefender: attackerCrushes ? 2 * byAttacker : byAttacker,
    crushesAttacker: false,
    crushesDefender: false
  }
}
