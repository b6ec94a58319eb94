import { meanScore } from './game'

/**
 * Solves a game in turn once more under other constraints, on arrays of its positions. What a box gains is asked of each box of both
 * sides, and exploring the game afresh for each of them takes longer than everything else.
 */

/** The positions of a game and the acts between them; the positions that an act leads to have smaller indices. */
export interface GameArrays {
  /** Whose turn it is: 0 wants high scores, 1 low ones. */
  readonly turn: ArrayLike<number>
  /** At a position where dice decide, the chance of each of its acts, which are then results; else undefined. */
  readonly chances: readonly (readonly number[] | undefined)[]
  /** The position after a pass. */
  readonly passed: ArrayLike<number>
  /** The acts from a position are those from `first[at]` to `first[at + 1]`. */
  readonly first: ArrayLike<number>
  /** The position after an act. */
  readonly to: ArrayLike<number>
}

/** The constraints of a question. `isForbidden`: acts that may not be made. `ended`: the score of an end. */
interface ArrayConstraints {
  readonly isForbidden?: (act: number) => boolean
  /** Acts that mark all positions after them. */
  readonly marks?: (act: number) => boolean
  readonly ended: (at: number, isMarked: boolean) => number
}

/** The score of best play from each position before which no side passed and nothing is marked. */
export const solveBackwards = (
  { turn, chances, passed, first, to }: GameArrays,
  { isForbidden, marks, ended }: ArrayConstraints
): Float64Array => {
  const size = turn.length
  const layer = (isMarked: boolean, marked: Float64Array | undefined): Float64Array => {
    const best = new Float64Array(size)
    // the best score by acting; NaN where there is no act
    const acts = new Float64Array(size).fill(Number.NaN)
    const better = (at: number, pass: number): number => {
      const act = acts[at] as number
      if (Number.isNaN(act)) return pass
      return turn[at] === 0 ? Math.max(act, pass) : Math.min(act, pass)
    }
    const met = new Uint8Array(size)
    /** The mean over the results of dice. */
    const meanAt = (at: number): number =>
      meanScore(
        (chances[at] ?? []).map((chance, result) => ({ chance, score: bestAt(to[(first[at] as number) + result] as number) }))
      )
    /** After a pass the game ends by a second one, unless the other side has a better act. */
    const bestAt = (at: number): number => {
      if (met[at] === 0) {
        const other = passed[at] as number
        best[at] = chances[at] ? meanAt(at) : better(at, better(other, ended(other, isMarked)))
        met[at] = 1
      }
      return best[at] as number
    }
    for (let at = 0; at < size; at++) {
      if (chances[at]) continue
      let found = Number.NaN
      for (let act = first[at] as number; act < (first[at + 1] as number); act++) {
        if (isForbidden?.(act)) continue
        const next = to[act] as number
        const score = marked && marks?.(act) ? (marked[next] as number) : bestAt(next)
        if (Number.isNaN(found) || (turn[at] === 0 ? score > found : score < found)) found = score
      }
      acts[at] = found
    }
    for (let at = 0; at < size; at++) bestAt(at)
    return best
  }
  return layer(false, marks && layer(true, undefined))
}
