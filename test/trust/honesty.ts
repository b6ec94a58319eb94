import { readyFight } from '../../src/battle/fight'
import { quantitiesOf } from '../../src/battle/measures'
import { exactAnswer, intervalsOf, sampledAnswer } from '../../src/battle/methods'
import { moments } from '../../src/chance/battle'
import { streamOf } from '../../src/chance/sampled'
import type { Scenario } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** Are sampled numbers as good as they say? */

const book = rulebook(1)

/** How often the 95 % interval of each number holds its exact value, over so many seeds. */
export const coverage = (scenario: Scenario, seeds: number, trials: number): ReadonlyMap<string, number> => {
  const ready = readyFight(scenario, book)
  const quantities = quantitiesOf(ready)
  const distribution = exactAnswer(ready)
  const exact = new Map(quantities.map(({ name, of }) => [name, moments(distribution, of).mean]))
  const held = new Map<string, number>()
  for (let seed = 0; seed < seeds; seed++) {
    const tally = sampledAnswer(ready, { ...scenario, trials, seed: `honest ${seed}` })
    for (const [name, [low, high]] of Object.entries(intervalsOf(quantities, tally))) {
      const value = exact.get(name) ?? Number.NaN
      if (value >= low && value <= high) held.set(name, (held.get(name) ?? 0) + 1)
    }
  }
  return new Map([...held].map(([name, times]) => [name, times / seeds]))
}

/** Chi-square of so many numbers of a stream in equal bins, less its mean and over its deviation: about -3 to 3. */
export const chiSquare = (numbers: readonly number[], bins: number): number => {
  const counts = new Array<number>(bins).fill(0)
  for (const number of numbers) {
    const bin = Math.floor(number * bins)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const expected = numbers.length / bins
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return (statistic - (bins - 1)) / Math.sqrt(2 * (bins - 1))
}

/** The first numbers of a stream. */
export const drawn = (seed: string, block: number, count: number): readonly number[] => {
  const random = streamOf(seed, 'a fight')(block)
  return Array.from({ length: count }, random)
}

/** Pairs of streams, number by number, as one number: even where the two have nothing to do with each other. */
export const paired = (a: readonly number[], b: readonly number[], bins: number): readonly number[] =>
  a.map((x, i) => (Math.floor(x * bins) + (b[i] ?? 0)) / bins)
