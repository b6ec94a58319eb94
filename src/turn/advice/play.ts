import { t } from '../../model/language'
import type { TestResult } from '../../model/unit-state'
import { type Move, withoutLastPasses } from './acts'

/**
 * What both sides do in step 3 of the second edition (T3.8): their moves up to a throw of dice, and what follows each of its
 * results (N14).
 */

/**
 * Moves in turn. Where the last of them throws dice, or dice are thrown before the first, `outcomes` has what follows each
 * result.
 */
export interface Play {
  readonly moves: readonly Move[]
  readonly outcomes?: readonly TestOutcome[]
}

/** One result of a throw: the results of all tests thrown together, and what follows. */
interface TestOutcome {
  readonly results: readonly TestResult[]
  readonly chance: number
  /** The value of the play from there on. */
  readonly score: number
  readonly play: Play
}

/** One path through all throws. */
interface Path {
  readonly moves: readonly Move[]
  readonly results: readonly TestResult[]
  readonly chance: number
}

/** Every path through the throws of a play, with its chance. */
export const pathsOf = ({ moves, outcomes }: Play): readonly Path[] => {
  if (!outcomes) return [{ moves, results: [], chance: 1 }]
  return outcomes.flatMap(({ results, chance, play }) =>
    pathsOf(play).map(path => ({
      moves: [...moves, ...path.moves],
      results: [...results, ...path.results],
      chance: chance * path.chance
    }))
  )
}

/** All moves of a play, whatever its throws show. */
export const movesIn = ({ moves, outcomes = [] }: Play): readonly Move[] => [
  ...moves,
  ...outcomes.flatMap(({ play }) => movesIn(play))
]

/** The play with moves before it. */
export const prependMoves = (moves: readonly Move[], { moves: next, outcomes }: Play): Play => ({
  moves: [...moves, ...next],
  ...(outcomes && { outcomes: outcomes })
})

/** The play without the passes at its ends. */
export const withoutIdlePasses = ({ moves, outcomes }: Play): Play =>
  outcomes
    ? { moves, outcomes: outcomes.map(outcome => ({ ...outcome, play: withoutIdlePasses(outcome.play) })) }
    : { moves: withoutLastPasses(moves) }

/** What is done whatever the dice show; from where it depends on them, the results grouped by what follows. */
export interface GroupedPlay {
  readonly moves: readonly Move[]
  readonly groups?: readonly PlayGroup[]
}

/** Results of a throw after which a player does the same. */
export interface PlayGroup {
  readonly results: readonly (readonly TestResult[])[]
  readonly chance: number
  readonly score: number
  readonly then: GroupedPlay
}

/** A key for what a player reads of it; numbers of later throws are part of it, for they must be the same for a whole group. */
const textOf = ({ moves, groups = [] }: GroupedPlay): string =>
  JSON.stringify([
    moves.map(({ by, summary: { text } }) => [by, text]),
    groups.map(({ results, chance, score, then }) => [results, chance.toFixed(9), score.toFixed(9), textOf(then)])
  ])

/** The play with the results of each throw grouped by what is done after them. */
export const groupByPlay = ({ moves, outcomes = [] }: Play): GroupedPlay => {
  const found = new Map<string, PlayGroup>()
  for (const { results, chance, score, play } of outcomes) {
    const then = groupByPlay(play)
    const text = textOf(then)
    const known = found.get(text)
    const sum = (known?.chance ?? 0) + chance
    found.set(text, {
      results: [...(known?.results ?? []), results],
      chance: sum,
      score: ((known?.score ?? 0) * (known?.chance ?? 0) + score * chance) / sum,
      then
    })
  }
  const [first, ...others] = [...found.values()]
  if (!first) return { moves }
  if (others.length > 0) return { moves, groups: [first, ...others] }
  return { ...first.then, moves: [...moves, ...first.then.moves] }
}

const countText = ({ successes, own }: TestResult): string => {
  const losses = own > 0 ? [t('{n} own {n|loss|losses}', { n: own })] : []
  if (successes === 0) return losses[0] ?? t('no success')
  return [t('{n} {n|success|successes}', { n: successes }), ...losses].join(t(' and '))
}

/** The successes of those results that are of one test without own losses. */
const countsIn = (results: readonly (readonly TestResult[])[]): readonly number[] =>
  results.flatMap(([only, ...others]) => (only && only.own === 0 && others.length === 0 ? [only.successes] : []))

/** "1 success", "0 to 2 successes", "2 or 4 successes". */
export const resultsText = (results: readonly (readonly TestResult[])[]): string => {
  const counts = countsIn(results).toSorted((one, other) => one - other)
  const [first = 0, last = 0] = [counts[0], counts.at(-1)]
  if (counts.length === results.length && counts.length > 1) {
    if (counts.length > 2 && last - first === counts.length - 1) return t('{from} to {to} successes', { from: first, to: last })
    if (first > 0) return t('{counts} successes', { counts: counts.join(t(' or ')) })
  }
  return results.map(each => each.map(countText).join(', ')).join(t(' or '))
}
