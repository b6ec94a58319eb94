import type { MethodReport } from '../model/fight-report'
import { quantityAt } from '../model/quantities'
import type { Scenario } from '../model/scenario'
import type { Interval } from '../model/schema'
import type { Answer, FightPart } from './averaged'
import { DEFAULT_TRIALS, widest } from './methods'

/** Samples a fight with uncertain facts: each case by itself, in proportion to its chance. */

/** A case with its share of the trials, at least one; if a precision is asked for, each case is sampled to it. */
export const withTrials = (scenario: Scenario, chance: number): Scenario => {
  if (scenario.method !== 'monte-carlo' && scenario.method !== 'both') return scenario
  if (scenario.precision !== undefined && scenario.trials === undefined) return scenario
  return { ...scenario, trials: Math.max(1, Math.round(chance * (scenario.trials ?? DEFAULT_TRIALS))) }
}

type Sampled = Extract<MethodReport, { readonly trials: number }>

const isSampled = (method: MethodReport): method is Sampled => 'trials' in method

/** A number of a case as it was sampled; 0 if the case does not have it. */
const sampledIn = ({ method, ...answer }: Answer, path: string): number =>
  (method.name === 'both' ? method.sampled[path] : quantityAt(path)?.of(answer)) ?? 0

/**
 * The 95 % interval of a mean over cases that are sampled separately: the distance of each end from the mean is the square root
 * of the sum of the squared distances of the cases, each weighted by its chance (MOVER, Donner and Zou 2012).
 */
const intervalOver = (parts: readonly FightPart[], path: string): Interval => {
  let [value, below, above] = [0, 0, 0]
  for (const { answer, chance } of parts) {
    const here = sampledIn(answer, path)
    const [low, high] = answer.intervals?.[path] ?? [here, here]
    value += chance * here
    below += (chance * (here - low)) ** 2
    above += (chance * (high - here)) ** 2
  }
  const isChance = quantityAt(path)?.measure === 'chance'
  const [low, high] = [value - Math.sqrt(below), value + Math.sqrt(above)]
  return isChance ? [Math.max(0, low), Math.min(1, high)] : [low, high]
}

/** The method of all cases together, and the intervals of their numbers; empty if the cases were computed exactly. */
export const samplingOfCases = (parts: readonly FightPart[]): Pick<Answer, 'intervals'> & Partial<Pick<Answer, 'method'>> => {
  const methods = parts.map(({ answer }) => answer.method).filter(isSampled)
  const [first] = methods
  if (!first) return {}
  const paths = [...new Set(parts.flatMap(({ answer }) => Object.keys(answer.intervals ?? {})))]
  const trials = methods.reduce((sum, method) => sum + method.trials, 0)
  const both = methods.filter(method => method.name === 'both')
  const furthest = both
    .map(({ deviation }) => deviation)
    .reduce((one, other) => (other.standardErrors > one.standardErrors ? other : one), {
      standardErrors: 0,
      quantity: both[0]?.deviation.quantity ?? ''
    })
  const intervals = Object.fromEntries(paths.map(path => [path, intervalOver(parts, path)]))
  const together = { trials, ...(first.precision !== undefined && { within: widest(intervals) }) }
  return {
    intervals,
    method:
      first.name === 'both'
        ? {
            ...first,
            ...together,
            sampled: Object.fromEntries(
              paths.map(path => [path, parts.reduce((sum, { answer, chance }) => sum + chance * sampledIn(answer, path), 0)])
            ),
            deviation: furthest
          }
        : { ...first, ...together }
  }
}
