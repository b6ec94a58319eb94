import { readyFight } from '../battle/fight'
import { exactAnswer, sampledAnswer } from '../battle/methods'
import type { Rulebook } from '../battle/odds'
import { lossesOfSide, lostPoints } from '../battle/outcome'
import { possibleFights } from '../battle/uncertain'
import type { Scenario } from '../model/scenario'

/**
 * Distributions of numbers. Victory points are thirds, halves and the like; they are kept as whole parts of a point, so that
 * equal sums are equal.
 */

/** A distribution: numbers, ascending, with their chances (0..1). */
export interface ValueDistribution {
  /** Victory points are in parts of a point. */
  readonly values: readonly number[]
  readonly chances: readonly number[]
}

/**
 * Parts of a point. A multiple of every number up to 12, for a levy is a third of a point, and other models may be any such
 * fraction.
 */
const PARTS_OF_POINT = 27_720

/** Victory points as parts of a point, a whole number. */
export const toParts = (points: number): number => Math.round(points * PARTS_OF_POINT)

/** Parts of a point as victory points. */
export const fromParts = (parts: number): number => parts / PARTS_OF_POINT

const sortedByValue = (chanceOf: ReadonlyMap<number, number>): ValueDistribution => {
  const values = [...chanceOf.keys()].sort((a, b) => a - b)
  return { values, chances: values.map(value => chanceOf.get(value) ?? 0) }
}

/** The distribution of a number over weighted outcomes. */
export const distributionOf = <T extends { readonly chance: number }>(
  outcomes: readonly T[],
  numberOf: (outcome: T) => number
): ValueDistribution => {
  const chanceOf = new Map<number, number>()
  for (const outcome of outcomes) {
    const value = numberOf(outcome)
    chanceOf.set(value, (chanceOf.get(value) ?? 0) + outcome.chance)
  }
  return sortedByValue(chanceOf)
}

/** The distribution of the negated number. */
export const negate = ({ values, chances }: ValueDistribution): ValueDistribution => ({
  values: values.map(value => 0 - value).reverse(),
  chances: chances.toReversed()
})

/** The distribution of the sum of two independent numbers. */
export const convolve = (one: ValueDistribution, other: ValueDistribution): ValueDistribution => {
  const chanceOf = new Map<number, number>()
  one.values.forEach((x, i) =>
    other.values.forEach((y, j) => {
      chanceOf.set(x + y, (chanceOf.get(x + y) ?? 0) + (one.chances[i] ?? 0) * (other.chances[j] ?? 0))
    })
  )
  return sortedByValue(chanceOf)
}

/** The mean of the values, in their unit. */
export const meanOf = ({ values, chances }: ValueDistribution): number =>
  values.reduce((sum, value, i) => sum + value * (chances[i] ?? 0), 0)

/** The chance (0..1) of the values for which a condition holds. */
export const chanceWhere = ({ values, chances }: ValueDistribution, holds: (value: number) => boolean): number =>
  values.reduce((sum, value, i) => sum + (holds(value) ? (chances[i] ?? 0) : 0), 0)

/** Chances (0..1) of less than, exactly and more than a number. */
export const chancesAround = (distribution: ValueDistribution, value: number) => ({
  below: chanceWhere(distribution, each => each < value),
  same: chanceWhere(distribution, each => each === value),
  above: chanceWhere(distribution, each => each > value)
})

/** An end of a fight that players tell apart: the losses of both sides in models, and the victory points for them. */
export interface Outcome {
  readonly attacker: number
  readonly defender: number
  /**
   * Victory points killed and lost by the attackers; their mean where losses alone do not settle them (friends who died for a
   * warlord).
   */
  readonly killed: number
  readonly lost: number
  /** Killed less lost. */
  readonly swing: number
  readonly chance: number
}

interface OutcomeSums {
  chance: number
  killed: number
  lost: number
}

const MOST_LOSSES = 1000

const addOutcomes = (scenario: Scenario, share: number, book: Rulebook, into: Map<number, OutcomeSums>): void => {
  const ready = readyFight(scenario, book)
  const isThrown = scenario.method === 'monte-carlo'
  const { states, weights } = isThrown ? sampledAnswer(ready, scenario).distribution : exactAnswer(ready)
  states.forEach((state, i) => {
    const key = lossesOfSide(ready, state, 'attacker') * MOST_LOSSES + lossesOfSide(ready, state, 'defender')
    const chance = share * (weights[i] ?? 0)
    const known = into.get(key) ?? { chance: 0, killed: 0, lost: 0 }
    into.set(key, {
      chance: known.chance + chance,
      killed: known.killed + chance * lostPoints(ready, state, 'defender'),
      lost: known.lost + chance * lostPoints(ready, state, 'attacker')
    })
  })
}

/** Every outcome of a fight with its chance. Throws a RequestError as `odds` does. */
export const outcomesOf = (scenario: Scenario, book: Rulebook): readonly Outcome[] => {
  const { fights, unfought } = possibleFights(scenario, book) ?? { fights: [{ scenario, chance: 1 }], unfought: 0 }
  const found = new Map<number, OutcomeSums>(unfought > 0 ? [[0, { chance: unfought, killed: 0, lost: 0 }]] : [])
  for (const { scenario: fight, chance } of fights) addOutcomes(fight, chance, book, found)
  return [...found].map(([key, { chance, ...points }]) => {
    const [killed, lost] = chance > 0 ? [points.killed / chance, points.lost / chance] : [0, 0]
    return { attacker: Math.floor(key / MOST_LOSSES), defender: key % MOST_LOSSES, killed, lost, swing: killed - lost, chance }
  })
}
