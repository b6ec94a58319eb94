import { type GameCache, gameCache } from './game-cache'
import { type Call, type OddsSource, Odometer, playCall } from './game-odds'
import { type Odds, oddsOf, rolling } from './odds'
import { type Sums, sumsFor, type Weights } from './sums'

/** What steps and games are enumerated with in one arithmetic. */
export interface Enumerator<W> {
  readonly weights: Weights<W>
  readonly games: GameCache<W>
  readonly everyOutcome: Odometer<W>['every']
  /** The moves of what changes nothing. */
  readonly noMoves: Moves<W>
  /** Sums of states after a step, by the number of their keys; and sums for a part of a step, while the former are filled. */
  readonly sums: (size: number) => Sums<W>
  readonly innerSums: (size: number) => Sums<W>
  /** Moves of each part of a step, by the key of the state; an entry lives as long as its part. */
  readonly movesByPart: WeakMap<object, { readonly most: object; readonly moves: Map<number, Moves<W>> }>
}

/**
 * The ways in which the key of a state may change, with their weights, and the number of outcomes of the dice that lead to them.
 */
export interface Moves<W> {
  readonly by: readonly number[]
  readonly weight: readonly W[]
  readonly outcomes: number
}

/** Every combination of the moves of two independent things. */
export const combined = <W>({ times }: Weights<W>, one: Moves<W>, other: Moves<W>): Moves<W> => ({
  by: one.by.flatMap(a => other.by.map(b => a + b)),
  weight: one.weight.flatMap(a => other.weight.map(b => times(a, b))),
  outcomes: one.outcomes * other.outcomes
})

/** The odds of a game, which is played for every outcome of its dice. */
const playedOdds = <W>(call: Call, weights: Weights<W>, everyOutcome: Odometer<W>['every']): Odds<W> => {
  const sums: W[] = []
  const lost: W[] = []
  const add = (worth: number, weight: W) => {
    while (sums.length <= worth) {
      sums.push(weights.zero)
      lost.push(weights.zero)
    }
    weights.accumulate(sums, lost, worth, weight)
  }
  everyOutcome(playCall(call), add, call[0])
  return oddsOf(sums, weights)
}

/** An enumerator that caches the odds of every roll and of up to `room` games. */
export const enumeratorOf = <W>(weights: Weights<W>, capacity: number): Enumerator<W> => {
  /** Odometers not in use: each game played within another needs one. */
  const idle: Odometer<W>[] = []
  const everyOutcome: Odometer<W>['every'] = (run, met, step) => {
    const odometer = idle.pop() ?? new Odometer(weights, dealer)
    odometer.every(run, met, step)
    idle.push(odometer)
  }
  const games = gameCache(call => playedOdds(call, weights, everyOutcome), capacity)
  const dealer: OddsSource<W> = { roll: rolling(weights), play: games.oddsOf }
  return {
    weights,
    games,
    everyOutcome,
    noMoves: { by: [0], weight: [weights.one], outcomes: 1 },
    sums: sumsFor(weights),
    innerSums: sumsFor(weights),
    movesByPart: new WeakMap()
  }
}
