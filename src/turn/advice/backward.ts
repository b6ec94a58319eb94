import { meanScore } from './game'

/**
 * A game in turn whose positions are known, solved over again under other terms: what a box gains is asked of each box of both sides, and
 * walking the game afresh for each of them takes longer than everything else.
 */

/** Every position, those that follow it by an act before it, and the acts between them. */
export interface LaidOut {
  /** Whose turn it is: 0 wants high scores, 1 low ones. */
  readonly turn: ArrayLike<number>
  /** Of a position at which dice decide, the chance of each act from it, which are their results. */
  readonly chances: readonly (readonly number[] | undefined)[]
  /** Where a pass leads. */
  readonly passed: ArrayLike<number>
  /** The acts from a position are those from `first[at]` to `first[at + 1]`. */
  readonly first: ArrayLike<number>
  readonly to: ArrayLike<number>
}

/** What is asked of the game: acts that may not be made, acts after which it is another game, what an end is worth. */
export interface GameQuestion {
  readonly isShut?: (act: number) => boolean
  /** Such an act leads into the game that is marked. */
  readonly marks?: (act: number) => boolean
  readonly ended: (at: number, isMarked: boolean) => number
}

/** The score of best play from each position at which nobody has just passed and nothing is marked. */
export const solvedBackwards = (
  { turn, chances, passed, first, to }: LaidOut,
  { isShut, marks, ended }: GameQuestion
): Float64Array => {
  const size = turn.length
  const layer = (isMarked: boolean, marked: Float64Array | undefined): Float64Array => {
    const best = new Float64Array(size)
    // of acts alone; nothing where there is none
    const acts = new Float64Array(size).fill(Number.NaN)
    const better = (at: number, pass: number): number => {
      const act = acts[at] as number
      if (Number.isNaN(act)) return pass
      return turn[at] === 0 ? Math.max(act, pass) : Math.min(act, pass)
    }
    const met = new Uint8Array(size)
    /** Of what dice may show. */
    const meanAt = (at: number): number =>
      meanScore(
        (chances[at] ?? []).map((chance, result) => ({ chance, score: bestAt(to[(first[at] as number) + result] as number) }))
      )
    /** It ends by a second pass, unless the other side has an act that is better. */
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
        if (isShut?.(act)) continue
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
