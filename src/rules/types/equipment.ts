import type { Effect, TroopClass } from '../../model/effect'
import type { Band } from '../../model/plan'
import type { Cover, Ground } from '../../model/scenario'
import type { Cited, Named } from './ability'
import type { Profile } from './troop'

/** What a unit carries, rides and stands in. */

export interface Weapon extends Cited, Named {
  readonly names: readonly string[]
  /** Range of its shots; absent: not a missile weapon. */
  readonly range?: Range
  readonly effects: readonly Effect[]
  /** Thrown at once after a move, without fatigue of its own, even by a unit that the move has exhausted (R2.9, V9.5). */
  readonly afterMove?: true
  /** Its shots never tire (V9.6). */
  readonly tireless?: true
  /** One shot a turn is free, with its fatigue (T5.14). */
  readonly freeShot?: true
  /** It never shoots twice in a row in a turn (T5.2, T5.3, T5.15). */
  readonly alternates?: true
  /** Who carries it cannot close ranks (V9.4); uneven: nor may they there (T5.14). */
  readonly openRanks?: true | 'uneven'
  /** How it is carried, where that is not as one likes (section 5). */
  readonly carried?: 'foot' | 'mounted'
  /** Nobody needs leave to have it. */
  readonly anyone?: true
  /** Who carries it moves and charges so far (T5.14). */
  readonly moves?: Band
}

/** How far a unit moves and charges where nothing slows it (R4.5, T4.10). */
export interface Movement {
  readonly move: Band
  readonly charge: Band
  /** After its first activation of a turn (T5.9). */
  readonly further?: Band
}

/** How far shots reach. */
export type Range = 'S' | 'M' | 'L'

/** What a unit rides, and what that does (R2.10); nobody who rides has cover. */
export interface Mount extends Cited, Named {
  readonly names: readonly string[]
  readonly effects: readonly Effect[]
  /** Who rides it cannot close ranks (V9.4). */
  readonly openRanks?: true
  /** Its riders count as foot (T5.13). */
  readonly foot?: true
  /** It shoots by itself so far. */
  readonly range?: Range
  /** Its shots are free and never tire (T5.13). */
  readonly tireless?: true
  /** Nor does it shoot twice in a row in a turn. */
  readonly alternates?: true
  /** Each of its models counts as four where models are counted (T1.8). */
  readonly presence?: true
  /** Losses that a fatigue cancels (T6.1). */
  readonly resilience?: number
  /** Where it does not move as horses do. */
  readonly movement?: Movement
  /** What a model on it is worth to the enemy, by class, where that is not its class's (T9.5). */
  readonly points?: Readonly<Partial<Record<TroopClass, number>>>
  /** Numbers of hearthguard on it that are others than their own. */
  readonly hearthguard?: Partial<Profile>
}

export interface Terrain extends Cited, Named {
  readonly names: readonly string[]
  readonly cover: Cover
  readonly ground: Ground
  readonly building?: true
}
