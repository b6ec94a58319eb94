import { intervalOfChance } from '../battle/methods'
import { type CellNumbers, numbersBy } from '../model/cell-numbers'
import type { CompareCell, CompareNumbers, Duel, FightReport, MethodReport, ThrownFight } from '../model/report'
import type { Interval } from '../model/schema'

/** Tables of sampled fights: how many trials, and how sure their numbers are. The page for the phone, which never samples, does without. */

type Answer = Pick<FightReport, 'method' | 'intervals'>

/** How a fight was sampled, and the 95 % intervals of some of its numbers; empty for an exact one. */
export const samplingOf = ({ method, intervals = {} }: ThrownFight, paths: readonly string[]): ThrownFight =>
  method?.name !== 'monte-carlo'
    ? {}
    : { method, intervals: Object.fromEntries(Object.entries(intervals).filter(([path]) => paths.includes(path))) }

/** The method of a table of fights; of sampled ones the fewest trials and the widest interval. */
export const methodOfTable = (first: MethodReport, fights: readonly ThrownFight[]): MethodReport => {
  const sampled = fights.flatMap(({ method }) => (method?.name === 'monte-carlo' ? [method] : []))
  const [one] = sampled
  if (!one) return first
  return {
    ...one,
    trials: sampled.reduce((least, { trials }) => Math.min(least, trials), one.trials),
    ...(one.within !== undefined && { within: sampled.reduce((most, { within = 0 }) => Math.max(most, within), 0) })
  }
}

type Key = keyof CompareNumbers

const keysOf = (numbers: CompareNumbers): readonly Key[] => Object.keys(numbers) as Key[]

/** How a fight was sampled, with 95 % intervals of its numbers from the subject's side; empty for an exact one. */
export const samplingOfSubject = (
  { method, intervals = {} }: Answer,
  fromSubject: (numbers: CellNumbers) => CompareNumbers
): ThrownFight => {
  if (method.name !== 'monte-carlo') return {}
  const at = (end: 0 | 1): CompareNumbers => fromSubject(numbersBy(path => intervals[path]?.[end]))
  const [one, other] = [at(0), at(1)]
  const ends = (key: Key): Interval => [Math.min(one[key] ?? 0, other[key] ?? 0), Math.max(one[key] ?? 0, other[key] ?? 0)]
  return { method, intervals: Object.fromEntries(keysOf(one).map(key => [`numbers.${key}`, ends(key)])) }
}

/** The 95 % intervals of the differences of two fights that were sampled independently (MOVER, Donner and Zou 2012). */
export const intervalsOfDifference = (cell: CompareCell, base: CompareCell): ThrownFight['intervals'] =>
  Object.fromEntries(
    keysOf(cell.numbers).flatMap(key => {
      const [one, other] = [cell, base].map(({ intervals }) => intervals?.[`numbers.${key}`])
      if (!one || !other) return []
      const [a, b] = [cell.numbers[key] ?? 0, base.numbers[key] ?? 0]
      const [low, high] = [Math.hypot(a - one[0], other[1] - b), Math.hypot(one[1] - a, b - other[0])]
      return [[`more.${key}`, [a - b - low, a - b + high] as const]]
    })
  )

/**
 * Of two that were sampled: a chance that one beats the other varies no more than a chance of as many trials as the fewer (Birnbaum and
 * Klose 1957).
 */
export const intervalsOfDuel = (chances: object, ...fights: readonly Answer[]): Duel['intervals'] => {
  const trials = fights.flatMap(({ method }) => (method.name === 'monte-carlo' ? [method.trials] : []))
  if (trials.length === 0) return undefined
  const fewest = Math.min(...trials)
  return Object.fromEntries(Object.entries(chances).map(([key, chance]) => [key, intervalOfChance(chance, fewest)]))
}
