import type { Battle, Distribution, State } from './battle'
import type { Game, GameArguments } from './dice'
import { enumeratorOf } from './enumerator'
import { callOf } from './game-odds'
import type { Odds } from './odds'
import { stepping } from './steps'
import { floating, totalOf, type Weights } from './sums'

export { MAX_OUTCOMES, TooManyOutcomes } from './game-odds'

/** The number of games cached before the cache is emptied: a stream of millions of fights must not grow it. */
const MAX_CACHED_GAMES = 200_000

/** Evaluates battles and games exactly in one arithmetic. It caches the odds of every roll and of up to `room` games. */
export const exactEvaluator = <W>(weights: Weights<W>, capacity = MAX_CACHED_GAMES) => {
  const enumerator = enumeratorOf(weights, capacity)
  const { games } = enumerator
  const startOf = <S extends State>(start: S): Distribution<S, W> => ({ states: [start], weights: [weights.one] })
  return {
    weights,
    /** The distribution of the state after all steps. */
    exactly<S extends State>({ start, most, steps }: Battle<S>): Distribution<S, W> {
      let reached = startOf(start)
      const next = stepping(enumerator, most)
      for (const step of steps) reached = next(reached, step)
      return reached
    },
    /** The distribution of the state after each step. */
    afterEach<S extends State>({ start, most, steps }: Battle<S>): readonly Distribution<S, W>[] {
      let reached = startOf(start)
      const next = stepping(enumerator, most)
      return steps.map(step => {
        reached = next(reached, step)
        return reached
      })
    },
    /** Empties the cache of games; the odds of plain rolls stay cached. */
    forget: games.clear,
    /** The odds of one game. */
    oddsOf: <S extends GameArguments>(game: Game<S>, args: S): Odds<W> => games.oddsOf(callOf(game, ...args))
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
  const { independent: apart } = distribution
  // combinations need not be written out: their mass is the product of the sums of their rows
  checkMass(apart ? [apart.rows.reduce((mass, { weight }) => mass * totalOf(weight), apart.mass)] : distribution.weights)
  return distribution
}

/** The distribution after each step, the last of them as from `exactly`. Throws TooManyOutcomes as that does. */
export const exactlyAfterEach = <S extends State>(battle: Battle<S>): readonly Distribution<S>[] => inFloats.afterEach(battle)

/** The odds of one game: each possible result and its probability. */
export const oddsOfGame = <S extends GameArguments>(game: Game<S>, ...args: S): Odds<number> => inFloats.oddsOf(game, args)

/** The mean result of one game. */
export const meanOfGame = <S extends GameArguments>(game: Game<S>, ...args: S): number => {
  const { worth, weight } = oddsOfGame(game, ...args)
  return worth.reduce((mean, value, i) => mean + value * (weight[i] ?? 0), 0)
}
