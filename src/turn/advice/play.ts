import type { TestResult } from '../../model/fight-state'
import { t } from '../../model/language'
import { type Move, withoutLastPasses } from './acts'

/** What both sides do in step 3 of the second edition (T3.8), up to where dice decide and after each of their results (N14). */

/** Moves in turn; where the last of them throws dice, or dice are thrown before anybody acts, what follows each result. */
export interface Play {
  readonly moves: readonly Move[]
  readonly falls?: readonly TestOutcome[]
}

/** One result of dice: of each test that is met at once. */
export interface TestOutcome {
  readonly results: readonly TestResult[]
  readonly chance: number
  /** What play from there is worth. */
  readonly score: number
  readonly play: Play
}

/** One way through all throws. */
interface Way {
  readonly moves: readonly Move[]
  readonly results: readonly TestResult[]
  readonly chance: number
}

export const waysOf = ({ moves, falls }: Play): readonly Way[] => {
  if (!falls) return [{ moves, results: [], chance: 1 }]
  return falls.flatMap(({ results, chance, play }) =>
    waysOf(play).map(way => ({
      moves: [...moves, ...way.moves],
      results: [...results, ...way.results],
      chance: chance * way.chance
    }))
  )
}

export const everyMove = ({ moves, falls = [] }: Play): readonly Move[] => [
  ...moves,
  ...falls.flatMap(({ play }) => everyMove(play))
]

/** The same where more came before. */
export const after = (moves: readonly Move[], { moves: next, falls }: Play): Play => ({
  moves: [...moves, ...next],
  ...(falls && { falls })
})

/** Passes that end it are left out. */
export const trimmed = ({ moves, falls }: Play): Play =>
  falls ? { moves, falls: falls.map(fall => ({ ...fall, play: trimmed(fall.play) })) } : { moves: withoutLastPasses(moves) }

/** What is done whatever dice show, and from where it depends on them each result, those with the same play together. */
export interface Parted {
  readonly moves: readonly Move[]
  readonly groups?: readonly Group[]
}

export interface Group {
  readonly results: readonly (readonly TestResult[])[]
  readonly chance: number
  readonly score: number
  readonly then: Parted
}

/** What a player reads of it; further on numbers too, which must be the same for all of a group. */
const textOf = ({ moves, groups = [] }: Parted): string =>
  JSON.stringify([
    moves.map(({ by, summary: { text } }) => [by, text]),
    groups.map(({ results, chance, score, then }) => [results, chance.toFixed(9), score.toFixed(9), textOf(then)])
  ])

export const parted = ({ moves, falls = [] }: Play): Parted => {
  const found = new Map<string, Group>()
  for (const { results, chance, score, play } of falls) {
    const then = parted(play)
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

/** The successes of single tests that have cost nothing, where there are any in each. */
const countsIn = (results: readonly (readonly TestResult[])[]): readonly number[] =>
  results.flatMap(([only, ...others]) => (only && only.own === 0 && others.length === 0 ? [only.successes] : []))

/** "1 success", "0 to 2 successes", "2 or 4 successes". */
export const shownText = (results: readonly (readonly TestResult[])[]): string => {
  const counts = countsIn(results).toSorted((one, other) => one - other)
  const [first = 0, last = 0] = [counts[0], counts.at(-1)]
  if (counts.length === results.length && counts.length > 1) {
    if (counts.length > 2 && last - first === counts.length - 1) return t('{from} to {to} successes', { from: first, to: last })
    if (first > 0) return t('{counts} successes', { counts: counts.join(t(' or ')) })
  }
  return results.map(each => each.map(countText).join(', ')).join(t(' or '))
}
