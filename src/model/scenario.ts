import type { Effect } from './effect'
import type { Distance } from './fight-state'

/** One fight as a player describes it: the contract for files, scripts, `--set` paths and CSV headers. */

export type Edition = 1 | 2
export type FightKind = 'melee' | 'shoot'

/** The sides of a fight; of a shot, the shooter is the attacker and its target the defender. */
export const SIDES = ['attacker', 'defender'] as const
export type Side = (typeof SIDES)[number]

export const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

export type Cover = 'none' | 'light' | 'heavy'
/** Dangerous: of the second edition (T4.10). */
export type Ground = 'open' | 'uneven' | 'dangerous'
/**
 * Enemy fatigue spent: own armour +1, or (melee only) that enemy's armour -1 (R2.2, R3.4). Against two units Side by Side it is
 * bought from each that has fatigue, or, numbered, from the first or the second alone (R6.3).
 */
export const SPENDS = ['armour', 'enemy-armour', 'armour-1', 'armour-2', 'enemy-armour-1', 'enemy-armour-2'] as const
export type Spend = (typeof SPENDS)[number]

interface Bought {
  readonly what: 'armour' | 'enemy-armour'
  /** Which of two enemies Side by Side pays; without it every one that has fatigue. */
  readonly from?: 0 | 1
}

/** What a spend buys, and from whom. */
export const BOUGHT: Readonly<Record<Spend, Bought>> = {
  armour: { what: 'armour' },
  'armour-1': { what: 'armour', from: 0 },
  'armour-2': { what: 'armour', from: 1 },
  'enemy-armour': { what: 'enemy-armour' },
  'enemy-armour-1': { what: 'enemy-armour', from: 0 },
  'enemy-armour-2': { what: 'enemy-armour', from: 1 }
}

/** An ability in play with its choices. Several uses of a multi box are dice of `attack` and `defence`. */
export interface AbilityUse {
  readonly id: string
  /** SAGA dice spent for attack dice (pools), or attack dice taken (Lords of Battle). */
  readonly attack?: number
  /** SAGA dice spent for defence dice (pools), or defence dice taken (Lords of Battle). */
  readonly defence?: number
  /** Models sacrificed (Valhalla) or fatigue taken (War Dance). */
  readonly count?: number
  /** How many of the SAGA dice spent showed the rare symbol; of a pool's dice the defence dice first. */
  readonly rare?: number
}

/** An act of one's own, by its effects; `rule`: used in place of an ability, so that no silence stops it (T3.8). */
export interface OwnAct {
  readonly name?: string
  readonly effects: readonly Effect[]
  readonly rule?: boolean
}

/** What a unit may do at its turn in step 3: spend fatigue, use the next of its abilities, or pass. */
export const ACTS = ['armour', 'enemy-armour', 'ability', 'pass'] as const

/** One act of step 3 (T3.8). */
export type Act = (typeof ACTS)[number] | OwnAct

export interface Guards {
  readonly models: number
  readonly unit: string
}

/** Dice per model: a number, or a fraction as text ("1/3"). */
export type PerModel = number | string

export interface UnitRequest {
  /** A class, a troop name of a faction, a hero, or a unit of the user's own. */
  readonly unit: string
  /** 1 to 12; the troop's usual size where it has one (a warlord is 1). */
  readonly models?: number
  readonly faction?: string
  readonly weapon?: string
  readonly mounted?: boolean
  /** What it rides, where that is not horses (T5.9 to T5.13). */
  readonly mount?: string
  /** One of its models bears a war banner (T6.8). */
  readonly banner?: boolean
  /** Fatigue as the fight begins, the charge's own included. */
  readonly fatigue?: number
  /** Not the unit's first activation: 1 more fatigue, before contact (charge) or after the shot (R4.1). */
  readonly moved?: boolean
  /** Models that fight or shoot (R2.1, R3.1); all of them by default. */
  readonly engaged?: number
  readonly cover?: Cover
  readonly ground?: Ground
  /** Occupies a building (R3.11): heavy cover, and the attacker always disengages. */
  readonly building?: boolean
  readonly abilities?: readonly (string | AbilityUse)[]
  /** What the unit's side buys with the enemy's fatigue. */
  readonly spend?: readonly Spend[]
  /** Second edition: what the unit does in step 3, one after another, in turn with the enemy (T3.8); abilities and fatigue it does not name come after. */
  readonly acts?: readonly Act[]
  readonly givesUpDice?: boolean
  /** The same in the further melees of Thor, which are chosen anew (reading thor-choices): dice as in the first and nothing spent, by default. */
  readonly givesUpDiceAgain?: boolean
  readonly spendAgain?: readonly Spend[]
  readonly guards?: Guards
  /** Friendly units near it, for effects that count them. */
  readonly friendsNear?: number
  /** Wounds of a warlord in the Challenge (R8.3): uncancelled hits that the warlord can take. */
  readonly wounds?: number
  /** saga2: the losses one fatigue cancels (V9.8). */
  readonly resilience?: number
  /** The sum of the Wrath dice, or the dice to average over ("3d6") (R6.6). */
  readonly wrath?: number | string
  readonly effects?: readonly Effect[]
  readonly armour?: number
  readonly armourShot?: number
  readonly dicePerModel?: PerModel
  /** Second edition: where it charges and rolls other dice then (T6.11). */
  readonly dicePerModelCharging?: PerModel
  readonly dicePerModelShot?: PerModel
  readonly fatigueLimit?: number
  /** What it may have, each with its chance; a fight is averaged over all cases. */
  readonly maybe?: readonly Uncertain[]
}

/** What of a unit may be unknown to its enemy. */
export const UNCERTAIN = [
  'weapon',
  'mounted',
  'mount',
  'banner',
  'fatigue',
  'moved',
  'cover',
  'ground',
  'building',
  'abilities',
  'spend',
  'givesUpDice'
] as const satisfies readonly (keyof UnitRequest)[]

/** Where a unit stands: scenery may be several of these at once. */
export const PLACE = ['cover', 'ground', 'building'] as const satisfies readonly (typeof UNCERTAIN)[number][]

/**
 * What a unit has with a chance above 0, up to 1: one of these keys, or of a place several. Abilities are independent of each other; of other keys, several
 * of one key exclude each other.
 */
export type Uncertain = { readonly chance: number } & Pick<UnitRequest, (typeof UNCERTAIN)[number]>

export type SideRequest = UnitRequest | { readonly together: readonly [UnitRequest, UnitRequest] }

export type MethodName = 'exact' | 'monte-carlo' | 'both' | 'fractions'

export interface Scenario {
  readonly kind: FightKind
  /** Whose turn it is: the attacker's by default. An ability may let a unit charge in the enemy's turn (Taunt), or shoot (R7.4). */
  readonly turn?: Side
  readonly edition?: Edition
  readonly readings?: Readonly<Record<string, string>>
  readonly attacker: SideRequest
  readonly defender: SideRequest
  readonly boards?: readonly string[]
  /** Side by Side: attack dice the enemy aims at the first unit of the two; its best split by default (R6.3). */
  readonly split?: number
  /** Melees fought one after another, until a side is gone (R8.3: up to 7 in the Challenge). */
  readonly rounds?: number
  /** What the report answers before all else, by its path: `attacker.losses.atLeast.3`. */
  readonly ask?: readonly string[]
  /** How far the target of a shot is, for what counts at some distances only. */
  readonly within?: Distance
  readonly costs?: Readonly<Record<string, string>>
  readonly method?: MethodName
  readonly trials?: number
  readonly precision?: number
  readonly seed?: string
  readonly id?: string
}
