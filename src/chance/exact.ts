import { addWork } from '../model/work'
import { type Battle, type Counted, type Distribution, type Key, keyOf, type State, type Step } from './battle'
import type { Game, GameArgument } from './dice'
import { type Call, callOf, type Dealer, GameOdds, MAX_OUTCOMES, playCall, TooManyOutcomes } from './game-odds'
import { type Odds, oddsOf, rolling } from './odds'

export { MAX_OUTCOMES, TooManyOutcomes } from './game-odds'

import { Combinations, type GrowthRow, Keyed, keysOf } from './reached'
import { floating, sumsFor, totalOf, type Weights } from './sums'

/** The number of games cached before the cache is emptied: a stream of millions of fights must not grow it. */
const MOST_REMEMBERED = 200_000

type Path = Map<GameArgument, Path | Odds<unknown>>

/**
 * Whole numbers below this power of two are packed into one key. A key of eight of them, the most there may be, is still exact.
 */
const SMALL = 64

const isSmall = (argument: GameArgument): argument is number =>
  typeof argument === 'number' && (argument & (SMALL - 1)) === argument

/** The next map on the path to a cached game, created if it is not there yet. */
const branch = (path: Path, argument: GameArgument): Path => {
  const known = path.get(argument) as Path | undefined
  if (known) return known
  const next: Path = new Map()
  path.set(argument, next)
  return next
}

/**
 * The ways in which the key of a state may change, with their weights, and the number of outcomes of the dice that lead to them.
 */
interface Moves<W> {
  readonly by: readonly number[]
  readonly weight: readonly W[]
  readonly outcomes: number
}

/** The number of moves that take as long as one unit of work. */
const MOVES_A_UNIT = 30

