import { isRefused, type Mistake, type OrMistakes, RequestError } from '../model/errors'
import { t } from '../model/language'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Axis } from './axis'
import { type BookOf, drafted, type Request, requested } from './request'
import type { Patch } from './set'

/** The scenarios of a sweep: one for each combination of values, made when it is asked for. */

/** All fights of a table. */
export interface Cells {
  /** The fight as it is said, without what is varied; with the first values where it lacks something. */
  readonly base: Scenario
  readonly book: Rulebook
  readonly interpreted: readonly string[]
  readonly count: number
  /** Which value of each axis the cell has, the last axis turning fastest. */
  readonly places: (cell: number) => readonly number[]
  readonly at: (places: readonly number[]) => OrMistakes<Scenario>
}

const FIXED: ReadonlySet<string> = new Set(['kind', 'edition', 'boards', 'costs', 'id'])

/** Paths that make another kind of question of a fight. */
const notVaried = (axes: readonly Axis[], flag: string): readonly Mistake[] =>
  axes.flatMap(({ path }) =>
    FIXED.has(path.split('.')[0] ?? '')
      ? [
          {
            message: t('{flag} {path}: that is the same for every fight of one table: set it with --set', { flag, path }),
            at: flag
          }
        ]
      : []
  )

const twice = (axes: readonly Axis[], flag: string): readonly Mistake[] =>
  axes.flatMap(({ path }, i) =>
    axes.findIndex(other => other.path === path) === i
      ? []
      : [{ message: t('{flag} {path}: it varies twice: leave one out', { flag, path }), at: flag }]
  )

/** Places of a cell as an odometer shows them. */
const placesOf = (axes: readonly Axis[]) => {
  const lengths = axes.map(({ labels }) => labels.length)
  return (cell: number): readonly number[] => {
    const places = lengths.map(() => 0)
    let rest = cell
    for (let i = lengths.length - 1; i >= 0; i--) {
      const length = lengths[i] ?? 1
      places[i] = rest % length
      rest = Math.floor(rest / length)
    }
    return places
  }
}

const attempt = (make: () => Scenario): OrMistakes<Scenario> => {
  try {
    return make()
  } catch (error) {
    if (error instanceof RequestError) return error.mistakes
    throw error
  }
}

/** Values that are put in place of what is there; those that add to it are no part of the base. */
const firsts = (axes: readonly Axis[]): readonly Patch[] =>
  axes.flatMap(({ patches: [first] }): readonly Patch[] => (first && !first.adds ? [first] : []))

/**
 * The cells over what a request says; a value may make good what the request lacks (its models, its troop). Throws a RequestError
 * where the request is wrong, or an axis cannot be varied.
 */
export const cellsOf = (request: Request, axes: readonly Axis[], flag: string, bookOf?: BookOf): Cells => {
  const mistakes = [...notVaried(axes, flag), ...twice(axes, flag)]
  const { draft, book, interpreted } = drafted({ ...request, mistakes: [...(request.mistakes ?? []), ...mistakes] }, bookOf)
  const scenarioWith = (patches: readonly Patch[]) => requested({ scenario: draft, patches }, () => book).scenario
  const plain = attempt(() => scenarioWith([]))
  const base = isRefused(plain) ? scenarioWith(firsts(axes)) : plain
  const at = (places: readonly number[]): OrMistakes<Scenario> => {
    const chosen = axes.map(({ patches }, i) => patches[places[i] ?? 0]).filter(patch => patch !== undefined)
    return attempt(() => scenarioWith(chosen))
  }
  const count = axes.reduce((product, { labels }) => product * labels.length, 1)
  return { base, book, interpreted, count, places: placesOf(axes), at }
}
