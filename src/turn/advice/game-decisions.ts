import { SIDES, type Side } from '../../model/scenario'
import type { TestResult } from '../../model/unit-state'
import { type Move, PASS } from './acts'
import type { GameDecision, MoveRow } from './game'
import { afterPass, bestFrom, bestMovesFrom, type GameSearch, type PlayedMove, playFrom } from './game-search'
import { type Play, prependMoves, withoutIdlePasses } from './play'
import { follow, type Position } from './positions'

/** The decisions on the lines of best play in step 3 of the second edition, with what every other move would have led to. */

/** By the position that they lead to, the results of dice. */
const resultsByPosition = (
  { positions }: GameSearch,
  thrown: Position
): ReadonlyMap<Position, readonly (readonly TestResult[])[]> => {
  const found = new Map<Position, readonly (readonly TestResult[])[]>()
  for (const { to, results } of positions.outcomesOf(thrown)) found.set(to, [...(found.get(to) ?? []), results])
  return found
}

/** Every move that can be made, the best one first. `whole`: the play from the start, given a move and what follows it. */
const rowsAt = (
  search: GameSearch,
  { from, passes, move: best }: PlayedMove,
  whole: (move: Move, rest: Play) => Play
): readonly MoveRow[] => {
  const rowOf = (move: Move, score: number, rest: Play): MoveRow => ({
    move,
    score,
    play: withoutIdlePasses(whole(move, rest)),
    ...(rest.moves[0] && { reply: rest.moves[0] })
  })
  const acts = search.positions.actsFrom(from).flatMap(edge => {
    const next = follow(search.constraints, edge)
    return next ? [rowOf(edge.move, bestFrom(search, next, 0).score, playFrom(search, next, 0))] : []
  })
  const pass = best.action ? PASS[SIDES[from.turn] as Side] : best
  const passed = passes === 1 ? undefined : search.positions.passed(from)
  const rows = [...acts, rowOf(pass, afterPass(search, from, passes).score, playFrom(search, passed, 1))]
  return [...rows.filter(({ move }) => move === best), ...rows.filter(({ move }) => move !== best)]
}

/**
 * Every decision on the lines of best play, those before a throw first. `shown`: the results of earlier throws; `whole`: the play
 * from the start, given the rest of it.
 */
export const decisionsFrom = (
  search: GameSearch,
  start: Position,
  shown: GameDecision['shown'] = [],
  whole: (rest: Play) => Play = play => play
): readonly GameDecision[] => {
  const { made, thrown } = bestMovesFrom(search, start, 0)
  const moves = made.map(({ move }) => move)
  const decisions = made.flatMap((played, at): readonly GameDecision[] => {
    const rows = rowsAt(search, played, (move, rest) => whole(prependMoves([...moves.slice(0, at), move], rest)))
    return rows.length > 1 ? [{ by: SIDES[played.from.turn] as Side, shown, rows }] : []
  })
  if (!thrown) return decisions
  const later = [...resultsByPosition(search, thrown)].flatMap(([to, results]) => {
    const [first = []] = results
    const settled = (play: Play): Play => whole({ moves, outcomes: [{ results: first, chance: 1, score: 0, play }] })
    return decisionsFrom(search, to, [...shown, results], settled)
  })
  return [...decisions, ...later]
}
