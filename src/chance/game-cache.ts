import type { GameArgument } from './dice'
import type { Call } from './game-odds'
import type { Odds } from './odds'

/** The odds of games, each worked out once: they are cached by the game and its arguments. */

type Path = Map<GameArgument, Path | Odds<unknown>>

/**
 * Whole numbers below this power of two are packed into one key. A key of six of them, the most there may be, is still exact.
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

/** The odds of games, computed at the first request for each call. */
export interface GameCache<W> {
  readonly oddsOf: (call: Call) => Odds<W>
  readonly clear: () => void
}

/** Caches up to `room` games. Small numbers among the arguments are packed into one key. */
export const gameCache = <W>(compute: (call: Call) => Odds<W>, capacity: number): GameCache<W> => {
  let cached = 0
  let games: Path = new Map()
  const forget = (): void => {
    games = new Map()
    cached = 0
  }
  const oddsOf = (call: Call): Odds<W> => {
    let path = branch(games, call[0])
    let key = 0
    for (let i = 1; i < call.length; i++) {
      const argument = call[i] as GameArgument
      if (isSmall(argument)) key = key * SMALL + argument
      // a large number becomes a string with its position, which the packed small numbers do not hold
      else path = branch(path, typeof argument === 'number' ? `${i} ${argument}` : argument)
    }
    const known = path.get(key) as Odds<W> | undefined
    if (known) return known
    const odds = compute(call)
    if (++cached > capacity) forget()
    else path.set(key, odds)
    return odds
  }
  return { oddsOf, clear: forget }
}
