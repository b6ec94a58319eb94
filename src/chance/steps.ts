import { addWork } from '../model/work'
import { type Distribution, type Key, keyOf, type State, type Step } from './battle'
import { steppedByCounts } from './counted-steps'
import { combined, type Enumerator, type Moves } from './enumerator'
import { MAX_OUTCOMES, TooManyOutcomes } from './game-odds'
import { Keyed, keysOf } from './reached'

/** The distribution after a step, by whichever way is fastest: by what the step counts, by its parts, or played as a whole. */

/** The number of moves that take as long as one unit of work. */
const MOVES_A_UNIT = 30

/** The distribution after one step, which is played for every outcome from each state. */
const stepped = <S extends State, W>(
  { weights, everyOutcome, sums: sumsFor }: Enumerator<W>,
  from: Distribution<S, W>,
  step: Step<S>,
  key: Key<S>
): Distribution<S, W> => {
  const states: S[] = []
  const sums = sumsFor(key.size)
  try {
    for (let i = 0; i < from.states.length; i++) {
      const state = from.states[i] as S
      const mass = from.weights[i] as W
      everyOutcome(
        dice => step(state, dice),
        (next, weight) => {
          if (sums.add(key.of(next), weights.times(mass, weight))) states.push(next)
        },
        step
      )
    }
  } catch (error) {
    sums.take()
    throw error
  }
  return { states, weights: sums.take().weights }
}

/** How one part of a step changes the key of a state. */
const movesOf = <S extends State, W>(
  { everyOutcome, innerSums }: Enumerator<W>,
  part: Step<S>,
  state: S,
  from: number,
  key: Key<S>
): Moves<W> => {
  let outcomes = 0
  const sums = innerSums(key.size)
  try {
    everyOutcome(
      dice => part(state, dice),
      (next, weight) => {
        outcomes++
        sums.add(key.of(next), weight)
      },
      part
    )
  } catch (error) {
    sums.take()
    throw error
  }
  const { keys, weights: weight } = sums.take()
  return { by: keys.map(next => next - from), weight, outcomes }
}

const cachedMovesOf = <S extends State, W>(
  enumerator: Enumerator<W>,
  part: Step<S>,
  state: S,
  from: number,
  most: S,
  key: Key<S>
): Moves<W> => {
  const { movesByPart } = enumerator
  let its = movesByPart.get(part)
  if (its?.most !== most) {
    its = { most, moves: new Map() }
    movesByPart.set(part, its)
  }
  const known = its.moves.get(from)
  if (known) return known
  const moves = movesOf(enumerator, part, state, from, key)
  its.moves.set(from, moves)
  return moves
}

/** The moves of the first part of a step, and those of all its other parts together. */
interface Twofold<W> {
  readonly first: Moves<W>
  readonly rest: Moves<W>
}

/** The same as `stepped` for a step in parts. `known`: its moves from states at which it was taken before. */
const steppedInParts = <S extends State, W>(
  enumerator: Enumerator<W>,
  from: Distribution<S, W>,
  step: Step<S>,
  parts: (state: S) => readonly Step<S>[],
  most: S,
  key: Key<S>,
  known: Map<number, Twofold<W>>
): Distribution<S, W> => {
  const { weights, noMoves } = enumerator
  const movesFrom = (name: number): Twofold<W> => {
    const state = key.stateOf(name)
    const [first = noMoves, ...others] = parts(state).map(part => cachedMovesOf(enumerator, part, state, name, most, key))
    const rest = others.length > 0 ? others.reduce((one, other) => combined(weights, one, other)) : noMoves
    if (first.outcomes * rest.outcomes > MAX_OUTCOMES) throw new TooManyOutcomes(step.name)
    const moves = { first, rest }
    known.set(name, moves)
    return moves
  }
  const names = keysOf(from, key)
  const sums = enumerator.sums(key.size)
  try {
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as number
      const { first, rest } = known.get(name) ?? movesFrom(name)
      const { by, weight } = rest
      addWork((first.by.length * by.length) / MOVES_A_UNIT)
      for (let a = 0; a < first.by.length; a++) {
        const share = weights.times(from.weights[i] as W, first.weight[a] as W)
        const to = name + (first.by[a] as number)
        sums.spread(to, by, weight, share)
      }
    }
  } catch (error) {
    sums.take()
    throw error
  }
  const reached = sums.take()
  return new Keyed(reached.keys, reached.weights, key)
}

/** Returns a function that takes one step after another; a step taken again reuses its moves. */
export const stepping = <S extends State, W>(enumerator: Enumerator<W>, most: S) => {
  const key = keyOf(most)
  let known: Map<Step<S>, Map<number, Twofold<W>>> | undefined
  return (from: Distribution<S, W>, step: Step<S>): Distribution<S, W> => {
    const reached = step.counts && steppedByCounts(enumerator, from, step, step.counts, key)
    if (reached) return reached
    if (!step.parts) return stepped(enumerator, from, step, key)
    known ??= new Map()
    const its = known.get(step) ?? new Map<number, Twofold<W>>()
    known.set(step, its)
    return steppedInParts(enumerator, from, step, step.parts, most, key, its)
  }
}
