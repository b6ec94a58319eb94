import type { Cover, Effect, Spend, UnitClass } from '../fight'
import type { Part } from '../parts'
import type { Rate } from '../rate'
import type { Readings } from './readings'

export type Equipment = 'none' | 'bow' | 'sling' | 'crossbow' | 'javelins' | 'composite-bow' | 'heavy-weapon' | 'unarmed'

/** An effect of the ability step (V9.12). */
export type AbilityEffect =
  | Effect
  | { readonly verb: 'armour'; readonly of: 'own' | 'enemy'; readonly count: number }
  | { readonly verb: 'attack-roll'; readonly count: number }

/** A unit of the second edition (section 9). */
export interface Unit {
  readonly class: UnitClass
  readonly models: number
  readonly equipment?: Equipment
  readonly mounted?: boolean
  readonly fatigue?: number
  /** Models that fight (R3.1) or shoot (R2.1); all of them if left out. */
  readonly engaged?: number
  readonly cover?: Cover
  /** Read for the charged unit only (V9.4). */
  readonly closesRanks?: boolean
  /** A special rule forbids it (V9.4). */
  readonly neverClosesRanks?: boolean
  /** Bonus attack dice while the pool is made (V9.1). */
  readonly poolDice?: number
  readonly effects?: readonly AbilityEffect[]
  /** Each entry costs a marker of the enemy; the same one may stand here more than once (V9.7). */
  readonly spend?: readonly Spend[]
  /** Losses that one fatigue cancels (V9.8). */
  readonly resilience?: number
  /** Friendly hearthguard that may be removed instead (V9.8). */
  readonly bodyguards?: number
  /** A heroic unit (V9.9): lost in this order; `models` is their sum. */
  readonly parts?: readonly Part[]
  /** Instead of the profile; equipment and horses still change armour. */
  readonly armour?: number
  readonly armourShot?: number
  readonly melee?: Rate
  readonly shooting?: Rate
  readonly fatigueLimit?: number
}

/** A charge, or a shot of the attacker at the defender. */
export interface Fight {
  readonly kind: 'melee' | 'shoot'
  readonly attacker: Unit
  readonly defender: Unit
  readonly readings?: Partial<Readings>
}

const barred: readonly Equipment[] = ['bow', 'sling', 'crossbow', 'composite-bow', 'javelins', 'heavy-weapon', 'unarmed']

/** V9.4 */
export const mayCloseRanks = ({ equipment = 'none', mounted, neverClosesRanks }: Unit): boolean =>
  !mounted && !neverClosesRanks && !barred.includes(equipment)

export function checkUnit({ class: name, models, engaged = 0, parts }: Unit): void {
  if (models < 1) throw new RangeError('a unit has at least one model')
  if (name === 'warlord' && models !== 1) throw new RangeError('the warlord is a unit of one (R1.3)')
  if (engaged > models) throw new RangeError('no more models can be engaged than there are')
  if (parts && parts.reduce((sum, part) => sum + part.models, 0) !== models) throw new RangeError('the parts are the whole unit')
}

export function check({ kind, attacker, defender }: Fight): void {
  checkUnit(attacker)
  checkUnit(defender)
  if (kind === 'melee' && defender.closesRanks && !mayCloseRanks(defender)) {
    throw new RangeError('this unit cannot close ranks (V9.4)')
  }
}
