import type { Unit } from './fight'
import { diceOf } from './parts'
import type { Readings } from './readings'
import type { Standing } from './standing'
import { wrathOf } from './wrath'

/** Attack dice of a melee before abilities. */
export interface Pool {
  /** R3.1 */
  readonly generated: number
  /** After exhaustion (R3.2) and giving up dice (R3.3). */
  readonly held: number
  /** Defence dice gained by giving up dice (R3.3). */
  readonly defence: number
}

export interface Stance {
  readonly halves: boolean
  readonly givesUp: boolean
}

export function poolOf(unit: Unit, standing: Standing, { halves, givesUp }: Stance, readings: Readings): Pool {
  const wrath = readings['wrath-dice'] === 'generated' ? wrathOf(unit).diceEach * standing.engaged : 0
  const generated = diceOf(unit, standing, 'melee') + wrath
  const rested = halves ? generated - Math.ceil(generated / 2) : generated
  if (!givesUp) return { generated, held: rested, defence: 0 }
  const given = Math.ceil(rested / 2)
  return { generated, held: rested - given, defence: Math.ceil(given / 2) }
}
