import { worked } from '../model/work'
import type { Dice, Die, Game, Stake } from './dice'
import type { Odds } from './odds'
import type { Weights } from './sums'

/** A step that would be replayed more often than this is refused by name. */
export const MOST_FALLS = 100_000

/** A step whose dice fall in too many ways for exact enumeration; Monte Carlo can still play it. */
export class TooManyFalls extends Error {
  override readonly name = 'TooManyFalls'
  constructor(readonly step: string) {
    super(`the step "${step}" has more than ${MOST_FALLS} falls of the dice`)
  }
}

/** A game and its stakes, as many as the game has. */
export type Call = readonly [game: Game<readonly Stake[]>, ...stakes: readonly Stake[]]

export const callOf = <S extends readonly Stake[]>(game: Game<S>, ...stakes: S): Call => [game as Call[0], ...stakes]

/** Where an odometer has the odds of its wheels from. */
export interface Dealer<W> {
  roll(count: number, die: Die): Odds<W>
  /** The call is kept: it may not change any more. */
  play(call: Call): Odds<W>
}

const isSameCall = (known: Call, asked: ArrayLike<unknown>): boolean => known.every((stake, i) => stake === asked[i])

/**
 * Replays code once for every fall of its dice. The odometer's wheels are the rolls of one run, in order; a run reads the
 * wheels it has met and adds a wheel for each roll it has not.
 */
export const gameOdds = <W>(weights: Weights<W>, oddsFor: Dealer<W>) => {
  const wheels: Odds<W>[] = []
  /** The game and stakes each wheel was made for. */
  const calls: (Call | undefined)[] = []
  const at: number[] = []
  /** `mass[i]`: the weight of the first i wheels as they stand. */
  const mass: W[] = [weights.one]
  let depth = 0
  let cursor = 0

  const fall = (odds: Odds<W>): number => {
    wheels[depth] = odds
    at[depth] = 0
    mass[depth + 1] = weights.times(mass[depth] as W, odds.weight[0] as W)
    depth++
    cursor++
    return odds.worth[0] as number
  }
  const standing = (): number => {
    const wheel = wheels[cursor] as Odds<W>
    return wheel.worth[at[cursor++] as number] as number
  }
  /** The game a wheel was made for is mostly the game that is asked for again. */
  const dealt = (asked: ArrayLike<unknown>): Odds<W> => {
    const last = calls[depth]
    const wheel = wheels[depth]
    if (last && wheel && isSameCall(last, asked)) return wheel
    const call: unknown[] = []
    for (let i = 0; i < asked.length; i++) call.push(asked[i])
    calls[depth] = call as unknown as Call
    return oddsFor.play(call as unknown as Call)
  }
  const dice: Dice = {
    roll(count, die) {
      if (cursor < depth) return standing()
      calls[depth] = undefined
      return fall(oddsFor.roll(count, die))
    },
    // The stakes are gathered only where a wheel is added: replays outnumber those a hundred to one.
    play: function play(_game: Game<readonly Stake[]>) {
      if (cursor < depth) return standing()
      // biome-ignore lint/complexity/noArguments: a rest parameter would be filled at every replay
      return fall(dealt(arguments))
    } as Dice['play']
  }
  /** Turns the last wheel that can turn; false when all have come round. */
  const turn = (): boolean => {
    while (depth > 0) {
      const wheel = wheels[depth - 1] as Odds<W>
      const next = (at[depth - 1] as number) + 1
      if (next < wheel.worth.length) {
        at[depth - 1] = next
        mass[depth] = weights.times(mass[depth - 1] as W, wheel.weight[next] as W)
        return true
      }
      depth--
    }
    return false
  }
  return {
    /** Plays `run` for every fall; `met` hears each result and its weight. Throws TooManyFalls by the name of the step. */
    every<T>(run: (dice: Dice) => T, met: (result: T, weight: W) => void, step: { readonly name: string }) {
      depth = 0
      let falls = 0
      do {
        if (++falls > MOST_FALLS) throw new TooManyFalls(step.name)
        cursor = 0
        const result = run(dice)
        met(result, mass[depth] as W)
      } while (turn())
      worked(falls)
    }
  }
}

export type GameOdds<W> = ReturnType<typeof gameOdds<W>>
