import { addWork } from '../model/work'
import type { Dice, Die, Game, GameArguments } from './dice'
import type { Odds } from './odds'
import type { Weights } from './sums'

/** The maximum number of outcomes of a step. */
export const MAX_OUTCOMES = 100_000

/** Thrown for a step with too many outcomes for exact enumeration; Monte Carlo can still play it. */
export class TooManyOutcomes extends Error {
  override readonly name = 'TooManyOutcomes'
  constructor(readonly step: string) {
    super(`the step "${step}" has more than ${MAX_OUTCOMES} outcomes`)
  }
}

/** A game and its arguments. */
export type Call = readonly [game: Game<GameArguments>, ...args: GameArguments]

/** A call of a game, checked against the types of its arguments. */
export const callOf = <S extends GameArguments>(game: Game<S>, ...args: S): Call => [game as Call[0], ...args]

/**
 * A function that plays the call. Arguments are passed one by one: to spread them for every outcome costs more than the outcome.
 */
export const playCall =
  ([game, a, b, c, d, e, f]: Call): ((dice: Dice) => number) =>
  dice =>
    game(dice, a, b, c, d, e, f)

/** Supplies the odds for the wheels of an odometer. */
export interface OddsSource<W> {
  roll(count: number, die: Die): Odds<W>
  /** The call is kept, so that it must not change afterwards. */
  play(call: Call): Odds<W>
}

const isSameCall = (known: Call, asked: ArrayLike<unknown>): boolean => known.every((argument, i) => argument === asked[i])

/**
 * Replays code once for every outcome of its dice, like an odometer. The wheels are the rolls of one run, in order; a run reads
 * the wheels that are there and adds a wheel for each further roll. (A class: the code that is replayed is compiled together with
 * its methods.)
 */
export class Odometer<W> implements Dice {
  private readonly wheels: Odds<W>[] = []
  /** The game and arguments for which each wheel was made; undefined for a plain roll. */
  private readonly calls: (Call | undefined)[] = []
  private readonly at: number[] = []
  /** `mass[i]`: the product of the current weights of the first i wheels. */
  private readonly mass: W[]
  private depth = 0
  private cursor = 0

  constructor(
    private readonly weights: Weights<W>,
    private readonly oddsFor: OddsSource<W>
  ) {
    this.mass = [weights.one]
  }

  roll(count: number, die: Die): number {
    if (this.cursor < this.depth) return this.currentWorth()
    this.calls[this.depth] = undefined
    return this.addWheel(this.oddsFor.roll(count, die))
  }

  // Arguments are collected only when a wheel is added: replays outnumber that a hundred to one.
  play<S extends GameArguments>(game: Game<S>, ...args: S): number
  play(): number {
    if (this.cursor < this.depth) return this.currentWorth()
    // biome-ignore lint/complexity/noArguments: a rest parameter would be filled at every replay
    return this.addWheel(this.oddsOfCall(arguments))
  }

  private addWheel(odds: Odds<W>): number {
    const { depth } = this
    this.wheels[depth] = odds
    this.at[depth] = 0
    this.mass[depth + 1] = this.weights.times(this.mass[depth] as W, odds.weight[0] as W)
    this.depth++
    this.cursor++
    return odds.worth[0] as number
  }

  private currentWorth(): number {
    const wheel = this.wheels[this.cursor] as Odds<W>
    return wheel.worth[this.at[this.cursor++] as number] as number
  }

  /** The odds of a call. The last call at this wheel is mostly the same: then the wheel is reused. */
  private oddsOfCall(asked: ArrayLike<unknown>): Odds<W> {
    const last = this.calls[this.depth]
    const wheel = this.wheels[this.depth]
    if (last && wheel && isSameCall(last, asked)) return wheel
    const call: unknown[] = []
    for (let i = 0; i < asked.length; i++) call.push(asked[i])
    this.calls[this.depth] = call as unknown as Call
    return this.oddsFor.play(call as unknown as Call)
  }

  /** Advances the last wheel that has an outcome left; false if none has. */
  private advance(): boolean {
    while (this.depth > 0) {
      const last = this.depth - 1
      const wheel = this.wheels[last] as Odds<W>
      const next = (this.at[last] as number) + 1
      if (next < wheel.worth.length) {
        this.at[last] = next
        this.mass[this.depth] = this.weights.times(this.mass[last] as W, wheel.weight[next] as W)
        return true
      }
      this.depth = last
    }
    return false
  }

  /**
   * Calls `run` for every outcome of its dice, and `met` with each result and its weight. Throws TooManyOutcomes with the name of
   * the step.
   */
  every<T>(run: (dice: Dice) => T, met: (result: T, weight: W) => void, step: { readonly name: string }): void {
    this.depth = 0
    let outcomes = 0
    do {
      if (++outcomes > MAX_OUTCOMES) throw new TooManyOutcomes(step.name)
      this.cursor = 0
      const result = run(this)
      met(result, this.mass[this.depth] as W)
    } while (this.advance())
    addWork(outcomes)
  }
}
