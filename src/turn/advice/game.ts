import type { Side } from '../../model/study-report'
import type { Move } from './acts'
import type { Uses } from './opening'

/** What the game of step 3 is asked, and what it answers; `in-turn` solves it. */

/** What a question about the game adds to its rules. */
export interface Terms {
  readonly aim?: number
  /** Moves that may be made: `places` are those of the side's boxes after it. */
  readonly allows?: (move: Move, places: number) => boolean
  /** Such a move is remembered. */
  readonly marks?: (move: Move) => boolean
  /** It has not come to what is asked of a side. */
  readonly fails?: (places: Readonly<Record<Side, number>>, isMarked: boolean) => Side | undefined
  /** Other rules than these of the same name are never asked for. */
  readonly name?: string
}

export interface MoveRow {
  readonly move: Move
  readonly score: number
  /** Best play after it. */
  readonly rest: readonly Move[]
}

/** Every position on a line of play at which there was a choice, with every move there, the one that is made first. */
export interface Turn {
  readonly by: Side
  readonly before: readonly Move[]
  readonly rows: readonly MoveRow[]
}

export interface Game {
  /** Best play of both; beyond all bounds where a side cannot do what is asked of it. */
  scoreOf(terms: Terms): number
  /** Passes that end it are left out. */
  lineOf(terms: Terms): readonly Move[]
  turnsOf(terms: Terms): readonly Turn[]
  /** The game in which a box is left alone. */
  without(side: Side, box: number): Terms
  /** The most that a box gains over leaving it alone, wherever the game may come. */
  gainOf(side: Side, box: number): number
  /** How the boxes of a side were used, where they stand so. */
  usesAt(side: Side, places: number): Uses
  isUsedAt(side: Side, places: number, box: number): boolean
  diceAt(side: Side, places: number): number
  readonly mostDice: Readonly<Record<Side, number>>
}
