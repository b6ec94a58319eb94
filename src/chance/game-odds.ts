import { addWork } from '../model/work'
import type { Dice, Die, Free, Game, GameArgument } from './dice'
import type { Odds } from './odds'
import type { Weights } from './sums'

/** A step that would be replayed more often than this is refused by name. */
export const MAX_OUTCOMES = 100_000

/** A step whose dice fall in too many ways for exact enumeration; Monte Carlo can still play it. */
export class TooManyOutcomes extends Error {
  override readonly name = 'TooManyOutcomes'
  constructor(readonly step: string) {
    super(`the step "${step}" has more than ${MAX_OUTCOMES} falls of the dice`)
  }
}

/** A game and its arguments, as many as the game has. */
export type Call = readonly [game: Game<readonly GameArgument[]>, ...args: readonly GameArgument[]]

export const callOf = <S extends readonly GameArgument[]>(game: Game<S>, ...args: S): Call => [game as Call[0], ...args]

/** A call as it is played. Its arguments are passed on one by one: spreading them at every fall costs more than the fall. */
export const playing = ([game, a, b, c, d, e, f, g, h]: Call): ((dice: Dice) => number) => {
  const free = game as unknown as Free
  return dice => free(dice, a, b, c, d, e, f, g, h)
}

/** Where an odometer has the odds of its wheels from. */
export interface Dealer<W> {
  roll(count: number, die: Die): Odds<W>
  /** The call is kept: it may not change any more. */
  play(call: Call): Odds<W>
}

const isSameCall = (known: Call, asked: ArrayLike<unknown>): boolean => known.every((argument, i) => argument === asked[i])

/**
 * Replays code once for every fall of its dice. The odometer's wheels are the rolls of one run, in order; a run reads the
 * wheels it has met and adds a wheel for each roll it has not. (A class: the code that is replayed is compiled together with its methods.)
 */
export class GameOdds<W> implements Dice {
  private readonly wheels: Odds<W>[] = []
  /** The game and arguments each wheel was made for. */
  private readonly calls: (Call | undefined)[] = []
  private readonly at: number[] = []
  /** `mass[i]`: the weight of the first i wheels as they stand. */
  private readonly mass: W[]
  private depth = 0
  private cursor = 0

  constructor(
    private readonly weights: Weights<W>,
    private readonly oddsFor: Dealer<W>
  ) {
    this.mass = [weights.one]
  }

  roll(count: number, die: Die): number {
    if (this.cursor < this.depth) return this.standing()
    this.calls[this.depth] = undefined
    return this.fall(this.oddsFor.roll(count, die))
  }

  // The arguments are gathered only where a wheel is added: replays outnumber those a hundred to one.
  play<S extends readonly GameArgument[]>(game: Game<S>, ...args: S): number
  play(): number {
    if (this.cursor < this.depth) return this.standing()
    // biome-ignore lint/complexity/noArguments: a rest parameter would be filled at every replay
    return this.fall(this.dealt(arguments))
  }

  private fall(odds: Odds<W>): number {
    const { depth } = this
    this.wheels[depth] = odds
    this.at[depth] = 0
    this.mass[depth + 1] = this.weights.times(this.mass[depth] as W, odds.weight[0] as W)
    this.depth++
    this.cursor++
    return odds.worth[0] as number
  }

  private standing(): number {
    const wheel = this.wheels[this.cursor] as Odds<W>
    return wheel.worth[this.at[this.cursor++] as number] as number
  }

  /** The game a wheel was made for is mostly the game that is asked for again. */
  private dealt(asked: ArrayLike<unknown>): Odds<W> {
    const last = this.calls[this.depth]
    const wheel = this.wheels[this.depth]
    if (last && wheel && isSameCall(last, asked)) return wheel
    const call: unknown[] = []
    for (let i = 0; i < asked.length; i++) call.push(asked[i])
    this.calls[this.depth] = call as unknown as Call
    return this.oddsFor.play(call as unknown as Call)
  }

  /** Turns the last wheel that can turn; false when all have come round. */
  private turn(): boolean {
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

  /** Plays `run` for every fall; `met` hears each result and its weight. Throws TooManyOutcomes by the name of the step. */
  every<T>(run: (dice: Dice) => T, met: (result: T, weight: W) => void, step: { readonly name: string }): void {
    this.depth = 0
    let falls = 0
    do {
      if (++falls > MAX_OUTCOMES) throw new TooManyOutcomes(step.name)
      this.cursor = 0
      const result = run(this)
      met(result, this.mass[this.depth] as W)
    } while (this.turn())
    addWork(falls)
  }
}
