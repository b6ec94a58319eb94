import { type Engagement, rolesOf, unitAt } from '../../battle/combatant'
import type { FightState, ReadyFight } from '../../battle/fight-state'
import { meleeSeriesOf } from '../../battle/melee'
import { unitFatigueKey } from '../../battle/outcome'
import { keyOf } from '../../chance/battle'
import type { Aim } from './game'

/** By aim, the score of something. */
export type Scores = readonly number[]

/** By aim, the mean of scores by their chances. */
export const averaged = (aims: readonly Aim[], weights: ArrayLike<number>, scores: (index: number) => Scores): Scores => {
  const sums = aims.map(() => 0)
  for (let i = 0; i < weights.length; i++) {
    const each = scores(i)
    for (let aim = 0; aim < sums.length; aim++) sums[aim] = (sums[aim] as number) + (weights[i] as number) * (each[aim] as number)
  }
  return sums
}

/** The scores of ends of fights that agree in all that ends are scored by; each end is scored once. */
export interface EndScores {
  readonly id: number
  readonly start: FightState
  /** The score of an end by each aim. */
  readonly of: (state: FightState) => Scores
}

/** The scores of ends by a key for what they depend on. */
type EndScoresByKey = (name: number | string, ready: () => ReadyFight) => EndScores

/** Supplies the scores of ends, cached by key, for these aims. */
export const endScoresOf = (aims: readonly Aim[]): EndScoresByKey => {
  const known = new Map<number | string, EndScores>()
  return (name, ready) => {
    const found = known.get(name)
    if (found) return found
    const fight = ready()
    const key = keyOf(fight.battle.most)
    const scores = new Map<number, Scores>()
    const of = (state: FightState): Scores => {
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

/** A key for fatigue, where ends differ in that alone. */
export const fatigueKey = (engagement: Engagement, rounds: number): string =>
  rolesOf(engagement)
    .map(role => unitFatigueKey(unitAt(engagement, role), engagement, meleeSeriesOf(engagement, rounds)))
    .join()