/** Evaluates battles and games exactly in one arithmetic. It caches the odds of every roll and of up to `room` games. */
export const exactEvaluator = <W>(weights: Weights<W>, room = MOST_REMEMBERED) => {
  let remembered = 0
  let games: Path = new Map()
  const forget = (): void => {
    games = new Map()
    remembered = 0
  }
  const roll = rolling(weights)
  /** Odometers not in use: each game played within another needs one. */
  const idle: GameOdds<W>[] = []
  const everyOutcome: GameOdds<W>['every'] = (run, met, step) => {
    const wheels = idle.pop() ?? new GameOdds(weights, dealer)
    wheels.every(run, met, step)
    idle.push(wheels)
  }
  const outer = sumsFor(weights)
  const inner = sumsFor(weights)
  const noMoves: Moves<W> = { by: [0], weight: [weights.one], outcomes: 1 }

  const computeOdds = (call: Call): Odds<W> => {
    const sums: W[] = []
    const lost: W[] = []
    const add = (worth: number, weight: W) => {
      while (sums.length <= worth) {
        sums.push(weights.zero)
        lost.push(weights.zero)
      }
      weights.gather(sums, lost, worth, weight)
    }
    everyOutcome(playCall(call), add, call[0])
    return oddsOf(sums, weights)
  }
  /** The odds of a game, worked out once and cached by its arguments; small numbers are packed into one key. */
  const play = (call: Call): Odds<W> => {
    let path = branch(games, call[0])
    let key = 0
    for (let i = 1; i < call.length; i++) {
      const argument = call[i] as GameArgument
      if (isSmall(argument)) key = key * SMALL + argument
      // a large number becomes a string with its position, which the packed small numbers do not tell
      else path = branch(path, typeof argument === 'number' ? `${i} ${argument}` : argument)
    }
    const known = path.get(key) as Odds<W> | undefined
    if (known) return known
    const odds = computeOdds(call)
    if (++remembered > room) forget()
    else path.set(key, odds)
    return odds
  }
  const dealer: Dealer<W> = { roll, play }

  /** The distribution after one step, which is played for every outcome from each state. */
  const stepped = <S extends State>(from: Distribution<S, W>, step: Step<S>, key: Key<S>): Distribution<S, W> => {
    const sums = outer(key.size)
    const states: S[] = []
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

  /** The values that something counted may add, their weights, and the change of the key for each 1 added. */
  const rowOf = <S extends State>(state: S, each: Counted, key: Key<S>): GrowthRow<W> => {
    const { field } = each
    const { worth, weight } = 'more' in each ? { worth: [each.more], weight: [weights.one] } : play(each.call)
    return { field, worth, weight, unit: key.unitOf(state, field, worth[worth.length - 1] as number) }
  }

  /** The distribution after a step that only counts, from one state. */
  const countedFrom = <S extends State>(state: S, mass: W, step: Step<S>, counts: readonly Counted[], key: Key<S>) => {
    const rows: GrowthRow<W>[] = []
    let ways = 1
    for (const each of counts) {
      const row = rowOf(state, each, key)
      rows.push(row)
      ways *= row.worth.length
    }
    if (ways > MAX_OUTCOMES) throw new TooManyOutcomes(step.name)
    addWork(ways)
    return new Combinations({ start: state, mass, rows }, key, weights)
  }

  /** Every combination of the moves of two independent things. */
  const combined = (one: Moves<W>, other: Moves<W>): Moves<W> => ({
    by: one.by.flatMap(a => other.by.map(b => a + b)),
    weight: one.weight.flatMap(a => other.weight.map(b => weights.times(a, b))),
    outcomes: one.outcomes * other.outcomes
  })

  /** How everything counted changes the key of a state: fixed numbers by `sure`, games by one of `moves`. */
  const movesBy = <S extends State>(state: S, counts: readonly Counted[], key: Key<S>) => {
    let sure = 0
    let moves = noMoves
    for (const each of counts) {
      if ('more' in each) sure += key.unitOf(state, each.field, each.more) * each.more
      else {
        const { worth, weight, unit } = rowOf(state, each, key)
        const its = { by: unit === 1 ? worth : worth.map(more => unit * more), weight, outcomes: worth.length }
        moves = moves === noMoves ? its : combined(moves, its)
      }
    }
    return { sure, moves }
  }

  /** The distribution after a step that only counts, from many states. */
  const countedFromEach = <S extends State>(
    from: Distribution<S, W>,
    step: Step<S>,
    counts: readonly (readonly Counted[])[],
    key: Key<S>
  ): Distribution<S, W> => {
    const names = keysOf(from, key)
    const sums = outer(key.size)
    try {
      for (let i = 0; i < counts.length; i++) {
        const { sure, moves } = movesBy(from.states[i] as S, counts[i] as readonly Counted[], key)
        if (moves.outcomes > MAX_OUTCOMES) throw new TooManyOutcomes(step.name)
        addWork(moves.outcomes)
        sums.spread((names[i] as number) + sure, moves.by, moves.weight, from.weights[i] as W)
      }
    } catch (error) {
      sums.take()
      throw error
    }
    const { keys, weights: masses } = sums.take()
    return new Keyed(keys, masses, key)
  }

  /** The same as `stepped` for a step that only counts, from all of these states; undefined if it does more from any of them. */
  const steppedByCounts = <S extends State>(
    from: Distribution<S, W>,
    step: Step<S>,
    counts: (state: S) => readonly Counted[] | undefined,
    key: Key<S>
  ): Distribution<S, W> | undefined => {
    const { states, weights: mass } = from
    if (states.length === 1) {
      const only = counts(states[0] as S)
      return only && countedFrom(states[0] as S, mass[0] as W, step, only, key)
    }
    const all = states.map(counts).filter(each => each !== undefined)
    return all.length === states.length ? countedFromEach(from, step, all, key) : undefined
  }

  /** How one part of a step changes the key of a state. */
  const movesOf = <S extends State>(part: Step<S>, state: S, from: number, key: Key<S>): Moves<W> => {
    const sums = inner(key.size)
    let outcomes = 0
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

  /** Cached moves of each step, by the key of the state; an entry lives as long as its step. */
  const memory = new WeakMap<object, { readonly most: object; readonly moves: Map<number, Moves<W>> }>()
  const cachedMovesOf = <S extends State>(step: Step<S>, state: S, from: number, most: S, key: Key<S>): Moves<W> => {
    let its = memory.get(step)
    if (its?.most !== most) {
      its = { most, moves: new Map() }
      memory.set(step, its)
    }
    const known = its.moves.get(from)
    if (known) return known
    const moves = movesOf(step, state, from, key)
    its.moves.set(from, moves)
    return moves
  }

  /** The moves of the first part of a step, and those of all its other parts together. */
  interface Twofold {
    readonly first: Moves<W>
    readonly rest: Moves<W>
  }

  /** The same as `stepped` for a step in parts. `known`: its moves from states at which it was taken before. */
  const steppedInParts = <S extends State>(
    from: Distribution<S, W>,
    step: Step<S>,
    parts: (state: S) => readonly Step<S>[],
    most: S,
    key: Key<S>,
    known: Map<number, Twofold>
  ): Distribution<S, W> => {
    const movesFrom = (name: number): Twofold => {
      const state = key.stateOf(name)
      const [first = noMoves, ...others] = parts(state).map(part => cachedMovesOf(part, state, name, most, key))
      const moves = { first, rest: others.length > 0 ? others.reduce(combined) : noMoves }
      if (first.outcomes * moves.rest.outcomes > MAX_OUTCOMES) throw new TooManyOutcomes(step.name)
      known.set(name, moves)
      return moves
    }
    const sums = outer(key.size)
    const names = keysOf(from, key)
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
    const { keys, weights: masses } = sums.take()
    return new Keyed(keys, masses, key)
  }

  /** Returns a function that takes one step after another; a step taken again reuses its moves. */
  const stepping = <S extends State>(most: S) => {
    const key = keyOf(most)
    let known: Map<Step<S>, Map<number, Twofold>> | undefined
    return (from: Distribution<S, W>, step: Step<S>): Distribution<S, W> => {
      const reached = step.counts && steppedByCounts(from, step, step.counts, key)
      if (reached) return reached
      if (!step.parts) return stepped(from, step, key)
      known ??= new Map()
      const its = known.get(step) ?? new Map<number, Twofold>()
      known.set(step, its)
      return steppedInParts(from, step, step.parts, most, key, its)
    }
  }
  return {
    weights,
    /** The distribution of the state after all steps. */
    exactly<S extends State>({ start, most, steps }: Battle<S>): Distribution<S, W> {
      let reached: Distribution<S, W> = { states: [start], weights: [weights.one] }
      const next = stepping(most)
      for (const step of steps) reached = next(reached, step)
      return reached
    },
    /** The distribution of the state after each step. */
    afterEach<S extends State>({ start, most, steps }: Battle<S>): readonly Distribution<S, W>[] {
      const next = stepping(most)
      const stages: Distribution<S, W>[] = []
      let reached: Distribution<S, W> = { states: [start], weights: [weights.one] }
      for (const step of steps) {
        reached = next(reached, step)
        stages.push(reached)
      }
      return stages
    },
    /** Empties the cache of games; the odds of plain rolls stay cached. */
    forget,
    /** The odds of one game. */
    oddsOf: <S extends readonly GameArgument[]>(game: Game<S>, args: S): Odds<W> => play(callOf(game, ...args))
  }
}

/** An exact evaluator of battles and games in one arithmetic. */
export type ExactEvaluator<W> = ReturnType<typeof exactEvaluator<W>>

/** The evaluator in floating point. */
export const inFloats: ExactEvaluator<number> = exactEvaluator(floating)

const TOLERANCE = 1e-12

/** Throws a plain Error (a bug of ours) if the weights do not add up to 1 within 1e-12. */
export const checkMass = (weights: readonly number[]): void => {
  const mass = totalOf(weights)
  // NaN must fail too
  if (!(Math.abs(mass - 1) <= TOLERANCE)) throw new Error(`the mass of a battle is ${mass}`)
}

/**
 * The probability of every state in which a battle can end. Throws TooManyOutcomes if a step has more than 100 000 outcomes, and
 * a plain Error (a bug of ours) if the probabilities do not add up to 1 within 1e-12.
 */
export const exactly = <S extends State>(battle: Battle<S>): Distribution<S> => {
  const distribution = inFloats.exactly(battle)
  const { apart } = distribution
  // combinations need not be written out: their mass is the product of the sums of their rows
  checkMass(apart ? [apart.rows.reduce((mass, { weight }) => mass * totalOf(weight), apart.mass)] : distribution.weights)
  return distribution
}

/** The distribution after each step, the last of them as from `exactly`. Throws TooManyOutcomes as that does. */
export const exactlyAfterEach = <S extends State>(battle: Battle<S>): readonly Distribution<S>[] => inFloats.afterEach(battle)

/** The odds of one game: each possible result and its probability. */
export const oddsOfGame = <S extends readonly GameArgument[]>(game: Game<S>, ...args: S): Odds<number> =>
  inFloats.oddsOf(game, args)

/** The mean result of one game. */
export const meanOfGame = <S extends readonly GameArgument[]>(game: Game<S>, ...args: S): number => {
  const { worth, weight } = oddsOfGame(game, ...args)
  return worth.reduce((mean, value, i) => mean + value * (weight[i] ?? 0), 0)
}
