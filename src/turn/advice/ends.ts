import type { Clash } from '../../battle/clash'
import type { Readied } from '../../battle/fight'
import { keyOf } from '../../chance/battle'
import type { Aim } from './goal'

/** Ends of fights in which the same counts mean the same: each end is scored once. */
export interface Ends {
  readonly id: number
  readonly start: Clash
  /** The score of an end by each aim. */
  readonly of: (state: Clash) => readonly number[]
}

/** Classes of ends by a name that tells them apart. */
export type Classes = (name: number | string, ready: () => Readied) => Ends

export const classesOf = (aims: readonly Aim[]): Classes => {
  const known = new Map<number | string, Ends>()
  return (name, ready) => {
    const found = known.get(name)
    if (found) return found
    const fight = ready()
    const key = keyOf(fight.battle.most)
    const scores = new Map<number, readonly number[]>()
    const of = (state: Clash): readonly number[] => {
      const at = key.of(state)
      const met = scores.get(at)
      if (met) return met
      const made = aims.map(({ ofEnd }) => ofEnd?.(fight, state) ?? 0)
      scores.set(at, made)
      return made
    }
    const ends = { id: known.size, start: fight.battle.start, of }
    known.set(name, ends)
    return ends
  }
}
