import { type GameArrays, solveBackwards } from './backward'
import { NO_POSITION } from './engagement-transitions'
import type { Constraints } from './game'
import { bestFrom, type GameSearch } from './game-search'
import type { Edge, Outcome, Position } from './positions'

/** A whole game of step 3 of the second edition as arrays, to be solved again under other constraints. */

interface ExploredGame extends GameArrays {
  readonly positions: readonly Position[]
  readonly edges: readonly (Edge | Outcome)[]
  /** The index of a position, by its id. */
  readonly indexOf: Int32Array
}

/** Every position of a game, explored by a search without constraints. */
export const exploreGame = (search: GameSearch): ExploredGame => {
  const { positions } = search
  const { visited: met } = search.memo
  bestFrom(search, positions.start, 0)
  // meets what passes lead to as well
  for (const from of met) bestFrom(search, from, 0)
  const indexOf = new Int32Array(positions.count()).fill(NO_POSITION)
  met.forEach((from, at) => {
    indexOf[from.id] = at
  })
  const nextOf = (from: Position): readonly (Edge | Outcome)[] =>
    from.isThrown ? positions.outcomesOf(from) : positions.actsFrom(from)
  const edges = met.flatMap(nextOf)
  const first = new Int32Array(met.length + 1)
  met.forEach((from, at) => {
    first[at + 1] = (first[at] as number) + nextOf(from).length
  })
  return {
    positions: met,
    edges,
    indexOf,
    chances: met.map(from => (from.isThrown ? positions.outcomesOf(from).map(({ chance }) => chance) : undefined)),
    turn: Uint8Array.from(met, ({ turn }) => turn),
    passed: Int32Array.from(met, from => (from.isThrown ? NO_POSITION : (indexOf[positions.passed(from).id] as number))),
    first,
    to: Int32Array.from(edges, ({ to }) => indexOf[to.id] as number)
  }
}

/** The score of best play from every position under these constraints. `endScore`: the score of the end at an index. */
export const scoresUnder = (
  explored: ExploredGame,
  { allows, marks }: Constraints,
  endScore: (at: number, isMarked: boolean) => number
): Float64Array => {
  const edgeOf = (act: number) => explored.edges[act] as Edge
  return solveBackwards(explored, {
    ...(allows && { isForbidden: act => !allows(edgeOf(act).move, edgeOf(act).boxStatesAfter) }),
    ...(marks && { marks: act => marks(edgeOf(act).move) }),
    ended: endScore
  })
}
