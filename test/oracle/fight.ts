import type { Ability } from './ability'
import type { Part } from './parts'
import type { Rate } from './rate'
import type { Readings } from './readings'

export type UnitClass = 'levies' | 'warriors' | 'hearthguard' | 'warlord'
export type Faction = 'vikings' | 'anglo-danes' | 'normans' | 'welsh'
export type Weapon = 'none' | 'danish-axe' | 'bow' | 'sling' | 'crossbow' | 'javelins' | 'composite-bow'
export type Cover = 'none' | 'light' | 'heavy'
/** A fatigue marker of the enemy unit buys own armour +1 or enemy armour -1 (R3.4). */
export type Spend = 'armour' | 'enemy-armour'
/** A bonus without a board. It counts as an ability of step 3: inside the caps, and not in a further melee. */
export type Effect =
  | { readonly verb: 'attack-dice' | 'defence-dice'; readonly count: number }
  | { readonly verb: 'reroll'; readonly of: 'attack' | 'defence' }

export interface Unit {
  readonly class: UnitClass
  /** Four hearthguard of the Vikings (R5.3). */
  readonly berserkers?: boolean
  readonly faction?: Faction
  readonly models: number
  readonly weapon?: Weapon
  readonly mounted?: boolean
  /** As the fight begins, before the boxes of Orders and Activation. */
  readonly fatigue?: number
  /** It charges after another move or shot: 1 fatigue that comes after those boxes, before the melee (R4.1). */
  readonly moved?: boolean
  /** Models that fight (R3.1) or shoot (R2.1); all of them if left out. */
  readonly engaged?: number
  readonly ground?: 'open' | 'uneven'
  readonly cover?: Cover
  /** In the order they are played. */
  readonly abilities?: readonly Ability[]
  readonly effects?: readonly Effect[]
  /** Added to each attack die of a shot. */
  readonly rollShot?: number
  readonly spend?: readonly Spend[]
  /** Read for the defender of a melee only (R3.3). */
  readonly givesUpDice?: boolean
  /** In a further melee (Thor, reading thor-choices): dice are given up as before, and nothing is spent, unless this says otherwise. */
  readonly again?: { readonly givesUpDice?: boolean; readonly spend?: readonly Spend[] }
  /** Friendly models within VS of a warlord, for Resistance (R6.1). */
  readonly guards?: { readonly models: number; readonly class: UnitClass }
  /** Models that differ, lost in this order (R6.4, R6.5); `models` is their sum. */
  readonly parts?: readonly Part[]
  /** Instead of the profile of the class, and of R5.6. Arms, horses and cover still change it. */
  readonly armour?: number
  readonly armourShot?: number
  readonly melee?: Rate
  readonly shooting?: Rate
  readonly fatigueLimit?: number
  readonly points?: Rate
  /** Uncancelled hits that the last model ignores in each shooting and melee: 1 for a warlord (R6.1), 0 for others. */
  readonly resistance?: number
  /** Of its last model, in the Challenge (R8.3). */
  readonly wounds?: number
  /** Taillefer never has any fatigue (R6.4). */
  readonly immuneToFatigue?: boolean
  /** Fatigue to come in its own turn that is ignored: Harold's first (R6.4). */
  readonly fatigueIgnored?: number
  /** Never Side by Side (R6.4). */
  readonly alone?: boolean
  /** It plays no abilities (R6.5, R8.3). */
  readonly boardless?: boolean
  /** Nor do the enemy's work on it: baggage (R8.3, S1 p.56). */
  readonly untouched?: boolean
  /** Sum of the dice of the Jomsvikings' Wrath (R6.6). */
  readonly wrath?: number
}

/** First edition: a melee of attacker and defender, or a shot of a shooter (attacker) at a target (defender). */
export interface Fight {
  readonly kind: 'melee' | 'shoot'
  readonly attacker: Unit
  readonly defender: Unit
  /** Whose turn it is; the attacker's if left out. */
  readonly turn?: Side
  /** The defender holds a building (R3.11). */
  readonly building?: boolean
  readonly readings?: Partial<Readings>
}

export type Side = 'attacker' | 'defender'

export const hasTurn = ({ turn = 'attacker' }: Pick<Fight, 'turn'>, side: Side): boolean => turn === side

export const plays = (unit: Unit, id: Ability['id']): boolean => (unit.abilities ?? []).some(ability => ability.id === id)

/** The unit plays the ability on an enemy on whom abilities work. */
export const playsOn = (unit: Unit, enemy: Unit, id: Ability['id']): boolean => !enemy.untouched && plays(unit, id)

/** R6.1, and heroes of R6.4. */
export const resistanceOf = (unit: Unit): number => unit.resistance ?? (unit.class === 'warlord' ? 1 : 0)

/** Refuses what no table could lay out. */
export function checkUnit(unit: Unit): void {
  const { models, parts } = unit
  if (models < 1) throw new RangeError('a unit has at least one model')
  if (unit.class === 'warlord' && models !== 1) throw new RangeError('the warlord is a unit of one (R1.3)')
  if ((unit.engaged ?? 0) > models) throw new RangeError('no more models can be engaged than there are')
  if (parts && parts.reduce((sum, part) => sum + part.models, 0) !== models) throw new RangeError('the parts are the whole unit')
  if (unit.boardless && unit.abilities?.length) throw new RangeError('the unit plays no abilities (R6.5, R8.3)')
}

export function check({ attacker, defender }: Fight): void {
  for (const unit of [attacker, defender]) checkUnit(unit)
}
