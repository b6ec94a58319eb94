import type { Field, FightState } from '../../battle/fight-state'
import type { FirstStrike, StrikeKey } from '../../battle/strike-key'
import type { Distribution } from '../../chance/battle'
import { MOST_COUNT } from '../../model/limits'
import { reserveMemory } from '../../model/work'
import type { Scores } from './end-scores'

/** Memory of an outcome of a strike with its scores. */
const BYTES_OF_OUTCOME = 40

/** What a strike does, where it is independent of the one that goes the other way. */
export interface StrikeOutcomes {
  /** A number of its own, from 0. */
  readonly id: number
  /** What it may do to the unit, as indices into `outcomesAt`, with the chance of each in `p`. */
  readonly outcomes: readonly number[]
  readonly p: readonly number[]
  /** Of a strike at the defender, by id of `EndScores`: the mean scores for each outcome of the attacker that was met. */
  readonly scores: (Scores | undefined)[][]
}

/** Strikes by all that they depend on: die, guard, rules of the unit, and dice and lives packed into one number. */
type StrikesByKey = Map<object, Map<object, Map<object, Map<number, StrikeOutcomes>>>>

/** More than the lives a unit can have: the base in which numbers of lives are packed into one key. */
export const LIVES = MOST_COUNT + 1

/** Numbers below LIVES packed into one. */
const packed = (...numbers: readonly number[]): number => numbers.reduce((all, each) => all * LIVES + each, 0)

/** Strikes met in some fight. */
interface StrikeCache {
  find(blow: FirstStrike): StrikeOutcomes | undefined
  /** Stores what a played fight does to the side that is struck. */
  keep(blow: FirstStrike, played: Distribution<FightState>): StrikeOutcomes
  /** The strike of a fight Side by Side with this key, played where it is new. */
  forKey(key: StrikeKey, play: () => Distribution<FightState>): StrikeOutcomes
  /** What each outcome changes in a state. */
  readonly outcomesAt: readonly FightState[]
}

/** The fields of a state that a strike at a side changes. */
const CHANGED_FIELDS = {
  attacker: [
    ...(['attackerLost', 'attackerTired', 'attackerCancelled'] as const),
    ...(['companionLost', 'companionGuards', 'companionTired', 'companionCancelled'] as const)
  ],
  defender: ['defenderLost', 'defenderTired', 'defenderCancelled']
} as const satisfies Readonly<Record<string, readonly Field[]>>

/** A cache of strikes at one side. */
export const strikeCacheAt = (side: 'attacker' | 'defender'): StrikeCache => {
  const met: StrikesByKey = new Map()
  const byKey = new Map<StrikeKey, StrikeOutcomes>()
  const outcomesAt: FightState[] = []
  const outcomeIndices = new Map<number, number>()
  let count = 0
  const outcomeIndexOf = (state: FightState): number => {
    const changes = CHANGED_FIELDS[side].map(field => state[field] ?? 0)
    const key = packed(...changes)
    const known = outcomeIndices.get(key)
    if (known !== undefined) return known
    outcomeIndices.set(key, outcomesAt.length)
    return (
      outcomesAt.push(
        Object.fromEntries(
          CHANGED_FIELDS[side].flatMap((field, i) => (state[field] === undefined ? [] : [[field, changes[i] as number]]))
        )
      ) - 1
    )
  }
  const struckBy = ({ states, weights }: Distribution<FightState>): StrikeOutcomes => {
    const chances = new Map<number, number>()
    states.forEach((state, i) => {
      const place = outcomeIndexOf(state)
      chances.set(place, (chances.get(place) ?? 0) + (weights[i] ?? 0))
    })
    reserveMemory(BYTES_OF_OUTCOME * chances.size)
    return { id: count++, outcomes: [...chances.keys()], p: [...chances.values()], scores: [] }
  }
  return {
    outcomesAt,
    find: ({ die, guard, lossRules, dice, lives }) =>
      met
        .get(die)
        ?.get(guard)
        ?.get(lossRules)
        ?.get(dice * LIVES + lives),
    keep: ({ die, guard, lossRules, dice, lives }, played) => {
      const byGuard = met.get(die) ?? new Map<object, Map<object, Map<number, StrikeOutcomes>>>()
      const byRules = byGuard.get(guard) ?? new Map<object, Map<number, StrikeOutcomes>>()
      const byNumber = byRules.get(lossRules) ?? new Map<number, StrikeOutcomes>()
      const outcomes = struckBy(played)
      met.set(die, byGuard.set(guard, byRules.set(lossRules, byNumber.set(dice * LIVES + lives, outcomes))))
      return outcomes
    },
    forKey: (key, play) => {
      const known = byKey.get(key)
      if (known) return known
      const outcomes = struckBy(play())
      byKey.set(key, outcomes)
      return outcomes
    }
  }
}
