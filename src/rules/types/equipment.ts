import type { Effect } from '../../model/effect'
import type { Cover, Ground } from '../../model/scenario'
import type { Cited } from './cited'

/** What a unit carries, rides and stands in. */

export interface Weapon extends Cited {
  readonly name: string
  readonly names: readonly string[]
  /** Range of its shots; absent: not a missile weapon. */
  readonly range?: 'M' | 'L'
  /** The range is the first edition's: that of the second is not in the sources. */
  readonly rangeInferred?: true
  readonly effects: readonly Effect[]
  /** Thrown at once after a move, without fatigue of its own, even by a unit that the move has exhausted (R2.9, V9.5). */
  readonly afterMove?: true
  /** Its shots never tire (V9.6). */
  readonly tireless?: true
  /** Who carries it cannot close ranks (V9.4). */
  readonly openRanks?: true
}

/** What being mounted does (R2.10). */
export interface Mount extends Cited {
  readonly names: readonly string[]
  readonly effects: readonly Effect[]
  /** Mounted units cannot close ranks (V9.4). */
  readonly openRanks?: true
}

export interface Terrain extends Cited {
  readonly name: string
  readonly names: readonly string[]
  readonly cover: Cover
  readonly ground: Ground
  readonly building?: true
}
