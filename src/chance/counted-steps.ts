import { addWork } from '../model/work'
import type { Counted, Distribution, Key, State, Step } from './battle'
import { combined, type Enumerator, type Moves } from './enumerator'
import { MAX_OUTCOMES, TooManyOutcomes } from './game-odds'
import { Combinations, type GrowthRow, Keyed, keysOf } from './reached'

/** Steps that only count: each adds fixed numbers and results of games to fields of the state. */

/** The values that something counted may add, their weights, and the change of the key for each 1 added. */
const rowOf = <S extends State, W>({ weights, games }: Enumerator<W>, state: S, each: Counted, key: Key<S>): GrowthRow<W> => {
  const { field } = each
  const { worth, weight } = 'more' in each ? { worth: [each.more], weight: [weights.one] } : games.oddsOf(each.call)
  return { field, worth, weight, unit: key.unitOf(state, field, worth[worth.length - 1] as number) }
}

/** The distribution after a step from one state. */
const countedFrom = <S extends State, W>(
  enumerator: Enumerator<W>,
  state: S,
  mass: W,
  step: Step<S>,
  counts: readonly Counted[],
  key: Key<S>
): Distribution<S, W> => {
  const rows: GrowthRow<W>[] = []
  let ways = 1
  for (const each of counts) {
    const row = rowOf(enumerator, state, each, key)
    rows.push(row)
    ways *= row.worth.length
  }
  if (ways > MAX_OUTCOMES) throw new TooManyOutcomes(step.name)
  addWork(ways)
  return new Combinations({ start: state, mass, rows }, key, enumerator.weights)
}

/** How everything counted changes the key of a state: fixed numbers by `sure`, games by one of `moves`. */
const movesBy = <S extends State, W>(enumerator: Enumerator<W>, state: S, counts: readonly Counted[], key: Key<S>) => {
  let sure = 0
  let moves: Moves<W> | undefined
  for (const each of counts) {
    if ('more' in each) sure += key.unitOf(state, each.field, each.more) * each.more
    else {
      const { worth, weight, unit } = rowOf(enumerator, state, each, key)
      const its = { by: unit === 1 ? worth : worth.map(more => unit * more), weight, outcomes: worth.length }
      moves = moves ? combined(enumerator.weights, moves, its) : its
    }
  }
  return { sure, moves }
}

/** The distribution after a step from many states. */
const countedFromEach = <S extends State, W>(
  enumerator: Enumerator<W>,
  from: Distribution<S, W>,
  step: Step<S>,
  counts: readonly (readonly Counted[])[],
  key: Key<S>
): Distribution<S, W> => {
  const names = keysOf(from, key)
  const sums = enumerator.sums(key.size)
  try {
    for (let i = 0; i < counts.length; i++) {
      const { sure, moves } = movesBy(enumerator, from.states[i] as S, counts[i] as readonly Counted[], key)
      const { by, weight, outcomes } = moves ?? enumerator.noMoves
      if (outcomes > MAX_OUTCOMES) throw new TooManyOutcomes(step.name)
      addWork(outcomes)
      sums.spread((names[i] as number) + sure, by, weight, from.weights[i] as W)
    }
  } catch (error) {
    sums.take()
    throw error
  }
  const { keys, weights } = sums.take()
  return new Keyed(keys, weights, key)
}

/** The distribution after a step that only counts from all of these states; undefined if it does more from any of them. */
export const steppedByCounts = <S extends State, W>(
  enumerator: Enumerator<W>,
  from: Distribution<S, W>,
  step: Step<S>,
  counts: (state: S) => readonly Counted[] | undefined,
  key: Key<S>
): Distribution<S, W> | undefined => {
  const { states, weights: mass } = from
  if (states.length === 1) {
    const only = counts(states[0] as S)
    return only && countedFrom(enumerator, states[0] as S, mass[0] as W, step, only, key)
  }
  const all = states.map(counts).filter(each => each !== undefined)
  return all.length === states.length ? countedFromEach(enumerator, from, step, all, key) : undefined
}
