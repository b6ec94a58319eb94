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

/** A distribution: numbers, ascending, with their chances. */
export interface ValueDistribution {
  /** The numbers; of victory points, in parts of a point. */
  readonly values: readonly number[]
  readonly chances: readonly number[]
}

/**
 * Parts of a point. A multiple of every number up to 12, for a levy is a third of a point, and other models may be any such
 * fraction.
 */
const PARTS_OF_POINT = 27_720

export const toParts = (points: number): number => Math.round(points * PARTS_OF_POINT)
export const fromParts = (parts: number): number => parts / PARTS_OF_POINT

const sortedByValue = (byWorth: ReadonlyMap<number, number>): ValueDistribution => {
  const worth = [...byWorth.keys()].sort((a, b) => a - b)
  return { values: worth, chances: worth.map(each => byWorth.get(each) ?? 0) }
}

/** The distribution of a number over weighted outcomes. */
export const distributionOf = <T>(all: readonly T[], of: (each: T) => number, chance: (each: T) => number): ValueDistribution => {
  const byWorth = new Map<number, number>()
  for (const each of all) byWorth.set(of(each), (byWorth.get(of(each)) ?? 0) + chance(each))
  return sortedByValue(byWorth)
}

/** The distribution of the negated number. */
export const negate = ({ values: worth, chances: chance }: ValueDistribution): ValueDistribution => ({
  values: worth.map(each => 0 - each).reverse(),
  chances: chance.toReversed()
})

/** The distribution of the sum of two independent numbers. */
export const convolve = (one: ValueDistribution, other: ValueDistribution): ValueDistribution => {
  const byWorth = new Map<number, number>()
  one.values.forEach((x, i) =>
    other.values.forEach((y, j) => {
      byWorth.set(x + y, (byWorth.get(x + y) ?? 0) + (one.chances[i] ?? 0) * (other.chances[j] ?? 0))
    })
  )
  return sortedByValue(byWorth)
}

export const meanOf = ({ values: worth, chances: chance }: ValueDistribution): number =>
  worth.reduce((sum, each, i) => sum + each * (chance[i] ?? 0), 0)

/** Chances of less than, exactly and more than a number. */
export const chancesAround = ({ values: worth, chances: chance }: ValueDistribution, value: number) => {
  const of = (holds: (each: number) => boolean) => worth.reduce((sum, each, i) => sum + (holds(each) ? (chance[i] ?? 0) : 0), 0)
  return { below: of(each => each < value), same: of(each => each === value), above: of(each => each > value) }
}

/** The ends of a fight that players tell apart: the losses of both sides, and the victory points for them. */

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
  return [...found].map(([key, { chance, ...worth }]) => {
    const [killed, lost] = chance > 0 ? [worth.killed / chance, worth.lost / chance] : [0, 0]
    return { attacker: Math.floor(key / MOST_LOSSES), defender: key % MOST_LOSSES, killed, lost, swing: killed - lost, chance }
  })
}
