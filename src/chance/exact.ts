import { type Battle, type Distribution, type Key, keyOf, type State, type Step } from './battle'
import type { Free, Game, Stake } from './dice'
import { type Odds, oddsOf, rolling } from './odds'
import { type Call, type Dealer, type Odometer, odometer } from './odometer'

export { MOST_FALLS, TooManyFalls } from './odometer'

import { FEW_KEYS, inArray, inMap } from './places'
import { floating, type Weights } from './weights'

/** Games remembered before the memory is emptied: a stream of millions of fights must not grow it. */
const MOST_REMEMBERED = 200_000

type Path = Map<Stake, Path | Odds<unknown>>

/** Whole numbers below this stand together in one key; a key of eight of them, as many as there may be, is exact. */
const SMALL = 64

const isSmall = (stake: Stake): stake is number =>
  typeof stake === 'number' && stake >= 0 && stake < SMALL && Number.isInteger(stake)

/** The next part of a path, made where nobody went before. */
const branch = (path: Path, stake: Stake): Path => {
  const known = path.get(stake) as Path | undefined
  if (known) return known
  const next: Path = new Map()
  path.set(stake, next)
  return next
}

/** An odometer, and room for the weight of each worth with what its rounding lost. */
interface Bench<W> {
  readonly wheels: Odometer<W>
  readonly sums: W[]
  readonly lost: W[]
}

/** The exact reading of battles and games over one arithmetic; it remembers the odds of every roll and of up to `room` games. */
export const reader = <W>(weights: Weights<W>, room = MOST_REMEMBERED) => {
  let remembered = 0
  let games: Path = new Map()
  const forget = (): void => {
    games = new Map()
    remembered = 0
  }
  const roll = rolling(weights)
  /** Benches at which nobody works: games within games each need one. */
  const idle: Bench<W>[] = []
  const newBench = (): Bench<W> => ({ wheels: odometer(weights, dealer), sums: [], lost: [] })
  const few = inArray()

  const worked = (call: Call): Odds<W> => {
    const bench = idle.pop() ?? newBench()
    const { wheels, sums, lost } = bench
    let top = -1
    const add = (worth: number, weight: W) => {
      while (top < worth) {
        sums[++top] = weights.zero
        lost[top] = weights.zero
      }
      weights.gather(sums, lost, worth, weight)
    }
    // Stakes are passed on one by one: spreading them at every fall costs more than the fall.
    const [game, a, b, c, d, e, f, g, h] = call
    const free = game as unknown as Free
    wheels.every(dice => free(dice, a, b, c, d, e, f, g, h), add, game)
    idle.push(bench)
    return oddsOf(sums.slice(0, top + 1), weights)
  }
  /** The odds of a game: looked up along its stakes, its small numbers as one; worked out at the first meeting. */
  const play = (call: Call): Odds<W> => {
    let path = branch(games, call[0])
    let key = 0
    for (let i = 1; i < call.length; i++) {
      const stake = call[i] as Stake
      if (isSmall(stake)) key = key * SMALL + stake
      // a large number is a text, with its place, of which small ones tell nothing
      else path = branch(path, typeof stake === 'number' ? `${i} ${stake}` : stake)
    }
    const known = path.get(key) as Odds<W> | undefined
    if (known) return known
    const odds = worked(call)
    if (++remembered > room) forget()
    else path.set(key, odds)
    return odds
  }
  const dealer: Dealer<W> = { roll, play }

  /** Every state that can stand after one step, with its weight. */
  const stepped = <S extends State>(from: Distribution<S, W>, step: Step<S>, key: Key<S>): Distribution<S, W> => {
    const place = key.size > FEW_KEYS ? inMap() : few
    const keys: number[] = []
    const states: S[] = []
    const reached: W[] = []
    const lost: W[] = []
    try {
      const bench = idle.pop() ?? newBench()
      for (let i = 0; i < from.states.length; i++) {
        const state = from.states[i] as S
        const mass = from.weights[i] as W
        bench.wheels.every(
          dice => step(state, dice),
          (next, weight) => {
            const name = key.of(next)
            const known = place.get(name)
            const share = weights.times(mass, weight)
            if (known !== undefined) {
              weights.gather(reached, lost, known, share)
            } else {
              place.set(name, states.length)
              keys.push(name)
              states.push(next)
              reached.push(share)
              lost.push(weights.zero)
            }
          },
          step
        )
      }
      idle.push(bench)
    } finally {
      place.clear(keys)
    }
    return { states, weights: reached }
  }
  return {
    weights,
    /** The distribution of the state after all steps. */
    exactly<S extends State>({ start, most, steps }: Battle<S>): Distribution<S, W> {
      let reached: Distribution<S, W> = { states: [start], weights: [weights.one] }
      const key = keyOf(most)
      for (const step of steps) reached = stepped(reached, step, key)
      return reached
    },
    /** The distribution of the state after each step. */
    afterEach<S extends State>({ start, most, steps }: Battle<S>): readonly Distribution<S, W>[] {
      const key = keyOf(most)
      const stages: Distribution<S, W>[] = []
      let reached: Distribution<S, W> = { states: [start], weights: [weights.one] }
      for (const step of steps) {
        reached = stepped(reached, step, key)
        stages.push(reached)
      }
      return stages
    },
    /** Forgets every game it has met; rolls of plain dice stay known. */
    forget,
    /** The odds of one game. */
    oddsOf: <S extends readonly Stake[]>(game: Game<S>, stakes: S): Odds<W> => play([game as Call[0], ...stakes])
  }
}

/** A reader of battles and games in one arithmetic. */
export type Reading<W> = ReturnType<typeof reader<W>>

/** The reader in floating point. */
export const inFloats: Reading<number> = reader(floating)

const TOLERANCE = 1e-12

/**
 * The probability of every state a battle can end in. Throws TooManyFalls where a step's dice fall in more than 100 000 ways,
 * and a plain Error (a bug of ours) where the mass is not 1 within 1e-12.
 */
export const exactly = <S extends State>(battle: Battle<S>): Distribution<S> => {
  const distribution = inFloats.exactly(battle)
  const [whole, lost] = [[0], [0]]
  for (const weight of distribution.weights) floating.gather(whole, lost, 0, weight)
  const [mass = 0] = whole
  if (Math.abs(mass - 1) > TOLERANCE) throw new Error(`the mass of a battle is ${mass}`)
  return distribution
}

/** The same after each step, the last of them `exactly`. Throws TooManyFalls as that does. */
export const exactlyAfterEach = <S extends State>(battle: Battle<S>): readonly Distribution<S>[] => inFloats.afterEach(battle)

/** The odds of one game, by worth. */
export const oddsOfGame = <S extends readonly Stake[]>(game: Game<S>, ...stakes: S): Odds<number> => inFloats.oddsOf(game, stakes)

/** The mean worth of one game. */
export const meanOfGame = <S extends readonly Stake[]>(game: Game<S>, ...stakes: S): number => {
  const { worth, weight } = oddsOfGame(game, ...stakes)
  return worth.reduce((mean, value, i) => mean + value * (weight[i] ?? 0), 0)
}
